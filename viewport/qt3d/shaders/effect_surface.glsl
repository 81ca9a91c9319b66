// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The textures of a StarCraft II material on particles and ribbons; see ParticleSurface.
uniform sampler2D colourTexture; // base
uniform sampler2D secondTexture; // glow
uniform sampler2D thirdTexture; // mask
// Each: 1 if it is there, channels as M3 numbers them, 1 on the cell, brightness.
uniform vec4 surfaceBase, surfaceGlow, surfaceMask;

vec4 surfacePart(sampler2D source, vec4 part, vec2 cell, vec2 whole)
{
    vec4 texel = texture(source, part.z > 0.5 ? cell : whole);
    if (part.y > 4.5)
        texel = texel.bbbb;
    else if (part.y > 3.5)
        texel = texel.gggg;
    else if (part.y > 2.5)
        texel = texel.rrrr;
    else if (part.y > 1.5)
        texel = texel.aaaa;
    return texel * vec4(vec3(part.w), 1.0);
}

vec4 surfaceTexel(vec2 cell, vec2 whole)
{
#if SURFACE_BASE
    vec3 colour = surfacePart(colourTexture, surfaceBase, cell, whole).rgb;
#else
    vec3 colour = vec3(surfaceBase.x < -0.5 ? 1.0 : 0.0);
#endif
#if SURFACE_GLOW
    colour += surfacePart(secondTexture, surfaceGlow, cell, whole).rgb;
#endif
#if SURFACE_MASK
    // Of several channels the mask is their opacity or, without one, how bright they are.
    vec4 mask = surfacePart(thirdTexture, surfaceMask, cell, whole);
    return vec4(colour, surfaceMask.y < 0.5 ? max(mask.r, max(mask.g, mask.b)) : mask.a);
#else
    return vec4(colour, 1.0);
#endif
}
