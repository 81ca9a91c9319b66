// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

// Attachment points for other models, hit shapes, and turrets. In all shapes a cube has half its edges in size0 to
// size2, a sphere its radius in size0, a capsule and a cylinder radius and height in size0 and size1. No file of the
// corpus has shapes with triangles.

/// ATT_: a point at which the game attaches other models.
struct Attachment
{
    std::uint32_t sectionVersion = 1;
    std::int32_t unknown0 = -1;
    FixedString<256> name; ///< "Ref_Weapon Left"
    std::uint32_t bone = 0xffffffff;
};

/// ATVL: a volume around a bone that missiles and effects hit. In the whole corpus the three bones are the same.
struct AttachmentVolume
{
    std::uint32_t sectionVersion = 0;
    std::uint32_t bone = 0xffffffff, bone2 = 0xffffffff;
    std::uint32_t shape = 1;
    std::uint32_t bone3 = 0xffffffff;
    Matrix44 matrix; ///< from the shape to the bone
    Array<Vec3> vertices;
    Array<std::uint16_t> faces; ///< three vertices per triangle
    float size0 = 1, size1 = 0, size2 = 0;
};

/// SSGS: a volume that the mouse hits; also inline in the root.
struct HitTest
{
    std::uint32_t sectionVersion = 1;
    std::uint32_t shape = 1;
    std::int16_t bone = -1; ///< -1 in half of the roots: the model's own space
    std::uint16_t unknown6 = 0;
    Matrix44 matrix; ///< from the shape to the bone
    Array<Vec3> vertices;
    Array<std::uint16_t> faces; ///< three vertices per triangle
    float size0 = 1, size1 = 0, size2 = 0;
};

/// PATU: a bone that a turret turns. Angles in radians.
struct TurretPart
{
    std::uint32_t sectionVersion = 4;
    Matrix44 forward;                      ///< the bone's axes when it aims forward
    Quat up0{0, 0, 0, 0}, up1{0, 0, 0, 0}; ///< since 4; all zero in 15 of 25 parts, of unit length in the others
    std::uint16_t bone = 0xffff;
    std::uint8_t flags = 0;
    std::uint8_t group = 1;
    std::uint32_t yawFlags = 0;
    float yawMinimum = 0, yawMaximum = 0;
    float yawWeight = 1; ///< since 4
    std::uint32_t pitchFlags = 0;
    float pitchMinimum = 0, pitchMaximum = 0;
    float pitchWeight = 1; ///< since 4
    float unknown132 = 1, unknown136 = 1;
    Vec3 mainBoneOffset; ///< since 4
};

/// TRGD: parts that turn as one under a name. In all known files a part belongs to one turret only.
struct Turret
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint32_t> parts; ///< rows of the turret parts, in any order
    FixedString<256> name;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Attachment>();
template<>
const StructInfo &describe<m3::AttachmentVolume>();
template<>
const StructInfo &describe<m3::HitTest>();
template<>
const StructInfo &describe<m3::TurretPart>();
template<>
const StructInfo &describe<m3::Turret>();
} // namespace sinew
