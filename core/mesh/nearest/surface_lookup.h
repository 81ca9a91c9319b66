// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <Eigen/Geometry>

#include <optional>

namespace sinew {

/// Finds places on the surface of a mesh. Looking one up takes a time that grows with the logarithm of its triangles.
class SurfaceLookup
{
public:
    /// Keeps a reference to the mesh. Triangles with a corner whose place is not a number are not found.
    explicit SurfaceLookup(const EditableMesh &mesh);

    struct Found
    {
        std::uint32_t triangle = 0;  ///< its corners are EditableMesh::triangles[3 * triangle + 0 … 2]
        Eigen::Vector3d barycentric; ///< weights of the three corners, each 0…1, sum 1
        double distance = 0;         ///< in the model's units
    };
    /// The point of the surface that is nearest to a place, no farther away than `reach`; nothing if there is none. Of
    /// equally near ones the triangle that comes first.
    std::optional<Found> find(const Vec3 &place, double reach) const;

private:
    /// A part of the triangles with the box around them: two halves of it, or the triangles themselves.
    struct Node
    {
        Eigen::AlignedBox3d box;
        std::uint32_t first = 0, count = 0; ///< in m_triangles; count 0: the halves are at `first` and `first` + 1
    };

    void divide(std::size_t node, std::uint32_t first, std::uint32_t count);
    void findIn(std::size_t node, const Eigen::Vector3d &place, std::optional<Found> &best, double &within) const;
    Eigen::Vector3d corner(std::uint32_t triangle, std::size_t corner) const;

    const EditableMesh &m_mesh;
    std::vector<std::uint32_t> m_triangles;
    std::vector<Node> m_nodes; ///< the first holds all
};

/// Weights of the corners of a triangle for its point that is nearest to a place. A triangle without area counts as its
/// edges.
Eigen::Vector3d nearestOnTriangle(const Eigen::Vector3d &place, const Eigen::Vector3d &a, const Eigen::Vector3d &b,
                                  const Eigen::Vector3d &c);

} // namespace sinew
