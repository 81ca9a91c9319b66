// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/lock_advice.h"

#include "core/scene/pose/curve_sample.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double nearLock = 10, farFromLock = 25; ///< degrees

bool areTogether(std::int32_t a, std::int32_t b, std::span<const TimeSpan> spans)
{
    return spans.empty() || std::any_of(spans.begin(), spans.end(),
                                        [a, b](const TimeSpan &span) { return span.contains(a) && span.contains(b); });
}

} // namespace

void LockAdvice::add(const Quat &rotation)
{
    const double x = double(rotation.x), y = double(rotation.y), z = double(rotation.z), w = double(rotation.w);
    const double square = x * x + y * y + z * z + w * w;
    if (!(square > 0) || !std::isfinite(square))
        return;
    // The numbers of the rotation's matrix that are the sines of the orders' middle angles.
    const double sines[] = {0,
                            2 * (x * z - w * y) / square,
                            2 * (x * y + w * z) / square,
                            2 * (y * z + w * x) / square,
                            2 * (x * y - w * z) / square,
                            2 * (y * z - w * x) / square,
                            2 * (x * z + w * y) / square};
    for (std::size_t order = 1; order < std::size(sines); ++order)
        m_sines[order] = std::max(m_sines[order], std::abs(sines[order]));
}

void LockAdvice::add(const CurveBase &rotations, std::span<const TimeSpan> spans)
{
    Curve<Quat> curve;
    curve.CurveBase::operator=(rotations);
    const auto times = curve.times();
    constexpr int samples = 16;
    for (std::size_t row = 0; row < curve.size(); ++row) {
        if (!areTogether(times[row], times[row], spans))
            continue;
        add(curve.values()[row]);
        if (row + 1 == curve.size() || curve.interpolation() == Interpolation::None ||
            !areTogether(times[row], times[row + 1], spans))
            continue;
        const std::uint32_t left = std::uint32_t(row);
        for (int i = 1; i < samples; ++i)
            add(interpolate(curve, {left, left + 1, float(i) / samples, true}, false));
    }
}

double LockAdvice::clearance(RotationOrder order) const
{
    return 90 - std::asin(std::min(m_sines[std::size_t(order)], 1.0)) * 180 / std::numbers::pi;
}

std::optional<RotationOrder> LockAdvice::better(RotationOrder order) const
{
    if (order == RotationOrder::Raw || clearance(order) >= nearLock)
        return std::nullopt;
    const auto farthest =
        RotationOrder(std::min_element(std::begin(m_sines) + 1, std::end(m_sines)) - std::begin(m_sines));
    return clearance(farthest) >= farFromLock ? std::optional(farthest) : std::nullopt;
}

} // namespace sinew
