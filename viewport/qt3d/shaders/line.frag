#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

in vec4 colour;

out vec4 fragColour;

void main()
{
    fragColour = colour;
}
