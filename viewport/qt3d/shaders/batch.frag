#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One batch of an M2: up to four textures, each with coordinates of its own, by one of the combiners: LayerVariant says
// which.
#pragma include variant
in vec3 worldPosition;
in vec3 viewPosition;
in vec3 worldNormal;
in vec4 uv; // sets 0 and 1

uniform sampler2D colourTexture; // of the first stage
uniform sampler2D stageTexture1;
uniform sampler2D stageTexture2;
uniform sampler2D stageTexture3;
uniform mat4 viewMatrix;
uniform vec3 uvRowU; // texture animation of the first stage
uniform vec3 uvRowV;
uniform vec3 uvRowU1;
uniform vec3 uvRowV1;
uniform vec3 uvRowU2;
uniform vec3 uvRowV2;
uniform vec3 uvRowU3;
uniform vec3 uvRowV3;
uniform vec4 uvSource; // by stage: 0 set 0, 1 set 1, 2 environment
uniform vec4 stageWeight;
uniform vec3 parameter0;
uniform vec3 parameter1;
uniform vec3 parameter2;
uniform float fadesAtEdges; // 1 where it does
uniform vec4 tint; // colour, opacity
uniform vec4 layerState; // two unused, fog target, 1 where the combiner's opacity is none
uniform vec2 alphaTest; // lowest opacity of the combiner, of the result

out vec4 fragColour;

#pragma include surroundings.glsl
#pragma include combiners.glsl

// Where a mirror ball shows what the surface reflects.
vec2 environment(vec3 toSurface, vec3 normal)
{
    vec3 halfway = reflect(toSurface, normal) + vec3(0.0, 0.0, 1.0);
    return 0.5 - 0.5 * halfway.xy * inversesqrt(max(dot(halfway, halfway), 1e-8));
}

vec2 coordinates(float source, vec2 mirrored, vec3 rowU, vec3 rowV)
{
    vec3 at = vec3(source == 0.0 ? uv.xy : source == 1.0 ? uv.zw : mirrored, 1.0);
    return vec2(dot(rowU, at), dot(rowV, at));
}

void main()
{
    vec3 normal = normalize(mat3(viewMatrix) * worldNormal), toSurface = normalize(viewPosition);
    vec2 mirrored = environment(toSurface, normal);
    Texels t = Texels(texture(colourTexture, coordinates(uvSource.x, mirrored, uvRowU, uvRowV)), vec4(1.0), vec4(1.0),
                      vec4(1.0));
#if STAGES > 1
    t.second = texture(stageTexture1, coordinates(uvSource.y, mirrored, uvRowU1, uvRowV1));
#endif
#if STAGES > 2
    t.third = texture(stageTexture2, coordinates(uvSource.z, mirrored, uvRowU2, uvRowV2));
#endif
#if STAGES > 3
    t.fourth = texture(stageTexture3, coordinates(uvSource.w, mirrored, uvRowU3, uvRowV3));
#endif

    Combined c = combine(COMBINER, t, stageWeight, parameter0, parameter1, parameter2);
    if (c.opacity < alphaTest.x)
        discard;
    float alpha = mix(c.opacity, 1.0, layerState.w) * tint.a;
    if (fadesAtEdges > 0.0) {
        float facing = clamp(dot(-toSurface, normal), 0.0, 1.0);
        alpha *= clamp(2.7 * facing * facing - 0.4, 0.0, 1.0);
    }
    if (alpha < alphaTest.y)
        discard;
    vec3 colour = c.diffuse * tint.rgb;
#if LAYER_LIT
    colour *= min(vec3(1.0), mattLight(worldPosition, normalize(worldNormal)));
#endif
    fragColour = vec4(fogged(colour + c.added, -viewPosition.z, layerState.z), alpha);
}
