#version 330 core
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Particles: one texture or three, a colour, and light where it is asked for.
in vec2 uv;
in vec2 uv2;
in vec2 uv3;
in vec4 colour;
in float cutOff;
in vec3 worldPosition;
in vec2 wholeUv;

uniform vec3 eyePosition;
uniform vec4 spriteState; // lowest alpha that is drawn, fog target, 1 when that is the texel's, 1 when lit
uniform vec3 spriteFactors; // of colour and alpha; textures: 1, 2 (three, colour of two), 3, -1 those of a surface

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
    vec4 texel = spriteFactors.z < 0.0 ? surfaceTexel(uv, wholeUv) : texture(colourTexture, uv);
    if (spriteFactors.z > 1.5) {
        vec4 third = repeated(thirdTexture, uv3);
        texel *= repeated(secondTexture, uv2) * vec4(spriteFactors.z > 2.5 ? third.rgb : vec3(1.0), third.a);
    }
    fragColour = texel * colour * vec4(vec3(spriteFactors.x), spriteFactors.y);
    if ((spriteState.z > 0.0 ? texel.a : fragColour.a) < spriteState.x || fragColour.a < cutOff)
        discard;
    if (spriteState.w > 0.0)
        fragColour.rgb *= min(mattLight(worldPosition, normalize(eyePosition - worldPosition)), 1.0);
    fragColour.rgb = fogged(fragColour.rgb, 1.0 / gl_FragCoord.w, spriteState.y);
}
