// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/m3 reads, writes and describes the M3 models of StarCraft II and Heroes of the Storm (.m3, .m3a). It may use
// core only. Facts: the corpus, and the public pages as far as it doesn't contradict them.

#include "core/schema/type_info.h"

namespace sinew::m3 {

/// How a field is stored on disk if not in the value's own form (FieldInfo::storage).
///
/// Own: numbers, vectors and inline structures as they are (a Colour4 as four bytes: blue, green, red, alpha); String
/// as a reference to a CHAR section, its NUL counted; Array and List as a reference to a section of the element's tag.
/// A curve is not stored in place: its keys are spread over the blocks of the STC sections.
namespace Storage {
enum : std::uint8_t {
    Own = 0,
    Flags,        ///< an Array of u32 in a FLAG section instead of U32_
    Vertices,     ///< the root's vertex buffer, split into several fields
    VertexPart,   ///< one of those fields
    Runtime,      ///< not in the file
    AnyReference, ///< a reference to a section of unknown kind; kept as it is
    BlockIds,     ///< references to an STC's animIds and the places of their blocks
    BlockData,    ///< thirteen references to an STC's blocks, one for each kind of value
};
}

/// A value that sequences can animate: the value where nothing animates it, and its keys, whose times lie on the
/// model's single timeline. On disk: u16 interpolation, u16 flags, u32 animId, value, nullValue, u32 trailing.
///
/// Files of the corpus have interpolation 0, 1 or 65535 and flags 0, 1, 6, 8, 9, 14; 6 mostly if an STC names the
/// animId (not always: 4,594 references have 6 without keys, 162 have keys without 6).
template<class T>
struct Animated
{
    Animated() = default;
    Animated(T start) : value(start), nullValue(start) {}

    std::uint16_t interpolation = 1; ///< 0: steps, 1: linear
    std::uint16_t flags = 0;         ///< 6 if sequences animate it
    std::uint32_t animId = 0;        ///< its number in STCs; 0 or unique if it isn't animated
    T value{};
    T nullValue{};
    std::uint32_t trailing = 0; ///< 0 or 0xffffffff
    Curve<T> keys;
};

/// A box and a sphere as numbers: minimum x, y, z, maximum x, y, z, radius.
using BoundsNumbers = std::array<float, 7>;

/// A box and the radius of a sphere about its middle, in model space.
struct Bounds
{
    Vec3 minimum, maximum;
    float radius = 0;
};

/// A section that is kept as it was read.
struct Opaque
{
    FixedString<4> tag;
    std::uint32_t version = 0;
    std::uint32_t count = 0;
    std::uint32_t index = 0; ///< row in the file's index, on which references to it rely
    Array<std::uint8_t> bytes;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Animated<float>>();
template<>
const StructInfo &describe<m3::Animated<Vec2>>();
template<>
const StructInfo &describe<m3::Animated<Vec3>>();
template<>
const StructInfo &describe<m3::Animated<Quat>>();
template<>
const StructInfo &describe<m3::Animated<Colour>>();
template<>
const StructInfo &describe<m3::Animated<Colour4>>();
template<>
const StructInfo &describe<m3::Animated<std::uint32_t>>();
template<>
const StructInfo &describe<m3::Animated<std::uint16_t>>();
template<>
const StructInfo &describe<m3::Animated<std::int16_t>>();
template<>
const StructInfo &describe<m3::Animated<m3::BoundsNumbers>>();
template<>
const StructInfo &describe<m3::Bounds>();
template<>
const StructInfo &describe<m3::Opaque>();
} // namespace sinew
