// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/mesh_maker.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sinew::obj {

namespace {

using Eigen::Vector3f;

/// Its place in the map, and what it takes in the mesh.
constexpr std::uint64_t bytesPerVertex = 180, bytesPerCorner = 24;

Vector3f vectorOf(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

Vec3 unit(const Vector3f &v)
{
    const float length = v.norm();
    if (std::abs(length - 1) < 1e-6f)
        return {v.x(), v.y(), v.z()}; // no bit changes
    return length > 1e-20f ? Vec3{v.x() / length, v.y() / length, v.z() / length} : Vec3{0, 0, 1};
}

} // namespace

bool MeshMaker::addFace(const std::vector<Corner> &corners, MemoryBudget &budget)
{
    if (!budget.charge(corners.size() * bytesPerCorner))
        return false;
    std::vector<std::uint32_t> rows;
    for (const Corner &corner : corners) {
        const auto [known, isNew] = m_known.try_emplace(corner, std::uint32_t(m_corners.size()));
        if (isNew && !budget.charge(bytesPerVertex))
            return false;
        if (isNew)
            m_corners.push_back(corner);
        rows.push_back(known->second);
    }
    for (std::size_t i = 1; i + 1 < rows.size(); ++i)
        m_indices.insert(m_indices.end(), {rows[0], rows[i], rows[i + 1]});
    return true;
}

SceneMesh MeshMaker::take(const Numbers &numbers, const ModelAxes &axes) const
{
    const std::size_t count = m_corners.size();
    SceneMesh mesh;
    mesh.name = m_name;
    mesh.indices.assign(m_indices);
    Vec3 *positions = mesh.positions.reset(count), *normals = mesh.normals.reset(count);
    Vec2 *uvs = mesh.uvSets.emplace_back().reset(count);
    for (std::size_t i = 0; i < count; ++i) {
        positions[i] = axes.vector(&numbers.places[std::size_t(m_corners[i].place)].x);
        uvs[i] = m_corners[i].uv >= 0 ? numbers.uvs[std::size_t(m_corners[i].uv)] : Vec2{0, 1};
    }
    // Without a normal: of the faces around the place.
    std::map<std::int32_t, Vector3f> sums;
    for (std::size_t i = 0; i + 2 < m_indices.size(); i += 3) {
        const Vector3f a = vectorOf(positions[m_indices[i]]);
        const Vector3f face =
            (vectorOf(positions[m_indices[i + 1]]) - a).cross(vectorOf(positions[m_indices[i + 2]]) - a);
        for (std::size_t corner = i; corner < i + 3; ++corner)
            if (const Corner &at = m_corners[m_indices[corner]]; at.normal < 0)
                sums.try_emplace(at.place, Vector3f::Zero()).first->second += face;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Corner &corner = m_corners[i];
        if (corner.normal < 0) {
            normals[i] = unit(sums[corner.place]);
            continue;
        }
        const auto turned = axes.direction(&numbers.normals[std::size_t(corner.normal)].x);
        normals[i] = unit({turned[0], turned[1], turned[2]});
    }
    std::fill_n(mesh.influences.reset(4 * count), 4 * count, std::uint16_t(0));
    std::uint8_t *weights = mesh.weights.reset(4 * count);
    for (std::size_t i = 0; i < 4 * count; ++i)
        weights[i] = i % 4 == 0 ? 255 : 0;
    mesh.palette = {{0}};
    Vec3 low = mesh.positions[0], high = low;
    for (const Vec3 &p : mesh.positions) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
    }
    mesh.extent = {0, low, high};
    return mesh;
}

} // namespace sinew::obj
