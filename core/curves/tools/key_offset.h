// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/curves/shape/curve_segment.h"

#include <optional>

namespace sinew {

/// How much of a change keys take, by their time: all of it from `first` to `last`, a smooth share (3t² − 2t³) in the
/// `before` and `after` time units around, nothing beyond. A length of 0 or less: no key beyond takes any.
struct Falloff
{
    double first = 0, last = 0;
    double before = 0, after = 0;
    double period = 0; ///< of a loop: times beyond one end continue from the other; 0: no loop

    /// 0…1.
    double share(double time) const;
    /// Change of the share per time unit.
    double slope(double time) const;
};

/// Adds an offset to the keys of one of the edit's spans, by their share of the falloff (its period is ignored): the
/// same numbers to all, or for rotations the same turn about the key's own axes (CurveSpace::moved). Where keys are
/// sparse, keys are put at the ends of the falloff without changing the shape; numbers with tangents then follow it
/// exactly. A span that ends where it begins stays closed: the falloff continues across the seam. Returns how many keys
/// changed; none for events, integers and curves read in steps.
std::size_t offsetKeys(CurveEdit &edit, const CurveSlope &offset, const Falloff &falloff, const TimeSpan &span);

/// True if a span ends where it begins: its keys wrap, or those at both ends are equal.
bool isClosed(const CurveEdit &edit, const TimeSpan &span);

/// The smallest range of the span's keys that contains the selection; nothing if no key of it is selected.
std::optional<Falloff> selectedRange(const CurveEdit &edit, const TimeSpan &span);

} // namespace sinew
