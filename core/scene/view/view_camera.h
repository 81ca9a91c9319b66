// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/camera_state.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/view/ray.h"

#include <Eigen/Geometry>

namespace sinew {

/// A camera that looks at a point, z up as in Warcraft III. Angles in radians, lengths in world units.
///
/// Yaw 0 and pitch 0 are on +x and look toward −x, at the face of a Warcraft III unit; yaw turns toward +y, pitch
/// raises the camera. View axes: x right, y up, z toward the viewer. Clip space is OpenGL's (−1…1 on all axes). Sizes
/// and points on the picture are pixels with the origin at the top left.
struct ViewCamera
{
    Eigen::Vector3f target = Eigen::Vector3f::Zero();
    float yaw = 0;
    float pitch = 0; ///< −π/2 … π/2
    float distance = 500;
    float roll = 0;              ///< turns the camera clockwise as it sees itself, the picture counter-clockwise
    float fieldOfView = 0.7854f; ///< vertical, 0 … π
    float nearClip = 1, farClip = 10000;

    /// The view of the model's own camera; `camera` gives clip distances. These and the state's field of view are
    /// replaced by usable ones unless 0 < near < far and 0 < angle < π. A state that is not a number gives the default
    /// view.
    static ViewCamera fromModelCamera(const SceneCamera &camera, const CameraState &state, float aspect);

    Eigen::Vector3f eye() const;
    /// World axes to view axes, for PoseTime::view.
    Eigen::Quaternionf rotation() const;
    Eigen::Matrix4f view() const;
    Eigen::Matrix4f projection(float aspect) const;
    Eigen::Matrix4f viewProjection(float aspect) const { return projection(aspect) * view(); }
    /// From the eye through a point of the picture.
    Ray rayThrough(const Eigen::Vector2f &point, const Eigen::Vector2f &size) const;

    /// Turns around the target; pitch stops straight above and below.
    void orbit(float yawBy, float pitchBy);
    /// Moves the target so that what lies at its depth follows the pointer by `pixels` (x right, y down).
    void pan(const Eigen::Vector2f &pixels, const Eigen::Vector2f &size);
    /// Multiplies the distance, within limits that keep the camera usable.
    void zoom(float factor);
    /// Looks at a box's centre from where all of it just fits into the picture; keeps the angles. An empty box changes
    /// nothing.
    void frame(const Eigen::AlignedBox3f &box, float aspect);
    /// Sets clip distances that show a box and the target, with room around them for a grid.
    void fitClip(const Eigen::AlignedBox3f &box);

    /// Sets the viewpoint of a pose.
    void apply(PoseTime &when) const
    {
        when.view = rotation();
        when.eye = eye();
    }
};

/// Vertical field of view of a picture with the diagonal field of view `diagonal`; aspect is width / height.
/// `dividesAngle`: see SceneCamera.
float verticalFieldOfView(float diagonal, float aspect, bool dividesAngle = false);

/// Pixel x, y and clip-space w of a world position; none if it is behind the camera.
std::optional<Eigen::Vector3f> projectToPixel(const Eigen::Matrix4f &viewProjection, const Eigen::Vector2f &size,
                                              const Eigen::Vector3f &position);

} // namespace sinew
