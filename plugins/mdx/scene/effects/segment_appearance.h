// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/particle_motion.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/quad_appearance.h"

namespace sinew::mdx {

/// The look of SegmentParticles: two linear halves that meet at the middle time.
class SegmentAppearance
{
public:
    /// Keeps a reference.
    SegmentAppearance(const SegmentParticles &rules, std::uint64_t row);

    /// `age`: seconds. Always true: nothing is hidden.
    bool at(const ParticleBirth &birth, float age, warcraft::QuadAppearance &appearance) const;

    /// The cell that an interval shows at 0…1 of its half: from the first to the last, both included, repeated (HiveWE
    /// and war3-model; mdx-m3-viewer never reaches the last). Backwards if the last is the lower one; beyond the
    /// texture's cells it starts over.
    static std::uint32_t cellAt(const CellInterval &interval, float t, std::uint32_t cells);

private:
    void cellUv(const CellInterval &interval, float t, float (&uv)[4]) const;

    const SegmentParticles &m_rules;
    float m_middle;
    float m_values[3][5]; ///< red, green, blue, alpha in 0…255, size
};

} // namespace sinew::mdx
