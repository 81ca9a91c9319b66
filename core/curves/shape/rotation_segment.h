// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <functional>
#include <utility>

namespace sinew {

/// Two keys of a rotation curve with the tangents between them, as hermite and bezier curves are read:
/// slerp(slerp(start, end, t), slerp(out, in, t), 2t(1 − t)), each along the shorter arc.
struct RotationSegment
{
    Quat start, out, in, end;

    Quat at(double t) const;
};

/// As in curve_sample, in double precision: along the shorter arc, lengths unchanged.
Quat slerpOf(const Quat &a, const Quat &b, double t);

/// The tangents with which a segment from `start` to `end` comes closest to `wanted`(0…1), which meets both ends: least
/// squares over the rotations at inner moments. Exact if a segment can match it.
RotationSegment fitSegment(const Quat &start, const Quat &end, const std::function<Quat(double)> &wanted);

/// Both sides of a segment cut at `t` (inside 0…1). The cut lies on it, the tangents of both parts are fitted.
std::pair<RotationSegment, RotationSegment> splitSegment(const RotationSegment &segment, double t);

} // namespace sinew
