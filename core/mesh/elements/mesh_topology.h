// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <array>
#include <span>

namespace sinew {

/// The edges of a mesh and what meets where. Vertices in one place are one joint, named by the first of them: seams of
/// texture coordinates and normals don't divide the surface.
class MeshTopology
{
public:
    static constexpr std::uint32_t none = ~0u;
    /// Between two different joints, the lower one first.
    using Edge = std::array<std::uint32_t, 2>;

    MeshTopology() = default;
    explicit MeshTopology(const EditableMesh &mesh);

    /// By vertex.
    const std::vector<std::uint32_t> &joints() const { return m_joints; }
    /// Each once, in the order in which the triangles show them.
    const std::vector<Edge> &edges() const { return m_edges; }
    /// The edge between a corner and the next one of its triangle; `none` if both are in one place.
    std::uint32_t edgeAfter(std::size_t corner) const { return m_edgeAfter[corner]; }

    std::span<const std::uint32_t> verticesAt(std::uint32_t joint) const { return at(m_vertices, joint); }
    std::span<const std::uint32_t> edgesAt(std::uint32_t joint) const { return at(m_edgesAt, joint); }
    /// Positions in EditableMesh::triangles that start the edge, one for each triangle that has it.
    std::span<const std::uint32_t> cornersOf(std::uint32_t edge) const { return at(m_corners, edge); }

private:
    /// Lists of rows, one after the other.
    struct Lists
    {
        std::vector<std::uint32_t> starts, rows;
    };
    static std::span<const std::uint32_t> at(const Lists &lists, std::uint32_t row)
    {
        return std::span(lists.rows).subspan(lists.starts[row], lists.starts[row + 1] - lists.starts[row]);
    }
    template<class Visit>
    static Lists listsOf(std::size_t count, const Visit &visit);

    std::vector<std::uint32_t> m_joints, m_edgeAfter;
    std::vector<Edge> m_edges;
    Lists m_vertices, m_edgesAt, m_corners;
};

} // namespace sinew
