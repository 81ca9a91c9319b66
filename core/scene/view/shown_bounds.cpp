// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/shown_bounds.h"

#include "core/scene/effects/effect_simulation.h"
#include "core/scene/view/ray_cast.h"

namespace sinew {

namespace {

/// Yards: smaller meshes are not a body with effects, but part of the effect.
constexpr float bodySize = 0.5f;

} // namespace

Eigen::AlignedBox3f shownBounds(const RenderScene &scene, const PoseTime &when, std::span<const std::uint8_t> hidden)
{
    Pose pose;
    evaluatePose(scene, when, pose);
    Eigen::AlignedBox3f meshes = posedBounds(scene, pose, hidden);
    EffectSimulation simulation;
    simulation.update(scene, when);
    Eigen::AlignedBox3f effects = effectBounds(simulation.frame());
    if (meshes.isEmpty())
        return effects;
    if (effects.isEmpty())
        return meshes;
    const float size = meshes.diagonal().norm();
    if (size >= bodySize * scene.unitsPerYard) {
        const Eigen::Vector3f room = Eigen::Vector3f::Constant(2 * size);
        effects = effects.intersection(Eigen::AlignedBox3f(meshes.min() - room, meshes.max() + room));
    }
    return effects.isEmpty() ? meshes : meshes.merged(effects);
}

} // namespace sinew
