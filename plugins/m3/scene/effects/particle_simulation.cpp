// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/particle_simulation.h"

#include "core/scene/pose/node_transform.h"
#include "plugins/m3/scene/effects/particle_appearance.h"

namespace sinew::m3 {

using Eigen::Vector3f;

std::vector<ParticleSimulation::Source> ParticleSimulation::sources(std::size_t maximum) const
{
    const ParticleRules &rules = *m_rules;
    std::vector<Source> all{{m_node, &rules.emissionRate, false}};
    if (hasBursts(rules.bursts) && maximum > 1)
        all.push_back({m_node, &rules.bursts, true});
    for (const EmitterCopy &copy : rules.copies) {
        if (all.size() + 1 + hasBursts(copy.bursts) > maximum)
            break;
        all.push_back({copy.node, &copy.rate, false});
        if (hasBursts(copy.bursts))
            all.push_back({copy.node, &copy.bursts, true});
    }
    return all;
}

namespace {

/// `births`: how many are remembered of this stream. A step with nearly as many would have all of them recomputed in
/// every frame.
EmitterCore::EmissionParameters emissionParametersOf(std::int32_t node, const Track<float> &rate, bool bursts,
                                                     bool followsGlobalTime, std::size_t births)
{
    const auto maxPerStep = std::uint32_t(std::clamp<std::size_t>(births / 16, 1, maxParticles / 2));
    EmitterCore::EmissionParameters parameters{node, rate, bursts, maxPerStep};
    parameters.followsGlobalTime = followsGlobalTime;
    parameters.burstsAtKeysOnly = bursts;
    return parameters;
}

} // namespace

void ParticleSimulation::update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row)
{
    const auto &rules = static_cast<const ParticleRules &>(*effect.rules);
    const bool other = m_rules.get() != &rules;
    bool edited =
        !m_rules || m_row != row || m_node != effect.node || (other && !ParticleBirths::sameBirths(*m_rules, rules));
    if (other)
        m_rules = std::static_pointer_cast<const ParticleRules>(effect.rules);
    m_row = row;
    m_node = effect.node;
    m_longestLife = ParticleBirths::longestLife(rules);
    m_memory = m_longestLife + rules.lifeOfTrail(moment.scene);

    // The movement of the emitter's own node affects the particles of its copies as well.
    const bool global = ParticleBirths::followsGlobalTime(rules);
    static const Track<float> none;
    edited = m_own.update(moment, emissionParametersOf(m_node, none, false, global, 0), edited) || edited;
    const std::vector<Source> all = sources(moment.limits.emitters);
    const std::size_t births = std::max<std::size_t>(1, moment.limits.births / all.size());
    if (all.size() != m_streams.size()) {
        m_streams.clear();
        m_streams.resize(all.size());
    }
    m_ownMatrices.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
        Stream &stream = m_streams[i];
        const EmitterCore::EmissionParameters parameters =
            emissionParametersOf(all[i].node, *all[i].rate, all[i].bursts, global, births);
        if (stream.core.update(moment, parameters, edited) || !(m_longestLife > 0))
            stream.pool.clear();
        if (!(m_longestLife > 0))
            continue;
        const EmissionSource source = stream.core.source(moment, parameters);
        stream.core.advance(stream.pool, source, m_memory, births, [&](std::int64_t step, std::vector<Birth> &births) {
            makeBirths(moment, stream, i, source, step, births);
        });
    }
    const StepTimeline &timeline = m_own.timeline();
    m_forces.update(moment.scene, timeline, {rules.forceChannels, moment.limits.forces}, m_own.firstStep(m_longestLife),
                    timeline.now + 1, edited);
}

bool ParticleSimulation::isCut() const
{
    return std::any_of(m_streams.begin(), m_streams.end(), [](const Stream &stream) { return stream.core.isCut(); });
}

void ParticleSimulation::makeBirths(const EffectMoment &moment, Stream &stream, std::size_t number,
                                    const EmissionSource &source, std::int64_t step, std::vector<Birth> &births)
{
    if (stream.core.schedule().countAt(step, source) == 0)
        return;
    const EmitterCore::StepMatrices place = stream.core.matricesOf(moment.scene, step);
    // All streams need them, in the same steps.
    auto own = m_ownMatrices.find(step);
    if (own == m_ownMatrices.end())
        own = m_ownMatrices.emplace(step, m_own.matricesOf(moment.scene, step)).first;
    *moment.samples += m_births.begin(moment.scene, *m_rules, stream.core.timeline(), step, own->second, place);
    const std::int64_t at = stream.core.schedule().numberOf(step, source);
    stream.core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
        HashRandom random(m_row + (std::uint64_t(number) << 32), at, ordinal);
        Birth birth = m_births.make(*m_rules, into, random);
        birth.step = step;
        if (birth.isFinite())
            births.push_back(birth);
    });
}

ParticleMotion::State ParticleSimulation::after(const Birth &birth, float age, const StepTimeline &timeline,
                                                const Eigen::Affine3f &world) const
{
    const ParticleRules &rules = *m_rules;
    const Vector3f gravity = finiteVector(rules.gravity);
    ParticleMotion::State state{birth.position, birth.velocity};
    if (m_forces.isEmpty()) {
        ParticleMotion::move(state, gravity, birth.drag, age);
        return state;
    }
    const bool inside = rules.modelSpace;
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

void ParticleSimulation::collect(double memory)
{
    m_alive.clear();
    for (const Stream &stream : m_streams) {
        const StepTimeline &timeline = stream.core.timeline();
        for (const Birth &birth : stream.pool) {
            const float age = float(timeline.secondsSince(birth.step, birth.into));
            if (age >= 0 && age < birth.life + memory)
                m_alive.push_back({&birth, age});
        }
    }
    std::stable_sort(m_alive.begin(), m_alive.end(), [](const Alive &a, const Alive &b) { return a.age > b.age; });
}

void ParticleSimulation::draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame)
{
    if (!(m_longestLife > 0))
        return;
    const ParticleRules &rules = *m_rules;
    collect(0);
    const std::size_t most = std::min<std::size_t>(maximum, rules.maximum);
    const std::size_t begin = m_alive.size() > most ? m_alive.size() - most : 0;
    const Eigen::Affine3f world =
        m_own.chain().isEmpty() ? Eigen::Affine3f::Identity() : m_own.chain().worldAt(moment.scene, moment.when);
    const ParticleAppearance appearance(rules, world, moment.when);
    const std::size_t first = frame.particles.size(), firstModel = frame.models.size();
    for (std::size_t i = begin; i < m_alive.size(); ++i) {
        const auto &[birth, age] = m_alive[i];
        const ParticleMotion::State state = after(*birth, age, m_own.timeline(), world);
        if (rules.killRadius > 0 &&
            (state.position - (rules.modelSpace ? Vector3f(0, 0, 0) : Vector3f(world.translation()))).norm() >
                rules.killRadius)
            continue;
        if (!rules.models.empty()) {
            if (frame.models.size() - firstModel < m_own.limits().models)
                appearance.addModel(*birth, state, age, frame.models);
        } else {
            appearance.add(*birth, state, age, frame.particles);
        }
    }
    appearance.sort(frame.particles, first);
}

void ParticleSimulation::drawTrail(const EffectMoment &moment, const SceneEffect &child, std::size_t childRow,
                                   std::size_t maximum, EffectFrame &frame)
{
    const auto *childRules = dynamic_cast<const ParticleRules *>(child.rules.get());
    if (!(m_longestLife > 0) || !childRules)
        return;
    const ParticleRules &rules = *m_rules;
    const float childLife = ParticleBirths::longestLife(*childRules),
                rate = clampFinite(sampleTrack(rules.trailRate, moment.scene, moment.when));
    if (!(rate > 0) || !(childLife > 0))
        return;
    collect(childLife);
    const Eigen::Affine3f world =
        m_own.chain().isEmpty() ? Eigen::Affine3f::Identity() : m_own.chain().worldAt(moment.scene, moment.when);
    ParticleBirths births;
    const EmitterCore::StepMatrices here{world, world};
    ParticleRules free = *childRules;
    free.modelSpace = false;
    const ParticleAppearance appearance(free, world, moment.when);
    births.begin(moment.scene, free, m_own.timeline(), m_own.timeline().now, here, here);
    // Particles that have died by now were tried as well.
    const std::size_t firstModel = frame.models.size();
    std::size_t tries = 0;
    maximum = std::min(maximum, m_own.limits().births);
    for (const auto &[parent, age] : m_alive) {
        if (HashRandom(parent->seed, 1, 0).unit() >= rules.trailChance)
            continue;
        const float lived = std::min(age, parent->life);
        const auto from = std::int64_t(std::max(1.f, std::ceil((age - childLife) * rate)));
        for (std::int64_t n = from; float(n) / rate <= lived && tries < maximum; ++n, ++tries) {
            const float at = float(n) / rate;
            HashRandom random(parent->seed + (std::uint64_t(childRow) << 32), n, 2);
            Birth birth = births.make(free, 0, random);
            ParticleMotion::State state = after(*parent, at, m_own.timeline(), world);
            if (rules.modelSpace)
                state.position = world * state.position;
            birth.position += state.position - world.translation();
            const float childAge = age - at;
            if (!birth.isFinite() || childAge >= birth.life)
                continue;
            ParticleMotion::State now{birth.position, birth.velocity};
            ParticleMotion::move(now, finiteVector(free.gravity), birth.drag, childAge);
            if (free.models.empty())
                appearance.add(birth, now, childAge, frame.particles);
            else if (frame.models.size() - firstModel < m_own.limits().models)
                appearance.addModel(birth, now, childAge, frame.models);
        }
    }
}

} // namespace sinew::m3
