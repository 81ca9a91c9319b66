// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "core/scene/view/ray.h"

#include <Eigen/Geometry>

#include <span>

namespace sinew {

struct TriangleHit
{
    float distance = 0;          ///< >= 0
    Eigen::Vector3f barycentric; ///< weights of the three corners, sum 1
};

/// Both sides of the triangle count. Degenerate triangles and corners that are not numbers are never hit.
std::optional<TriangleHit> intersect(const Ray &ray, const Eigen::Vector3f &a, const Eigen::Vector3f &b,
                                     const Eigen::Vector3f &c);
/// Distance at which the ray enters the box, 0 from inside. An empty box is never hit.
std::optional<float> intersect(const Ray &ray, const Eigen::AlignedBox3f &box);

struct MeshHit
{
    std::int32_t mesh = -1;     ///< row in RenderScene::meshes
    std::uint32_t triangle = 0; ///< its corners are indices[3 * triangle + 0 … 2]
    float distance = 0;
    Eigen::Vector3f position; ///< world
    Eigen::Vector3f barycentric;
};

/// The nearest triangle of the meshes as posed. Omits meshes hidden by their alpha, and those with a non-zero entry in
/// `hidden` (by mesh row; shorter lists hide nothing more): other levels of detail, switched off …
std::optional<MeshHit> pickMesh(const RenderScene &scene, const Pose &pose, const Ray &ray,
                                std::span<const std::uint8_t> hidden = {});

/// The box around the meshes as posed, with the same choice of meshes; empty if there are none.
Eigen::AlignedBox3f posedBounds(const RenderScene &scene, const Pose &pose, std::span<const std::uint8_t> hidden = {});

/// The present position of a node's pivot, in world space.
Eigen::Vector3f nodePosition(const RenderScene &scene, const Pose &pose, std::size_t node);

struct NodeHit
{
    std::int32_t node = -1; ///< row in RenderScene::nodes
    float pixels = 0;       ///< distance from the given point
    float depth = 0;        ///< clip-space w: distance along the view direction for a perspective camera
};

/// The node whose pivot is drawn nearest to `point` (pixels, origin at the top left of `size`), at most `radius` pixels
/// away and in front of the camera. Among those within two pixels of the best, the one nearest to the viewer wins.
/// Nodes with a non-zero entry in `hidden` (by row; shorter lists hide nothing more) are omitted.
std::optional<NodeHit> pickNode(const RenderScene &scene, const Pose &pose, const Eigen::Matrix4f &viewProjection,
                                const Eigen::Vector2f &size, const Eigen::Vector2f &point, float radius,
                                std::span<const std::uint8_t> hidden = {});

} // namespace sinew
