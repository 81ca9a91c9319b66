// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/hash_random.h"
#include "core/scene/effects/particle_motion.h"
#include "core/scene/effects/spline_path.h"
#include "plugins/warcraft/effects/ramp_particles.h"

namespace sinew::warcraft {

/// How RampParticles are born (rendering-and-simulation.md §6). U is random in −1…1, U⁺ in 0…1;
/// s = speed·(1 + variation·U).
/// - Plane: at (U·length/2, U·width/2, 0); up the node's z turned by polar = verticalRange·U and azimuth =
///   horizontalRange·U.
/// - Sphere: along (cos polar cos azimuth, cos polar sin azimuth, sin polar), length + (width − length)·U⁺ away, and
///   flying the same way or up z.
/// - Spline: anywhere on the path between its shares length and width; up z, turned about the path by verticalRange·U,
///   and then moved along each axis by horizontalRange·U⁺.
/// - Bone: at the pivot of any of the bones, or between it and its parent's; flying as from a plane. (No known viewer
///   has it.)
/// With zSource, particles of a plane, sphere or spline fly away from (0, 0, zSource).
///
/// Unless in model space, the node's matrix moves newborn particles. Gravity and wind are in world space, or in the
/// node's space for particles in model space. A particle keeps the life span and gravity of its birth; the game applies
/// the emitter's current ones.
class RampBirths
{
public:
    void setRules(const RampParticles &rules);
    /// The longest life of anything that the emitter can produce, in seconds.
    static float longestLife(const RampParticles &rules);
    float longestLife() const { return m_longestLife; }
    /// Number of moments in a life at which a particle that must not move outward is checked.
    static constexpr int maxOutwardSteps = 600;
    const ParticleMotion &motion() const { return m_motion; }
    static bool followsGlobalTime(const RampParticles &rules);
    /// Whether particles are born the same way; their appearance does not matter.
    static bool sameBirths(const RampParticles &a, const RampParticles &b);

    /// Reads the values at the start of a step; followed by make() for each birth in it.
    void begin(const RenderScene &scene, const RampParticles &rules, const StepTimeline &timeline, std::int64_t step,
               const EmitterCore::StepMatrices &matrices);
    /// `pivot`: the emitter's, in the node's space.
    ParticleBirth make(const RampParticles &rules, const Eigen::Vector3f &pivot, float into, HashRandom &random);

private:
    struct Start
    {
        Eigen::Vector3f position, direction;
    };
    Start onPlane(HashRandom &random) const;
    Start onSphere(bool upwards, HashRandom &random) const;
    Start onSpline(HashRandom &random) const;
    Start onBone(const RampParticles &rules, HashRandom &random);
    void cutWhereOutward(ParticleBirth &birth, const Eigen::Vector3f &centre) const;

    SplinePath m_path;
    ParticleMotion m_motion;
    float m_longestLife = 0;
    KeyWindow m_windows[9];
    std::vector<NodeChain> m_bones;

    // The values of a step.
    float m_speed = 0, m_variation = 0, m_vertical = 0, m_horizontal = 0, m_length = 0, m_width = 0, m_zSource = 0,
          m_life = 0;
    Eigen::Vector3f m_gravity = Eigen::Vector3f::Zero();
    EmitterCore::StepMatrices m_matrices;
    std::vector<std::pair<Eigen::Vector3f, Eigen::Vector3f>>
        m_joints; ///< of the bones, in the world: pivot, parent's pivot
    float m_stepSeconds = 0;
};

} // namespace sinew::warcraft
