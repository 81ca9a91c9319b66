// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sinew {

/// A drawn component of a track, and how its numbers map to the value axis: plotted = number · scale + offset.
struct GraphLane
{
    std::size_t track = 0; ///< row in CurveSession::tracks()
    int component = 0;
    bool isEvents = false; ///< keys without a value: marks along the lower edge
    double scale = 1, offset = 0;
    double low = 0, high = 1; ///< Stacked: its part of the axis
};

/// Lowest and highest number of a component's keys; low > high if it has none.
struct NumberRange
{
    double low = 1, high = 0;

    bool isEmpty() const { return low > high; }
    void add(double number)
    {
        if (!std::isfinite(number))
            return;
        const bool isFirst = isEmpty();
        low = isFirst ? number : std::min(low, number);
        high = isFirst ? number : std::max(high, number);
    }
    void add(const NumberRange &other)
    {
        if (other.isEmpty())
            return;
        add(other.low);
        add(other.high);
    }
};

} // namespace sinew
