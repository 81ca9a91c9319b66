// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/effects/effects.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/effect_names.h"
#include "plugins/m3/names/model_names.h"
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<Projection>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Projection>("Projection").tag("PROJ")
        .versionField("sectionVersion", &Projection::sectionVersion)
        .field("type", &Projection::type).enumeration(projectionTypes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the projection widens with distance"))
        .field("bone", &Projection::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the projection"))
        .field("material", &Projection::material).refersTo("materialReferences", OnDelete::Clear, 0xffffffff)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Material that is projected"))
        .field("offset", &Projection::offset).space(Space::Offset).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where the projection is, relative to its bone"))
        .field("pitch", &Projection::pitch).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about Y"))
        .field("yaw", &Projection::yaw).space(Space::Roll).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about Z"))
        .field("roll", &Projection::roll).space(Space::Roll).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about X"))
        .field("fieldOfView", &Projection::fieldOfView).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Angle of view of a projection that widens"))
        .field("aspectRatio", &Projection::aspectRatio).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Width of a projection that widens, relative to its height"))
        .field("nearClip", &Projection::nearClip).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Distance below which nothing is drawn"))
        .field("farClip", &Projection::farClip).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Distance beyond which nothing is drawn"))
        .field("boxBottom", &Projection::boxBottom).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the box of a projection that doesn't widen"))
        .field("boxTop", &Projection::boxTop).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the box of a projection that doesn't widen"))
        .field("boxLeft", &Projection::boxLeft).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the box of a projection that doesn't widen"))
        .field("boxRight", &Projection::boxRight).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the box of a projection that doesn't widen"))
        .field("boxFront", &Projection::boxFront).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the box of a projection that doesn't widen"))
        .field("boxBack", &Projection::boxBack).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Side of the box of a projection that doesn't widen"))
        .field("falloff", &Projection::falloff).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Part of the box in which the projection fades"))
        .field("alphaStart", &Projection::alphaStart).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity at the start"))
        .field("alphaMid", &Projection::alphaMid).label("Middle opacity").unit(Unit::Fraction)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity while it stays"))
        .field("alphaEnd", &Projection::alphaEnd).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Opacity at the end"))
        .field("fadeIn", &Projection::fadeIn).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long the projection takes to appear"))
        .field("fadeIn2", &Projection::fadeIn2).label("Fade in, maximum").unit(Unit::Seconds)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random time"))
        .field("stay", &Projection::stay).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long the projection stays"))
        .field("stay2", &Projection::stay2).label("Stay, maximum").unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random time"))
        .field("fadeOut", &Projection::fadeOut).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long the projection takes to vanish"))
        .field("fadeOut2", &Projection::fadeOut2).label("Fade out, maximum").unit(Unit::Seconds)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random time"))
        .field("attenuationDistance", &Projection::attenuationDistance).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Distance over which the projection fades"))
        .field("active", &Projection::active).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: the projection is drawn"))
        .field("layer", &Projection::layer).enumeration(projectionLayers()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Order among projections on the ground"))
        .field("lodReduction", &Projection::lodReduction).label("LOD reduction").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which fewer are shown"))
        .field("lodCut", &Projection::lodCut).label("LOD cut").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which none are shown"))
        .field("flags", &Projection::flags).flags(projectionFlags()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How the projection behaves"))
        .group("Projection", &Projection::active, &Projection::material, &Projection::type, &Projection::layer)
        .group("Shape", &Projection::fieldOfView, &Projection::aspectRatio, &Projection::nearClip,
            &Projection::farClip, &Projection::boxLeft, &Projection::boxRight, &Projection::boxFront,
            &Projection::boxBack, &Projection::boxTop, &Projection::boxBottom)
        .group("Over life", &Projection::fadeIn, &Projection::fadeIn2, &Projection::stay, &Projection::stay2,
            &Projection::fadeOut, &Projection::fadeOut2, &Projection::alphaStart, &Projection::alphaMid,
            &Projection::alphaEnd)
        .group("Falloff", &Projection::falloff, &Projection::attenuationDistance)
        .group("Place", &Projection::bone, &Projection::offset, &Projection::pitch, &Projection::yaw,
            &Projection::roll)
        .group("Detail", &Projection::lodReduction, &Projection::lodCut, &Projection::flags)
        .size(4, 388).size(5, 388)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Force>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Force>("Force").tag("FOR_")
        .versionField("sectionVersion", &Force::sectionVersion)
        .field("type", &Force::type).enumeration(forceTypes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "What the force does"))
        .field("shape", &Force::shape).enumeration(forceShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where the force acts"))
        .field("unknown8", &Force::unknown8)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("bone", &Force::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the force"))
        .field("flags", &Force::flags).flags(forceFlags()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How the force fades"))
        .field("channels", &Force::channels).flags(localForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Channels on which the force acts"))
        .field("strength", &Force::strength).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration; radial forces with negative values attract"))
        .field("width", &Force::width).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Radius, or width of a box"))
        .field("height", &Force::height).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of a cylinder or a box, or angle of a cone"))
        .field("length", &Force::length).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Length of a box"))
        .size(1, 104).size(2, 104)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Warp>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Warp>("Warp").tag("WRP_")
        .versionField("sectionVersion", &Warp::sectionVersion)
        .field("type", &Warp::type)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of warp; 0 expected"))
        .field("bone", &Warp::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the warp"))
        .field("unknown8", &Warp::unknown8)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 expected"))
        .field("radius", &Warp::radius).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far the warp reaches"))
        .field("height", &Warp::height).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the warp"))
        .field("strength", &Warp::strength)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the warp"))
        .field("angular", &Warp::angular)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the rotation about the axis"))
        .field("axial", &Warp::axial)
            .help(QT_TRANSLATE_NOOP("Field", "Strength along the axis"))
        .field("radial", &Warp::radial)
            .help(QT_TRANSLATE_NOOP("Field", "Strength away from the axis"))
        .size(1, 132)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ViewVolume>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ViewVolume>("ViewVolume", "View volume").tag("VVOL")
        .versionField("sectionVersion", &ViewVolume::sectionVersion)
        .field("bone", &ViewVolume::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the volume"))
        .field("size", &ViewVolume::size).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Width, length and height"))
        .size(0, 40)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ShadowBox>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ShadowBox>("ShadowBox", "Shadow box").tag("SHBX")
        .versionField("sectionVersion", &ShadowBox::sectionVersion)
        .field("bone", &ShadowBox::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the box"))
        .field("unknown2", &ShadowBox::unknown2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("length", &ShadowBox::length).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Length of the box"))
        .field("width", &ShadowBox::width).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Width of the box"))
        .field("height", &ShadowBox::height).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the box"))
        .size(0, 64)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Billboard>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Billboard>("Billboard").tag("BBSC")
        .versionField("sectionVersion", &Billboard::sectionVersion)
        .field("dependents", &Billboard::dependents).refersTo("bones", OnDelete::Custom, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that follow; empty in all files seen"))
        .field("bone", &Billboard::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that turns towards the camera"))
        .field("type", &Billboard::type).enumeration(billboardTypes()).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "How it turns towards the camera"))
        .field("lookAt", &Billboard::lookAt).toggle(switchStates()).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1: turns towards the camera's position instead of against its direction"))
        .field("up", &Billboard::up).space(Space::Rotation).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation that turns the bone's up axis to point up"))
        .field("forward", &Billboard::forward).space(Space::Rotation).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation that turns the camera-facing axis to point forward"))
        .size(0, 48)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TerrainData>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<TerrainData>("TerrainData", "Terrain data").tag("TMD_")
        .versionField("sectionVersion", &TerrainData::sectionVersion)
        .field("vectors", &TerrainData::vectors)
            .help(QT_TRANSLATE_NOOP("Field", "Points of unknown use"))
        .field("unknown12", &TerrainData::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown16", &TerrainData::unknown16)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown20", &TerrainData::unknown20)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown40", &TerrainData::unknown40)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown60", &TerrainData::unknown60)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown64", &TerrainData::unknown64)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown68", &TerrainData::unknown68)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .size(1, 72)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
