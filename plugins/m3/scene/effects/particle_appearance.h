// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "core/scene/effects/particle_motion.h"
#include "plugins/m3/scene/effects/particle_births.h"

namespace sinew::m3 {

/// The look of an emitter's particles at a moment, in StarCraft II; see ParticleForm. Sizes, colours and rotations run
/// by PhaseRule over a particle's life, cells from the first over the middle to the last, rounded.
class ParticleAppearance
{
public:
    /// Keeps a reference. `world`: the emitter's current node matrix.
    ParticleAppearance(const ParticleRules &rules, const Eigen::Affine3f &world, const PoseTime &when);

    /// `state` is in the space of the birth. Particles that can't be drawn are skipped.
    void add(const Birth &birth, ParticleMotion::State state, float age,
             std::vector<ParticleInstance> &instances) const;
    void addModel(const Birth &birth, ParticleMotion::State state, float age, std::vector<ModelInstance> &models) const;
    /// Sorts by the emitter's rule, from `first` on: the farthest or lowest come first.
    void sort(std::vector<ParticleInstance> &instances, std::size_t first) const;

private:
    void intoWorld(const Birth &birth, ParticleMotion::State &state, float age) const;
    void cell(const Birth &birth, float share, float (&uv)[4]) const;
    float sizeAt(const Birth &birth, float share) const;

    const ParticleRules &m_rules;
    Eigen::Affine3f m_world;
    float m_scale; ///< of all quads
    std::optional<Eigen::Vector3f> m_toViewer;
};

} // namespace sinew::m3
