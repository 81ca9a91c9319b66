#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Ribbons: a texture and a colour, without light. SpriteVariant says which textures.
#pragma include variant
in vec2 uv;
in vec4 colour;

uniform vec2 spriteState; // lowest alpha that is drawn, fog target

out vec4 fragColour;

#pragma include surroundings.glsl
#pragma include effect_surface.glsl

void main()
{
#if SPRITE_TEXTURES == 0
    fragColour = surfaceTexel(uv, uv) * colour;
#else
    fragColour = texture(colourTexture, uv) * colour;
#endif
    if (fragColour.a < spriteState.x)
        discard;
    fragColour.rgb = fogged(fragColour.rgb, 1.0 / gl_FragCoord.w, spriteState.y);
}
