// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

struct FilledMesh
{
    EditableMesh mesh;
    std::size_t holes = 0; ///< that were filled
    std::size_t left = 0;  ///< with more edges than asked for
};
/// Closes holes of up to `mostEdges` edges with triangles between their vertices. Places that differ only by a seam are
/// connected. `only`: holes whose vertices all have the flag (by vertex, equal at a place); null: all.
FilledMesh filledHoles(const EditableMesh &mesh, std::size_t mostEdges, const std::vector<bool> *only = nullptr);

} // namespace sinew
