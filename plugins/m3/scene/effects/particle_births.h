// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/hash_random.h"
#include "plugins/m3/scene/effects/particle_rules.h"

namespace sinew::m3 {

/// A particle of StarCraft II at its birth, in world space or, if its emitter is in model space, in that of the
/// emitter's node.
struct Birth
{
    std::int64_t step = 0;
    float into = 0; ///< fraction of the step
    float life = 0; ///< seconds
    std::uint32_t seed = 0;
    float drag = 0; ///< share of the velocity lost per second, with the mass included
    Eigen::Vector3f position, velocity;
    Eigen::Vector3f sizes = Eigen::Vector3f::Ones();           ///< half edges at start, middle, end
    Eigen::Vector3f turns = Eigen::Vector3f::Zero();           ///< radians
    Eigen::Vector4f colours[3];                                ///< red, green, blue, alpha
    Eigen::Quaternionf frame = Eigen::Quaternionf::Identity(); ///< axes of the emitter, in the space of `position`
    float noisePhase = 0, firstCell = 0;

    bool isFinite() const
    {
        return position.allFinite() && velocity.allFinite() && sizes.allFinite() && turns.allFinite() &&
               std::isfinite(drag);
    }
};

/// How StarCraft II's particles are born (as WhiteoutFlakes found in the game). R(a, b) is random between both.
/// - Plane: x and y within size/2. Sphere: R(0, 1)·radius away in any direction; cylinder and disc likewise about z,
///   the cylinder within size.z/2. Box: within size/2. With a cut-out radii are R(cutoutRadius, radius), and one axis
///   of a box, chosen each time, keeps out of cutoutSize/2; a plane has none. Spline: as a disc of `radius` across the
///   curve, at a share between both ends where every segment counts alike. Mesh: anywhere on any triangle as posed;
///   each triangle has the same chance. (The game looks at the vertices' red as well.)
/// - Cone: z, turned by R(±vertical) about x and R(±horizontal) about y, then by pitch about y and yaw about x. Radial:
///   away from the emitter. Axis: up if born above the emitter's plane, else down. Random: anywhere. Mesh normal: that
///   of the triangle.
/// - Random values lie between both values; for colours each of the three is random by itself, for sizes all alike.
class ParticleBirths
{
public:
    /// Whether particles are born the same way as regards the emitter's values; what happens later does not count.
    static bool sameBirths(const ParticleRules &a, const ParticleRules &b);
    static bool followsGlobalTime(const ParticleRules &rules);
    /// What it costs to pose a mesh on which particles are born, in the samples of EffectBudget.
    static std::uint64_t samplesOf(const SceneMesh &mesh);
    /// The longest life that the emitter can produce, in seconds.
    static float longestLife(const ParticleRules &rules);

    /// Reads the values at a step's start; make() follows for each of its births. `own`: the emitter's node in the
    /// step, `place`: the node at which particles are born (the emitter's own or a copy's). Returns the number of
    /// samples that it took.
    std::uint64_t begin(const RenderScene &scene, const ParticleRules &rules, const StepTimeline &timeline,
                        std::int64_t step, const EmitterCore::StepMatrices &own,
                        const EmitterCore::StepMatrices &place);
    Birth make(const ParticleRules &rules, float into, HashRandom &random) const;

private:
    struct Start
    {
        Eigen::Vector3f position = Eigen::Vector3f::Zero(), normal = Eigen::Vector3f::Zero();
        bool inWorld = false;
    };
    float radius(const ParticleRules &rules, HashRandom &random) const;
    Start place(const ParticleRules &rules, HashRandom &random) const;
    Start onSpline(const ParticleRules &rules, HashRandom &random) const;
    Start onMesh(HashRandom &random) const;
    Eigen::Vector3f direction(const ParticleRules &rules, const Start &start, HashRandom &random) const;
    void sampleAppearance(const ParticleRules &rules, float scale, Birth &birth, HashRandom &random) const;
    std::uint64_t poseMeshes(const RenderScene &scene, const ParticleRules &rules, const PoseTime &when);

    std::vector<KeyWindow> m_windows;
    Pose m_pose; ///< of the nodes
    // The values of the current step.
    float m_speed = 0, m_speed2 = 0, m_yaw = 0, m_pitch = 0, m_horizontal = 0, m_vertical = 0, m_life = 0, m_life2 = 0;
    float m_radius = 0, m_cutoutRadius = 0, m_splineStart = 0, m_splineEnd = 1, m_parentVelocity = 0, m_shift = 0;
    Eigen::Vector3f m_size, m_cutoutSize, m_sizes, m_sizes2, m_turns, m_turns2;
    Eigen::Vector4f m_colours[3], m_colours2[3];
    struct Wave
    {
        WaveKind kind = WaveKind::None;
        float amplitude = 0, phase = 0;
        float at(HashRandom &random) const;
    };
    enum { Yaw, Pitch, Speed, Size, Alpha, Turn, Horizontal, Vertical, waves };
    Wave m_waves[waves];
    std::vector<Eigen::Vector3f> m_spline;
    std::vector<Eigen::Vector3f> m_triangles; ///< three corners each, in world space
    EmitterCore::StepMatrices m_own, m_place;
    float m_stepSeconds = 0;
};

} // namespace sinew::m3
