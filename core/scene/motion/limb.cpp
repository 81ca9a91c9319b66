// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/motion/limb.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sinew {

using Eigen::Vector3d;

std::optional<BentLimb> bentLimb(const Vector3d &root, const Vector3d &middle, const Vector3d &end,
                                 const Vector3d &goal)
{
    constexpr double shortest = 1e-6; // of what counts as a bone
    constexpr double straight = 1e-6; // share of the length that a limb out of reach lacks
    const double upper = (middle - root).norm(), lower = (end - middle).norm(), wanted = (goal - root).norm();
    if (!(upper > shortest && lower > shortest && wanted > shortest))
        return std::nullopt;
    const double nearest = std::abs(upper - lower) + straight * (upper + lower),
                 farthest = (upper + lower) * (1 - straight);
    const double reach = std::clamp(wanted, nearest, farthest);
    const Vector3d way = (goal - root) / wanted;
    Vector3d bend = (middle - root) - way * way.dot(middle - root);
    if (bend.norm() < 1e-9 * upper)
        bend = way.unitOrthogonal();
    bend.normalize();
    const double along = (upper * upper - lower * lower + reach * reach) / (2 * reach),
                 aside = std::sqrt(std::max(0.0, upper * upper - along * along));
    return BentLimb{root + way * along + bend * aside, root + way * reach,
                    wanted > upper + lower             ? LimbReach::TooFar
                    : wanted < std::abs(upper - lower) ? LimbReach::TooNear
                                                       : LimbReach::There};
}

} // namespace sinew
