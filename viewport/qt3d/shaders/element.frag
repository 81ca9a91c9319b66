#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One colour, weaker where the elements crowd.
uniform vec4 tint;

in float strength;

out vec4 fragColour;

void main()
{
    fragColour = vec4(tint.rgb, tint.a * strength);
}
