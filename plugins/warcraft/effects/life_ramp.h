// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/lerp.h"
#include "core/scene/same.h"
#include "core/schema/array.h"

#include <algorithm>

namespace sinew::warcraft {

/// A value over a particle's life: linear between its points, constant before the first and after the last. Without
/// points it is absent and its reader uses a default. The shorter list counts.
template<class T>
struct LifeRamp
{
    Array<float> times; ///< 0…1 of the life, ascending
    Array<T> values;
};

template<class T>
bool same(const LifeRamp<T> &a, const LifeRamp<T> &b)
{
    return same(a.times, b.times) && same(a.values, b.values);
}

/// A ramp's value at 0…1 of the life. If two points have the same time, the later one counts from there on.
template<class T>
T rampAt(const LifeRamp<T> &ramp, float t, const T &fallback)
{
    const std::size_t count = std::min(ramp.times.size(), ramp.values.size());
    if (count == 0)
        return fallback;
    const float *times = ramp.times.data();
    const std::size_t next = std::size_t(std::upper_bound(times, times + count, t) - times);
    if (next == 0)
        return ramp.values[0];
    if (next == count)
        return ramp.values[count - 1];
    const float share = (t - times[next - 1]) / (times[next] - times[next - 1]);
    return lerp(ramp.values[next - 1], ramp.values[next], share);
}

} // namespace sinew::warcraft
