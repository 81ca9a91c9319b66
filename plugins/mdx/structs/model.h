// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

/// MODL, 372 bytes; 373 in WoW.
struct ModelInfo
{
    FixedString<80> name;
    FixedString<260> animationFile;
    Extent extent;
    std::uint32_t blendTime = 150;
    std::uint8_t flags = 0; ///< WoW
};

/// SEQS, 132 bytes each; 140 in WoW.
struct Sequence
{
    FixedString<80> name;
    std::int32_t start = 0, end = 0; ///< the spec calls them unsigned; tools write negative lead-ins
    float moveSpeed = 0;
    std::uint32_t flags = 0;
    float rarity = 0;
    std::uint32_t syncPoint = 0;
    Extent extent;
    float frequency = 1; ///< WoW, as are the following fields
    std::int32_t replayMinimum = 0, replayMaximum = 0;
    std::uint32_t blendTime = 150;
};

/// GLBS, 4 bytes each.
struct GlobalSequence
{
    std::uint32_t duration = 0;
};

/// TEXS, 268 bytes each in every version.
struct Texture
{
    std::uint32_t replaceableId = 0;
    FixedString<260> path;
    std::uint32_t flags = 0;
};

/// SNDS, 272 bytes each; from before the game's release.
struct SoundTrack
{
    FixedString<260> path;
    float volume = 1, pitch = 1;
    std::uint32_t flags = 0;
};

/// DILG, since 1300: said to hold a geoset's number; nothing else is known about it.
struct Glider
{
    std::int32_t geosetId = -1;
};

/// FAFX, 340 bytes each (the Hive page says 380).
struct FaceEffect
{
    FixedString<80> target;
    FixedString<260> path;
};

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::ModelInfo>();
template<>
const StructInfo &describe<mdx::Sequence>();
template<>
const StructInfo &describe<mdx::GlobalSequence>();
template<>
const StructInfo &describe<mdx::Texture>();
template<>
const StructInfo &describe<mdx::SoundTrack>();
template<>
const StructInfo &describe<mdx::Glider>();
template<>
const StructInfo &describe<mdx::FaceEffect>();
} // namespace sinew
