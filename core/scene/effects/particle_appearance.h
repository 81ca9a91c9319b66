// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effects.h"

namespace sinew {

/// What a particle of some age looks like: two straight halves that meet at the middle time.
class ParticleAppearance
{
public:
    /// Keeps a reference.
    explicit ParticleAppearance(const SceneParticleEmitter &emitter);

    struct At
    {
        float size, height; ///< half the edges along the texture's u and v
        std::uint8_t colour[4];
        float headUv[4], tailUv[4];
        float turn = 0;                 ///< radians
        float cutOff = 0;               ///< alpha below which nothing is drawn
        float scroll[4] = {0, 0, 0, 0}; ///< see ParticleInstance
    };
    /// `age`: 0…1 of the life.
    void at(float age, At &appearance) const;

    /// The cell that an interval shows at 0…1 of its half: from the first to the last, both included, repeated (HiveWE
    /// and war3-model; mdx-m3-viewer never reaches the last). Backwards if the last is the lower; beyond the texture's
    /// cells it starts again.
    static std::uint32_t cellAt(const CellInterval &interval, float t, std::uint32_t cells);

private:
    void cellUv(const CellInterval &interval, float t, float (&uv)[4]) const;

    const SceneParticleEmitter &m_emitter;
    float m_middle;
    float m_values[3][5]; ///< red, green, blue, alpha in 0…255, size
};

} // namespace sinew
