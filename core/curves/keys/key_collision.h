// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/time_plan.h"

namespace sinew {

/// How strongly a key claims its new time: not at all, moved along, moved itself.
inline constexpr std::uint8_t stayRank = 0, followerRank = 1, selectedRank = 2;

/// Resolves collisions of keys and brings the keys into their new order. `times` and `ranks` by row. Keys that had
/// equal times before may keep them.
Result<TimePlan> settleKeys(const CurveEdit &edit, const KeyTransform &transform, std::vector<std::int32_t> times,
                            std::span<const std::uint8_t> ranks);

} // namespace sinew
