// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/wow_particles.h"

#include "core/scene/scene_build.h"
#include "plugins/mdx/scene/effects.h"
#include "plugins/warcraft/effects/ramp_particles.h"

#include <algorithm>

namespace sinew::mdx {

using warcraft::LifeRamp;
using warcraft::ParticleGenerator;
using warcraft::RampParticles;

namespace {

enum EmitterType : std::uint32_t { FromBase, FromPlane, FromSphere, FromSpline };

/// Bits with M2's numbers.
enum Flag : std::uint32_t {
    InheritScale = 0x20,
    InstantVelocity = 0x40,
    KillOutward = 0x80,
    ZVelocityOnly = 0x100,
    Tumbler = 0x200,
    TailGrows = 0x400,
    ProjectToGround = 0x2000,
    Follow = 0x4000,
};

/// Three values: at birth, in the middle, at death.
template<class T, class At>
LifeRamp<T> threePoints(float middle, const At &at)
{
    return {{0.f, middle, 1.f}, {at(0), at(1), at(2)}};
}

/// Two intervals of cells, each with first, last and repeats, as a ramp that is rounded down.
LifeRamp<float> cells(float middle, const std::array<std::uint32_t, 3> &life, const std::array<std::uint32_t, 3> &decay)
{
    constexpr std::uint32_t most = 64;
    std::vector<float> times, values;
    const auto play = [&](float from, float to, const std::array<std::uint32_t, 3> &interval) {
        const std::uint32_t repeats = std::clamp(interval[2], 1u, most);
        const float first = float(interval[0]), last = float(interval[1]), almost = 0.999f;
        for (std::uint32_t i = 0; i < repeats; ++i) {
            times.push_back(from + (to - from) * float(i) / float(repeats));
            values.push_back(last >= first ? first : first + almost);
            times.push_back(from + (to - from) * float(i + 1) / float(repeats));
            values.push_back(last >= first ? last + almost : last);
        }
    };
    play(0, middle, life);
    play(middle, 1, decay);
    return {Array<float>(times), Array<float>(values)};
}

void setMovement(const ParticleEmitter2 &e, std::uint32_t flags, RampParticles &result)
{
    result.generator = e.emitterType == FromSphere   ? ParticleGenerator::Sphere
                       : e.emitterType == FromSpline ? ParticleGenerator::Spline
                                                     : ParticleGenerator::Plane;
    result.verticalRange = {e.latitudeKeys, e.latitude};
    result.horizontalRange = {e.longitudeKeys, e.longitude};
    result.gravity = {converted<Vec3>(e.gravityKeys, [](float down) { return Vec3{0, 0, -down}; }), {0, 0, -e.gravity}};
    result.lifeSpan = {e.lifeSpanKeys, e.lifeSpan};
    result.zSource = {e.zSourceKeys, e.zSource};
    result.splinePoints = e.spline;
    const float middle = std::clamp(e.middleTime, 0.f, 1.f);
    result.colour = threePoints<Colour>(middle, [&](std::size_t i) {
        return Colour{e.segmentColours[i].b, e.segmentColours[i].g, e.segmentColours[i].r};
    });
    result.alpha = threePoints<float>(middle, [&](std::size_t i) { return float(e.segmentAlphas[i]) / 255; });
    result.scale = threePoints<Vec2>(middle, [&](std::size_t i) {
        return Vec2{e.segmentScalings[i], e.segmentScalings[i]};
    });
    result.headCell = cells(middle, e.headInterval, e.headDecayInterval);
    result.tailCell = cells(middle, e.tailInterval, e.tailDecayInterval);
    result.twinkleSpeed = e.twinkleRate;
    result.twinklePercent = e.twinkleOnOff;
    result.twinkleScaleMinimum = e.twinkleScaleMinimum;
    result.twinkleScaleMaximum = e.twinkleScaleMaximum;
    result.burstMultiplier = e.instantVelocityScale;
    result.drag = e.drag;
    result.spin = e.spin;
    result.tumbleMinimum = {e.tumbleXMinimum, e.tumbleYMinimum, e.tumbleZMinimum};
    result.tumbleMaximum = {e.tumbleXMaximum, e.tumbleYMaximum, e.tumbleZMaximum};
    result.wind = e.wind;
    result.windTime = e.windTime;
    result.followSpeed[0] = e.followSpeed1;
    result.followSpeed[1] = e.followSpeed2;
    result.followScale[0] = e.followScale1;
    result.followScale[1] = e.followScale2;
    result.inheritScale = flags & InheritScale;
    result.instantVelocity = flags & InstantVelocity;
    result.killOutward = flags & KillOutward;
    result.zVelocityOnly = flags & ZVelocityOnly;
    result.randomSpinSign = flags & Tumbler;
    result.tailGrows = flags & TailGrows;
    result.projectToGround = flags & ProjectToGround;
    result.follow = flags & Follow;
    result.geometryModel = e.geometryPath.view();
    result.recursionModel = e.recursionPath.view();
}

} // namespace

std::shared_ptr<const EffectRules> rampRules(const ParticleEmitter2 &e)
{
    const auto rules = std::make_shared<RampParticles>();
    setQuads(e, WowAlpha, *rules);
    // For spheres and splines the width comes first: the inner radius or the start.
    if (e.emitterType == FromSphere || e.emitterType == FromSpline)
        std::swap(rules->length, rules->width);
    setMovement(e, emitterOptions(e.node.flags, WowAlpha).m2, *rules);
    return rules;
}

} // namespace sinew::mdx
