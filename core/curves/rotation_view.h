// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <array>

namespace sinew {

/// How a rotation is shown and edited: as its stored components, or as Euler angles in degrees. Xyz: first about x,
/// then y, then z, all about the parent's axes (Blender's "XYZ Euler").
enum class RotationOrder : std::uint8_t { Raw, Xyz, Xzy, Yxz, Yzx, Zxy, Zyx };

/// "XYZ" …: the axes in the order of their turns; empty for Raw.
const char *axisNames(RotationOrder order);

using EulerAngles = std::array<double, 3>; ///< about x, y, z in degrees, whatever the order

/// For any quaternion but 0 (which gives 0 0 0); its length does not matter. The middle angle is within ±90°, the
/// others within ±180°.
EulerAngles toEuler(const Quat &rotation, RotationOrder order);
/// A unit quaternion.
Quat rotationOf(const EulerAngles &angles, RotationOrder order);
/// The axis of the angle between the other two; at ±90° of it they turn about the same axis (gimbal lock).
std::size_t middleAxis(RotationOrder order);
/// Degrees around gimbal lock within which the outer angles can't be told apart, to single precision.
constexpr double lockedWithin = 1.7189e-4;
/// The angles of the same rotation that are nearest to `near`: chosen from both solutions and by whole turns. Within
/// `locked` degrees of gimbal lock, the outer angles share what differs.
EulerAngles nearestAngles(const EulerAngles &angles, const EulerAngles &near, RotationOrder order,
                          double locked = lockedWithin);
/// The same on the side of gimbal lock on which `near` is: where its middle angle is beyond ±90°, that of the result
/// is.
EulerAngles sameSideAngles(const EulerAngles &angles, const EulerAngles &near, RotationOrder order);
/// q or −q, whichever is nearer to `near`.
Quat sameHemisphere(const Quat &rotation, const Quat &near);
/// Normalised; 0 0 0 1 for a quaternion with a zero or non-finite length.
Quat normalised(const Quat &rotation);
/// Rotation a followed by b (b·a).
Quat thenRotation(const Quat &a, const Quat &b);
Quat inverseOf(const Quat &rotation);
Vec3 rotated(const Vec3 &v, const Quat &rotation);

} // namespace sinew
