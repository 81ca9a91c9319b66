#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Skinned vertices. Names are those that Qt 3D gives its attributes and matrices.
in vec3 vertexPosition;
in vec3 vertexNormal;
in vec2 vertexTexCoord;
in uvec4 vertexJointIndices;
in vec4 vertexJointWeights;

// Three rows of each palette matrix. 1023 vec4 are the 16 KiB that every OpenGL 3.3 has.
layout(std140) uniform Palette {
    vec4 paletteRows[1023];
};
uniform mat4 modelViewProjection;
uniform mat4 viewMatrix;
uniform vec3 uvRowU;
uniform vec3 uvRowV;

out vec3 worldNormal;
out vec3 viewNormal;
out vec2 uv;

void main()
{
    vec4 rowX = vec4(0.0), rowY = vec4(0.0), rowZ = vec4(0.0);
    for (int i = 0; i < 4; ++i) {
        int entry = 3 * int(vertexJointIndices[i]);
        float weight = vertexJointWeights[i];
        rowX += weight * paletteRows[entry];
        rowY += weight * paletteRows[entry + 1];
        rowZ += weight * paletteRows[entry + 2];
    }
    vec4 p = vec4(vertexPosition, 1.0);
    vec4 n = vec4(vertexNormal, 0.0);
    worldNormal = vec3(dot(rowX, n), dot(rowY, n), dot(rowZ, n));
    viewNormal = mat3(viewMatrix) * worldNormal;
    uv = vec2(dot(uvRowU, vec3(vertexTexCoord, 1.0)), dot(uvRowV, vec3(vertexTexCoord, 1.0)));
    gl_Position = modelViewProjection * vec4(dot(rowX, p), dot(rowY, p), dot(rowZ, p), 1.0);
}
