// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "tests/plugins/gltf/pose_checks.h"

namespace sinew::test {
inline namespace gltf_expected {

/// Units of a glTF file for one of the model, by default.
inline double exportScale(const RenderScene &scene)
{
    return scene.unitsPerYard > 8 ? 1. / 64 : 1;
}

/// A place of the model in glTF's axes.
inline Eigen::Vector3d placed(const Eigen::Vector3f &at, const RenderScene &scene, double scale)
{
    const Eigen::Vector3d v = at.cast<double>() * scale;
    return scene.front == ModelFront::PlusX ? Eigen::Vector3d(v.y(), v.z(), v.x())
                                            : Eigen::Vector3d(v.x(), v.z(), -v.y());
}

/// Where all nodes and then all vertices should be.
inline Points expectedPoints(const RenderScene &scene, std::size_t sequence, double moment, double scale)
{
    Pose pose;
    evaluatePose(
        scene,
        {.sequence = std::int32_t(sequence), .time = scene.sequences[sequence].start + moment, .globalTime = moment},
        pose);
    Points points;
    for (std::size_t n = 0; n < scene.nodes.size(); ++n) {
        const Vec3 &pivot = scene.nodes[n].pivot;
        points.push_back(placed(pose.nodes[n] * Eigen::Vector3f(pivot.x, pivot.y, pivot.z), scene, scale));
    }
    std::vector<Eigen::Vector3f> positions;
    for (const std::size_t row : drawnMeshes(scene)) {
        skinnedPositions(scene.meshes[row], pose, positions);
        for (const Eigen::Vector3f &position : positions)
            points.push_back(placed(position, scene, scale));
    }
    return points;
}

/// The diagonal of the box around all vertices at rest, in the file's units.
inline double sizeOf(const RenderScene &scene, double scale)
{
    Eigen::AlignedBox3d box;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &p : mesh.positions)
            box.extend(placed({p.x, p.y, p.z}, scene, scale));
    return box.isEmpty() ? 1 : std::max(1e-3, box.diagonal().norm());
}

} // namespace gltf_expected
} // namespace sinew::test
