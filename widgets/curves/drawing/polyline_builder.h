// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/segment_angles.h"
#include "widgets/curves/drawing/curve_polyline.h"
#include "widgets/curves/drawing/curve_sampler.h"

namespace sinew {

/// Makes the pieces of a line span by span, for CurvePolyline::build().
class PolylineBuilder
{
public:
    PolylineBuilder(CurvePolyline &line, const CurveSource &source, const KeyNumbers &numbers,
                    const PolylineView &view);

    void span(int row, const TimeSpan &span);

private:
    using Numbers = CurveNumbers;

    std::size_t rowAt(std::size_t position) const { return m_rows.empty() ? position : m_rows[position]; }
    double timeAt(std::size_t position) const { return m_times[rowAt(position)]; }
    /// The first key at or after (behind: after) a time, in chronological order.
    std::size_t position(double time, bool behind) const;

    void begin(CurvePolyline::Part part);
    void end();
    void add(double time, const Numbers &numbers);
    void addKey(double time, std::size_t position);
    Numbers keyNumbers(std::size_t position) const;

    void rest();
    /// A span for which the nearest keys outside count as well.
    void outerKeys(std::size_t first, std::size_t last);
    /// The part within the span of the segment after the key `left`.
    void crossing(std::size_t left, double from, double to);
    void hold(std::size_t position, double from, double to);
    /// The segment through the span's end: from the last key on (tail), or up to the first one.
    void seam(std::size_t first, std::size_t last, bool tail);

    /// A segment between two keys at places from 0 to 1.
    struct Segment
    {
        std::uint32_t left, right;
        std::optional<SegmentAngles> angles; ///< of a rotation
    };
    Segment segmentOf(std::size_t left, std::size_t right) const;
    Numbers numbersIn(Segment &segment, double place) const;
    /// Adds both sides of the jump of angles if that lies between two places, which are `from` and `to` in time.
    void addJump(Segment &segment, double place, double nextPlace, double from, double to);
    /// The number of equal pieces in which the range between two keys is sampled.
    int samples(double from, double to, std::uint32_t left, std::uint32_t right) const;
    void keys(std::size_t first, std::size_t last);
    /// Adds keys with only straight lines between them, all at once; false if they have others.
    bool copyKeys(std::size_t from, std::size_t to);
    /// Adds the vertices after key `i` up to the next one.
    void segment(std::size_t i);
    /// Sums up keys from `i` on while they are dense; returns the first key that is not (the last one summed up).
    std::size_t columns(std::size_t i, std::size_t to);

    CurvePolyline &m_line;
    const CurveSource &m_source;
    const KeyNumbers &m_keys;
    PolylineView m_view;
    std::span<const std::int32_t> m_times;
    CurveSampler m_sampler;
    std::vector<std::size_t> m_rows; ///< in chronological order; empty if they already are
    TimeSpan m_span;
    int m_row = 0;
    bool m_step = false, m_straight = false;
};

} // namespace sinew
