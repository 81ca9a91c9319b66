// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/tool_range.h"

namespace sinew {

/// Makes the end of every span meet its start: a closing key at the span's end that equals the opening one (an opening
/// key is inserted at the start if missing), with the difference spread over the last `blend` time units, where a key
/// is inserted; handles at the seam agree. Steps only get their closing key. A span is left if its first and last key
/// meet already (FitReport::alike), and if that would change the key of another one at a time that both contain.
FitReport makeLoopable(CurveEdit &edit, double blend, const ToolRange &range);

/// The first and last keys of a span take the value of the neighbouring key, handles follow; spans of fewer than three
/// keys stay, as do keys that also belong to another span.
FitReport matchNeighbours(CurveEdit &edit, const ToolRange &range);

} // namespace sinew
