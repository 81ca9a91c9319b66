// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/tool_range.h"

namespace sinew {

/// Removes keys while the curve stays within `tolerance` of the original (per component; rotations: degrees). Tangents
/// of the remaining keys continue as they were, longer, or are fitted if that is not enough; their handles become Free.
/// First and last keys of every span stay, as do keys outside of all spans and at shared times. Steps (integers, None)
/// only lose equal neighbours, events nothing. About n log n; 0.2 s for 100,000 numbers, 1.3 s for as many rotations.
FitReport simplify(CurveEdit &edit, double tolerance, const ToolRange &range);

/// Removes keys that change nothing at all (equal neighbours, on the line, on one cubic) to single precision: no
/// fitting.
FitReport clean(CurveEdit &edit, const ToolRange &range);

} // namespace sinew
