// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

namespace SequenceFlag {
enum : std::uint32_t {
    NotLooping = 0x1,
    AlwaysGlobal = 0x2, ///< plays always, beside other sequences
    GlobalInPreviewer = 0x8,
};
}

/// SEQS. On the model's single timeline its keys lie at timelineStart + their own time.
struct Sequence
{
    std::uint32_t sectionVersion = 2;
    std::int32_t id = -1, index = -1;
    FixedString<256> name;
    std::uint32_t start = 0, end = 0; ///< milliseconds of its own time; the start is 0 in 646 of 648
    float moveSpeed = 0;              ///< units per second
    std::uint32_t flags = 0;
    std::uint32_t frequency = 100; ///< weight of the choice among sequences with the same name
    std::uint32_t replayStart = 1, replayEnd = 1;
    std::uint32_t blendTime = 100; ///< milliseconds
    std::uint32_t unknown52 = 0;   ///< version 1
    Bounds bounds;
    Array<std::uint8_t> animationSets;
    std::int32_t timelineStart = 0; ///< place of its time 0 on the timeline
};

/// STG_: the collections that play together as the sequence of the same row; see claimsOf() for which one wins if two
/// animate the same value.
struct SequenceGroup
{
    std::uint32_t sectionVersion = 0;
    FixedString<256> name;
    Array<std::uint32_t> collections;
};

/// Kinds of blocks, by the order of their lists in STC_.
namespace BlockKind {
enum : std::uint16_t {
    Event,
    Vec2,
    Vec3,
    Quat,
    Colour,
    Float,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Flag,
    Bounds,
    Count
};
}
inline constexpr std::size_t blockKinds = BlockKind::Count;

/// One SD?? entry: the keys of one animId in one collection. The keys themselves are in the curves of the values with
/// this animId (for events: in theirs), from `timelineStart` on. If no value has it, they stay here as they were read.
struct Block
{
    std::uint32_t animId = 0;
    std::uint16_t kind = BlockKind::Float;
    std::uint16_t row = 0; ///< among the collection's blocks of this kind
    std::uint32_t flags = 0;
    std::uint32_t end = 0;           ///< milliseconds; at or after the last key, before it in 58 of 16,420
    std::int32_t timelineStart = 0;  ///< place of its time 0 on the timeline
    Array<std::int32_t> looseTimes;  ///< of a block whose animId nothing has
    Array<std::uint8_t> looseValues; ///< their bytes as in the file
};

/// STC_: keys for a number of animIds.
struct Collection
{
    std::uint32_t sectionVersion = 4;
    FixedString<256> name;
    std::uint16_t concurrent = 0; ///< 1: plays over others, its time wraps round at its blocks' end
    std::uint16_t priority = 0;
    std::uint16_t animationSet = 0;     ///< row of the STS_ that lists the same animIds
    std::uint16_t animationSetCopy = 0; ///< the same in all files seen
    List<Block> blocks;                 ///< in the order of the animIds
    std::uint32_t unknown44 = 0;
    std::uint32_t keyData = 0; ///< stands for the lists of blocks; not a number in the file
};

/// STS_: the animIds that a collection sets.
struct AnimationSet
{
    std::uint32_t sectionVersion = 0;
    Array<std::uint32_t> animIds;
    std::int32_t parent = -1, next = -1, child = -1;
    std::int16_t unknown24 = -1;
    std::uint16_t unknown26 = 0;
};

/// EVNT: something that happens at certain times. Entries of the file that differ only in time are one object here.
struct Event
{
    std::uint32_t sectionVersion = 2;
    FixedString<256> name;
    std::int32_t id = -1;
    std::int16_t bone = -1;
    std::uint16_t boneCopy = 0;
    Matrix44 matrix;
    std::uint32_t flags = 4;
    FixedString<256> payload;
    std::uint32_t parameter1 = 0, parameter2 = 0;
    std::uint32_t animId =
        0x65bd3215; ///< of its blocks: 0x65bd3215 in 550 of 654, the others have 0x063f6d59 and 0x05eaace2
    Curve<NoValue> times;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Sequence>();
template<>
const StructInfo &describe<m3::SequenceGroup>();
template<>
const StructInfo &describe<m3::Block>();
template<>
const StructInfo &describe<m3::Collection>();
template<>
const StructInfo &describe<m3::AnimationSet>();
template<>
const StructInfo &describe<m3::Event>();
} // namespace sinew
