// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/curve_moment.h"

namespace sinew {

/// True if a track has about one key per frame around the playhead: at least two segments, the one there and its
/// neighbours, are at most a tenth of a second long. One more key there would make a spike.
bool isDenseAtPlayhead(const Document &document, const CurveEdit &edit);
/// Row of the key to change there instead of adding one: the nearest that counts. -1 where the track is not dense.
int denseKeyAtPlayhead(const Document &document, const CurveEdit &edit);
/// True if any transform track of the objects is dense there.
bool hasDenseTracks(const Document &document, std::span<const NodeId> objects);

/// Makes the curve hold `value` (of its value type, as the curve stores it) at the playhead by offsetting the keys
/// there, with a falloff within `reach` time units on both sides; infinite: all keys of the sequence get all of it.
/// Adds no key where there are enough. False if that is impossible: no keys count there, or there are no values between
/// keys.
bool spreadValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, double reach);

} // namespace sinew
