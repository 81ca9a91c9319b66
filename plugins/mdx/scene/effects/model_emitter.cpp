// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects/model_emitter.h"

#include "core/scene/effects/effect_outline.h"
#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/emitter_simulation.h"
#include "core/scene/effects/hash_random.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

#include <numbers>

namespace sinew::mdx {

using Eigen::Vector3f;

namespace {

bool sameBirths(const ModelEmitter &a, const ModelEmitter &b)
{
    using S = ModelEmitter;
    return sameIn(a, b, &S::stream, &S::emissionRate, &S::gravity, &S::longitude, &S::latitude, &S::lifeSpan,
                  &S::speed);
}

/// The models that one emitter has emitted.
///
/// They start at the pivot, up the node's z axis turned by latitude·U and then about that axis by longitude·U (as in
/// WoW's early clients; mdx-m3-viewer turns by any angle), at the node's scale and turned by any angle about the
/// world's z (mdx-m3-viewer). Speed and gravity are scaled like those of SegmentParticles; a model's life is fixed at
/// its birth.
class ModelSimulation final : public EmitterSimulation
{
public:
    void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) override;
    void draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame) override;
    bool isCut() const override { return m_core.isCut(); }

private:
    struct Birth
    {
        std::int64_t step;
        float into; ///< fraction of the step
        std::uint32_t ordinal;
        float life, gravity, turn;
        Eigen::Vector3f position, velocity, scale;
    };
    void makeBirths(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                    std::vector<Birth> &births);

    std::shared_ptr<const ModelEmitter> m_rules;
    EmitterCore m_core;
    BirthPool<Birth> m_pool;
    KeyWindow m_windows[5];
    float m_longestLife = 0;
};

void ModelSimulation::update(const EffectMoment &moment, const SceneEffect &effect, std::size_t)
{
    const auto &rules = static_cast<const ModelEmitter &>(*effect.rules);
    const bool other = m_rules.get() != &rules;
    const bool edited = !m_rules || (other && !sameBirths(*m_rules, rules));
    if (other)
        m_rules = std::static_pointer_cast<const ModelEmitter>(effect.rules);
    if (edited)
        m_longestLife = longestOf(rules.lifeSpan);
    const EmitterCore::EmissionParameters parameters{effect.node, rules.emissionRate, false, maxModels / 2,
                                                     isGlobal(rules.gravity) || isGlobal(rules.longitude) ||
                                                         isGlobal(rules.latitude) || isGlobal(rules.lifeSpan) ||
                                                         isGlobal(rules.speed)};
    if (m_core.update(moment, parameters, edited) || !(m_longestLife > 0))
        m_pool.clear();
    if (!(m_longestLife > 0))
        return;
    const EmissionSource source = m_core.source(moment, parameters);
    m_core.advance(m_pool, source, m_longestLife, moment.limits.models,
                   [&](std::int64_t step, std::vector<Birth> &births) { makeBirths(moment, source, step, births); });
}

void ModelSimulation::makeBirths(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                                 std::vector<Birth> &births)
{
    if (m_core.schedule().countAt(step, source) == 0)
        return;
    const PoseTime start = m_core.timeline().momentOf(step, 0);
    const auto value = [&](const Track<float> &track, int window) {
        return clampFinite(sampleTrack(track, moment.scene, start, m_windows[window]));
    };
    const float speed = value(m_rules->speed, 0), gravity = value(m_rules->gravity, 1);
    const float latitude = value(m_rules->latitude, 2), longitude = value(m_rules->longitude, 3);
    const float life = std::min(m_longestLife, value(m_rules->lifeSpan, 4));
    const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
    const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
    const std::int64_t number = m_core.schedule().numberOf(step, source);

    m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
        HashRandom random(~m_rules->stream, number, ordinal); // differs from the quads of the same row
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

void ModelSimulation::draw(const EffectMoment &, std::size_t, EffectFrame &frame)
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
        ModelInstance &instance = frame.models.emplace_back();
        instance.world = Eigen::Translation3f(position) * Eigen::AngleAxisf(birth.turn, Vector3f::UnitZ()) *
                         Eigen::Scaling(birth.scale);
        instance.age = age * 1000;
        instance.identity = std::uint64_t(birth.step) * maxModels + birth.ordinal;
    }
}

} // namespace

std::unique_ptr<EmitterSimulation> ModelEmitter::simulation() const
{
    return std::make_unique<ModelSimulation>();
}

EffectDemand ModelEmitter::demand(const RenderScene &) const
{
    return {.life = longestOf(lifeSpan)};
}

bool ModelEmitter::isSame(const EffectRules &other) const
{
    return sameBirths(*this, static_cast<const ModelEmitter &>(other));
}

void ModelEmitter::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    outline.addSpread(moment.value(latitude), spreadLength(moment, moment.value(speed), moment.value(lifeSpan)), false);
}

} // namespace sinew::mdx
