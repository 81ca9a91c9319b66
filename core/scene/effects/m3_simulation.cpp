// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/m3_simulation.h"

#include "core/scene/effects/m3_appearance.h"
#include "core/scene/effects/model_simulation.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

namespace sinew {

using Eigen::Vector3f;

std::vector<M3ParticleSimulation::Source> M3ParticleSimulation::sources() const
{
    const M3Particles &m3 = *m_emitter.m3;
    std::vector<Source> all{{m_emitter.node, &m_emitter.emissionRate, false}};
    if (m3.bursts.curve.size() > 0)
        all.push_back({m_emitter.node, &m3.bursts, true});
    for (const EmitterCopy &copy : m3.copies) {
        all.push_back({copy.node, &copy.rate, false});
        if (copy.bursts.curve.size() > 0)
            all.push_back({copy.node, &copy.bursts, true});
    }
    return all;
}

namespace {

EmitterCore::EmissionParameters emissionParametersOf(std::int32_t node, const Track<float> &rate, bool bursts,
                                                     bool followsGlobalTime)
{
    EmitterCore::EmissionParameters parameters{node, rate, bursts, EffectSimulation::maxParticles / 2};
    parameters.followsGlobalTime = followsGlobalTime;
    parameters.burstsAtKeysOnly = bursts;
    return parameters;
}

} // namespace

void M3ParticleSimulation::update(const EffectMoment &moment, const SceneParticleEmitter &emitter, std::uint64_t row)
{
    bool edited =
        m_row != row || !m_emitter.m3 || m_emitter.node != emitter.node || !M3Births::same(m_emitter, emitter);
    if (edited || !same(m_emitter, emitter))
        m_emitter = emitter;
    m_row = row;
    const M3Particles &m3 = *m_emitter.m3;
    m_longestLife = M3Births::longestLife(m3);
    m_memory = m_longestLife;
    if (const std::int32_t trail = m3.trail; trail >= 0 && std::size_t(trail) < moment.scene.particleEmitters.size() &&
                                             moment.scene.particleEmitters[std::size_t(trail)].m3)
        m_memory += M3Births::longestLife(*moment.scene.particleEmitters[std::size_t(trail)].m3);

    // Where the emitter's own node goes matters to what its copies give off as well.
    const bool global = M3Births::followsGlobalTime(m3);
    static const Track<float> none;
    edited = m_own.update(moment, emissionParametersOf(m_emitter.node, none, false, global), edited) || edited;
    const std::vector<Source> all = sources();
    if (all.size() != m_streams.size()) {
        m_streams.clear();
        m_streams.resize(all.size());
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        Stream &stream = m_streams[i];
        const EmitterCore::EmissionParameters parameters =
            emissionParametersOf(all[i].node, *all[i].rate, all[i].bursts, global);
        if (stream.core.update(moment, parameters, edited) || !(m_longestLife > 0))
            stream.pool.clear();
        if (!(m_longestLife > 0))
            continue;
        const EmissionSource source = stream.core.source(moment, parameters);
        stream.core.advance(stream.pool, source, m_memory, EffectSimulation::maxParticles,
                            [&](std::int64_t step, std::vector<M3Birth> &births) {
                                makeBirths(moment, stream, i, source, step, births);
                            });
    }
    const StepTimeline &timeline = m_own.timeline();
    m_forces.update(moment.scene, timeline, m3.forceChannels, m_own.firstStep(m_longestLife), timeline.now + 1, edited);
}

void M3ParticleSimulation::makeBirths(const EffectMoment &moment, Stream &stream, std::size_t number,
                                      const EmissionSource &source, std::int64_t step, std::vector<M3Birth> &births)
{
    if (stream.core.schedule().countAt(step, source) == 0)
        return;
    const EmitterCore::StepMatrices place = stream.core.matricesOf(moment.scene, step);
    m_births.begin(moment.scene, m_emitter, stream.core.timeline(), step, m_own.matricesOf(moment.scene, step), place);
    const std::int64_t at = stream.core.schedule().numberOf(step, source);
    stream.core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
        HashRandom random(m_row + (std::uint64_t(number) << 32), at, ordinal);
        M3Birth birth = m_births.make(m_emitter, into, random);
        birth.step = step;
        if (birth.isFinite())
            births.push_back(birth);
    });
}

ParticleMotion::State M3ParticleSimulation::after(const M3Birth &birth, float age, const StepTimeline &timeline,
                                                  const Eigen::Affine3f &world) const
{
    const M3Particles &m3 = *m_emitter.m3;
    const Vector3f gravity(clampFinite(m3.gravity.x), clampFinite(m3.gravity.y), clampFinite(m3.gravity.z));
    ParticleMotion::State state{birth.position, birth.velocity};
    if (m_forces.isEmpty()) {
        ParticleMotion::move(state, gravity, birth.drag, age);
        return state;
    }
    const bool inside = m_emitter.modelSpace;
    const Eigen::Matrix3f back = inside ? Eigen::Matrix3f(world.linear().inverse()) : Eigen::Matrix3f::Identity();
    const float length = float(timeline.stepMilliseconds / 1000);
    std::int64_t step = birth.step;
    for (float left = age, part = std::min(left, (1 - birth.into) * length); left > 0; part = std::min(left, length)) {
        const Vector3f place = inside ? Vector3f(world * state.position) : state.position;
        const Vector3f velocity = inside ? Vector3f(world.linear() * state.velocity) : state.velocity;
        const Vector3f pull = back * m_forces.acceleration(step, place, velocity);
        ParticleMotion::move(state, gravity + (pull.allFinite() ? pull : Vector3f(0, 0, 0)), birth.drag, part);
        left -= part;
        ++step;
        if (part <= 0)
            break;
    }
    return state;
}

void M3ParticleSimulation::collect(double memory)
{
    m_alive.clear();
    for (const Stream &stream : m_streams) {
        const StepTimeline &timeline = stream.core.timeline();
        for (const M3Birth &birth : stream.pool) {
            const float age = float(timeline.secondsSince(birth.step, birth.into));
            if (age >= 0 && age < birth.life + memory)
                m_alive.push_back({&birth, age});
        }
    }
    std::stable_sort(m_alive.begin(), m_alive.end(), [](const Alive &a, const Alive &b) { return a.age > b.age; });
}

void M3ParticleSimulation::draw(const EffectMoment &moment, std::size_t maximum,
                                std::vector<ParticleInstance> &instances, std::vector<ModelInstance> &models)
{
    if (!(m_longestLife > 0))
        return;
    const M3Particles &m3 = *m_emitter.m3;
    collect(0);
    const std::size_t most = std::min<std::size_t>(maximum, m3.maximum);
    const std::size_t begin = m_alive.size() > most ? m_alive.size() - most : 0;
    const Eigen::Affine3f world =
        m_own.chain().isEmpty() ? Eigen::Affine3f::Identity() : m_own.chain().worldAt(moment.scene, moment.when);
    const M3Appearance appearance(m_emitter, world, moment.when);
    const std::size_t first = instances.size();
    for (std::size_t i = begin; i < m_alive.size(); ++i) {
        const auto &[birth, age] = m_alive[i];
        const ParticleMotion::State state = after(*birth, age, m_own.timeline(), world);
        if (m3.killRadius > 0 &&
            (state.position - (m_emitter.modelSpace ? Vector3f(0, 0, 0) : Vector3f(world.translation()))).norm() >
                m3.killRadius)
            continue;
        if (!m3.models.empty()) {
            if (models.size() < ModelSimulation::maximum)
                appearance.addModel(*birth, state, age, models);
        } else {
            appearance.add(*birth, state, age, instances);
        }
    }
    appearance.sort(instances, first);
}

void M3ParticleSimulation::drawTrail(const EffectMoment &moment, const SceneParticleEmitter &child,
                                     std::uint64_t childRow, std::size_t maximum,
                                     std::vector<ParticleInstance> &instances, std::vector<ModelInstance> &models)
{
    if (!(m_longestLife > 0) || !child.m3)
        return;
    const M3Particles &m3 = *m_emitter.m3;
    const float childLife = M3Births::longestLife(*child.m3),
                rate = clampFinite(sampleTrack(m3.trailRate, moment.scene, moment.when));
    if (!(rate > 0) || !(childLife > 0))
        return;
    collect(childLife);
    const Eigen::Affine3f world =
        m_own.chain().isEmpty() ? Eigen::Affine3f::Identity() : m_own.chain().worldAt(moment.scene, moment.when);
    M3Births births;
    const EmitterCore::StepMatrices here{world, world};
    SceneParticleEmitter free = child;
    free.modelSpace = false;
    const M3Appearance appearance(free, world, moment.when);
    births.begin(moment.scene, free, m_own.timeline(), m_own.timeline().now, here, here);
    std::size_t count = 0;
    for (const auto &[parent, age] : m_alive) {
        if (HashRandom(parent->seed, 1, 0).unit() >= m3.trailChance)
            continue;
        const float lived = std::min(age, parent->life);
        const auto from = std::int64_t(std::max(1.f, std::ceil((age - childLife) * rate)));
        for (std::int64_t n = from; float(n) / rate <= lived && count < maximum; ++n) {
            const float at = float(n) / rate;
            HashRandom random(parent->seed + (childRow << 32), n, 2);
            M3Birth birth = births.make(free, 0, random);
            ParticleMotion::State state = after(*parent, at, m_own.timeline(), world);
            if (m_emitter.modelSpace)
                state.position = world * state.position;
            birth.position += state.position - world.translation();
            const float childAge = age - at;
            if (!birth.isFinite() || childAge >= birth.life)
                continue;
            ++count;
            ParticleMotion::State now{birth.position, birth.velocity};
            ParticleMotion::move(now,
                                 Vector3f(clampFinite(child.m3->gravity.x), clampFinite(child.m3->gravity.y),
                                          clampFinite(child.m3->gravity.z)),
                                 birth.drag, childAge);
            if (child.m3->models.empty())
                appearance.add(birth, now, childAge, instances);
            else if (models.size() < ModelSimulation::maximum)
                appearance.addModel(birth, now, childAge, models);
        }
    }
}

} // namespace sinew
