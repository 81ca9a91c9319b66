#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Skinned vertices, moved aside by `outlineWidth` pixels, each instance in another direction of eight: together they
// cover the mesh and a rim around it.
#pragma include skinning.glsl

uniform mat4 modelViewProjection;
uniform vec2 viewportSize;
uniform float outlineWidth;

void main()
{
    vec3 here = skinned(skinOfVertex(), vec4(vertexPosition, 1.0));
    gl_Position = modelViewProjection * vec4(here, 1.0);
    float angle = float(gl_InstanceID) * 0.78539816;
    gl_Position.xy += vec2(cos(angle), sin(angle)) * outlineWidth * 2.0 / viewportSize * gl_Position.w;
}
