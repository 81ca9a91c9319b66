// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/view/view_camera.h"
#include "viewport/options/view_options.h"
#include "viewport/overlay/elements_picture.h"
#include "viewport/overlay/gizmo.h"

#include <set>

namespace sinew {

/// Everything that makes up one picture of a scene.
struct ViewContent
{
    const RenderScene *scene = nullptr; ///< never null when drawn
    PoseTime when;                      ///< sequence and times; view and eye are taken from `camera`
    ViewCamera camera;
    ViewOptions options;
    std::set<std::int32_t> selectedMeshes, selectedNodes; ///< rows
    std::optional<Gizmo> gizmo;
    const ElementsPicture *elements = nullptr; ///< of meshes that are being edited
    OverlayLines pointerLines;                 ///< that a gesture draws over everything
    std::optional<int> orientationCube;        ///< if set, it is drawn: the side under the pointer or -1
    double framesPerSecond = 0;                ///< for the statistics; 0: a single picture
};

} // namespace sinew
