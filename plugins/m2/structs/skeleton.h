// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/common.h"

namespace sinew::m2 {

struct GlobalLoop
{
    std::uint32_t duration = 0; ///< milliseconds
};

namespace SequenceFlag {
enum : std::uint32_t {
    InModel = 0x20, ///< keys are in the model; otherwise in an .anim file
    Alias = 0x40,   ///< plays the keys of aliasNext
    Blended = 0x80,
    SplitBlendTime = 0x200, ///< blend time is two u16
};
}

/// An animation. On the model's single line it lies at timelineStart … timelineStart + duration; files before 264 store
/// that line themselves (start, end), later ones count each sequence from 0.
struct Sequence
{
    std::uint16_t id = 0, variation = 0;
    std::uint32_t start = 0, end = 0; ///< milliseconds, before 264
    std::uint32_t duration = 0;       ///< milliseconds, since 264
    float moveSpeed = 0;              ///< units per second
    std::uint32_t flags = SequenceFlag::InModel;
    std::int16_t frequency = 32767; ///< probability among the variations; those of an id add up to 32767
    std::uint16_t padding = 0;
    std::uint32_t replayMinimum = 0, replayMaximum = 0;
    std::uint16_t blendTimeIn = 150, blendTimeOut = 0; ///< milliseconds; one u32 unless SplitBlendTime
    Bounds bounds;
    std::int16_t variationNext = -1;
    std::uint16_t aliasNext = 0;
    std::int32_t timelineStart = -1; ///< position of a sequence of 264 and later on the timeline, for an alias that of
                                     ///< its keys; -1 for a new one without a position
};

/// A sequence of a parent skeleton, which other models name as well: shown and played, not edited.
struct ParentSequence
{
    std::uint16_t id = 0, variation = 0;
    FixedString<264> file;      ///< the .skel file
    std::uint32_t duration = 0; ///< milliseconds
    float moveSpeed = 0;        ///< units per second
    std::uint32_t flags = 0;
    std::int16_t frequency = 0;
    std::uint16_t blendTimeIn = 0, blendTimeOut = 0;
    Bounds bounds;
    std::int32_t parentRow = -1, variationNext = -1; ///< rows in the parent's own list
    std::int32_t level = 0;                          ///< 0 the parent, 1 its parent …
    std::int32_t timelineStart = -1;                 ///< position of its keys on the timeline
};

/// What plays for an animation that the model lacks (256–263).
struct PlayableAnimation
{
    std::uint16_t fallbackId = 0;
    std::uint16_t flags = 0; ///< 0 forwards, 1 backwards, 3 frozen
};

namespace BoneFlag {
enum : std::uint32_t {
    IgnoreParentTranslation = 0x1,
    IgnoreParentScale = 0x2,
    IgnoreParentRotation = 0x4,
    SphericalBillboard = 0x8,
    BillboardLockX = 0x10,
    BillboardLockY = 0x20,
    BillboardLockZ = 0x40,
    FacesEye = 0x4000000,
    Animated = 0x280,
};
}

struct Bone
{
    std::int32_t keyBone = -1;
    std::uint32_t flags = 0;
    std::int16_t parent = -1;
    std::uint16_t submeshId = 0;
    std::uint32_t nameCrc = 0; ///< CRC-32 of the bone's name; since 260
    Curve<Vec3> translation;
    Curve<Quat> rotation; ///< four floats before 260, compressed since
    Curve<Vec3> scaling;
    Vec3 pivot; ///< model space
};

struct Attachment
{
    std::uint32_t id = 0;
    std::uint16_t bone = 0;
    std::uint16_t unknown = 0;
    Vec3 position;                ///< model space
    Curve<std::uint8_t> animated; ///< whether objects attached there are animated with the model
};

/// Something that the game does at certain times.
struct Event
{
    FixedString<4> identifier;
    std::uint32_t data = 0;
    std::uint32_t bone = 0;
    Vec3 position;
    Curve<NoValue> times;
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::GlobalLoop>();
template<>
const StructInfo &describe<m2::Sequence>();
template<>
const StructInfo &describe<m2::ParentSequence>();
template<>
const StructInfo &describe<m2::PlayableAnimation>();
template<>
const StructInfo &describe<m2::Bone>();
template<>
const StructInfo &describe<m2::Attachment>();
template<>
const StructInfo &describe<m2::Event>();
} // namespace sinew
