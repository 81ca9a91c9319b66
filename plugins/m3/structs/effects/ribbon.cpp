// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/effects/ribbon.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/effect_names.h"
#include "plugins/m3/names/model_names.h"
#include "plugins/m3/names/particle_names.h"
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<RibbonSpline>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<RibbonSpline>("RibbonSpline", "Ribbon spline").tag("SRIB")
        .versionField("sectionVersion", &RibbonSpline::sectionVersion)
        .field("offset", &RibbonSpline::offset).space(Space::Offset).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where the ribbon starts, relative to its bone"))
        .field("direction", &RibbonSpline::direction).space(Space::Offset)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Direction and strength with which the ribbon leaves its bone"))
        .field("velocity", &RibbonSpline::velocity).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Strength with which the ribbon reaches its end"))
        .field("unknown44", &RibbonSpline::unknown44)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("bone", &RibbonSpline::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which the ribbon ends"))
        .field("startFactor", &RibbonSpline::startFactor).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Strength factor at the start"))
        .field("endFactor", &RibbonSpline::endFactor).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Strength factor at the end"))
        .field("yawVariation", &RibbonSpline::yawVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("yawVariationAmplitude", &RibbonSpline::yawVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("yawVariationFrequency", &RibbonSpline::yawVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("pitchVariation", &RibbonSpline::pitchVariation).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("pitchVariationAmplitude", &RibbonSpline::pitchVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("pitchVariationFrequency", &RibbonSpline::pitchVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("velocityVariation", &RibbonSpline::velocityVariation).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("velocityVariationAmplitude", &RibbonSpline::velocityVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("velocityVariationFrequency", &RibbonSpline::velocityVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("yaw", &RibbonSpline::yaw).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction at the end about X"))
        .field("pitch", &RibbonSpline::pitch).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction at the end about Y"))
        .field("directionNorm", &RibbonSpline::directionNorm)
            .help(QT_TRANSLATE_NOOP("Field", "0.01 divided by the length of the direction; 0 where that is 0"))
        .field("velocityNorm", &RibbonSpline::velocityNorm)
            .help(QT_TRANSLATE_NOOP("Field", "0.01 divided by the velocity; 0 where that is 0"))
        .group("Shape", &RibbonSpline::offset, &RibbonSpline::direction, &RibbonSpline::velocity, &RibbonSpline::yaw,
            &RibbonSpline::pitch, &RibbonSpline::startFactor, &RibbonSpline::endFactor)
        .group("Waves", &RibbonSpline::yawVariation, &RibbonSpline::yawVariationAmplitude,
            &RibbonSpline::yawVariationFrequency, &RibbonSpline::pitchVariation,
            &RibbonSpline::pitchVariationAmplitude, &RibbonSpline::pitchVariationFrequency,
            &RibbonSpline::velocityVariation, &RibbonSpline::velocityVariationAmplitude,
            &RibbonSpline::velocityVariationFrequency)
        .group("Place", &RibbonSpline::bone)
        .rare(&RibbonSpline::directionNorm, &RibbonSpline::velocityNorm)
        .size(0, 272)
        .done();
    // clang-format on
    return s;
}

namespace {

/// How edges start and how long they live.
void addRibbonEmission(StructBuilder<Ribbon> &builder)
{
    // clang-format off
    builder
        .versionField("sectionVersion", &Ribbon::sectionVersion)
        .field("bone", &Ribbon::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the ribbon"))
        .field("boneFallback", &Ribbon::boneFallback)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("material", &Ribbon::material).refersTo("materialReferences", OnDelete::Clear, 0xffffffff)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Material of the ribbon"))
        .field("randomFlags", &Ribbon::randomFlags).since(8).flags(ribbonRandomFlags()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Which values are random, and which space the ribbon lives in"))
        .field("speed", &Ribbon::speed).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Speed of new edges, per second"))
        .field("speed2", &Ribbon::speed2).space(Space::Length)
            .label("Speed, maximum").unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random speed"))
        .field("randomSpeed", &Ribbon::randomSpeed).until(6).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: speeds lie between the two values"))
        .field("pitch", &Ribbon::pitch).until(6).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction of emission about Y"))
        .field("yaw", &Ribbon::yaw).until(6).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction of emission about X"))
        .field("yaw", &Ribbon::yaw).since(8).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction of emission about X"))
        .field("pitch", &Ribbon::pitch).since(8).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction of emission about Y"))
        .field("horizontalSpread", &Ribbon::horizontalSpread).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction, not used by the game"))
        .field("verticalSpread", &Ribbon::verticalSpread).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction, not used by the game"))
        .field("lifespan", &Ribbon::lifespan).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long an edge lives"))
        .field("lifespan2", &Ribbon::lifespan2).label("Lifespan, maximum").unit(Unit::Seconds)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random lifespan"))
        .field("randomLifespan", &Ribbon::randomLifespan).until(6).toggle(switchStates())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: lifespans lie between the two values"))
        .field("distanceLimit", &Ribbon::distanceLimit).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Distance from the emitter at which edges disappear; 0 for no limit"))
        .field("gravityX", &Ribbon::gravityX).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Pull along X; 0 in all files seen"))
        .field("gravityY", &Ribbon::gravityY).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Pull along Y; 0 in all files seen"))
        .field("gravity", &Ribbon::gravity).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration upwards; negative values pull down"));
    // clang-format on
}

/// How the ribbon varies along its length.
void addRibbonAppearance(StructBuilder<Ribbon> &builder)
{
    // clang-format off
    builder
        .field("scaleMiddle", &Ribbon::scaleMiddle).since(6).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("colourMiddle", &Ribbon::colourMiddle).since(6).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("alphaMiddle", &Ribbon::alphaMiddle).since(6).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("twistMiddle", &Ribbon::twistMiddle).since(6).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("scaleHold", &Ribbon::scaleHold).since(8).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length for which the middle value is held"))
        .field("colourHold", &Ribbon::colourHold).since(8).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length for which the middle value is held"))
        .field("alphaHold", &Ribbon::alphaHold).since(8).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length for which the middle value is held"))
        .field("twistHold", &Ribbon::twistHold).since(8).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length for which the middle value is held"))
        .field("scale", &Ribbon::scale).space(Space::Length)
            .parts(lengthParts()).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Width at the head, in the middle and at the tip"))
        .field("scaleMiddle", &Ribbon::scaleMiddle).until(5).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("twist", &Ribbon::twist).parts(lengthParts()).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the line at the head, in the middle and at the tip"))
        .field("twistMiddle", &Ribbon::twistMiddle).until(5).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("colourStart", &Ribbon::colourStart).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at the head"))
        .field("colourMid", &Ribbon::colourMid).label("Middle colour").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour in the middle of the length"))
        .field("colourEnd", &Ribbon::colourEnd).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at the tip"))
        .field("colourMiddle", &Ribbon::colourMiddle).until(5).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"))
        .field("alphaMiddle", &Ribbon::alphaMiddle).until(5).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length at which the middle value is reached"));
    // clang-format on
}

/// Forces that move edges.
void addRibbonForces(StructBuilder<Ribbon> &builder)
{
    // clang-format off
    builder
        .field("drag", &Ribbon::drag).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How quickly edges slow down"))
        .field("randomMass", &Ribbon::randomMass).until(6).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: masses lie between the two values"))
        .field("mass", &Ribbon::mass).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Mass that forces work against"))
        .field("mass2", &Ribbon::mass2).label("Mass, maximum").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Other end of the random mass range"))
        .field("massSizeFactor", &Ribbon::massSizeFactor).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much the size adds to the mass"))
        .field("worldSpace", &Ribbon::worldSpace).until(6).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: edges stay where they were created when the emitter moves"))
        .field("localForces", &Ribbon::localForces).flags(localForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Channels of the model's forces that move the ribbon"))
        .field("worldForces", &Ribbon::worldForces).flags(worldForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "World forces that move the ribbon"))
        .field("localForcesFallback", &Ribbon::localForcesFallback).flags(localForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Force channels on low graphics settings"))
        .field("worldForcesFallback", &Ribbon::worldForcesFallback).flags(worldForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "World forces on low graphics settings"))
        .field("worldForcesMassFactor", &Ribbon::worldForcesMassFactor).since(9).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the mass against world forces"))
        .field("noiseAmplitude", &Ribbon::noiseAmplitude).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How far noise moves the ribbon"))
        .field("noiseFrequency", &Ribbon::noiseFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often noise changes along the ribbon"))
        .field("noiseCohesion", &Ribbon::noiseCohesion).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How fast noise changes over time"))
        .field("noiseEdge", &Ribbon::noiseEdge).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the length over which noise grows to full strength"));
    // clang-format on
}

/// Cross-section, length and when it is drawn.
void addRibbonShape(StructBuilder<Ribbon> &builder)
{
    // clang-format off
    builder
        .field("indexPlusLength", &Ribbon::indexPlusLength).since(5)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 to 30 in files seen"))
        .field("type", &Ribbon::type).enumeration(ribbonTypes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Shape of the cross-section"))
        .field("cullMethod", &Ribbon::cullMethod).enumeration(ribbonCullMethods()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Whether edges end by their age or by the length of the ribbon"))
        .field("divisions", &Ribbon::divisions).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Edges per second"))
        .field("sides", &Ribbon::sides).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Sides of a cylinder or points of a star"))
        .field("starRatio", &Ribbon::starRatio).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Inner radius of a star relative to its outer one"))
        .field("length", &Ribbon::length).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Greatest length"))
        .field("unknownBeforeSpline", &Ribbon::unknownBeforeSpline).until(6)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("splines", &Ribbon::splines).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Ends of ribbons that stretch between two bones; the game uses the first"))
        .field("active", &Ribbon::active).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: new edges are created"))
        .field("flags", &Ribbon::flags).flags(ribbonFlags()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How the ribbon moves and looks"))
        .field("scaleSmoothing", &Ribbon::scaleSmoothing).since(8).enumeration(smoothingTypes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How values change between start, middle and end"))
        .field("colourSmoothing", &Ribbon::colourSmoothing).since(8).enumeration(smoothingTypes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How values change between start, middle and end"))
        .field("friction", &Ribbon::friction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the speed that is kept when an edge slides along something"))
        .field("bounce", &Ribbon::bounce).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the speed that is kept when an edge bounces"))
        .field("lodReduction", &Ribbon::lodReduction).label("LOD reduction").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which fewer are shown"))
        .field("lodCut", &Ribbon::lodCut).label("LOD cut").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which none are shown"));
    // clang-format on
}

/// Waves that are added over time.
void addRibbonVariations(StructBuilder<Ribbon> &builder)
{
    // clang-format off
    builder
        .field("pitchVariation", &Ribbon::pitchVariation).until(6).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("pitchVariationAmplitude", &Ribbon::pitchVariationAmplitude).until(6).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("pitchVariationFrequency", &Ribbon::pitchVariationFrequency).until(6).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("yawVariation", &Ribbon::yawVariation).until(6).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("yawVariationAmplitude", &Ribbon::yawVariationAmplitude).until(6).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("yawVariationFrequency", &Ribbon::yawVariationFrequency).until(6).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("yawVariation", &Ribbon::yawVariation).since(8).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("yawVariationAmplitude", &Ribbon::yawVariationAmplitude).since(8).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("yawVariationFrequency", &Ribbon::yawVariationFrequency).since(8).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("pitchVariation", &Ribbon::pitchVariation).since(8).enumeration(variationShapes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("pitchVariationAmplitude", &Ribbon::pitchVariationAmplitude).since(8).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("pitchVariationFrequency", &Ribbon::pitchVariationFrequency).since(8).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("speedVariation", &Ribbon::speedVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("speedVariationAmplitude", &Ribbon::speedVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("speedVariationFrequency", &Ribbon::speedVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("scaleVariation", &Ribbon::scaleVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("scaleVariationAmplitude", &Ribbon::scaleVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("scaleVariationFrequency", &Ribbon::scaleVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("alphaVariation", &Ribbon::alphaVariation).enumeration(variationShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of wave that is added over time"))
        .field("alphaVariationAmplitude", &Ribbon::alphaVariationAmplitude).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the wave"))
        .field("alphaVariationFrequency", &Ribbon::alphaVariationFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How often the wave repeats"))
        .field("parentVelocity", &Ribbon::parentVelocity).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the emitter's velocity that edges inherit"))
        .field("phaseShift", &Ribbon::phaseShift).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Shift of the waves that are added"))
        .size(4, 744).size(5, 748).size(6, 748).size(8, 756).size(9, 760);
    // clang-format on
}

void addRibbonGroups(StructBuilder<Ribbon> &builder)
{
    using R = Ribbon;
    // clang-format off
    builder
        .group("Emission", &R::active, &R::lifespan, &R::lifespan2, &R::randomLifespan, &R::speed, &R::speed2,
            &R::randomSpeed, &R::yaw, &R::pitch, &R::horizontalSpread, &R::verticalSpread, &R::distanceLimit,
            &R::randomFlags)
        .group("Shape", &R::type, &R::cullMethod, &R::length, &R::divisions, &R::sides, &R::starRatio)
        .group("Look", &R::material)
        .group("Along the ribbon", &R::scale, &R::scaleSmoothing, &R::scaleMiddle, &R::scaleHold, &R::colourStart,
            &R::colourMid, &R::colourEnd, &R::colourSmoothing, &R::colourMiddle, &R::colourHold, &R::alphaMiddle,
            &R::alphaHold, &R::twist, &R::twistMiddle, &R::twistHold)
        .group("Movement", &R::gravity, &R::drag, &R::mass, &R::mass2, &R::randomMass, &R::massSizeFactor,
            &R::parentVelocity, &R::worldSpace, &R::noiseAmplitude, &R::noiseFrequency, &R::noiseCohesion,
            &R::noiseEdge, &R::friction, &R::bounce)
        .group("Forces", &R::localForces, &R::worldForces, &R::localForcesFallback, &R::worldForcesFallback,
            &R::worldForcesMassFactor)
        .group("Waves", &R::phaseShift, &R::speedVariation, &R::speedVariationAmplitude, &R::speedVariationFrequency,
            &R::pitchVariation, &R::pitchVariationAmplitude, &R::pitchVariationFrequency, &R::yawVariation,
            &R::yawVariationAmplitude, &R::yawVariationFrequency, &R::scaleVariation, &R::scaleVariationAmplitude,
            &R::scaleVariationFrequency, &R::alphaVariation, &R::alphaVariationAmplitude, &R::alphaVariationFrequency)
        .group("Place", &R::bone)
        .group("Detail", &R::lodReduction, &R::lodCut, &R::flags)
        .rare(&R::boneFallback, &R::gravityX, &R::gravityY, &R::indexPlusLength);
    // clang-format on
}

StructInfo ribbonInfo()
{
    StructBuilder<Ribbon> builder("Ribbon", "Ribbon emitter");
    builder.tag("RIB_");
    addRibbonEmission(builder);
    addRibbonAppearance(builder);
    addRibbonForces(builder);
    addRibbonShape(builder);
    addRibbonVariations(builder);
    addRibbonGroups(builder);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<Ribbon>()
{
    static const StructInfo s = ribbonInfo();
    return s;
}

} // namespace sinew
