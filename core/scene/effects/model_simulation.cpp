// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/model_simulation.h"

#include "core/scene/effects/hash_random.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

#include <numbers>

namespace sinew {

using Eigen::Vector3f;

namespace {

bool sameBirths(const SceneModelEmitter &a, const SceneModelEmitter &b)
{
    using S = SceneModelEmitter;
    return sameIn(a, b, &S::emissionRate, &S::gravity, &S::longitude, &S::latitude, &S::lifeSpan, &S::speed);
}

EmitterCore::EmissionParameters emissionParametersOf(const SceneModelEmitter &e)
{
    return {e.node, e.emissionRate, false, ModelSimulation::maximum / 2,
            isGlobal(e.gravity) || isGlobal(e.longitude) || isGlobal(e.latitude) || isGlobal(e.lifeSpan) ||
                isGlobal(e.speed)};
}

} // namespace

void ModelSimulation::update(const EffectMoment &moment, const SceneModelEmitter &emitter, std::uint64_t row)
{
    const bool edited = !sameBirths(m_emitter, emitter);
    m_emitter = emitter;
    if (edited)
        m_longestLife = longestOf(m_emitter.lifeSpan);
    const EmitterCore::EmissionParameters parameters = emissionParametersOf(m_emitter);
    if (m_core.update(moment, parameters, edited) || !(m_longestLife > 0))
        m_pool.clear();
    if (!(m_longestLife > 0))
        return;
    const EmissionSource source = m_core.source(moment, parameters);
    m_core.advance(m_pool, source, m_longestLife, maximum, [&](std::int64_t step, std::vector<Birth> &births) {
        makeBirths(moment, source, row, step, births);
    });
}

void ModelSimulation::makeBirths(const EffectMoment &moment, const EmissionSource &source, std::uint64_t row,
                                 std::int64_t step, std::vector<Birth> &births)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const PoseTime start = m_core.timeline().momentOf(step, 0);
    const auto value = [&](const Track<float> &track, int window) {
        return clampFinite(sampleTrack(track, moment.scene, start, m_windows[window]));
    };
    const float speed = value(m_emitter.speed, 0), gravity = value(m_emitter.gravity, 1);
    const float latitude = value(m_emitter.latitude, 2), longitude = value(m_emitter.longitude, 3);
    const float life = std::min(m_longestLife, value(m_emitter.lifeSpan, 4));
    const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    const std::int64_t number = m_core.schedule().numberOf(step, source);

    m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
        HashRandom random(~row, number, ordinal); // not as the quads of the same row
        const float polar = latitude * random.signedUnit(), azimuth = longitude * random.signedUnit();
        const float turn = std::numbers::pi_v<float> * random.signedUnit();
        const Vector3f direction(std::sin(polar) * std::cos(azimuth), std::sin(polar) * std::sin(azimuth),
                                 std::cos(polar));
        const Eigen::Affine3f matrix = matrices.at(into);
        const Vector3f scale = matrix.linear().colwise().norm();
        const Birth birth{
            step, into, ordinal, life, gravity * scale.z(), turn, matrix * pivot, matrix.linear() * direction * speed,
            scale};
        if (birth.position.allFinite() && birth.velocity.allFinite() && scale.allFinite() &&
            std::isfinite(birth.gravity))
            births.push_back(birth);
    });
}

void ModelSimulation::draw(std::vector<ModelInstance> &instances) const
{
    if (!(m_longestLife > 0))
        return;
    for (const Birth &birth : m_pool) {
        const double age = m_core.timeline().secondsSince(birth.step, birth.into);
        if (!(age >= 0 && age < birth.life))
            continue;
        Vector3f position = birth.position + birth.velocity * float(age);
        position.z() -= birth.gravity * float(age * age) / 2;
        if (!position.allFinite())
            continue;
        ModelInstance &instance = instances.emplace_back();
        instance.world = Eigen::Translation3f(position) * Eigen::AngleAxisf(birth.turn, Vector3f::UnitZ()) *
                         Eigen::Scaling(birth.scale);
        instance.age = age * 1000;
        instance.identity = std::uint64_t(birth.step) * maximum + birth.ordinal;
    }
}

} // namespace sinew
