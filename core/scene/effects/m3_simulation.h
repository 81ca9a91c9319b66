// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/force_field.h"
#include "core/scene/effects/m3_births.h"
#include "core/scene/effects/particle_motion.h"

namespace sinew {

/// The particles of one emitter of StarCraft II. Births are at M3Births, looks at M3Appearance.
///
/// A particle goes by v' = gravity − drag/mass · v, solved; with forces on its channels by steps of the timeline. In
/// model space it moves with the node, and gravity pulls in the node's axes. Noise is added to the place in world space
/// and grows to its strength in the first `noiseEdge` of the life. (What WhiteoutFlakes found in the game.) Quads are
/// as large as the largest axis of the emitter's node now. Nothing collides.
///
/// Of a looping sequence an emitter is in its steady state, whether its flag says so or not; see EffectSimulation. An
/// emitter that is full shows the latest born, where the game waits for a place.
class M3ParticleSimulation
{
public:
    void update(const EffectMoment &moment, const SceneParticleEmitter &emitter, std::uint64_t row);
    /// Appends to `instances`, or to `models` where the emitter gives off models.
    void draw(const EffectMoment &moment, std::size_t maximum, std::vector<ParticleInstance> &instances,
              std::vector<ModelInstance> &models);
    /// The same for what the particles of this emitter leave behind: particles of `child`, with its values of now.
    void drawTrail(const EffectMoment &moment, const SceneParticleEmitter &child, std::uint64_t childRow,
                   std::size_t maximum, std::vector<ParticleInstance> &instances, std::vector<ModelInstance> &models);
    std::int32_t trail() const { return m_emitter.m3 ? m_emitter.m3->trail : -1; }

private:
    /// One place at which particles are born by one rule.
    struct Stream
    {
        EmitterCore core;
        BirthPool<M3Birth> pool;
    };
    struct Source
    {
        std::int32_t node;
        const Track<float> *rate;
        bool bursts;
    };
    std::vector<Source> sources() const;
    void makeBirths(const EffectMoment &moment, Stream &stream, std::size_t number, const EmissionSource &source,
                    std::int64_t step, std::vector<M3Birth> &births);
    ParticleMotion::State after(const M3Birth &birth, float age, const StepTimeline &timeline,
                                const Eigen::Affine3f &world) const;
    void collect(double memory);

    struct Alive
    {
        const M3Birth *birth;
        float age;
    };
    SceneParticleEmitter m_emitter;
    std::uint64_t m_row = 0;
    std::vector<Stream> m_streams;
    EmitterCore m_own; ///< the emitter's node, whatever the streams' are
    M3Births m_births;
    ForceField m_forces;
    float m_longestLife = 0;
    double m_memory = 0;        ///< seconds that a birth is kept: its life and that of what it leaves behind
    std::vector<Alive> m_alive; ///< oldest first
};

} // namespace sinew
