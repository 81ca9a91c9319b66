#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#pragma include skinning.glsl

in vec2 vertexTexCoord1;

uniform mat4 modelViewProjection;
uniform mat4 viewMatrix;

out vec3 worldPosition;
out vec3 viewPosition;
out vec3 worldNormal;
out vec4 uv; // sets 0 and 1

void main()
{
    Skin skin = skinOfVertex();
    worldPosition = skinned(skin, vec4(vertexPosition, 1.0));
    worldNormal = skinned(skin, vec4(vertexNormal, 0.0));
    viewPosition = (viewMatrix * vec4(worldPosition, 1.0)).xyz;
    uv = vec4(vertexTexCoord, vertexTexCoord1);
    gl_Position = modelViewProjection * vec4(worldPosition, 1.0);
}
