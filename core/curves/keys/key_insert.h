// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// Puts a key on the curve at `time` without changing its shape in the span that holds the time: values and handles are
/// split (exact for numbers; rotations: slerp exactly, tangents fitted), over the seam of a looping span as well. A key
/// that is there is left. A span without keys, where the game shows it, gets `fallback` (of the value's type); an
/// absent curve becomes present. Adds the key to what is selected; its handles lie on the shape and have the edit's
/// newHandles for later edits. Between spans nothing inside
/// of them changes. Returns the key's row.
std::size_t insertKey(CurveEdit &edit, std::int32_t time, const Value &fallback);

/// How many spans hold a time: a key there is a key of them all.
std::size_t spansAt(const CurveEdit &edit, std::int32_t time);

/// insertKey, then sets shown numbers of some components (bits of `components`; `numbers` has one for each that is
/// shown). Handles with a mode follow.
std::size_t setKey(CurveEdit &edit, std::int32_t time, const Value &fallback, std::span<const double> numbers,
                   unsigned components);

} // namespace sinew
