// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_neighbours.h"
#include "core/curves/shape/curve_segment.h"

#include <optional>

namespace sinew {

/// Maximum error of a fit: each component, or for rotations degrees in the first element.
struct FitTolerance : CurveNumbers
{
    explicit FitTolerance(double all) { fill(all); }
};
/// The uncertainty from single precision of the values at these indices (inclusive).
FitTolerance roundingOf(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t first, std::size_t last);

/// A section of a curve, to be replaced by single segments between two of its keys.
class SegmentFit
{
public:
    /// Indices of the first and the last key in chronological order; times must increase.
    SegmentFit(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t first, std::size_t last);

    /// The segment between two keys (counted from the first), if it stays within `tolerance` of all former ones there:
    /// with the speeds of the curve at both keys, otherwise, if `fitting`, with those of the least squares.
    std::optional<CurveSegment> segment(std::size_t from, std::size_t to, const FitTolerance &tolerance,
                                        bool fitting) const;

private:
    CurveSegment merged(std::size_t from, std::size_t to) const;
    void fitSlopes(CurveSegment &segment, std::size_t from, std::size_t to) const;
    bool isNear(const CurveSegment &segment, std::size_t from, std::size_t to, const FitTolerance &tolerance) const;
    bool isNearTurn(const CurveSegment &segment, std::size_t from, std::size_t to, double degrees) const;
    /// For the segment after `key`, where the merged one runs from t0 to t1.
    bool isNearCubic(const CurveSegment &segment, std::size_t key, double t0, double t1,
                     const FitTolerance &tolerance) const;

    CurveSpace m_space;
    bool m_isLinear;
    std::vector<CurveSegment> m_segments; ///< in the original state
    std::vector<double> m_times;          ///< one more
    std::vector<CurvePoint> m_samples;    ///< for rotations: m_parts per segment, evenly, from its first key on
    std::size_t m_parts = 0;
};

} // namespace sinew
