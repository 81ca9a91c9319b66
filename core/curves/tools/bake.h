// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/tool_range.h"

namespace sinew {

/// Sets a key every `step` time units (at least 1) as evaluated, from each span's start to its end inclusive; keys in
/// between are removed, except for the first and last keys of any span. Tangents follow the speed there. Does nothing
/// if that gives more than 4 million keys.
FitReport bake(CurveEdit &edit, double step, const ToolRange &range);

} // namespace sinew
