// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/nearest/surface_lookup.h"

#include "core/mesh/corners_at.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

constexpr std::uint32_t mostInLeaf = 8;

/// How far along the edge from `a` to `b` the nearest point is, 0…1.
double alongEdge(const Eigen::Vector3d &place, const Eigen::Vector3d &a, const Eigen::Vector3d &b)
{
    const Eigen::Vector3d edge = b - a;
    const double square = edge.squaredNorm();
    return square > 0 ? std::clamp((place - a).dot(edge) / square, 0.0, 1.0) : 0;
}

} // namespace

Eigen::Vector3d nearestOnTriangle(const Eigen::Vector3d &place, const Eigen::Vector3d &a, const Eigen::Vector3d &b,
                                  const Eigen::Vector3d &c)
{
    const Eigen::Vector3d normal = (b - a).cross(c - a);
    if (const double square = normal.squaredNorm(); square > 0) {
        const double atB = (place - a).cross(c - a).dot(normal) / square,
                     atC = (b - a).cross(place - a).dot(normal) / square;
        if (atB >= 0 && atC >= 0 && atB + atC <= 1)
            return {1 - atB - atC, atB, atC};
    }
    Eigen::Vector3d best = Eigen::Vector3d::UnitX();
    double least = std::numeric_limits<double>::infinity();
    const Eigen::Vector3d *corners[] = {&a, &b, &c};
    for (int i = 0; i < 3; ++i) {
        const Eigen::Vector3d &from = *corners[i], &to = *corners[(i + 1) % 3];
        const double along = alongEdge(place, from, to);
        const double distance = (from + along * (to - from) - place).squaredNorm();
        if (!(distance < least))
            continue;
        least = distance;
        best = Eigen::Vector3d::Zero();
        best[i] = 1 - along;
        best[(i + 1) % 3] = along;
    }
    return best;
}

Eigen::Vector3d SurfaceLookup::corner(std::uint32_t triangle, std::size_t corner) const
{
    return asDouble(m_mesh.vertices[m_mesh.triangles[std::size_t(triangle) * 3 + corner]].position);
}

SurfaceLookup::SurfaceLookup(const EditableMesh &mesh) : m_mesh(mesh)
{
    for (std::uint32_t triangle = 0; triangle < mesh.triangleCount(); ++triangle)
        if (corner(triangle, 0).allFinite() && corner(triangle, 1).allFinite() && corner(triangle, 2).allFinite())
            m_triangles.push_back(triangle);
    if (m_triangles.empty())
        return;
    m_nodes.emplace_back();
    divide(0, 0, std::uint32_t(m_triangles.size()));
}

/// Halves by number, so that it ends for triangles that all lie in one place.
void SurfaceLookup::divide(std::size_t node, std::uint32_t first, std::uint32_t count)
{
    Eigen::AlignedBox3d box, middles;
    const auto middleOf = [&](std::uint32_t triangle) {
        return Eigen::Vector3d((corner(triangle, 0) + corner(triangle, 1) + corner(triangle, 2)) / 3);
    };
    for (std::uint32_t i = first; i < first + count; ++i) {
        for (std::size_t at = 0; at < 3; ++at)
            box.extend(corner(m_triangles[i], at));
        middles.extend(middleOf(m_triangles[i]));
    }
    m_nodes[node].box = box;
    if (count <= mostInLeaf) {
        m_nodes[node].first = first;
        m_nodes[node].count = count;
        return;
    }
    Eigen::Index axis = 0;
    middles.sizes().maxCoeff(&axis);
    const std::uint32_t half = count / 2;
    const auto begin = m_triangles.begin() + std::ptrdiff_t(first);
    std::nth_element(begin, begin + half, begin + count, [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(middleOf(a)[axis], a) < std::pair(middleOf(b)[axis], b);
    });
    const std::size_t halves = m_nodes.size();
    m_nodes.resize(halves + 2);
    m_nodes[node].first = std::uint32_t(halves);
    divide(halves, first, half);
    divide(halves + 1, first + half, count - half);
}

void SurfaceLookup::findIn(std::size_t node, const Eigen::Vector3d &place, std::optional<Found> &best,
                           double &within) const
{
    const Node &here = m_nodes[node];
    for (std::uint32_t i = here.first; i < here.first + here.count; ++i) {
        const std::uint32_t triangle = m_triangles[i];
        const Eigen::Vector3d a = corner(triangle, 0), b = corner(triangle, 1), c = corner(triangle, 2);
        const Eigen::Vector3d weights = nearestOnTriangle(place, a, b, c);
        const double distance = (weights[0] * a + weights[1] * b + weights[2] * c - place).norm();
        if (distance < within || (distance == within && (!best || triangle < best->triangle))) {
            within = distance;
            best = {triangle, weights, distance};
        }
    }
    if (here.count)
        return;
    std::size_t near = here.first, far = here.first + 1;
    if (m_nodes[far].box.squaredExteriorDistance(place) < m_nodes[near].box.squaredExteriorDistance(place))
        std::swap(near, far);
    for (const std::size_t half : {near, far})
        if (m_nodes[half].box.squaredExteriorDistance(place) <= within * within)
            findIn(half, place, best, within);
}

std::optional<SurfaceLookup::Found> SurfaceLookup::find(const Vec3 &place, double reach) const
{
    std::optional<Found> best;
    const Eigen::Vector3d at = asDouble(place);
    if (!m_nodes.empty() && at.allFinite())
        findIn(0, at, best, reach);
    return best;
}

} // namespace sinew
