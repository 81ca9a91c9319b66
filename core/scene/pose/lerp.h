// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <cmath>

namespace sinew {

// Between two values: a at t 0, b at 1, linear.

inline float lerp(float a, float b, float t)
{
    return a + (b - a) * t;
}
inline Vec2 lerp(const Vec2 &a, const Vec2 &b, float t)
{
    return {lerp(a.x, b.x, t), lerp(a.y, b.y, t)};
}
inline Vec3 lerp(const Vec3 &a, const Vec3 &b, float t)
{
    return {lerp(a.x, b.x, t), lerp(a.y, b.y, t), lerp(a.z, b.z, t)};
}
inline Colour lerp(const Colour &a, const Colour &b, float t)
{
    return {lerp(a.r, b.r, t), lerp(a.g, b.g, t), lerp(a.b, b.b, t)};
}
inline Colour4 lerp(const Colour4 &a, const Colour4 &b, float t)
{
    return {lerp(a.r, b.r, t), lerp(a.g, b.g, t), lerp(a.b, b.b, t), lerp(a.a, b.a, t)};
}
/// Along the shorter arc and of unit length.
inline Quat lerp(const Quat &a, const Quat &b, float t)
{
    const float sign = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -1.f : 1.f;
    const Quat q{lerp(a.x, sign * b.x, t), lerp(a.y, sign * b.y, t), lerp(a.z, sign * b.z, t),
                 lerp(a.w, sign * b.w, t)};
    const float length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return length > 0 ? Quat{q.x / length, q.y / length, q.z / length, q.w / length} : a;
}

} // namespace sinew
