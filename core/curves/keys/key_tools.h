// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/keys/key_paste.h"
#include "core/curves/keys/number_entry.h"

namespace sinew {

/// Deletes keys with a selected value bit; a curve that loses all keys stays present and empty.
void deleteSelected(CurveEdit &edit);
/// Puts copies of the selected keys `shift` later, replacing keys at those times; the copies are selected instead.
/// `keepInSpans`: copies that would leave their span (or the gap between spans) are left out; returns how many.
std::size_t duplicateSelected(CurveEdit &edit, std::int32_t shift, bool keepInSpans = false);
/// The times stay; values and handles are reversed within each span's selected keys (handles swap sides).
void reverseSelected(CurveEdit &edit);
/// Mirrors times of the selected keys about `time` (like transformKeys, within their spans), or selected numbers about
/// `value`, along with handles.
Status mirrorTimes(CurveEdit &edit, double time);
void mirrorValues(CurveEdit &edit, double value);
/// Recomputes all handles of the curve that have a mode; for edits that change keys in many places.
void refreshAllHandles(CurveEdit &edit);

} // namespace sinew
