// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "geometry.h"

namespace sinew::samples {

/// An arm or a leg at rest.
struct Limb
{
    V3 root, joint, end;
    V3 pole; ///< to which side the joint bends
};

/// World rotations of its two bones.
struct LimbTurn
{
    Q4 upper, lower;
};

/// Bends a limb whose root is now at `root` so that its end reaches `end`, or points there if it is too short.
LimbTurn bendLimb(const Limb &rest, const V3 &root, const V3 &end, const V3 &pole);

/// Axes with x along `direction` and z as near to `up` as possible.
Eigen::Matrix3d axesOf(const V3 &direction, const V3 &up);

} // namespace sinew::samples
