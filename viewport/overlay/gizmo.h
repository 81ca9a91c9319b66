// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "viewport/overlay/overlay_geometry.h"

namespace sinew {

/// What the left mouse button does with selected nodes.
enum class EditTool : std::uint8_t { Select, Move, Rotate, Scale };

/// What a gesture is bound to: an axis, a plane (named by the two axes in it), or nothing (View: the plane of the
/// picture, a turn around the line of sight, equal factors).
enum class Handle : std::uint8_t { None, X, Y, Z, YZ, ZX, XY, View };

/// 0…2 for a handle of one axis, or of the plane that this axis is normal to; -1 for the others.
int axisOf(Handle handle);
bool isPlane(Handle handle);

/// The handles at the selected nodes: arrows, planes, rings or boxes of constant size on the screen.
struct Gizmo
{
    EditTool tool = EditTool::Move;
    Eigen::Vector3f origin = Eigen::Vector3f::Zero();
    Eigen::Matrix3f axes = Eigen::Matrix3f::Identity(); ///< orthonormal columns
    float unitsPerPixel = 1;                            ///< world units at the origin's depth
    Handle hovered = Handle::None;                      ///< drawn brighter
    Handle active = Handle::None;                       ///< being dragged: drawn alone and in orange
};

/// World units that a pixel spans at a point; 0 behind the camera. `height`: of the picture in pixels.
float unitsPerPixel(const ViewCamera &camera, const Eigen::Vector3f &at, float height);

struct GizmoShapes
{
    OverlayFaces faces;
    OverlayLines lines;
};
GizmoShapes gizmoShapes(const Gizmo &gizmo, const ViewCamera &camera);

/// The handle under a point of a picture of `size`; the one drawn in front wins.
Handle handleAt(const Gizmo &gizmo, const ViewCamera &camera, const Eigen::Vector2f &size,
                const Eigen::Vector2f &point);

} // namespace sinew
