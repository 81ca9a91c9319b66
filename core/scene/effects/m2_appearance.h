// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/particle_appearance.h"
#include "core/scene/effects/particle_motion.h"

namespace sinew {

/// What World of Warcraft's particles look like (rendering-and-simulation.md §6). All that is random about it follows
/// from the particle's seed, so that it stays for its life.
/// - Twinkling: of 128 random numbers 0…1 the one at age · speed + seed counts; the particle is hidden where it is
/// above the
///   percentage, and its size lies by it between the two scales. (The client's numbers differ from start to start.)
/// - Cells count from 0 by rows; beyond the last they start again.
class M2Appearance
{
public:
    /// `row`: the emitter's place in its list. Keeps a reference.
    M2Appearance(const SceneParticleEmitter &emitter, std::uint64_t row);

    /// False: hidden. `scale` sizes the quad.
    bool at(const ParticleBirth &birth, float age, ParticleAppearance::At &appearance) const;
    /// Radians that an emitted model has turned about its axes since its birth.
    Eigen::Vector3f tumble(const ParticleBirth &birth, float age) const;

private:
    float twinkle(const ParticleBirth &birth, float age) const;
    void cellUv(std::uint32_t cell, float (&uv)[4]) const;

    const SceneParticleEmitter &m_emitter;
    const M2Particles &m_rules;
    std::uint32_t m_columns, m_cells;
    std::uint32_t m_offset = 0; ///< of all cells of the emitter
};

} // namespace sinew
