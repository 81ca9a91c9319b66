// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/effects.h"

#include "core/schema/struct_builder.h"
#include "plugins/m2/names/material_names.h"
#include "plugins/m2/names/object_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

namespace {

bool newLayout(const Ctx &ctx, const void *)
{
    return ctx.version >= Version::MultiTexture || (ctx.flags & HeaderFlag::NewParticles);
}

bool oldLayout(const Ctx &ctx, const void *object)
{
    return !newLayout(ctx, object);
}

bool compressedGravity(const Ctx &, const void *object)
{
    return object && (static_cast<const Particle *>(object)->flags & ParticleFlag::CompressedGravity);
}

const PartNames lifeParts{"Birth", "Middle", "Death"}, cellParts{"First", "Last", "Repeat"};
const PartNames rangeParts{"Minimum", "Maximum"};

bool plainGravity(const Ctx &ctx, const void *object)
{
    return !compressedGravity(ctx, object);
}

} // namespace

template<>
const StructInfo &describe<Light>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Light>("Light")
        .field("type", &Light::type).enumeration(lightTypes()).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "0 directional, 1 point"))
        .field("bone", &Light::bone).refersTo("bones", OnDelete::TakeOver, -1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the light"))
        .field("position", &Light::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Where the light is, in model space"))
        .field("ambientColour", &Light::ambientColour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the ambient part over time"))
        .field("ambientIntensity", &Light::ambientIntensity).rest(1).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the ambient part over time"))
        .field("diffuseColour", &Light::diffuseColour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the light over time"))
        .field("diffuseIntensity", &Light::diffuseIntensity).rest(1).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the light over time"))
        .field("attenuationStart", &Light::attenuationStart).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light begins to fade, over time"))
        .field("attenuationEnd", &Light::attenuationEnd).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light ends, over time"))
        .field("visibility", &Light::visibility).rest(1).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "1 on, 0 off"))
        .group("Light", &Light::type, &Light::diffuseColour, &Light::diffuseIntensity, &Light::ambientColour,
            &Light::ambientIntensity, &Light::visibility)
        .group("Falloff", &Light::attenuationStart, &Light::attenuationEnd)
        .group("Place", &Light::bone, &Light::position)
        .size(256, 212).size(260, 212).size(264, 156).size(272, 156)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Camera>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Camera>("Camera")
        .field("type", &Camera::type).enumeration(cameraTypes()).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "0 portrait, 1 character information, -1 others"))
        .field("fieldOfView", &Camera::fieldOfView).until(Version::MultiTexture - 1).unit(Unit::Radians)
            .affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Diagonal angle of view"))
        .field("farClip", &Camera::farClip).space(Space::Length).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Distance beyond which nothing is drawn"))
        .field("nearClip", &Camera::nearClip).space(Space::Length).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Distance below which nothing is drawn"))
        .field("positions", &Camera::positions).space(Space::Offset).stored(Storage::SplineKeys).unit(Unit::Distance)
            .affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Offset of the camera over time"))
        .field("position", &Camera::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Where the camera is"))
        .field("targets", &Camera::targets).space(Space::Offset)
            .stored(Storage::SplineKeys).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Offset of the target over time"))
        .field("target", &Camera::target).space(Space::Point).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "What the camera looks at"))
        .field("roll", &Camera::roll).space(Space::Roll)
            .stored(Storage::SplineKeys).unit(Unit::Radians).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Roll about the line of sight over time"))
        .field("fieldOfViewKeys", &Camera::fieldOfViewKeys).label("Field of view").since(Version::MultiTexture)
            .stored(Storage::SplineKeys).unit(Unit::Radians).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Diagonal angle of view over time"))
        .group("View", &Camera::type, &Camera::position, &Camera::target, &Camera::fieldOfView,
            &Camera::fieldOfViewKeys, &Camera::roll)
        .group("Movement", &Camera::positions, &Camera::targets)
        .group("Range", &Camera::nearClip, &Camera::farClip)
        .size(256, 124).size(260, 124).size(264, 100).size(272, 116)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Ribbon>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Ribbon>("Ribbon", "Ribbon emitter")
        .field("id", &Ribbon::id).label("ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the ribbon; -1 in all known files"))
        .field("bone", &Ribbon::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the ribbon"))
        .field("position", &Ribbon::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Where the ribbon starts, in model space"))
        .field("textures", &Ribbon::textures).refersTo("textures", OnDelete::Clear, 0xffff).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Texture of each layer"))
        .field("materials", &Ribbon::materials).refersTo("materials", OnDelete::Clear, 0xffff)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Material of each layer"))
        .field("colour", &Ribbon::colour).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time"))
        .field("alpha", &Ribbon::alpha).stored(Storage::Fixed16).rest(1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over time"))
        .field("heightAbove", &Ribbon::heightAbove).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Extent above the bone over time"))
        .field("heightBelow", &Ribbon::heightBelow).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Extent below the bone over time"))
        .field("edgesPerSecond", &Ribbon::edgesPerSecond).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How many edges are created"))
        .field("edgeLifetime", &Ribbon::edgeLifetime).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long an edge stays"))
        .field("gravity", &Ribbon::gravity).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How the ribbon sinks or rises"))
        .field("rows", &Ribbon::rows).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of cells in the texture"))
        .field("columns", &Ribbon::columns).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Columns of cells in the texture"))
        .field("textureSlot", &Ribbon::textureSlot).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cell of the texture over time"))
        .field("visibility", &Ribbon::visibility).rest(1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1 on, 0 off"))
        .field("priorityPlane", &Ribbon::priorityPlane).since(Version::SubTracks).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among blended objects"))
        .field("colourIndex", &Ribbon::colourIndex).since(Version::SubTracks)
            .help(QT_TRANSLATE_NOOP("Field", "Row in the game's table of ribbon colours"))
        .field("textureTransform", &Ribbon::textureTransform).label("Texture animation").since(Version::SubTracks)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Entry of the transform combos"))
        .group("Emission", &Ribbon::visibility, &Ribbon::edgesPerSecond, &Ribbon::edgeLifetime, &Ribbon::gravity)
        .group("Look", &Ribbon::heightAbove, &Ribbon::heightBelow, &Ribbon::colour, &Ribbon::alpha,
            &Ribbon::priorityPlane, &Ribbon::colourIndex)
        .group("Texture", &Ribbon::textureSlot, &Ribbon::rows, &Ribbon::columns, &Ribbon::textureTransform)
        .group("Place", &Ribbon::bone, &Ribbon::position)
        .rare(&Ribbon::id)
        .size(256, 220).size(260, 220).size(264, 176).size(272, 176)
        .done();
    // clang-format on
    return s;
}

namespace {

/// What particles are and how they are drawn.
void addParticleHead(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("id", &Particle::id).label("ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the emitter; -1 in all known files"))
        .field("flags", &Particle::flags).flags(particleFlags(), particleFlagGroups()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How particles move and look"))
        .field("position", &Particle::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Where particles come from, in model space"))
        .field("bone", &Particle::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the emitter"))
        .field("texture", &Particle::texture).stored(Storage::PackedTextures)
            .refersTo("textures", OnDelete::Clear, 0xffff).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Texture"))
        .field("texture1", &Particle::texture1).label("Second texture").stored(Storage::Runtime)
            .refersTo("textures", OnDelete::Clear, 0xffff).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Second texture of emitters with several"))
        .field("texture2", &Particle::texture2).label("Third texture").stored(Storage::Runtime)
            .refersTo("textures", OnDelete::Clear, 0xffff).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Third texture of multi-texture emitters"))
        .field("geometryModel", &Particle::geometryModel).assetPath().affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Model that is emitted instead of quads"))
        .field("recursionModel", &Particle::recursionModel).assetPath().affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Model whose emitters every particle carries"))
        .field("blendType", &Particle::blendType).label("Blend mode").enumeration(blendModes())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How particles are blended with what is behind them"))
        .field("blendTypeHigh", &Particle::blendTypeHigh).until(Version::ColourIndex - 1).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "High part of the blend type"))
        .field("emitterType", &Particle::emitterType).enumeration(particleEmitterTypes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1 plane, 2 sphere, 3 spline, 4 bones"))
        .field("emitterTypeHigh", &Particle::emitterTypeHigh).until(Version::ColourIndex - 1).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "High part of the emitter type"))
        .field("colourIndex", &Particle::colourIndex).since(Version::ColourIndex).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "11 to 13: colours come from the game's table"))
        .field("particleType", &Particle::particleType).when(oldLayout)
            .help(QT_TRANSLATE_NOOP("Field", "0 quads, 1 models"))
        .field("headOrTail", &Particle::headOrTail).enumeration(particleHeadOrTail()).when(oldLayout)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "0 head, 1 tail, 2 both"))
        .field("multiTextureScale", &Particle::multiTextureScale).when(newLayout).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Scale of the second and third texture, in 32nds"))
        .field("priorityPlane", &Particle::priorityPlane).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Drawing order among blended objects"))
        .field("rows", &Particle::rows).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of cells in the texture"))
        .field("columns", &Particle::columns).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Columns of cells in the texture"));
    // clang-format on
}

/// How particles start.
void addParticleEmission(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("speed", &Particle::speed).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Speed at birth over time"))
        .field("speedVariation", &Particle::speedVariation).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Random fraction of the speed"))
        .field("verticalRange", &Particle::verticalRange).label("Vertical spread").unit(Unit::Radians)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Spread away from the axis"))
        .field("horizontalRange", &Particle::horizontalRange).label("Horizontal spread").unit(Unit::Radians)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Spread about the axis"))
        .field("gravity", &Particle::gravity).space(Space::Length).when(plainGravity).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Downward acceleration over time"))
        .field("gravityVector", &Particle::gravityVector).space(Space::Offset).label("Gravity").when(compressedGravity)
            .stored(Storage::Gravity).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration over time"))
        .field("lifespan", &Particle::lifespan).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long a particle lives"))
        .field("lifespanVariation", &Particle::lifespanVariation).since(Version::SubTracks).unit(Unit::Seconds)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much that varies"))
        .field("emissionRate", &Particle::emissionRate).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second"))
        .field("emissionRateVariation", &Particle::emissionRateVariation).since(Version::SubTracks)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much that varies"))
        .field("areaLength", &Particle::areaLength).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the area, or the smaller radius"))
        .field("areaWidth", &Particle::areaWidth).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Width of the area, or the larger radius"))
        .field("zSource", &Particle::zSource).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the point that particles fly away from; 0 none"));
    // clang-format on
}

/// How particles change while they live.
void addParticleLife(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("colour", &Particle::colour).since(Version::SubTracks).stored(Storage::LifeColour).ownTimes()
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over a particle's life"))
        .field("alpha", &Particle::alpha).since(Version::SubTracks).stored(Storage::LifeFixed16).ownTimes()
            .affects(Affects::Particles).rest(1)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity over a particle's life"))
        .field("scale", &Particle::scale).space(Space::Length)
            .since(Version::SubTracks).stored(Storage::Life).ownTimes()
            .affects(Affects::Particles)
            .rest(1)
            .help(QT_TRANSLATE_NOOP("Field", "Size over a particle's life"))
        .field("scaleVariation", &Particle::scaleVariation).since(Version::SubTracks).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much the size varies"))
        .field("headCell", &Particle::headCell).since(Version::SubTracks).stored(Storage::Life).ownTimes()
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cell of the head over a particle's life"))
        .field("tailCell", &Particle::tailCell).since(Version::SubTracks).stored(Storage::Life).ownTimes()
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cell of the tail over a particle's life"))
        .field("midPoint", &Particle::midPoint).until(Version::SubTracks - 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle values apply"))
        .field("colours", &Particle::colours).parts(lifeParts).byteColour().until(Version::SubTracks - 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at birth, middle and death: blue, green, red, alpha"))
        .field("scales", &Particle::scales).space(Space::Length)
            .parts(lifeParts).until(Version::SubTracks - 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Size at birth, middle and death"))
        .field("headLife", &Particle::headLife).parts(cellParts).until(Version::SubTracks - 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the head until the middle: first, last, repetitions"))
        .field("headDecay", &Particle::headDecay).parts(cellParts).until(Version::SubTracks - 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the head after the middle"))
        .field("tailLife", &Particle::tailLife).parts(cellParts).until(Version::SubTracks - 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the tail until the middle"))
        .field("tailDecay", &Particle::tailDecay).parts(cellParts).until(Version::SubTracks - 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Cells of the tail after the middle"));
    // clang-format on
}

/// How particles move and turn.
void addParticleMotion(StructBuilder<Particle> &builder)
{
    using P = Particle;
    // clang-format off
    builder
        .field("tailLength", &Particle::tailLength).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the tail"))
        .field("twinkleSpeed", &Particle::twinkleSpeed).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How fast particles twinkle"))
        .field("twinklePercent", &Particle::twinklePercent).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the time that they are visible"))
        .field("twinkleScale", &Particle::twinkleScale).parts(rangeParts).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest and largest size while twinkling"))
        .field("burstMultiplier", &Particle::burstMultiplier).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the bone's movement that particles inherit"))
        .field("drag", &Particle::drag).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How quickly movement slows down"))
        .field("baseSpin", &Particle::baseSpin).since(Version::SubTracks).unit(Unit::Radians)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation at birth"))
        .field("baseSpinVariation", &Particle::baseSpinVariation).since(Version::SubTracks).unit(Unit::Radians)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much that varies"))
        .field("spin", &Particle::spin).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation per second"))
        .field("spinVariation", &Particle::spinVariation).since(Version::SubTracks).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much that varies"))
        .field("tumbleMinimum", &Particle::tumbleMinimum).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Slowest rotation of emitted models"))
        .field("tumbleMaximum", &Particle::tumbleMaximum).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fastest rotation of emitted models"))
        .field("wind", &Particle::wind).space(Space::Offset).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration due to wind"))
        .field("windTime", &Particle::windTime).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long the wind blows"))
        .field("followSpeed1", &Particle::followSpeed1).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Emitter speed from which the first fraction applies"))
        .field("followScale1", &Particle::followScale1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of its movement that particles then follow"))
        .field("followSpeed2", &Particle::followSpeed2).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Emitter speed from which the second fraction applies"))
        .field("followScale2", &Particle::followScale2).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of its movement that particles then follow"))
        .field("splinePoints", &Particle::splinePoints).space(Space::Offset)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Points of the curve that particles come from"))
        .field("enabled", &Particle::enabled).rest(1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1 on, 0 off"))
        .field("multiTextureScroll", &Particle::multiTextureScroll).when(newLayout).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Movement of the second and third texture, in 512ths"))
        .field("multiTextureScrollVariation", &Particle::multiTextureScrollVariation).when(newLayout)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much that varies"))
        .group("Emission", &P::enabled, &P::emissionRate, &P::emissionRateVariation, &P::lifespan,
            &P::lifespanVariation, &P::speed, &P::speedVariation, &P::verticalRange, &P::horizontalRange, &P::gravity,
            &P::gravityVector)
        .group("Shape", &P::emitterType, &P::areaLength, &P::areaWidth, &P::zSource, &P::splinePoints)
        .group("Look", &P::blendType, &P::headOrTail, &P::tailLength, &P::priorityPlane, &P::flags, &P::geometryModel,
            &P::recursionModel)
        .group("Over life", &P::colour, &P::colours, &P::alpha, &P::scale, &P::scales, &P::scaleVariation, &P::midPoint,
            &P::colourIndex)
        .group("Texture", &P::texture, &P::texture1, &P::texture2, &P::rows, &P::columns, &P::headCell, &P::tailCell,
            &P::headLife, &P::headDecay, &P::tailLife, &P::tailDecay, &P::multiTextureScale, &P::multiTextureScroll,
            &P::multiTextureScrollVariation)
        .group("Movement", &P::burstMultiplier, &P::drag, &P::baseSpin, &P::baseSpinVariation, &P::spin,
            &P::spinVariation, &P::tumbleMinimum, &P::tumbleMaximum, &P::wind, &P::windTime, &P::followSpeed1,
            &P::followScale1, &P::followSpeed2, &P::followScale2)
        .group("Twinkling", &P::twinkleSpeed, &P::twinklePercent, &P::twinkleScale)
        .group("Place", &P::bone, &P::position)
        .rare(&P::id, &P::particleType)
        .size(256, 504).size(260, 504).size(264, 476).size(272, 492);
    // clang-format on
}

StructInfo particleInfo()
{
    StructBuilder<Particle> builder("Particle", "Particle emitter");
    addParticleHead(builder);
    addParticleEmission(builder);
    addParticleLife(builder);
    addParticleMotion(builder);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<Particle>()
{
    static const StructInfo s = particleInfo();
    return s;
}

} // namespace sinew
