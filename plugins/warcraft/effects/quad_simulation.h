// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/emitter_core.h"
#include "core/scene/effects/emitter_simulation.h"
#include "core/scene/effects/hash_random.h"
#include "core/scene/effects/particle_motion.h"
#include "core/scene/pose/node_transform.h"
#include "plugins/warcraft/effects/farthest_first.h"
#include "plugins/warcraft/effects/quad_appearance.h"
#include "plugins/warcraft/effects/quad_rules.h"

namespace sinew::warcraft {

/// The particles of one effect. A particle's path follows from its birth: see ParticleMotion. `Kind` defines how they
/// are born and how they look; most of its functions are called for each particle, so it is a template parameter and
/// not an interface:
///
///     using Rules = …;                       // a QuadRules
///     static constexpr bool givesModels = …; // Rules have geometryModel and recursionModel, Appearance has tumble()
///     static bool sameBirths(const Rules &, const Rules &); // whether particles are born alike
///     void setRules(const Rules &);
///     EmitterCore::EmissionParameters parameters(const Rules &, std::int32_t node, std::uint64_t row) const;
///     float longestLife(const Rules &) const; // seconds, of all that the rules can give
///     const ParticleMotion &motion() const;
///
///     void begin(const EffectMoment &, const Rules &, const StepTimeline &, std::int64_t step,
///                const EmitterCore::StepMatrices &);
///     ParticleBirth make(const Rules &, const Eigen::Vector3f &pivot, float into, HashRandom &); // all but `step`
///     void forget(); // births have changed
///     void follow(const EffectMoment &, const Rules &, EmitterCore &); // after births
///     bool carries(const Rules &) const; // particles go along with their emitter
///     Eigen::Vector3f carried(std::int64_t step) const; // how far those of a step have gone until now
///
///     bool scales(const Rules &) const; // the node's present scale sizes quads
///     struct Appearance { Appearance(const Rules &, std::uint64_t row);
///                         bool at(const ParticleBirth &, float age, QuadAppearance &) const; }; // false: hidden
///     void beginDraw(const Rules &, const Eigen::Affine3f &world); // `world`: that of model space, else the identity
///     void layHead(const Rules &, const ParticleMotion::State &, const QuadAppearance &, ParticleInstance &) const;
///     float tailLength(const Rules &, float age, float full) const; // seconds
template<class Kind>
class QuadSimulation final : public EmitterSimulation
{
    using Rules = typename Kind::Rules;
    using Vector3f = Eigen::Vector3f;

public:
    void update(const EffectMoment &moment, const SceneEffect &effect, std::size_t row) override
    {
        const auto &rules = static_cast<const Rules &>(*effect.rules);
        const bool other = m_rules.get() != &rules;
        const bool edited = !m_rules || m_row != row || (other && !Kind::sameBirths(*m_rules, rules));
        if (other) {
            m_rules = std::static_pointer_cast<const Rules>(effect.rules);
            m_kind.setRules(rules);
        }
        m_row = row;
        const float life = m_kind.longestLife(rules);
        const EmitterCore::EmissionParameters parameters = m_kind.parameters(rules, effect.node, row);
        if (m_core.update(moment, parameters, edited) || !(life > 0)) {
            m_pool.clear();
            m_kind.forget();
        }
        if (!(life > 0))
            return;
        const EmissionSource source = m_core.source(moment, parameters);
        m_core.advance(m_pool, source, life, maxParticles, [&](std::int64_t step, std::vector<ParticleBirth> &births) {
            makeBirths(moment, source, step, births);
        });
        m_kind.follow(moment, rules, m_core);
    }

    bool isCut() const override { return m_core.isCut(); }
    void draw(const EffectMoment &moment, std::size_t maximum, EffectFrame &frame) override
    {
        const Rules &rules = *m_rules;
        bool givesModels = false, carriesModels = false;
        if constexpr (Kind::givesModels) {
            givesModels = !rules.geometryModel.empty();
            carriesModels = !rules.recursionModel.empty();
        }
        if (!(m_kind.longestLife(rules) > 0) || !(rules.head || rules.tail || givesModels || carriesModels))
            return;
        const std::size_t first = frame.particles.size(), firstModel = frame.models.size();
        const std::size_t each = (rules.head ? 1 : 0) + (rules.tail ? 1 : 0);
        const StepTimeline &timeline = m_core.timeline();
        const ParticleBirth *birth = m_pool.begin(), *end = m_pool.end();
        while (end != birth && timeline.secondsSince(end[-1].step, end[-1].into) < 0) // later in the step
            --end;
        const std::size_t most = each ? maximum / each : maximum;
        if (std::size_t(end - birth) > most)
            birth = end - most;

        Eigen::Affine3f world = Eigen::Affine3f::Identity(); // of objects in model space
        float scale = 1;
        if (rules.modelSpace || m_kind.scales(rules)) {
            const Eigen::Affine3f now = m_core.chain().worldAt(moment.scene, moment.when);
            if (m_kind.scales(rules))
                scale = now.linear().col(0).norm();
            if (rules.modelSpace)
                world = now;
        }
        m_kind.beginDraw(rules, world);
        const float tailLength = clampFinite(rules.tailLength);
        const typename Kind::Appearance appearance(rules, m_row);
        QuadAppearance at;
        ParticleInstance instance;
        for (; birth != end; ++birth) {
            const float age = float(timeline.secondsSince(birth->step, birth->into));
            if (!(age >= 0 && age < birth->life))
                continue;
            ParticleMotion::State state = m_kind.motion().after(*birth, age);
            if (m_kind.carries(rules))
                state.position += m_kind.carried(birth->step);
            if (rules.modelSpace) {
                state.position = world * state.position;
                state.velocity = world.linear() * state.velocity;
            }
            if (!appearance.at(*birth, age, at))
                continue;
            instance.size = at.size * birth->scale * scale;
            instance.height = at.height * birth->scale * scale;
            if (!std::isfinite(state.position.sum() + state.velocity.sum() * tailLength + instance.size +
                               instance.height))
                continue;
            if constexpr (Kind::givesModels) {
                if (givesModels || carriesModels) {
                    if (frame.models.size() - firstModel >= m_core.limits().models)
                        break;
                    addModel(*birth, age, state, appearance, givesModels ? instance.size : 1.f, frame);
                }
            }
            if (!givesModels)
                addQuads(rules, state, age, tailLength, at, instance, frame.particles);
        }
        if (rules.sortFarZ && moment.when.view)
            m_order.sort(*moment.when.view, frame.particles, first);
    }

private:
    void makeBirths(const EffectMoment &moment, const EmissionSource &source, std::int64_t step,
                    std::vector<ParticleBirth> &births)
    {
        if (m_core.schedule().countAt(step, source) == 0)
            return;
        const Rules &rules = *m_rules;
        const Vector3f pivot = m_core.chain().isEmpty() ? Vector3f(0, 0, 0) : toEigen(m_core.chain().node().pivot);
        const EmitterCore::StepMatrices &matrices = m_core.matricesOf(moment.scene, step);
        const std::int64_t number = m_core.schedule().numberOf(step, source);
        m_kind.begin(moment, rules, m_core.timeline(), step, matrices);
        m_core.schedule().visit(step, source, [&](float into, std::uint32_t ordinal) {
            HashRandom random(m_row, number, ordinal);
            ParticleBirth birth = m_kind.make(rules, pivot, into, random);
            birth.step = step;
            if (birth.isFinite())
                births.push_back(birth);
        });
    }

    void addModel(const ParticleBirth &birth, float age, const ParticleMotion::State &state,
                  const typename Kind::Appearance &appearance, float size, EffectFrame &frame) const
    {
        ModelInstance &model = frame.models.emplace_back();
        const Vector3f turned = appearance.tumble(birth, age);
        const float angle = turned.norm();
        model.world = Eigen::Translation3f(state.position) *
                      Eigen::AngleAxisf(angle, angle > 0 ? Vector3f(turned / angle) : Vector3f::UnitZ()) *
                      Eigen::Scaling(size);
        model.age = age * 1000;
        // Births of an effect that live at the same time never share both the step and the place in it.
        model.identity = (std::uint64_t(birth.step) << 24) + std::uint64_t(double(birth.into) * 0xffffff);
    }

    void addQuads(const Rules &rules, const ParticleMotion::State &state, float age, float tailLength,
                  const QuadAppearance &appearance, ParticleInstance instance,
                  std::vector<ParticleInstance> &instances) const
    {
        instance.position = fromEigen(state.position);
        std::copy(appearance.colour, appearance.colour + 4, instance.colour);
        std::copy(appearance.scroll, appearance.scroll + 4, instance.scroll);
        instance.cutOff = appearance.cutOff;
        if (rules.head) {
            ParticleInstance head = instance;
            head.turn = appearance.turn;
            std::copy(appearance.headUv, appearance.headUv + 4, head.uv);
            m_kind.layHead(rules, state, appearance, head);
            instances.push_back(head);
        }
        if (rules.tail) {
            instance.kind = ParticleInstance::Tail;
            instance.axis = fromEigen(state.velocity * -m_kind.tailLength(rules, age, tailLength));
            std::copy(appearance.tailUv, appearance.tailUv + 4, instance.uv);
            instances.push_back(instance);
        }
    }

    std::shared_ptr<const Rules> m_rules;
    std::uint64_t m_row = 0;
    Kind m_kind;
    EmitterCore m_core;
    BirthPool<ParticleBirth> m_pool;
    FarthestFirst m_order;
};

} // namespace sinew::warcraft
