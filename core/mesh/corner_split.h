// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <Eigen/Core>

#include <algorithm>
#include <span>

namespace sinew {

inline Eigen::Vector3d asDouble(const Vec3 &v)
{
    return {double(v.x), double(v.y), double(v.z)};
}

inline Vec3 asFloat(const Eigen::Vector3d &v)
{
    return {float(v.x()), float(v.y()), float(v.z())};
}

/// The corners (positions in EditableMesh::triangles) at each vertex, or at all vertices that share a joint.
class CornersAt
{
public:
    /// `joints`: by vertex, the one that it counts as.
    CornersAt(const EditableMesh &mesh, const std::vector<std::uint32_t> &joints);

    std::span<const std::uint32_t> operator[](std::uint32_t joint) const
    {
        return std::span(m_corners).subspan(m_starts[joint], m_starts[joint + 1] - m_starts[joint]);
    }

private:
    std::vector<std::uint32_t> m_starts, m_corners;
};

/// Unit normal of a triangle; zero if it has no area.
Eigen::Vector3d faceNormal(const EditableMesh &mesh, std::size_t triangle);
/// Angle of a triangle at one of its corners, radians.
double cornerAngle(const EditableMesh &mesh, std::size_t corner);

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
