#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Ribbons: a texture and a colour, without light.
in vec2 uv;
in vec4 colour;

uniform vec3 spriteState; // lowest alpha that is drawn, fog target, -1 for the textures of a surface

out vec4 fragColour;

#pragma include surroundings.glsl
#pragma include effect_surface.glsl

void main()
{
    fragColour = (spriteState.z < 0.0 ? surfaceTexel(uv, uv) : texture(colourTexture, uv)) * colour;
    if (fragColour.a < spriteState.x)
        discard;
    fragColour.rgb = fogged(fragColour.rgb, 1.0 / gl_FragCoord.w, spriteState.y);
}
