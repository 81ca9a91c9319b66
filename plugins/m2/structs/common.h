// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/m2 reads, writes and describes World of Warcraft's M2 models with their companions (.skin, .anim, .skel,
// .phys, .bone). It may use only core. Facts: the corpus, and the public pages unless the corpus contradicts them.

#include "core/schema/type_info.h"

namespace sinew::m2 {

/// Versions at which the layout changes.
namespace Version {
enum : std::uint32_t {
    CompressedRotations = 260, ///< bones have a name CRC and 8-byte quaternions; submeshes have a sort centre
    ColourIndex = 262,         ///< particles: blend and emitter type are bytes
    SubTracks = 264,           ///< one sub-track per sequence, skin profiles in separate files
    MultiTexture = 272,        ///< particles of 492 bytes, cameras with an animated field of view
};
}

/// Bits of the header's flags that change the layout or name files.
namespace HeaderFlag {
enum : std::uint32_t {
    CombinerCombos = 0x8,
    LoadPhysics = 0x20,
    NewParticles = 0x200,
    ChunkedAnimations = 0x200000,
};
}

/// How a field is stored on disk if that isn't the value's own form (FieldInfo::storage).
namespace Storage {
enum : std::uint8_t {
    Own =
        0,  ///< numbers and inline structures as they are; String, Array and List by count and offset; Curve as a track
    Inline, ///< a String of fixed length
    Compressed,      ///< track of quaternions, four u16 each: v · 2/65535 − 1
    Fixed16,         ///< track of i16 / 32767
    SplineKeys,      ///< track whose values are {value, in tangent, out tangent}
    Gravity,         ///< track of {i8 x, i8 y, i16 z}: a direction and a magnitude
    SniffedRotation, ///< track of quaternions, floats or compressed: decided by the spacing of the values
    TimesOnly,       ///< track base: times without values
    Life,            ///< over a particle's life: u16 times 0…32767, values in their own form
    LifeFixed16,     ///< the same with i16 / 32767
    LifeColour,      ///< the same with three floats 0…255
    Vertices,        ///< the header's vertex array, whose parts are separate fields
    VertexPart,      ///< one of those fields
    SkinProfiles,    ///< inline views before 264, a number of files after
    Runtime,         ///< not in the file
    PackedTextures,  ///< three texture rows of five bits in a u16 if the emitter has several, otherwise one row
    ChunkRefs,       ///< in a chunk: a count and an offset at its beginning
    Half,            ///< a float in two bytes
    FourPerCount,    ///< an array of bytes whose count counts groups of four
};
}
/// Whether values are given over a particle's life instead of the model's timeline.
inline bool isOverLife(std::uint8_t storage)
{
    return storage == Storage::Life || storage == Storage::LifeFixed16 || storage == Storage::LifeColour;
}
/// The time at which a particle dies, in curves over its life.
inline constexpr std::int32_t lifeEnd = 32767;

struct Box
{
    Vec3 minimum, maximum;
};

/// A box and a sphere, in model space.
struct Bounds
{
    Box box;
    float radius = 0;
};

/// A chunk that is kept as it was found.
struct Opaque
{
    FixedString<4> tag;
    Array<std::uint8_t> bytes; ///< without the eight bytes of the chunk header
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::Box>();
template<>
const StructInfo &describe<m2::Bounds>();
template<>
const StructInfo &describe<m2::Opaque>();
} // namespace sinew
