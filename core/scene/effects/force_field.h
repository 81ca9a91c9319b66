// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/emitter_core.h"

#include <unordered_map>

namespace sinew {

/// What a scene's forces do to particles (the kinds, shapes and falloff of the Art Tools' manual; the strength of
/// dampening and vortex is a guess). In the force's node's space, with r the distance from its place and R its width:
/// - directional: strength along z. Radial: strength away from the place. Dampening: −strength · velocity. Vortex:
///   about z, with the speed `strength`: sideways the missing speed within a second, and inwards what the circle needs.
/// - sphere r ≤ R; hemisphere also z ≥ 0; cylinder R and ±height/2; box half of width, length, height along x, y, z;
///   cone dome r ≤ R and within the angle `height` of z, radians. Falloff: · (1 − r/R), not for boxes. Height gradient:
///   · (1 − |z|/R), a guess.
class ForceField
{
public:
    struct Choice
    {
        std::uint32_t channels;
        std::size_t maximum; ///< takes this many of the scene's forces, the first ones
    };
    /// Prepares accelerations in the steps from…to. `timeline` must be that of the particles; if `stale`, steps are
    /// recomputed.
    void update(const RenderScene &scene, const StepTimeline &timeline, const Choice &choice, std::int64_t from,
                std::int64_t to, bool stale);
    bool isEmpty() const { return m_forces.empty(); }
    Eigen::Vector3f acceleration(std::int64_t step, const Eigen::Vector3f &position,
                                 const Eigen::Vector3f &velocity) const;

private:
    struct Force
    {
        SceneForce force;
        NodeChain chain;
    };
    struct Moment
    {
        Eigen::Vector3f place;
        Eigen::Matrix3f axes; ///< of unit length
        float strength, width, height, length;
    };
    std::vector<Force> m_forces;
    std::unordered_map<std::int64_t, std::vector<Moment>> m_moments;
};

} // namespace sinew
