// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/rotation_view.h"
#include "core/curves/time_span.h"

#include <optional>

namespace sinew {

/// How near rotation curves come to gimbal lock in each order of Euler angles: there the outer angles swing.
class LockAdvice
{
public:
    /// Adds the segments of a rotation curve whose keys both lie in one of the spans; of all keys if there are none.
    void add(const CurveBase &rotations, std::span<const TimeSpan> spans);

    /// Degrees; 90 without rotations.
    double clearance(RotationOrder order) const;
    /// The order that stays farthest away, if the given one comes near and that one clearly does not.
    std::optional<RotationOrder> better(RotationOrder order) const;

private:
    void add(const Quat &rotation);

    double m_sines[7] = {}; ///< the largest of the middle angle, by order
};

} // namespace sinew
