// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/attachment.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<Attachment>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Attachment>("Attachment", "Attachment point").tag("ATT_").size(1, 20)
        .versionField("sectionVersion", &Attachment::sectionVersion)
        .field("unknown0", &Attachment::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .nameField("name", &Attachment::name).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field",
                "Name by which the game finds the point; begins with Ref_ in all files seen"))
        .field("bone", &Attachment::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves it"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<AttachmentVolume>()
{
    using V = AttachmentVolume;
    // clang-format off
    static const StructInfo s = StructBuilder<V>("AttachmentVolume", "Attachment volume").tag("ATVL").size(0, 116)
        .versionField("sectionVersion", &V::sectionVersion)
        .field("bone", &V::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves it"))
        .field("bone2", &V::bone2).label("Bone 2").refersTo("bones", OnDelete::TakeOver, 0xffffffff)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "The same bone again in all files seen"))
        .field("shape", &V::shape).enumeration(volumeShapes()).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of the shape"))
        .field("bone3", &V::bone3).label("Bone 3").refersTo("bones", OnDelete::TakeOver, 0xffffffff)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "The same bone again in all files seen"))
        .field("matrix", &V::matrix).space(Space::Frame).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Where the shape is, relative to its bone"))
        .field("vertices", &V::vertices).space(Space::Inner).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corners of a mesh"))
        .field("faces", &V::faces).counts("vertices", 3).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Three corners for each triangle of a mesh"))
        .field("size0", &V::size0).space(Space::Length)
            .label("Size X or radius").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius, or half the length of a cube along X"))
        .field("size1", &V::size1).space(Space::Length)
            .label("Size Y or height").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Height of a capsule or a cylinder, or half the length of a cube along Y"))
        .field("size2", &V::size2).space(Space::Length).label("Size Z").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Half the length of a cube along Z"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<HitTest>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<HitTest>("HitTest", "Hit test").tag("SSGS").size(1, 108)
        .versionField("sectionVersion", &HitTest::sectionVersion)
        .field("shape", &HitTest::shape).enumeration(volumeShapes()).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of the shape"))
        .field("bone", &HitTest::bone).refersTo("bones", OnDelete::TakeOver, -1).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves it"))
        .field("unknown6", &HitTest::unknown6).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 in all files seen"))
        .field("matrix", &HitTest::matrix).space(Space::Frame).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Where the shape is, relative to its bone"))
        .field("vertices", &HitTest::vertices).space(Space::Inner).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corners of a mesh"))
        .field("faces", &HitTest::faces).counts("vertices", 3).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Three corners for each triangle of a mesh"))
        .field("size0", &HitTest::size0).space(Space::Length)
            .label("Size X or radius").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius, or half the length of a cube along X"))
        .field("size1", &HitTest::size1).space(Space::Length)
            .label("Size Y or height").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Height of a capsule or a cylinder, or half the length of a cube along Y"))
        .field("size2", &HitTest::size2).space(Space::Length)
            .label("Size Z").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Half the length of a cube along Z"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TurretPart>()
{
    using P = TurretPart;
    // clang-format off
    static const StructInfo s = StructBuilder<P>("TurretPart", "Turret part").tag("PATU").size(1, 100).size(4, 152)
        .versionField("sectionVersion", &P::sectionVersion)
        .field("forward", &P::forward).space(Space::Frame).label("Forward matrix")
            .help(QT_TRANSLATE_NOOP("Field", "Axes of the bone when the turret aims forward"))
        .field("up0", &P::up0).space(Space::Rotation).label("Up rotation 1").since(4)
            .help(QT_TRANSLATE_NOOP("Field", "First rotation of the up direction; all zero in most files seen"))
        .field("up1", &P::up1).space(Space::Rotation).label("Up rotation 2").since(4)
            .help(QT_TRANSLATE_NOOP("Field",
                "Second rotation of the up direction; all zero in most files seen"))
        .field("bone", &P::bone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that the turret rotates"))
        .field("flags", &P::flags).flags(turretPartFlags())
            .help(QT_TRANSLATE_NOOP("Field", "Whether it is the turret's main part"))
        .field("group", &P::group)
            .help(QT_TRANSLATE_NOOP("Field", "Group of the part; 1 in all files seen"))
        .field("yawFlags", &P::yawFlags).flags(turretAxisFlags())
            .help(QT_TRANSLATE_NOOP("Field", "Whether yaw is limited"))
        .field("yawMinimum", &P::yawMinimum).label("Minimum yaw").unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest angle about the vertical axis"))
        .field("yawMaximum", &P::yawMaximum).label("Maximum yaw").unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest angle about the vertical axis"))
        .field("yawWeight", &P::yawWeight).since(4).unit(Unit::Fraction)
            .help(QT_TRANSLATE_NOOP("Field", "How much of the turret's yaw the part takes over"))
        .field("pitchFlags", &P::pitchFlags).flags(turretAxisFlags())
            .help(QT_TRANSLATE_NOOP("Field", "Whether pitch is limited"))
        .field("pitchMinimum", &P::pitchMinimum).label("Minimum pitch").unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest angle up and down"))
        .field("pitchMaximum", &P::pitchMaximum).label("Maximum pitch").unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest angle up and down"))
        .field("pitchWeight", &P::pitchWeight).since(4).unit(Unit::Fraction)
            .help(QT_TRANSLATE_NOOP("Field", "How much of the turret's pitch the part takes over"))
        .field("unknown132", &P::unknown132)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 1 in all files seen"))
        .field("unknown136", &P::unknown136)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 1 in all files seen"))
        .field("mainBoneOffset", &P::mainBoneOffset).space(Space::Offset).since(4).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Relative to the bone of the turret's main part"))
        .group("Turret", &P::bone, &P::group, &P::flags)
        .group("Yaw limits", &P::yawMinimum, &P::yawMaximum, &P::yawWeight, &P::yawFlags)
        .group("Pitch limits", &P::pitchMinimum, &P::pitchMaximum, &P::pitchWeight, &P::pitchFlags)
        .group("Place", &P::mainBoneOffset, &P::forward, &P::up0, &P::up1)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Turret>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Turret>("Turret").tag("TRGD").size(0, 24)
        .versionField("sectionVersion", &Turret::sectionVersion)
        .field("parts", &Turret::parts).refersTo("turretParts", OnDelete::Custom, 0xffffffff)
            .help(QT_TRANSLATE_NOOP("Field", "Parts that rotate as one"))
        .nameField("name", &Turret::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name by which the game finds the turret"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
