// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/birth_pool.h"
#include "core/scene/effects/emitter_core.h"
#include "plugins/warcraft/effects/ramp_particles.h"

namespace sinew::warcraft {

/// How far an emitter has moved in each step, counting only the share that its particles follow
/// (RampParticles::follow).
class EmitterTravel
{
public:
    void clear()
    {
        m_steps.clear();
        m_sums.clear();
    }
    /// Computes the movement up to now from the first step whose births may still live.
    void update(const EffectMoment &moment, const RampParticles &rules, EmitterCore &core, double lifeSpan);
    /// How far a particle born in `step` has been carried until now, from the second step after that one on.
    Eigen::Vector3f since(std::int64_t step) const;

private:
    struct Step
    {
        std::int64_t step;
        Eigen::Vector3f way;
    };
    BirthPool<Step> m_steps;
    std::vector<Eigen::Vector3f> m_sums; ///< movement from each step until now; the first is for m_first
    std::int64_t m_first = 0;
};

} // namespace sinew::warcraft
