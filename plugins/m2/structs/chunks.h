// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/material.h"
#include "plugins/m2/structs/skeleton.h"

namespace sinew::m2 {

// Contents of the chunks next to MD21. File ids are numbers of the game's file list; 0 is none.

/// AFID: the file of a sequence's keys.
struct AnimationFile
{
    std::uint16_t id = 0, variation = 0;
    std::uint32_t fileId = 0;
};

/// EXPT: older form of ExtendedParticle.
struct ExtraParticle
{
    float zSource = 0, colourMultiplier = 1, alphaMultiplier = 1;
};

/// EXP2: more of a particle emitter, row by row.
struct ExtendedParticle
{
    float zSource = 0, colourMultiplier = 1, alphaMultiplier = 1;
    Curve<float> alphaCutoff; ///< over a particle's life
};

/// PEDC: events of the parent skeleton.
struct ParentEvent
{
    Curve<NoValue> times;
};

/// LDV1.
struct LodData
{
    std::uint16_t unknown0 = 0;
    std::uint16_t lodCount = 0;
    float distance = 0;
    std::array<std::uint8_t, 4> particleBoneLod{};
    std::uint32_t unknown1 = 0;
};

/// TXAC: two bytes for each material, then for each particle emitter; not understood.
struct TextureAc
{
    std::array<std::uint8_t, 2> values{};
};

/// WFV3: a second shading path. The values are named after the shader constants that they become, in the order of the
/// file.
struct WaterfallData
{
    float bumpScale = 0;
    float value0X = 0, value0Y = 0, value0Z = 0, value1W = 0, value0W = 0, value1X = 0, value1Y = 0, value2W = 0,
          value3Y = 0, value3X = 0;
    std::array<std::uint8_t, 4> baseColour{}; ///< red, green, blue, alpha
    std::uint16_t flags = 0, unknown0 = 0;
    float value3W = 0, value3Z = 0, value4Y = 0;
    float unknown1 = 0, unknown2 = 0, unknown3 = 0, unknown4 = 0;
};

/// EDGF in the form of 24 bytes (a form of 32 was reported too, and is kept unchanged): fading of edges, for batches
/// with the flag 8.
struct EdgeFade
{
    std::array<float, 2> values0{};
    float value8 = 0;
    std::array<std::uint8_t, 12> unknown12{};
};

/// NERF: fading by distance.
struct DistanceFade
{
    Vec2 coefficients;
};

/// DETL: more of a light, row by row.
struct LightDetail
{
    std::uint16_t flags = 0;
    float scale = 1;             ///< a half float in the file
    float diffuseMultiplier = 1; ///< a half float in the file
    std::uint16_t unknown0 = 0;
    std::uint32_t unknown1 = 0;
};

/// DBOC.
struct Dboc
{
    float value0 = 0, value1 = 0;
    std::uint32_t value2 = 0, value3 = 0;
};

/// SKL1: the head of a .skel file.
struct SkeletonHead
{
    std::uint32_t flags = 0x100;
    FixedString<264> name;
    std::array<std::uint8_t, 4> unknown{};
};

/// SKPD: the skeleton that a .skel file adds to.
struct SkeletonParent
{
    std::array<std::uint8_t, 8> unknown0{};
    std::uint32_t parentFileId = 0;
    std::array<std::uint8_t, 4> unknown1{};
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::AnimationFile>();
template<>
const StructInfo &describe<m2::ExtraParticle>();
template<>
const StructInfo &describe<m2::ExtendedParticle>();
template<>
const StructInfo &describe<m2::ParentEvent>();
template<>
const StructInfo &describe<m2::LodData>();
template<>
const StructInfo &describe<m2::TextureAc>();
template<>
const StructInfo &describe<m2::WaterfallData>();
template<>
const StructInfo &describe<m2::EdgeFade>();
template<>
const StructInfo &describe<m2::DistanceFade>();
template<>
const StructInfo &describe<m2::LightDetail>();
template<>
const StructInfo &describe<m2::Dboc>();
template<>
const StructInfo &describe<m2::SkeletonHead>();
template<>
const StructInfo &describe<m2::SkeletonParent>();
} // namespace sinew
