// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/session/uv_shape.h"

#include "core/mesh/groups.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <unordered_map>

namespace sinew {

namespace {

std::uint64_t hashed(std::uint64_t seed, std::uint64_t bits)
{
    return (seed ^ bits) * 0x9e3779b97f4a7c15u + (seed >> 29);
}

bool samePlace(const Vec3 &a, const Vec3 &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

} // namespace

UvShape::UvShape(const Model &model, const UvFacet &facet, const std::vector<NodeId> &parts, int set) : m_set(set)
{
    for (const NodeId part : parts) {
        UvMesh mesh = facet.mesh(model, part, set);
        if (!mesh.coordinates.empty())
            addPart(part, std::move(mesh));
    }
    takeNumbers();
    makeEdges();
}

void UvShape::addPart(NodeId part, UvMesh mesh)
{
    std::unordered_map<std::uint64_t, std::uint32_t> known; // vertices of the file
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        if (m_meshes[i].store == mesh.store)
            for (std::size_t v = 0; v < m_rows[i].size(); ++v)
                known.emplace(m_meshes[i].rows[v], m_rows[i][v]);
    std::vector<std::uint32_t> rows;
    rows.reserve(mesh.coordinates.size());
    for (std::uint32_t v = 0; v < mesh.coordinates.size(); ++v) {
        const auto [at, isNew] = known.emplace(mesh.rows[v], std::uint32_t(m_owners.size()));
        rows.push_back(at->second);
        if (isNew)
            m_owners.push_back({part, v});
    }
    for (const std::uint32_t v : mesh.triangles)
        m_triangles.push_back(rows[v]);
    m_step = std::max(m_step, mesh.step);
    m_parts.push_back(part);
    m_rows.push_back(std::move(rows));
    m_meshes.push_back(std::move(mesh));
}

void UvShape::takeNumbers()
{
    m_joints.clear();
    m_points.resize(m_owners.size());
    m_positions.resize(m_owners.size());
    const bool coloured = !m_meshes.empty() && std::all_of(m_meshes.begin(), m_meshes.end(),
                                                           [](const UvMesh &mesh) { return !mesh.colours.empty(); });
    m_colours.resize(coloured ? m_owners.size() : 0);
    for (std::size_t i = m_parts.size(); i-- > 0;)
        for (std::size_t v = 0; v < m_rows[i].size(); ++v) {
            const std::uint32_t row = m_rows[i][v];
            m_points[row] = m_meshes[i].coordinates[v];
            m_positions[row] = m_meshes[i].positions[v];
            if (coloured)
                m_colours[row] = m_meshes[i].colours[v];
        }
}

bool UvShape::refresh(const Model &model, const UvFacet &facet)
{
    std::vector<UvMesh> now;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        now.push_back(facet.mesh(model, m_parts[i], m_set));
        const UvMesh &before = m_meshes[i];
        if (now[i].triangles != before.triangles || now[i].rows != before.rows || now[i].store != before.store ||
            now[i].step != before.step || now[i].colours.empty() != before.colours.empty())
            return false;
    }
    m_meshes = std::move(now);
    takeNumbers();
    return true;
}

void UvShape::makeEdges()
{
    std::vector<std::uint64_t> all;
    all.reserve(m_triangles.size());
    for (std::size_t t = 0; t + 2 < m_triangles.size(); t += 3)
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t a = m_triangles[t + i], b = m_triangles[t + (i + 1) % 3];
            if (a != b)
                all.push_back(std::uint64_t(std::min(a, b)) << 32 | std::max(a, b));
        }
    std::sort(all.begin(), all.end());
    for (std::size_t i = 0; i < all.size();) {
        std::size_t end = i + 1;
        while (end < all.size() && all[end] == all[i])
            ++end;
        m_edges.push_back({std::uint32_t(all[i] >> 32), std::uint32_t(all[i]), end - i == 1});
        i = end;
    }
}

const std::vector<std::uint32_t> &UvShape::joints() const
{
    if (!m_joints.empty() || m_points.empty())
        return m_joints;
    std::vector<std::pair<std::uint64_t, std::uint32_t>> keys;
    keys.reserve(m_points.size());
    for (std::uint32_t row = 0; row < m_points.size(); ++row) {
        std::uint64_t key = 0;
        // Adding 0 turns negative zero into zero.
        for (const float f : {m_positions[row].x, m_positions[row].y, m_positions[row].z})
            key = hashed(key, std::bit_cast<std::uint32_t>(f + 0.f));
        for (const double d : {m_points[row].u, m_points[row].v})
            key = hashed(key, std::bit_cast<std::uint64_t>(d + 0.0));
        keys.push_back({key, row});
    }
    std::sort(keys.begin(), keys.end());
    m_joints.resize(m_points.size());
    for (std::size_t i = 0, first = 0; i < keys.size(); ++i) {
        if (keys[i].first != keys[first].first)
            first = i;
        const std::uint32_t row = keys[i].second, other = keys[first].second;
        m_joints[row] =
            m_points[row] == m_points[other] && samePlace(m_positions[row], m_positions[other]) ? other : row;
    }
    return m_joints;
}

std::vector<std::uint32_t> UvShape::islands() const
{
    Groups groups(m_points.size());
    for (const UvEdge &edge : m_edges)
        groups.join(edge.a, edge.b);
    const std::vector<std::uint32_t> &joined = joints();
    for (std::uint32_t row = 0; row < joined.size(); ++row)
        groups.join(row, joined[row]);
    std::vector<std::uint32_t> result(m_points.size());
    for (std::uint32_t row = 0; row < result.size(); ++row)
        result[row] = groups.of(row);
    return result;
}

} // namespace sinew
