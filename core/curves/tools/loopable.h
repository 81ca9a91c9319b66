// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/tool_range.h"

namespace sinew {

/// Makes the end of every span meet its start: a closing key at the span's end that equals the opening one (an opening
/// key is put at the start when missing), the difference spread over the last `blend` time units, where a key is put;
/// handles at the seam agree. Steps only get their closing key. A span stays where that would change the key of another
/// one at a time that both have.
FitReport makeLoopable(CurveEdit &edit, double blend, const ToolRange &range);

/// The first and last keys of a span take the value of the neighbouring key, handles go along; spans of less than
/// three keys stay, and keys that stand in another span as well.
FitReport matchNeighbours(CurveEdit &edit, const ToolRange &range);

} // namespace sinew
