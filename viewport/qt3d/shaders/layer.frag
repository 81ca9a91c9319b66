#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One layer of a classic material. LayerVariant says what it does.
#pragma include variant
in vec3 worldPosition;
in vec3 viewPosition;
in vec3 worldNormal;
in vec2 uv;

uniform sampler2D colourTexture;
uniform mat4 viewMatrix;
uniform vec3 uvRowU; // texture animation
uniform vec3 uvRowV;
uniform vec4 tint; // mesh colour, mesh alpha × layer alpha
uniform vec4 layerState; // two unused, fog target, 1 where the texel's alpha is no opacity
uniform vec2 alphaTest; // lowest alpha of the texel, of the result

out vec4 fragColour;

#pragma include surroundings.glsl

// Where a mirror ball shows what the surface reflects (the sphere map of OpenGL 1), the picture's top upwards.
vec2 sphereCoordinates()
{
    vec3 normal = normalize(mat3(viewMatrix) * worldNormal);
    vec3 halfway = reflect(normalize(viewPosition), normal) + vec3(0.0, 0.0, 1.0);
    return normalize(halfway).xy * vec2(0.5, -0.5) + 0.5;
}

void main()
{
#if LAYER_SPHERE
    vec3 at = vec3(sphereCoordinates(), 1.0);
#else
    vec3 at = vec3(uv, 1.0);
#endif
    vec4 texel = texture(colourTexture, vec2(dot(uvRowU, at), dot(uvRowV, at)));
    if (texel.a < alphaTest.x)
        discard;
    vec4 colour = vec4(texel.rgb, mix(texel.a, 1.0, layerState.w)) * tint;
    if (colour.a < alphaTest.y)
        discard;
#if LAYER_LIT
    colour.rgb *= min(vec3(1.0), mattLight(worldPosition, normalize(worldNormal)));
#endif
    colour.rgb = fogged(colour.rgb, -viewPosition.z, layerState.z);
    fragColour = colour;
}
