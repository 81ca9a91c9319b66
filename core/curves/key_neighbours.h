// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// The segment on one side of a key.
struct KeySide
{
    static constexpr std::size_t none = ~std::size_t(0);
    std::size_t neighbour = none; ///< row at the other end
    std::size_t self = none;      ///< row at this end: the key, or the one at the same moment beyond the seam
    double length = 0;            ///< in time; 0: no segment
    bool beyondSeam = false;      ///< first and last key are at one moment, so this is the other one's segment

    explicit operator bool() const { return length > 0; }
};

/// The keys of a curve in chronological order, and which of them are neighbours as the game reads them: within their
/// span, across the seam in looping ones, and across the borders of sequences that read outer keys
/// (Clip::usesOuterKeys). Other keys outside all spans have no neighbours. Valid for one state of the curve.
class KeyNeighbours
{
public:
    explicit KeyNeighbours(const CurveEdit &edit);

    std::size_t size() const { return m_times.size(); }
    /// Row of the key at an index in chronological order; keys at equal times in file order.
    std::size_t row(std::size_t place) const { return m_order.empty() ? place : m_order[place]; }
    std::int32_t timeAt(std::size_t place) const { return m_times[row(place)]; }
    /// Indices [first, last) of the keys in a span.
    std::pair<std::size_t, std::size_t> places(const TimeSpan &span) const;

    KeySide before(std::size_t row) const { return side(row, false); }
    KeySide after(std::size_t row) const { return side(row, true); }

private:
    KeySide side(std::size_t row, bool after) const;

    const CurveEdit &m_edit;
    CurveBase m_curve; ///< keeps the times alive when the edit's curve is changed
    std::span<const std::int32_t> m_times;
    std::vector<std::uint32_t> m_order, m_places; ///< empty when sorted
};

} // namespace sinew
