#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A strip in world space with a colour of its own at each vertex.
in vec3 vertexPosition;
in vec2 vertexTexCoord;
in vec4 vertexColor;

uniform mat4 modelViewProjection;
uniform vec3 uvRowU;
uniform vec3 uvRowV;
uniform float layerAlpha;

out vec2 uv;
out vec4 colour;

void main()
{
    uv = vec2(dot(uvRowU, vec3(vertexTexCoord, 1.0)), dot(uvRowV, vec3(vertexTexCoord, 1.0)));
    colour = vec4(vertexColor.rgb, vertexColor.a * layerAlpha);
    gl_Position = modelViewProjection * vec4(vertexPosition, 1.0);
}
