// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/looks/sprite_texture.h"

#include "core/scene/scene_effects.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/looks/surface_recipes.h"

#include <QtGlobal>

#include <cmath>

namespace sinew::mdx {

namespace {

std::string tagOf(const SpriteTexture &texture)
{
    return texture.channels >= SurfaceChannels::Alpha ? "_c" + std::to_string(int(texture.channels)) : std::string();
}

float brightnessOf(const SpriteTexture &texture)
{
    return std::isfinite(texture.brightness) ? texture.brightness : 1;
}

} // namespace

std::int32_t spriteTexture(CreationJob &job, const SceneEffect &from, Textures &textures)
{
    const auto orWhite = [&](std::int32_t row) { return row < 0 ? textures.white() : row; };
    if (from.sprite.textures != SpriteTextures::Surface)
        return orWhite(textures.plain(from.sprite.texture));
    const SpriteSurface &surface = from.sprite.surface;
    const SpriteTexture &colour = surface.base.texture >= 0 ? surface.base : surface.glow;
    const std::int32_t named = colour.texture >= 0 ? colour.texture : surface.mask.texture;
    if (named < 0)
        return textures.white();
    const auto note = [&](const char *reason) { job.losses.add(ConversionLoss::Lost, reason, from.source); };
    const bool areBoth = surface.base.texture >= 0 && surface.glow.texture >= 0;
    // What shines by its own colour is twice as bright.
    const bool areSame = areBoth && surface.base.texture == surface.glow.texture &&
                         surface.base.channels == surface.glow.channels && surface.base.cells == surface.glow.cells;
    const float brightness = brightnessOf(colour) + (areSame ? brightnessOf(surface.glow) : 0);
    if (areBoth && !areSame)
        note(QT_TRANSLATE_NOOP("Message", "Particles of several textures show the first one (%1)"));
    CreatedTexture recipe;
    std::string tag;
    for (std::uint8_t i = 0; i < 3; ++i) {
        if (colour.texture >= 0)
            recipe.channels[i] = {{{colour.texture, singleChannel(colour.channels, i), false}}, brightness, 0};
        else
            recipe.channels[i] = {{}, 0, surface.glowOnly ? 0.f : 1.f};
    }
    tag += tagOf(colour) + (brightness != 1 ? "_bright" : "");
    recipe.channels[alphaChannel] = {{}, 0, 1};
    if (surface.mask.texture >= 0) {
        if (colour.texture >= 0 && colour.cells != surface.mask.cells) {
            note(QT_TRANSLATE_NOOP("Message", "Alpha masks that lie differently than the colour are left out (%1)"));
        } else {
            const std::uint8_t channel = singleChannel(surface.mask.channels, alphaChannel);
            recipe.channels[alphaChannel] = {{{surface.mask.texture, channel, false}}, brightnessOf(surface.mask), 0};
            tag += "_m" + std::to_string(surface.mask.texture) + std::to_string(channel);
        }
    }
    return orWhite(textures.made(named, tag.empty() ? "_opaque" : tag, std::move(recipe)));
}

} // namespace sinew::mdx
