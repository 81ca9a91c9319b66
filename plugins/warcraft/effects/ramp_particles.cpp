// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/ramp_particles.h"

#include "core/scene/effects/effect_outline.h"
#include "plugins/warcraft/effects/emitter_travel.h"
#include "plugins/warcraft/effects/quad_simulation.h"
#include "plugins/warcraft/effects/ramp_appearance.h"
#include "plugins/warcraft/effects/ramp_births.h"

namespace sinew::warcraft {

using Eigen::Vector3f;

namespace {

/// See QuadSimulation.
class RampKind
{
public:
    using Rules = RampParticles;
    using Appearance = RampAppearance;
    static constexpr bool givesModels = true;

    static bool sameBirths(const Rules &a, const Rules &b) { return RampBirths::sameBirths(a, b); }
    void setRules(const Rules &rules) { m_births.setRules(rules); }
    EmitterCore::EmissionParameters parameters(const Rules &rules, std::int32_t node, std::uint64_t row) const
    {
        EmitterCore::EmissionParameters parameters{node, rules.emissionRate, false, maxParticles / 2};
        parameters.followsGlobalTime = RampBirths::followsGlobalTime(rules);
        parameters.rateVary = {rules.emissionRateVary, row};
        return parameters;
    }
    float longestLife(const Rules &) const { return m_births.longestLife(); }
    const ParticleMotion &motion() const { return m_births.motion(); }

    void begin(const EffectMoment &moment, const Rules &rules, const StepTimeline &timeline, std::int64_t step,
               const EmitterCore::StepMatrices &matrices)
    {
        m_births.begin(moment.scene, rules, timeline, step, matrices);
    }
    ParticleBirth make(const Rules &rules, const Vector3f &pivot, float into, HashRandom &random)
    {
        return m_births.make(rules, pivot, into, random);
    }
    void forget() { m_travel.clear(); }
    void follow(const EffectMoment &moment, const Rules &rules, EmitterCore &core)
    {
        if (rules.follow && !rules.modelSpace)
            m_travel.update(moment, rules, core, m_births.longestLife());
        else
            m_travel.clear();
    }
    bool carries(const Rules &rules) const { return rules.follow; }
    Vector3f carried(std::int64_t step) const { return m_travel.since(step); }

    bool scales(const Rules &rules) const { return rules.inheritScale; }
    void beginDraw(const Rules &rules, const Eigen::Affine3f &world)
    {
        m_plane.setZero();
        if (rules.xyQuad && rules.modelSpace) {
            const Eigen::AngleAxisf turn(Eigen::Quaternionf(world.rotation()));
            m_plane = turn.axis() * turn.angle();
        }
    }
    void layHead(const Rules &rules, const ParticleMotion::State &state, const QuadAppearance &appearance,
                 ParticleInstance &head) const
    {
        const Vector3f &v = state.velocity;
        const float flat = std::hypot(v.x(), v.y()), fast = v.norm();
        if (rules.lineEmitter && !rules.xyQuad && fast > 5e-4f) {
            // Along its velocity, the texture's left in front.
            const Vector3f half = v * (head.size / fast);
            head.kind = ParticleInstance::Tail;
            head.position = fromEigen(state.position + half);
            head.axis = fromEigen(-2 * half);
            head.size = head.height;
        } else if (rules.xyQuad) {
            head.kind = ParticleInstance::Plane;
            head.axis = fromEigen(m_plane);
            if (rules.lineEmitter && flat > 5e-4f) // the texture's left in front
                head.turn += std::atan2(-v.y(), -v.x());
        } else {
            head.kind = ParticleInstance::Head;
            head.axis = {0, rules.shiftCentre && appearance.turn != 0 ? 1.f : 0.f, 0};
        }
    }
    float tailLength(const Rules &rules, float age, float full) const
    {
        return rules.tailGrows ? std::min(age, full) : full;
    }

private:
    RampBirths m_births;
    EmitterTravel m_travel;
    Vector3f m_plane = Vector3f::Zero(); ///< of flat quads: see ParticleInstance::Plane
};

} // namespace

std::unique_ptr<EmitterSimulation> RampParticles::simulation() const
{
    return std::make_unique<QuadSimulation<RampKind>>();
}

EffectDemand RampParticles::demand(const RenderScene &scene) const
{
    EffectDemand demand{.life = RampBirths::longestLife(*this)};
    if (generator == ParticleGenerator::Bone)
        demand.samples = double(scene.nodes.size());
    if (killOutward)
        demand.samplesPerBirth = RampBirths::maxOutwardSteps;
    return demand;
}

bool RampParticles::isSame(const EffectRules &other) const
{
    using S = RampParticles;
    const S &a = *this, &b = static_cast<const S &>(other);
    return sameQuads(a, b) &&
           sameIn(a, b, &S::generator, &S::verticalRange, &S::horizontalRange, &S::gravity, &S::lifeSpan,
                  &S::lifeSpanVary, &S::emissionRateVary, &S::zSource, &S::splinePoints, &S::bones, &S::colour,
                  &S::alpha, &S::scale) &&
           sameIn(a, b, &S::headCell, &S::tailCell, &S::alphaCutOff, &S::scaleVary, &S::twinkleSpeed,
                  &S::twinklePercent, &S::twinkleScaleMinimum, &S::twinkleScaleMaximum, &S::burstMultiplier, &S::drag,
                  &S::baseSpin, &S::baseSpinVary, &S::spin) &&
           sameIn(a, b, &S::spinVary, &S::tumbleMinimum, &S::tumbleMaximum, &S::wind, &S::windTime, &S::followSpeed,
                  &S::followScale, &S::inheritScale, &S::instantVelocity, &S::killOutward, &S::zVelocityOnly,
                  &S::randomSpinSign, &S::tailGrows, &S::projectToGround, &S::follow) &&
           sameIn(a, b, &S::randomCellOffset, &S::randomCell, &S::scaleVaryPerAxis, &S::randomFlipBookStart,
                  &S::boneNotJoint, &S::shiftCentre, &S::multiTexture, &S::scroll, &S::scrollVary, &S::geometryModel,
                  &S::recursionModel);
}

/// Where particles are born, and where they fly to unless that is along the generator's own shape.
void RampParticles::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    const float inner = moment.value(length), outer = moment.value(width), source = moment.value(zSource);
    bool spreads = !(source > 0.001f);
    if (!spreads)
        outline.arrow({0, 0, source}, Vector3f::Zero(), Vector3f::UnitX());
    switch (generator) {
    case ParticleGenerator::Sphere:
        for (const float radius : {inner, outer}) {
            if (radius > 0)
                outline.sphere(Vector3f::Zero(), radius);
        }
        spreads = spreads && zVelocityOnly;
        break;
    case ParticleGenerator::Spline:
        outline.addPath(SplinePath(splinePoints), std::clamp(inner, 0.f, 1.f), std::clamp(outer, 0.f, 1.f));
        spreads = false;
        break;
    case ParticleGenerator::Bone:
        break;
    case ParticleGenerator::Plane:
    default: // an undefined number in the file
        outline.addArea(inner / 2, outer / 2);
        break;
    }
    if (!spreads)
        return;
    const bool upwards = generator == ParticleGenerator::Sphere;
    const float life = moment.value(lifeSpan) + lifeSpanVary;
    outline.addSpread(upwards ? 0 : std::abs(moment.value(verticalRange)),
                      spreadLength(moment, moment.value(speed), life), moment.value(horizontalRange) == 0);
}

} // namespace sinew::warcraft
