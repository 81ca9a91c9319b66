// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m3/structs/effects/particle_waves.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/effect_names.h"
#include "plugins/m3/names/particle_names.h"

#include <QtGlobal>

namespace sinew::m3 {

namespace {

// If nothing ever appears at collisions, it doesn't matter what would: 54 emitters of the corpus name ribbon 0, though
// 39 of them have none.
bool projectsAtCollisions(const Ctx &, const void *particle)
{
    return static_cast<const Particle *>(particle)->collisionProjectionChance != 0;
}

bool trailsAtCollisions(const Ctx &, const void *particle)
{
    return static_cast<const Particle *>(particle)->collisionRibbonChance != 0;
}

} // namespace

void addParticleVariations(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("pitchVariation", &Particle::pitchVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("pitchVariationAmplitude", &Particle::pitchVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("pitchVariationFrequency", &Particle::pitchVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("yawVariation", &Particle::yawVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("yawVariationAmplitude", &Particle::yawVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("yawVariationFrequency", &Particle::yawVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("speedVariation", &Particle::speedVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("speedVariationAmplitude", &Particle::speedVariationAmplitude).space(Space::Length)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("speedVariationFrequency", &Particle::speedVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("sizeVariation", &Particle::sizeVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("sizeVariationAmplitude", &Particle::sizeVariationAmplitude).space(Space::Length)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("sizeVariationFrequency", &Particle::sizeVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("alphaVariation", &Particle::alphaVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("alphaVariationAmplitude", &Particle::alphaVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("alphaVariationFrequency", &Particle::alphaVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("colourVariation", &Particle::colourVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("colourVariationAmplitude", &Particle::colourVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("colourVariationFrequency", &Particle::colourVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("rotationVariation", &Particle::rotationVariation).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("rotationVariationAmplitude", &Particle::rotationVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("rotationVariationFrequency", &Particle::rotationVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("horizontalSpreadVariation", &Particle::horizontalSpreadVariation).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("horizontalSpreadVariationAmplitude", &Particle::horizontalSpreadVariationAmplitude)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("horizontalSpreadVariationFrequency", &Particle::horizontalSpreadVariationFrequency)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("verticalSpreadVariation", &Particle::verticalSpreadVariation).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("verticalSpreadVariationAmplitude", &Particle::verticalSpreadVariationAmplitude)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("verticalSpreadVariationFrequency", &Particle::verticalSpreadVariationFrequency)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"));
    // clang-format on
}

void addParticleRest(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("parentVelocity", &Particle::parentVelocity).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the emitter's velocity that particles inherit"))
        .field("phaseShift", &Particle::phaseShift).since(22).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Shift of the waves that are added"))
        .field("flags", &Particle::flags).flags(particleFlags(), particleFlagGroups()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How particles move and look"))
        .field("rotationFlags", &Particle::rotationFlags).since(18).flags(particleRotationFlags())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Reference for particle angles"))
        .field("colourSmoothing", &Particle::colourSmoothing).since(14).enumeration(smoothingTypes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How values change between start, middle and end"))
        .field("sizeSmoothing", &Particle::sizeSmoothing).since(14).enumeration(smoothingTypes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How values change between start, middle and end"))
        .field("rotationSmoothing", &Particle::rotationSmoothing).since(14).enumeration(smoothingTypes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How values change between start, middle and end"))
        .field("alphaThreshold", &Particle::alphaThreshold).since(17).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Minimum opacity that is drawn, out of 255; 0 or 192 in known files"))
        .field("uvOffset", &Particle::uvOffset).label("UV offset").since(17).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Shift of the texture"))
        .field("uvAngle", &Particle::uvAngle).label("UV angle").since(17).unit(Unit::Radians)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the texture"))
        .field("uvTiling", &Particle::uvTiling).label("UV tiling").since(17).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the texture repeats"))
        .field("shapeSpline", &Particle::shapeSpline).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Points of the line on which particles start"))
        .field("windFactor", &Particle::windFactor).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much the wind moves particles"))
        .field("lodReduction", &Particle::lodReduction).label("LOD reduction").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which fewer are shown"))
        .field("lodCut", &Particle::lodCut).label("LOD cut").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which none are shown"))
        .field("splineStart", &Particle::splineStart).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the line at which emission begins"))
        .field("splineEnd", &Particle::splineEnd).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the line at which emission ends"))
        .field("trailEmitter", &Particle::trailEmitter).refersTo("particles", OnDelete::Clear, -1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Emitter whose particles every particle leaves behind"))
        .field("trailChance", &Particle::trailChance).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of particles that leave others behind"))
        .field("trailRate", &Particle::trailRate).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second that a particle leaves behind"))
        .field("collisionProjection", &Particle::collisionProjection).refersTo("projections", OnDelete::Clear, -1)
            .usedWhen(projectsAtCollisions)
            .help(QT_TRANSLATE_NOOP("Field", "Projection that appears where a particle collides"))
        .field("collisionProjectionChance", &Particle::collisionProjectionChance).unit(Unit::Fraction).range(0, 1)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of collisions at which a projection appears"))
        .field("models", &Particle::models).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Models that are drawn instead of particles"))
        .field("copies", &Particle::copies).refersTo("particleCopies", OnDelete::Custom, 0xffffffff)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Copies of the emitter"))
        .field("collisionRibbonChance", &Particle::collisionRibbonChance).since(23).unit(Unit::Fraction).range(0, 1)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of collisions at which a ribbon appears"))
        .field("collisionRibbon", &Particle::collisionRibbon).since(23).refersTo("ribbons", OnDelete::Clear, -1)
            .usedWhen(trailsAtCollisions)
            .help(QT_TRANSLATE_NOOP("Field", "Ribbon that appears where a particle collides"));
    // clang-format on
}

} // namespace sinew::m3
