// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/keys/key_paste.h"
#include "core/curves/keys/number_entry.h"

namespace sinew {

/// Deletes keys with a selected value bit; a curve that loses all keys stays present and empty.
void deleteSelected(CurveEdit &edit);
/// Copies of the selected keys go `shift` later, replacing keys at those times; the copies are selected instead.
/// `keepInSpans`: those that would leave their span (or the gap between spans) are left out; returns how many.
std::size_t duplicateSelected(CurveEdit &edit, std::int32_t shift, bool keepInSpans = false);
/// The times stay, values and handles run backwards within each span's selected keys (handles swap sides).
void reverseSelected(CurveEdit &edit);
/// Times of the selected keys mirrored about `time` (as transformKeys, within their spans), or selected numbers about
/// `value`; handles with them.
Status mirrorTimes(CurveEdit &edit, double time);
void mirrorValues(CurveEdit &edit, double value);
/// Recomputes all handles of the curve that have a mode; for edits that change keys here and there.
void refreshAllHandles(CurveEdit &edit);

} // namespace sinew
