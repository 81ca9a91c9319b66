// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

// Inverse kinematics and sets of bones. None of them are in the corpus; nor are IK2J, IKCC, PAOB and BSET in the public
// collections of 56,000 models.

/// IKJT: a chain of bones whose end stays on the ground.
struct IkJoint
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint16_t> dependents;
    std::uint16_t baseBone = 0xffff, targetBone = 0xffff;
    float searchUp = 1, searchDown = 1;
    float searchSpeed = 0;
    float goalThreshold = 0;
};

/// IK2J: two bones with a hinge between them.
struct IkHinge
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint16_t> dependents;
    std::uint16_t baseBone = 0xffff, targetBone = 0xffff, endBone = 0xffff;
    std::uint16_t unknown18 = 0;
    Vec3 hingeAxis;
    float minimumCosine = 0, maximumCosine = 0; ///< of the hinge's angle
    float searchUp = 0, searchDown = 0;
};

/// IKCC: a chain of bones, solved by cyclic coordinate descent.
struct IkChain
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint16_t> dependents;
    std::uint16_t baseBone = 0xffff, targetBone = 0xffff;
    float searchUp = 0, searchDown = 0;
};

/// PAOB: one bone that turns within a cone.
struct IkBone
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint16_t> dependents;
    std::uint16_t bone = 0xffff;
    std::uint16_t unknown14 = 0;
    std::uint32_t flags = 0;
    float angle = 0;
};

/// BSET: the bones that a sequence moves.
struct BoneSet
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t flags = 0;
    std::uint16_t sequence = 0xffff;
    std::uint16_t unknown6 = 0;
    FixedString<256> name;
    Array<std::uint32_t> splitItems; ///< the contents of its section aren't known
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::IkJoint>();
template<>
const StructInfo &describe<m3::IkHinge>();
template<>
const StructInfo &describe<m3::IkChain>();
template<>
const StructInfo &describe<m3::IkBone>();
template<>
const StructInfo &describe<m3::BoneSet>();
} // namespace sinew
