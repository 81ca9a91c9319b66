// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/particle_simulation.h"

#include "core/scene/effects/hash_random.h"
#include "core/scene/effects/m2_appearance.h"
#include "core/scene/effects/model_simulation.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

#include <numbers>

namespace sinew {

using Eigen::Vector3f;

namespace {

/// Whether particles are born the same way; their appearance does not matter.
bool sameBirths(const SceneParticleEmitter &a, const SceneParticleEmitter &b)
{
    using S = SceneParticleEmitter;
    if (a.m2 && b.m2)
        return M2Births::same(a, b);
    return a.m2.has_value() == b.m2.has_value() &&
           sameIn(a, b, &S::speed, &S::variation, &S::latitude, &S::gravity, &S::emissionRate, &S::length, &S::width,
                  &S::lifeSpan, &S::squirt, &S::lineEmitter, &S::modelSpace);
}

EmitterCore::EmissionParameters emissionParametersOf(const SceneParticleEmitter &e, std::uint64_t row)
{
    EmitterCore::EmissionParameters parameters{e.node, e.emissionRate, e.squirt && !e.m2,
                                               EffectSimulation::maxParticles / 2};
    if (e.m2) {
        parameters.followsGlobalTime = M2Births::followsGlobalTime(e);
        parameters.rateVary = {e.m2->emissionRateVary, row};
    } else {
        parameters.followsGlobalTime = isGlobal(e.speed) || isGlobal(e.variation) || isGlobal(e.latitude) ||
                                       isGlobal(e.gravity) || isGlobal(e.length) || isGlobal(e.width);
    }
    return parameters;
}

bool emitsModels(const SceneParticleEmitter &e)
{
    return e.m2 && !e.m2->geometryModel.empty();
}

} // namespace

void ParticleSimulation::setEmitter(const SceneParticleEmitter &emitter)
{
    m_emitter = emitter;
    m_motion = {};
    if (!m_emitter.m2)
        return;
    m_m2.setEmitter(m_emitter);
    m_motion = ParticleMotion(*m_emitter.m2);
}

void ParticleSimulation::update(const EffectMoment &moment, const SceneParticleEmitter &emitter, std::uint64_t row)
{
    const bool edited = m_row != row || !sameBirths(m_emitter, emitter);
    if (edited || !same(m_emitter, emitter))
        setEmitter(emitter);
    m_row = row;
    const EmitterCore::EmissionParameters parameters = emissionParametersOf(m_emitter, m_row);
    if (m_core.update(moment, parameters, edited) || !(longestLife() > 0)) {
        m_pool.clear();
        m_travel.clear();
    }
    if (!(longestLife() > 0))
        return;
    const EmissionSource source = m_core.source(moment, parameters);
    m_core.advance(
        m_pool, source, longestLife(), EffectSimulation::maxParticles,
        [&](std::int64_t step, std::vector<ParticleBirth> &births) { makeBirths(moment, source, step, births); });
    if (m_emitter.m2 && m_emitter.m2->follow && !m_emitter.modelSpace)
        m_travel.update(moment, *m_emitter.m2, m_core, longestLife());
    else
        m_travel.clear();
}

void ParticleSimulation::makeBirths(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                                    std::vector<ParticleBirth> &births)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const SceneParticleEmitter &e = m_emitter;
    const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    const std::int64_t number = m_core.schedule().numberOf(step, source);
    if (e.m2) {
        m_m2.begin(moment.scene, e, m_core.timeline(), step, matrices);
        m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
            HashRandom random(m_row, number, ordinal);
            ParticleBirth birth = m_m2.make(e, pivot, into, random);
            birth.step = step;
            if (birth.isFinite())
                births.push_back(birth);
        });
        return;
    }

    const PoseTime start = m_core.timeline().momentOf(step, 0);
    const auto value = [&](const Track<float> &track, int window) {
        return clampFinite(sampleTrack(track, moment.scene, start, m_windows[window]));
    };
    const float speed = value(e.speed, 0), variation = value(e.variation, 1);
    const float latitude = value(e.latitude, 2) * std::numbers::pi_v<float> / 180;
    const float gravity = value(e.gravity, 3), length = value(e.length, 4), width = value(e.width, 5);

    m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
        HashRandom random(m_row, number, ordinal);
        ParticleBirth birth{step, into, e.lifeSpan, e.lifeSpan, 1, 0, {}, {}, Vector3f(0, 0, -gravity)};
        birth.position = pivot + Vector3f(width / 2 * random.signedUnit(), length / 2 * random.signedUnit(), 0);
        const float polar = latitude * random.signedUnit();
        const float turn = random.signedUnit();
        const float azimuth = e.lineEmitter ? std::numbers::pi_v<float> / 2 : std::numbers::pi_v<float> * turn;
        const float flat = std::sin(polar);
        birth.velocity =
            Vector3f(e.lineEmitter ? 0 : flat * std::cos(azimuth), flat * std::sin(azimuth), std::cos(polar)) *
            (speed * (1 + variation * random.signedUnit()));
        if (!e.modelSpace) {
            const Eigen::Affine3f matrix = matrices.at(into);
            birth.position = matrix * birth.position;
            birth.velocity = matrix.linear() * birth.velocity;
            birth.scale = matrix.linear().col(0).norm();
            birth.acceleration *= matrix.linear().col(2).norm();
        }
        if (birth.isFinite())
            births.push_back(birth);
    });
}

void ParticleSimulation::draw(const EffectMoment &moment, std::size_t maximum, std::vector<ParticleInstance> &instances,
                              std::vector<ModelInstance> &models)
{
    const SceneParticleEmitter &e = m_emitter;
    const bool givesModels = emitsModels(e), carriesModels = e.m2 && !e.m2->recursionModel.empty();
    if (!(longestLife() > 0) || !(e.head || e.tail || givesModels || carriesModels))
        return;
    const std::size_t first = instances.size(), firstModel = models.size();
    const std::size_t each = (e.head ? 1 : 0) + (e.tail ? 1 : 0);
    const StepTimeline &timeline = m_core.timeline();
    const ParticleBirth *birth = m_pool.begin(), *end = m_pool.end();
    while (end != birth && timeline.secondsSince(end[-1].step, end[-1].into) < 0) // later in the step
        --end;
    const std::size_t most = each ? maximum / each : maximum;
    if (std::size_t(end - birth) > most)
        birth = end - most;

    Drawn drawn;
    drawn.tailLength = clampFinite(e.tailLength);
    const bool scales = e.m2 ? e.m2->inheritScale : e.modelSpace;
    if (e.modelSpace || scales) {
        const Eigen::Affine3f world = m_core.chain().worldAt(moment.scene, moment.when);
        if (scales)
            drawn.scale = world.linear().col(0).norm();
        if (e.modelSpace)
            drawn.world = world;
    }
    if (e.m2 && e.xyQuad && e.modelSpace) {
        const Eigen::AngleAxisf turn(Eigen::Quaternionf(drawn.world.rotation()));
        drawn.plane = turn.axis() * turn.angle();
    }
    const ParticleAppearance appearance(e);
    const std::optional<M2Appearance> m2Appearance =
        e.m2 ? std::optional<M2Appearance>(std::in_place, e, m_row) : std::nullopt;
    ParticleAppearance::At at;
    ParticleInstance instance;
    for (; birth != end; ++birth) {
        const float age = float(timeline.secondsSince(birth->step, birth->into));
        if (!(age >= 0 && age < birth->life))
            continue;
        ParticleMotion::State state = m_motion.after(*birth, age);
        if (e.m2 && e.m2->follow)
            state.position += m_travel.since(birth->step);
        if (e.modelSpace) {
            state.position = drawn.world * state.position;
            state.velocity = drawn.world.linear() * state.velocity;
        }
        if (!m2Appearance)
            appearance.at(age / birth->rampLife, at);
        else if (!m2Appearance->at(*birth, age, at))
            continue;
        instance.size = at.size * birth->scale * drawn.scale;
        instance.height = at.height * birth->scale * drawn.scale;
        if (!std::isfinite(state.position.sum() + state.velocity.sum() * drawn.tailLength + instance.size +
                           instance.height))
            continue;
        if (givesModels || carriesModels) {
            if (models.size() - firstModel >= ModelSimulation::maximum)
                break;
            ModelInstance &model = models.emplace_back();
            const Vector3f turned = m2Appearance->tumble(*birth, age);
            const float angle = turned.norm();
            model.world = Eigen::Translation3f(state.position) *
                          Eigen::AngleAxisf(angle, angle > 0 ? Vector3f(turned / angle) : Vector3f::UnitZ()) *
                          Eigen::Scaling(givesModels ? instance.size : 1.f);
            model.age = age * 1000;
            // Births of an emitter alive together never have step and place in the step in common.
            model.identity = (std::uint64_t(birth->step) << 24) + std::uint64_t(double(birth->into) * 0xffffff);
        }
        if (!givesModels)
            addQuads(state, drawn, age, at, instance, instances);
    }
    if (e.sortFarZ && moment.when.view)
        sortFarthestFirst(*moment.when.view, instances, first);
}

void ParticleSimulation::addQuads(const ParticleMotion::State &state, const Drawn &drawn, float age,
                                  const ParticleAppearance::At &appearance, ParticleInstance instance,
                                  std::vector<ParticleInstance> &instances) const
{
    const SceneParticleEmitter &e = m_emitter;
    instance.position = fromEigen(state.position);
    std::copy(appearance.colour, appearance.colour + 4, instance.colour);
    std::copy(appearance.scroll, appearance.scroll + 4, instance.scroll);
    instance.cutOff = appearance.cutOff;
    if (e.head) {
        ParticleInstance head = instance;
        head.turn = appearance.turn;
        std::copy(appearance.headUv, appearance.headUv + 4, head.uv);
        const Vector3f &v = state.velocity;
        const float flat = std::hypot(v.x(), v.y()), fast = v.norm();
        if (e.m2 && e.lineEmitter && !e.xyQuad && fast > 5e-4f) {
            // Along its way, the texture's left in front.
            const Vector3f half = v * (instance.size / fast);
            head.kind = ParticleInstance::Tail;
            head.position = fromEigen(state.position + half);
            head.axis = fromEigen(-2 * half);
            head.size = instance.height;
        } else if (e.m2 && e.xyQuad) {
            head.kind = ParticleInstance::Plane;
            head.axis = fromEigen(drawn.plane);
            if (e.lineEmitter && flat > 5e-4f) // the texture's left in front
                head.turn += std::atan2(-v.y(), -v.x());
        } else if (e.xyQuad) {
            head.kind = ParticleInstance::XyQuad;
            head.axis = flat > 1e-6f ? Vec3{v.x() / flat, v.y() / flat, 0} : Vec3{0, 1, 0};
        } else {
            head.kind = ParticleInstance::Head;
            head.axis = {0, e.m2 && e.m2->shiftCentre && appearance.turn != 0 ? 1.f : 0.f, 0};
        }
        instances.push_back(head);
    }
    if (e.tail) {
        const bool grows = e.m2 && e.m2->tailGrows;
        instance.kind = ParticleInstance::Tail;
        instance.axis = fromEigen(state.velocity * -(grows ? std::min(age, drawn.tailLength) : drawn.tailLength));
        std::copy(appearance.tailUv, appearance.tailUv + 4, instance.uv);
        instances.push_back(instance);
    }
}

void ParticleSimulation::sortFarthestFirst(const Eigen::Quaternionf &view, std::vector<ParticleInstance> &instances,
                                           std::size_t first)
{
    const Vector3f toViewer = view.conjugate() * Vector3f::UnitZ();
    m_order.clear();
    for (std::size_t i = first; i < instances.size(); ++i)
        m_order.emplace_back(toViewer.dot(toEigen(instances[i].position)), std::uint32_t(i));
    std::sort(m_order.begin(), m_order.end());
    m_sorted.clear();
    for (const auto &[depth, index] : m_order)
        m_sorted.push_back(instances[index]);
    std::copy(m_sorted.begin(), m_sorted.end(), instances.begin() + std::ptrdiff_t(first));
}

} // namespace sinew
