// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/elements/mesh_topology.h"

#include "core/mesh/mesh_parts.h"

#include <algorithm>
#include <unordered_map>

namespace sinew {

/// `visit` calls its argument with each (list, row), the same ones each time.
template<class Visit>
MeshTopology::Lists MeshTopology::listsOf(std::size_t count, const Visit &visit)
{
    Lists lists;
    lists.starts.assign(count + 1, 0);
    visit([&](std::uint32_t list, std::uint32_t) { ++lists.starts[list + 1]; });
    for (std::size_t i = 0; i < count; ++i)
        lists.starts[i + 1] += lists.starts[i];
    lists.rows.resize(lists.starts[count]);
    std::vector<std::uint32_t> next = lists.starts;
    visit([&](std::uint32_t list, std::uint32_t row) { lists.rows[next[list]++] = row; });
    return lists;
}

MeshTopology::MeshTopology(const EditableMesh &mesh)
    : m_joints(jointsOf(mesh, Joint::Place)), m_edgeAfter(mesh.triangles.size(), none)
{
    std::unordered_map<std::uint64_t, std::uint32_t> known;
    known.reserve(mesh.triangles.size() / 2);
    for (std::size_t corner = 0; corner < mesh.triangles.size(); ++corner) {
        const std::size_t next = corner - corner % 3 + (corner + 1) % 3;
        const std::uint32_t from = m_joints[mesh.triangles[corner]], to = m_joints[mesh.triangles[next]];
        if (from == to)
            continue;
        const Edge edge{std::min(from, to), std::max(from, to)};
        const auto [at, isNew] = known.emplace(std::uint64_t(edge[0]) << 32 | edge[1], std::uint32_t(m_edges.size()));
        if (isNew)
            m_edges.push_back(edge);
        m_edgeAfter[corner] = at->second;
    }
    m_vertices = listsOf(m_joints.size(), [&](const auto &add) {
        for (std::uint32_t v = 0; v < m_joints.size(); ++v)
            add(m_joints[v], v);
    });
    m_edgesAt = listsOf(m_joints.size(), [&](const auto &add) {
        for (std::uint32_t edge = 0; edge < m_edges.size(); ++edge)
            for (const std::uint32_t joint : m_edges[edge])
                add(joint, edge);
    });
    m_corners = listsOf(m_edges.size(), [&](const auto &add) {
        for (std::uint32_t corner = 0; corner < m_edgeAfter.size(); ++corner)
            if (m_edgeAfter[corner] != none)
                add(m_edgeAfter[corner], corner);
    });
}

} // namespace sinew
