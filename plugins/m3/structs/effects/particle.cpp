// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/effects/particle.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/structs/effects/particle_emission.h"
#include "plugins/m3/structs/effects/particle_motion.h"
#include "plugins/m3/structs/effects/particle_waves.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

namespace {

void addParticleGroups(StructBuilder<Particle> &builder)
{
    using P = Particle;
    // clang-format off
    builder
        .group("Emission", &P::rate, &P::count, &P::maximum, &P::emissionType, &P::lifespan, &P::lifespan2,
            &P::randomLifespan, &P::speed, &P::speed2, &P::randomSpeed, &P::yaw, &P::pitch, &P::horizontalSpread,
            &P::verticalSpread, &P::distanceLimit, &P::randomFlags)
        .group("Shape", &P::shape, &P::shapeSize, &P::shapeRadius, &P::cutoutSize, &P::cutoutRadius, &P::splineStart,
            &P::splineEnd)
        .group("Look", &P::material, &P::type, &P::tailLength, &P::direction, &P::instanceDistance,
            &P::alphaThreshold)
        .group("Over life", &P::size, &P::size2, &P::randomSize, &P::sizeSmoothing, &P::sizeMiddle, &P::sizeHold,
            &P::colourStart, &P::colourMid, &P::colourEnd, &P::colourStart2, &P::colourMid2, &P::colourEnd2,
            &P::randomColour, &P::colourSmoothing, &P::colourMiddle, &P::colourHold, &P::randomAlpha, &P::alphaMiddle,
            &P::alphaHold, &P::rotation, &P::rotation2, &P::randomRotation, &P::rotationSmoothing, &P::rotationMiddle,
            &P::rotationHold, &P::rotationFlags)
        .group("Texture", &P::flipbookColumns, &P::flipbookRows, &P::flipbookColumnWidth, &P::flipbookRowHeight,
            &P::firstPhaseStart, &P::firstPhaseEnd, &P::firstPhaseLength, &P::secondPhaseStart, &P::secondPhaseEnd,
            &P::uvOffset, &P::uvAngle, &P::uvTiling)
        .group("Movement", &P::gravity, &P::drag, &P::mass, &P::mass2, &P::randomMass, &P::massSizeFactor,
            &P::parentVelocity, &P::worldSpace, &P::windFactor, &P::noiseAmplitude, &P::noiseFrequency,
            &P::noiseCohesion, &P::noiseEdge)
        .group("Forces", &P::localForces, &P::worldForces, &P::localForcesFallback, &P::worldForcesFallback,
            &P::worldForcesMassFactor)
        .group("Collision", &P::bounce, &P::friction, &P::collisionEmitter, &P::collisionMinimum, &P::collisionMaximum,
            &P::collisionChance, &P::collisionEnergy, &P::collisionLimit, &P::collisionRibbon,
            &P::collisionRibbonChance, &P::collisionProjection, &P::collisionProjectionChance)
        .group("Trail", &P::trailEmitter, &P::trailChance, &P::trailRate)
        .group("Waves", &P::phaseShift, &P::speedVariation, &P::speedVariationAmplitude, &P::speedVariationFrequency,
            &P::pitchVariation, &P::pitchVariationAmplitude, &P::pitchVariationFrequency, &P::yawVariation,
            &P::yawVariationAmplitude, &P::yawVariationFrequency, &P::horizontalSpreadVariation,
            &P::horizontalSpreadVariationAmplitude, &P::horizontalSpreadVariationFrequency, &P::verticalSpreadVariation,
            &P::verticalSpreadVariationAmplitude, &P::verticalSpreadVariationFrequency, &P::sizeVariation,
            &P::sizeVariationAmplitude, &P::sizeVariationFrequency, &P::alphaVariation, &P::alphaVariationAmplitude,
            &P::alphaVariationFrequency, &P::colourVariation, &P::colourVariationAmplitude,
            &P::colourVariationFrequency, &P::rotationVariation, &P::rotationVariationAmplitude,
            &P::rotationVariationFrequency)
        .group("Place", &P::bone)
        .group("Detail", &P::lodReduction, &P::lodCut, &P::flags)
        .rare(&P::gravityX, &P::gravityY, &P::noiseSmoothness, &P::indexPlusLength);
    // clang-format on
}

StructInfo particleInfo()
{
    StructBuilder<Particle> builder("Particle", "Particle emitter");
    builder.tag("PAR_").versionField("sectionVersion", &Particle::sectionVersion);
    addParticleMotion(builder);
    addParticleForces(builder);
    addParticleEmission(builder);
    addParticleVariations(builder);
    addParticleRest(builder);
    addParticleGroups(builder);
    builder.size(10, 1304)
        .size(11, 1308)
        .size(12, 1316)
        .size(14, 1356)
        .size(17, 1460)
        .size(18, 1464)
        .size(19, 1464)
        .size(21, 1464)
        .size(22, 1484)
        .size(23, 1492)
        .size(24, 1496);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<Particle>()
{
    static const StructInfo s = particleInfo();
    return s;
}

template<>
const StructInfo &describe<ParticleCopy>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ParticleCopy>("ParticleCopy", "Particle copy").tag("PARC")
        .versionField("sectionVersion", &ParticleCopy::sectionVersion)
        .field("rate", &ParticleCopy::rate).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second"))
        .field("count", &ParticleCopy::count).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles that are born all at once when the value rises"))
        .field("bone", &ParticleCopy::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the copy"))
        .size(0, 40)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ModelPath>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ModelPath>("ModelPath", "Model path").tag("SCHR")
        .nameField("path", &ModelPath::path).assetPath().affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Path of the file"))
        .size(0, 12)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SplinePoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SplinePoint>("SplinePoint", "Spline point").tag("SVC3")
        .versionField("sectionVersion", &SplinePoint::sectionVersion)
        .field("position", &SplinePoint::position).space(Space::Offset).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where the point is, relative to the bone"))
        .size(0, 36)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
