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

struct Skin {
    vec4 rowX, rowY, rowZ;
};

Skin skinOfVertex()
{
    Skin skin = Skin(vec4(0.0), vec4(0.0), vec4(0.0));
    for (int i = 0; i < 4; ++i) {
        int entry = 3 * int(vertexJointIndices[i]);
        float weight = vertexJointWeights[i];
        skin.rowX += weight * paletteRows[entry];
        skin.rowY += weight * paletteRows[entry + 1];
        skin.rowZ += weight * paletteRows[entry + 2];
    }
    return skin;
}

vec3 skinned(Skin skin, vec4 v)
{
    return vec3(dot(skin.rowX, v), dot(skin.rowY, v), dot(skin.rowZ, v));
}
