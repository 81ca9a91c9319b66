// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/particle_motion.h"
#include "plugins/warcraft/effects/quad_appearance.h"
#include "plugins/warcraft/effects/ramp_particles.h"

namespace sinew::warcraft {

/// The looks of RampParticles (rendering-and-simulation.md §6). All random values follow from the particle's seed, so
/// they stay the same for its life.
/// - Twinkling: of 128 random numbers 0…1, the one at age · speed + seed counts; the particle is hidden while it is
///   above the percentage, and its size lies between the two scales according to it. (The client's numbers differ from
///   start to start.)
/// - Cells count from 0 by rows; after the last they start again.
class RampAppearance
{
public:
    /// `row`: that of the effect in RenderScene::effects. Keeps a reference.
    RampAppearance(const RampParticles &rules, std::uint64_t row);

    /// False if hidden. `scale` sizes the quad.
    bool at(const ParticleBirth &birth, float age, QuadAppearance &appearance) const;
    /// Radians that an emitted model has turned about its axes since its birth.
    Eigen::Vector3f tumble(const ParticleBirth &birth, float age) const;

private:
    float twinkle(const ParticleBirth &birth, float age) const;

    const RampParticles &m_rules;
    std::uint32_t m_columns, m_cells;
    std::uint32_t m_offset = 0; ///< for all cells of the emitter
};

} // namespace sinew::warcraft
