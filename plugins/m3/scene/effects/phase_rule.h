// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

namespace sinew::m3 {

enum class Smoothing : std::uint8_t {
    Linear,
    Smooth,     ///< 3t² − 2t³ in each half
    Bezier,     ///< one curve through the three values
    LinearHold, ///< linear, with a pause about the middle
    BezierHold,
};

/// How a value runs from its start through its middle to its end.
struct PhaseRule
{
    float middle = 0.5f; ///< 0…1 of the life; at most 0.996 counts
    float hold = 0;      ///< before and after the middle, 0…1 of the life
    Smoothing smoothing = Smoothing::Linear;
};
bool same(const PhaseRule &a, const PhaseRule &b);

/// Interpolates three values at 0…1 of the life. T: can be added and multiplied by a number.
///
/// Bezier runs through the middle value at the middle time; with hold each half is a curve of its own whose inner point
/// lies `hold` of the way to the far value (the game's vectors; its single numbers have the middle value there, which
/// comes close).
template<class T>
T phaseValue(const T &start, const T &middle, const T &end, const PhaseRule &rule, float age)
{
    constexpr float latest = 0.996f;                                       // as in the game
    const float mid = rule.middle > 0 ? std::min(rule.middle, latest) : 0; // 0 for NaN
    const auto part = [](float x, float from, float to) {
        return to > from ? std::clamp((x - from) / (to - from), 0.f, 1.f) : 1.f;
    };
    const auto mix = [](const T &a, const T &b, float t) { return T(a + (b - a) * t); };
    const auto bezier = [](const T &a, const T &b, const T &c, float t) {
        return T(a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t));
    };
    const bool holds = rule.smoothing == Smoothing::LinearHold || rule.smoothing == Smoothing::BezierHold;
    const float hold = holds && rule.hold > 0 ? rule.hold : 0, from = std::max(0.f, mid - hold),
                to = std::min(1.f, mid + hold);
    if (rule.smoothing == Smoothing::Bezier && mid > 0) {
        const T inner = (middle - start * ((1 - mid) * (1 - mid)) - end * (mid * mid)) * (1 / (2 * mid * (1 - mid)));
        return bezier(start, inner, end, std::clamp(age, 0.f, 1.f));
    }
    if (age >= from && age < to)
        return middle;
    const bool first = age < from;
    const T &a = first ? start : middle, &b = first ? middle : end;
    const float t = first ? part(age, 0, from) : part(age, to, 1);
    if (rule.smoothing == Smoothing::BezierHold)
        return bezier(a, mix(a, b, hold), b, t);
    return mix(a, b, rule.smoothing == Smoothing::Smooth ? t * t * (3 - 2 * t) : t);
}

} // namespace sinew::m3
