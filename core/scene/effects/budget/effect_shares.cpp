// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/budget/effect_shares.h"

#include "core/scene/effect_rules.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

struct Wish
{
    std::size_t row;
    EffectDemand demand;
    double depth; ///< nodes of each emitter
    double forces = 0, steps = 0, samplesPerStep = 0;
};

/// The largest cap c for which the sum of weight · min(wish, c) is within a budget.
template<class WishOf, class WeightOf>
double capFor(const std::vector<Wish> &wishes, double budget, const WishOf &wishOf, const WeightOf &weightOf)
{
    std::vector<std::pair<double, double>> all; // wish, weight
    double weights = 0;
    for (const Wish &wish : wishes) {
        all.emplace_back(wishOf(wish), weightOf(wish));
        weights += all.back().second;
    }
    std::sort(all.begin(), all.end());
    for (const auto &[wish, weight] : all) {
        if (wish * weights > budget)
            return weights > 0 ? budget / weights : 0;
        budget -= wish * weight;
        weights -= weight;
    }
    return all.empty() ? 0 : all.back().first;
}

/// Of the shortest steps that a timeline cuts a sequence into (StepTimeline).
double stepsPerSecond(const RenderScene &scene)
{
    double most = 60;
    for (const SceneSequence &sequence : scene.sequences)
        if (const double length = double(sequence.end) - sequence.start; length > 0)
            most = std::max(most, std::ceil(length * 60 / 1000) / length * 1000);
    return most;
}

/// How many nodes each node's place follows from, itself included.
std::vector<double> depthsOf(const RenderScene &scene)
{
    std::vector<double> depths(scene.nodes.size(), 1);
    for (const std::int32_t row : scene.evaluationOrder) {
        const std::int32_t parent = scene.nodes[std::size_t(row)].parent;
        if (parent >= 0)
            depths[std::size_t(row)] = depths[std::size_t(parent)] + 1;
    }
    return depths;
}

} // namespace

EffectShares::EffectShares(const RenderScene &scene, const EffectBudget &budget) : m_limits(scene.effects.size())
{
    if (scene.effects.empty())
        return;
    const std::vector<double> depths = depthsOf(scene);
    const double deepest = depths.empty() ? 0 : *std::max_element(depths.begin(), depths.end());
    std::vector<Wish> wishes;
    for (std::size_t row = 0; row < scene.effects.size(); ++row) {
        const SceneEffect &effect = scene.effects[row];
        if (!effect.rules)
            continue;
        Wish wish{row, effect.rules->demand(scene), deepest};
        if (wish.demand.emitters <= 1)
            wish.depth =
                effect.node >= 0 && std::size_t(effect.node) < depths.size() ? depths[std::size_t(effect.node)] : 0;
        wishes.push_back(wish);
    }

    // Emitters, each with the nodes above it. Effects of higher rows come short where even one each is too many.
    const double emitterCap = std::floor(capFor(
        wishes, budget.emitters, [](const Wish &w) { return double(w.demand.emitters); },
        [](const Wish &) { return 1.; }));
    double nodes = budget.nodes;
    std::vector<Wish> kept;
    for (Wish &wish : wishes) {
        const double emitters = std::min(double(wish.demand.emitters), emitterCap);
        const double each = wish.depth + 1;
        const double possible = std::floor(std::min(emitters, nodes / each));
        m_isReduced = m_isReduced || possible < double(wish.demand.emitters);
        if (possible < 1)
            continue;
        nodes -= possible * each;
        wish.demand.emitters = std::size_t(possible);
        kept.push_back(wish);
    }
    if (kept.empty())
        return;

    const double perSecond = stepsPerSecond(scene);
    const auto thorough =
        double(std::count_if(kept.begin(), kept.end(), [](const Wish &w) { return w.demand.samplesPerBirth > 0; }));
    const auto moved =
        double(std::count_if(kept.begin(), kept.end(), [](const Wish &w) { return w.demand.forceChannels != 0; }));
    const EffectLimits most;
    for (Wish &wish : kept) {
        const double forces = wish.demand.forceChannels ? double(scene.forces.size()) : 0;
        wish.forces = std::min({forces, double(most.forces), moved > 0 ? std::floor(budget.forces / moved) : 0});
        m_isReduced = m_isReduced || wish.forces < forces;
        wish.steps = std::clamp(std::ceil(wish.demand.life * perSecond) + 2, 2., double(most.steps));
        wish.samplesPerStep =
            double(wish.demand.emitters) * (wish.depth + 1 + wish.demand.samples) + wish.forces * (deepest + 1);
    }
    const double stepCap = capFor(
        kept, budget.steps, [](const Wish &w) { return w.steps; }, [](const Wish &w) { return w.samplesPerStep; });
    const double count = double(kept.size());
    for (const Wish &wish : kept) {
        EffectLimits limits;
        if (stepCap < wish.steps) {
            limits.steps = std::int64_t(stepCap);
            m_isReduced = true;
        }
        if (limits.steps < 1)
            continue;
        double births = budget.births / count;
        if (wish.forces > 0)
            births = std::min(births, budget.pulls / (moved * wish.forces * std::min(wish.steps, stepCap)));
        if (wish.demand.samplesPerBirth > 0)
            births = std::min(births, budget.steps / (thorough * wish.demand.samplesPerBirth));
        limits.births = std::size_t(std::clamp(births, 0., double(most.births)));
        limits.emitters = wish.demand.emitters;
        limits.forces = std::size_t(wish.forces);
        limits.models = std::size_t(std::min(double(most.models), std::ceil(budget.models / count)));
        m_limits[wish.row] = limits;
    }
}

} // namespace sinew
