#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One pass of a StarCraft II material. What each part does: core/scene/scene_surface.h; numbers of slots and sources
// are those of its enums.
// Only the layers that are on are there, in the order of their slots.
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
    vec4 colour; // times the texel
    // Factor, sum, flags (2 inverts, 4 clamps, 8 team colour, 16 normals have x in alpha), factor of the alpha.
    vec4 tone;
    vec4 cells; // column and row of the cell, columns and rows
    vec4 fresnel; // kind, exponent, minimum, range
    vec4 planesOffset, planesScale; // of tri-planar coordinates
};

layout(std140) uniform SurfaceParts {
    vec4 blends; // of decal and environment, emissive 1 and 2; 1 where the specular layer's alpha is its colour
    vec4 shine; // specularity, factors of highlight and emissive layers, 1 where broad highlights are fainter
    vec4 environmentShare; // constant, by diffuse light, by the highlight, unused
    vec4 teamColour;
    vec4 vertexUse; // 1 where the vertices' colour, alpha count
    ivec4 places[4]; // by slot: its part, -1 where it is off
    Part parts[13];
};

vec3 plainNormal; // of the surface; what is mirrored follows it, bends of the normal map or not
vec3 bentNormal; // what light takes; both in world space

int placeOf(int slot)
{
    return places[slot / 4][slot % 4];
}

bool isOn(int slot)
{
    return placeOf(slot) >= 0;
}

bool has(int place, int flag)
{
    return (int(parts[place].tone.z) & flag) != 0;
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

vec2 coordinates(int place)
{
    vec3 at = vec3(sourceOf(int(parts[place].rowU.w)), 1.0);
    vec2 uv = vec2(dot(parts[place].rowU.xyz, at), dot(parts[place].rowV.xyz, at));
    vec4 cells = parts[place].cells;
    return cells.z * cells.w > 1.0 ? (fract(uv) + cells.xy) / cells.zw : uv;
}

float fresnelOf(vec4 fresnel)
{
    float edge = pow(max(1.0 - abs(dot(bentNormal, normalize(eyePosition - worldPosition))), 1e-6), fresnel.y);
    if (fresnel.x > 1.5)
        edge = 1.0 - edge;
    return clamp(fresnel.z + fresnel.w * edge, 0.0, 1.0);
}

vec4 toned(int place, vec4 texel)
{
    Part part = parts[place];
    int channels = int(part.rowV.w);
    float one = channels == 2 ? texel.a : channels == 3 ? texel.r : channels == 4 ? texel.g : texel.b;
    vec4 value = channels < 2 ? texel : vec4(one);
    if (channels == 0)
        value.a = 1.0;
    value.a *= part.tone.w;
    if (has(place, 8))
        value = vec4(mix(teamColour.rgb, value.rgb, texel.a), 1.0);
    if (has(place, 2))
        value = vec4(1.0) - value;
    value = value * part.tone.x + part.tone.y;
    if (has(place, 4))
        value = clamp(value, 0.0, 1.0);
    if (part.fresnel.x > 0.5)
        value *= fresnelOf(part.fresnel);
    return value;
}

// Along x, y and z, mixed by where the surface faces.
vec4 alongPlanes(sampler2D source, int place)
{
    float kind = parts[place].rowU.w;
    vec3 at = kind == 17.0 ? localPosition : worldPosition;
    vec3 facing = kind == 17.0 ? cross(dFdx(localPosition), dFdy(localPosition)) : plainNormal;
    if (kind == 18.0)
        at.z = localPosition.z;
    at = (at + parts[place].planesOffset.xyz) * parts[place].planesScale.xyz;
    facing *= facing;
    facing /= max(facing.x + facing.y + facing.z, 1e-12);
    return texture(source, at.yz) * facing.x + texture(source, at.xz) * facing.y + texture(source, at.xy) * facing.z;
}

// A cube map's own y axis is up.
vec3 cubeDirection(int place)
{
    float kind = parts[place].rowU.w;
    vec3 way = kind == 7.0 ? plainNormal : reflect(normalize(worldPosition - eyePosition), plainNormal);
    return way.xzy;
}

#pragma include surface layers

// Toned; nothing for slots that are off.
vec4 layer(int slot)
{
    return texelAt(placeOf(slot));
}

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
    int place = placeOf(10);
    if (place < 0)
        return;
    vec4 texel = texelAt(place);
    vec2 bent = (has(place, 16) ? texel.ag : texel.rg) * (255.0 / 127.0) - 128.0 / 127.0;
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
            sum += lights[i].colour.rgb * shining(directionTo(lights[i], worldPosition), toEye, exponent) *
                   arriving(lights[i], worldPosition);
    }
    return sum;
}

void main()
{
    plainNormal = bentNormal = normalize(gl_FrontFacing ? worldNormal : -worldNormal);
    readTexels();
    bendNormal();
    toneTexels();
    float opacity = vertexUse.y > 0.0 ? vertexTint.a : 1.0;
    if (isOn(8))
        opacity *= layer(8).a;
    if (isOn(9))
        opacity *= layer(9).a;
    opacity = clamp(opacity, 0.0, 1.0);
    if (opacity < alphaTest.x)
        discard;
    float alpha = mix(opacity, 1.0, layerState.w) * tint.a;
    if (alpha < alphaTest.y)
        discard;

    vec3 colour = isOn(0) ? layer(0).rgb : vec3(0.0);
    if (isOn(1))
        colour = combined(colour, layer(1), blends.x);
    bool isLit = layerState.x > 0.0;
    vec3 light = isLit ? mattLight(worldPosition, bentNormal) : vec3(1.0);
    if (isLit && isOn(12))
        light -= ambientColour.rgb * (1.0 - clamp(layer(12).r, 0.0, 1.0));
    if (isOn(11))
        light *= layer(11).rgb * 2.0;
    colour *= light;

    vec3 shone = vec3(0.0);
    if (isLit && isOn(2)) {
        vec4 specular = layer(2);
        float gloss = isOn(3) ? layer(3).a : 1.0;
        float exponent = clamp(shine.x * gloss * gloss, 1.0, 512.0);
        shone = (blends.w > 0.0 ? specular.aaa : specular.rgb) * highlight(exponent) * shine.y;
        if (shine.w > 0.0)
            shone *= clamp((4.333e-3 - 4.444e-6 * exponent) * exponent + 2.0834e-3, 0.0, 1.0);
        colour += shone;
    }
    vec3 emitted = vec3(0.0);
    bool sums = isOn(4) && isSum(blends.y);
    if (sums)
        emitted = combined(emitted, layer(4), blends.y);
    else if (isOn(4))
        colour = combined(colour, layer(4), blends.y);
    if (isOn(5)) {
        if (sums || isSum(blends.z))
            emitted = combined(emitted, layer(5), blends.z);
        else
            colour = combined(colour, layer(5), blends.z);
    }
    colour += emitted * shine.z;
    if (isOn(6)) {
        vec4 mirrored = layer(6);
        mirrored.rgb *= environmentShare.x + environmentShare.y * light + environmentShare.z * shone;
        vec4 mask = vec4(mirrored.a);
        if (isOn(7)) {
            mask = layer(7);
            if (int(parts[placeOf(7)].rowV.w) == 1)
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
