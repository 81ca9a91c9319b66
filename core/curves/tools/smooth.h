// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/tool_range.h"

namespace sinew {

/// Moves inner keys (not first or last ones) by `strength` 0…1 towards their neighbours: the least-squares line through
/// those within `radius` time units (at most 500 per side), with Gaussian weights; straight parts stay straight.
/// Looping spans are smoothed across the seam. Speeds are smoothed likewise. Integers are rounded; events and tracks
/// that are read in steps stay.
FitReport smooth(CurveEdit &edit, double radius, double strength, const ToolRange &range);

} // namespace sinew
