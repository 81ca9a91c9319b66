// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/session/uv_transform.h"

#include <cmath>
#include <numbers>
#include <unordered_map>

namespace sinew {

namespace {

/// Sine and cosine, exact for quarters of a turn.
std::pair<double, double> turn(double degrees)
{
    const double quarters = degrees / 90;
    if (quarters == std::round(quarters)) {
        constexpr double sines[] = {0, 1, 0, -1};
        const int quarter = int(std::fmod(quarters, 4) + 4) % 4;
        return {sines[quarter], sines[(quarter + 1) % 4]};
    }
    const double radians = degrees * std::numbers::pi / 180;
    return {std::sin(radians), std::cos(radians)};
}

} // namespace

UvPoint transformed(const UvPoint &point, const UvTransform &t)
{
    const double x = (point.u - t.pivot.u) * t.scale.u, y = (point.v - t.pivot.v) * t.scale.v;
    // Axes that are not scaled keep every bit.
    if (t.angle == 0)
        return {(t.scale.u == 1 ? point.u : t.pivot.u + x) + t.move.u,
                (t.scale.v == 1 ? point.v : t.pivot.v + y) + t.move.v};
    const auto [sine, cosine] = turn(t.angle);
    const double seen = y * t.aspect;
    return {t.pivot.u + x * cosine - seen * sine + t.move.u,
            t.pivot.v + (x * sine + seen * cosine) / t.aspect + t.move.v};
}

std::vector<UvPoint> transformed(const std::vector<UvPoint> &points, const UvRows &rows, const UvTransform &transform)
{
    std::vector<UvPoint> result;
    result.reserve(rows.size());
    for (const std::uint32_t row : rows)
        result.push_back(transformed(points[row], transform));
    return result;
}

std::vector<UvPoint> fitted(const std::vector<UvPoint> &points, const UvRows &rows, const UvBounds &target)
{
    const UvBounds now = boundsOf(points, rows).value_or(target);
    const auto along = [](double value, double low, double high, double toLow, double toHigh) {
        return high > low ? toLow + (value - low) / (high - low) * (toHigh - toLow)
                          : value + (toLow + toHigh) / 2 - low;
    };
    std::vector<UvPoint> result;
    result.reserve(rows.size());
    for (const std::uint32_t row : rows)
        result.push_back({along(points[row].u, now.low.u, now.high.u, target.low.u, target.high.u),
                          along(points[row].v, now.low.v, now.high.v, target.low.v, target.high.v)});
    return result;
}

std::vector<UvPoint> wrapped(const std::vector<UvPoint> &points, const UvRows &rows,
                             const std::vector<std::uint32_t> &islands)
{
    std::unordered_map<std::uint32_t, UvRows> byIsland;
    for (const std::uint32_t row : rows)
        byIsland[islands[row]].push_back(row);
    std::unordered_map<std::uint32_t, UvPoint> shifts;
    for (const auto &[island, own] : byIsland)
        if (const auto bounds = boundsOf(points, own))
            shifts[island] = {-std::floor(bounds->centre().u), -std::floor(bounds->centre().v)};
    std::vector<UvPoint> result;
    result.reserve(rows.size());
    for (const std::uint32_t row : rows) {
        const UvPoint shift = shifts[islands[row]];
        result.push_back({points[row].u + shift.u, points[row].v + shift.v});
    }
    return result;
}

} // namespace sinew
