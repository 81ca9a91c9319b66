// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <array>
#include <cmath>
#include <vector>

namespace sinew {

/// The vertex of a file that a vertex was taken from: the part (MDX geoset, M2 submesh, M3 region) and the row among
/// its vertices.
struct VertexOrigin
{
    NodeId part = NoNode;
    std::uint32_t row = 0;
};

/// How much of a vertex follows a bone.
struct BoneShare
{
    NodeId bone = NoNode;
    float share = 0; ///< 0…1
    bool operator==(const BoneShare &) const = default;
};
/// The bones of a vertex, each once; the shares add up to 1. Empty: follows nothing.
using BoneShares = std::vector<BoneShare>;

/// Parts with more sets of texture coordinates can't be edited.
inline constexpr std::size_t mostUvSets = 8;

/// Of length 1, or what has none as it is.
inline Vec3 unitVector(const Vec3 &v)
{
    const float length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return length > 0 ? Vec3{v.x / length, v.y / length, v.z / length} : v;
}

struct MeshVertex
{
    Vec3 position; ///< at rest, in model space
    Vec3 normal{0, 0, 1};
    Vec4 tangent{1, 0, 0, 1}; ///< w: bitangent = w · cross(normal, tangent)
    std::array<Vec2, mostUvSets> uvs{};
    Colour4 colour;
    std::uint32_t skin = 0; ///< row in EditableMesh::skins
    /// Whatever is not in this structure, and the exact numbers of what did not change, are those of this vertex.
    VertexOrigin origin;
};

/// A part of a mesh, taken out of its file to be edited.
struct EditableMesh
{
    NodeId part = NoNode; ///< that it was taken from
    bool hasNormals = false, hasTangents = false, hasColours = false;
    std::size_t uvSets = 0;
    std::vector<MeshVertex> vertices;
    std::vector<std::uint32_t> triangles; ///< three rows of `vertices` each, all in range
    std::vector<BoneShares> skins;        ///< each once

    std::size_t triangleCount() const { return triangles.size() / 3; }
};

} // namespace sinew
