// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_numbers.h"

#include <array>

namespace sinew {

/// A key's value in double precision: its numbers, or a unit quaternion x y z w. Unused places are 0.
using CurvePoint = CurveNumbers;

/// The difference between two values, or its rate: differences of numbers; for rotations the logarithm of the turn
/// (half angle in radians times its axis, in the key's frame). Slopes are per segment, speeds per unit of time.
using CurveSlope = CurveNumbers;

/// Values of one type as points of a space in which fits and handles need not distinguish numbers and rotations.
///
/// Both kinds of segment have one form: the direct path from a to b (d long) plus t(1 − t)·((1 − t)(out − d) + t(d −
/// in)), where out and in are the slopes at its ends. For numbers this is the cubic with Hermite slopes. For rotations
/// the deviation from the slerp is twice the logarithm of the tangents' deviation, so out = a·exp((slope − d)/2) and in
/// = b·exp((d − slope)/2), as in squad.
struct CurveSpace
{
    bool isRotation = false;
    int components = 0; ///< of a slope: 3 for rotations

    explicit CurveSpace(const TypeInfo &value);

    CurvePoint point(const CurveBase &curve, std::size_t row) const;
    void setPoint(CurveBase &curve, std::size_t row, const CurvePoint &point) const;
    CurveSlope between(const CurvePoint &a, const CurvePoint &b) const; ///< rotations: the shorter way
    CurvePoint moved(const CurvePoint &from, const CurveSlope &by) const;
    /// Largest component, or degrees of turn.
    double distance(const CurvePoint &a, const CurvePoint &b) const;

    /// Slope at a key's side, whatever the file stores; `direct` is the whole segment's. Without tangents it is
    /// `direct` itself.
    CurveSlope slope(const CurveBase &curve, std::size_t row, KeyPart side, const CurveSlope &direct) const;
    /// Leaves components that already equal the stored ones to single precision, and those that are not finite.
    void setSlope(CurveBase &curve, std::size_t row, KeyPart side, const CurveSlope &slope,
                  const CurveSlope &direct) const;
};

/// For a rotation of any length but 0; else no turn.
CurvePoint unitPoint(const Quat &rotation);
/// Between unit quaternions along the shorter arc; other lengths as in the evaluator.
CurvePoint slerp(const CurvePoint &a, const CurvePoint &b, double t);

CurveSlope operator+(const CurveSlope &a, const CurveSlope &b);
CurveSlope operator-(const CurveSlope &a, const CurveSlope &b);
CurveSlope operator*(double factor, const CurveSlope &a);

/// One segment between two keys, t from 0 to 1.
struct CurveSegment
{
    CurvePoint a{}, b{};
    CurveSlope out{}, in{};
    CurveSlope direct{}; ///< from a to b

    /// For an interpolated curve; linear curves are straight.
    CurveSegment(const CurveSpace &space, const CurveBase &curve, std::size_t left, std::size_t right);
    CurveSegment(const CurveSpace &space, const CurvePoint &from, const CurvePoint &to);

    /// For numbers: a single component; most curves have few.
    double numberAt(std::size_t i, double t) const
    {
        const double u = 1 - t;
        return a[i] + t * direct[i] + t * u * (u * (out[i] - direct[i]) + t * (direct[i] - in[i]));
    }
    double numberSlopeAt(std::size_t i, double t) const
    {
        const double u = 1 - t;
        return t <= 0   ? out[i]
               : t >= 1 ? in[i]
                        : direct[i] + u * (1 - 3 * t) * (out[i] - direct[i]) + t * (2 - 3 * t) * (direct[i] - in[i]);
    }
    CurvePoint at(const CurveSpace &space, double t) const;
    /// Derivative with respect to t in the frame of the point at t.
    CurveSlope slopeAt(const CurveSpace &space, double t) const;
};

} // namespace sinew
