// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/mesh_tangents.h"

#include "core/mesh/corner_split.h"
#include "core/mesh/corners_at.h"

#include <Eigen/Geometry>

#include <cmath>
#include <map>
#include <numeric>

namespace sinew {

namespace {

enum class Side : std::uint8_t { None, Positive, Mirrored };

/// What a triangle says about the direction in which the first texture coordinate grows.
struct FaceTangent
{
    Eigen::Vector3d along = Eigen::Vector3d::Zero(); ///< unit length
    Side side = Side::None;                          ///< None: its texture coordinates have no area
};

FaceTangent faceTangent(const EditableMesh &mesh, std::size_t triangle)
{
    const auto at = [&](std::size_t i) -> const MeshVertex & {
        return mesh.vertices[mesh.triangles[triangle * 3 + i]];
    };
    const auto uv = [&](std::size_t i) { return Eigen::Vector2d(double(at(i).uvs[0].x), double(at(i).uvs[0].y)); };
    const Eigen::Vector2d u1 = uv(1) - uv(0), u2 = uv(2) - uv(0);
    const Eigen::Vector3d d1 = asDouble(at(1).position) - asDouble(at(0).position),
                          d2 = asDouble(at(2).position) - asDouble(at(0).position);
    const double area = u1.x() * u2.y() - u1.y() * u2.x();
    const Eigen::Vector3d along = d1 * u2.y() - d2 * u1.y();
    const double length = along.norm();
    if (!(std::abs(area) > 1e-20) || !(length > 0))
        return {};
    return {(area > 0 ? 1 : -1) * along / length, area > 0 ? Side::Positive : Side::Mirrored};
}

/// Vertices that agree in position, normal and texture coordinate count as one.
std::vector<std::uint32_t> alikeVertices(const EditableMesh &mesh)
{
    std::map<std::array<std::uint32_t, 8>, std::uint32_t> first;
    std::vector<std::uint32_t> result;
    const auto bits = [](float number) { return std::bit_cast<std::uint32_t>(number + 0.f); };
    for (std::uint32_t v = 0; v < mesh.vertices.size(); ++v) {
        const MeshVertex &m = mesh.vertices[v];
        const std::array<std::uint32_t, 8> key{bits(m.position.x), bits(m.position.y), bits(m.position.z),
                                               bits(m.normal.x),   bits(m.normal.y),   bits(m.normal.z),
                                               bits(m.uvs[0].x),   bits(m.uvs[0].y)};
        result.push_back(first.emplace(key, v).first->second);
    }
    return result;
}

class Tangents
{
public:
    explicit Tangents(const EditableMesh &mesh)
        : m_mesh(mesh), m_alike(alikeVertices(mesh)), m_corners(mesh, m_alike), m_values(mesh.triangles.size(), Vec4())
    {
        for (std::size_t triangle = 0; triangle < mesh.triangleCount(); ++triangle)
            m_faces.push_back(faceTangent(mesh, triangle));
        for (std::uint32_t v = 0; v < mesh.vertices.size(); ++v)
            if (m_alike[v] == v)
                around(m_corners[v]);
    }
    const Vec4 &at(std::uint32_t corner) const { return m_values[corner]; }

private:
    bool shareEdge(std::uint32_t a, std::uint32_t b) const
    {
        for (std::size_t i = 1; i < 3; ++i)
            for (std::size_t k = 1; k < 3; ++k)
                if (next(a, i) == next(b, k))
                    return true;
        return false;
    }
    std::uint32_t next(std::uint32_t corner, std::size_t steps) const
    {
        return m_alike[m_mesh.triangles[corner - corner % 3 + (corner % 3 + steps) % 3]];
    }

    /// Corners of one vertex fall into groups whose triangles are connected and mirrored alike.
    void around(std::span<const std::uint32_t> corners)
    {
        constexpr std::size_t mostPairs = 1024; // beyond it all that are mirrored alike form one group
        std::vector<std::uint32_t> groups(corners.size());
        std::iota(groups.begin(), groups.end(), 0u);
        const auto find = [&](std::uint32_t i) {
            while (groups[i] != i)
                i = groups[i];
            return i;
        };
        const auto sideOf = [&](std::size_t i) { return m_faces[corners[i] / 3].side; };
        for (std::uint32_t a = 0; a < corners.size(); ++a)
            for (std::uint32_t b = 0; b < (corners.size() > mostPairs ? std::min(a, 2u) : a); ++b)
                if (sideOf(a) == sideOf(b) && (corners.size() > mostPairs || shareEdge(corners[a], corners[b])))
                    groups[std::max(find(a), find(b))] = std::min(find(a), find(b));
        std::vector<Eigen::Vector3d> sums(corners.size(), Eigen::Vector3d::Zero());
        for (std::uint32_t i = 0; i < corners.size(); ++i)
            sums[find(i)] += projected(corners[i]);
        Vec4 any;
        for (std::uint32_t i = 0; i < corners.size(); ++i) {
            const Eigen::Vector3d &sum = sums[find(i)];
            const double length = sum.norm();
            Vec4 &value = m_values[corners[i]];
            value = length > 0 ? Vec4{float(sum.x() / length), float(sum.y() / length), float(sum.z() / length),
                                      sideOf(i) == Side::Mirrored ? -1.f : 1.f}
                               : fallback(corners[i]);
            if (sideOf(i) != Side::None)
                any = value;
        }
        // A triangle without area in the texture takes what its neighbours say.
        for (std::uint32_t i = 0; i < corners.size(); ++i)
            if (sideOf(i) == Side::None && any.w != 0)
                m_values[corners[i]] = any;
    }

    Eigen::Vector3d normal(std::uint32_t corner) const
    {
        return asDouble(m_mesh.vertices[m_mesh.triangles[corner]].normal);
    }

    /// What a triangle adds at one of its corners: in the plane of the normal, weighted by its angle there.
    Eigen::Vector3d projected(std::uint32_t corner) const
    {
        const Eigen::Vector3d n = normal(corner);
        Eigen::Vector3d along = m_faces[corner / 3].along;
        along -= n * n.dot(along);
        const double length = along.norm();
        if (!(length > 0))
            return Eigen::Vector3d::Zero();
        const auto edge = [&](std::size_t steps) {
            const std::uint32_t other = m_mesh.triangles[corner - corner % 3 + (corner % 3 + steps) % 3];
            Eigen::Vector3d way = asDouble(m_mesh.vertices[other].position) -
                                  asDouble(m_mesh.vertices[m_mesh.triangles[corner]].position);
            return Eigen::Vector3d(way - n * n.dot(way));
        };
        const Eigen::Vector3d a = edge(1), b = edge(2);
        return along / length * std::atan2(a.cross(b).norm(), a.dot(b));
    }

    /// Some direction across the normal.
    Vec4 fallback(std::uint32_t corner) const
    {
        const Eigen::Vector3d across = normal(corner).unitOrthogonal();
        return {float(across.x()), float(across.y()), float(across.z()), 1};
    }

    const EditableMesh &m_mesh;
    const std::vector<std::uint32_t> m_alike;
    const CornersAt m_corners;
    std::vector<FaceTangent> m_faces;
    std::vector<Vec4> m_values; ///< by corner
};

} // namespace

EditableMesh withTangents(const EditableMesh &mesh)
{
    if (mesh.uvSets == 0 || !mesh.hasNormals)
        return mesh;
    const Tangents tangents(mesh);
    EditableMesh result = mesh;
    result.hasTangents = true;
    splitCorners(
        result,
        [&](std::uint32_t a, std::uint32_t b) {
            const Vec4 &s = tangents.at(a), &t = tangents.at(b);
            return s.w == t.w && s.x * t.x + s.y * t.y + s.z * t.z > 0.99999f;
        },
        [&](MeshVertex &vertex, std::uint32_t corner) { vertex.tangent = tangents.at(corner); });
    return result;
}

} // namespace sinew
