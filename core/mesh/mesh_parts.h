// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <span>

namespace sinew {

/// All meshes as one, in their order, as content of the first one's part. What some of them lack (tangents, UV sets) is
/// there if any has it.
EditableMesh joined(std::span<const EditableMesh> meshes);

/// Some triangles with the vertices that they use; `isTaken` has an entry for each triangle. Vertices keep their order.
EditableMesh takenTriangles(const EditableMesh &mesh, const std::vector<bool> &isTaken);
/// Without vertices that no triangle uses.
EditableMesh usedVertices(const EditableMesh &mesh);

/// Which vertices count as one when triangles are connected.
enum class Joint : std::uint8_t {
    Vertex, ///< only a vertex itself
    Place   ///< vertices in one place: seams of texture coordinates and normals don't separate
};
/// For each vertex the first one that counts as the same.
std::vector<std::uint32_t> jointsOf(const EditableMesh &mesh, Joint joint);

/// The island of each triangle, numbered from 0 in the order of their first triangles; and how many there are.
struct MeshIslands
{
    std::vector<std::uint32_t> ofTriangle;
    std::uint32_t count = 0;
};
MeshIslands islandsOf(const EditableMesh &mesh, Joint joint);

} // namespace sinew
