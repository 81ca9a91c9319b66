// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/smooth.h"

#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_runs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {

namespace {

/// Numbers or degrees by which the ends of a loop may differ due to rounding.
constexpr double seamWidth = 1e-4;

/// The keys of one span as numbers in chronological order, one time each.
struct Samples
{
    std::vector<std::size_t> rows;
    std::vector<double> times;
    std::vector<CurvePoint> points;
    std::vector<std::array<CurveSlope, 2>> speeds; ///< in, out
    double period = 0;                             ///< of a looping span
    std::size_t cycle = 0; ///< how many of them form one period: without a last key that repeats the first one
};

/// A key as its neighbours suggest it: on the least-squares line through them, with Gaussian weights, at the key's
/// time. A line rather than a mean, so that straight parts stay straight however the keys are spaced.
class Neighbourhood
{
public:
    Neighbourhood(const CurveSpace &space, const Samples &samples, double radius)
        : m_space(space), m_samples(samples), m_radius(radius)
    {
    }

    struct Mean
    {
        CurveSlope way{}; ///< offset from the key
        CurveSlope speeds[2] = {};
    };
    Mean of(std::size_t i) const
    {
        const std::size_t count = m_samples.cycle;
        std::vector<std::pair<double, std::size_t>> near; // distance in time
        const auto reach = [&](int direction) {
            double passed = 0;
            std::size_t at = i, taken = 0;
            // Beyond half of a loop everything is nearer from the other side.
            const double farthest = m_samples.period > 0 ? std::min(m_radius, m_samples.period / 2) : m_radius;
            while (true) {
                if (direction > 0 ? at + 1 >= count : at == 0) {
                    if (!(m_samples.period > 0))
                        return;
                    at = direction > 0 ? 0 : count - 1;
                    passed += direction * m_samples.period;
                } else {
                    at += direction > 0 ? std::size_t(1) : ~std::size_t(0);
                }
                const double off = m_samples.times[at] + passed - m_samples.times[i];
                if (at == i || std::abs(off) > farthest)
                    return;
                near.emplace_back(off, at);
                if (++taken >= maxCount)
                    return;
            }
        };
        near.emplace_back(0, i);
        reach(-1);
        reach(1);

        double sum = 0, first = 0, second = 0;
        CurveSlope mean{}, moment{};
        Mean result;
        for (const auto &[off, at] : near) {
            const double weight = std::exp(-2 * (off / m_radius) * (off / m_radius));
            const CurveSlope way = m_space.between(m_samples.points[i], m_samples.points[at]);
            sum += weight;
            first += weight * off;
            second += weight * off * off;
            mean = mean + weight * way;
            moment = moment + (weight * off) * way;
            for (const int side : {0, 1})
                result.speeds[side] = result.speeds[side] + weight * m_samples.speeds[at][std::size_t(side)];
        }
        const double determinant = sum * second - first * first;
        result.way =
            determinant > 1e-9 * sum * second ? (1 / determinant) * (second * mean - first * moment) : (1 / sum) * mean;
        for (CurveSlope &speed : result.speeds)
            speed = (1 / sum) * speed;
        return result;
    }

private:
    static constexpr std::size_t maxCount =
        500; ///< nearest keys per side: a radius that covers everything must not take quadratic time

    const CurveSpace &m_space;
    const Samples &m_samples;
    double m_radius;
};

Samples samplesOf(const CurveEdit &edit, const KeyNeighbours &keys, const TimeSpan &span)
{
    Samples samples;
    const CurveSpace space(edit.value());
    const SpanShape shape(edit, span);
    const auto [first, last] = keys.places(span);
    for (std::size_t place = first; place < last; ++place) {
        const std::size_t row = keys.row(place);
        const std::int32_t time = keys.timeAt(place);
        CurvePoint point = space.components ? space.point(edit.curve, row) : CurvePoint();
        if (!space.components)
            shape.read(time, point);
        // Jumps, NaN and the last key that repeats the first one are left out.
        if ((!samples.times.empty() && samples.times.back() == time) ||
            !std::all_of(point.begin(), point.end(), [](double n) { return std::isfinite(n); }))
            continue;
        samples.rows.push_back(row);
        samples.times.push_back(time);
        samples.points.push_back(point);
        samples.speeds.push_back({shape.speed(time, KeyPart::In), shape.speed(time, KeyPart::Out)});
    }
    if (!span.wraps && samples.times.size() > 1) {
        // There is nothing beyond the ends, which does not mean a speed of 0.
        samples.speeds.front()[0] = samples.speeds.front()[1];
        samples.speeds.back()[1] = samples.speeds.back()[0];
    }
    samples.cycle = samples.rows.size();
    if (span.wraps && !samples.times.empty()) {
        samples.period = double(span.end) - span.start;
        if (samples.times.back() - samples.times.front() >= samples.period) {
            // Closed: where the loop does not meet itself, it ends there.
            if (samples.cycle > 1 && space.distance(samples.points.front(), samples.points.back()) <= seamWidth)
                --samples.cycle;
            else
                samples.period = 0;
        }
    }
    return samples;
}

} // namespace

FitReport smooth(CurveEdit &edit, double radius, double strength, const ToolRange &range)
{
    const CurveEdit before = edit;
    strength = std::clamp(strength, 0.0, 1.0);
    if (edit.isStep || edit.value().kind == Kind::NoValue || !(radius > 0) || !(strength > 0) || edit.size() < 3)
        return {before.size(), before.size()};
    radius = std::min(radius, 1e10);
    edit.marks.resize(edit.size());
    const KeyNeighbours keys(before);
    const CurveSpace space(edit.value());
    std::vector<bool> isBorder(edit.size());
    for (const TimeSpans &spans : {spansOf(before), toolSpans(before, range)})
        for (const TimeSpan &span : spans)
            if (const auto [first, last] = keys.places(span); first < last)
                isBorder[keys.row(first)] = isBorder[keys.row(last - 1)] = true;

    std::vector<std::size_t> moved;
    std::vector<bool> done(edit.size());
    for (const TimeSpan &span : toolSpans(before, range)) {
        const Samples samples = samplesOf(before, keys, span);
        const Neighbourhood neighbourhood(space, samples, radius);
        for (std::size_t i = 0;
             i < samples.rows.size() && range.shouldContinue(0.8 * double(moved.size()) / double(edit.size())); ++i) {
            const std::size_t row = samples.rows[i];
            if (isBorder[row] || done[row] || (range.selectedOnly && !(edit.marks[row].selected & anyValueBit)))
                continue;
            done[row] = true;
            const auto mean = neighbourhood.of(i);
            if (!space.components) {
                const double number = samples.points[i][0] + strength * mean.way[0];
                setKeyNumbers(edit.curve, edit.value(), edit.rotation, row, KeyPart::Value, std::span(&number, 1));
                continue;
            }
            moved.push_back(row);
            space.setPoint(edit.curve, row, space.moved(samples.points[i], strength * mean.way));
        }
        if (!edit.curve.hasTangents())
            continue;
        // Once all values are set: slopes of rotations are relative to the path to the neighbour.
        for (std::size_t i = 0; i < samples.rows.size(); ++i) {
            const std::size_t row = samples.rows[i];
            const KeySide sides[] = {keys.before(row), keys.after(row)};
            const bool isMoved = done[row];
            const auto mean = isMoved ? neighbourhood.of(i) : Neighbourhood::Mean();
            for (const int side : {0, 1}) {
                const KeySide &segment = sides[side];
                if (!segment || segment.beyondSeam || (!isMoved && !(space.isRotation && done[segment.neighbour])))
                    continue;
                const CurvePoint here = space.point(edit.curve, row),
                                 there = space.point(edit.curve, segment.neighbour);
                const CurveSlope speed = samples.speeds[i][std::size_t(side)];
                space.setSlope(edit.curve, row, side ? KeyPart::Out : KeyPart::In,
                               segment.length * (isMoved ? speed + strength * (mean.speeds[side] - speed) : speed),
                               side ? space.between(here, there) : space.between(there, here));
            }
        }
    }
    refreshHandles(edit, moved);
    return compareShapes(before, edit, range.control);
}

} // namespace sinew
