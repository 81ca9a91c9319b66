// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/markers.h"

namespace sinew {

/// The volumes that projections fill; dim while off.
Markers projectionMarkers(const MarkerContext &context);

} // namespace sinew
