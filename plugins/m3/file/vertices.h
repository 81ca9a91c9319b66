// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// What the version of a region says about its vertices.
enum RegionVersion : std::uint32_t {
    RelativeFaces = 3, ///< faces are counted from the region's first vertex, and vertices take four bytes
    ScaledUvs = 5      ///< texture coordinates have a scale and an offset
};
inline bool hasOldRange(const Region &region)
{
    return region.sectionVersion < RelativeFaces;
}
/// Vertices within a region, and regions within the model, are numbered by two bytes.
inline constexpr std::size_t mostRegionRows = 0x10000;

/// Size in bytes of a vertex with these flags. The order of its parts and the sizes of those without a known meaning
/// follow the corpus: in all of its files the buffer is exactly vertices times this size.
std::size_t vertexBytes(std::uint32_t flags);
/// Number of bones that a vertex names: 0, 2 or 4.
std::size_t bonesPerVertex(std::uint32_t flags);

/// Splits the buffer into the root's arrays by its vertexFlags. Bytes after the last whole vertex are ignored.
void decodeVertices(Root &root, Bytes buffer);
/// Whether the buffer holds the root's arrays, all of one number of vertices, and at most a part of a vertex after
/// them.
bool verticesAre(const Root &root, Bytes buffer);
/// Rebuilds the buffer. Arrays that are too short leave zeros.
std::vector<std::byte> encodeVertices(const Root &root);

/// Calls visit(array, elements per vertex, address) for every per-vertex array of the model.
/// R: Root, const or not.
template<class R, class Visit>
void forEachVertexArray(R &root, const Visit &visit)
{
    const std::size_t bones = bonesPerVertex(root.vertexFlags), count = root.positions.size();
    visit(root.positions, 1, fieldOf<&Root::positions>(RootNode));
    visit(root.boneWeights, bones, fieldOf<&Root::boneWeights>(RootNode));
    visit(root.boneIndices, bones, fieldOf<&Root::boneIndices>(RootNode));
    visit(root.normals, 1, fieldOf<&Root::normals>(RootNode));
    visit(root.colours, 1, fieldOf<&Root::colours>(RootNode));
    visit(root.uvs, 1, fieldOf<&Root::uvs>(RootNode));
    visit(root.uvs2, 1, fieldOf<&Root::uvs2>(RootNode));
    visit(root.uvs3, 1, fieldOf<&Root::uvs3>(RootNode));
    visit(root.uvs4, 1, fieldOf<&Root::uvs4>(RootNode));
    visit(root.uvs5, 1, fieldOf<&Root::uvs5>(RootNode));
    visit(root.tangents, 1, fieldOf<&Root::tangents>(RootNode));
    visit(root.otherVertexData, count ? root.otherVertexData.size() / count : 0,
          fieldOf<&Root::otherVertexData>(RootNode));
}

} // namespace sinew::m3
