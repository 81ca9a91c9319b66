// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/fit_report.h"

namespace sinew {

/// Changes a curve's interpolation and keeps the shape: exactly from linear, hermite or bezier to hermite or bezier; to
/// None and Linear, and from None, with at most `extraKeys` new keys per segment, placed to bring the deviation below
/// `tolerance` or, if they are too few, as low as possible (0: only the type changes; new tangents are flat). Handle
/// modes stay. Call it on a copy to see the deviation first.
FitReport changeInterpolation(CurveEdit &edit, Interpolation to, double tolerance, int extraKeys);

} // namespace sinew
