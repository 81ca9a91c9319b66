#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Points, edges and faces in world space, a little nearer to the eye than the surface on which they lie. Each instance
// is moved aside in another direction of four by `thickness` pixels. Elements that lie `spacing` units apart get weaker
// the fewer pixels that is, so that they don't cover the surface; 0: never.
in vec3 vertexPosition;

uniform mat4 modelViewProjection;
uniform mat4 projectionMatrix;
uniform vec2 viewportSize;
uniform float pointSize;
uniform float thickness;
uniform float spacing;

out float strength;

void main()
{
    const float nearer = 0.996;
    vec4 here = modelViewProjection * vec4(vertexPosition, 1.0);
    // Along the line of sight: the place in the picture stays.
    float constant = projectionMatrix[3][2];
    here = vec4(here.xy * nearer, (here.z - constant) * nearer + constant, here.w * nearer);
    float angle = float(gl_InstanceID) * 1.57079633 + 0.78539816;
    here.xy += vec2(cos(angle), sin(angle)) * thickness * 2.0 / viewportSize * here.w;
    gl_Position = here;
    gl_PointSize = pointSize;
    const float least = 0.12, crowded = 2.0, apart = 14.0; // pixels
    float pixels = spacing * projectionMatrix[1][1] * viewportSize.y * 0.5 / max(here.w, 1e-6);
    strength = spacing > 0.0 ? clamp((pixels - crowded) / (apart - crowded), least, 1.0) : 1.0;
}
