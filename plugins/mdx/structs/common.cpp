// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/common.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

constexpr const char *emitters = "ParticleEmitter ParticleEmitter2", *emitter2 = "ParticleEmitter2", *noKind = "";

// Bits that mean one thing for the emitters of models and another for those of particles.
constexpr const char *fileKind = QT_TRANSLATE_NOOP("Field", "The path names a file of this kind");
constexpr FlagMeaning unshaded{emitter2, "Unshaded", QT_TRANSLATE_NOOP("Field", "Particles are not lit")};
constexpr FlagMeaning sortFarZ{emitter2, "Sort primitives far Z",
                               QT_TRANSLATE_NOOP("Field", "The farthest particles are drawn first")};
constexpr FlagMeaning usesMdl{"ParticleEmitter", "Uses MDL", fileKind};
constexpr FlagMeaning usesTga{"ParticleEmitter", "Uses TGA", fileKind};
constexpr FlagMeaning unshadedOrMdl[] = {unshaded, usesMdl}, unshadedOrTga[] = {unshaded, usesTga};
constexpr FlagMeaning sortFarZOrMdl[] = {sortFarZ, usesMdl}, sortFarZOrTga[] = {sortFarZ, usesTga};

const EnumTable nodeFlags{
    {0x1, "dontInheritTranslation", "Don't inherit translation",
     QT_TRANSLATE_NOOP("Field", "Does not move with its parent")},
    // The Hive page swaps the next two; mdx-m3-viewer, Warsmash and M2's bone flags agree on this order.
    {0x2, "dontInheritScaling", "Don't inherit scaling", QT_TRANSLATE_NOOP("Field", "Is not scaled with its parent")},
    {0x4, "dontInheritRotation", "Don't inherit rotation", QT_TRANSLATE_NOOP("Field", "Does not turn with its parent")},
    {0x8, "billboarded", "Billboarded", QT_TRANSLATE_NOOP("Field", "Always faces the camera")},
    {0x10, "billboardedLockX", "Billboarded, lock X",
     QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its X axis only")},
    {0x20, "billboardedLockY", "Billboarded, lock Y",
     QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its Y axis only")},
    {0x40, "billboardedLockZ", "Billboarded, lock Z",
     QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its Z axis only")},
    {0x80, "cameraAnchored", "Camera anchored", QT_TRANSLATE_NOOP("Field", "Keeps its distance from the camera")},
    {0x100, "bone", "Is bone",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x200, "light", "Is light",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x400, "event", "Is event object",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x800, "attachment", "Is attachment",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x1000, "emitter", "Is particle emitter",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x2000, "collision", "Is collision shape",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x4000, "ribbon", "Is ribbon emitter",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x8000, "unshadedOrMdl", "Unshaded (emitter 2), uses MDL (emitter 1)",
     QT_TRANSLATE_NOOP("Field", "Emitter 2: particles are not lit; emitter 1: the path names a file of this kind"),
     emitters, unshadedOrMdl},
    {0x10000, "sortFarZOrTga", "Sort primitives far Z (emitter 2), uses TGA (emitter 1)",
     QT_TRANSLATE_NOOP(
         "Field", "Emitter 2: the farthest particles are drawn first; emitter 1: the path names a file of this kind"),
     emitters, sortFarZOrTga},
    {0x20000, "lineEmitter", "Line emitter", QT_TRANSLATE_NOOP("Field", "Directions spread in one plane only"),
     emitter2},
    {0x40000, "unfogged", "Unfogged", QT_TRANSLATE_NOOP("Field", "Fog does not change the colour"), emitter2},
    {0x80000, "modelSpace", "Model space", QT_TRANSLATE_NOOP("Field", "Particles move with the emitter"), emitter2},
    {0x100000, "xyQuad", "XY quad", QT_TRANSLATE_NOOP("Field", "Particles lie flat"), emitter2},
};

const EnumTable wowNodeFlags{
    {0x1, "dontInheritTranslation", "Don't inherit translation",
     QT_TRANSLATE_NOOP("Field", "Does not move with its parent")},
    {0x2, "dontInheritScaling", "Don't inherit scaling", QT_TRANSLATE_NOOP("Field", "Is not scaled with its parent")},
    {0x4, "dontInheritRotation", "Don't inherit rotation", QT_TRANSLATE_NOOP("Field", "Does not turn with its parent")},
    {0x8, "billboarded", "Billboarded", QT_TRANSLATE_NOOP("Field", "Always faces the camera")},
    {0x10, "billboardedLockX", "Billboarded, lock X",
     QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its X axis only")},
    {0x20, "billboardedLockY", "Billboarded, lock Y",
     QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its Y axis only")},
    {0x40, "billboardedLockZ", "Billboarded, lock Z",
     QT_TRANSLATE_NOOP("Field", "Turns towards the camera about its Z axis only")},
    {0x80, "bone", "Is bone",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x100, "light", "Is light",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x200, "event", "Is event object",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x400, "attachment", "Is attachment",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x800, "emitter", "Is particle emitter",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x1000, "hitTest", "Is hit test shape",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x2000, "ribbon", "Is ribbon emitter",
     QT_TRANSLATE_NOOP("Field", "Says which kind of node this is; the list containing it decides"), noKind},
    {0x4000, "project", "Project", QT_TRANSLATE_NOOP("Field", "Particles stay on the ground"), emitter2},
    {0x8000, "unshadedOrTga", "Unshaded (emitter 2), uses TGA (emitter 1)",
     QT_TRANSLATE_NOOP("Field", "Emitter 2: particles are not lit; emitter 1: the path names a file of this kind"),
     emitters, unshadedOrTga},
    {0x10000, "sortFarZOrMdl", "Sort primitives far Z (emitter 2), uses MDL (emitter 1)",
     QT_TRANSLATE_NOOP(
         "Field", "Emitter 2: the farthest particles are drawn first; emitter 1: the path names a file of this kind"),
     emitters, sortFarZOrMdl},
    {0x20000, "lineEmitter", "Line emitter", QT_TRANSLATE_NOOP("Field", "Directions spread in one plane only"),
     emitter2},
    {0x40000, "unfogged", "Unfogged", QT_TRANSLATE_NOOP("Field", "Fog does not change the colour"), emitter2},
    {0x80000, "modelSpace", "Model space", QT_TRANSLATE_NOOP("Field", "Particles move with the emitter"), emitter2},
    {0x100000, "inheritScale", "Inherit scale", QT_TRANSLATE_NOOP("Field", "The bone's scale makes particles larger"),
     emitter2},
    {0x200000, "instantVelocity", "Instant velocity",
     QT_TRANSLATE_NOOP("Field", "Particles are thrown by the emitter's own movement"), emitter2},
    {0x400000, "killOutward", "Kill outward particles",
     QT_TRANSLATE_NOOP("Field", "Particles of a sphere die once they fly outwards"), emitter2},
    {0x800000, "zVelocityOnly", "Z velocity only", QT_TRANSLATE_NOOP("Field", "Particles start along the Z axis"),
     emitter2},
    {0x1000000, "tumbler", "Tumbler", QT_TRANSLATE_NOOP("Field", "Particles spin in either direction"), emitter2},
    {0x2000000, "tailGrows", "Tail grows", QT_TRANSLATE_NOOP("Field", "Tail length is limited by the particle's age"),
     emitter2},
    {0x4000000, "extrude", "Extrude", QT_TRANSLATE_NOOP("Field", "Not used by the preview"), emitter2},
    {0x8000000, "xyQuads", "XY quads", QT_TRANSLATE_NOOP("Field", "Particles lie flat"), emitter2},
    {0x10000000, "projectToGround", "Project to ground", QT_TRANSLATE_NOOP("Field", "Particles are born on the ground"),
     emitter2},
    {0x20000000, "follow", "Follow emitter",
     QT_TRANSLATE_NOOP("Field", "Particles follow the emitter according to the follow scales"), emitter2},
};

} // namespace

template<>
const StructInfo &describe<Extent>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Extent>("Extent")
        .field("boundsRadius", &Extent::boundsRadius).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the bounding sphere"))
        .field("minimum", &Extent::minimum).space(Space::BoxLow).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest corner of the bounding box"))
        .field("maximum", &Extent::maximum).space(Space::BoxHigh).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Largest corner of the bounding box"))
        .size(800, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Node>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Node>("Node").sized()
        .nameField("name", &Node::name).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP(
                "Field", "Unique by convention; animation tools and attachments look nodes up by name"))
        .field("objectId", &Node::objectId).label("Object ID").derived().affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field",
                "Number of the node in the file; ids are contiguous and bones come first. Maintained automatically"))
        .field("parentId", &Node::parentId).label("Parent").refersToKey("nodes", OnDelete::TakeOver)
            .affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "The node whose transformation this one inherits"))
        .field("flags", &Node::flags).flags(nodeFlags).dialect(~WowAlpha).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Inheritance, billboarding and the kind of node"))
        .field("flags", &Node::flags).flags(wowNodeFlags).dialect(WowAlpha).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Inheritance, billboarding and the kind of node"))
        .curve("translation", "KGTR", &Node::translation).space(Space::Offset)
            .affects(Affects::Skeleton).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Offset from the rest position, in the parent's space"))
        .curve("rotation", "KGRT", &Node::rotation).space(Space::Rotation)
            .stored(CompressedRotation).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the pivot, a quaternion x y z w"))
        .curve("scaling", "KGSC", &Node::scaling).space(Space::Scaling).rest(1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Scale about the pivot"))
        .size(800, 96)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Opaque>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Opaque>("Opaque", "Unknown chunk")
        .field("tag", &Opaque::tag).derived()
            .help(QT_TRANSLATE_NOOP("Field", "The chunk's four characters"))
        .field("bytes", &Opaque::bytes)
            .help(QT_TRANSLATE_NOOP("Field", "Raw content, kept unchanged; see the hex view"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
