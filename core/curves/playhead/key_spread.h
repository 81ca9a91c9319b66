// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/curve_moment.h"

namespace sinew {

/// Whether a track has a key about each frame around the playhead: the segment there and its neighbours, two or more,
/// are a tenth of a second long at most. One more key there would make a spike.
bool isDenseAtPlayhead(const Document &document, const CurveEdit &edit);
/// Whether any transform track of the objects is.
bool hasDenseTracks(const Document &document, std::span<const NodeId> objects);

/// Makes the curve hold `value` (of its value type, as the curve stores it) at the playhead by an offset of the keys
/// there, which falls off within `reach` time units on both sides; infinite: all keys of the sequence get it whole.
/// Puts no key where there are enough. False where that can't be: no keys count there, or values can't lie between
/// keys.
bool spreadValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, double reach);

} // namespace sinew
