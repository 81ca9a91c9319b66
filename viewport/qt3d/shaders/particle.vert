#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One quad of a particle; see ParticleInstance for what an instance holds.
in vec3 vertexPosition; // corner: x and y −1 or 1, y up in the texture
in vec4 particlePlace; // position, size
in vec4 particleAxis; // axis, kind: 0 head, 1 tail, 2 quad in the ground plane
in vec4 particleCell; // left, top, right, bottom
in vec4 particleColour;

uniform mat4 modelViewProjection;
uniform mat4 viewMatrix;
uniform vec3 eyePosition;

out vec2 uv;
out vec4 colour;

void main()
{
    vec2 corner = vertexPosition.xy;
    vec3 axis = particleAxis.xyz;
    float size = particlePlace.w;
    vec3 here = particlePlace.xyz;
    if (particleAxis.w < 0.5) {
        vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
        vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
        here += (right * corner.x + up * corner.y) * size;
    } else if (particleAxis.w < 1.5) {
        // Turned about its length until it shows its width.
        vec3 across = cross(here - eyePosition, axis);
        float width = length(across);
        here += axis * (corner.x * 0.5 + 0.5) + (width > 0.0 ? across * (corner.y * size / width) : vec3(0.0));
    } else {
        here += (vec3(axis.y, -axis.x, 0.0) * corner.x + axis * corner.y) * size;
    }
    uv = vec2(corner.x < 0.0 ? particleCell.x : particleCell.z, corner.y > 0.0 ? particleCell.y : particleCell.w);
    colour = particleColour;
    gl_Position = modelViewProjection * vec4(here, 1.0);
}
