// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <algorithm>

namespace sinew {

/// Gives each corner a vertex of its own value: corners of a vertex with the same value (`isSame`) share one, the first
/// value stays with the vertex itself, the others get copies. `store(vertex, corner)` sets the value.
template<class IsSame, class Store>
void splitCorners(EditableMesh &mesh, const IsSame &isSame, const Store &store)
{
    const std::size_t before = mesh.vertices.size();
    struct Use
    {
        std::uint32_t corner, vertex;
    };
    std::vector<std::vector<Use>> uses(before);
    for (std::uint32_t corner = 0; corner < mesh.triangles.size(); ++corner) {
        const std::uint32_t own = mesh.triangles[corner];
        std::vector<Use> &known = uses[own];
        const auto like =
            std::find_if(known.begin(), known.end(), [&](const Use &use) { return isSame(use.corner, corner); });
        if (like != known.end()) {
            mesh.triangles[corner] = like->vertex;
            continue;
        }
        std::uint32_t vertex = own;
        if (!known.empty()) {
            vertex = std::uint32_t(mesh.vertices.size());
            mesh.vertices.push_back(MeshVertex(mesh.vertices[own]));
        }
        known.push_back({corner, vertex});
        mesh.triangles[corner] = vertex;
        store(mesh.vertices[vertex], corner);
    }
}

} // namespace sinew
