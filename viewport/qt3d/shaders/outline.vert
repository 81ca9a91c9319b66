#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Skinned vertices, moved aside by `outlineWidth` pixels, each instance in another direction of eight: together they cover
// the mesh and a rim around it.
in vec3 vertexPosition;
in uvec4 vertexJointIndices;
in vec4 vertexJointWeights;

layout(std140) uniform Palette {
    vec4 paletteRows[1023];
};
uniform mat4 modelViewProjection;
uniform vec2 viewportSize;
uniform float outlineWidth;

void main()
{
    vec4 p = vec4(vertexPosition, 1.0);
    vec3 here = vec3(0.0);
    for (int i = 0; i < 4; ++i) {
        int entry = 3 * int(vertexJointIndices[i]);
        here += vertexJointWeights[i] * vec3(dot(paletteRows[entry], p), dot(paletteRows[entry + 1], p), dot(paletteRows[entry + 2], p));
    }
    gl_Position = modelViewProjection * vec4(here, 1.0);
    float angle = float(gl_InstanceID) * 0.78539816;
    gl_Position.xy += vec2(cos(angle), sin(angle)) * outlineWidth * 2.0 / viewportSize * gl_Position.w;
}
