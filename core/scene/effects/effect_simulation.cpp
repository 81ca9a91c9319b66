// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effect_simulation.h"

#include "core/scene/effects/budget/effect_shares.h"

#include <algorithm>
#include <typeinfo>

namespace sinew {

namespace {

EffectFrame::Range rangeBetween(std::size_t first, std::size_t end)
{
    return {std::uint32_t(first), std::uint32_t(end - first)};
}

} // namespace

struct EffectSimulation::State
{
    /// The simulation of the effect in one row.
    class Slot
    {
    public:
        /// Null without rules.
        EmitterSimulation *simulationBy(const EffectRules *rules)
        {
            if (!rules) {
                m_simulation.reset();
                m_type = nullptr;
            } else if (!m_type || *m_type != typeid(*rules)) {
                m_simulation = rules->simulation();
                m_type = &typeid(*rules);
            }
            return m_simulation.get();
        }
        EmitterSimulation *simulation() const { return m_simulation.get(); }

    private:
        std::unique_ptr<EmitterSimulation> m_simulation;
        const std::type_info *m_type = nullptr; ///< of the rules that created it
    };

    /// Rows of an effect and of one whose particles leave particles of the first behind.
    struct Trail
    {
        std::size_t child, parent;
    };

    std::vector<Slot> slots;   ///< by row of RenderScene::effects
    std::vector<Trail> trails; ///< by parent, ascending
    EffectFrame frame;
    EffectBudget budget;
    std::optional<Eigen::Quaternionf> view;
    Eigen::Vector3f eye = Eigen::Vector3f::Zero();
    std::uint64_t viewNumber = 0;
    std::vector<std::int32_t> globalSequences;
    std::uint64_t globalSequencesNumber = 0;
    std::uint64_t samples = 0;

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
                            {},    viewNumber, globalSequencesNumber,
                            {},    &samples};
        if (StepTimeline::hasLength(scene, when.sequence))
            moment.alongSequence = StepTimeline::alongSequence(scene, when);
        return moment;
    }

    /// What an effect emits, and what the particles of others leave behind as its own.
    void draw(const EffectMoment &moment, std::size_t row)
    {
        const std::size_t particles = frame.particles.size(), vertices = frame.ribbonVertices.size(),
                          models = frame.models.size();
        const std::size_t total = std::size_t(budget.particles);
        const std::size_t maximum = std::min(maxParticles, total - std::min(total, particles));
        if (EmitterSimulation *simulation = slots[row].simulation()) {
            simulation->draw(moment, maximum, frame);
            for (const Trail &trail : trails)
                if (trail.child == row)
                    slots[trail.parent].simulation()->drawTrail(
                        moment, moment.scene.effects[row], row,
                        maximum - std::min(maximum, frame.particles.size() - particles), frame);
        }
        const std::size_t mostVertices = std::max(std::size_t(budget.ribbonVertices), vertices);
        if (frame.ribbonVertices.size() > mostVertices) {
            frame.ribbonVertices.resize(mostVertices - (mostVertices - vertices) % 2);
            frame.isReduced = true;
        }
        frame.isReduced = frame.isReduced || frame.particles.size() >= total;
        frame.ranges.push_back({rangeBetween(particles, frame.particles.size()),
                                rangeBetween(vertices, frame.ribbonVertices.size()),
                                rangeBetween(models, frame.models.size())});
    }
};

EffectSimulation::EffectSimulation(const EffectBudget &budget) : EffectSimulation()
{
    m_state->budget = budget;
}
EffectSimulation::EffectSimulation() : m_state(std::make_unique<State>()) {}
EffectSimulation::~EffectSimulation() = default;
EffectSimulation::EffectSimulation(EffectSimulation &&) noexcept = default;
EffectSimulation &EffectSimulation::operator=(EffectSimulation &&) noexcept = default;

const EffectFrame &EffectSimulation::frame() const
{
    return m_state->frame;
}

std::uint64_t EffectSimulation::samples() const
{
    return m_state->samples;
}

void EffectSimulation::clear()
{
    const EffectBudget budget = m_state->budget;
    *m_state = {};
    m_state->budget = budget;
}

void EffectSimulation::update(const RenderScene &scene, const PoseTime &when)
{
    State &state = *m_state;
    state.samples = 0;
    EffectMoment moment = state.momentOf(scene, when);
    const EffectShares shares(scene, state.budget);
    const std::size_t count = scene.effects.size();

    state.frame.clear();
    state.frame.isReduced = shares.isReduced();
    state.trails.clear();
    state.slots.resize(count);
    for (std::size_t row = 0; row < count; ++row) {
        const SceneEffect &effect = scene.effects[row];
        const std::optional<EffectLimits> &limits = shares.limits(row);
        EmitterSimulation *simulation = state.slots[row].simulationBy(limits ? effect.rules.get() : nullptr);
        if (!simulation)
            continue;
        moment.limits = *limits;
        simulation->update(moment, effect, row);
        state.frame.isReduced = state.frame.isReduced || simulation->isCut();
        if (const std::int32_t child = simulation->trail(); child >= 0)
            state.trails.push_back({std::size_t(child), row});
    }
    for (std::size_t row = 0; row < count; ++row)
        state.draw(moment, row);
}

} // namespace sinew
