// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// Row of the key at a time of a span; one is inserted there if missing, without changing the shape.
std::size_t keyInSpan(CurveEdit &edit, const TimeSpan &span, std::int32_t time);
/// True if a span other than `own` contains a time.
bool isSharedKeyTime(const CurveEdit &edit, const TimeSpan &own, std::int32_t time);
/// True if two keys mean the same apart from float rounding; for rotations whatever the sign of the quaternion.
bool keysMeet(const CurveEdit &edit, std::size_t a, std::size_t b);

} // namespace sinew
