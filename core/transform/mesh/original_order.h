// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

/// What another program said of vertices besides their places and normals. Vertices are the same if only something else
/// differs, and keep that.
struct SaidOfVertices
{
    bool bones = false, tangents = false, colours = false;
    std::size_t uvSets = 0;
};

/// The same triangles, with vertices and triangles in the order that a part had before, as far as they are its own:
/// other programs sort them, join equal vertices and leave out unused ones. `made`: vertices that are the part's name
/// the row that they were (MeshVertex::origin, of `before.part`), others a row beyond the end. Vertices that changed
/// take the place of the one that they come from, if no other has it; new ones and new triangles follow at the end.
EditableMesh inOriginalOrder(const EditableMesh &before, const EditableMesh &made, const SaidOfVertices &said);

} // namespace sinew
