// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/curve_sample.h"

#include "core/scene/pose/key_window.h"
#include "core/scene/pose/sample_span.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

SampleSpan sequenceSpan(std::int32_t start, std::int32_t end, bool loops, double time)
{
    SampleSpan span{start, end, double(start), loops, false};
    if (time > start) // false for NaN
        span.time = std::min(time, double(std::max(start, end)));
    return span;
}

SampleSpan globalSequenceSpan(std::int32_t length, double globalTime)
{
    SampleSpan span{0, std::max(length, 0), 0, true, true};
    if (length > 0 && std::isfinite(globalTime)) {
        span.time = std::fmod(globalTime, double(length));
        if (span.time < 0)
            span.time += length;
    }
    return span;
}

namespace {

/// The keys around a span's moment; none if there is no such key.
struct Neighbours
{
    static constexpr std::uint32_t none = ~0u;
    std::uint32_t first = none, last = none; ///< of all candidates
    std::uint32_t left = none;               ///< latest key with time <= moment
    std::uint32_t right = none;              ///< earliest key with time > moment
};

Neighbours scanUnsorted(std::span<const std::int32_t> times, const SampleSpan &span, double moment)
{
    Neighbours found;
    for (std::uint32_t i = 0; i < times.size(); ++i) {
        if (times[i] < span.start || times[i] > span.end)
            continue;
        if (found.first == Neighbours::none || times[i] < times[found.first])
            found.first = i;
        if (found.last == Neighbours::none || times[i] >= times[found.last])
            found.last = i;
        if (times[i] <= moment) {
            if (found.left == Neighbours::none || times[i] >= times[found.left])
                found.left = i;
        } else if (found.right == Neighbours::none || times[i] < times[found.right]) {
            found.right = i;
        }
    }
    return found;
}

} // namespace

KeySegment KeySegment::find(const CurveBase &curve, const SampleSpan &span, KeyWindow &window)
{
    const auto times = curve.times();
    if (times.empty())
        return {};
    window.update(curve, span);
    const double moment = span.time > span.start ? std::min(span.time, double(span.end)) : span.start;
    Neighbours keys;
    if (!window.m_sorted) {
        keys = scanUnsorted(times, span, moment);
    } else if (window.m_first < window.m_last) {
        keys.first = window.m_first;
        keys.last = window.m_last - 1;
        const auto begin = times.begin() + window.m_first, end = times.begin() + window.m_last;
        // Whole milliseconds give the same comparisons as the moment itself, only faster.
        const auto after = std::upper_bound(begin, end, std::int32_t(std::floor(moment)));
        if (after != begin)
            keys.left = std::uint32_t(after - times.begin()) - 1;
        if (after != end)
            keys.right = std::uint32_t(after - times.begin());
    }

    if (keys.first == Neighbours::none)
        return {0, 0, 0, span.firstKeyIfNone};
    if (keys.first == keys.last)
        return {keys.first, keys.first, 0, true};
    if (keys.left != Neighbours::none && keys.right != Neighbours::none) {
        const double from = times[keys.left];
        return {keys.left, keys.right, float((moment - from) / (times[keys.right] - from)), true};
    }
    if (!span.wraps) {
        const std::uint32_t edge = keys.left != Neighbours::none ? keys.left : keys.right;
        return {edge, edge, 0, true};
    }
    const double tail = double(span.end) - times[keys.last];
    const double length = tail + (double(times[keys.first]) - span.start);
    const double elapsed = keys.right == Neighbours::none ? moment - times[keys.last] : tail + (moment - span.start);
    return {keys.last, keys.first, length > 0 ? float(elapsed / length) : 0.f, true};
}

namespace {

/// Factors of the left value, its out tangent, the right key's in tangent and its value.
struct Weights
{
    float a = 1, out = 0, in = 0, b = 0;
};

Weights weightsAt(Interpolation interpolation, float t)
{
    const float u = 1 - t;
    switch (interpolation) {
    case Interpolation::None:
        return {};
    case Interpolation::Linear:
        return {u, 0, 0, t};
    case Interpolation::Hermite:
        return {(1 + 2 * t) * u * u, t * u * u, -t * t * u, t * t * (3 - 2 * t)};
    case Interpolation::Bezier:
        break;
    }
    return {u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t};
}

float weigh(const Weights &w, float a, float out, float in, float b)
{
    return w.a * a + w.out * out + w.in * in + w.b * b;
}

std::int32_t weigh(const Weights &w, std::int32_t a, std::int32_t out, std::int32_t in, std::int32_t b)
{
    const double sum = double(w.a) * a + double(w.out) * out + double(w.in) * in + double(w.b) * b;
    using Limits = std::numeric_limits<std::int32_t>;
    return std::int32_t(std::lround(std::clamp(sum, double(Limits::min()), double(Limits::max()))));
}

Vec2 weigh(const Weights &w, const Vec2 &a, const Vec2 &out, const Vec2 &in, const Vec2 &b)
{
    return {weigh(w, a.x, out.x, in.x, b.x), weigh(w, a.y, out.y, in.y, b.y)};
}

Vec3 weigh(const Weights &w, const Vec3 &a, const Vec3 &out, const Vec3 &in, const Vec3 &b)
{
    return {weigh(w, a.x, out.x, in.x, b.x), weigh(w, a.y, out.y, in.y, b.y), weigh(w, a.z, out.z, in.z, b.z)};
}

Vec4 weigh(const Weights &w, const Vec4 &a, const Vec4 &out, const Vec4 &in, const Vec4 &b)
{
    return {weigh(w, a.x, out.x, in.x, b.x), weigh(w, a.y, out.y, in.y, b.y), weigh(w, a.z, out.z, in.z, b.z),
            weigh(w, a.w, out.w, in.w, b.w)};
}

Colour weigh(const Weights &w, const Colour &a, const Colour &out, const Colour &in, const Colour &b)
{
    return {weigh(w, a.r, out.r, in.r, b.r), weigh(w, a.g, out.g, in.g, b.g), weigh(w, a.b, out.b, in.b, b.b)};
}

Colour4 weigh(const Weights &w, const Colour4 &a, const Colour4 &out, const Colour4 &in, const Colour4 &b)
{
    return {weigh(w, a.r, out.r, in.r, b.r), weigh(w, a.g, out.g, in.g, b.g), weigh(w, a.b, out.b, in.b, b.b),
            weigh(w, a.a, out.a, in.a, b.a)};
}

/// Spherical interpolation along the shorter arc; linear if both are nearly the same direction.
Quat slerp(const Quat &a, const Quat &b, float t)
{
    float cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
    const float sign = cosine < 0 ? -1.f : 1.f;
    cosine *= sign;
    float wa = 1 - t, wb = t;
    if (cosine < 1 - 1e-6f) {
        // sin((1 − t)φ) / sin φ = cos tφ − cos φ · sin tφ / sin φ, with fewer calls.
        const float part = t * std::acos(cosine);
        wb = std::sin(part) / std::sqrt((1 - cosine) * (1 + cosine));
        wa = std::cos(part) - cosine * wb;
    }
    wb *= sign;
    return {wa * a.x + wb * b.x, wa * a.y + wb * b.y, wa * a.z + wb * b.z, wa * a.w + wb * b.w};
}

template<class T>
T between(const Curve<T> &curve, const KeySegment &segment, Interpolation interpolation)
{
    const auto values = curve.values();
    const Weights weights = weightsAt(interpolation, segment.factor);
    if (!curve.hasTangents())
        return weigh(weights, values[segment.left], T(), T(), values[segment.right]);
    return weigh(weights, values[segment.left], curve.outTangents()[segment.left], curve.inTangents()[segment.right],
                 values[segment.right]);
}

Quat between(const Curve<Quat> &curve, const KeySegment &segment, Interpolation interpolation)
{
    const auto values = curve.values();
    const float t = segment.factor;
    const Quat direct = slerp(values[segment.left], values[segment.right], t);
    if (interpolation == Interpolation::Linear)
        return direct;
    const Quat tangents = slerp(curve.outTangents()[segment.left], curve.inTangents()[segment.right], t);
    return slerp(direct, tangents, 2 * t * (1 - t));
}

} // namespace

template<class T>
T interpolate(const Curve<T> &curve, const KeySegment &segment, bool step)
{
    const Interpolation interpolation = curve.interpolation();
    // At a key's own time its value is exact, even if its tangents are not numbers.
    if (step || interpolation == Interpolation::None || segment.left == segment.right || segment.factor == 0)
        return curve.values()[segment.left];
    return between(curve, segment, interpolation);
}

template<class T>
T sampleCurve(const Curve<T> &curve, const SampleSpan &span, const T &fallback, bool step)
{
    KeyWindow window;
    return sampleCurve(curve, span, fallback, step, window);
}

#define SINEW_SAMPLE(T)                                                                                                \
    template T interpolate(const Curve<T> &, const KeySegment &, bool);                                                \
    template T sampleCurve(const Curve<T> &, const SampleSpan &, const T &, bool);
SINEW_SAMPLE(float)
SINEW_SAMPLE(std::int32_t)
SINEW_SAMPLE(Vec2)
SINEW_SAMPLE(Vec3)
SINEW_SAMPLE(Vec4)
SINEW_SAMPLE(Quat)
SINEW_SAMPLE(Colour)
SINEW_SAMPLE(Colour4)
#undef SINEW_SAMPLE

} // namespace sinew
