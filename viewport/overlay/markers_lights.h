// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/markers.h"

namespace sinew {

/// Omni lights as spheres of their attenuation, directional ones as arrows, spot lights as their two cones, all with
/// icons in their colour; dim while off.
Markers lightMarkers(const MarkerContext &context);

} // namespace sinew
