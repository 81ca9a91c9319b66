// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Geometry>

namespace sinew {

/// A half-line; `direction` has unit length, so distances along it are in world units.
struct Ray
{
    Eigen::Vector3f origin = Eigen::Vector3f::Zero();
    Eigen::Vector3f direction = -Eigen::Vector3f::UnitX();

    Eigen::Vector3f at(float distance) const { return origin + distance * direction; }
};

} // namespace sinew
