#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Particles and ribbons: a texture and a colour, without light.
in vec2 uv;
in vec4 colour;

uniform sampler2D colourTexture;
uniform float alphaTest; // below: discarded

out vec4 fragColour;

void main()
{
    fragColour = texture(colourTexture, uv) * colour;
    if (fragColour.a < alphaTest)
        discard;
}
