#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Ribbons: a texture and a colour, without light.
in vec2 uv;
in vec4 colour;

uniform sampler2D colourTexture;
uniform vec2 spriteState; // lowest alpha that is drawn, fog target

out vec4 fragColour;

#pragma include surroundings.glsl

void main()
{
    fragColour = texture(colourTexture, uv) * colour;
    if (fragColour.a < spriteState.x)
        discard;
    fragColour.rgb = fogged(fragColour.rgb, 1.0 / gl_FragCoord.w, spriteState.y);
}
