// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/key_transform.h"

namespace sinew {

/// Keys that follow a transform without being selected, and by how much: proportional editing. Empty vectors without
/// falloff.
struct Followers
{
    std::vector<float> shares;          ///< 0…1 for each key; 1 for selected ones
    std::vector<std::uint32_t> leaders; ///< the selected key nearest in time; a selected key is its own leader
};
Followers followersOf(const CurveEdit &edit, const KeyTransform &transform);

/// The effect of a transform on the times of a curve's keys.
struct TimePlan
{
    std::vector<std::int32_t> times; ///< one per row; empty: all stay
    std::vector<std::uint32_t> rows; ///< rows that stay, in their new order; empty: all in the old one
};
/// Refused when keys collide and may not, or there is no room.
Result<TimePlan> planTimes(const CurveEdit &edit, const KeyTransform &transform, const Followers &followers);

} // namespace sinew
