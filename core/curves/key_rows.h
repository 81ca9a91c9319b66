// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

// Whole keys of an edit, whatever their content: the building blocks of tools for moving, deleting and pasting.

/// The keys of some rows, in that order, with the same header.
CurveBase pickKeys(const CurveBase &curve, const TypeInfo &value, std::span<const std::uint32_t> rows);
/// Keeps only some rows, in that order, with their marks.
void keepRows(CurveEdit &edit, std::span<const std::uint32_t> rows);

/// Rows of keys with a selected value bit, in the curve's order.
std::vector<std::uint32_t> selectedRows(const CurveEdit &edit);
/// All rows by time; rows of equal time in the curve's order.
std::vector<std::uint32_t> rowsByTime(const CurveBase &curve);

/// Inserts keys, sorted by time and with the curve's interpolation, into the curve, replacing keys at their times.
void mergeKeys(CurveEdit &edit, const CurveBase &keys, const KeyMarks &marks);

/// Replaces the keys in a span with those of another curve of the same type and interpolation; no key in it keeps its
/// marks.
void swapKeys(CurveEdit &edit, CurveBase &other, const TimeSpan &span);

/// True if any handle of the curve has a mode that could need refreshHandles().
bool hasHandleModes(const CurveEdit &edit);

/// Reverses the keys in time: in and out are swapped, hermite slopes change sign; modes and selection follow.
void swapHandles(CurveBase &curve, const TypeInfo &value, std::size_t row);
void swapHandles(KeyMark &mark);

} // namespace sinew
