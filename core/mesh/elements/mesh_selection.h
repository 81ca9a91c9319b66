// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/elements/mesh_topology.h"

namespace sinew {

/// What the user selects one by one.
enum class ElementKind : std::uint8_t { Vertex, Edge, Face };

/// A mesh that is being edited, with what was worked out of it.
struct ElementMesh
{
    EditableMesh mesh;
    MeshTopology topology;
    std::vector<bool> hidden; ///< by triangle: not shown and not selected

    ElementMesh() = default;
    explicit ElementMesh(EditableMesh content);

    /// Vertices that have a triangle which is shown, or no triangle at all.
    std::vector<bool> shownVertices() const;
    bool isShownEdge(std::uint32_t edge) const;
};

/// Selected elements of a mesh. All vertices of a joint are selected or none; the three lists say the same as far as
/// they can: see completed().
struct MeshSelection
{
    std::vector<bool> vertices, edges, faces; ///< by vertex, MeshTopology::edges(), triangle

    MeshSelection() = default;
    /// Nothing.
    explicit MeshSelection(const ElementMesh &mesh);

    bool isEmpty() const;
    std::vector<bool> &of(ElementKind kind);
    const std::vector<bool> &of(ElementKind kind) const;
    bool operator==(const MeshSelection &) const = default;
};

/// The other two lists by that of `kind`. Of vertices: edges and faces whose corners are all selected; of edges: their
/// ends, and faces with three selected edges; of faces: their edges and corners. What is hidden is not selected. With
/// another kind than before, what is whole of its elements stays selected.
MeshSelection completed(const ElementMesh &mesh, ElementKind kind, MeshSelection selection);

std::size_t countOf(const std::vector<bool> &flags);
/// Vertices in one place count once.
std::size_t countOfJoints(const ElementMesh &mesh, const MeshSelection &selection);

} // namespace sinew
