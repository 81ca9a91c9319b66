// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The pixel combiners of World of Warcraft (rendering-and-simulation.md §5), numbered as core/scene/scene_batch.h does.
struct Texels {
    vec4 first, second, third, fourth;
};

struct Combined {
    vec3 diffuse; // to be tinted and lit
    vec3 added; // as it is
    float opacity;
};

float luminance(vec3 colour)
{
    return dot(colour, vec3(0.30, 0.59, 0.11));
}

// a, or twice the product of both where a is not opaque.
vec3 doubled(vec4 a, vec4 b)
{
    return mix(2.0 * a.rgb * b.rgb, a.rgb, a.a);
}

vec4 crossfade(Texels t, vec4 weight)
{
    return mix(mix(t.first, t.second, clamp(weight.y, 0.0, 1.0)), t.third, clamp(weight.z, 0.0, 1.0));
}

// Emblem on background; p: colours of the background, of the emblem.
vec3 tabard(vec4 base, vec4 emblem, vec3 p0, vec3 p1)
{
    return base.rgb * mix(p0, emblem.rgb * p1, emblem.a);
}

Combined ofOne(int combiner, vec4 a)
{
    switch (combiner) {
    case 0: // Opaque
        return Combined(a.rgb, vec3(0.0), 1.0);
    case 3: // Illum
        return Combined(vec3(0.0), vec3(0.0), a.a);
    }
    return Combined(a.rgb, vec3(0.0), a.a); // Mod, Mod_Depth
}

// Those whose first texture says nothing about opacity.
Combined ofTwoOpaque(int combiner, vec4 a, vec4 b, vec4 weight)
{
    vec3 product = a.rgb * b.rgb, glow = b.rgb * b.a, none = vec3(0.0);
    switch (combiner) {
    case 4: // Opaque_Opaque
        return Combined(product, none, 1.0);
    case 5: // Opaque_Mod
        return Combined(product, none, b.a);
    case 6: // Opaque_Mod2x
        return Combined(2.0 * product, none, 2.0 * b.a);
    case 7: // Opaque_Mod2xNA
        return Combined(2.0 * product, none, 1.0);
    case 8: // Opaque_Mod2xNA_Alpha
        return Combined(doubled(a, b), none, 1.0);
    case 9: // Opaque_ModNA_Alpha
        return Combined(mix(product, a.rgb, a.a), none, 1.0);
    case 10: // Opaque_AddAlpha
        return Combined(a.rgb, glow, 1.0);
    case 11: // Opaque_AddAlpha_Alpha
        return Combined(a.rgb, glow * (1.0 - a.a), 1.0);
    case 12: // Opaque_AddAlpha_Wgt
        return Combined(a.rgb, glow * weight.y, 1.0);
    case 13: // Opaque_Mod_Add_Wgt
        return Combined(mix(a.rgb, b.rgb, b.a), a.rgb * a.a * weight.x, 1.0);
    case 14: // Opaque_Alpha
        return Combined(mix(a.rgb, b.rgb, b.a), none, 1.0);
    }
    return Combined(mix(mix(a.rgb, b.rgb, b.a), a.rgb, a.a), none, 1.0); // Opaque_Alpha_Alpha
}

Combined ofTwo(int combiner, vec4 a, vec4 b, vec4 weight, vec3 p0, vec3 p1)
{
    vec3 product = a.rgb * b.rgb, glow = b.rgb * b.a, none = vec3(0.0);
    switch (combiner) {
    case 16: // Mod_Opaque
        return Combined(product, none, a.a);
    case 18: // Mod_Mod2x
        return Combined(2.0 * product, none, 2.0 * a.a * b.a);
    case 19: // Mod_Mod2xNA
        return Combined(2.0 * product, none, a.a);
    case 20: // Mod_Add
        return Combined(a.rgb, b.rgb, a.a + b.a);
    case 21: // Mod_AddNA
        return Combined(a.rgb, b.rgb, a.a);
    case 22: // Mod_Add_Alpha
        return Combined(a.rgb, b.rgb * (1.0 - a.a), a.a + b.a);
    case 23: // Mod_AddAlpha
        return Combined(a.rgb, glow, a.a);
    case 24: // Mod_AddAlpha_Alpha
        return Combined(a.rgb, glow * (1.0 - a.a), a.a + b.a * luminance(b.rgb));
    case 25: // Mod_AddAlpha_Wgt
        return Combined(a.rgb, glow * weight.y, a.a);
    case 27: // Guild_NoBorder
        return Combined(tabard(a, b, p0, p1), none, a.a);
    }
    return Combined(product, none, a.a * b.a); // Mod_Mod, Mod_Mod_Depth
}

Combined ofMore(int combiner, Texels t, vec4 weight, vec3 p0, vec3 p1, vec3 p2)
{
    vec4 a = t.first, b = t.second, c = t.third;
    vec3 none = vec3(0.0);
    float share = clamp(c.a * weight.z, 0.0, 1.0);
    switch (combiner) {
    case 28: // Opaque_Mod2xNA_Alpha_Add
        return Combined(doubled(a, b), c.rgb * c.a * weight.z, 1.0);
    case 29: // Opaque_Mod2xNA_Alpha_3s
        return Combined(mix(2.0 * a.rgb * b.rgb, c.rgb, c.a), none, 1.0);
    case 30: // Opaque_Mod2xNA_Alpha_Alpha
        return Combined(mix(mix(2.0 * a.rgb * b.rgb, c.rgb, c.a), a.rgb, a.a), none, 1.0);
    case 31: // Opaque_Mod2xNA_Alpha_UnshAlpha
        return Combined(doubled(a, b) * (1.0 - share), c.rgb * share, 1.0);
    case 33: // Mod_Mod_Mod_Const
        return Combined(a.rgb * b.rgb * c.rgb * p0, none, a.a * b.a * c.a);
    case 34: // Guild
        return Combined(mix(tabard(a, b, p0, p1), c.rgb * p2, c.a), none, a.a);
    case 35: // Guild_Opaque
        return Combined(mix(tabard(a, b, p0, p1), c.rgb * p2, c.a), none, 1.0);
    }
    vec4 faded = crossfade(t, weight);
    // Mod_Dual_Crossfade, Mod_Masked_Dual_Crossfade
    return Combined(faded.rgb, none, combiner == 36 ? faded.a * t.fourth.a : faded.a);
}

Combined combine(int combiner, Texels t, vec4 weight, vec3 p0, vec3 p1, vec3 p2)
{
    if (combiner < 4)
        return ofOne(combiner, t.first);
    if (combiner < 16)
        return ofTwoOpaque(combiner, t.first, t.second, weight);
    if (combiner < 28)
        return ofTwo(combiner, t.first, t.second, weight, p0, p1);
    return ofMore(combiner, t, weight, p0, p1, p2);
}
