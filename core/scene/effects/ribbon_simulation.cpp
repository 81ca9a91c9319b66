// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/ribbon_simulation.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

namespace sinew {

using Eigen::Vector3f;

namespace {

bool sameBirths(const SceneRibbon &a, const SceneRibbon &b)
{
    using S = SceneRibbon;
    return sameIn(a, b, &S::heightAbove, &S::heightBelow, &S::lifeSpan, &S::emissionRate, &S::colourAtBirth) &&
           (!a.colourAtBirth || sameIn(a, b, &S::colour, &S::alpha));
}

constexpr std::size_t maxEdges = 16384;

EmitterCore::EmissionParameters emissionParametersOf(const SceneRibbon &r, const Track<float> &rate)
{
    return {r.node, rate, false, 1,
            isGlobal(r.heightAbove) || isGlobal(r.heightBelow) ||
                (r.colourAtBirth && (isGlobal(r.colour) || isGlobal(r.alpha)))};
}

} // namespace

void RibbonSimulation::update(const EffectMoment &moment, const SceneRibbon &ribbon)
{
    const bool edited = !sameBirths(m_ribbon, ribbon);
    m_ribbon = ribbon;
    m_rate.fallback = ribbon.emissionRate;
    const EmitterCore::EmissionParameters parameters = emissionParametersOf(m_ribbon, m_rate);
    if (m_core.update(moment, parameters, edited) || !(m_ribbon.lifeSpan > 0))
        m_pool.clear();
    if (!(m_ribbon.lifeSpan > 0))
        return;
    const EmissionSource source = m_core.source(moment, parameters);
    const std::int64_t first = m_core.firstStep(m_ribbon.lifeSpan);
    m_core.schedule().forgetBefore(first, m_core.timeline());
    m_pool.advance(
        first, m_core.timeline().now, maxEdges,
        [&](std::int64_t step) { return m_core.schedule().countAt(step, source); },
        [&](std::int64_t step, std::vector<Edge> &edges) { makeEdges(moment, source, step, edges); });
}

std::array<std::uint8_t, 4> RibbonSimulation::colourAt(const EffectMoment &moment, const PoseTime &when)
{
    const Colour colour = sampleTrack(m_ribbon.colour, moment.scene, when, m_windows[3]);
    return {toUnorm8(colour.r), toUnorm8(colour.g), toUnorm8(colour.b),
            toUnorm8(sampleTrack(m_ribbon.alpha, moment.scene, when, m_windows[4]))};
}

RibbonSimulation::Heights RibbonSimulation::heightsAt(const EffectMoment &moment, const PoseTime &when)
{
    const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
    const float above = clampFinite(sampleTrack(m_ribbon.heightAbove, moment.scene, when, m_windows[0]));
    const float below = clampFinite(sampleTrack(m_ribbon.heightBelow, moment.scene, when, m_windows[1]));
    return {pivot + Vector3f(0, above, 0), pivot - Vector3f(0, below, 0)};
}

void RibbonSimulation::makeEdges(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                                 std::vector<Edge> &edges)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const PoseTime start = m_core.timeline().momentOf(step, 0);
    const Heights heights = heightsAt(moment, start);
    const std::array<std::uint8_t, 4> colour =
        m_ribbon.colourAtBirth ? colourAt(moment, start) : std::array<std::uint8_t, 4>{};
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    m_core.schedule().visit(step, source, [&](float into, std::uint32_t) {
        const Eigen::Affine3f matrix = matrices.at(into);
        const Edge edge{step, into, matrix * heights.above, matrix * heights.below, colour};
        if (edge.above.allFinite() && edge.below.allFinite())
            edges.push_back(edge);
    });
}

bool RibbonSimulation::interrupted(std::int64_t from, std::int64_t to, const EmissionSource &source)
{
    for (std::int64_t step = from + 1; step < to; ++step)
        if (!m_core.schedule().emitsAt(step, source))
            return true;
    return false;
}

void RibbonSimulation::draw(const EffectMoment &moment, std::vector<RibbonVertex> &vertices)
{
    if (!(m_ribbon.lifeSpan > 0))
        return;
    const EmitterCore::EmissionParameters parameters = emissionParametersOf(m_ribbon, m_rate);
    const EmissionSource source = m_core.source(moment, parameters);
    const StepTimeline &timeline = m_core.timeline();
    const std::uint32_t cells =
        std::uint32_t(std::min<std::uint64_t>(std::uint64_t(m_ribbon.rows) * m_ribbon.columns, 0x7fffffff));
    const std::int32_t slot = sampleTrack(m_ribbon.textureSlot, moment.scene, moment.when, m_windows[2]);
    const std::uint32_t cell = cells ? std::uint32_t(floorMod(slot, cells)) : 0;
    const std::uint32_t columns = std::max(1u, m_ribbon.columns), rows = std::max(1u, m_ribbon.rows);
    const float left = float(cell % columns), top = float(cell / columns);

    RibbonVertex vertex;
    const std::array<std::uint8_t, 4> colour = colourAt(moment, moment.when);
    std::copy(colour.begin(), colour.end(), vertex.colour);
    const std::size_t first = vertices.size();
    const float gravity = clampFinite(m_ribbon.gravity);
    const auto add = [&](Vector3f above, Vector3f below, float age, bool interrupt) {
        const float fall = gravity * age * age / 2;
        above.z() -= fall;
        below.z() -= fall;
        if (!std::isfinite(above.sum() + below.sum()))
            return;
        vertex.uv.x = (left + age / m_ribbon.lifeSpan) / float(columns);
        if (interrupt && vertices.size() > first)
            vertices.push_back(vertices.back());
        for (const bool isBelow : {false, true}) {
            vertex.position = fromEigen(isBelow ? below : above);
            vertex.uv.y = (top + (isBelow ? 1 : 0)) / float(rows);
            vertices.push_back(vertex);
            if (interrupt && !isBelow && vertices.size() > first + 1)
                vertices.push_back(vertex);
        }
    };

    std::int64_t newer = timeline.now;
    bool linked =
        m_core.schedule().emitsAt(timeline.now, source) && m_core.chain().isVisibleAt(moment.scene, moment.when);
    if (linked) {
        const Heights heights = heightsAt(moment, moment.when);
        const Eigen::Affine3f world = m_core.chain().worldAt(moment.scene, moment.when);
        add(world * heights.above, world * heights.below, 0, false);
    }
    for (const Edge *edge = m_pool.end(); edge != m_pool.begin();) {
        --edge;
        const float age = float(timeline.secondsSince(edge->step, edge->into));
        if (!(age >= 0 && age < m_ribbon.lifeSpan))
            continue;
        if (m_ribbon.colourAtBirth)
            std::copy(edge->colour.begin(), edge->colour.end(), vertex.colour);
        add(edge->above, edge->below, age, linked && interrupted(edge->step, newer, source));
        newer = edge->step;
        linked = true;
    }
    if (vertices.size() < first + 4)
        vertices.resize(first);
}

} // namespace sinew
