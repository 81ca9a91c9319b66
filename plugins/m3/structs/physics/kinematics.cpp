// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/physics/kinematics.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<IkJoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<IkJoint>("IkJoint", "IK joint").tag("IKJT").size(0, 32)
        .versionField("sectionVersion", &IkJoint::sectionVersion)
        .field("dependents", &IkJoint::dependents).refersTo("bones", OnDelete::Custom, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that depend on it"))
        .field("baseBone", &IkJoint::baseBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which the chain begins"))
        .field("targetBone", &IkJoint::targetBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that is placed on the ground"))
        .field("searchUp", &IkJoint::searchUp).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far above the bone to search for the ground"))
        .field("searchDown", &IkJoint::searchDown).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far below the bone to search for the ground"))
        .field("searchSpeed", &IkJoint::searchSpeed).unit(Unit::PerSecond)
            .help(QT_TRANSLATE_NOOP("Field", "Highest speed at which the bone follows the ground"))
        .field("goalThreshold", &IkJoint::goalThreshold).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the ground counts as reached"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<IkHinge>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<IkHinge>("IkHinge", "IK hinge").tag("IK2J").size(0, 48)
        .versionField("sectionVersion", &IkHinge::sectionVersion)
        .field("dependents", &IkHinge::dependents).refersTo("bones", OnDelete::Custom, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that depend on it"))
        .field("baseBone", &IkHinge::baseBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which the chain begins"))
        .field("targetBone", &IkHinge::targetBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that is placed on the ground"))
        .field("endBone", &IkHinge::endBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which the chain ends"))
        .field("unknown18", &IkHinge::unknown18).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("hingeAxis", &IkHinge::hingeAxis).space(Space::Direction)
            .help(QT_TRANSLATE_NOOP("Field", "Axis around which the hinge rotates"))
        .field("minimumCosine", &IkHinge::minimumCosine)
            .help(QT_TRANSLATE_NOOP("Field", "Cosine of the hinge's smallest angle"))
        .field("maximumCosine", &IkHinge::maximumCosine)
            .help(QT_TRANSLATE_NOOP("Field", "Cosine of the hinge's largest angle"))
        .field("searchUp", &IkHinge::searchUp).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far above the bone to search for the ground"))
        .field("searchDown", &IkHinge::searchDown).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far below the bone to search for the ground"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<IkChain>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<IkChain>("IkChain", "IK chain").tag("IKCC").size(0, 24)
        .versionField("sectionVersion", &IkChain::sectionVersion)
        .field("dependents", &IkChain::dependents).refersTo("bones", OnDelete::Custom, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that depend on it"))
        .field("baseBone", &IkChain::baseBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone at which the chain begins"))
        .field("targetBone", &IkChain::targetBone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that is placed on the ground"))
        .field("searchUp", &IkChain::searchUp).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far above the bone to search for the ground"))
        .field("searchDown", &IkChain::searchDown).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "How far below the bone to search for the ground"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<IkBone>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<IkBone>("IkBone", "IK bone").tag("PAOB").size(0, 24)
        .versionField("sectionVersion", &IkBone::sectionVersion)
        .field("dependents", &IkBone::dependents).refersTo("bones", OnDelete::Custom, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that depend on it"))
        .field("bone", &IkBone::bone).refersTo("bones", OnDelete::TakeOver, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that rotates"))
        .field("unknown14", &IkBone::unknown14).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("flags", &IkBone::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("angle", &IkBone::angle).unit(Unit::Radians)
            .help(QT_TRANSLATE_NOOP("Field", "Largest angle by which the bone rotates"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<BoneSet>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<BoneSet>("BoneSet", "Bone set").tag("BSET").size(0, 32)
        .versionField("sectionVersion", &BoneSet::sectionVersion)
        .field("flags", &BoneSet::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("sequence", &BoneSet::sequence).refersTo("sequences", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Sequence that the set belongs to, probably"))
        .field("unknown6", &BoneSet::unknown6).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .nameField("name", &BoneSet::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the set"))
        .field("splitItems", &BoneSet::splitItems)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
