// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"

namespace sinew {

bool same(const CellInterval &a, const CellInterval &b)
{
    return sameIn(a, b, &CellInterval::start, &CellInterval::end, &CellInterval::repeat);
}

bool same(const SceneParticleEmitter &a, const SceneParticleEmitter &b)
{
    using S = SceneParticleEmitter;
    return sameIn(a, b, &S::source, &S::node, &S::speed, &S::variation, &S::latitude, &S::gravity, &S::emissionRate,
                  &S::length, &S::width, &S::lifeSpan, &S::middleTime, &S::colours, &S::alphas, &S::scalings)
           && sameIn(a, b, &S::headLife, &S::headDecay, &S::tailLife, &S::tailDecay, &S::rows, &S::columns, &S::head,
                     &S::tail, &S::tailLength, &S::blend, &S::texture, &S::replaceableId, &S::priorityPlane, &S::squirt,
                     &S::sortFarZ, &S::unshaded, &S::unfogged, &S::lineEmitter, &S::modelSpace, &S::xyQuad);
}

bool same(const SceneModelEmitter &a, const SceneModelEmitter &b)
{
    using S = SceneModelEmitter;
    return sameIn(a, b, &S::source, &S::node, &S::path, &S::usesMdl, &S::usesTga, &S::emissionRate, &S::gravity,
                  &S::longitude, &S::latitude, &S::lifeSpan, &S::speed);
}

bool same(const SceneRibbon &a, const SceneRibbon &b)
{
    using S = SceneRibbon;
    return sameIn(a, b, &S::source, &S::node, &S::heightAbove, &S::heightBelow, &S::alpha, &S::colour, &S::textureSlot,
                  &S::lifeSpan, &S::emissionRate, &S::gravity, &S::rows, &S::columns, &S::material);
}

bool same(const PopcornGuide &a, const PopcornGuide &b)
{
    return sameIn(a, b, &PopcornGuide::sequence, &PopcornGuide::on);
}

bool same(const ScenePopcorn &a, const ScenePopcorn &b)
{
    using S = ScenePopcorn;
    return sameIn(a, b, &S::source, &S::node, &S::path, &S::guide, &S::replaceableId, &S::lifeSpan, &S::emissionRate,
                  &S::speed, &S::alpha, &S::colour);
}

bool same(const SceneEvent &a, const SceneEvent &b)
{
    using S = SceneEvent;
    return sameIn(a, b, &S::source, &S::node, &S::name, &S::kind, &S::id, &S::times);
}

bool same(const SceneAttachment &a, const SceneAttachment &b)
{
    using S = SceneAttachment;
    return sameIn(a, b, &S::source, &S::node, &S::path, &S::attachmentId);
}

} // namespace sinew
