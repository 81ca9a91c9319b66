// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/common.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable nodeFlags{
    {0x1, "dontInheritTranslation", "Don't inherit translation"},
    // The Hive page swaps the next two; mdx-m3-viewer, Warsmash and M2's bone flags agree on this order.
    {0x2, "dontInheritScaling", "Don't inherit scaling"},
    {0x4, "dontInheritRotation", "Don't inherit rotation"},
    {0x8, "billboarded", "Billboarded"},
    {0x10, "billboardedLockX", "Billboarded, lock X"},
    {0x20, "billboardedLockY", "Billboarded, lock Y"},
    {0x40, "billboardedLockZ", "Billboarded, lock Z"},
    {0x80, "cameraAnchored", "Camera anchored"},
    {0x100, "bone", "Is bone"},
    {0x200, "light", "Is light"},
    {0x400, "event", "Is event object"},
    {0x800, "attachment", "Is attachment"},
    {0x1000, "emitter", "Is particle emitter"},
    {0x2000, "collision", "Is collision shape"},
    {0x4000, "ribbon", "Is ribbon emitter"},
    {0x8000, "unshadedOrMdl", "Unshaded (emitter 2), uses MDL (emitter 1)"},
    {0x10000, "sortFarZOrTga", "Sort primitives far Z (emitter 2), uses TGA (emitter 1)"},
    {0x20000, "lineEmitter", "Line emitter"},
    {0x40000, "unfogged", "Unfogged"},
    {0x80000, "modelSpace", "Model space"},
    {0x100000, "xyQuad", "XY quad"},
};

const EnumTable wowNodeFlags{
    {0x1, "dontInheritTranslation", "Don't inherit translation"},
    {0x2, "dontInheritScaling", "Don't inherit scaling"},
    {0x4, "dontInheritRotation", "Don't inherit rotation"},
    {0x8, "billboarded", "Billboarded"},
    {0x10, "billboardedLockX", "Billboarded, lock X"},
    {0x20, "billboardedLockY", "Billboarded, lock Y"},
    {0x40, "billboardedLockZ", "Billboarded, lock Z"},
    {0x80, "bone", "Is bone"},
    {0x100, "light", "Is light"},
    {0x200, "event", "Is event object"},
    {0x400, "attachment", "Is attachment"},
    {0x800, "emitter", "Is particle emitter"},
    {0x1000, "hitTest", "Is hit test shape"},
    {0x2000, "ribbon", "Is ribbon emitter"},
    {0x4000, "project", "Project"},
    {0x8000, "unshadedOrTga", "Unshaded (emitter 2), uses TGA (emitter 1)"},
    {0x10000, "sortFarZOrMdl", "Sort primitives far Z (emitter 2), uses MDL (emitter 1)"},
    {0x20000, "lineEmitter", "Line emitter"},
    {0x40000, "unfogged", "Unfogged"},
    {0x80000, "modelSpace", "Model space"},
    {0x100000, "inheritScale", "Inherit scale"},
    {0x200000, "instantVelocity", "Instant velocity"},
    {0x400000, "killOutward", "Kill outward particles"},
    {0x800000, "zVelocityOnly", "Z velocity only"},
    {0x1000000, "tumbler", "Tumbler"},
    {0x2000000, "tailGrows", "Tail grows"},
    {0x4000000, "extrude", "Extrude"},
    {0x8000000, "xyQuads", "XY quads"},
    {0x10000000, "projectToGround", "Project to ground"},
    {0x20000000, "follow", "Follow emitter"},
};

} // namespace

template<>
const StructInfo &describe<Extent>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Extent>("Extent")
        .field("boundsRadius", &Extent::boundsRadius).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the bounding sphere"))
        .field("minimum", &Extent::minimum).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Smallest corner of the bounding box"))
        .field("maximum", &Extent::maximum).unit(Unit::Distance)
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
        .curve("translation", "KGTR", &Node::translation).affects(Affects::Skeleton).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Offset from the rest position, in the parent's space"))
        .curve("rotation", "KGRT", &Node::rotation).stored(CompressedRotation).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the pivot, a quaternion x y z w"))
        .curve("scaling", "KGSC", &Node::scaling).rest(1).affects(Affects::Skeleton)
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
