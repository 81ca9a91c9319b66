// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/particle_simulation.h"

#include "core/scene/effects/hash_random.h"
#include "core/scene/effects/particle_look.h"
#include "core/scene/node_transform.h"
#include "core/scene/same.h"

#include <numbers>

namespace sinew {

using Eigen::Vector3f;

namespace {

/// Whether particles are born alike; looks do not count.
bool sameBirths(const SceneParticleEmitter &a, const SceneParticleEmitter &b)
{
    using S = SceneParticleEmitter;
    return sameIn(a, b, &S::speed, &S::variation, &S::latitude, &S::gravity, &S::emissionRate, &S::length, &S::width,
                  &S::lifeSpan, &S::squirt, &S::lineEmitter, &S::modelSpace);
}

EmitterCore::Wish wishOf(const SceneParticleEmitter &e)
{
    return {e.node, e.emissionRate, e.squirt, EffectSimulation::maximumParticles / 2,
            isGlobal(e.speed) || isGlobal(e.variation) || isGlobal(e.latitude) || isGlobal(e.gravity) || isGlobal(e.length)
                || isGlobal(e.width)};
}

} // namespace

void ParticleSimulation::update(const EffectMoment &moment, const SceneParticleEmitter &emitter, std::uint64_t row)
{
    const bool edited = !sameBirths(m_emitter, emitter);
    m_emitter = emitter;
    const EmitterCore::Wish wish = wishOf(m_emitter);
    if (m_core.update(moment, wish, edited) || !(m_emitter.lifeSpan > 0))
        m_pool.clear();
    if (!(m_emitter.lifeSpan > 0))
        return;
    const EmissionSource source = m_core.source(moment, wish);
    m_core.advance(m_pool, source, m_emitter.lifeSpan, EffectSimulation::maximumParticles, [&](std::int64_t step, std::vector<Birth> &births) {
        makeBirths(moment, source, row, step, births);
    });
}

void ParticleSimulation::makeBirths(const EffectMoment &moment, const EmissionSource &source, std::uint64_t row,
                                    std::int64_t step, std::vector<Birth> &births)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const PoseTime start = m_core.line().momentOf(step, 0);
    const auto value = [&](const Track<float> &track, int window) {
        return tame(sampleTrack(track, moment.scene, start, m_windows[window]));
    };
    const SceneParticleEmitter &e = m_emitter;
    const float speed = value(e.speed, 0), variation = value(e.variation, 1);
    const float latitude = value(e.latitude, 2) * std::numbers::pi_v<float> / 180;
    const float gravity = value(e.gravity, 3), length = value(e.length, 4), width = value(e.width, 5);
    const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    const std::int64_t number = m_core.schedule().numberOf(step, source);

    m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
        HashRandom random(row, number, ordinal);
        Birth birth{step, into, 1, gravity, {}, {}};
        birth.position = pivot + Vector3f(width / 2 * random.signedUnit(), length / 2 * random.signedUnit(), 0);
        const float polar = latitude * random.signedUnit();
        const float turn = random.signedUnit();
        const float azimuth = e.lineEmitter ? std::numbers::pi_v<float> / 2 : std::numbers::pi_v<float> * turn;
        const float flat = std::sin(polar);
        birth.velocity = Vector3f(e.lineEmitter ? 0 : flat * std::cos(azimuth), flat * std::sin(azimuth), std::cos(polar))
                         * (speed * (1 + variation * random.signedUnit()));
        if (!e.modelSpace) {
            const Eigen::Affine3f matrix = matrices.at(into);
            birth.position = matrix * birth.position;
            birth.velocity = matrix.linear() * birth.velocity;
            birth.scale = matrix.linear().col(0).norm();
            birth.gravity *= matrix.linear().col(2).norm();
        }
        if (birth.position.allFinite() && birth.velocity.allFinite() && std::isfinite(birth.scale + birth.gravity))
            births.push_back(birth);
    });
}

void ParticleSimulation::draw(const EffectMoment &moment, std::size_t maximum, std::vector<ParticleInstance> &instances)
{
    const SceneParticleEmitter &e = m_emitter;
    if (!(e.lifeSpan > 0) || !(e.head || e.tail))
        return;
    const std::size_t first = instances.size();
    const std::size_t each = (e.head ? 1 : 0) + (e.tail ? 1 : 0);
    const StepLine &line = m_core.line();
    const Birth *birth = m_pool.begin(), *end = m_pool.end();
    while (end != birth && line.secondsSince(end[-1].step, end[-1].into) < 0) // later in the step
        --end;
    if (std::size_t(end - birth) > maximum / each)
        birth = end - maximum / each;
    Eigen::Affine3f world = Eigen::Affine3f::Identity();
    float worldScale = 1;
    if (e.modelSpace) {
        world = m_core.chain().worldAt(moment.scene, moment.when);
        worldScale = world.linear().col(0).norm();
    }
    const ParticleLook look(e);
    const float tailLength = tame(e.tailLength);
    ParticleLook::At at;
    ParticleInstance instance;
    for (; birth != end; ++birth) {
        const float age = float(line.secondsSince(birth->step, birth->into));
        if (!(age >= 0 && age < e.lifeSpan))
            continue;
        Vector3f position = birth->position + birth->velocity * age;
        Vector3f velocity = birth->velocity;
        position.z() -= birth->gravity * age * age / 2;
        velocity.z() -= birth->gravity * age;
        if (e.modelSpace) {
            position = world * position;
            velocity = world.linear() * velocity;
        }
        look.at(age / e.lifeSpan, at);
        instance.size = at.size * birth->scale * worldScale;
        const Vector3f tail = velocity * -tailLength;
        if (!std::isfinite(position.sum() + tail.sum() + instance.size))
            continue;
        instance.position = fromEigen(position);
        std::copy(at.colour, at.colour + 4, instance.colour);
        if (e.head) {
            instance.kind = e.xyQuad ? ParticleInstance::XyQuad : ParticleInstance::Head;
            instance.axis = {};
            if (e.xyQuad) {
                const float flat = std::hypot(velocity.x(), velocity.y());
                instance.axis = flat > 1e-6f ? Vec3{velocity.x() / flat, velocity.y() / flat, 0} : Vec3{0, 1, 0};
            }
            std::copy(at.headUv, at.headUv + 4, instance.uv);
            instances.push_back(instance);
        }
        if (e.tail) {
            instance.kind = ParticleInstance::Tail;
            instance.axis = fromEigen(tail);
            std::copy(at.tailUv, at.tailUv + 4, instance.uv);
            instances.push_back(instance);
        }
    }
    if (e.sortFarZ && moment.when.view)
        sortFarthestFirst(*moment.when.view, instances, first);
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
