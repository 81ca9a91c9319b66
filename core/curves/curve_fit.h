// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

#include <functional>

namespace sinew {

/// What an operation did to the shape: keys before and after, and the largest distance between old and new curve at whole
/// time units inside the spans, with its time. For rotations in degrees of turn, else in the curve's own numbers.
struct FitReport
{
    std::size_t keysBefore = 0, keysAfter = 0;
    double deviation = 0;
    std::int32_t at = 0;

    void add(const FitReport &other);
};
/// Sampled at every key time, and between keys often enough to find the extremes of a cubic.
FitReport compareShapes(const CurveEdit &before, const CurveEdit &after);

/// Changes a curve's interpolation and keeps the shape: exactly where the type can (anything to bezier or hermite where both are cubics,
/// linear to bezier), by fitted tangents otherwise; to None and Linear with at most `extraKeys` new keys a segment where that reduces the deviation
/// below `tolerance` (0 extra keys: only the type changes). Session handle modes stay.
FitReport changeInterpolation(CurveEdit &edit, Interpolation to, double tolerance, int extraKeys);

/// Which keys a whole-animation tool works on: those inside `spans` (of the edit's spans), or only between selected keys.
struct ToolRange
{
    std::vector<TimeSpan> spans; ///< empty: every span of the curve
    bool selectedOnly = false;
};

/// Removes keys while the curve stays within `tolerance` of what it was (per component; rotations: degrees of turn). Tangents of
/// the remaining keys are fitted. Opening and closing keys of every span stay; keys outside of all spans stay.
FitReport simplify(CurveEdit &edit, double tolerance, const ToolRange &range);
/// Removes keys that change nothing at all (equal neighbours, on the line): simplify with no tolerance and no fitting.
FitReport clean(CurveEdit &edit, const ToolRange &range);
/// A key every `step` time units (as evaluated), from each span's start to its end inclusive; keys in between go.
FitReport bake(CurveEdit &edit, double step, const ToolRange &range);
/// Moves the numbers of inner keys towards the weighted mean of their neighbours (Gaussian over `radius` time units), `strength` 0…1.
FitReport smooth(CurveEdit &edit, double radius, double strength, const ToolRange &range);
/// Makes the end of every span meet its start: a closing key at the span's end that equals the opening one (an opening key is put at the
/// start when missing), the difference spread over the last `blend` time units; handles at the seam agree.
FitReport makeLoopable(CurveEdit &edit, double blend, const ToolRange &range);
/// The opening and closing keys of a span take the numbers of their neighbours ("match neighbours") …
FitReport matchNeighbours(CurveEdit &edit, const ToolRange &range);

} // namespace sinew
