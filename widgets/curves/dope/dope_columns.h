// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"
#include "core/document/key_mark.h"
#include "widgets/curves/session/time_axis.h"

#include <vector>

namespace sinew {

/// What one pixel column of a lane contains; bits.
enum : std::uint8_t { ColumnHasKey = 1, ColumnHasSelected = 2 };

/// Adds a curve's keys to the columns of a lane (one byte per logical pixel from x = 0). `bits`: those of
/// KeyMark::selected that count as selected. Sorted curves take no more steps than there are columns; only marks are
/// read key by key.
void coverColumns(const CurveBase &curve, const KeyMarks &marks, KeyBits bits, const TimeAxis &axis,
                  std::vector<std::uint8_t> &columns);

/// Marks keys that sequences show though they lie in another range as ColumnHasKey where they are seen. Such keys don't
/// belong to the lane: they can't be selected or moved there.
void coverBorrowed(const CurveBase &curve, std::span<const BorrowedSpan> echoes, const TimeAxis &axis,
                   std::vector<std::uint8_t> &columns);

/// Rows of keys with first <= time <= last, in time order for a sorted curve, else in file order.
std::vector<std::size_t> rowsBetween(const CurveBase &curve, double first, double last);

/// The key time nearest to `time` within `reach`; false if there is none.
bool nearestKeyTime(const CurveBase &curve, double time, double reach, std::int32_t &found);

} // namespace sinew
