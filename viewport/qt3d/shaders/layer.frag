#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One layer of a classic material, or the diffuse and team-colour part of an HD one.
in vec3 worldNormal;
in vec3 viewNormal;
in vec2 uv;

uniform sampler2D colourTexture;
uniform sampler2D maskTexture; // HD: alpha says where team colour goes
uniform vec4 tint; // mesh colour, mesh alpha × layer alpha
uniform vec3 teamColour;
uniform float alphaTest; // below: discarded
uniform float shaded; // 0 or 1
uniform float sphereEnvironment; // 0 or 1
uniform float teamMasked; // 0 or 1

out vec4 fragColour;

// The game's daylight, roughly: a sun above and in front of the unit (which faces +x), and a bright sky.
const vec3 toSun = vec3(0.485, -0.291, 0.825);
const float sun = 0.65;
const float sky = 0.45;

void main()
{
    vec2 at = mix(uv, normalize(viewNormal).xy * vec2(0.5, -0.5) + 0.5, sphereEnvironment);
    vec4 colour = texture(colourTexture, at);
    colour.rgb = mix(colour.rgb, colour.rgb * teamColour, teamMasked * texture(maskTexture, at).a);
    colour *= tint;
    if (colour.a < alphaTest)
        discard;
    float light = min(1.0, sky + sun * max(0.0, dot(normalize(worldNormal), toSun)));
    colour.rgb *= mix(1.0, light, shaded);
    fragColour = colour;
}
