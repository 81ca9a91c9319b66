#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#pragma include skinning.glsl

in vec4 vertexTangent; // w: side of the bitangent; all zero where the mesh has no tangents

uniform mat4 modelViewProjection;
uniform mat4 viewMatrix;

out vec3 worldPosition;
out vec3 viewPosition;
out vec3 worldNormal;
out vec4 worldTangent;
out vec2 uv;

void main()
{
    Skin skin = skinOfVertex();
    worldPosition = skinned(skin, vec4(vertexPosition, 1.0));
    worldNormal = skinned(skin, vec4(vertexNormal, 0.0));
    worldTangent = vec4(skinned(skin, vec4(vertexTangent.xyz, 0.0)), vertexTangent.w);
    viewPosition = (viewMatrix * vec4(worldPosition, 1.0)).xyz;
    uv = vertexTexCoord;
    gl_Position = modelViewProjection * vec4(worldPosition, 1.0);
}
