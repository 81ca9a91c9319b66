// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/array.h"

#include <Eigen/Core>

#include <vector>

namespace sinew {

/// Consecutive cubic Bézier curves: points 0…3, 3…6, 6…9 and so on. Points left over at the end, less than a whole
/// curve, are joined by straight lines.
class SplinePath
{
public:
    SplinePath() = default;
    explicit SplinePath(const Array<Vec3> &points);

    struct Place
    {
        Eigen::Vector3f position, tangent; ///< of unit length; +x where the path has no direction
    };
    /// At 0…1 of the path's length. The origin if there are no points.
    Place at(float share) const;

private:
    struct Corner
    {
        float along; ///< from the start
        Eigen::Vector3f position;
    };
    std::vector<Corner> m_corners; ///< the path as short straight pieces
};

} // namespace sinew
