// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/rotation_view.h"

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double degree = std::numbers::pi / 180;
/// Cosine of the middle angle below which the outer two turn about the same axis, to single precision.
constexpr double locked = lockedWithin * degree;

/// Which axis comes first, second, third, and whether that order is a mirrored x y z.
struct Axes
{
    std::size_t first, second, third;
    bool odd;
};

Axes axesOf(RotationOrder order)
{
    switch (order) {
    case RotationOrder::Xzy:
        return {0, 2, 1, true};
    case RotationOrder::Yxz:
        return {1, 0, 2, true};
    case RotationOrder::Yzx:
        return {1, 2, 0, false};
    case RotationOrder::Zxy:
        return {2, 0, 1, false};
    case RotationOrder::Zyx:
        return {2, 1, 0, true};
    case RotationOrder::Raw:
    case RotationOrder::Xyz:
        break;
    }
    return {0, 1, 2, false};
}

/// Within ±180°. Most angles are, and finding the remainder is slow.
double withinTurn(double angle)
{
    return std::abs(angle) <= 180 ? angle : std::remainder(angle, 360.0);
}

/// The other angles of the same rotation.
EulerAngles otherSolution(const EulerAngles &angles, const Axes &axes)
{
    EulerAngles other;
    other[axes.first] = angles[axes.first] + 180;
    other[axes.second] = 180 - angles[axes.second];
    other[axes.third] = angles[axes.third] + 180;
    return other;
}

/// By whole turns.
EulerAngles turnedTo(EulerAngles angles, const EulerAngles &near)
{
    for (std::size_t axis = 0; axis < 3; ++axis)
        angles[axis] = near[axis] + withinTurn(angles[axis] - near[axis]);
    return angles;
}

double distance(const EulerAngles &a, const EulerAngles &b)
{
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

} // namespace

const char *axisNames(RotationOrder order)
{
    static const char *const names[] = {"", "XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"};
    return names[std::size_t(order)];
}

EulerAngles toEuler(const Quat &rotation, RotationOrder order)
{
    const double x = double(rotation.x), y = double(rotation.y), z = double(rotation.z), w = double(rotation.w);
    const double square = x * x + y * y + z * z + w * w;
    if (!(square > 0) || !std::isfinite(square))
        return {};
    const double s = 2 / square;
    const double matrix[3][3] = {{1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)},
                                 {s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)},
                                 {s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)}};
    const auto [i, j, k, odd] = axesOf(order);
    const double sign = odd ? -1 / degree : 1 / degree;
    const double cosine = std::hypot(matrix[i][i], matrix[j][i]);
    EulerAngles angles;
    angles[j] = sign * std::atan2(-matrix[k][i], cosine);
    if (cosine > locked) {
        angles[i] = sign * std::atan2(matrix[k][j], matrix[k][k]);
        angles[k] = sign * std::atan2(matrix[j][i], matrix[i][i]);
    } else {
        angles[i] = sign * std::atan2(-matrix[j][k], matrix[j][j]);
        angles[k] = 0;
    }
    return angles;
}

Quat rotationOf(const EulerAngles &angles, RotationOrder order)
{
    const auto [i, j, k, odd] = axesOf(order);
    const double a = angles[i] * degree / 2, b = (odd ? -angles[j] : angles[j]) * degree / 2,
                 c = angles[k] * degree / 2;
    const double ci = std::cos(a), si = std::sin(a), cj = std::cos(b), sj = std::sin(b), ck = std::cos(c),
                 sk = std::sin(c);
    double parts[3];
    parts[i] = si * cj * ck - ci * sj * sk;
    parts[j] = ci * sj * ck + si * cj * sk;
    parts[k] = ci * cj * sk - si * sj * ck;
    if (odd)
        parts[j] = -parts[j];
    return {float(parts[0]), float(parts[1]), float(parts[2]), float(ci * cj * ck + si * sj * sk)};
}

std::size_t middleAxis(RotationOrder order)
{
    return axesOf(order).second;
}

EulerAngles nearestAngles(const EulerAngles &angles, const EulerAngles &near, RotationOrder order, double lockedDegrees)
{
    const Axes axes = axesOf(order);
    const auto [i, j, k, odd] = axes;
    if (const double middle = std::abs(withinTurn(angles[j])); std::abs(middle - 90) <= lockedDegrees) {
        // Only the difference (or sum) of the outer angles is determined, so they can share the way.
        const double together = (withinTurn(angles[j]) > 0) != odd ? -1 : 1;
        const double off = withinTurn(angles[i] + together * angles[k] - (near[i] + together * near[k]));
        EulerAngles result = turnedTo(angles, near);
        result[i] = near[i] + off / 2;
        result[k] = near[k] + together * off / 2;
        return result;
    }
    const EulerAngles one = turnedTo(angles, near), two = turnedTo(otherSolution(angles, axes), near);
    return distance(two, near) < distance(one, near) ? two : one;
}

EulerAngles sameSideAngles(const EulerAngles &angles, const EulerAngles &near, RotationOrder order)
{
    const Axes axes = axesOf(order);
    const auto isBeyond = [&](const EulerAngles &a) { return std::abs(withinTurn(a[axes.second])) > 90; };
    return turnedTo(isBeyond(angles) == isBeyond(near) ? angles : otherSolution(angles, axes), near);
}

Quat sameHemisphere(const Quat &rotation, const Quat &near)
{
    const double dot = double(rotation.x) * double(near.x) + double(rotation.y) * double(near.y) +
                       double(rotation.z) * double(near.z) + double(rotation.w) * double(near.w);
    return dot < 0 ? Quat{-rotation.x, -rotation.y, -rotation.z, -rotation.w} : rotation;
}

Quat normalised(const Quat &rotation)
{
    const double x = double(rotation.x), y = double(rotation.y), z = double(rotation.z), w = double(rotation.w);
    const double length = std::sqrt(x * x + y * y + z * z + w * w);
    if (!(length > 0) || !std::isfinite(length))
        return {};
    return {float(x / length), float(y / length), float(z / length), float(w / length)};
}

Quat thenRotation(const Quat &a, const Quat &b)
{
    return {b.w * a.x + b.x * a.w + b.y * a.z - b.z * a.y, b.w * a.y - b.x * a.z + b.y * a.w + b.z * a.x,
            b.w * a.z + b.x * a.y - b.y * a.x + b.z * a.w, b.w * a.w - b.x * a.x - b.y * a.y - b.z * a.z};
}

Quat inverseOf(const Quat &rotation)
{
    const double x = double(rotation.x), y = double(rotation.y), z = double(rotation.z), w = double(rotation.w);
    const double square = x * x + y * y + z * z + w * w;
    if (!(square > 0) || !std::isfinite(square))
        return {};
    return {float(-x / square), float(-y / square), float(-z / square), float(w / square)};
}

Vec3 rotated(const Vec3 &v, const Quat &rotation)
{
    const Quat arm{v.x, v.y, v.z, 0};
    const Quat result = thenRotation(thenRotation(inverseOf(rotation), arm), rotation);
    return {result.x, result.y, result.z};
}

} // namespace sinew
