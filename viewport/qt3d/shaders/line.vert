#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A line as a quad of constant width in pixels. Each of the four vertices knows its own end and the other one.
in vec3 vertexPosition;
in vec3 vertexNormal; // the other end
in vec2 vertexTexCoord; // x: side −1 or 1, seen along from → to at both ends (negated at "to"); y: width in pixels
in vec4 vertexColor;

uniform mat4 modelViewProjection;
uniform vec2 viewportSize;

out vec4 colour;

void main()
{
    vec4 here = modelViewProjection * vec4(vertexPosition, 1.0);
    vec4 there = modelViewProjection * vec4(vertexNormal, 1.0);
    // An end behind the eye is moved to just in front of it: dividing by its w would mirror the line.
    const float nearest = 0.01;
    if (here.w < nearest && there.w > nearest)
        here = mix(here, there, (nearest - here.w) / (there.w - here.w));
    else if (there.w < nearest && here.w > nearest)
        there = mix(there, here, (nearest - there.w) / (here.w - there.w));
    vec2 along = (there.xy / there.w - here.xy / here.w) * viewportSize;
    float size = length(along);
    vec2 across = size > 0.0 ? vec2(-along.y, along.x) / size : vec2(1.0, 0.0);
    here.xy += across * vertexTexCoord.x * vertexTexCoord.y / viewportSize * here.w;
    colour = vertexColor;
    gl_Position = here;
}
