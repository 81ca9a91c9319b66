// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/band.h"

#include "core/scene/effects/effect_outline.h"
#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/emitter_simulation.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

#include <array>

namespace sinew::warcraft {

using Eigen::Vector3f;

namespace {

constexpr std::size_t maxEdges = 16384;

/// Whether edges are born the same way; their looks do not matter.
bool sameEdges(const Band &a, const Band &b)
{
    using S = Band;
    return sameIn(a, b, &S::heightAbove, &S::heightBelow, &S::lifeSpan, &S::emissionRate, &S::colourAtBirth) &&
           (!a.colourAtBirth || sameIn(a, b, &S::colour, &S::alpha));
}

/// The edges of one band.
///
/// An edge is born at the pivot, reaching from heightBelow along the node's −y to heightAbove along its y, at most one
/// per step, and stays in place except for gravity along the world's −z (mdx-m3-viewer pulls along y, by the square of
/// a frame's time). While the ribbon is emitted, its newest edge is at the node's current position, so that it never
/// lags behind. Cell, colour and alpha of the whole band are the current ones; with colourAtBirth, colour and alpha are
/// those of each edge's birth. (M2's client bends the strip between two frames by the node's z axis; within the length
/// of a frame that amounts to a straight line.) u runs along the life: the left of the cell is the newest edge, its
/// right the oldest. Where the node was invisible, the strip is interrupted (by duplicate corners).
class BandSimulation final : public EmitterSimulation
{
public:
    void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) override;
    /// Empty, or at least two edges.
    bool isCut() const override { return m_core.isCut(); }
    void draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame) override;

private:
    struct Edge
    {
        std::int64_t step;
        float into; ///< fraction of the step
        Eigen::Vector3f above, below;
        std::array<std::uint8_t, 4> colour; ///< red, green, blue, alpha; only with colourAtBirth
    };
    struct Heights
    {
        Eigen::Vector3f above, below; ///< in the node's space
    };
    std::array<std::uint8_t, 4> colourAt(const EffectMoment &moment, const PoseTime &when);
    Heights heightsAt(const EffectMoment &moment, const PoseTime &when);
    void makeEdges(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                   std::vector<Edge> &edges);
    bool interrupted(std::int64_t from, std::int64_t to, const EmissionSource &source);

    EmitterCore::EmissionParameters parameters() const;

    std::shared_ptr<const Band> m_rules;
    std::int32_t m_node = -1;
    Track<float> m_rate;
    EmitterCore m_core;
    BirthPool<Edge> m_pool;
    KeyWindow m_windows[5];
};

EmitterCore::EmissionParameters BandSimulation::parameters() const
{
    const Band &r = *m_rules;
    return {m_node, m_rate, false, 1,
            isGlobal(r.heightAbove) || isGlobal(r.heightBelow) ||
                (r.colourAtBirth && (isGlobal(r.colour) || isGlobal(r.alpha)))};
}

void BandSimulation::update(const EffectMoment &moment, const SceneEffect &effect, std::size_t)
{
    const auto &rules = static_cast<const Band &>(*effect.rules);
    const bool other = m_rules.get() != &rules;
    const bool edited = !m_rules || (other && !sameEdges(*m_rules, rules));
    if (other)
        m_rules = std::static_pointer_cast<const Band>(effect.rules);
    m_node = effect.node;
    m_rate.fallback = rules.emissionRate;
    if (m_core.update(moment, parameters(), edited) || !(rules.lifeSpan > 0))
        m_pool.clear();
    if (!(rules.lifeSpan > 0))
        return;
    const EmissionSource source = m_core.source(moment, parameters());
    m_core.advance(m_pool, source, rules.lifeSpan, maxEdges,
                   [&](std::int64_t step, std::vector<Edge> &edges) { makeEdges(moment, source, step, edges); });
}

std::array<std::uint8_t, 4> BandSimulation::colourAt(const EffectMoment &moment, const PoseTime &when)
{
    const Colour colour = sampleTrack(m_rules->colour, moment.scene, when, m_windows[3]);
    return {toUnorm8(colour.r), toUnorm8(colour.g), toUnorm8(colour.b),
            toUnorm8(sampleTrack(m_rules->alpha, moment.scene, when, m_windows[4]))};
}

BandSimulation::Heights BandSimulation::heightsAt(const EffectMoment &moment, const PoseTime &when)
{
    const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
    const float above = clampFinite(sampleTrack(m_rules->heightAbove, moment.scene, when, m_windows[0]));
    const float below = clampFinite(sampleTrack(m_rules->heightBelow, moment.scene, when, m_windows[1]));
    return {pivot + Vector3f(0, above, 0), pivot - Vector3f(0, below, 0)};
}

void BandSimulation::makeEdges(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                               std::vector<Edge> &edges)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const PoseTime start = m_core.timeline().momentOf(step, 0);
    const Heights heights = heightsAt(moment, start);
    const std::array<std::uint8_t, 4> colour =
        m_rules->colourAtBirth ? colourAt(moment, start) : std::array<std::uint8_t, 4>{};
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    m_core.schedule().visit(step, source, [&](float into, std::uint32_t) {
        const Eigen::Affine3f matrix = matrices.at(into);
        const Edge edge{step, into, matrix * heights.above, matrix * heights.below, colour};
        if (edge.above.allFinite() && edge.below.allFinite())
            edges.push_back(edge);
    });
}

bool BandSimulation::interrupted(std::int64_t from, std::int64_t to, const EmissionSource &source)
{
    for (std::int64_t step = from + 1; step < to; ++step)
        if (!m_core.schedule().emitsAt(step, source))
            return true;
    return false;
}

void BandSimulation::draw(const EffectMoment &moment, std::size_t, EffectFrame &frame)
{
    std::vector<RibbonVertex> &vertices = frame.ribbonVertices;
    if (!(m_rules->lifeSpan > 0))
        return;
    const EmissionSource source = m_core.source(moment, parameters());
    const StepTimeline &timeline = m_core.timeline();
    const std::uint32_t cells =
        std::uint32_t(std::min<std::uint64_t>(std::uint64_t(m_rules->rows) * m_rules->columns, 0x7fffffff));
    const std::int32_t slot = sampleTrack(m_rules->textureSlot, moment.scene, moment.when, m_windows[2]);
    const std::uint32_t cell = cells ? std::uint32_t(floorMod(slot, cells)) : 0;
    const std::uint32_t columns = std::max(1u, m_rules->columns), rows = std::max(1u, m_rules->rows);
    const float left = float(cell % columns), top = float(cell / columns);

    RibbonVertex vertex;
    const std::array<std::uint8_t, 4> colour = colourAt(moment, moment.when);
    std::copy(colour.begin(), colour.end(), vertex.colour);
    const std::size_t first = vertices.size();
    const float gravity = clampFinite(m_rules->gravity);
    const auto add = [&](Vector3f above, Vector3f below, float age, bool interrupt) {
        const float fall = gravity * age * age / 2;
        above.z() -= fall;
        below.z() -= fall;
        if (!std::isfinite(above.sum() + below.sum()))
            return;
        vertex.uv.x = (left + age / m_rules->lifeSpan) / float(columns);
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
        if (!(age >= 0 && age < m_rules->lifeSpan))
            continue;
        if (m_rules->colourAtBirth)
            std::copy(edge->colour.begin(), edge->colour.end(), vertex.colour);
        add(edge->above, edge->below, age, linked && interrupted(edge->step, newer, source));
        newer = edge->step;
        linked = true;
    }
    if (vertices.size() < first + 4)
        vertices.resize(first);
}

} // namespace

std::unique_ptr<EmitterSimulation> Band::simulation() const
{
    return std::make_unique<BandSimulation>();
}

EffectDemand Band::demand(const RenderScene &) const
{
    return {.life = clampFinite(lifeSpan)};
}

bool Band::isSame(const EffectRules &other) const
{
    using S = Band;
    return sameIn(*this, static_cast<const S &>(other), &S::heightAbove, &S::heightBelow, &S::alpha, &S::colour,
                  &S::textureSlot, &S::lifeSpan, &S::emissionRate, &S::gravity, &S::rows, &S::columns,
                  &S::colourAtBirth);
}

void Band::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    outline.addHeights(moment.value(heightAbove), moment.value(heightBelow));
}

} // namespace sinew::warcraft
