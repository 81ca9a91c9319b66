// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Curves for tests of edits, and what the game would show of them.

#include "core/curves/curve_edit.h"
#include "core/scene/pose/curve_sample.h"

#include <algorithm>
#include <cmath>

namespace sinew::test {
inline namespace curve_edit_maker_helpers {

template<class T>
struct TestKey
{
    std::int32_t time;
    T value{}, in{}, out{};
};

template<class T>
CurveEdit makeEdit(Interpolation interpolation, std::vector<TestKey<T>> keys, TimeSpans spans = {})
{
    Curve<T> curve(interpolation, keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        curve.editTimes()[i] = keys[i].time;
        if constexpr (Curve<T>::valueSize > 0) {
            curve.editValues()[i] = keys[i].value;
            if (curve.hasTangents()) {
                curve.editInTangents()[i] = keys[i].in;
                curve.editOutTangents()[i] = keys[i].out;
            }
        }
    }
    CurveEdit edit;
    edit.type = &typeInfo<Curve<T>>();
    edit.marks.resize(keys.size());
    edit.curve = curve;
    edit.spans = std::move(spans);
    return edit;
}

template<class T>
Curve<T> typed(const CurveEdit &edit)
{
    Curve<T> curve;
    static_cast<CurveBase &>(curve) = edit.curve;
    return curve;
}

inline std::vector<std::int32_t> timesOf(const CurveEdit &edit)
{
    return {edit.curve.times().begin(), edit.curve.times().end()};
}

/// What the renderer reads at a time of a span.
template<class T>
T readAt(const CurveEdit &edit, const TimeSpan &span, double time, const T &fallback = T())
{
    return sampleCurve(typed<T>(edit), sequenceSpan(span.start, span.end, span.wraps, time), fallback, edit.isStep);
}

/// The largest distance between two curves as the renderer shows them at whole times of their spans.
inline double deviation(const CurveEdit &a, const CurveEdit &b)
{
    double largest = 0;
    for (const TimeSpan &span : a.spans)
        for (std::int32_t time = span.start; time <= span.end; ++time)
            largest = std::max(largest,
                               std::abs(double(readAt<float>(a, span, time)) - double(readAt<float>(b, span, time))));
    return largest;
}

inline void select(CurveEdit &edit, std::initializer_list<std::size_t> rows, KeyBits bits = anyValueBit)
{
    for (const std::size_t row : rows)
        edit.marks[row].selected = bits;
}

inline Quat turn(double degrees, double x, double y, double z)
{
    const double half = degrees * 3.14159265358979323846 / 360, length = std::sqrt(x * x + y * y + z * z);
    const double sine = std::sin(half) / length;
    return {float(x * sine), float(y * sine), float(z * sine), float(std::cos(half))};
}

/// Angle between two rotations in degrees; one without length turns nothing, as where it is drawn.
inline double turnBetween(const Quat &a, const Quat &b)
{
    const auto square = [](const Quat &q) {
        return double(q.x) * q.x + double(q.y) * q.y + double(q.z) * q.z + double(q.w) * q.w;
    };
    const double sign = double(a.x) * b.x + double(a.y) * b.y + double(a.z) * b.z + double(a.w) * b.w < 0 ? -1 : 1;
    if (!(square(a) > 0) || !(square(b) > 0))
        return square(a) > 0 ? turnBetween(a, Quat{}) : square(b) > 0 ? turnBetween(b, Quat{}) : 0;
    const double la = std::sqrt(square(a)), lb = sign * std::sqrt(square(b));
    // The chord, not the cosine: that keeps small angles exact.
    const double chord = std::sqrt(std::pow(a.x / la - b.x / lb, 2) + std::pow(a.y / la - b.y / lb, 2) +
                                   std::pow(a.z / la - b.z / lb, 2) + std::pow(a.w / la - b.w / lb, 2));
    return 4 * std::asin(std::min(1.0, chord / 2)) * 180 / 3.14159265358979323846;
}

} // namespace curve_edit_maker_helpers
} // namespace sinew::test
