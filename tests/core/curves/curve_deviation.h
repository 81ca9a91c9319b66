// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// How far apart two curves are where the renderer reads them.

#include "tests/core/curves/curve_edit_maker.h"

#include <algorithm>
#include <cmath>

namespace sinew::test {
inline namespace curve_deviation_helpers {

inline double distance(float a, float b)
{
    return std::abs(double(a) - double(b));
}
inline double distance(const Vec3 &a, const Vec3 &b)
{
    return std::max({distance(a.x, b.x), distance(a.y, b.y), distance(a.z, b.z)});
}
inline double distance(const Colour &a, const Colour &b)
{
    return std::max({distance(a.r, b.r), distance(a.g, b.g), distance(a.b, b.b)});
}
inline double distance(const Quat &a, const Quat &b)
{
    return turnBetween(a, b);
}

/// The largest distance between the values that the renderer shows at whole times.
template<class T>
double deviation(const CurveEdit &a, const CurveEdit &b, std::int32_t step = 1)
{
    double largest = 0;
    const Curve<T> one = typed<T>(a), two = typed<T>(b);
    KeyWindow windowOne, windowTwo;
    for (const TimeSpan &span : a.spans)
        for (std::int64_t time = span.start; time <= span.end; time += step) {
            const SampleSpan at = sequenceSpan(span.start, span.end, span.wraps, double(time));
            largest = std::max(largest, distance(sampleCurve<T>(one, at, T(), a.isStep, windowOne),
                                                 sampleCurve<T>(two, at, T(), b.isStep, windowTwo)));
        }
    return largest;
}

} // namespace curve_deviation_helpers
} // namespace sinew::test
