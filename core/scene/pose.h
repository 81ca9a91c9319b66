// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <Eigen/Geometry>

#include <optional>

namespace sinew {

/// When and from where a scene is looked at.
struct PoseTime
{
    /// Row in RenderScene::sequences, -1: no sequence, only static values and global sequences.
    std::int32_t sequence = -1;
    double time = 0; ///< milliseconds on the file's line, inside the sequence
    double globalTime = 0; ///< milliseconds since playing began; global sequences run on it
    /// Rotation from world to view axes (view: x right, y up, z toward the viewer). Without it billboards stay as authored.
    std::optional<Eigen::Quaternionf> view;
    Eigen::Vector3f eye = Eigen::Vector3f::Zero(); ///< camera position, for camera-anchored nodes and locked billboards
};

struct LayerState
{
    float alpha = 1;
    std::int32_t texture = -1;
    Eigen::Matrix<float, 2, 3> uv = Eigen::Matrix<float, 2, 3>::Identity(); ///< applied to (u, v, 1)
};

/// Everything that depends on time. Reused between frames: no allocation after the first.
struct Pose
{
    std::vector<Eigen::Affine3f> nodes; ///< world matrices, pivot included, by row of RenderScene::nodes
    std::vector<float> nodeVisibility;
    std::vector<float> meshAlpha;
    std::vector<Colour> meshColour;
    std::vector<std::vector<LayerState>> layers; ///< by material, by layer
};

/// Evaluates all of a scene. Missing rows (out of range references) evaluate as absent.
void evaluatePose(const RenderScene &scene, const PoseTime &when, Pose &pose);

/// The mesh's palette: means of node matrices, ready for skinning.
void skinPalette(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Affine3f> &palette);

/// Vertices as drawn, in world space; for picking, bounds and tests.
void skinnedPositions(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Vector3f> &positions);

/// A camera's position, target and roll now.
struct CameraState
{
    Eigen::Vector3f position, target;
    float roll = 0;
};
CameraState evaluateCamera(const RenderScene &scene, const SceneCamera &camera, const PoseTime &when);

} // namespace sinew
