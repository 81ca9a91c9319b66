// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects/segment_particles.h"

#include "core/scene/effects/effect_outline.h"
#include "core/scene/same.h"
#include "plugins/mdx/scene/effects/segment_appearance.h"
#include "plugins/warcraft/effects/quad_simulation.h"

#include <numbers>

namespace sinew::mdx {

using Eigen::Vector3f;

namespace {

/// See warcraft::QuadSimulation.
class SegmentKind
{
public:
    using Rules = SegmentParticles;
    using Appearance = SegmentAppearance;
    static constexpr bool givesModels = false;

    static bool sameBirths(const Rules &a, const Rules &b)
    {
        using S = Rules;
        return sameIn(a, b, &S::speed, &S::variation, &S::latitude, &S::gravity, &S::emissionRate, &S::length,
                      &S::width, &S::lifeSpan, &S::squirt, &S::lineEmitter, &S::modelSpace);
    }
    void setRules(const Rules &) {}
    EmitterCore::EmissionParameters parameters(const Rules &r, std::int32_t node, std::uint64_t) const
    {
        return {node, r.emissionRate, r.squirt, maxParticles / 2,
                isGlobal(r.speed) || isGlobal(r.variation) || isGlobal(r.latitude) || isGlobal(r.gravity) ||
                    isGlobal(r.length) || isGlobal(r.width)};
    }
    float longestLife(const Rules &rules) const { return rules.lifeSpan; }
    const ParticleMotion &motion() const { return m_motion; }

    void begin(const EffectMoment &moment, const Rules &rules, const StepTimeline &timeline, std::int64_t step,
               const EmitterCore::StepMatrices &matrices)
    {
        const PoseTime start = timeline.momentOf(step, 0);
        const auto value = [&](const Track<float> &track, int window) {
            return clampFinite(sampleTrack(track, moment.scene, start, m_windows[window]));
        };
        m_speed = value(rules.speed, 0);
        m_variation = value(rules.variation, 1);
        m_latitude = value(rules.latitude, 2) * std::numbers::pi_v<float> / 180;
        m_gravity = value(rules.gravity, 3);
        m_length = value(rules.length, 4);
        m_width = value(rules.width, 5);
        m_matrices = matrices;
    }
    ParticleBirth make(const Rules &rules, const Vector3f &pivot, float into, HashRandom &random)
    {
        ParticleBirth birth{0, into, rules.lifeSpan, rules.lifeSpan, 1, 0, {}, {}, Vector3f(0, 0, -m_gravity)};
        birth.position = pivot + Vector3f(m_width / 2 * random.signedUnit(), m_length / 2 * random.signedUnit(), 0);
        const float polar = m_latitude * random.signedUnit();
        const float turn = random.signedUnit();
        const float azimuth = rules.lineEmitter ? std::numbers::pi_v<float> / 2 : std::numbers::pi_v<float> * turn;
        const float flat = std::sin(polar);
        birth.velocity =
            Vector3f(rules.lineEmitter ? 0 : flat * std::cos(azimuth), flat * std::sin(azimuth), std::cos(polar)) *
            (m_speed * (1 + m_variation * random.signedUnit()));
        if (!rules.modelSpace) {
            const Eigen::Affine3f matrix = m_matrices.at(into);
            birth.position = matrix * birth.position;
            birth.velocity = matrix.linear() * birth.velocity;
            birth.scale = matrix.linear().col(0).norm();
            birth.acceleration *= matrix.linear().col(2).norm();
        }
        return birth;
    }
    void forget() {}
    void follow(const EffectMoment &, const Rules &, EmitterCore &) {}
    bool carries(const Rules &) const { return false; }
    Vector3f carried(std::int64_t) const { return Vector3f::Zero(); }

    bool scales(const Rules &rules) const { return rules.modelSpace; }
    void beginDraw(const Rules &, const Eigen::Affine3f &) {}
    void layHead(const Rules &rules, const ParticleMotion::State &state, const warcraft::QuadAppearance &,
                 ParticleInstance &head) const
    {
        head.axis = {0, 0, 0};
        if (!rules.xyQuad)
            return;
        const Vector3f &v = state.velocity;
        const float flat = std::hypot(v.x(), v.y());
        head.kind = ParticleInstance::XyQuad;
        head.axis = flat > 1e-6f ? Vec3{v.x() / flat, v.y() / flat, 0} : Vec3{0, 1, 0};
    }
    float tailLength(const Rules &, float, float full) const { return full; }

private:
    ParticleMotion m_motion;
    KeyWindow m_windows[6];
    // The values of the current step.
    float m_speed = 0, m_variation = 0, m_latitude = 0, m_gravity = 0, m_length = 0, m_width = 0;
    EmitterCore::StepMatrices m_matrices;
};

} // namespace

bool same(const CellInterval &a, const CellInterval &b)
{
    return sameIn(a, b, &CellInterval::start, &CellInterval::end, &CellInterval::repeat);
}

std::unique_ptr<EmitterSimulation> SegmentParticles::simulation() const
{
    return std::make_unique<warcraft::QuadSimulation<SegmentKind>>();
}

EffectDemand SegmentParticles::demand(const RenderScene &) const
{
    return {.life = clampFinite(lifeSpan)};
}

bool SegmentParticles::isSame(const EffectRules &other) const
{
    using S = SegmentParticles;
    const S &a = *this, &b = static_cast<const S &>(other);
    return sameQuads(a, b) &&
           sameIn(a, b, &S::latitude, &S::gravity, &S::lifeSpan, &S::middleTime, &S::colours, &S::alphas, &S::scalings,
                  &S::headLife, &S::headDecay, &S::tailLife, &S::tailDecay, &S::squirt);
}

void SegmentParticles::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    outline.addArea(moment.value(width) / 2, moment.value(length) / 2);
    outline.addSpread(moment.value(latitude) * std::numbers::pi_v<float> / 180,
                      spreadLength(moment, moment.value(speed), lifeSpan), lineEmitter);
}

} // namespace sinew::mdx
