// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/budget/effect_shares.h"

#include "core/scene/effect_rules.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

struct Request
{
    std::size_t row;
    EffectDemand demand;
    double depth;    ///< nodes of each emitter
    double ownDepth; ///< of the effect itself
    double forces = 0, steps = 0, samplesPerStep = 0;
};

/// The largest cap c for which the sum of weight · min(request, c) is within a budget.
template<class ValueOf, class WeightOf>
double capFor(const std::vector<Request> &requests, double budget, const ValueOf &valueOf, const WeightOf &weightOf)
{
    std::vector<std::pair<double, double>> all; // request, weight
    double weights = 0;
    for (const Request &request : requests) {
        all.emplace_back(valueOf(request), weightOf(request));
        weights += all.back().second;
    }
    std::sort(all.begin(), all.end());
    for (const auto &[request, weight] : all) {
        if (request * weights > budget)
            return weights > 0 ? budget / weights : 0;
        budget -= request * weight;
        weights -= weight;
    }
    return all.empty() ? 0 : all.back().first;
}

/// For the shortest steps into which a timeline divides a sequence (StepTimeline).
double stepsPerSecond(const RenderScene &scene)
{
    double most = 60;
    for (const SceneSequence &sequence : scene.sequences)
        if (const double length = double(sequence.end) - sequence.start; length > 0)
            most = std::max(most, std::ceil(length * 60 / 1000) / length * 1000);
    return most;
}

/// Number of nodes that each node's place depends on, itself included.
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
    std::vector<Request> requests;
    for (std::size_t row = 0; row < scene.effects.size(); ++row) {
        const SceneEffect &effect = scene.effects[row];
        if (!effect.rules)
            continue;
        const bool hasNode = effect.node >= 0 && std::size_t(effect.node) < depths.size();
        Request request{row, effect.rules->demand(scene), deepest, hasNode ? depths[std::size_t(effect.node)] : 0};
        if (request.demand.emitters <= 1)
            request.depth = request.ownDepth;
        requests.push_back(request);
    }

    // Emitters, each with the nodes above it. Effects of higher rows get nothing if even one each is too many.
    const double emitterCap =
        std::max(1., std::floor(capFor(
                         requests, budget.emitters, [](const Request &r) { return double(r.demand.emitters); },
                         [](const Request &) { return 1.; })));
    double nodes = budget.nodes, emittersLeft = budget.emitters;
    std::vector<Request> kept;
    for (Request &request : requests) {
        const double emitters = std::min({double(request.demand.emitters), emitterCap, std::floor(emittersLeft)});
        const double each = request.depth + 1;
        const double possible = std::floor(std::min(emitters, nodes / each));
        m_isReduced = m_isReduced || possible < double(request.demand.emitters);
        if (possible < 1)
            continue;
        nodes -= possible * each;
        emittersLeft -= possible;
        request.demand.emitters = std::size_t(possible);
        kept.push_back(request);
    }
    if (kept.empty())
        return;

    const double perSecond = stepsPerSecond(scene);
    const auto thorough =
        double(std::count_if(kept.begin(), kept.end(), [](const Request &r) { return r.demand.samplesPerBirth > 0; }));
    const auto moved =
        double(std::count_if(kept.begin(), kept.end(), [](const Request &r) { return r.demand.forceChannels != 0; }));
    const EffectLimits most;
    for (Request &request : kept) {
        const double forces = request.demand.forceChannels ? double(scene.forces.size()) : 0;
        request.forces = std::min({forces, double(most.forces), moved > 0 ? std::floor(budget.forces / moved) : 0});
        m_isReduced = m_isReduced || request.forces < forces;
        request.steps = std::clamp(std::ceil(request.demand.life * perSecond) + 3, 3., double(most.steps));
        // The rate and the visibility of each emitter, its node; once more the node of an effect with copies.
        request.samplesPerStep = double(request.demand.emitters) * (request.depth + 2 + request.demand.samples) +
                                 request.ownDepth + request.forces * (deepest + 1);
    }
    const double stepCap = capFor(
        kept, budget.steps, [](const Request &r) { return r.steps; },
        [](const Request &r) { return r.samplesPerStep; });
    const double count = double(kept.size());
    for (const Request &request : kept) {
        EffectLimits limits;
        if (stepCap < request.steps) {
            // Both the oldest and the present step count, and nodes are read at the start and at the end.
            limits.steps = std::int64_t(stepCap) - 2;
            m_isReduced = true;
        }
        if (limits.steps < 1)
            continue;
        double births = budget.births / count;
        if (request.forces > 0)
            births = std::min(births, budget.pulls / (moved * request.forces * std::min(request.steps, stepCap)));
        if (request.demand.samplesPerBirth > 0)
            births = std::min(births, budget.steps / (thorough * request.demand.samplesPerBirth));
        limits.births = std::size_t(std::clamp(births, 0., double(most.births)));
        limits.emitters = request.demand.emitters;
        limits.forces = std::size_t(request.forces);
        limits.models = std::size_t(std::min(double(most.models), std::ceil(budget.models / count)));
        m_limits[request.row] = limits;
    }
}

} // namespace sinew
