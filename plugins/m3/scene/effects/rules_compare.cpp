// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"

namespace sinew::m3 {

bool same(const EffectWave &a, const EffectWave &b)
{
    using S = EffectWave;
    return sameIn(a, b, &S::kind, &S::amplitude, &S::frequency);
}

bool same(const PhaseRule &a, const PhaseRule &b)
{
    using S = PhaseRule;
    return sameIn(a, b, &S::middle, &S::hold, &S::smoothing);
}

bool same(const EmitterCopy &a, const EmitterCopy &b)
{
    using S = EmitterCopy;
    return sameIn(a, b, &S::node, &S::rate, &S::bursts);
}

bool ParticleRules::isSame(const EffectRules &other) const
{
    using S = ParticleRules;
    const S &a = *this, &b = static_cast<const S &>(other);
    return sameIn(a, b, &S::bursts, &S::copies, &S::maximum, &S::speed, &S::speed2, &S::randomSpeed, &S::randomLife,
                  &S::randomMass, &S::yaw, &S::pitch, &S::horizontal, &S::vertical) &&
           sameIn(a, b, &S::life, &S::life2, &S::shape, &S::direction, &S::size, &S::cutoutSize, &S::radius,
                  &S::cutoutRadius, &S::cutout, &S::spline, &S::splineStart, &S::splineEnd) &&
           sameIn(a, b, &S::meshes, &S::mass, &S::mass2, &S::massPerSize, &S::drag, &S::gravity, &S::killRadius,
                  &S::noiseAmplitude, &S::noiseFrequency, &S::noiseCohesion, &S::noiseEdge, &S::forceChannels,
                  &S::inheritVelocity) &&
           sameIn(a, b, &S::parentVelocity, &S::sizes, &S::sizes2, &S::turns, &S::turns2, &S::colours, &S::colours2,
                  &S::randomSize, &S::randomTurn, &S::randomColour, &S::relativeTurn, &S::sizePhase) &&
           sameIn(a, b, &S::colourPhase, &S::alphaPhase, &S::turnPhase, &S::cells, &S::cellMiddle, &S::cellWidth,
                  &S::cellHeight, &S::randomCell, &S::flat, &S::yawWave, &S::pitchWave, &S::speedWave) &&
           sameIn(a, b, &S::sizeWave, &S::alphaWave, &S::turnWave, &S::horizontalWave, &S::verticalWave, &S::waveShift,
                  &S::form, &S::tailLength, &S::facing, &S::clampTail, &S::fixedTail, &S::sorting) &&
           sameIn(a, b, &S::sortReverse, &S::trail, &S::trailChance, &S::trailRate, &S::models, &S::swapYZ,
                  &S::alphaReference, &S::emissionRate, &S::rows, &S::columns, &S::modelSpace);
}

bool same(const RibbonRules::Span &a, const RibbonRules::Span &b)
{
    using S = RibbonRules::Span;
    return sameIn(a, b, &S::node, &S::offset, &S::direction, &S::velocity, &S::startFactor, &S::endFactor, &S::yaw,
                  &S::pitch, &S::yawWave, &S::pitchWave, &S::velocityWave);
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
