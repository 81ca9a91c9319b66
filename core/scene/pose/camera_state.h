// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"

#include <Eigen/Geometry>

namespace sinew {

/// The present position, target, roll and field of view of a camera.
struct CameraState
{
    Eigen::Vector3f position, target;
    float roll = 0;
    float fieldOfView = 0.7854f; ///< radians, measured as the camera says
};

CameraState evaluateCamera(const RenderScene &scene, const SceneCamera &camera, const PoseTime &when);

} // namespace sinew
