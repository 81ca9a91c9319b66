// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/common.h"

namespace sinew::m2 {

struct ColourAnimation
{
    Curve<Colour> colour; ///< red, green, blue
    Curve<float> alpha;
};

struct Texture
{
    std::uint32_t type = 0; ///< 0: a file, else a slot that the game fills
    std::uint32_t flags = 0;
    FixedString<264> path; ///< at most 0x108 bytes, as in the game
};

struct TextureWeight
{
    Curve<float> weight;
};

/// Never seen with content; kept as a track of u16.
struct TextureFlipbook
{
    Curve<std::uint16_t> cells;
};

struct TextureTransform
{
    Curve<Vec3> translation;
    Curve<Quat> rotation;
    Curve<Vec3> scaling;
};

namespace MaterialFlag {
enum : std::uint16_t { Unlit = 0x1, Unfogged = 0x2, TwoSided = 0x4, NoDepthTest = 0x8, NoDepthWrite = 0x10 };
}

struct Material
{
    std::uint16_t flags = 0;
    std::uint16_t blendMode = 0;
};

/// A part of a skin profile.
struct Submesh
{
    std::uint16_t id = 0;    ///< geoset group · 100 + variant
    std::uint16_t level = 0; ///< high 16 bits of triangleStart
    std::uint16_t vertexStart = 0, vertexCount = 0;
    std::uint16_t triangleStart = 0, triangleCount = 0; ///< indices, three per triangle
    std::uint16_t boneCount = 0, boneComboStart = 0;
    std::uint16_t boneInfluences = 0; ///< the most bones of any vertex
    std::uint16_t centreBone = 0;
    Vec3 centre;
    Vec3 sortCentre;      ///< since 260
    float sortRadius = 0; ///< since 260
};

/// A draw call of a submesh.
struct Batch
{
    std::uint8_t flags = 0x10;
    std::int8_t priorityPlane = 0;
    std::uint16_t shaderId = 0;
    std::uint16_t submesh = 0;
    std::uint16_t flags2 = 0; ///< before 260 the row of the submesh again
    std::int16_t colour = -1;
    std::uint16_t material = 0;
    std::uint16_t materialLayer = 0;
    std::uint16_t textureCount = 1;
    std::uint16_t textureCombo = 0, coordCombo = 0, weightCombo = 0, transformCombo = 0;
};

struct ShadowBatch
{
    std::uint8_t flags = 0, flags2 = 0;
    std::uint16_t unknown = 0;
    std::uint16_t submesh = 0, texture = 0, colour = 0, transparency = 0;
};

/// A skin profile: which vertices and triangles are drawn, and how. Inline before 264, a .skin file after.
struct Skin
{
    Array<std::uint16_t> vertices; ///< rows of the model's vertices
    Array<std::uint16_t> indices;  ///< rows of `vertices`, three per triangle
    Array<std::uint8_t> bones;     ///< four per vertex: rows within the submesh's window of boneCombos
    List<Submesh> submeshes;
    List<Batch> batches;
    std::uint32_t boneCountMax = 0;
    List<ShadowBatch> shadowBatches; ///< in files with the long header
};

} // namespace sinew::m2

namespace sinew {
template<>
const StructInfo &describe<m2::ColourAnimation>();
template<>
const StructInfo &describe<m2::Texture>();
template<>
const StructInfo &describe<m2::TextureWeight>();
template<>
const StructInfo &describe<m2::TextureFlipbook>();
template<>
const StructInfo &describe<m2::TextureTransform>();
template<>
const StructInfo &describe<m2::Material>();
template<>
const StructInfo &describe<m2::Submesh>();
template<>
const StructInfo &describe<m2::Batch>();
template<>
const StructInfo &describe<m2::ShadowBatch>();
template<>
const StructInfo &describe<m2::Skin>();
} // namespace sinew
