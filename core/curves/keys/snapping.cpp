// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/snapping.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sinew {

double snapTime(double time, const Snapping &snapping)
{
    if (snapping.toMarkers && !snapping.markers.empty()) {
        const auto after = std::lower_bound(snapping.markers.begin(), snapping.markers.end(), time);
        double nearest = after != snapping.markers.end() ? double(*after) : double(snapping.markers.back());
        if (after != snapping.markers.begin() && time - double(*std::prev(after)) <= std::abs(nearest - time))
            nearest = double(*std::prev(after));
        if (std::abs(nearest - time) <= snapping.markerReach)
            return nearest;
    }
    const double step = snapping.toFrames && snapping.timeStep > 0 ? snapping.timeStep : 1;
    return std::round(std::round(time / step) * step);
}

double snapValue(double value, const Snapping &snapping)
{
    return snapping.valueStep > 0 ? std::round(value / snapping.valueStep) * snapping.valueStep : value;
}

} // namespace sinew
