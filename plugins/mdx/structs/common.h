// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/mdx reads, writes and describes MDX models. It may use core only.
// Facts: Warcraft III 800–1200; where public pages disagree, the structure that the corpus shows wins. Warcraft III 3.0
// (1300–1800) and WoW alpha (1300–1500) follow public descriptions: no such file was there to compare.

#include "core/schema/type_info.h"
#include "plugins/mdx/structs/node_flags.h"

namespace sinew::mdx {

/// Bits of Ctx::dialect.
enum Dialect : std::uint32_t {
    Warcraft3 = 1,
    /// VERS 1300–1899 with nothing that tells which game's layout it is. Chunks stay opaque.
    Undecided = 2,
    /// World of Warcraft's alpha and beta, VERS 1300, 1400 and 1500, which Warcraft III 3.0 uses for another layout.
    WowAlpha = 4,
};

/// FieldInfo::storage: how a field lies on disk where the dialect decides it.
enum Storage : std::uint8_t {
    Plain,
    Counted,            ///< WoW: a u32 count stands before a chunk's objects
    CountedTwice,       ///< WoW: and a further u32 that the game ignores (MTLS, ATCH)
    Untagged,           ///< WoW: a list inside an object has its count only, no tag (layers)
    ByteElements,       ///< WoW: elements of one byte each (PTYP)
    FourAnElement,      ///< bytes of which four are one counted element (BIDX, BWGT)
    BeforeUvSets,       ///< WoW: UVAS follows, without UVBS (normals)
    UvSets,             ///< WoW: stands behind the normals
    CompressedRotation, ///< WoW: keys of eight bytes, see packed_rotation.h
    SimpleOrFull,       ///< WoW: tracks with and without an interpolation
    FloatOrInteger,     ///< WoW: values as floats or as integers
    WidthBySize,        ///< elements of one or two bytes: what comes behind must be a tag (SKIN since 1300)
    InSizeField,        ///< in the top byte of the object's size (cameras since 1300)
};

/// Bounding sphere and box. Files hold minimum = +FLT_MAX, maximum = -FLT_MAX where nothing was computed.
struct Extent
{
    float boundsRadius = 0;
    Vec3 minimum, maximum;
};

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
template<>
const StructInfo &describe<mdx::Extent>();
template<>
const StructInfo &describe<mdx::Node>();
template<>
const StructInfo &describe<mdx::Opaque>();
} // namespace sinew
