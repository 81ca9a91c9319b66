// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/camera_state.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/pose/track_sample.h"

#include <cmath>

namespace sinew {

CameraState evaluateCamera(const RenderScene &scene, const SceneCamera &camera, const PoseTime &when)
{
    const auto sample = [&](const auto &track) { return sampleTrack(track, scene, when); };
    CameraState state;
    state.position = toEigen(camera.position) + toEigen(sample(camera.translation));
    state.target = toEigen(camera.target) + toEigen(sample(camera.targetTranslation));
    state.roll = sample(camera.roll);
    state.fieldOfView = sample(camera.fieldOfView);
    if (camera.node >= 0 && std::size_t(camera.node) < scene.nodes.size()) {
        const Eigen::Affine3f world = poseNode(scene, camera.node, when).world.matrix;
        state.position = world * state.position;
        state.target = world * state.target;
        const Eigen::Vector3f along = state.target - state.position, right = along.cross(Eigen::Vector3f::UnitZ()),
                              up = world.linear().col(1);
        if (right.norm() > 0 && along.norm() > 0)
            state.roll += std::atan2(up.dot(right.normalized()), up.dot(right.cross(along).normalized()));
    }
    return state;
}

} // namespace sinew
