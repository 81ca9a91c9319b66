// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/curve_split.h"

#include "core/curves/curve_keys.h"
#include "core/curves/key_numbers.h"
#include "core/curves/shape/rotation_segment.h"
#include "core/scene/pose/curve_sample.h"

#include <algorithm>

namespace sinew {

namespace {

/// One curve while a key is inserted into it.
struct Split
{
    CurveBase &curve;
    const TypeInfo &value;
    CurveBase key; ///< the new one

    template<class T>
    T *part(CurveBase &of, KeyPart which, std::size_t row)
    {
        return reinterpret_cast<T *>(of.editRawPart(int(which), value.valueSize()) + row * value.valueSize());
    }

    /// No slope on one side of a key.
    void flatten(CurveBase &of, std::size_t row, KeyPart side)
    {
        if (!of.hasTangents() || !isContinuous(value))
            return;
        auto *tangent = part<std::byte>(of, side, row);
        if (of.interpolation() == Interpolation::Hermite && value.kind != Kind::Quat)
            std::memset(tangent, 0, value.size);
        else
            std::memcpy(tangent, part<std::byte>(of, KeyPart::Value, row), value.size);
    }

    void setValue(const void *data)
    {
        if (value.valueSize())
            std::memcpy(part<std::byte>(key, KeyPart::Value, 0), data, value.valueSize());
        flatten(key, 0, KeyPart::In);
        flatten(key, 0, KeyPart::Out);
    }

    void splitLine(std::size_t left, std::size_t right, double t)
    {
        const auto *a = part<float>(curve, KeyPart::Value, left), *b = part<float>(curve, KeyPart::Value, right);
        auto *middle = part<float>(key, KeyPart::Value, 0);
        for (std::uint32_t i = 0; i < value.components; ++i)
            middle[i] = float((1 - t) * double(a[i]) + t * double(b[i]));
    }

    void splitCubic(std::size_t left, std::size_t right, double t)
    {
        const bool hermite = curve.interpolation() == Interpolation::Hermite;
        const auto *a = part<float>(curve, KeyPart::Value, left), *b = part<float>(curve, KeyPart::Value, right);
        auto *out = part<float>(curve, KeyPart::Out, left), *in = part<float>(curve, KeyPart::In, right);
        auto *middle = part<float>(key, KeyPart::Value, 0);
        auto *middleIn = part<float>(key, KeyPart::In, 0), *middleOut = part<float>(key, KeyPart::Out, 0);
        const auto between = [t](double p, double q) { return (1 - t) * p + t * q; };
        for (std::uint32_t i = 0; i < value.components; ++i) {
            // De Casteljau; hermite slopes are three times the offset to the control value.
            const double p0 = double(a[i]), p3 = double(b[i]);
            const double p1 = hermite ? p0 + double(out[i]) / 3 : double(out[i]);
            const double p2 = hermite ? p3 - double(in[i]) / 3 : double(in[i]);
            const double p01 = between(p0, p1), p12 = between(p1, p2), p23 = between(p2, p3);
            const double p012 = between(p01, p12), p123 = between(p12, p23), point = between(p012, p123);
            middle[i] = float(point);
            if (hermite) {
                out[i] = float(t * double(out[i]));
                in[i] = float((1 - t) * double(in[i]));
                middleIn[i] = float(3 * (point - p012));
                middleOut[i] = float(3 * (p123 - point));
            } else {
                out[i] = float(p01);
                in[i] = float(p23);
                middleIn[i] = float(p012);
                middleOut[i] = float(p123);
            }
        }
    }

    void splitRotation(std::size_t left, std::size_t right, double t)
    {
        auto *a = part<Quat>(curve, KeyPart::Value, left), *b = part<Quat>(curve, KeyPart::Value, right);
        if (!curve.hasTangents()) {
            *part<Quat>(key, KeyPart::Value, 0) = slerpOf(*a, *b, t);
            return;
        }
        RotationSegment whole{*a, *part<Quat>(curve, KeyPart::Out, left), *part<Quat>(curve, KeyPart::In, right), *b};
        const auto [before, after] = splitSegment(whole, t);
        *part<Quat>(curve, KeyPart::Out, left) = before.out;
        *part<Quat>(curve, KeyPart::In, right) = after.in;
        *part<Quat>(key, KeyPart::Value, 0) = before.end;
        *part<Quat>(key, KeyPart::In, 0) = before.in;
        *part<Quat>(key, KeyPart::Out, 0) = after.out;
    }
};

/// How far the moment is between two different keys, across the seam of a looping span if need be.
double factorBetween(double from, double to, const SampleSpan &span)
{
    if (from <= span.time && span.time < to)
        return (span.time - from) / (to - from);
    const double tail = double(span.end) - from, length = tail + (to - span.start);
    const double elapsed = span.time > from ? span.time - from : tail + (span.time - span.start);
    return length > 0 ? elapsed / length : 0;
}

} // namespace

std::size_t splitCurve(CurveBase &curve, const TypeInfo &value, const SampleSpan &span, bool step,
                       const Value &fallback)
{
    const auto time = std::int32_t(span.time);
    if (const int present = keyAt(curve, time); present >= 0)
        return std::size_t(present);
    const std::size_t width = value.valueSize();
    Split split{curve, value, {}};
    split.key.resetRaw(curve.header(), 1, width);
    split.key.editTimes(width)[0] = time;

    KeyWindow window;
    const KeySegment segment = KeySegment::find(curve, span, window);
    window = {}; // otherwise the curve would copy itself
    const auto times = curve.times();
    const std::size_t later = std::size_t(
        std::find_if(times.begin(), times.end(), [time](std::int32_t t) { return t > time; }) - times.begin());
    if (!segment.found) {
        const Value rest = !fallback.isEmpty() && &fallback.type() == &value ? fallback : Value(value);
        split.setValue(rest.data());
    } else if (segment.left == segment.right || step || curve.interpolation() == Interpolation::None ||
               !isContinuous(value)) {
        split.setValue(curve.rawPart(0, width) + segment.left * width);
        const std::int32_t at = times[segment.left];
        if (segment.left == segment.right && at >= span.start && at <= span.end) {
            if (time < at || span.wraps)
                split.flatten(curve, segment.left, KeyPart::In);
            if (time > at || span.wraps)
                split.flatten(curve, segment.left, KeyPart::Out);
        }
    } else {
        const double t = factorBetween(double(times[segment.left]), double(times[segment.right]), span);
        if (value.kind == Kind::Quat)
            split.splitRotation(segment.left, segment.right, t);
        else if (curve.hasTangents())
            split.splitCubic(segment.left, segment.right, t);
        else
            split.splitLine(segment.left, segment.right, t);
    }
    curve.spliceRaw(later, 0, split.key, width);
    return later;
}

} // namespace sinew
