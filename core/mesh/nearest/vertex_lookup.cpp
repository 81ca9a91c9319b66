// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/nearest/vertex_lookup.h"

#include <nanoflann.hpp>

#include <array>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

/// As many vertices in one place are compared at most.
constexpr std::size_t mostNearest = 32;
constexpr std::size_t leafSize = 16;
/// Normals and texture coordinates, squared.
constexpr float alike = 1e-5f;

std::array<float, 3> placeOf(const MeshVertex &vertex)
{
    return {vertex.position.x, vertex.position.y, vertex.position.z};
}

float distanceOf(const MeshVertex &a, const MeshVertex &b)
{
    return std::hypot(a.position.x - b.position.x, a.position.y - b.position.y, a.position.z - b.position.z);
}

bool isFinite(const MeshVertex &vertex)
{
    return std::isfinite(vertex.position.x) && std::isfinite(vertex.position.y) && std::isfinite(vertex.position.z);
}

} // namespace

class VertexLookup::Tree
{
public:
    explicit Tree(const EditableMesh &mesh) : m_mesh(mesh), m_index(3, *this, leafSize)
    {
        for (std::uint32_t row = 0; row < mesh.vertices.size(); ++row)
            if (isFinite(mesh.vertices[row]))
                m_rows.push_back(row);
        m_index.buildIndex();
    }

    std::uint32_t row(std::uint32_t point) const { return m_rows[point]; }
    std::size_t nearest(const MeshVertex &vertex, std::array<std::uint32_t, mostNearest> &points,
                        std::array<float, mostNearest> &squares) const
    {
        const std::array<float, 3> place = placeOf(vertex);
        return m_rows.empty() ? 0 : m_index.knnSearch(place.data(), mostNearest, points.data(), squares.data());
    }

    // nanoflann reads the points through these.
    std::size_t kdtree_get_point_count() const { return m_rows.size(); }
    float kdtree_get_pt(std::size_t point, std::size_t axis) const
    {
        return placeOf(m_mesh.vertices[m_rows[point]])[axis];
    }
    template<class Box>
    bool kdtree_get_bbox(Box &) const
    {
        return false;
    }

private:
    using Index =
        nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<float, Tree>, Tree, 3, std::uint32_t>;

    const EditableMesh &m_mesh;
    std::vector<std::uint32_t> m_rows;
    Index m_index;
};

VertexLookup::VertexLookup(const EditableMesh &mesh) : m_mesh(mesh), m_tree(std::make_unique<Tree>(mesh)) {}

VertexLookup::~VertexLookup() = default;

std::optional<VertexLookup::Found> VertexLookup::find(const MeshVertex &vertex, float reach, std::uint32_t usual) const
{
    if (!isFinite(vertex))
        return std::nullopt;
    const auto unlikeness = [&](std::uint32_t row) {
        const MeshVertex &other = m_mesh.vertices[row];
        const auto squared = [](float a, float b) { return (a - b) * (a - b); };
        const Vec3 a = unitVector(vertex.normal), b = unitVector(other.normal);
        // Exporters make up normals where there are none.
        const bool hasNormal = b.x != 0 || b.y != 0 || b.z != 0;
        float sum = hasNormal ? squared(a.x, b.x) + squared(a.y, b.y) + squared(a.z, b.z) : alike / 2;
        for (std::size_t set = 0; set < m_mesh.uvSets; ++set)
            sum += squared(vertex.uvs[set].x, other.uvs[set].x) + squared(vertex.uvs[set].y, other.uvs[set].y);
        return std::isfinite(sum) ? sum : std::numeric_limits<float>::max();
    };
    const bool canBeUsual = usual < m_mesh.vertices.size() && unlikeness(usual) <= alike;
    const float toUsual = canBeUsual ? distanceOf(vertex, m_mesh.vertices[usual]) : std::numeric_limits<float>::max();
    if (toUsual == 0)
        return Found{usual, 0};
    std::array<std::uint32_t, mostNearest> points;
    std::array<float, mostNearest> squares;
    const std::size_t count = m_tree->nearest(vertex, points, squares);
    if (count == 0)
        return std::nullopt;
    if (squares[0] > 0 && toUsual <= reach)
        return Found{usual, toUsual};
    Found best{m_tree->row(points[0]), std::sqrt(squares[0])};
    float least = unlikeness(best.row);
    // What is in the very place comes before what is only near.
    const float within = squares[0] == 0 ? 0 : reach * reach;
    for (std::size_t i = 1; i < count && squares[i] <= within; ++i) {
        const std::uint32_t row = m_tree->row(points[i]);
        const float here = unlikeness(row);
        if (here < least) {
            best = {row, std::sqrt(squares[i])};
            least = here;
        }
    }
    if (best.distance > reach && canBeUsual)
        best.row = usual;
    return best;
}

} // namespace sinew
