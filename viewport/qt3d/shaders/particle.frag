#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Particles: one texture or three, a colour, and light where it is asked for. SpriteVariant says which.
#pragma include variant
in vec2 uv;
in vec2 uv2;
in vec2 uv3;
in vec4 colour;
in float cutOff;
in vec3 worldPosition;
in vec2 wholeUv;

uniform vec3 eyePosition;
uniform vec3 spriteState; // lowest alpha that is drawn, fog target, 1 when that is the texel's
uniform vec2 spriteFactors; // of colour and alpha

out vec4 fragColour;

#pragma include surroundings.glsl
#pragma include effect_surface.glsl

// Repeated, whatever the texture says.
vec4 repeated(sampler2D source, vec2 at)
{
    return textureGrad(source, fract(at), dFdx(at), dFdy(at));
}

void main()
{
#if SPRITE_TEXTURES == 0
    vec4 texel = surfaceTexel(uv, wholeUv);
#else
    vec4 texel = texture(colourTexture, uv);
#endif
#if SPRITE_TEXTURES == 2
    texel *= repeated(secondTexture, uv2) * vec4(vec3(1.0), repeated(thirdTexture, uv3).a);
#elif SPRITE_TEXTURES == 3
    texel *= repeated(secondTexture, uv2) * repeated(thirdTexture, uv3);
#endif
    fragColour = texel * colour * spriteFactors.xxxy;
    if ((spriteState.z > 0.0 ? texel.a : fragColour.a) < spriteState.x || fragColour.a < cutOff)
        discard;
#if SPRITE_LIT
    fragColour.rgb *= min(mattLight(worldPosition, normalize(eyePosition - worldPosition)), 1.0);
#endif
    fragColour.rgb = fogged(fragColour.rgb, 1.0 / gl_FragCoord.w, spriteState.y);
}
