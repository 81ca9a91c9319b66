// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <memory>
#include <optional>

namespace sinew {

/// Finds the vertices of a mesh by their place.
class VertexLookup
{
public:
    /// Keeps a reference to the mesh. Vertices whose place is not a number are not found.
    explicit VertexLookup(const EditableMesh &mesh);
    ~VertexLookup();

    struct Found
    {
        std::uint32_t row = 0; ///< in EditableMesh::vertices
        float distance = 0;
    };
    /// Of the 32 nearest vertices those within `reach`, and of these the one that is most like `vertex` in its normal
    /// and texture coordinates; without any in reach the nearest one. `usual`: the row that is taken if it is there and
    /// alike, and without any in reach if it is alike but for its place. Nothing in an empty mesh.
    std::optional<Found> find(const MeshVertex &vertex, float reach, std::uint32_t usual) const;

private:
    class Tree;

    const EditableMesh &m_mesh;
    std::unique_ptr<Tree> m_tree;
};

} // namespace sinew
