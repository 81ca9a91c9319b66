// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/emitter_travel.h"
#include "core/scene/effects/m2_births.h"
#include "core/scene/effects/particle_appearance.h"

namespace sinew {

/// The particles of one emitter.
///
/// A particle's way follows from its birth. M2's births are at M2Births, its ways at ParticleMotion, its looks at
/// M2Appearance. For Warcraft III's it starts on the emitting area (x ± width/2, y ± length/2, as HiveWE and
/// mdx-m3-viewer have it; war3-model takes whole widths), up the node's z axis turned by latitude·U, and then about
/// that axis by π·U (HiveWE, war3-model; mdx-m3-viewer turns about x and y, which fills a square of directions). Line
/// emitters turn in the node's yz plane only (mdx-m3-viewer, war3-model; HiveWE: xz). Its speed is speed·(1 +
/// variation·U). U is random in −1…1. Gravity and life are those of its birth; the way is the exact parabola (HiveWE),
/// not a sum of steps. Unless in model space, node matrices move it at birth, and their scale also its speed, gravity
/// and size: a model twice as large looks the same twice as large. In model space particles move with the node, and
/// gravity pulls along its −z. A node that stops being visible stops emitting; what is born lives on (all known
/// viewers).
class ParticleSimulation
{
public:
    void update(const EffectMoment &moment, const SceneParticleEmitter &emitter, std::uint64_t row);
    /// Appends to `instances`, at most `maximum`, the latest born; or to `models` where the emitter gives off models.
    void draw(const EffectMoment &moment, std::size_t maximum, std::vector<ParticleInstance> &instances,
              std::vector<ModelInstance> &models);

private:
    /// What all particles of a frame share.
    struct Drawn
    {
        Eigen::Affine3f world = Eigen::Affine3f::Identity(); ///< of what is in model space
        float scale = 1;                                     ///< of all quads
        Eigen::Vector3f plane = Eigen::Vector3f::Zero();     ///< M2's flat quads: see ParticleInstance::Plane
        float tailLength = 0;
    };
    float longestLife() const { return m_emitter.m2 ? m_m2.longestLife() : m_emitter.lifeSpan; }
    void setEmitter(const SceneParticleEmitter &emitter);
    void makeBirths(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                    std::vector<ParticleBirth> &births);
    void addQuads(const ParticleMotion::State &state, const Drawn &drawn, float age,
                  const ParticleAppearance::At &appearance, ParticleInstance instance,
                  std::vector<ParticleInstance> &instances) const;
    void sortFarthestFirst(const Eigen::Quaternionf &view, std::vector<ParticleInstance> &instances, std::size_t first);

    SceneParticleEmitter m_emitter;
    std::uint64_t m_row = 0;
    EmitterCore m_core;
    BirthPool<ParticleBirth> m_pool;
    KeyWindow m_windows[6];
    M2Births m_m2;
    ParticleMotion m_motion;
    EmitterTravel m_travel;
    std::vector<std::pair<float, std::uint32_t>> m_order;
    std::vector<ParticleInstance> m_sorted;
};

} // namespace sinew
