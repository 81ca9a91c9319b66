// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace sinew::m3 {

/// Block::timelineStart of keys that could not be placed on the timeline: too far from their sequence.
inline constexpr std::int32_t notOnTimeline = std::numeric_limits<std::int32_t>::min();

/// The longest duration that a sequence can be given, in milliseconds. More would leave no room on the timeline; ten
/// hours are enough for any animation.
inline constexpr std::int32_t longestSequence = 36'000'000;

} // namespace sinew::m3
