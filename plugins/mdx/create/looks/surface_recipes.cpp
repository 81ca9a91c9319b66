// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/looks/surface_recipes.h"

#include "plugins/mdx/create/looks/textures.h"

#include <cmath>

namespace sinew::mdx {

std::uint32_t uvSetOf(SurfaceUv uv)
{
    return uv == SurfaceUv::Set1 ? 1 : uv == SurfaceUv::Set2 ? 2 : uv == SurfaceUv::Set3 ? 3 : 0;
}

bool isUvSet(SurfaceUv uv)
{
    return uv == SurfaceUv::Set0 || uvSetOf(uv) > 0;
}

bool isReflected(SurfaceUv uv)
{
    return uv == SurfaceUv::ReflectedCube || uv == SurfaceUv::ReflectedSphere || uv == SurfaceUv::Cube ||
           uv == SurfaceUv::Sphere;
}

CreatedTexture colourOf(const SurfaceLayer &layer)
{
    CreatedTexture recipe = Textures::copyOf(layer.texture);
    for (std::uint8_t i = 0; i < 3; ++i) {
        recipe.channels[i].factors[0].channel = singleChannel(layer.channels, i);
        recipe.channels[i].factors[0].isInverted = layer.inverts;
    }
    recipe.channels[3] = {{}, 0, 1};
    return recipe;
}

bool isToned(const SurfaceLayer &layer)
{
    return layer.multiply.fallback != 1 || layer.add.fallback != 0;
}

void tone(CreatedTexture &recipe, const SurfaceLayer &layer)
{
    const auto finite = [](float number, float otherwise) { return std::isfinite(number) ? number : otherwise; };
    const float factor = finite(layer.multiply.fallback, 1), sum = finite(layer.add.fallback, 0);
    for (std::size_t i = 0; i < 3; ++i) {
        PictureChannel &channel = recipe.channels[i];
        channel.scale *= factor;
        channel.offset = channel.offset * factor + sum;
    }
}

std::string tagOf(const SurfaceLayer &layer)
{
    return std::string(layer.channels >= SurfaceChannels::Alpha ? "_c" + std::to_string(int(layer.channels)) : "") +
           (layer.inverts ? "_inverted" : "");
}

bool isHdSurface(const SceneLayer &pass)
{
    if (!pass.surface || pass.unshaded)
        return false;
    switch (pass.filterMode) {
    case FilterMode::None:
    case FilterMode::Opaque:
    case FilterMode::Alpha:
    case FilterMode::Blend:
        break;
    default:
        return false;
    }
    const SceneSurface &surface = *pass.surface;
    const SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse];
    // With inversion after the team's colour neither is a factor of the other.
    if (!isShown(diffuse) || !isUvSet(diffuse.uv) || !lieAlike(diffuse, diffuse) ||
        diffuse.fresnel != SurfaceFresnel::None || (diffuse.teamColour && diffuse.inverts) ||
        isShown(surface[SurfaceSlot::Decal]))
        return false;
    int glows = 0;
    for (const auto &[slot, blend] : {std::pair(SurfaceSlot::Emissive1, surface.emissive1Blend),
                                      {SurfaceSlot::Emissive2, surface.emissive2Blend}}) {
        const SurfaceLayer &layer = surface[slot];
        // SD layers can't show those either.
        if (!isShown(layer) || blend == SurfaceBlend::TeamEmissive || blend == SurfaceBlend::TeamDiffuse)
            continue;
        if ((blend != SurfaceBlend::Add && blend != SurfaceBlend::AddNoAlpha) || !lieAlike(layer, diffuse) ||
            ++glows > 1)
            return false;
    }
    return true;
}

CreatedTexture hdDiffuse(const SurfaceLayer &diffuse)
{
    CreatedTexture recipe = colourOf(diffuse);
    for (std::size_t i = 0; i < 3; ++i) {
        PictureChannel &channel = recipe.channels[i];
        if (diffuse.teamColour) {
            channel.factors[0].isInverted = true;
            channel.factors.push_back({diffuse.texture, alphaChannel, false});
            channel.scale = -1;
            channel.offset = 1;
        }
    }
    tone(recipe, diffuse);
    return recipe;
}

CreatedTexture hdNormal(const SurfaceLayer &normal)
{
    CreatedTexture recipe;
    recipe.usage = TextureUsage::Normal;
    recipe.channels[0].factors = {{normal.texture, PictureFactor::alphaOrRed, false}};
    recipe.channels[1].factors = {{normal.texture, 1, false}};
    recipe.channels[3] = {{}, 0, 1};
    return recipe;
}

CreatedTexture hdEmissive(const SurfaceLayer &layer, SurfaceBlend blend)
{
    CreatedTexture recipe = colourOf(layer);
    if (blend == SurfaceBlend::Add && layer.channels != SurfaceChannels::Rgb)
        for (std::size_t i = 0; i < 3; ++i)
            recipe.channels[i].factors.push_back(
                {layer.texture, singleChannel(layer.channels, alphaChannel), layer.inverts});
    return recipe;
}

} // namespace sinew::mdx
