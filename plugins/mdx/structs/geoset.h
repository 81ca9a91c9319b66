// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

struct UvSet
{
    Array<Vec2> coordinates; ///< UVBS, one per vertex
};

/// The version since which Warcraft III's SKIN has two bytes per element (jonathanvdc/wc3, which is said to read all of
/// 3.0's models: 1300 has one).
constexpr std::uint32_t wideSkinVersion = 1400;

/// A mesh. Vertex v is skinned by matrix group vertexGroups[v], whose matrices are the next matrixGroups[g] entries of
/// matrixIndices; with SKIN (since 900) by four bone ids and four weights 0…255 instead.
struct Geoset
{
    Array<Vec3> vertices;
    Array<Vec3> normals;
    Array<std::uint32_t> faceTypes;  ///< 4 = triangles, per face group
    Array<std::uint32_t> faceGroups; ///< indices per face group
    Array<std::uint16_t> faces;
    Array<std::uint8_t> vertexGroups;
    Array<std::uint32_t> matrixGroups;
    Array<std::uint32_t> matrixIndices; ///< object ids
    std::uint32_t materialId = 0;
    std::uint32_t selectionGroup = 0;
    std::uint32_t selectionFlags = 0;
    std::int32_t lod = 0;
    FixedString<80> lodName;
    Extent extent;
    List<Extent> sequenceExtents;
    Array<Vec4> tangents;
    Array<std::uint8_t> skin;      ///< 8 per vertex: 4 object ids, 4 weights
    Array<std::uint16_t> wideSkin; ///< the same if elements take two bytes: since wideSkinVersion, though any file
                                   ///< since 1300 may; one of both is empty
    List<UvSet> uvSets;
    // WoW only:
    Array<std::uint8_t> boneIndices; ///< 4 object ids per vertex; until 1400 they repeat the matrix groups
    Array<std::uint8_t> boneWeights; ///< 4 weights 0…255 per vertex
    Vec3 boundsCentre;               ///< 1500, instead of an extent
    float boundsRadius = 0;
    std::uint32_t geosetIndex = 0; ///< 1500
};

/// CLID of WoW: surfaces that characters can't walk through.
struct CollisionMesh
{
    Array<Vec3> vertices;
    Array<std::uint16_t> faces; ///< three per triangle
    Array<Vec3> normals;        ///< one per triangle
};

struct TextureAnimation
{
    Curve<Vec3> translation;
    Curve<Quat> rotation;
    Curve<Vec3> scaling;
};

struct GeosetAnimation
{
    float alpha = 1;
    std::uint32_t flags = 0;
    Colour colour; ///< red, green, blue on disk, in WoW blue, green, red like the animated colour everywhere
    std::int32_t geosetId = -1;
    Curve<float> alphaKeys;
    Curve<Colour> colourKeys;
};

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::UvSet>();
template<>
const StructInfo &describe<mdx::Geoset>();
template<>
const StructInfo &describe<mdx::CollisionMesh>();
template<>
const StructInfo &describe<mdx::TextureAnimation>();
template<>
const StructInfo &describe<mdx::GeosetAnimation>();
} // namespace sinew
