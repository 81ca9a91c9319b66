// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"
#include "core/curves/curve_edit.h"

namespace sinew {

/// What an operation did to the shape: keys before and after, and the largest distance between old and new curve at
/// whole time units inside the spans, with its time. For rotations in degrees of turn, else in the curve's own numbers.
struct FitReport
{
    std::size_t keysBefore = 0, keysAfter = 0;
    double deviation = 0;
    std::int32_t at = 0;
    std::size_t shared = 0; ///< spans left as they were at a border, since the key there is another span's, too

    void add(const FitReport &other);
};
/// Sampled at every key time; between keys the extremes of each cubic are found, rotations are sampled densely. Largest
/// component of vectors. Values that were not numbers do not count; values that became none are infinitely far.
FitReport compareShapes(const CurveEdit &before, const CurveEdit &after, const TaskControl *control = nullptr);

/// Changes a curve's interpolation and keeps the shape: exactly from linear, hermite or bezier to hermite or bezier; to
/// None and Linear, and from None, with at most `extraKeys` new keys per segment, placed where they bring the deviation
/// below `tolerance` or, when they are too few, as low as possible (0: only the type changes; tangents that appear are
/// flat). Handle modes stay. Call it on a copy to see the deviation first.
FitReport changeInterpolation(CurveEdit &edit, Interpolation to, double tolerance, int extraKeys);

/// Which keys a whole-animation tool works on: those inside `spans` (of the edit's spans), or only between selected
/// keys.
struct ToolRange
{
    std::vector<TimeSpan> spans; ///< empty: every span of the curve
    bool selectedOnly = false;
    TaskControl *control = nullptr; ///< receives the progress; the result of a cancelled tool must be discarded

    /// False when the tool should stop.
    bool shouldContinue(double done) const { return !control || control->advance(done); }
};

/// Removes keys while the curve stays within `tolerance` of what it was (per component; rotations: degrees of turn).
/// Tangents of the remaining keys continue as they were, longer, or are fitted where that is not enough; their handles
/// become Free. First and last keys of every span stay, keys outside of all spans and at shared times as well. Steps
/// (integers, None) only lose equal neighbours, events nothing. About n log n; 0.2 s for 100,000 numbers, 1.3 s for as
/// many rotations.
FitReport simplify(CurveEdit &edit, double tolerance, const ToolRange &range);
/// Removes keys that change nothing at all (equal neighbours, on the line, on one cubic) to single precision: no
/// fitting.
FitReport clean(CurveEdit &edit, const ToolRange &range);
/// A key every `step` time units (at least 1) as evaluated, from each span's start to its end inclusive; keys in
/// between go, except for the first and last keys of any span. Tangents follow the speed there. Nothing when that makes
/// more than 4 million keys.
FitReport bake(CurveEdit &edit, double step, const ToolRange &range);
/// Moves inner keys (not first or last ones) by `strength` 0…1 towards their neighbours: the line of least squares
/// through those within `radius` time units (at most 500 per side), weighted by Gauss' curve; straight stays straight.
/// Looping spans look over the seam. Speeds are smoothed alike. Integers are rounded; events and tracks that are read
/// in steps stay.
FitReport smooth(CurveEdit &edit, double radius, double strength, const ToolRange &range);
/// Makes the end of every span meet its start: a closing key at the span's end that equals the opening one (an opening
/// key is put at the start when missing), the difference spread over the last `blend` time units, where a key is put;
/// handles at the seam agree. Steps only get their closing key. A span stays where that would change the key of another
/// one at a time that both have.
FitReport makeLoopable(CurveEdit &edit, double blend, const ToolRange &range);
/// The first and last keys of a span take the value of the neighbouring key, handles go along; spans of less than
/// three keys stay, and keys that stand in another span as well.
FitReport matchNeighbours(CurveEdit &edit, const ToolRange &range);

} // namespace sinew
