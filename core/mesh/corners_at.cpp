// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/corners_at.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {

CornersAt::CornersAt(const EditableMesh &mesh, const std::vector<std::uint32_t> &joints)
    : m_starts(mesh.vertices.size() + 1), m_corners(mesh.triangles.size())
{
    for (const std::uint32_t vertex : mesh.triangles)
        ++m_starts[joints[vertex] + 1];
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t corner = 0; corner < mesh.triangles.size(); ++corner)
        m_corners[next[joints[mesh.triangles[corner]]]++] = corner;
}

Eigen::Vector3d faceNormal(const EditableMesh &mesh, std::size_t triangle)
{
    const auto at = [&](std::size_t i) { return asDouble(mesh.vertices[mesh.triangles[triangle * 3 + i]].position); };
    const Eigen::Vector3d normal = (at(1) - at(0)).cross(at(2) - at(0));
    const double length = normal.norm();
    return length > 0 ? Eigen::Vector3d(normal / length) : Eigen::Vector3d(Eigen::Vector3d::Zero());
}

double cornerAngle(const EditableMesh &mesh, std::size_t corner)
{
    const std::size_t triangle = corner - corner % 3;
    const auto at = [&](std::size_t i) {
        return asDouble(mesh.vertices[mesh.triangles[triangle + (corner % 3 + i) % 3]].position);
    };
    const Eigen::Vector3d a = at(1) - at(0), b = at(2) - at(0);
    return std::atan2(a.cross(b).norm(), a.dot(b));
}

} // namespace sinew
