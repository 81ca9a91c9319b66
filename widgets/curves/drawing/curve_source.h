// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/scene/pose/sample_span.h"

namespace sinew {

/// A track as the game evaluates it.
struct CurveSource
{
    CurveBase curve;
    const TypeInfo *value = nullptr;
    RotationOrder order = RotationOrder::Xyz;
    bool step = false; ///< without interpolation, whatever the curve says
    bool isGlobal = false;
    TimeSpans spans;      ///< empty: all time is one span
    BorrowedSpans echoes; ///< sequences that show keys of another range
    Value rest;           ///< in spans without keys; may be empty

    SampleSpan spanOf(const TimeSpan &span, double time) const;
};

/// The shown numbers at a moment inside a span, by the evaluator; Euler angles continue from those of `keys`, the
/// curve's shown numbers. False if nothing defines the value.
bool numbersAt(const CurveSource &source, const TimeSpan &span, double time, const KeyNumbers &keys,
               CurveNumbers &numbers);
/// The whole timeline, for curves without spans.
TimeSpan allTime();

} // namespace sinew
