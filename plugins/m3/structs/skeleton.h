// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

namespace BoneFlag {
enum : std::uint32_t {
    InheritTranslation = 0x1,
    InheritScale = 0x2,
    InheritRotation = 0x4,
    Billboard1 = 0x10,
    Billboard2 = 0x40,
    Animated = 0x200,
    Skinned = 0x800,
    Real = 0x2000,
};
}

/// BONE. Position, rotation and scale are relative to the parent.
struct Bone
{
    std::uint32_t sectionVersion = 1;
    std::int32_t id = -1;
    FixedString<256> name;
    std::uint32_t flags = BoneFlag::Real;
    std::int16_t parent = -1;
    std::uint16_t unknown22 = 0;
    Animated<Vec3> position;
    Animated<Quat> rotation;
    Animated<Vec3> scale{Vec3{1, 1, 1}};
    Animated<std::uint32_t> batching{1};
};

/// IREF: from model space to a bone at rest.
struct RestPose
{
    std::uint32_t sectionVersion = 0;
    Matrix44 matrix;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Bone>();
template<>
const StructInfo &describe<m3::RestPose>();
} // namespace sinew
