// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/elements/mesh_selection.h"

namespace sinew {

// Each gives another selection, complete, of elements of `kind`.

MeshSelection allElements(const ElementMesh &mesh, ElementKind kind);
MeshSelection inverted(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection);
/// With all elements that touch it at a vertex.
MeshSelection grown(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection);
/// Without its elements that touch an unselected one, or the rim of the mesh's hidden part, at a vertex.
MeshSelection shrunk(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection);

/// What bounds an island.
enum class IslandBound : std::uint8_t {
    Loose,      ///< no triangle that connects it with others
    UvIsland,   ///< seams of the first texture coordinates
    SharpEdges, ///< edges at which the surface bends by more than an angle
};
/// All islands of which something is selected. `angle` in degrees, for SharpEdges.
MeshSelection linked(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection, IslandBound bound,
                     double angle = 30);

/// What follows a bone by at least `share` (0…1, above 0).
MeshSelection followersOf(const ElementMesh &mesh, ElementKind kind, NodeId bone, float share);
/// What follows no bone.
MeshSelection unboundElements(const ElementMesh &mesh, ElementKind kind);
/// Edges that have a triangle on one side only, and what is made of them.
MeshSelection openEdges(const ElementMesh &mesh, ElementKind kind);

/// Elements of `added` are selected as well, or not any more.
MeshSelection combined(const ElementMesh &mesh, ElementKind kind, const MeshSelection &selection,
                       const MeshSelection &added, bool isSelected);

} // namespace sinew
