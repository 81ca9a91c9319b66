// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/mesh_numbers.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sinew {

using Eigen::Vector3f;

std::vector<float> placedPositions(const SceneMesh &mesh, const ForeignAxes &axes, GroupedLosses &losses)
{
    std::vector<float> numbers;
    numbers.reserve(mesh.positions.size() * 3);
    std::size_t broken = 0;
    for (const Vec3 &position : mesh.positions) {
        std::array<float, 3> point = axes.point(position);
        if (!std::all_of(point.begin(), point.end(), [](float number) { return std::isfinite(number); })) {
            point = {};
            ++broken;
        }
        numbers.insert(numbers.end(), point.begin(), point.end());
    }
    if (broken)
        losses.add(ConversionLoss::Changed,
                   QT_TRANSLATE_NOOP("Message", "Vertices whose place is not a number are put at the origin (%1)"),
                   mesh.source, broken);
    return numbers;
}

std::vector<float> unitNormals(const SceneMesh &mesh, const std::vector<float> &positions, const ForeignAxes &axes,
                               GroupedLosses &losses)
{
    const std::size_t count = mesh.positions.size();
    if (mesh.normals.size() != count)
        return {};
    std::vector<float> numbers(count * 3);
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < count; ++i) {
        const auto direction = axes.direction(mesh.normals[i]);
        const Vector3f normal(direction[0], direction[1], direction[2]);
        const float length = normal.norm();
        if (length > 1e-6f && std::isfinite(length))
            Vector3f::Map(numbers.data() + 3 * i) = std::abs(length - 1) < 1e-6f ? normal : Vector3f(normal / length);
        else
            missing.push_back(i);
    }
    if (missing.empty())
        return numbers;
    std::vector<Vector3f> sums(count, Vector3f::Zero());
    const auto at = [&](std::uint32_t vertex) { return Vector3f(Vector3f::Map(positions.data() + 3 * vertex)); };
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const std::uint32_t *corner = mesh.indices.data() + i;
        const Vector3f face = (at(corner[1]) - at(corner[0])).cross(at(corner[2]) - at(corner[0]));
        for (int c = 0; c < 3; ++c)
            sums[corner[c]] += face;
    }
    for (const std::size_t i : missing) {
        const float length = sums[i].norm();
        Vector3f::Map(numbers.data() + 3 * i) =
            length > 1e-20f && std::isfinite(length) ? Vector3f(sums[i] / length) : Vector3f::UnitY();
    }
    losses.add(ConversionLoss::Changed,
               QT_TRANSLATE_NOOP("Message", "Normals without a direction are computed from the triangles (%1)"),
               mesh.source, missing.size());
    return numbers;
}

} // namespace sinew
