#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A rectangle of fixed size in pixels, hung on a point of the scene.
in vec3 vertexPosition;
in vec3 vertexNormal; // xy: offset in pixels, up is positive
in vec2 vertexTexCoord;

uniform mat4 modelViewProjection;
uniform vec2 viewportSize;

out vec2 uv;

void main()
{
    vec4 here = modelViewProjection * vec4(vertexPosition, 1.0);
    // On whole pixels, or the text blurs.
    vec2 pixel = floor((here.xy / here.w * 0.5 + 0.5) * viewportSize) + vertexNormal.xy;
    gl_Position = vec4((pixel / viewportSize * 2.0 - 1.0) * here.w, here.z, here.w);
    uv = vertexTexCoord;
}
