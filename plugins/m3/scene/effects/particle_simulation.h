// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/emitter_simulation.h"
#include "core/scene/effects/force_field.h"
#include "core/scene/effects/particle_motion.h"
#include "plugins/m3/scene/effects/particle_births.h"

#include <unordered_map>

namespace sinew::m3 {

/// The particles of one emitter of StarCraft II. See ParticleBirths for births, ParticleAppearance for looks.
///
/// A particle follows v' = gravity − drag/mass · v, solved; with forces on its channels by steps of the timeline. In
/// model space it moves with the node, and gravity pulls along the node's axes. Noise is added to the position in world
/// space and grows to full strength in the first `noiseEdge` of the life. (As WhiteoutFlakes found in the game.) Quads
/// are scaled by the largest axis of the emitter's current node. Nothing collides.
///
/// In a looping sequence an emitter is in its steady state, whether its flag says so or not; see EffectSimulation. An
/// emitter that is full shows the latest born, whereas the game waits for a free place.
class ParticleSimulation final : public EmitterSimulation
{
public:
    void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) override;
    /// Quads, or models if the emitter emits models.
    void draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame) override;
    bool isCut() const override;
    std::int32_t trail() const override { return m_rules ? m_rules->trail : -1; }
    void drawTrail(const EffectMoment &moment, const SceneEffect &child, std::size_t childRow, std::size_t maximum,
                   EffectFrame &frame) override;

private:
    /// One place where particles are born by one rule.
    struct Stream
    {
        EmitterCore core;
        BirthPool<Birth> pool;
    };
    struct Source
    {
        std::int32_t node;
        const Track<float> *rate;
        bool bursts;
    };
    std::vector<Source> sources(std::size_t maximum) const;
    void makeBirths(const EffectMoment &moment, Stream &stream, std::size_t number, const EmissionSource &source,
                    std::int64_t step, std::vector<Birth> &births);
    ParticleMotion::State after(const Birth &birth, float age, const StepTimeline &timeline,
                                const Eigen::Affine3f &world) const;
    void collect(double memory);

    struct Alive
    {
        const Birth *birth;
        float age;
    };
    std::shared_ptr<const ParticleRules> m_rules;
    std::int32_t m_node = -1;
    std::uint64_t m_row = 0;
    std::vector<Stream> m_streams;
    EmitterCore m_own; ///< the emitter's own node, whichever nodes the streams have
    std::unordered_map<std::int64_t, EmitterCore::StepMatrices> m_ownMatrices; ///< by step, of the current update
    ParticleBirths m_births;
    ForceField m_forces;
    float m_longestLife = 0;
    double m_memory = 0;        ///< how many seconds a birth is kept: its life and that of its trail
    std::vector<Alive> m_alive; ///< oldest first
};

} // namespace sinew::m3
