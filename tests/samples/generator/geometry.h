// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// tests/samples/generator makes the models and textures in tests/samples. It may use core and plugins/mdx.
// Everything is computed in double and rounded to a coarse grid before it is stored, so that each machine makes the
// same bytes.

#include "core/schema/types.h"

#include <Eigen/Geometry>

#include <cmath>
#include <numbers>

namespace sinew::samples {

using V2 = Eigen::Vector2d;
using V3 = Eigen::Vector3d;
using Q4 = Eigen::Quaterniond;

constexpr double pi = std::numbers::pi;
inline double radians(double degrees)
{
    return degrees * pi / 180;
}

/// Rounded to a multiple of 1/steps; never −0.
inline float grid(double value, double steps)
{
    return float(std::round(value * steps) / steps + 0.0);
}

// Positions on 1/64 units, directions and rotations on 1/4096 and 1/16384, texture coordinates on 1/4096.
inline Vec3 storedPosition(const V3 &p)
{
    return {grid(p.x(), 64), grid(p.y(), 64), grid(p.z(), 64)};
}
inline Vec3 storedDirection(const V3 &d)
{
    return {grid(d.x(), 4096), grid(d.y(), 4096), grid(d.z(), 4096)};
}
inline Vec2 storedUv(const V2 &uv)
{
    return {grid(uv.x(), 4096), grid(uv.y(), 4096)};
}
inline Quat storedRotation(const Q4 &q)
{
    return {grid(q.x(), 16384), grid(q.y(), 16384), grid(q.z(), 16384), grid(q.w(), 16384)};
}

/// A rotation by degrees about x (roll), then y (pitch: positive leans forward), then z (yaw: positive turns left), all
/// fixed axes. The model faces +x, its left is +y, up is +z.
inline Q4 euler(double roll, double pitch, double yaw)
{
    return Q4(Eigen::AngleAxisd(radians(yaw), V3::UnitZ()) * Eigen::AngleAxisd(radians(pitch), V3::UnitY()) *
              Eigen::AngleAxisd(radians(roll), V3::UnitX()));
}

/// Axes whose x is `direction` and whose y lies in the plane of `direction` and `side`.
inline Eigen::Matrix3d frameOf(const V3 &direction, const V3 &side)
{
    Eigen::Matrix3d axes;
    axes.col(0) = direction.normalized();
    axes.col(2) = axes.col(0).cross(side).normalized();
    axes.col(1) = axes.col(2).cross(axes.col(0));
    return axes;
}

/// 0 below `from`, 1 above `to`, smooth between.
inline double smoothStep(double from, double to, double x)
{
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

inline double mix(double a, double b, double t)
{
    return a + (b - a) * t;
}

} // namespace sinew::samples
