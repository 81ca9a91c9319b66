#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A physically based layer (Warcraft III 900 to 1200): Lambert and GGX under the sun, a sky and the model's lights.
// Everything between the textures and the last lines is linear light. The game's own shader is not published; this one
// follows the usual metal and roughness model.
in vec3 worldPosition;
in vec3 viewPosition;
in vec3 worldNormal;
in vec4 worldTangent;
in vec2 uv;

uniform sampler2D colourTexture;
uniform sampler2D normalTexture; // red and green; z is rebuilt
uniform sampler2D ormTexture; // occlusion, roughness, metal; alpha: where team colour goes
uniform sampler2D emissiveTexture;
uniform sampler2D teamTexture;
uniform sampler2D environmentTexture; // longitude across, from the zenith down
uniform vec3 eyePosition;
uniform vec3 uvRowU; // texture animation
uniform vec3 uvRowV;
uniform vec4 tint; // mesh colour, mesh alpha × layer alpha
uniform vec4 layerState; // shaded, unused, fog target, 1 where the texel's alpha is no opacity
uniform vec2 alphaTest; // lowest alpha of the texel, of the result
uniform vec4 fresnel; // colour at grazing angles, its opacity
// Emissive gain, share of team colour in the fresnel colour, team mask present, environment present.
uniform vec4 hdState;

out vec4 fragColour;

#pragma include surroundings.glsl

const float pi = 3.14159265;
const float daylightGain = 2.5; // of Daylight's colours, which are meant for unmapped light
const float whitePoint = 4.0; // the linear light that becomes white

vec3 linearOf(vec3 colour)
{
    return pow(max(colour, 0.0), vec3(2.2));
}

vec3 shownOf(vec3 light)
{
    return pow(light, vec3(1.0 / 2.2));
}

// Reinhard's curve with a white point.
vec3 toneMapped(vec3 light)
{
    return min(vec3(1.0), light * (1.0 + light / (whitePoint * whitePoint)) / (1.0 + light));
}

vec3 surfaceNormal(vec2 at)
{
    vec3 normal = normalize(gl_FrontFacing ? worldNormal : -worldNormal);
    vec3 tangent = worldTangent.xyz - normal * dot(normal, worldTangent.xyz);
    vec3 bitangent = cross(normal, tangent) * worldTangent.w;
    if (dot(tangent, tangent) < 1e-8) {
        // Without tangents: from how uv lies on the triangle. The bitangent goes up in the picture, against v, as files
        // with tangents have it (six of the corpus counted).
        vec3 alongX = dFdx(worldPosition), alongY = dFdy(worldPosition);
        vec2 uvX = dFdx(uv), uvY = dFdy(uv);
        vec3 acrossY = cross(alongY, normal), acrossX = cross(normal, alongX);
        tangent = acrossY * uvX.x + acrossX * uvY.x;
        bitangent = -(acrossY * uvX.y + acrossX * uvY.y);
        if (dot(tangent, tangent) < 1e-20 || dot(bitangent, bitangent) < 1e-20)
            return normal;
    }
    vec2 bent = (texture(normalTexture, at).rg * 255.0 - 128.0) / 127.0;
    float up = sqrt(max(0.0, 1.0 - dot(bent, bent)));
    return normalize(normalize(tangent) * bent.x + normalize(bitangent) * bent.y + normal * up);
}

struct Surface {
    vec3 normal, toEye, matt, mirror;
    float roughness, facing;
};

// A light of colour 1 from straight above shows a white matt surface white.
vec3 underLight(Surface s, vec3 toLight)
{
    float lit = max(0.0, dot(s.normal, toLight));
    vec3 halfway = normalize(toLight + s.toEye);
    float nh = max(0.0, dot(s.normal, halfway)), vh = max(0.0, dot(s.toEye, halfway));
    float a2 = pow(s.roughness, 4.0);
    float bell = nh * nh * (a2 - 1.0) + 1.0;
    float distribution = a2 / (bell * bell);
    float k = (s.roughness + 1.0) * (s.roughness + 1.0) / 8.0;
    float shadowing = 1.0 / (mix(lit, 1.0, k) * mix(s.facing, 1.0, k));
    vec3 reflected = s.mirror + (1.0 - s.mirror) * pow(1.0 - vh, 5.0);
    return (s.matt * (1.0 - reflected) + reflected * distribution * shadowing * 0.25) * lit;
}

// The sky's light from a direction: bright above, darker from the ground, blurred by roughness.
vec3 skyLight(vec3 ambient, float height, float blur)
{
    return ambient * mix(0.6, 1.4, smoothstep(-blur, blur, height));
}

vec3 environmentLight(vec3 ambient, vec3 direction, float roughness)
{
    if (hdState.w == 0.0)
        return skyLight(ambient, direction.z, mix(0.15, 1.5, roughness));
    ivec2 size = textureSize(environmentTexture, 0);
    float levels = log2(float(max(size.x, size.y)));
    vec2 at = vec2(atan(direction.y, direction.x) / (2.0 * pi) + 0.5, acos(clamp(direction.z, -1.0, 1.0)) / pi);
    return ambient * 2.0 * linearOf(textureLod(environmentTexture, at, roughness * levels).rgb);
}

// What a mirror of this roughness takes from all around (Karis' fit of the split sum).
vec3 mirrorShare(vec3 mirror, float roughness, float facing)
{
    vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    float a = min(r.x * r.x, exp2(-9.28 * facing)) * r.x + r.y;
    return mirror * (r.z - 1.04 * a) + r.w + 1.04 * a;
}

vec3 shade(Surface s, float occlusion)
{
    vec3 ambient = linearOf(ambientColour.rgb) * daylightGain;
    vec3 sum = underLight(s, toSun.xyz) * linearOf(sunColour.rgb) * daylightGain;
    for (int i = 0; i < int(counts.x); ++i) {
        float share = arriving(lights[i], worldPosition);
        ambient += lights[i].ambient.rgb * share;
        if (lights[i].place.w != 2.0)
            sum += underLight(s, directionTo(lights[i], worldPosition)) * lights[i].colour.rgb * share;
    }
    vec3 around = s.matt * skyLight(ambient, s.normal.z, 1.0);
    vec3 mirrored = environmentLight(ambient, reflect(-s.toEye, s.normal), s.roughness);
    around += mirrored * mirrorShare(s.mirror, s.roughness, s.facing);
    return sum + around * occlusion;
}

void main()
{
    vec2 at = vec2(dot(uvRowU, vec3(uv, 1.0)), dot(uvRowV, vec3(uv, 1.0)));
    vec4 texel = texture(colourTexture, at);
    if (texel.a < alphaTest.x)
        discard;
    float alpha = mix(texel.a, 1.0, layerState.w) * tint.a;
    if (alpha < alphaTest.y)
        discard;
    vec4 orm = texture(ormTexture, at);
    vec3 team = linearOf(texture(teamTexture, at).rgb);
    vec3 base = linearOf(texel.rgb * tint.rgb);
    base *= mix(vec3(1.0), team, orm.a * hdState.z);

    Surface s;
    s.normal = surfaceNormal(at);
    s.toEye = normalize(eyePosition - worldPosition);
    s.roughness = clamp(orm.g, 0.05, 1.0);
    s.matt = base * (1.0 - orm.b);
    s.mirror = mix(vec3(0.04), base, orm.b);
    s.facing = max(0.0, dot(s.normal, s.toEye));

    vec3 light = layerState.x > 0.0 ? shade(s, orm.r) : base;
    light += linearOf(texture(emissiveTexture, at).rgb) * hdState.x;
    vec3 rim = mix(linearOf(fresnel.rgb), team, hdState.y);
    light = mix(light, rim, clamp(fresnel.a * pow(1.0 - s.facing, 3.0), 0.0, 1.0));
    if (layerState.x > 0.0)
        light = toneMapped(light);
    fragColour = vec4(fogged(shownOf(clamp(light, 0.0, 1.0)), -viewPosition.z, layerState.z), alpha);
}
