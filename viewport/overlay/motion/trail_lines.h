// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/motion/motion_trail.h"
#include "core/scene/view/view_camera.h"
#include "viewport/overlay/overlay_geometry.h"

#include <optional>
#include <span>

namespace sinew {

/// What lies before and after the present moment.
inline constexpr QRgb pastColour = 0xfff0788c, futureColour = 0xff45d0c0;

/// Trails with a dot at each frame, a filled diamond at each key of the node's translation, a hollow one at its other
/// keys, and a square where the node is in `pose`, which is that of `scene` at `time`. `height`: of the picture in
/// pixels.
OverlayLines trailLines(const RenderScene &scene, const Pose &pose, std::span<const MotionTrail> trails, double time,
                        const ViewCamera &camera, float height);

/// A key of a trail in the picture.
struct TrailHit
{
    std::int32_t node = -1; ///< row in RenderScene::nodes
    TrailPoint point;
};
/// The key under a point of a picture of `size`; of several, the nearest one.
std::optional<TrailHit> trailKeyAt(std::span<const MotionTrail> trails, const ViewCamera &camera,
                                   const Eigen::Vector2f &size, const Eigen::Vector2f &point);

} // namespace sinew
