// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "viewport/overlay/gizmo.h"

namespace sinew {

/// The cube in the upper right corner of a picture, turned like the model; clicking a side looks from there. Sides are
/// named by the axis that they face, with its direction: 0 +x, 1 −x, 2 +y, 3 −y, 4 +z, 5 −z.
namespace orientation_cube {

/// Pixels that it occupies in the corner, from the right and from the top.
inline constexpr float room = 96;

/// `hovered`: a side, or -1. `size`: of the picture in pixels; nothing is drawn if that is too small. Each side that is
/// seen well enough shows its name, from "X" to "−Z", in lines; they come last.
GizmoShapes shapes(const ViewCamera &camera, const Eigen::Vector2f &size, int hovered);
/// The side under a point of the picture; -1 if not on the cube.
int sideAt(const ViewCamera &camera, const Eigen::Vector2f &size, const Eigen::Vector2f &point);
/// Turns the camera so that it looks at a side, or at the opposite one if it does that already; for top and bottom the
/// yaw is kept.
void lookAt(int side, ViewCamera &camera);

} // namespace orientation_cube

} // namespace sinew
