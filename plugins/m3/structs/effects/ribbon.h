// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

/// The end of a ribbon that spans between two bones.
struct RibbonSpline
{
    std::uint32_t sectionVersion = 0;
    Vec3 offset, direction;
    Animated<float> velocity{1.0f};
    std::uint32_t unknown44 = 0, bone = 0;
    Animated<float> startFactor{1.0f}, endFactor{1.0f};
    std::uint32_t yawVariation = 0;
    Animated<float> yawVariationAmplitude, yawVariationFrequency;
    std::uint32_t pitchVariation = 0;
    Animated<float> pitchVariationAmplitude, pitchVariationFrequency;
    std::uint32_t velocityVariation = 0;
    Animated<float> velocityVariationAmplitude, velocityVariationFrequency, yaw, pitch;
    float directionNorm = 0, velocityNorm = 0;
};

/// A ribbon. Angles are degrees, unlike those of particles (90 and -90 in files); versions up to 6 store pitch before
/// yaw.
struct Ribbon
{
    std::uint32_t sectionVersion = 9;
    std::uint16_t bone = 0, boneFallback = 0;
    std::uint32_t material = 0xffffffff, randomFlags = 0;
    Animated<float> speed, speed2;
    std::uint32_t randomSpeed = 0;
    Animated<float> pitch, yaw, horizontalSpread, verticalSpread, lifespan{1.0f}, lifespan2;
    std::uint32_t randomLifespan = 0;
    float distanceLimit = 0, gravityX = 0, gravityY = 0, gravity = 0, scaleMiddle = 1;
    float colourMiddle = 1, alphaMiddle = 1, twistMiddle = 1, scaleHold = 0, colourHold = 0;
    float alphaHold = 0, twistHold = 0;
    Animated<Vec3> scale{Vec3{1, 1, 1}}, twist;
    Animated<Colour4> colourStart{Colour4{1, 1, 1, 1}}, colourMid{Colour4{1, 1, 1, 1}};
    Animated<Colour4> colourEnd{Colour4{1, 1, 1, 1}};
    float drag = 0;
    std::uint32_t randomMass = 0;
    float mass = 1, mass2 = 0, massSizeFactor = 0;
    std::uint32_t worldSpace = 0;
    std::uint16_t localForces = 0, worldForces = 0, localForcesFallback = 0, worldForcesFallback = 0;
    float worldForcesMassFactor = 1, noiseAmplitude = 0, noiseFrequency = 0, noiseCohesion = 0;
    float noiseEdge = 0;
    std::uint32_t indexPlusLength = 1, type = 0, cullMethod = 0;
    float divisions = 20;
    std::uint32_t sides = 5;
    float starRatio = 0.5f;
    Animated<float> length{1.0f};
    std::int32_t unknownBeforeSpline = 0;
    List<RibbonSpline> splines;
    Animated<std::uint32_t> active{1u};
    std::uint32_t flags = 0, scaleSmoothing = 0, colourSmoothing = 0;
    float friction = 0, bounce = 0;
    std::uint32_t lodReduction = 2, lodCut = 0, pitchVariation = 0;
    Animated<float> pitchVariationAmplitude, pitchVariationFrequency;
    std::uint32_t yawVariation = 0;
    Animated<float> yawVariationAmplitude, yawVariationFrequency;
    std::uint32_t speedVariation = 0;
    Animated<float> speedVariationAmplitude, speedVariationFrequency;
    std::uint32_t scaleVariation = 0;
    Animated<float> scaleVariationAmplitude, scaleVariationFrequency;
    std::uint32_t alphaVariation = 0;
    Animated<float> alphaVariationAmplitude, alphaVariationFrequency, parentVelocity, phaseShift;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::RibbonSpline>();
template<>
const StructInfo &describe<m3::Ribbon>();
} // namespace sinew
