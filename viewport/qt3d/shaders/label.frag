#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

in vec2 uv;

uniform sampler2D colourTexture;

out vec4 fragColour;

void main()
{
    fragColour = texture(colourTexture, uv);
}
