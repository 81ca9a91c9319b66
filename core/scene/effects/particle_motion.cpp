// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/particle_motion.h"

#include "core/scene/effects/emitter_core.h"

#include <cmath>

namespace sinew {

using Eigen::Vector3f;

void ParticleMotion::move(State &state, const Vector3f &acceleration, double drag, double time)
{
    // Distance covered per unit of velocity, and per unit of acceleration.
    double byVelocity = time, byAcceleration = time * time / 2, left = 1;
    if (drag > 0) {
        const double x = drag * time;
        left = std::exp(-x);
        byVelocity = -std::expm1(-x) / drag;
        byAcceleration = x < 1e-3 ? byAcceleration * (1 - x / 3) : (time - byVelocity) / drag;
    }
    state.position += state.velocity * float(byVelocity) + acceleration * float(byAcceleration);
    state.velocity = state.velocity * float(left) + acceleration * float(byVelocity);
}

ParticleMotion::ParticleMotion(float drag, const Vec3 &wind, float windTime)
    : m_drag(std::max(0.f, clampFinite(drag))), m_wind(finiteVector(wind)),
      m_windTime(std::max(0.f, clampFinite(windTime)))
{
}

ParticleMotion::State ParticleMotion::after(const ParticleBirth &birth, float age) const
{
    State state{birth.position, birth.velocity};
    const float windy = m_windTime > 0 ? std::min(age, m_windTime) : age;
    move(state, birth.acceleration + m_wind, m_drag, windy);
    if (windy < age)
        move(state, birth.acceleration, m_drag, age - windy);
    return state;
}

} // namespace sinew
