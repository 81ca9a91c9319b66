// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/overlay_geometry.h"

namespace sinew {

struct Markers
{
    OverlayLines lines;
    OverlayLabels labels;

    void append(const Markers &more);
};

/// Frustums of the model's cameras between near and far plane, their tops (which show the roll), and the lines to the
/// targets. The far plane is drawn at most ten times as far away as the target.
Markers cameraMarkers(const MarkerContext &context);
/// A cross with the name, and the path of the child model if there is one.
Markers attachmentMarkers(const MarkerContext &context);
/// Axes of billboarded nodes as turned to the viewer, the locked one thick.
Markers billboardMarkers(const MarkerContext &context);

} // namespace sinew
