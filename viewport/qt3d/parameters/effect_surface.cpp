// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/parameters/effect_surface.h"

#include <QVector4D>

namespace sinew {

namespace {

struct SpriteLayer
{
    QVector4D use; ///< as the shader has it
    Qt3DRender::QAbstractTexture *texture = nullptr;
    bool present = true;
};

SpriteVariant apply(DrawCall &call, const SpriteLayer &base, const SpriteLayer &glow, const SpriteLayer &mask)
{
    constexpr const char *names[][2] = {
        {"surfaceBase", "colourTexture"}, {"surfaceGlow", "secondTexture"}, {"surfaceMask", "thirdTexture"}};
    const SpriteLayer *parts[] = {&base, &glow, &mask};
    for (int i = 0; i < 3; ++i) {
        call.setParameter(names[i][0], parts[i]->use);
        call.setParameter(names[i][1], QVariant::fromValue(parts[i]->texture));
    }
    const auto isThere = [](const SpriteLayer &part) { return part.use.x() > 0; };
    return {.textures = 0, .base = isThere(base), .glow = isThere(glow), .mask = isThere(mask)};
}

/// The colours of a soft shape over the whole quad.
SpriteLayer softColour(SoftShape shape, SoftMix mix, TextureSet &textures)
{
    return {{1, 0, 0, 1}, textures.softShape(shape, mix), false};
}

/// Its opacity; there is none where colours are multiplied.
SpriteLayer softMask(SoftShape shape, SoftMix mix, TextureSet &textures)
{
    const bool fades = mix == SoftMix::Alpha || mix == SoftMix::Sum;
    return {fades ? QVector4D(1, 2, 0, 1) : QVector4D(), textures.softShape(shape, mix), false};
}

} // namespace

std::optional<SoftMix> softMix(FilterMode mode)
{
    const FilterState state = filterState(mode);
    if (!state.blends)
        return std::nullopt;
    if (multiplies(state))
        return doubles(state) ? SoftMix::Darken2x : SoftMix::Darken;
    return state.source == BlendFactor::One ? SoftMix::Sum : SoftMix::Alpha;
}

SpriteVariant setSurface(DrawCall &call, const SpriteSurface &surface, SoftShape shape, FilterMode mode,
                         TextureSet &textures)
{
    const std::optional<SoftMix> mix = softMix(mode);
    const auto part = [&](const SpriteTexture &texture) {
        const QVector4D use(texture.texture >= 0 ? 1.f : 0.f, float(texture.channels), texture.cells ? 1.f : 0.f,
                            texture.brightness);
        const TextureSet::Slot found = mix ? textures.soft(texture.texture, shape, *mix)
                                           : TextureSet::Slot{textures.texture(texture.texture), true};
        return SpriteLayer{use, found.texture, found.present};
    };
    SpriteLayer base = part(surface.base), glow = part(surface.glow), mask = part(surface.mask);
    // A surface without any texture of its own is white.
    if (surface.base.texture < 0 && !surface.glowOnly)
        base.use.setX(-1);
    SpriteLayer &first = surface.glowOnly ? glow : base;
    if (!mask.present || (!first.present && surface.mask.texture < 0))
        mask = softMask(shape, *mix, textures);
    if (!first.present)
        first = softColour(shape, *mix, textures);
    if (!surface.glowOnly && !glow.present)
        glow.use = {};
    return apply(call, base, glow, mask);
}

SpriteVariant setSoftSurface(DrawCall &call, SoftShape shape, SoftMix mix, TextureSet &textures)
{
    const SpriteLayer colour = softColour(shape, mix, textures);
    return apply(call, colour, {{}, colour.texture}, softMask(shape, mix, textures));
}

} // namespace sinew
