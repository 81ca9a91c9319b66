#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One pass of a StarCraft II material. What each part does: core/scene/scene_surface.h; numbers of slots and sources are those of its enums.
in vec3 localPosition;
in vec3 worldPosition;
in vec3 viewPosition;
in vec3 worldNormal;
in vec4 worldTangent;
in vec4 uv01;
in vec4 uv23;
in vec4 vertexTint;
in vec4 screenPosition;

uniform mat4 viewMatrix;
uniform vec3 eyePosition;
uniform vec4 tint; // colour, opacity
uniform vec4 layerState; // shaded, unused, fog target, 1 where the alpha is no opacity
uniform vec2 alphaTest; // lowest opacity of the masks, of the result

out vec4 fragColour;

#pragma include surroundings.glsl

struct Part {
    vec4 rowU; // of the texture matrix; source of the coordinates
    vec4 rowV; // of the texture matrix; channels
    vec4 colour;
    vec4 tone; // factor, sum, flags: 1 on, 2 inverts, 4 clamps, 8 team colour, 16 normals have x in alpha; factor of the alpha
    vec4 cells; // column and row of the cell, columns and rows
    vec4 fresnel; // kind, exponent, minimum, range
};

layout(std140) uniform SurfaceParts {
    vec4 blends; // of decal and environment, emissive 1 and 2; 1 where the specular layer's alpha is its colour
    vec4 shine; // specularity, factors of highlight and emissive layers, 1 where broad highlights are fainter
    vec4 environmentShare; // constant, by diffuse light, by the highlight, unused
    vec4 teamColour;
    vec4 vertexUse; // 1 where the vertices' colour, alpha count
    Part parts[13];
};

vec3 plainNormal; // of the surface; what is mirrored follows it, bends of the normal map or not
vec3 bentNormal; // what light takes; both in world space

bool has(int slot, int flag)
{
    return (int(parts[slot].tone.z) & flag) != 0;
}

vec2 sourceOf(int source)
{
    if (source == 1)
        return uv01.zw;
    if (source == 2 || source == 3)
        return reflect(normalize(worldPosition - eyePosition), plainNormal).xz * vec2(0.5, -0.5) + 0.5;
    if (source == 4)
        return localPosition.xy;
    if (source == 5)
        return worldPosition.xy;
    if (source == 7 || source == 8)
        return plainNormal.xz * vec2(0.5, -0.5) + 0.5;
    if (source == 9)
        return uv23.xy;
    if (source == 10)
        return uv23.zw;
    if (source == 11)
        return localPosition.yz;
    if (source == 12)
        return localPosition.xz;
    if (source == 13)
        return worldPosition.yz;
    if (source == 14)
        return worldPosition.xz;
    if (source == 15)
        return screenPosition.xy / screenPosition.w * vec2(0.5, -0.5) + 0.5;
    return uv01.xy;
}

vec2 coordinates(int slot)
{
    vec3 at = vec3(sourceOf(int(parts[slot].rowU.w)), 1.0);
    vec2 uv = vec2(dot(parts[slot].rowU.xyz, at), dot(parts[slot].rowV.xyz, at));
    vec4 cells = parts[slot].cells;
    return cells.z * cells.w > 1.0 ? (fract(uv) + cells.xy) / cells.zw : uv;
}

float fresnelOf(vec4 fresnel)
{
    float edge = pow(max(1.0 - abs(dot(bentNormal, normalize(eyePosition - worldPosition))), 1e-6), fresnel.y);
    if (fresnel.x > 1.5)
        edge = 1.0 - edge;
    return clamp(fresnel.z + fresnel.w * edge, 0.0, 1.0);
}

vec4 toned(int slot, vec4 texel)
{
    Part part = parts[slot];
    int channels = int(part.rowV.w);
    vec4 value = channels < 2 ? texel : vec4(channels == 2 ? texel.a : channels == 3 ? texel.r : channels == 4 ? texel.g : texel.b);
    if (channels == 0)
        value.a = 1.0;
    value.a *= part.tone.w;
    if (has(slot, 8))
        value = vec4(mix(teamColour.rgb, value.rgb, texel.a), 1.0);
    if (has(slot, 2))
        value = vec4(1.0) - value;
    value = value * part.tone.x + part.tone.y;
    if (has(slot, 4))
        value = clamp(value, 0.0, 1.0);
    if (part.fresnel.x > 0.5)
        value *= fresnelOf(part.fresnel);
    return value;
}

#pragma include surface slots

vec3 combined(vec3 below, vec4 above, float mode)
{
    if (mode < 0.5)
        return below * above.rgb;
    if (mode < 1.5)
        return below * above.rgb * 2.0;
    if (mode < 2.5)
        return below + above.rgb * above.a;
    if (mode < 3.5)
        return mix(below, above.rgb, above.a);
    if (mode < 5.5)
        return below + above.a * teamColour.rgb;
    return below + above.rgb;
}

bool isSum(float mode)
{
    return mode > 1.5 && (mode < 2.5 || mode > 3.5);
}

// x in the alpha and y in the green channel, as DXT5 keeps them best; red and green where there is no alpha.
void bendNormal()
{
    plainNormal = bentNormal = normalize(gl_FrontFacing ? worldNormal : -worldNormal);
    if (!has(10, 1))
        return;
    vec4 texel = rawNormal();
    vec2 bent = (has(10, 16) ? texel.ag : texel.rg) * (255.0 / 127.0) - 128.0 / 127.0;
    vec3 tangent = worldTangent.xyz - bentNormal * dot(bentNormal, worldTangent.xyz);
    if (dot(tangent, tangent) < 1e-8)
        return;
    vec3 bitangent = cross(bentNormal, normalize(tangent)) * worldTangent.w;
    bentNormal = normalize(normalize(tangent) * bent.x + bitangent * bent.y
                           + bentNormal * sqrt(max(0.0, 1.0 - dot(bent, bent))));
}

float shining(vec3 toLight, vec3 toEye, float exponent)
{
    return dot(bentNormal, toLight) > 0.0 ? pow(max(dot(bentNormal, normalize(toLight + toEye)), 0.0), exponent) : 0.0;
}

vec3 highlight(float exponent)
{
    vec3 toEye = normalize(eyePosition - worldPosition);
    vec3 sum = sunColour.rgb * shining(toSun.xyz, toEye, exponent);
    for (int i = 0; i < int(counts.x); ++i) {
        if (lights[i].place.w != 2.0)
            sum += lights[i].colour.rgb * shining(directionTo(lights[i], worldPosition), toEye, exponent) * arriving(lights[i], worldPosition);
    }
    return sum;
}

void main()
{
    bendNormal();
    float opacity = vertexUse.y > 0.0 ? vertexTint.a : 1.0;
    if (has(8, 1))
        opacity *= layer8().a;
    if (has(9, 1))
        opacity *= layer9().a;
    opacity = clamp(opacity, 0.0, 1.0);
    if (opacity < alphaTest.x)
        discard;
    float alpha = mix(opacity, 1.0, layerState.w) * tint.a;
    if (alpha < alphaTest.y)
        discard;

    vec3 colour = has(0, 1) ? layer0().rgb : vec3(0.0);
    if (has(1, 1))
        colour = combined(colour, layer1(), blends.x);
    bool isLit = layerState.x > 0.0;
    vec3 light = isLit ? mattLight(worldPosition, bentNormal) : vec3(1.0);
    if (isLit && has(12, 1))
        light -= ambientColour.rgb * (1.0 - clamp(layer12().r, 0.0, 1.0));
    if (has(11, 1))
        light *= layer11().rgb * 2.0;
    colour *= light;

    vec3 shone = vec3(0.0);
    if (isLit && has(2, 1)) {
        vec4 specular = layer2();
        float gloss = has(3, 1) ? layer3().a : 1.0;
        float exponent = clamp(shine.x * gloss * gloss, 1.0, 512.0);
        shone = (blends.w > 0.0 ? specular.aaa : specular.rgb) * highlight(exponent) * shine.y;
        if (shine.w > 0.0)
            shone *= clamp((4.333e-3 - 4.444e-6 * exponent) * exponent + 2.0834e-3, 0.0, 1.0);
        colour += shone;
    }
    vec3 emitted = vec3(0.0);
    bool sums = has(4, 1) && isSum(blends.y);
    if (sums)
        emitted = combined(emitted, layer4(), blends.y);
    else if (has(4, 1))
        colour = combined(colour, layer4(), blends.y);
    if (has(5, 1)) {
        if (sums || isSum(blends.z))
            emitted = combined(emitted, layer5(), blends.z);
        else
            colour = combined(colour, layer5(), blends.z);
    }
    colour += emitted * shine.z;
    if (has(6, 1)) {
        vec4 mirrored = layer6();
        mirrored.rgb *= environmentShare.x + environmentShare.y * light + environmentShare.z * shone;
        vec4 mask = vec4(mirrored.a);
        if (has(7, 1)) {
            mask = layer7();
            if (int(parts[7].rowV.w) == 1)
                mask.rgb *= mask.a;
            mask *= mirrored.a;
        }
        if (blends.x < 0.5)
            colour *= mirrored.rgb * mask.rgb;
        else if (blends.x > 1.5 && blends.x < 2.5)
            colour += mirrored.rgb * mask.rgb;
        else if (blends.x > 2.5 && blends.x < 3.5)
            colour = mix(colour, mirrored.rgb, mask.a);
    }
    if (vertexUse.x > 0.0)
        colour *= vertexTint.rgb;
    fragColour = vec4(fogged(max(colour, 0.0) * tint.rgb, -viewPosition.z, layerState.z), alpha);
}
