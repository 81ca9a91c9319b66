// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/birth_pool.h"
#include "core/scene/effects/emitter_core.h"

namespace sinew {

/// The models that one emitter has given off.
///
/// They start at the pivot, up the node's z axis turned by latitude·U and then about that axis by longitude·U (as WoW's
/// early clients do; mdx-m3-viewer turns by any angle), at the node's scale and turned by any angle about the world's z
/// (mdx-m3-viewer). Speed and gravity are scaled like ParticleSimulation's; a model's life is that of its birth.
class ModelSimulation
{
public:
    static constexpr std::size_t maximum = 1000; ///< an emitter

    void update(const EffectMoment &moment, const SceneModelEmitter &emitter, std::uint64_t row);
    void draw(std::vector<ModelInstance> &instances) const;

private:
    struct Birth
    {
        std::int64_t step;
        float into; ///< fraction of the step
        std::uint32_t ordinal;
        float life, gravity, turn;
        Eigen::Vector3f position, velocity, scale;
    };
    void makeBirths(const EffectMoment &moment, const EmissionSource &source, std::uint64_t row, std::int64_t step,
                    std::vector<Birth> &births);

    SceneModelEmitter m_emitter;
    EmitterCore m_core;
    BirthPool<Birth> m_pool;
    KeyWindow m_windows[5];
    float m_longestLife = 0;
};

} // namespace sinew
