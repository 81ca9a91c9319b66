// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/ribbon_simulation.h"

#include "core/scene/effects/particle_motion.h"
#include "core/scene/pose/node_transform.h"

#include <numbers>

namespace sinew::m3 {

using Eigen::Vector3f;
using Eigen::Vector4f;

namespace {

constexpr std::size_t maxRings = 4096;
constexpr float radiansPerDegree = std::numbers::pi_v<float> / 180;

} // namespace

Eigen::Matrix3f edgeAxes(float yaw, float pitch)
{
    return (Eigen::AngleAxisf(yaw * radiansPerDegree, Vector3f::UnitX()) *
            Eigen::AngleAxisf(pitch * radiansPerDegree, Vector3f::UnitY()))
        .toRotationMatrix();
}

EmitterCore::EmissionParameters RibbonSimulation::parameters() const
{
    const RibbonRules &r = *m_rules;
    EmitterCore::EmissionParameters parameters{m_node, m_rate, false, 8};
    for (const Track<float> *track : {&r.speed, &r.yaw, &r.pitch, &r.life, &r.length, &r.parentVelocity, &r.waveShift})
        parameters.followsGlobalTime = parameters.followsGlobalTime || isGlobal(*track);
    return parameters;
}

void RibbonSimulation::update(const EffectMoment &moment, const SceneEffect &effect, std::size_t)
{
    const auto &rules = static_cast<const RibbonRules &>(*effect.rules);
    const bool other = m_rules.get() != &rules;
    const bool edited = !m_rules || m_node != effect.node || (other && !m_rules->isSame(rules));
    if (other)
        m_rules = std::static_pointer_cast<const RibbonRules>(effect.rules);
    m_node = effect.node;
    if (edited) {
        m_rate = rules.active;
        const float rate = clampFinite(rules.emissionRate);
        m_rate.fallback = m_rate.fallback > 0 ? rate : 0;
        for (float &value : m_rate.curve.editValues())
            value = value > 0 ? rate : 0;
        m_rate.step = true;
    }
    if (m_core.update(moment, parameters(), edited))
        m_pool.clear();
    m_end.update(moment.scene, rules.span ? rules.span->node : -1);
    if (rules.span)
        return;
    const EmissionSource source = m_core.source(moment, parameters());
    m_core.advance(m_pool, source, rules.memory(), maxRings,
                   [&](std::int64_t step, std::vector<Edge> &edges) { makeEdges(moment, source, step, edges); });
}

RibbonSimulation::Appearance RibbonSimulation::appearanceAt(const EffectMoment &moment, const PoseTime &when)
{
    const RibbonRules &rules = *m_rules;
    Appearance appearance;
    appearance.widths = finiteVector(sampleTrack(rules.widths, moment.scene, when));
    appearance.twists = finiteVector(sampleTrack(rules.twists, moment.scene, when));
    for (int i = 0; i < 3; ++i) {
        appearance.colours[i] = finiteVector(sampleTrack(rules.colours[i], moment.scene, when));
    }
    return appearance;
}

RibbonSimulation::Edge RibbonSimulation::edgeAt(const EffectMoment &moment, const PoseTime &when, double seconds,
                                                const Eigen::Affine3f &world, const Vector3f &moved)
{
    const RibbonRules &rules = *m_rules;
    const auto sample = [&](const Track<float> &track) { return clampFinite(sampleTrack(track, moment.scene, when)); };
    HashRandom random(0, std::int64_t(seconds * 1000), 0);
    const float shift = sample(rules.waveShift);
    const auto wave = [&](const EffectWave &w) {
        return w.kind == WaveKind::None
                   ? 0
                   : waveValue(w.kind, sample(w.frequency) * float(seconds) + shift, sample(w.amplitude), random);
    };
    Edge edge;
    static_cast<Appearance &>(edge) = appearanceAt(moment, when);
    edge.widths.array() += wave(rules.widthWave);
    const float alpha = wave(rules.alphaWave) / 255;
    for (Vector4f &colour : edge.colours)
        colour.w() += alpha;
    edge.life = sample(rules.life);
    const Eigen::Matrix3f turn =
        edgeAxes(sample(rules.yaw) + wave(rules.yawWave), sample(rules.pitch) + wave(rules.pitchWave));
    edge.velocity = turn.col(2) * (sample(rules.speed) + wave(rules.speedWave));
    edge.position.setZero();
    edge.across = turn.col(1);
    if (rules.worldSpace) {
        edge.position = world.translation();
        edge.velocity = world.linear() * edge.velocity +
                        (rules.inheritVelocity ? Vector3f(moved * sample(rules.parentVelocity)) : Vector3f(0, 0, 0));
        edge.across = world.linear() * edge.across;
    }
    if (const float length = edge.across.norm(); length > 0)
        edge.across /= length;
    return edge;
}

void RibbonSimulation::makeEdges(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                                 std::vector<Edge> &edges)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const PoseTime start = m_core.timeline().momentOf(step, 0);
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    const double length = m_core.timeline().stepMilliseconds / 1000,
                 seconds = m_core.timeline().positionOf(step) / 1000;
    const Vector3f moved = (matrices.end.translation() - matrices.start.translation()) / float(length);
    m_core.schedule().visit(step, source, [&](float into, std::uint32_t) {
        Edge edge = edgeAt(moment, start, seconds + into * length, matrices.at(into), moved);
        edge.step = step;
        edge.into = into;
        if (edge.position.allFinite() && edge.velocity.allFinite())
            edges.push_back(edge);
    });
}

std::vector<RibbonSimulation::Point> RibbonSimulation::trailPoints(const EffectMoment &moment,
                                                                   const Eigen::Affine3f &world)
{
    const RibbonRules &rules = *m_rules;
    const EmissionSource source = m_core.source(moment, parameters());
    const StepTimeline &timeline = m_core.timeline();
    const float maxLength = clampFinite(sampleTrack(rules.length, moment.scene, moment.when)),
                drag = std::max(0.f, clampFinite(rules.drag)) / std::max(0.001f, clampFinite(rules.mass));
    const Vector3f gravity = finiteVector(rules.gravity);
    std::vector<Point> points;
    float length = 0;
    bool full = false;
    const auto add = [&](const Edge &edge, float age, bool linked) {
        ParticleMotion::State state{edge.position, edge.velocity};
        ParticleMotion::move(state, gravity, drag, age);
        Vector3f across = edge.across;
        if (!rules.worldSpace) {
            state.position = world * state.position;
            across = (world.linear() * across).normalized();
        }
        if (!state.position.allFinite() || !across.allFinite())
            return;
        Point point{state.position, across, edge.life > 0 ? age / edge.life : 0, edge, linked && !points.empty()};
        if (rules.byLength) {
            const float way = point.linked ? (point.position - points.back().position).norm() : 0;
            if (!(maxLength > 0) || (point.linked && length >= maxLength)) {
                full = true;
                return;
            }
            if (length + way > maxLength && way > 0)
                point.position =
                    points.back().position + (point.position - points.back().position) * ((maxLength - length) / way);
            length = std::min(maxLength, length + way);
            point.share = length / maxLength;
        }
        points.push_back(std::move(point));
    };
    std::int64_t newer = timeline.now;
    bool linked =
        m_core.schedule().emitsAt(timeline.now, source) && m_core.chain().isVisibleAt(moment.scene, moment.when);
    if (linked) {
        const double seconds =
            (timeline.positionOf(timeline.now) + timeline.fraction * timeline.stepMilliseconds) / 1000;
        add(edgeAt(moment, moment.when, seconds, world, Vector3f::Zero()), 0, false);
    }
    for (const Edge *edge = m_pool.end(); edge != m_pool.begin() && !full;) {
        --edge;
        const float age = float(timeline.secondsSince(edge->step, edge->into));
        const bool old = (!rules.byLength || rules.lengthAndTime) && age >= edge->life;
        if (!(age >= 0) || old)
            continue;
        bool interrupted = false;
        for (std::int64_t step = edge->step + 1; step < newer && !interrupted; ++step)
            interrupted = !m_core.schedule().emitsAt(step, source);
        add(*edge, age, linked && !interrupted);
        newer = edge->step;
        linked = true;
    }
    return points;
}

std::vector<RibbonSimulation::Point> RibbonSimulation::spanPoints(const EffectMoment &moment,
                                                                  const Eigen::Affine3f &world)
{
    const RibbonRules &rules = *m_rules;
    const RibbonRules::Span &span = *rules.span;
    std::vector<Point> points;
    const auto sample = [&](const Track<float> &track) {
        return clampFinite(sampleTrack(track, moment.scene, moment.when));
    };
    if (m_end.isEmpty() || !(sample(rules.active) > 0))
        return points;
    const double seconds = moment.when.globalTime / 1000;
    HashRandom random(0, std::int64_t(seconds * 60), 1);
    const auto wave = [&](const EffectWave &w) {
        return w.kind == WaveKind::None
                   ? 0
                   : waveValue(w.kind, sample(w.frequency) * float(seconds), sample(w.amplitude), random);
    };
    const Eigen::Affine3f end = m_end.worldAt(moment.scene, moment.when);
    const Vector3f a = world * finiteVector(span.offset), d = end.translation();
    const Vector3f leaving =
        edgeAxes(sample(rules.yaw) + wave(rules.yawWave), sample(rules.pitch) + wave(rules.pitchWave)) *
        finiteVector(span.direction);
    const Vector3f arriving =
        edgeAxes(sample(span.yaw) + wave(span.yawWave), sample(span.pitch) + wave(span.pitchWave)).col(2) *
        (sample(span.velocity) + wave(span.velocityWave));
    const Vector3f b = a + world.linear() * leaving * sample(span.startFactor),
                   c = d + end.linear() * arriving * sample(span.endFactor);
    const Appearance appearance = appearanceAt(moment, moment.when);
    const int pieces = int(std::clamp(clampFinite(m_rules->emissionRate), 2.f, 256.f));
    const Vector3f across = (world.linear().col(1)).normalized();
    for (int i = 0; i <= pieces; ++i) {
        const float t = float(i) / float(pieces), s = 1 - t;
        const Vector3f at = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t);
        if (at.allFinite() && across.allFinite())
            points.push_back({at, across, t, appearance, i > 0});
    }
    return points;
}

void RibbonSimulation::draw(const EffectMoment &moment, std::size_t, EffectFrame &frame)
{
    std::vector<RibbonVertex> &vertices = frame.ribbonVertices;
    const Eigen::Affine3f world =
        m_core.chain().isEmpty() ? Eigen::Affine3f::Identity() : m_core.chain().worldAt(moment.scene, moment.when);
    std::vector<Point> points = m_rules->span ? spanPoints(moment, world) : trailPoints(moment, world);
    const RibbonRules &rules = *m_rules;
    const double seconds = moment.when.globalTime / 1000;
    if (rules.noiseAmplitude > 0.001f)
        for (Point &point : points) {
            float grown = 1;
            if (rules.noiseEdge > 0 && point.share < rules.noiseEdge)
                grown = point.share / rules.noiseEdge;
            else if (rules.noiseEdge > 0 && rules.span && point.share > 1 - rules.noiseEdge)
                grown = (1 - point.share) / rules.noiseEdge;
            point.position += smoothNoise3(point.share * clampFinite(rules.noiseFrequency),
                                           float(seconds) * clampFinite(rules.noiseCohesion)) *
                              (clampFinite(rules.noiseAmplitude) * grown);
        }
    const std::size_t first = vertices.size();
    for (std::size_t i = 0; i < points.size();) {
        std::size_t end = i + 1;
        while (end < points.size() && points[end].linked)
            ++end;
        if (end - i >= 2)
            addStrip(points, i, end, moment, first, vertices);
        i = end;
    }
    if (vertices.size() < first + 4)
        vertices.resize(first);
}

void RibbonSimulation::addStrip(const std::vector<Point> &points, std::size_t first, std::size_t end,
                                const EffectMoment &moment, std::size_t begin,
                                std::vector<RibbonVertex> &vertices) const
{
    const RibbonRules &rules = *m_rules;
    const Vector3f view =
        moment.when.view ? Vector3f(moment.when.view->conjugate() * Vector3f::UnitZ()) : Vector3f(0, -1, 0);
    const bool closed = rules.form == RibbonForm::Cylinder || rules.form == RibbonForm::Star;
    const std::uint32_t corners = std::clamp(rules.sides, 3u, 64u) * (rules.form == RibbonForm::Star ? 2 : 1);
    const std::uint32_t strips = closed ? corners : 1;

    struct Ring
    {
        Vector3f across, upwards;
        float width;
        RibbonVertex vertex;
    };
    std::vector<Ring> rings;
    for (std::size_t i = first; i < end; ++i) {
        const Point &point = points[i];
        Vector3f along = points[std::min(i + 1, end - 1)].position - points[i > first ? i - 1 : i].position;
        along = along.norm() > 1e-5f ? Vector3f(along.normalized()) : Vector3f::UnitX();
        Vector3f across = rules.form == RibbonForm::Billboard
                              ? Vector3f(along.cross(view))
                              : Vector3f(point.across - along * point.across.dot(along));
        across = across.norm() > 1e-5f ? Vector3f(across.normalized()) : Vector3f(along.unitOrthogonal());
        const Appearance &appearance = point.appearance;
        const auto phase = [&](const Vector3f &v, const PhaseRule &rule) {
            return phaseValue(v.x(), v.y(), v.z(), rule, point.share);
        };
        across = Eigen::AngleAxisf(phase(appearance.twists, rules.twistPhase), along) * across;
        Ring ring{across, along.cross(across), phase(appearance.widths, rules.widthPhase), {}};
        const Vector3f colour = phaseValue<Vector3f>(appearance.colours[0].head<3>(), appearance.colours[1].head<3>(),
                                                     appearance.colours[2].head<3>(), rules.colourPhase, point.share);
        for (int c = 0; c < 3; ++c)
            ring.vertex.colour[c] = toUnorm8(colour[c]);
        ring.vertex.colour[3] = toUnorm8(phaseValue(appearance.colours[0].w(), appearance.colours[1].w(),
                                                    appearance.colours[2].w(), rules.alphaPhase, point.share));
        ring.vertex.uv.x = point.share;
        ring.vertex.position = fromEigen(point.position);
        rings.push_back(ring);
    }
    const auto corner = [&](const Ring &ring, std::uint32_t n) {
        RibbonVertex vertex = ring.vertex;
        const float turn = float(n) / float(corners) * 2 * std::numbers::pi_v<float>;
        const float inner = rules.form == RibbonForm::Star && n % 2 ? clampFinite(rules.innerRadius) : 1;
        const Vector3f offset = closed
                                    ? Vector3f((ring.across * std::cos(turn) + ring.upwards * std::sin(turn)) * inner)
                                    : Vector3f(ring.across * (n == 0 ? 1.f : -1.f));
        vertex.position = fromEigen(toEigen(vertex.position) + offset * ring.width);
        vertex.uv.y = closed ? float(n) / float(corners) : float(n);
        return vertex;
    };
    for (std::uint32_t strip = 0; strip < strips; ++strip) {
        for (std::size_t i = 0; i < rings.size(); ++i) {
            const RibbonVertex a = corner(rings[i], strip), b = corner(rings[i], strip + 1);
            if (!std::isfinite(toEigen(a.position).sum() + toEigen(b.position).sum()))
                continue;
            if (i == 0 && vertices.size() > begin) { // joined by triangles without an area
                vertices.push_back(vertices.back());
                vertices.push_back(a);
            }
            vertices.push_back(a);
            vertices.push_back(b);
        }
    }
}

} // namespace sinew::m3
