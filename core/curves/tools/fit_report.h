// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"
#include "core/curves/curve_edit.h"

namespace sinew {

/// The effect of an operation on the shape: keys before and after, and the largest distance between old and new curve
/// at whole time units inside the spans, with its time. For rotations in degrees, else in the curve's own numbers.
struct FitReport
{
    std::size_t keysBefore = 0, keysAfter = 0;
    double deviation = 0;
    std::int32_t at = 0;
    std::size_t alike = 0;  ///< spans left unchanged as there was nothing to do
    std::size_t shared = 0; ///< spans left unchanged at a border, since the key there belongs to another span as well

    void add(const FitReport &other);
};

/// Sampled at every key time; between keys the extremes of each cubic are found, rotations are sampled densely. Largest
/// component of vectors. Values that were NaN do not count; values that became NaN are infinitely far.
FitReport compareShapes(const CurveEdit &before, const CurveEdit &after, const TaskControl *control = nullptr);

} // namespace sinew
