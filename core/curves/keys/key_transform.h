// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// What happens when a moved key arrives at the time of an unmoved one.
enum class Collision : std::uint8_t {
    Merge,  ///< the moved key replaces it
    Refuse, ///< the whole transform is refused with the time
    Push,   ///< keys in the way move on by whole units until all times differ
};

enum class PivotMode : std::uint8_t {
    Given,      ///< timePivot and valuePivot (playhead, cursor, centre of the selection)
    Individual, ///< every key about its own value and, in time, every run of neighbouring selected keys about its
                ///< centre
};

/// New time = timePivot + (time − timePivot)·timeScale + timeShift, rounded; new number likewise with value….
struct KeyTransform
{
    double timeShift = 0, timeScale = 1, timePivot = 0;
    /// Sorted; timePivot counts from the last one at or before each key: the start of the sequence that contains its
    /// time. Empty: from 0.
    std::vector<std::int32_t> timeOrigins;
    double valueShift = 0, valueScale = 1, valuePivot = 0; ///< in shown numbers (degrees for Euler angles)
    PivotMode pivot = PivotMode::Given;
    Collision collision = Collision::Merge;
    bool keepInSpans = true; ///< a key stays in its sequence, at most at its border
    bool ripple = false;     ///< unselected keys of the curve after the selection move by the same shift (within the
                             ///< sequence if keepInSpans)
    double falloff =
        0; ///< proportional edit: unselected keys within so many time units follow, by a smooth share; 0: off
};

/// Moves, scales and retimes the selection: times of keys with a selected value bit (all components share the time),
/// numbers of the selected components and handles. A handle alone moves only in value. Handles with a mode follow
/// (refreshHandles). Always computed from the edit as given: gestures apply growing transforms to the first state. Keys
/// that were out of order stay so unless they are moved.
Status transformKeys(CurveEdit &edit, const KeyTransform &transform);

} // namespace sinew
