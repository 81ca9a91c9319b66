#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One quad of a particle; see ParticleInstance for what an instance holds.
in vec3 vertexPosition; // corner: x and y −1 or 1, y up in the texture
in vec4 particlePlace; // position, half width
// Axis, kind: 0 head, 1 tail, 2 quad in the ground plane, 3 quad in a plane, 4 tail whose v runs along.
in vec4 particleAxis;
in vec4 particleCell; // left, top, right, bottom
in vec4 particleColour;
in vec3 particleShape; // half height, turn, lowest alpha that is drawn
in vec4 particleScroll; // left and top of the second and of the third texture

uniform mat4 modelViewProjection;
uniform mat4 viewMatrix;
uniform vec3 eyePosition;
uniform vec2 textureScales; // of the second and third texture

out vec2 uv;
out vec2 uv2;
out vec2 uv3;
out vec4 colour;
out float cutOff;
out vec3 worldPosition;
out vec2 wholeUv; // on the whole quad

vec3 turned(vec3 v, vec3 by)
{
    float angle = length(by);
    if (angle < 1e-6)
        return v;
    vec3 axis = by / angle;
    return v * cos(angle) + cross(axis, v) * sin(angle) + axis * dot(axis, v) * (1.0 - cos(angle));
}

void main()
{
    vec2 corner = vertexPosition.xy;
    vec3 axis = particleAxis.xyz;
    vec2 size = vec2(particlePlace.w, particleShape.x);
    vec3 here = particlePlace.xyz;
    float c = cos(particleShape.y), s = sin(particleShape.y);
    vec2 offset = (corner + (particleAxis.w < 0.5 ? axis.xy : vec2(0.0))) * size;
    offset = vec2(c * offset.x - s * offset.y, s * offset.x + c * offset.y);
    if (particleAxis.w < 0.5) {
        vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
        vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
        here += right * offset.x + up * offset.y;
    } else if (particleAxis.w < 1.5 || particleAxis.w > 3.5) {
        // Turned about its length until it shows its width.
        vec3 across = cross(here - eyePosition, axis);
        float width = length(across);
        here += axis * (corner.x * 0.5 + 0.5) + (width > 0.0 ? across * (corner.y * size.x / width) : vec3(0.0));
    } else if (particleAxis.w < 2.5) {
        here += (vec3(axis.y, -axis.x, 0.0) * corner.x + axis * corner.y) * size.x;
    } else {
        here += turned(vec3(offset, 0.0), axis);
    }
    vec2 share = vec2(corner.x * 0.5 + 0.5, 0.5 - corner.y * 0.5);
    if (particleAxis.w > 3.5)
        share = vec2(share.y, share.x);
    wholeUv = share;
    uv = mix(particleCell.xy, particleCell.zw, share);
    uv2 = share * textureScales.x + particleScroll.xy;
    uv3 = share * textureScales.y + particleScroll.zw;
    colour = particleColour;
    cutOff = particleShape.z;
    worldPosition = here;
    gl_Position = modelViewProjection * vec4(here, 1.0);
}
