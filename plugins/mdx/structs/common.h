// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/mdx reads, writes and describes MDX models. It may use core only.
// Facts: Warcraft III 800–1200; where public pages disagree, the structure found in the corpus wins. Warcraft III 3.0
// (1300–1800) and WoW alpha (1300–1500) follow public descriptions: no such files were available for comparison.

#include "core/schema/type_info.h"
#include "plugins/mdx/structs/node_flags.h"

namespace sinew::mdx {

/// Bits of Ctx::dialect.
enum Dialect : std::uint32_t {
    Warcraft3 = 1,
    /// VERS 1300–1899 without any sign of which game's layout it is. Chunks stay opaque.
    Undecided = 2,
    /// World of Warcraft's alpha and beta, VERS 1300, 1400 and 1500, which Warcraft III 3.0 uses for another layout.
    WowAlpha = 4,
};

/// FieldInfo::storage: how a field is stored on disk if the dialect decides it.
enum Storage : std::uint8_t {
    Plain,
    Counted,            ///< WoW: a u32 count precedes a chunk's objects
    CountedTwice,       ///< WoW: plus another u32 that the game ignores (MTLS, ATCH)
    Untagged,           ///< WoW: a list inside an object has only its count, no tag (layers)
    ByteElements,       ///< WoW: elements of one byte each (PTYP)
    FourAnElement,      ///< bytes, four of which are one counted element (BIDX, BWGT)
    BeforeUvSets,       ///< WoW: UVAS follows, without UVBS (normals)
    UvSets,             ///< WoW: follows the normals
    CompressedRotation, ///< WoW: keys of eight bytes, see packed_rotation.h
    SimpleOrFull,       ///< WoW: tracks with and without an interpolation
    FloatOrInteger,     ///< WoW: values as floats or as integers
    WidthBySize,        ///< elements of one or two bytes: a tag must follow (SKIN since 1300)
    InSizeField,        ///< in the top byte of the object's size (cameras since 1300)
};

/// Bounding sphere and box. Files have minimum = +FLT_MAX, maximum = -FLT_MAX if nothing was computed.
struct Extent
{
    float boundsRadius = 0;
    Vec3 minimum, maximum;
};

/// The common part of bones, lights, helpers, attachments, emitters, events and collision shapes.
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

/// A chunk or a gap that is kept as it was read.
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
