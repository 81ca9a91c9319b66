// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <Eigen/Core>

namespace sinew {

/// A particle at its birth, in world space or, if its emitter is in model space, in the node's.
struct ParticleBirth
{
    std::int64_t step = 0;
    float into = 0;         ///< fraction of the step
    float life = 0;         ///< seconds
    float rampLife = 0;     ///< seconds over which its looks change
    float scale = 1;        ///< of its quad
    std::uint32_t seed = 0; ///< determines everything random about its looks
    Eigen::Vector3f position, velocity, acceleration;

    bool isFinite() const
    {
        return position.allFinite() && velocity.allFinite() && acceleration.allFinite() && scale - scale == 0;
    }
};

/// Where a particle goes from its birth on: v' = a + wind − drag·v, solved exactly. (Games add up steps of a frame's
/// length, which converges to this as frames get shorter.)
class ParticleMotion
{
public:
    /// Without drag and wind.
    ParticleMotion() = default;
    /// `drag`: share of the velocity lost per second. `windTime`: seconds from birth during which the wind (an
    /// acceleration) blows, 0 or less: always. NaN counts as 0.
    ParticleMotion(float drag, const Vec3 &wind, float windTime);

    struct State
    {
        Eigen::Vector3f position, velocity;
    };
    State after(const ParticleBirth &birth, float age) const;
    /// v' = acceleration − drag·v for `time` seconds, solved exactly.
    static void move(State &state, const Eigen::Vector3f &acceleration, double drag, double time);

private:
    double m_drag = 0;
    Eigen::Vector3f m_wind = Eigen::Vector3f::Zero();
    float m_windTime = 0; ///< 0: for ever
};

} // namespace sinew
