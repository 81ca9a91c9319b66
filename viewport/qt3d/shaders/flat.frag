#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One colour: wireframe, highlight of what is selected.
uniform vec4 tint;

out vec4 fragColour;

void main()
{
    fragColour = tint;
}
