#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#pragma include skinning.glsl

in vec4 vertexTangent; // w: side of the bitangent; all zero where the mesh has no tangents
in vec2 vertexTexCoord1;
in vec2 vertexTexCoord2;
in vec2 vertexTexCoord3;
in vec4 vertexColor;

uniform mat4 modelViewProjection;
uniform mat4 viewMatrix;

out vec3 localPosition;
out vec3 worldPosition;
out vec3 viewPosition;
out vec3 worldNormal;
out vec4 worldTangent;
out vec4 uv01;
out vec4 uv23;
out vec4 vertexTint;
out vec4 screenPosition;

void main()
{
    Skin skin = skinOfVertex();
    localPosition = vertexPosition;
    worldPosition = skinned(skin, vec4(vertexPosition, 1.0));
    worldNormal = skinned(skin, vec4(vertexNormal, 0.0));
    worldTangent = vec4(skinned(skin, vec4(vertexTangent.xyz, 0.0)), vertexTangent.w);
    viewPosition = (viewMatrix * vec4(worldPosition, 1.0)).xyz;
    uv01 = vec4(vertexTexCoord, vertexTexCoord1);
    uv23 = vec4(vertexTexCoord2, vertexTexCoord3);
    vertexTint = vertexColor;
    screenPosition = modelViewProjection * vec4(worldPosition, 1.0);
    gl_Position = screenPosition;
}
