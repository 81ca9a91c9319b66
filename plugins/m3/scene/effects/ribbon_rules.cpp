// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/ribbon_rules.h"

#include "core/scene/effects/effect_outline.h"
#include "core/scene/effects/emitter_core.h"
#include "core/scene/same.h"
#include "plugins/m3/scene/effects/ribbon_simulation.h"

namespace sinew::m3 {

std::unique_ptr<EmitterSimulation> RibbonRules::simulation() const
{
    return std::make_unique<RibbonSimulation>();
}

void RibbonRules::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    const float half = moment.value(widths).x;
    outline.addHeights(half, half);
}

bool same(const RibbonRules::Span &a, const RibbonRules::Span &b)
{
    using S = RibbonRules::Span;
    return sameIn(a, b, &S::node, &S::offset, &S::direction, &S::velocity, &S::startFactor, &S::endFactor, &S::yaw,
                  &S::pitch, &S::yawWave, &S::pitchWave, &S::velocityWave);
}

EffectDemand RibbonRules::demand(const RenderScene &) const
{
    return {.life = memory(), .emitters = span ? std::size_t(2) : 1};
}

double RibbonRules::memory() const
{
    constexpr double longest = 8;
    return byLength && !lengthAndTime ? longest : std::max(0.f, longestOf(life));
}

std::vector<EffectRules::AnimatedValue> RibbonRules::animatedValues()
{
    std::vector<AnimatedValue> values{&length, &speed,          &yaw,    &pitch,  &life,
                                      &active, &parentVelocity, &widths, &twists, &waveShift};
    for (Track<Colour4> &colour : colours)
        values.push_back(&colour);
    if (span)
        values.insert(values.end(), {&span->velocity, &span->startFactor, &span->endFactor, &span->yaw, &span->pitch});
    return values;
}

bool RibbonRules::isSame(const EffectRules &other) const
{
    using S = RibbonRules;
    const S &a = *this, &b = static_cast<const S &>(other);
    return sameIn(a, b, &S::form, &S::sides, &S::innerRadius, &S::byLength, &S::lengthAndTime, &S::length, &S::speed,
                  &S::yaw, &S::pitch, &S::life, &S::active, &S::gravity) &&
           sameIn(a, b, &S::drag, &S::mass, &S::worldSpace, &S::inheritVelocity, &S::parentVelocity, &S::noiseAmplitude,
                  &S::noiseFrequency, &S::noiseCohesion, &S::noiseEdge, &S::widths, &S::twists, &S::colours) &&
           sameIn(a, b, &S::widthPhase, &S::colourPhase, &S::alphaPhase, &S::twistPhase, &S::yawWave, &S::pitchWave,
                  &S::speedWave, &S::widthWave, &S::alphaWave, &S::waveShift, &S::span, &S::emissionRate);
}

} // namespace sinew::m3
