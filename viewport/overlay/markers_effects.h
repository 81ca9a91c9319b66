// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/markers.h"

namespace sinew {

/// An icon and the decoded name; it flashes for 300 ms when playback passes a key.
Markers eventMarkers(const MarkerContext &context);

/// The path of the effect and its present state.
Markers popcornMarkers(const MarkerContext &context);

/// Where selected emitters and ribbons emit and in which directions.
Markers emitterMarkers(const MarkerContext &context);

/// "Footprint FBL0": the kind in words and the row of its table; the unchanged name if neither is known.
QString eventLabel(const SceneEvent &event);

} // namespace sinew
