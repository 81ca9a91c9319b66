// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace sinew {

/// Where times and values snap to while they are moved.
struct Snapping
{
    double timeStep = 1;               ///< time units; frames as a number of units
    bool toFrames = false;             ///< timeStep counts
    bool toMarkers = false;            ///< sequence borders and the times in `markers`
    double valueStep = 0;              ///< 0: off
    double markerReach = 0;            ///< time units within which a marker attracts
    std::vector<std::int32_t> markers; ///< sorted: sequence borders, playhead
};

/// Nearest allowed time: a marker within reach first, then the grid, else the nearest whole unit.
double snapTime(double time, const Snapping &snapping);

double snapValue(double value, const Snapping &snapping);

} // namespace sinew
