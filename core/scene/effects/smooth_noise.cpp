// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/smooth_noise.h"

#include "core/scene/effects/hash_random.h"

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

float faded(float t)
{
    return t * t * (3 - 2 * t);
}

/// The gradient at a corner times the offset from it.
float slope(std::int64_t column, std::int64_t line, std::uint32_t row, float x, float y)
{
    const float angle =
        HashRandom(std::uint64_t(column) * 0x10001u + row, line, 0).signedUnit() * std::numbers::pi_v<float>;
    return std::cos(angle) * x + std::sin(angle) * y;
}

} // namespace

float smoothNoise(float x, float y, std::uint32_t row)
{
    constexpr float far = 1e6f; // beyond that, single steps can't be told apart
    if (!(std::abs(x) < far && std::abs(y) < far))
        return 0;
    const float left = std::floor(x), top = std::floor(y), u = x - left, v = y - top;
    const auto column = std::int64_t(left), line = std::int64_t(top);
    const float a = slope(column, line, row, u, v), b = slope(column + 1, line, row, u - 1, v);
    const float c = slope(column, line + 1, row, u, v - 1), d = slope(column + 1, line + 1, row, u - 1, v - 1);
    const float above = a + (b - a) * faded(u), below = c + (d - c) * faded(u);
    return above + (below - above) * faded(v);
}

} // namespace sinew
