// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/ray_cast.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/view/ray.h"
#include "core/scene/view/view_camera.h"

#include <cmath>

namespace sinew {

using Eigen::AlignedBox3f;
using Eigen::Vector2f;
using Eigen::Vector3f;

std::optional<TriangleHit> intersect(const Ray &ray, const Vector3f &a, const Vector3f &b, const Vector3f &c)
{
    // Möller and Trumbore 1997. Comparisons are written so that they fail for NaN.
    const Vector3f ab = b - a, ac = c - a;
    const Vector3f normal = ray.direction.cross(ac);
    const float determinant = ab.dot(normal);
    if (!(std::abs(determinant) > 0))
        return {};
    const Vector3f fromA = ray.origin - a;
    const float v = fromA.dot(normal) / determinant;
    if (!(v >= 0 && v <= 1))
        return {};
    const Vector3f across = fromA.cross(ab);
    const float w = ray.direction.dot(across) / determinant;
    if (!(w >= 0 && v + w <= 1))
        return {};
    const float distance = ac.dot(across) / determinant;
    if (!(distance >= 0) || !std::isfinite(distance))
        return {};
    return TriangleHit{distance, {1 - v - w, v, w}};
}

std::optional<float> intersect(const Ray &ray, const AlignedBox3f &box)
{
    if (box.isEmpty())
        return {};
    float enter = 0, leave = std::numeric_limits<float>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
        const float origin = ray.origin[axis], direction = ray.direction[axis];
        if (direction == 0) {
            if (origin < box.min()[axis] || origin > box.max()[axis])
                return {};
            continue;
        }
        const float one = (box.min()[axis] - origin) / direction, other = (box.max()[axis] - origin) / direction;
        enter = std::max(enter, std::min(one, other));
        leave = std::min(leave, std::max(one, other));
    }
    if (!(enter <= leave))
        return {};
    return enter;
}

namespace {

bool takesPart(const Pose &pose, std::size_t mesh, std::span<const std::uint8_t> hidden)
{
    return isMeshVisible(pose, mesh) && !(mesh < hidden.size() && hidden[mesh]);
}

} // namespace

std::optional<MeshHit> pickMesh(const RenderScene &scene, const Pose &pose, const Ray &ray,
                                std::span<const std::uint8_t> hidden)
{
    std::optional<MeshHit> best;
    std::vector<Vector3f> positions;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        if (!takesPart(pose, row, hidden))
            continue;
        const SceneMesh &mesh = scene.meshes[row];
        skinnedPositions(mesh, pose, positions);
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
            const std::uint32_t *corner = mesh.indices.data() + i;
            const auto hit = intersect(ray, positions[corner[0]], positions[corner[1]], positions[corner[2]]);
            if (hit && (!best || hit->distance < best->distance))
                best = MeshHit{std::int32_t(row), std::uint32_t(i / 3), hit->distance, ray.at(hit->distance),
                               hit->barycentric};
        }
    }
    return best;
}

AlignedBox3f posedBounds(const RenderScene &scene, const Pose &pose, std::span<const std::uint8_t> hidden)
{
    AlignedBox3f box;
    std::vector<Vector3f> positions;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        if (!takesPart(pose, row, hidden))
            continue;
        skinnedPositions(scene.meshes[row], pose, positions);
        for (const Vector3f &position : positions)
            if (position.allFinite())
                box.extend(position);
    }
    return box;
}

Vector3f nodePosition(const RenderScene &scene, const Pose &pose, std::size_t node)
{
    return pose.nodes[node] * toEigen(scene.nodes[node].pivot);
}

std::optional<NodeHit> pickNode(const RenderScene &scene, const Pose &pose, const Eigen::Matrix4f &viewProjection,
                                const Vector2f &size, const Vector2f &point, float radius,
                                std::span<const std::uint8_t> hidden)
{
    constexpr float tie = 2;
    std::optional<NodeHit> best;
    for (std::size_t row = 0; row < std::min(scene.nodes.size(), pose.nodes.size()); ++row) {
        if (row < hidden.size() && hidden[row])
            continue;
        const auto projected = projectToPixel(viewProjection, size, nodePosition(scene, pose, row));
        if (!projected)
            continue;
        const NodeHit hit{std::int32_t(row), (projected->head<2>() - point).norm(), projected->z()};
        if (!(hit.pixels <= radius))
            continue;
        const bool nearer = best && std::abs(hit.pixels - best->pixels) <= tie ? hit.depth < best->depth
                                                                               : !best || hit.pixels < best->pixels;
        if (nearer)
            best = hit;
    }
    return best;
}

} // namespace sinew
