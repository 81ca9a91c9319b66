// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/emitters.h"

#include "core/scene/simple_emission.h"
#include "plugins/mdx/create/nodes/emitter_numbers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace sinew::mdx {

namespace {

std::int32_t textureOf(const Sprite &sprite)
{
    if (sprite.textures != SpriteTextures::Surface)
        return sprite.texture;
    for (const SpriteTexture &texture : {sprite.surface.base, sprite.surface.glow, sprite.surface.mask})
        if (texture.texture >= 0)
            return texture.texture;
    return -1;
}

} // namespace

ParticleEmitter2 toldParticles(CreationJob &job, const SceneEffect &from, const SimpleEmission &told,
                               Textures &textures)
{
    ParticleEmitter2 e;
    EmitterNumbers numbers(job);
    const double k = job.axes.scale();
    numbers.set(told.speed, k, e.speed, e.speedKeys);
    numbers.set(told.variation, 1, e.variation, e.variationKeys);
    numbers.set(told.latitude, 180 / std::numbers::pi, e.latitude, e.latitudeKeys);
    numbers.set(told.gravity, k, e.gravity, e.gravityKeys);
    numbers.set(told.rate, 1, e.emissionRate, e.emissionRateKeys);
    const bool isTurned = job.axes.swapsXAndY();
    numbers.set(isTurned ? told.length : told.width, k, e.width, e.widthKeys);
    numbers.set(isTurned ? told.width : told.length, k, e.length, e.lengthKeys);
    e.lifeSpan = std::isfinite(told.life) ? std::max(told.life, 0.f) : 0;
    e.middleTime = told.middle;
    for (std::size_t i = 0; i < 3; ++i) {
        e.segmentColours[i] = told.colours[i];
        e.segmentAlphas[i] = opacityByte(told.opacities[i]);
        e.segmentScalings[i] = float(told.sizes[i] * k);
    }
    // The game takes powers of two only.
    if (std::has_single_bit(told.rows) && std::has_single_bit(told.columns)) {
        e.rows = told.rows;
        e.columns = told.columns;
        e.headInterval = e.tailInterval = {told.cells[0], told.cells[1], 1};
        e.headDecayInterval = e.tailDecayInterval = {told.cells[1], told.cells[2], 1};
    } else {
        job.losses.add(ConversionLoss::Lost,
                       QT_TRANSLATE_NOOP("Message", "Cells of textures are left out: the whole texture is shown (%1)"),
                       from.source);
    }
    e.headOrTail = told.head && told.tail ? 2 : told.tail ? 1 : 0;
    e.tailLength = told.tailLength;
    e.filterMode = particleFilter(from.sprite.blend);
    e.textureId = textures.plain(textureOf(from.sprite));
    if (e.textureId < 0)
        e.textureId = textures.white();
    e.priorityPlane = from.priorityPlane;
    const auto flag = [&](bool on, std::uint32_t bit) { e.node.flags |= on ? bit : 0; };
    flag(!from.sprite.lit, EmitterFlag::Unshaded);
    flag(from.sprite.unfogged, EmitterFlag::Unfogged);
    flag(told.sortsFar, EmitterFlag::SortFarZ);
    flag(told.modelSpace, EmitterFlag::ModelSpace);
    const bool moves = e.speed != 0 && e.latitude != 0;
    flag(told.flat && moves, EmitterFlag::XyQuad);
    for (const char *reason : told.left)
        job.losses.add(ConversionLoss::Lost, reason, from.source);
    return e;
}

} // namespace sinew::mdx
