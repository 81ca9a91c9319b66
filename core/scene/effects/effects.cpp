// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effects.h"

#include "core/scene/effects/m3_ribbon.h"
#include "core/scene/effects/m3_simulation.h"
#include "core/scene/effects/model_simulation.h"
#include "core/scene/effects/particle_simulation.h"
#include "core/scene/effects/ribbon_simulation.h"

namespace sinew {

namespace {

template<class T>
std::span<const T> rangeOf(const std::vector<T> &all, const std::vector<EffectFrame::Range> &ranges, std::size_t row)
{
    if (row >= ranges.size())
        return {};
    return std::span<const T>(all).subspan(ranges[row].first, ranges[row].count);
}

} // namespace

std::span<const ParticleInstance> EffectFrame::particlesOf(std::size_t emitter) const
{
    return rangeOf(particles, particleRanges, emitter);
}

std::span<const RibbonVertex> EffectFrame::ribbonOf(std::size_t ribbon) const
{
    return rangeOf(ribbonVertices, ribbonRanges, ribbon);
}

std::span<const ModelInstance> EffectFrame::modelsOf(std::size_t emitter) const
{
    return rangeOf(models, modelRanges, emitter);
}

std::span<const ModelInstance> EffectFrame::modelsOfParticles(std::size_t emitter) const
{
    return rangeOf(models, particleModelRanges, emitter);
}

struct EffectSimulation::State
{
    std::vector<ParticleSimulation> particles;
    std::vector<M3ParticleSimulation> m3Particles; ///< of the same emitters; each is in use in one of both
    std::vector<RibbonSimulation> ribbons;
    std::vector<M3RibbonSimulation> m3Ribbons;
    std::vector<ModelSimulation> models;
    EffectFrame frame;
    std::optional<Eigen::Quaternionf> view;
    Eigen::Vector3f eye = Eigen::Vector3f::Zero();
    std::uint64_t viewNumber = 0;
    std::vector<std::int32_t> globalSequences;
    std::uint64_t globalSequencesNumber = 0;

    EffectMoment momentOf(const RenderScene &scene, const PoseTime &when)
    {
        const bool sameView = view.has_value() == when.view.has_value() &&
                              (!view || view->coeffs() == when.view->coeffs()) && eye == when.eye;
        if (!sameView) {
            view = when.view;
            eye = when.eye;
            ++viewNumber;
        }
        if (globalSequences != scene.globalSequences) {
            globalSequences = scene.globalSequences;
            ++globalSequencesNumber;
        }
        EffectMoment moment{scene, when,       StepTimeline::alongGlobalTime(scene, when),
                            {},    viewNumber, globalSequencesNumber};
        if (StepTimeline::hasLength(scene, when.sequence))
            moment.alongSequence = StepTimeline::alongSequence(scene, when);
        return moment;
    }

    /// What an emitter gives off, and what the particles of others leave behind of it.
    void drawM3(const EffectMoment &moment, std::size_t row, std::size_t maximum)
    {
        const std::size_t first = frame.particles.size();
        m3Particles[row].draw(moment, maximum, frame.particles, frame.models);
        for (std::size_t i = 0; i < m3Particles.size(); ++i)
            if (moment.scene.particleEmitters[i].m3 && m3Particles[i].trail() == std::int32_t(row))
                m3Particles[i].drawTrail(moment, moment.scene.particleEmitters[row], row,
                                         maximum - std::min(maximum, frame.particles.size() - first), frame.particles,
                                         frame.models);
    }
};

EffectSimulation::EffectSimulation() : m_state(std::make_unique<State>()) {}
EffectSimulation::~EffectSimulation() = default;
EffectSimulation::EffectSimulation(EffectSimulation &&) noexcept = default;
EffectSimulation &EffectSimulation::operator=(EffectSimulation &&) noexcept = default;

const EffectFrame &EffectSimulation::frame() const
{
    return m_state->frame;
}

void EffectSimulation::clear()
{
    *m_state = {};
}

void EffectSimulation::update(const RenderScene &scene, const PoseTime &when)
{
    State &state = *m_state;
    EffectFrame &frame = state.frame;
    const EffectMoment moment = state.momentOf(scene, when);

    frame.particles.clear();
    frame.particleRanges.clear();
    frame.models.clear();
    frame.particleModelRanges.clear();
    state.particles.resize(scene.particleEmitters.size());
    state.m3Particles.resize(scene.particleEmitters.size());
    for (std::size_t i = 0; i < scene.particleEmitters.size(); ++i)
        if (scene.particleEmitters[i].m3)
            state.m3Particles[i].update(moment, scene.particleEmitters[i], i);
    for (std::size_t i = 0; i < scene.particleEmitters.size(); ++i) {
        const std::size_t first = frame.particles.size(), firstModel = frame.models.size();
        const std::size_t maximum = std::min(maxParticles, maxTotalParticles - first);
        if (scene.particleEmitters[i].m3) {
            state.drawM3(moment, i, maximum);
        } else {
            state.particles[i].update(moment, scene.particleEmitters[i], i);
            state.particles[i].draw(moment, maximum, frame.particles, frame.models);
        }
        frame.particleRanges.push_back({std::uint32_t(first), std::uint32_t(frame.particles.size() - first)});
        frame.particleModelRanges.push_back(
            {std::uint32_t(firstModel), std::uint32_t(frame.models.size() - firstModel)});
    }

    frame.ribbonVertices.clear();
    frame.ribbonRanges.clear();
    state.ribbons.resize(scene.ribbons.size());
    state.m3Ribbons.resize(scene.ribbons.size());
    for (std::size_t i = 0; i < scene.ribbons.size(); ++i) {
        const std::size_t first = frame.ribbonVertices.size();
        if (scene.ribbons[i].m3) {
            state.m3Ribbons[i].update(moment, scene.ribbons[i]);
            state.m3Ribbons[i].draw(moment, frame.ribbonVertices);
        } else {
            state.ribbons[i].update(moment, scene.ribbons[i]);
            state.ribbons[i].draw(moment, frame.ribbonVertices);
        }
        frame.ribbonRanges.push_back({std::uint32_t(first), std::uint32_t(frame.ribbonVertices.size() - first)});
    }

    frame.modelRanges.clear();
    state.models.resize(scene.modelEmitters.size());
    for (std::size_t i = 0; i < scene.modelEmitters.size(); ++i) {
        const std::size_t first = frame.models.size();
        state.models[i].update(moment, scene.modelEmitters[i], i);
        state.models[i].draw(frame.models);
        frame.modelRanges.push_back({std::uint32_t(first), std::uint32_t(frame.models.size() - first)});
    }
}

} // namespace sinew
