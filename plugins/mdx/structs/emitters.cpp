// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/emitters.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable particleFilterModes{
    {0, "blend", "Blend", QT_TRANSLATE_NOOP("Field", "Blends with what is behind it according to its opacity")},
    {1, "additive", "Additive", QT_TRANSLATE_NOOP("Field", "Is added to what is behind it, weighted by its opacity")},
    {2, "modulate", "Modulate", QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, darkening it")},
    {3, "modulate2x", "Modulate 2x", QT_TRANSLATE_NOOP("Field", "Multiplies what is behind it, twice as bright")},
    {4, "alphaKey", "Alpha key", QT_TRANSLATE_NOOP("Field", "Draws only pixels that are opaque enough")},
};
const EnumTable headOrTail{{0, "head", "Head", QT_TRANSLATE_NOOP("Field", "A quad is drawn for the particle")},
                           {1, "tail", "Tail", QT_TRANSLATE_NOOP("Field", "A streak is drawn behind the particle")},
                           {2, "both", "Both", QT_TRANSLATE_NOOP("Field", "A quad and a streak behind it")}};
const EnumTable noYes{{0, "no", "No", QT_TRANSLATE_NOOP("Field", "Switched off")},
                      {1, "yes", "Yes", QT_TRANSLATE_NOOP("Field", "Switched on")}};

const PartNames lifeParts{"Birth", "Middle", "Death"}, cellParts{"First", "Last", "Repeat"};

const EnumTable emitterTypes{
    {0, "base", "Base", QT_TRANSLATE_NOOP("Field", "The node itself")},
    {1, "plane", "Plane", QT_TRANSLATE_NOOP("Field", "A rectangle")},
    {2, "sphere", "Sphere", QT_TRANSLATE_NOOP("Field", "A sphere, or the shell between two radii")},
    {3, "spline", "Spline", QT_TRANSLATE_NOOP("Field", "Along a curve")}};

constexpr auto P = Affects::Particles;

} // namespace

template<>
const StructInfo &describe<ParticleEmitter>()
{
    using E = ParticleEmitter;
    // clang-format off
    static const StructInfo s = StructBuilder<E>("ParticleEmitter", "Particle emitter 1").sized()
        .field("node", &E::node).affects(Affects::Skeleton)
        .field("emissionRate", &E::emissionRate).unit(Unit::PerSecond).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second"))
        .field("gravity", &E::gravity).space(Space::Length).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration downwards"))
        .field("longitude", &E::longitude).unit(Unit::Radians).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction around the vertical axis"))
        .field("latitude", &E::latitude).unit(Unit::Radians).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction away from the vertical axis"))
        .field("path", &E::path).assetPath().affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Model that every particle shows"))
        .field("lifeSpan", &E::lifeSpan).label("Lifespan").unit(Unit::Seconds).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Lifetime of a particle"))
        .field("initialVelocity", &E::initialVelocity).space(Space::Length).label("Speed").affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Speed of a new particle"))
        .curve("visibility", "KPEV", &E::visibility).dialect(~WowAlpha).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("visibility", "KVIS", &E::visibility).dialect(WowAlpha).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("emissionRateKeys", "KPEE", &E::emissionRateKeys).label("Emission rate (animated)")
            .animates(&E::emissionRate).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second over time"))
        .curve("gravityKeys", "KPEG", &E::gravityKeys).space(Space::Length)
            .label("Gravity (animated)").animates(&E::gravity).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Downward acceleration over time"))
        .curve("longitudeKeys", "KPLN", &E::longitudeKeys).label("Longitude (animated)").animates(&E::longitude)
            .affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread around the vertical axis over time"))
        .curve("latitudeKeys", "KPLT", &E::latitudeKeys).label("Latitude (animated)").animates(&E::latitude).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread away from the vertical axis over time"))
        .curve("lifeSpanKeys", "KPEL", &E::lifeSpanKeys).label("Lifespan (animated)").animates(&E::lifeSpan).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Lifetime over time"))
        .curve("speedKeys", "KPES", &E::speedKeys).space(Space::Length)
            .label("Speed (animated)").animates(&E::initialVelocity).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Speed of new particles over time"))
        .group("Emission", &E::emissionRate, &E::initialVelocity, &E::lifeSpan, &E::gravity, &E::latitude,
               &E::longitude,
            &E::visibility)
        .group("Look", &E::path)
        .size(800, 288)
        .done();
    // clang-format on
    return s;
}

namespace {

/// How particles start.
void addEmitter2Emission(StructBuilder<ParticleEmitter2> &builder)
{
    using E = ParticleEmitter2;
    // clang-format off
    builder
        .field("node", &E::node).affects(Affects::Skeleton)
        .field("emitterType", &E::emitterType).enumeration(emitterTypes).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Shape that particles are born in"))
        .field("speed", &E::speed).space(Space::Length).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Speed of a new particle"))
        .field("variation", &E::variation).label("Speed variation").affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Random fraction of the speed"))
        .field("latitude", &E::latitude).dialect(~WowAlpha).unit(Unit::Degrees).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction away from the vertical axis"))
        .field("latitude", &E::latitude).dialect(WowAlpha).unit(Unit::Radians).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction away from the vertical axis"))
        .field("longitude", &E::longitude).dialect(WowAlpha).unit(Unit::Radians).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread of the direction around the vertical axis"))
        .field("gravity", &E::gravity).space(Space::Length).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Downward acceleration; negative values rise"))
        .field("zSource", &E::zSource).space(Space::Length).dialect(WowAlpha).atLeast(0).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Above 0: particles fly away from this height instead of by latitude"))
        .field("lifeSpan", &E::lifeSpan).label("Lifespan").unit(Unit::Seconds).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Lifetime of a particle; 0 disables the emitter"))
        .field("emissionRate", &E::emissionRate).unit(Unit::PerSecond).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second; with squirt, particles per burst"))
        .field("length", &E::length).space(Space::Length).dialect(~WowAlpha).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Extent of the emitting area along Y"))
        .field("length", &E::length).space(Space::Length).dialect(WowAlpha).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "Extent of the emitting area along Y; for a sphere its outer radius, for a spline where it ends (0…1)"))
        .field("width", &E::width).space(Space::Length).dialect(~WowAlpha).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Extent of the emitting area along X"))
        .field("width", &E::width).space(Space::Length).dialect(WowAlpha).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "Extent of the emitting area along X; for a sphere its inner radius, for a spline where it "
                "begins (0…1)"));
    // clang-format on
}

/// The looks of living particles.
void addEmitter2Appearance(StructBuilder<ParticleEmitter2> &builder)
{
    using E = ParticleEmitter2;
    // clang-format off
    builder
        .field("filterMode", &E::filterMode).dialect(~WowAlpha).enumeration(particleFilterModes).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "How particles are blended with what is behind them"))
        .field("rows", &E::rows).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "Rows of cells in the texture; a power of two, else the game uses one cell"))
        .field("columns", &E::columns).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "Columns of cells in the texture; a power of two, else the game uses one cell"))
        .field("headOrTail", &E::headOrTail).enumeration(headOrTail).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Whether a particle is a quad, a streak behind it, or both"))
        .field("tailLength", &E::tailLength).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the streak in seconds of movement"))
        .field("middleTime", &E::middleTime).range(0, 1).unit(Unit::Fraction).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle segment is reached"))
        .field("segmentColours", &E::segmentColours).parts(lifeParts).dialect(~WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at birth, middle and death"))
        .field("segmentColours", &E::segmentColours).parts(lifeParts).dialect(WowAlpha).bgrOrder().affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at birth, middle and death"))
        .field("segmentAlphas", &E::segmentAlphas).parts(lifeParts).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity 0…255 at birth, middle and death"))
        .field("segmentScalings", &E::segmentScalings).space(Space::Length).parts(lifeParts).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Size at birth, middle and death"))
        .field("headInterval", &E::headInterval).parts(cellParts).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the head in the first part of life: first, last, repeat"))
        .field("headDecayInterval", &E::headDecayInterval).parts(cellParts).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the head in the second part of life: first, last, repeat"))
        .field("tailInterval", &E::tailInterval).parts(cellParts).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the tail in the first part of life: first, last, repeat"))
        .field("tailDecayInterval", &E::tailDecayInterval).parts(cellParts).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the tail in the second part of life: first, last, repeat"))
        .field("filterMode", &E::filterMode).dialect(WowAlpha).enumeration(particleFilterModes).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "How particles are blended with what is behind them"))
        .field("textureId", &E::textureId).label("Texture").refersTo("textures").affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Texture of the particles"))
        .field("squirt", &E::squirt).dialect(~WowAlpha).toggle(noYes).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Emit in bursts, at each key of the emission rate"))
        .field("priorityPlane", &E::priorityPlane).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among translucent objects; higher values are drawn later"))
        .field("replaceableId", &E::replaceableId).label("Replaceable ID").affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Texture that the game supplies; 0 for none"));
    // clang-format on
}

/// Additional fields of World of Warcraft's emitters.
void addEmitter2WowFields(StructBuilder<ParticleEmitter2> &builder)
{
    using E = ParticleEmitter2;
    // clang-format off
    builder
        .field("geometryPath", &E::geometryPath).dialect(WowAlpha).assetPath().affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Model that every particle shows instead of a quad"))
        .field("recursionPath", &E::recursionPath).dialect(WowAlpha).assetPath().affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Model whose emitters every particle carries"))
        .field("twinkleRate", &E::twinkleRate).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Twinkles per second"))
        .field("twinkleOnOff", &E::twinkleOnOff).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the time that a particle is visible"))
        .field("twinkleScaleMinimum", &E::twinkleScaleMinimum).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest size while twinkling"))
        .field("twinkleScaleMaximum", &E::twinkleScaleMaximum).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Largest size while twinkling; no twinkling if equal to the smallest"))
        .field("instantVelocityScale", &E::instantVelocityScale).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the emitter's movement that new particles inherit"))
        .field("tumbleXMinimum", &E::tumbleXMinimum).label("Tumble X, minimum").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Slowest rotation of emitted models about the axis"))
        .field("tumbleXMaximum", &E::tumbleXMaximum).label("Tumble X, maximum").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fastest rotation of emitted models about the axis"))
        .field("tumbleYMinimum", &E::tumbleYMinimum).label("Tumble Y, minimum").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Slowest rotation of emitted models about the axis"))
        .field("tumbleYMaximum", &E::tumbleYMaximum).label("Tumble Y, maximum").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fastest rotation of emitted models about the axis"))
        .field("tumbleZMinimum", &E::tumbleZMinimum).label("Tumble Z, minimum").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Slowest rotation of emitted models about the axis"))
        .field("tumbleZMaximum", &E::tumbleZMaximum).label("Tumble Z, maximum").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fastest rotation of emitted models about the axis"))
        .field("drag", &E::drag).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of its speed that a particle loses per second"))
        .field("spin", &E::spin).dialect(WowAlpha).unit(Unit::Radians).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of a quad per second"))
        .field("wind", &E::wind).space(Space::Offset).dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration due to the wind"))
        .field("windTime", &E::windTime).dialect(WowAlpha).unit(Unit::Seconds).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "How long the wind blows on a particle"))
        .field("followSpeed1", &E::followSpeed1).space(Space::Length)
            .label("Follow speed 1").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "Emitter speed at which particles follow it by the scale with the same number"))
        .field("followScale1", &E::followScale1).label("Follow scale 1").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the emitter's path along which particles follow it"))
        .field("followSpeed2", &E::followSpeed2).space(Space::Length)
            .label("Follow speed 2").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "Emitter speed at which particles follow it by the scale with the same number"))
        .field("followScale2", &E::followScale2).label("Follow scale 2").dialect(WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the emitter's path along which particles follow it"))
        .field("spline", &E::spline).space(Space::Offset).dialect(WowAlpha).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Points of the curve that a spline emitter emits along"))
        .field("squirt", &E::squirt).dialect(WowAlpha).toggle(noYes).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Emit in bursts, at each key of the emission rate"));
    // clang-format on
}

void addEmitter2Tracks(StructBuilder<ParticleEmitter2> &builder)
{
    using E = ParticleEmitter2;
    // clang-format off
    builder
        .curve("speedKeys", "KP2S", &E::speedKeys).space(Space::Length)
            .label("Speed (animated)").animates(&E::speed).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Speed of new particles over time"))
        .curve("latitudeKeys", "KP2L", &E::latitudeKeys).label("Latitude (animated)").animates(&E::latitude).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread over time"))
        .curve("emissionRateKeys", "KP2E", &E::emissionRateKeys).label("Emission rate (animated)")
            .animates(&E::emissionRate).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second over time"))
        .curve("visibility", "KP2V", &E::visibility).dialect(~WowAlpha).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("visibility", "KVIS", &E::visibility).dialect(WowAlpha).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("lengthKeys", "KP2N", &E::lengthKeys).space(Space::Length)
            .label("Length (animated)").animates(&E::length).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Extent along Y over time"))
        .curve("widthKeys", "KP2W", &E::widthKeys).space(Space::Length)
            .label("Width (animated)").animates(&E::width).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Extent along X over time"))
        .curve("gravityKeys", "KP2G", &E::gravityKeys).space(Space::Length)
            .label("Gravity (animated)").animates(&E::gravity).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Downward acceleration over time"))
        .curve("variationKeys", "KP2R", &E::variationKeys).label("Speed variation (animated)").animates(&E::variation)
            .affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Random fraction of the speed over time"))
        .curve("longitudeKeys", "KPLN", &E::longitudeKeys).dialect(WowAlpha).label("Longitude (animated)")
            .animates(&E::longitude).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Spread around the vertical axis over time"))
        .curve("lifeSpanKeys", "KLIF", &E::lifeSpanKeys).dialect(WowAlpha).label("Lifespan (animated)")
            .animates(&E::lifeSpan).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Lifetime over time"))
        .curve("zSourceKeys", "KP2Z", &E::zSourceKeys).space(Space::Length)
            .dialect(WowAlpha).label("Z source (animated)")
            .animates(&E::zSource).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Height that particles fly away from over time"))
        .group("Emission", &E::emissionRate, &E::squirt, &E::lifeSpan, &E::speed, &E::variation, &E::latitude,
            &E::longitude, &E::gravity, &E::visibility)
        .group("Shape", &E::emitterType, &E::width, &E::length, &E::zSource, &E::spline)
        .group("Look", &E::filterMode, &E::headOrTail, &E::tailLength, &E::priorityPlane, &E::geometryPath,
            &E::recursionPath)
        .group("Over life", &E::segmentColours, &E::segmentAlphas, &E::segmentScalings, &E::middleTime)
        .group("Texture", &E::textureId, &E::replaceableId, &E::rows, &E::columns, &E::headInterval,
            &E::headDecayInterval, &E::tailInterval, &E::tailDecayInterval)
        .group("Movement", &E::instantVelocityScale, &E::drag, &E::spin, &E::wind, &E::windTime, &E::followSpeed1,
            &E::followScale1, &E::followSpeed2, &E::followScale2, &E::tumbleXMinimum, &E::tumbleXMaximum,
            &E::tumbleYMinimum, &E::tumbleYMaximum, &E::tumbleZMinimum, &E::tumbleZMaximum)
        .group("Twinkling", &E::twinkleRate, &E::twinkleOnOff, &E::twinkleScaleMinimum, &E::twinkleScaleMaximum)
        .size(800, 175);
    // clang-format on
}

StructInfo particleEmitter2Info()
{
    StructBuilder<ParticleEmitter2> builder("ParticleEmitter2", "Particle emitter 2");
    builder.sized();
    addEmitter2Emission(builder);
    addEmitter2Appearance(builder);
    addEmitter2WowFields(builder);
    addEmitter2Tracks(builder);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<ParticleEmitter2>()
{
    static const StructInfo s = particleEmitter2Info();
    return s;
}

template<>
const StructInfo &describe<PopcornEmitter>()
{
    using E = PopcornEmitter;
    // clang-format off
    static const StructInfo s = StructBuilder<E>("PopcornEmitter", "Popcorn emitter").sized()
        .field("node", &E::node).affects(Affects::Skeleton)
        .field("lifeSpan", &E::lifeSpan).label("Lifespan").unit(Unit::Seconds).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Lifetime handed to the effect"))
        .field("emissionRate", &E::emissionRate).unit(Unit::PerSecond).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Emission rate handed to the effect"))
        .field("speed", &E::speed).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Speed handed to the effect"))
        .field("colour", &E::colour).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour handed to the effect"))
        .field("alpha", &E::alpha).unit(Unit::Fraction).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity handed to the effect"))
        .field("replaceableId", &E::replaceableId).label("Replaceable ID").affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "1 tints the effect in team colour"))
        .field("path", &E::path).assetPath().affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "PopcornFX effect file"))
        .field("animationVisibilityGuide", &E::animationVisibilityGuide).affects(P)
            .help(QT_TRANSLATE_NOOP("Field",
                "In which sequences the effect runs: “Always=on” or “Stand=on, Death=off”"))
        .curve("alphaKeys", "KPPA", &E::alphaKeys).label("Alpha (animated)").animates(&E::alpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .curve("colourKeys", "KPPC", &E::colourKeys).label("Colour (animated)").animates(&E::colour).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time; keys are stored blue, green, red")).bgrOrder()
        .curve("emissionRateKeys", "KPPE", &E::emissionRateKeys).label("Emission rate (animated)")
            .animates(&E::emissionRate).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Emission rate over time"))
        .curve("lifeSpanKeys", "KPPL", &E::lifeSpanKeys).label("Lifespan (animated)").animates(&E::lifeSpan).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Lifetime over time"))
        .curve("speedKeys", "KPPS", &E::speedKeys)
            .label("Speed (animated)").animates(&E::speed).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Speed over time"))
        .curve("visibility", "KPPV", &E::visibility).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .group("Effect", &E::path, &E::animationVisibilityGuide, &E::replaceableId, &E::visibility)
        .group("Emission", &E::emissionRate, &E::lifeSpan, &E::speed)
        .group("Look", &E::colour, &E::alpha)
        .size(900, 556)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<RibbonEmitter>()
{
    using E = RibbonEmitter;
    // clang-format off
    static const StructInfo s = StructBuilder<E>("RibbonEmitter", "Ribbon emitter").sized()
        .field("node", &E::node).affects(Affects::Skeleton)
        .field("heightAbove", &E::heightAbove).space(Space::Length).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Width of the ribbon above the pivot"))
        .field("heightBelow", &E::heightBelow).space(Space::Length).unit(Unit::Distance).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Width of the ribbon below the pivot"))
        .field("alpha", &E::alpha).unit(Unit::Fraction).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity of the ribbon"))
        .field("colour", &E::colour).dialect(~WowAlpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the ribbon"))
        .field("colour", &E::colour).dialect(WowAlpha).bgrOrder().affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the ribbon"))
        .field("lifeSpan", &E::lifeSpan).label("Lifespan").unit(Unit::Seconds).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "How long an edge stays"))
        .field("textureSlot", &E::textureSlot).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Cell of the texture"))
        .field("emissionRate", &E::emissionRate).unit(Unit::PerSecond).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Edges per second"))
        .field("rows", &E::rows).affects(P).help(QT_TRANSLATE_NOOP("Field", "Rows of cells in the texture"))
        .field("columns", &E::columns).affects(P).help(QT_TRANSLATE_NOOP("Field", "Columns of cells in the texture"))
        .field("materialId", &E::materialId).label("Material").refersTo("materials", OnDelete::Refuse).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Material that the ribbon is drawn with"))
        .field("gravity", &E::gravity).space(Space::Length).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration of the edges along Z"))
        .curve("visibility", "KRVS", &E::visibility).dialect(~WowAlpha).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("visibility", "KVIS", &E::visibility).dialect(WowAlpha).rest(1).affects(P | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("heightAboveKeys", "KRHA", &E::heightAboveKeys).space(Space::Length).label("Height above (animated)")
            .animates(&E::heightAbove)
            .affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Width above the pivot over time"))
        .curve("heightBelowKeys", "KRHB", &E::heightBelowKeys).space(Space::Length).label("Height below (animated)")
            .animates(&E::heightBelow)
            .affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Width below the pivot over time"))
        .curve("alphaKeys", "KRAL", &E::alphaKeys).label("Alpha (animated)").animates(&E::alpha).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .curve("colourKeys", "KRCO", &E::colourKeys).label("Colour (animated)").animates(&E::colour).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time; keys are stored blue, green, red")).bgrOrder()
        .curve("textureSlotKeys", "KRTX", &E::textureSlotKeys).stored(SimpleOrFull).label("Texture slot (animated)")
            .animates(&E::textureSlot).affects(P)
            .help(QT_TRANSLATE_NOOP("Field", "Cell of the texture over time, never interpolated"))
        .group("Emission", &E::emissionRate, &E::lifeSpan, &E::gravity, &E::visibility)
        .group("Look", &E::materialId, &E::heightAbove, &E::heightBelow, &E::colour, &E::alpha)
        .group("Texture", &E::textureSlot, &E::rows, &E::columns)
        .size(800, 56)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
