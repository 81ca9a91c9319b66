// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/birth_pool.h"
#include "core/scene/effects/emitter_core.h"

namespace sinew {

/// The particles of one emitter.
///
/// A particle's way follows from its birth: it starts on the emitting area (x ± width/2, y ± length/2, as HiveWE and
/// mdx-m3-viewer have it; war3-model takes whole widths), up the node's z axis turned by latitude·U, and then about that
/// axis by π·U (HiveWE, war3-model; mdx-m3-viewer turns about x and y, which fills a square of directions). Line emitters
/// turn in the node's yz plane only (mdx-m3-viewer, war3-model; HiveWE: xz). Its speed is speed·(1 + variation·U). U is
/// random in −1…1. Gravity and life are those of its birth; the way is the exact parabola (HiveWE), not a sum of steps.
/// Unless in model space, node matrices move it at birth, and their scale also its speed, gravity and size: a model twice
/// as large looks the same twice as large. In model space particles move with the node, and gravity pulls along its −z.
/// A node that stops being visible stops emitting; what is born lives on (all known viewers).
class ParticleSimulation
{
public:
    void update(const EffectMoment &moment, const SceneParticleEmitter &emitter, std::uint64_t row);
    /// Appends to `instances`, at most `maximum`, the latest born.
    void draw(const EffectMoment &moment, std::size_t maximum, std::vector<ParticleInstance> &instances);

private:
    struct Birth
    {
        std::int64_t step;
        float into; ///< fraction of the step
        float scale, gravity;
        Eigen::Vector3f position, velocity;
    };
    void makeBirths(const EffectMoment &moment, const EmissionSource &source, std::uint64_t row, std::int64_t step,
                    std::vector<Birth> &births);
    void sortFarthestFirst(const Eigen::Quaternionf &view, std::vector<ParticleInstance> &instances, std::size_t first);

    SceneParticleEmitter m_emitter;
    EmitterCore m_core;
    BirthPool<Birth> m_pool;
    KeyWindow m_windows[6];
    std::vector<std::pair<float, std::uint32_t>> m_order;
    std::vector<ParticleInstance> m_sorted;
};

} // namespace sinew
