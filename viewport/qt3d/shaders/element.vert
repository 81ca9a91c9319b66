#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Points, edges and faces in world space, a little nearer to the eye than the surface on which they lie. Each instance
// is moved aside in another direction of four by `thickness` pixels. With `fades` they get weaker the
// fewer pixels lie between a vertex and its neighbours, so that they don't cover the surface.
in vec3 vertexPosition;
in float vertexSpacing; // mean length of the edges here, world units

uniform mat4 modelViewProjection;
uniform mat4 projectionMatrix;
uniform vec2 viewportSize;
uniform float pointSize;
uniform float thickness;
uniform bool fades;

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
    float pixels = vertexSpacing * projectionMatrix[1][1] * viewportSize.y * 0.5 / max(here.w, 1e-6);
    strength = fades ? clamp((pixels - crowded) / (apart - crowded), least, 1.0) : 1.0;
}
