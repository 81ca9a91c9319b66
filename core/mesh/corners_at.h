// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <Eigen/Core>

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

} // namespace sinew
