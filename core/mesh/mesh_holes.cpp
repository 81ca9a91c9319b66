// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/mesh_holes.h"

#include "core/mesh/corners_at.h"
#include "core/mesh/mesh_parts.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <map>

namespace sinew {

namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;
using Loop = std::vector<std::uint32_t>;

/// The vertices around each hole, in the order in which new triangles turn; joints with several holes end a loop.
std::vector<Loop> holesOf(const EditableMesh &mesh)
{
    const std::vector<std::uint32_t> joints = jointsOf(mesh, Joint::Place);
    std::map<Edge, std::uint32_t> edges; // between joints, with the vertex at the end
    for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
        const std::uint32_t from = mesh.triangles[i], to = mesh.triangles[i - i % 3 + (i % 3 + 1) % 3];
        if (joints[from] != joints[to])
            edges.emplace(Edge{joints[from], joints[to]}, from);
    }
    // A hole's edge has a triangle on one side only; the hole lies on the other.
    std::map<std::uint32_t, Edge> next; // by joint: the joint that follows around the hole, and a vertex there
    std::vector<std::uint32_t> starts;
    for (const auto &[edge, vertex] : edges)
        if (!edges.count({edge.second, edge.first}) && next.emplace(edge.second, Edge{edge.first, vertex}).second)
            starts.push_back(edge.second);
    std::vector<Loop> loops;
    std::vector<bool> isSeen(mesh.vertices.size());
    for (const std::uint32_t start : starts) {
        Loop loop;
        std::uint32_t at = start;
        for (auto found = next.find(at); found != next.end() && !isSeen[at]; found = next.find(at)) {
            isSeen[at] = true;
            loop.push_back(found->second.second);
            at = found->second.first;
        }
        if (loop.size() >= 3 && at == start)
            loops.push_back(std::move(loop));
    }
    return loops;
}

/// Cuts off ears of a loop in the plane that fits it best.
class Ears
{
public:
    Ears(const EditableMesh &mesh, Loop loop) : m_loop(std::move(loop))
    {
        Eigen::Vector3d normal = Eigen::Vector3d::Zero();
        for (std::size_t i = 0; i < m_loop.size(); ++i) {
            const Eigen::Vector3d a = asDouble(mesh.vertices[m_loop[i]].position),
                                  b = asDouble(mesh.vertices[m_loop[(i + 1) % m_loop.size()]].position);
            normal += a.cross(b);
        }
        const double length = normal.norm();
        normal = length > 0 ? Eigen::Vector3d(normal / length) : Eigen::Vector3d(Eigen::Vector3d::UnitZ());
        const Eigen::Vector3d x = normal.unitOrthogonal(), y = normal.cross(x);
        for (const std::uint32_t vertex : m_loop) {
            const Eigen::Vector3d place = asDouble(mesh.vertices[vertex].position);
            m_places.push_back({place.dot(x), place.dot(y)});
        }
    }

    std::vector<std::uint32_t> triangles()
    {
        std::vector<std::uint32_t> result;
        while (m_loop.size() >= 3) {
            std::size_t ear = 0;
            while (ear < m_loop.size() && !isEar(ear))
                ++ear;
            if (ear == m_loop.size())
                ear = 0; // no ear in a loop that crosses itself
            const std::size_t count = m_loop.size(), before = (ear + count - 1) % count, after = (ear + 1) % count;
            result.insert(result.end(), {m_loop[before], m_loop[ear], m_loop[after]});
            m_loop.erase(m_loop.begin() + std::ptrdiff_t(ear));
            m_places.erase(m_places.begin() + std::ptrdiff_t(ear));
        }
        return result;
    }

private:
    static double turn(const Eigen::Vector2d &a, const Eigen::Vector2d &b, const Eigen::Vector2d &c)
    {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    }

    bool isEar(std::size_t ear) const
    {
        const std::size_t count = m_places.size();
        const Eigen::Vector2d &a = m_places[(ear + count - 1) % count], &b = m_places[ear],
                              &c = m_places[(ear + 1) % count];
        if (turn(a, b, c) <= 0)
            return false;
        for (std::size_t i = 0; i < count; ++i) {
            const Eigen::Vector2d &p = m_places[i];
            if (p != a && p != b && p != c && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0)
                return false;
        }
        return true;
    }

    Loop m_loop;
    std::vector<Eigen::Vector2d> m_places;
};

} // namespace

FilledMesh filledHoles(const EditableMesh &mesh, std::size_t mostEdges, const std::vector<bool> *only)
{
    FilledMesh result{mesh, 0, 0};
    for (const Loop &loop : holesOf(mesh)) {
        if (only && std::any_of(loop.begin(), loop.end(), [&](std::uint32_t vertex) { return !(*only)[vertex]; }))
            continue;
        if (loop.size() > mostEdges) {
            ++result.left;
            continue;
        }
        const std::vector<std::uint32_t> added = Ears(mesh, loop).triangles();
        result.mesh.triangles.insert(result.mesh.triangles.end(), added.begin(), added.end());
        ++result.holes;
    }
    return result;
}

} // namespace sinew
