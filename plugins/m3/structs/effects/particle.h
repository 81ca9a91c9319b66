// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

/// The path of a model that is emitted (SCHR).
struct ModelPath
{
    FixedString<256> path;
};

/// A point of the line on which particles are born.
struct SplinePoint
{
    std::uint32_t sectionVersion = 0;
    Animated<Vec3> position;
};

/// Another place where an emitter's particles are born.
struct ParticleCopy
{
    std::uint32_t sectionVersion = 0;
    Animated<float> rate{10.0f};
    Animated<std::int16_t> count;
    std::uint32_t bone = 0;
};

/// A particle emitter. Angles are radians, but yaw and pitch are degrees, as the game reads them (files have 0 in all
/// but one, 0.035).
///
/// Files have versions 12, 17, 18, 21 to 24. Tools disagree about 10 and 11: m3studio has 1300 and 1304 bytes;
/// SC2Mapster, m3editor and WhiteoutLib have one more float after the noise, and this description follows them. Sources
/// for the meaning of the fields: the Art Tools' manual and WhiteoutFlakes.
struct Particle
{
    std::uint32_t sectionVersion = 24;
    std::uint32_t bone = 0, material = 0xffffffff, randomFlags = 0;
    Animated<float> speed, speed2;
    std::uint32_t randomSpeed = 0;
    Animated<float> yaw, pitch, horizontalSpread, verticalSpread, lifespan{1.0f}, lifespan2{1.0f};
    std::uint32_t randomLifespan = 0;
    float distanceLimit = 0, gravityX = 0, gravityY = 0, gravity = 0, sizeMiddle = 0.5f;
    float colourMiddle = 0.5f, alphaMiddle = 0.5f, rotationMiddle = 0.5f, sizeHold = 0;
    float colourHold = 0, alphaHold = 0, rotationHold = 0;
    Animated<Vec3> size{Vec3{1, 1, 1}}, rotation;
    Animated<Colour4> colourStart{Colour4{1, 1, 1, 1}}, colourMid{Colour4{1, 1, 1, 1}};
    Animated<Colour4> colourEnd{Colour4{1, 1, 1, 1}};
    float drag = 0;
    std::uint32_t randomMass = 0;
    float mass = 1, mass2 = 1, massSizeFactor = 0;
    std::uint32_t worldSpace = 0;
    std::uint16_t localForces = 0, worldForces = 0, localForcesFallback = 0, worldForcesFallback = 0;
    float worldForcesMassFactor = 1, noiseAmplitude = 0, noiseFrequency = 0, noiseCohesion = 0;
    float noiseEdge = 0;
    float noiseSmoothness = 0; ///< until 11
    std::uint32_t indexPlusLength = 0, maximum = 100;
    Animated<float> rate{10.0f};
    std::uint32_t shape = 0;
    Animated<Vec3> shapeSize{Vec3{1, 1, 1}}, cutoutSize;
    Animated<float> shapeRadius{1.0f}, cutoutRadius;
    Array<std::uint32_t> shapeRegions;
    std::uint32_t emissionType = 0, randomSize = 0;
    Animated<Vec3> size2{Vec3{1, 1, 1}};
    std::uint32_t randomRotation = 0;
    Animated<Vec3> rotation2;
    std::uint32_t randomColour = 0;
    Animated<Colour4> colourStart2{Colour4{1, 1, 1, 1}}, colourMid2{Colour4{1, 1, 1, 1}};
    Animated<Colour4> colourEnd2{Colour4{1, 1, 1, 1}};
    std::uint32_t randomAlpha = 0;
    Animated<std::int16_t> count;
    std::uint8_t firstPhaseStart = 0, firstPhaseEnd = 0, secondPhaseStart = 0, secondPhaseEnd = 0;
    float firstPhaseLength = 1;
    std::uint16_t flipbookColumns = 0, flipbookRows = 0;
    float flipbookColumnWidth = 1, flipbookRowHeight = 1, bounce = 0, friction = 1;
    std::int32_t collisionEmitter = -1;
    std::uint32_t collisionMinimum = 0, collisionMaximum = 0;
    float collisionChance = 0, collisionEnergy = 0;
    std::uint32_t collisionLimit = 0, type = 0;
    float tailLength = 1;
    Vec3 direction{0, 0, 1};
    float instanceDistance = 1;
    std::uint32_t pitchVariation = 0;
    Animated<float> pitchVariationAmplitude, pitchVariationFrequency;
    std::uint32_t yawVariation = 0;
    Animated<float> yawVariationAmplitude, yawVariationFrequency;
    std::uint32_t speedVariation = 0;
    Animated<float> speedVariationAmplitude, speedVariationFrequency;
    std::uint32_t sizeVariation = 0;
    Animated<float> sizeVariationAmplitude, sizeVariationFrequency;
    std::uint32_t alphaVariation = 0;
    Animated<float> alphaVariationAmplitude, alphaVariationFrequency;
    std::uint32_t colourVariation = 0;
    Animated<float> colourVariationAmplitude, colourVariationFrequency;
    std::uint32_t rotationVariation = 0;
    Animated<float> rotationVariationAmplitude, rotationVariationFrequency;
    std::uint32_t horizontalSpreadVariation = 0;
    Animated<float> horizontalSpreadVariationAmplitude, horizontalSpreadVariationFrequency;
    std::uint32_t verticalSpreadVariation = 0;
    Animated<float> verticalSpreadVariationAmplitude, verticalSpreadVariationFrequency, parentVelocity;
    Animated<float> phaseShift;
    std::uint32_t flags = 0, rotationFlags = 0, colourSmoothing = 0, sizeSmoothing = 0;
    std::uint32_t rotationSmoothing = 0;
    Animated<float> alphaThreshold;
    Animated<Vec2> uvOffset;
    Animated<Vec3> uvAngle;
    Animated<Vec2> uvTiling{Vec2{1, 1}};
    List<SplinePoint> shapeSpline;
    float windFactor = 0;
    std::uint32_t lodReduction = 2, lodCut = 0;
    Animated<float> splineStart, splineEnd{1.0f};
    std::int32_t trailEmitter = -1;
    float trailChance = 0;
    Animated<float> trailRate;
    std::int32_t collisionProjection = -1;
    float collisionProjectionChance = 0;
    List<ModelPath> models;
    Array<std::uint32_t> copies;
    float collisionRibbonChance = 0;
    std::int32_t collisionRibbon = -1;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::ModelPath>();
template<>
const StructInfo &describe<m3::SplinePoint>();
template<>
const StructInfo &describe<m3::ParticleCopy>();
template<>
const StructInfo &describe<m3::Particle>();
} // namespace sinew
