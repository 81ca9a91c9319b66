// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/structs/common.h"

namespace sinew::m3 {

namespace RegionFlag {
enum : std::uint32_t { Hidden = 0x1, Placeholder = 0x2, ClothSimulated = 0x4, ClothInfluenced = 0x8 };
}

/// REGN: a range of vertices and triangles that share a bone look-up.
struct Region
{
    std::uint32_t sectionVersion = 5;
    std::uint32_t id = 0;
    std::uint32_t unknown4 = 0;
    std::uint32_t firstVertex = 0, vertexCount = 0;
    std::uint16_t firstVertexOld = 0, vertexCountOld = 0; ///< version 2
    std::uint32_t firstIndex = 0, indexCount = 0;         ///< in the division's faces
    std::uint16_t boneCount = 0;
    std::uint16_t firstBoneLookup = 0, boneLookupCount = 0;
    std::uint16_t unknown30 = 0;
    std::uint8_t weightsUsed = 4; ///< of the four pairs per vertex
    std::uint8_t unknown33 = 1;
    std::uint16_t rootBone = 0; ///< row in the bones; one of the region's in 382 of 390
    std::uint32_t flags = 0;
    float uvScale = 16, uvOffset = 0; ///< coordinate = stored / 32768 · scale + offset; 16 and 0 before version 5
};

/// BAT_: a region with a material.
struct Batch
{
    std::uint32_t sectionVersion = 1;
    std::uint16_t flags = 0;
    std::uint16_t priorityPlane = 0;
    std::uint16_t region = 0; ///< row in the division's regions
    std::uint16_t bounds = 0;
    std::uint16_t colour = 0;
    std::uint16_t material = 0;
    std::int16_t bone = -1; ///< drawn while batching is on for this bone
};

/// MSEC: bounds of a part of the mesh.
struct MeshSection
{
    std::uint32_t sectionVersion = 1;
    std::uint32_t node = 0;
    Animated<BoundsNumbers> bounds;
};

/// DIV_: the mesh. One in all files seen.
struct Division
{
    std::uint32_t sectionVersion = 2;
    Array<std::uint16_t> faces; ///< three vertices per triangle: since region version 3 counted from the region's first
    List<Region> regions;
    List<Batch> batches;
    List<MeshSection> sections;
    std::uint32_t instances = 1;
};

} // namespace sinew::m3

namespace sinew {
template<>
const StructInfo &describe<m3::Region>();
template<>
const StructInfo &describe<m3::Batch>();
template<>
const StructInfo &describe<m3::MeshSection>();
template<>
const StructInfo &describe<m3::Division>();
} // namespace sinew
