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

constexpr float texel = 1.f / 8192; // of the largest textures

bool isAlike(const EditableMesh &mesh, const MeshVertex &a, const MeshVertex &b)
{
    if (a.skin != b.skin && mesh.skins[a.skin] != mesh.skins[b.skin])
        return false;
    for (std::size_t set = 0; set < mesh.uvSets; ++set)
        if (!(std::abs(a.uvs[set].x - b.uvs[set].x) <= texel && std::abs(a.uvs[set].y - b.uvs[set].y) <= texel))
            return false;
    return true;
}

/// What two vertices that are alike have in common: the same bones, and texture coordinates in the same or adjacent
/// rows of one grid across all sets.
struct LookKey
{
    std::uint64_t same = 0;
    std::int64_t row = 0;
    bool operator==(const LookKey &) const = default;
};

struct LookKeyHash
{
    std::size_t operator()(const LookKey &key) const
    {
        return std::size_t((key.same ^ std::uint64_t(key.row)) * 0x9e3779b97f4a7c15);
    }
};

LookKey lookKey(const EditableMesh &mesh, const MeshVertex &vertex)
{
    constexpr float coarse = 1 << 20;      // from here on a float's next neighbour is more than a texel away
    constexpr double ratio = 0.7548776662; // no simple fraction: regular coordinates do not share rows
    LookKey key;
    const auto mix = [&](std::uint64_t number) { key.same = (key.same ^ number) * 0xff51afd7ed558ccd + 1; };
    for (const BoneShare &share : mesh.skins[vertex.skin]) {
        mix(share.bone);
        mix(std::bit_cast<std::uint32_t>(share.share + 0.f));
    }
    double sum = 0, width = 0, factor = 1;
    const auto add = [&](float number) {
        if (std::abs(number) < coarse)
            sum += factor * double(number);
        else
            mix(std::bit_cast<std::uint32_t>(number));
        width += factor * double(texel);
        factor *= ratio;
    };
    for (std::size_t set = 0; set < mesh.uvSets; ++set) {
        add(vertex.uvs[set].x);
        add(vertex.uvs[set].y);
    }
    key.row = width > 0 ? std::int64_t(std::floor(sum / (1.01 * width))) : 0;
    return key;
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
                add(m_cells[cell(m_mesh.vertices[v].position, {0, 0, 0})], v);
        }
        return result;
    }

private:
    struct Cell
    {
        std::vector<std::uint32_t> vertices;
        /// The same ones by what they look like, if there are many.
        std::unordered_map<LookKey, std::vector<std::uint32_t>, LookKeyHash> alike;
    };

    void add(Cell &cell, std::uint32_t v) const
    {
        constexpr std::size_t few = 32;
        const auto sortIn = [&](std::uint32_t vertex) {
            cell.alike[lookKey(m_mesh, m_mesh.vertices[vertex])].push_back(vertex);
        };
        cell.vertices.push_back(v);
        if (m_acrossSeams || cell.vertices.size() < few)
            return;
        if (!cell.alike.empty())
            return sortIn(v);
        for (const std::uint32_t vertex : cell.vertices)
            sortIn(vertex);
    }

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
                    if (const std::uint32_t other = firstNear(found->second, v); other != v)
                        return other;
                }
        return v;
    }

    /// The first one of a cell that is near a vertex; that vertex itself if there is none.
    std::uint32_t firstNear(const Cell &cell, std::uint32_t v) const
    {
        const auto in = [&](const std::vector<std::uint32_t> &vertices) {
            const auto found =
                std::find_if(vertices.begin(), vertices.end(), [&](std::uint32_t other) { return isNear(v, other); });
            return found == vertices.end() ? v : *found;
        };
        if (cell.alike.empty())
            return in(cell.vertices);
        LookKey key = lookKey(m_mesh, m_mesh.vertices[v]);
        std::uint32_t first = v; // comes after all that are in cells
        --key.row;
        for (int i = 0; i < 3; ++i, ++key.row)
            if (const auto found = cell.alike.find(key); found != cell.alike.end())
                first = std::min(first, in(found->second));
        return first;
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
    std::unordered_map<CellKey, Cell, PlaceKeyHash> m_cells;
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
