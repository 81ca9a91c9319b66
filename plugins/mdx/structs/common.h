// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/mdx reads, writes and describes MDX models. It may use core only.
// Facts: Warcraft III 800–1200; where public pages disagree, the structure that the corpus shows wins.

#include "core/schema/struct_builder.h"

namespace sinew::mdx {

/// Bits of Ctx::dialect.
enum Dialect : std::uint32_t {
    Warcraft3 = 1,
    /// VERS 1300–1899: WoW alpha or Warcraft III 3.0, which use the same numbers for other layouts. Chunks stay opaque.
    Undecided = 2,
};

/// Bounding sphere and box. Files hold minimum = +FLT_MAX, maximum = -FLT_MAX where nothing was computed.
struct Extent
{
    float boundsRadius = 0;
    Vec3 minimum, maximum;
};

namespace NodeFlag {
enum : std::uint32_t {
    DontInheritTranslation = 0x1,
    DontInheritScaling = 0x2,
    DontInheritRotation = 0x4,
    Billboarded = 0x8,
    BillboardedLockX = 0x10,
    BillboardedLockY = 0x20,
    BillboardedLockZ = 0x40,
    CameraAnchored = 0x80,
    Bone = 0x100,
    Light = 0x200,
    Event = 0x400,
    Attachment = 0x800,
    Emitter = 0x1000,
    Collision = 0x2000,
    Ribbon = 0x4000,
};
}

/// What bones, lights, helpers, attachments, emitters, events and collision shapes have in common.
struct Node
{
    FixedString<80> name;
    std::int32_t objectId = -1;
    std::int32_t parentId = -1;
    std::uint32_t flags = 0;
    Curve<Vec3> translation;
    Curve<Quat> rotation;
    Curve<Vec3> scaling;
};

/// A chunk or a gap that is kept as it was met.
struct Opaque
{
    FixedString<4> tag;
    Array<std::uint8_t> bytes; ///< without the eight bytes of the chunk header
};

} // namespace sinew::mdx

namespace sinew {
template<> const StructInfo &describe<mdx::Extent>();
template<> const StructInfo &describe<mdx::Node>();
template<> const StructInfo &describe<mdx::Opaque>();
}
