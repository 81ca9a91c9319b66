// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/mesh_clean.h"

#include "core/mesh/corners_at.h"
#include "core/mesh/mesh_parts.h"
#include "core/mesh/place_key.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_map>

namespace sinew {

namespace {

/// Cell of a grid, and what else must be equal.
using CellKey = std::array<std::uint32_t, 3>;

bool isAlike(const EditableMesh &mesh, const MeshVertex &a, const MeshVertex &b)
{
    constexpr float step = 1.f / 8192; // a texel of the largest textures
    if (a.skin != b.skin && mesh.skins[a.skin] != mesh.skins[b.skin])
        return false;
    for (std::size_t set = 0; set < mesh.uvSets; ++set)
        if (!(std::abs(a.uvs[set].x - b.uvs[set].x) <= step && std::abs(a.uvs[set].y - b.uvs[set].y) <= step))
            return false;
    return true;
}

using Triangle = std::array<std::uint32_t, 3>;

/// The same triangle, beginning with its lowest vertex; the side that faces the viewer stays.
Triangle turned(Triangle triangle)
{
    std::rotate(triangle.begin(), std::min_element(triangle.begin(), triangle.end()), triangle.end());
    return triangle;
}

/// For each vertex the first one near it.
class NearVertices
{
public:
    NearVertices(const EditableMesh &mesh, double distance, bool acrossSeams, const std::vector<bool> *only)
        : m_mesh(mesh), m_distance(distance), m_acrossSeams(acrossSeams), m_only(only),
          m_cell(std::max(distance, 1e-30))
    {
    }

    std::vector<std::uint32_t> find()
    {
        std::vector<std::uint32_t> result;
        for (std::uint32_t v = 0; v < m_mesh.vertices.size(); ++v) {
            const bool isFree = !m_only || (*m_only)[v];
            const std::uint32_t near = isFree ? nearest(v) : v;
            result.push_back(near);
            if (near == v && isFree)
                m_cells[cell(m_mesh.vertices[v].position, {0, 0, 0})].push_back(v);
        }
        return result;
    }

private:
    CellKey cell(const Vec3 &place, const std::array<int, 3> &step) const
    {
        if (m_distance <= 0)
            return placeKey(place);
        const auto row = [&](float number, int by) {
            const double at = std::floor(double(number) / m_cell) + by;
            return std::bit_cast<std::array<std::uint32_t, 2>>(at)[1] ^
                   std::bit_cast<std::array<std::uint32_t, 2>>(at)[0];
        };
        return {row(place.x, step[0]), row(place.y, step[1]), row(place.z, step[2])};
    }

    std::uint32_t nearest(std::uint32_t v) const
    {
        const int reach = m_distance > 0 ? 1 : 0;
        for (int x = -reach; x <= reach; ++x)
            for (int y = -reach; y <= reach; ++y)
                for (int z = -reach; z <= reach; ++z) {
                    const auto found = m_cells.find(cell(m_mesh.vertices[v].position, {x, y, z}));
                    if (found == m_cells.end())
                        continue;
                    for (const std::uint32_t other : found->second)
                        if (isNear(v, other))
                            return other;
                }
        return v;
    }

    bool isNear(std::uint32_t v, std::uint32_t other) const
    {
        const MeshVertex &a = m_mesh.vertices[v], &b = m_mesh.vertices[other];
        return (asDouble(a.position) - asDouble(b.position)).norm() <= m_distance &&
               (m_acrossSeams || isAlike(m_mesh, a, b));
    }

    const EditableMesh &m_mesh;
    const double m_distance;
    const bool m_acrossSeams;
    const std::vector<bool> *m_only;
    const double m_cell;
    std::unordered_map<CellKey, std::vector<std::uint32_t>, PlaceKeyHash> m_cells;
};

} // namespace

EditableMesh welded(const EditableMesh &mesh, double distance, bool acrossSeams, const std::vector<bool> *only)
{
    const std::vector<std::uint32_t> firsts = NearVertices(mesh, distance, acrossSeams, only).find();
    EditableMesh result = mesh;
    std::vector<Eigen::Vector3d> normals(firsts.size(), Eigen::Vector3d::Zero());
    std::vector<bool> isShared(firsts.size());
    for (std::size_t v = 0; v < firsts.size(); ++v) {
        normals[firsts[v]] += asDouble(mesh.vertices[v].normal);
        if (firsts[v] != v)
            isShared[firsts[v]] = true;
    }
    for (std::size_t v = 0; v < firsts.size(); ++v)
        if (const double length = normals[v].norm(); isShared[v] && length > 1e-9)
            result.vertices[v].normal = asFloat(normals[v] / length);
    // A triangle that becomes the same as another one goes; those that were the same before stay.
    std::set<Triangle> others;
    const auto isChanged = [&](std::size_t i) {
        return firsts[mesh.triangles[i]] != mesh.triangles[i] ||
               firsts[mesh.triangles[i + 1]] != mesh.triangles[i + 1] ||
               firsts[mesh.triangles[i + 2]] != mesh.triangles[i + 2];
    };
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3)
        if (!isChanged(i))
            others.insert(turned({mesh.triangles[i], mesh.triangles[i + 1], mesh.triangles[i + 2]}));
    result.triangles.clear();
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const std::uint32_t a = firsts[mesh.triangles[i]], b = firsts[mesh.triangles[i + 1]],
                            c = firsts[mesh.triangles[i + 2]];
        const bool isFlat = a == b || b == c || c == a;
        if (!isFlat && (!isChanged(i) || others.insert(turned({a, b, c})).second))
            result.triangles.insert(result.triangles.end(), {a, b, c});
    }
    return usedVertices(result);
}

EditableMesh withoutRepeats(EditableMesh mesh)
{
    std::set<Triangle> seen;
    std::size_t kept = 0;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const Triangle triangle{mesh.triangles[i], mesh.triangles[i + 1], mesh.triangles[i + 2]};
        if (!seen.insert(turned(triangle)).second)
            continue;
        std::copy(triangle.begin(), triangle.end(), mesh.triangles.begin() + std::ptrdiff_t(kept));
        kept += 3;
    }
    mesh.triangles.resize(kept);
    return mesh;
}

} // namespace sinew
