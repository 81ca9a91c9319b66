// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/model/packed_rotation.h"

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

constexpr double yzUnit = 1 / packedRotationStep, xUnit = 2 * yzUnit; // 2²⁰, 2²¹

/// As an integer of `bits` bits; out-of-range numbers are clamped, and NaN becomes 0.
std::uint64_t field(double value, double unit, int bits)
{
    const double limit = double(1 << (bits - 1));
    const double scaled = std::isnan(value) ? 0 : std::clamp(std::round(value * unit), -limit, limit - 1);
    return std::uint64_t(std::int64_t(scaled)) & ((1ull << bits) - 1);
}

std::uint64_t pack(double x, double y, double z)
{
    return field(x, xUnit, 22) << 42 | field(y, yzUnit, 21) << 21 | field(z, yzUnit, 21);
}

} // namespace

Quat unpackRotation(std::uint64_t raw)
{
    const auto signedField = [raw](int shift, int bits) {
        return double(std::int64_t(raw << (64 - shift - bits)) >> (64 - bits));
    };
    const double x = signedField(42, 22) / xUnit, y = signedField(21, 21) / yzUnit, z = signedField(0, 21) / yzUnit;
    const double rest = 1 - (x * x + y * y + z * z);
    return {float(x), float(y), float(z), rest >= 1 / yzUnit ? float(std::sqrt(rest)) : 0.f};
}

std::uint64_t packRotation(const Quat &rotation)
{
    const std::uint64_t same = pack(rotation.x, rotation.y, rotation.z);
    const Quat back = unpackRotation(same);
    if (back.x == rotation.x && back.y == rotation.y && back.z == rotation.z && back.w == rotation.w)
        return same;
    const double length = std::hypot(std::hypot(double(rotation.x), double(rotation.y)),
                                     std::hypot(double(rotation.z), double(rotation.w)));
    const double scale = !(length > 0) || std::isinf(length) ? 1 : (rotation.w < 0 ? -1 : 1) / length;
    return pack(rotation.x * scale, rotation.y * scale, rotation.z * scale);
}

} // namespace sinew::mdx
