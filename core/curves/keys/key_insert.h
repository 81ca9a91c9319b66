// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// Puts a key on the curve at `time` without changing its shape in the span that contains the time: values and handles
/// are split (exact for numbers; rotations: slerp exactly, tangents fitted), across the seam of a looping span as well.
/// An existing key is left alone. A span without keys, where the game shows it, gets `fallback` (of the value's type);
/// an absent curve becomes present. Adds the key to the selection; its handles lie on the shape and have the edit's
/// newHandles for later edits. Between spans, nothing inside of them changes. Returns the key's row.
std::size_t insertKey(CurveEdit &edit, std::int32_t time, const Value &fallback);

/// How many spans contain a time: a key there belongs to all of them.
std::size_t spansAt(const CurveEdit &edit, std::int32_t time);

/// Calls insertKey, then sets the shown numbers of some components (bits of `components`; `numbers` has one for each
/// shown component). Handles with a mode follow.
std::size_t setKey(CurveEdit &edit, std::int32_t time, const Value &fallback, std::span<const double> numbers,
                   unsigned components);

} // namespace sinew
