// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <optional>

namespace sinew {

/// Whether a limb of two bones gets to its goal.
enum class LimbReach : std::uint8_t {
    There,
    TooFar, ///< it is straight
    TooNear ///< it is folded: its bones have different lengths
};

/// Where the joints of a limb come. The bones keep their lengths.
struct BentLimb
{
    Eigen::Vector3d middle, end;
    LimbReach reach = LimbReach::There;
};

/// Turns two bones about `root` so that `end` comes to `goal`, or as near as they allow. The middle joint stays on its
/// side of the line from root to goal; of a straight limb that side is any. A limb out of reach stays bent by a tenth
/// of a degree, which keeps the side. Nothing if a bone has no length, or the goal is at the root.
std::optional<BentLimb> bentLimb(const Eigen::Vector3d &root, const Eigen::Vector3d &middle, const Eigen::Vector3d &end,
                                 const Eigen::Vector3d &goal);

} // namespace sinew
