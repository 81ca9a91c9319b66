// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/fit_report.h"

#include "core/curves/shape/span_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

/// The largest distance between two shapes within one span.
class Comparison
{
public:
    Comparison(const CurveEdit &before, const CurveEdit &after, const TimeSpan &span, FitReport &report)
        : m_before(before, span), m_after(after, span), m_report(report)
    {
    }

    /// `steps`: nothing moves between the keys.
    void between(std::int32_t from, std::int32_t to, bool steps)
    {
        const std::int64_t length = std::int64_t(to) - from;
        const double first = difference(from);
        if (steps || length <= 1)
            return;
        constexpr std::int64_t all = 8;
        if (length <= all) {
            for (std::int64_t time = from + std::int64_t(1); time < to; ++time)
                difference(double(time));
        } else if (m_after.space().isRotation) {
            sampled(from, double(length), first);
        } else {
            cubic(double(from), double(length - 1));
        }
    }

    /// Distance at a time; the report keeps the largest.
    double difference(double time)
    {
        CurvePoint a{}, b{};
        const bool had = m_before.read(time, a), has = m_after.read(time, b);
        double distance = had && has ? m_after.space().distance(a, b) : 0;
        m_way = b - a;
        // Values that were NaN have no shape to keep; one that becomes NaN has lost it.
        if (!std::isfinite(distance))
            distance = std::all_of(a.begin(), a.end(), [](double n) { return std::isfinite(n); })
                           ? std::numeric_limits<double>::infinity()
                           : 0;
        if (had != has)
            distance = std::numeric_limits<double>::infinity();
        if (distance > m_report.deviation) {
            m_report.deviation = distance;
            m_report.at = std::int32_t(time);
        }
        return distance;
    }

private:
    /// Each component's difference is one cubic over the range: four points determine it, its derivative the extremes.
    void cubic(double from, double length)
    {
        CurveSlope at[4];
        for (int i = 0; i < 4; ++i) {
            difference(i == 0 || i == 3 ? from + length * i / 3 : std::floor(from + length * i / 3));
            at[i] = m_way;
        }
        const double t1 = std::floor(from + length / 3) - from, t2 = std::floor(from + length * 2 / 3) - from,
                     t3 = length;
        for (std::size_t i = 0; i < at[0].size(); ++i) {
            // Newton's divided differences.
            const double d01 = (at[1][i] - at[0][i]) / t1, d12 = (at[2][i] - at[1][i]) / (t2 - t1),
                         d23 = (at[3][i] - at[2][i]) / (t3 - t2);
            const double d012 = (d12 - d01) / t2, d123 = (d23 - d12) / (t3 - t1), c = (d123 - d012) / t3;
            // f = a0 + t·d01 + t(t − t1)·d012 + t(t − t1)(t − t2)·c; f' = A t² + B t + C.
            const double A = 3 * c, B = 2 * (d012 - c * (t1 + t2)), C = d01 - t1 * d012 + t1 * t2 * c;
            const double root = std::sqrt(B * B - 4 * A * C), q = -0.5 * (B + std::copysign(root, B));
            for (const double extreme : {q / A, C / q})
                if (extreme > 0 && extreme < length) { // false for NaN
                    difference(std::floor(from + extreme));
                    difference(std::ceil(from + extreme));
                }
        }
    }

    void sampled(std::int32_t from, double length, double first)
    {
        constexpr int samples = 48;
        double largest = first, best = from;
        const double step = std::max(1.0, length / samples);
        for (double offset = step; offset < length; offset += step) {
            const double time = std::floor(from + offset), there = difference(time);
            if (there > largest) {
                largest = there;
                best = time;
            }
        }
        if (step <= 1 || largest < 0.8 * m_report.deviation)
            return;
        for (double reach = std::ceil(step); reach >= 1; reach = std::floor(reach / 2))
            for (const double time : {best - reach, best + reach})
                if (time > from && time < from + length)
                    if (const double there = difference(time); there > largest) {
                        largest = there;
                        best = time;
                    }
    }

    SpanShape m_before, m_after;
    FitReport &m_report;
    CurveSlope m_way{};
};

} // namespace

void FitReport::add(const FitReport &other)
{
    keysBefore += other.keysBefore;
    keysAfter += other.keysAfter;
    alike += other.alike;
    shared += other.shared;
    if (other.deviation > deviation) {
        deviation = other.deviation;
        at = other.at;
    }
}

FitReport compareShapes(const CurveEdit &before, const CurveEdit &after, const TaskControl *control)
{
    FitReport report{before.size(), after.size()};
    if (before.curve.sharesWith(after.curve) || before.value().kind == Kind::NoValue)
        return report;
    std::vector<std::int32_t> times(before.curve.times().begin(), before.curve.times().end());
    times.insert(times.end(), after.curve.times().begin(), after.curve.times().end());
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    const bool steps = isStepped(before) && isStepped(after);
    for (const TimeSpan &span : spansOf(before.size() ? before : after)) {
        const auto first = std::upper_bound(times.begin(), times.end(), span.start);
        const auto last = std::lower_bound(first, times.end(), span.end);
        Comparison comparison(before, after, span, report);
        std::int32_t from = span.start;
        for (auto to = first; to != last && !(control && control->isCancelled()); from = *to++)
            comparison.between(from, *to, steps);
        if (span.end > span.start)
            comparison.between(from, span.end, steps);
        if (span.end >= span.start)
            comparison.difference(span.end);
    }
    return report;
}

} // namespace sinew
