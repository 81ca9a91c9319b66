// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The effects of a format unknown to the program.

#include "core/scene/effects/effect_outline.h"
#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/emitter_simulation.h"
#include "core/scene/effects/hash_random.h"
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

namespace sinew::test {
inline namespace sample_rules_helpers {

/// Rules of an invented format, about the smallest possible: quads that rise from the pivot, each at its own speed, and
/// optionally a model each.
struct SampleRules final : EffectRules
{
    Track<float> rate{{}, 10.f}, speed{{}, 100.f}; ///< per second
    float life = 0.5f;                             ///< seconds
    bool squirt = false;                           ///< `rate` is per burst
    float vary = 0;                                ///< share of the speed that is random
    float size = 1;                                ///< half the edge of a quad; births do not depend on it
    bool givesModels = false;
    std::int32_t trail = -1; ///< row of the effect to which each particle adds a quad at its place of birth

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &) const override { return {.life = life}; }
    bool isSame(const EffectRules &other) const override
    {
        using S = SampleRules;
        return sameIn(*this, static_cast<const S &>(other), &S::rate, &S::speed, &S::life, &S::squirt, &S::vary,
                      &S::size, &S::givesModels, &S::trail);
    }
    /// The path of a particle.
    void outline(const OutlineMoment &moment, EffectOutline &outline) const override
    {
        outline.line({0, 0, 0}, {0, 0, moment.value(speed) * life});
    }
};

class SampleSimulation final : public EmitterSimulation
{
public:
    void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) override
    {
        const auto &rules = static_cast<const SampleRules &>(*effect.rules);
        using S = SampleRules;
        const bool edited =
            !m_rules || m_row != row || !sameIn(*m_rules, rules, &S::rate, &S::speed, &S::life, &S::squirt, &S::vary);
        m_rules = std::static_pointer_cast<const SampleRules>(effect.rules);
        m_row = row;
        const EmitterCore::EmissionParameters parameters{effect.node, m_rules->rate, rules.squirt, maxParticles / 2,
                                                         isGlobal(m_rules->speed)};
        if (m_core.update(moment, parameters, edited) || !(rules.life > 0))
            m_pool.clear();
        if (!(rules.life > 0))
            return;
        const EmissionSource source = m_core.source(moment, parameters);
        m_core.advance(m_pool, source, rules.life, maxParticles, [&](std::int64_t step, std::vector<Birth> &births) {
            const std::int64_t number = m_core.schedule().numberOf(step, source);
            const float speed =
                clampFinite(sampleTrack(m_rules->speed, moment.scene, m_core.timeline().momentOf(step, 0)));
            const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
            const Eigen::Vector3f pivot =
                m_core.chain().isEmpty() ? Eigen::Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
            m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
                HashRandom random(m_row, number, ordinal);
                births.push_back(
                    {step, into, matrices.at(into) * pivot, speed * (1 + m_rules->vary * random.signedUnit())});
            });
        });
    }
    void draw(const EffectMoment &, std::size_t maximum, EffectFrame &frame) override
    {
        if (!(m_rules->life > 0))
            return;
        const Birth *birth = m_pool.begin(), *end = m_pool.end();
        while (end != birth && ageOf(end[-1]) < 0)
            --end;
        if (std::size_t(end - birth) > maximum)
            birth = end - maximum;
        for (; birth != end; ++birth)
            if (const float age = ageOf(*birth); age >= 0 && age < m_rules->life) {
                const Eigen::Vector3f at = birth->position + Eigen::Vector3f(0, 0, birth->speed * age);
                add(at, frame);
                if (m_rules->givesModels)
                    frame.models.push_back(
                        {Eigen::Affine3f(Eigen::Translation3f(at)), age * 1000, std::uint64_t(birth->step)});
            }
    }
    bool isCut() const override { return m_core.isCut(); }
    std::int32_t trail() const override { return m_rules ? m_rules->trail : -1; }
    void drawTrail(const EffectMoment &, const SceneEffect &, std::size_t, std::size_t maximum,
                   EffectFrame &frame) override
    {
        for (const Birth &birth : m_pool)
            if (const float age = ageOf(birth); age >= 0 && age < m_rules->life && maximum > 0) {
                add(birth.position, frame);
                --maximum;
            }
    }

private:
    struct Birth
    {
        std::int64_t step;
        float into;
        Eigen::Vector3f position;
        float speed;
    };
    float ageOf(const Birth &birth) const { return float(m_core.timeline().secondsSince(birth.step, birth.into)); }
    void add(const Eigen::Vector3f &at, EffectFrame &frame) const
    {
        ParticleInstance quad;
        quad.position = fromEigen(at);
        quad.size = quad.height = m_rules->size;
        frame.particles.push_back(quad);
    }

    std::shared_ptr<const SampleRules> m_rules;
    std::uint64_t m_row = 0;
    EmitterCore m_core;
    BirthPool<Birth> m_pool;
};

inline std::unique_ptr<EmitterSimulation> SampleRules::simulation() const
{
    return std::make_unique<SampleSimulation>();
}

} // namespace sample_rules_helpers
} // namespace sinew::test
