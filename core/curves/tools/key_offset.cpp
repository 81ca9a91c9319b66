// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/key_offset.h"

#include "core/curves/key_neighbours.h"
#include "core/curves/rotation_view.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/stored_handles.h"
#include "core/curves/tools/span_keys.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

struct ShareAndSlope
{
    double share = 0, slope = 0;
};

ShareAndSlope shareOnce(const Falloff &falloff, double time)
{
    const bool isBefore = time < falloff.first;
    if (!isBefore && time <= falloff.last)
        return {1, 0};
    const double length = isBefore ? falloff.before : falloff.after;
    const double away = isBefore ? falloff.first - time : time - falloff.last;
    if (!(length > 0) || away >= length)
        return {};
    const double t = 1 - away / length;
    return {t * t * (3 - 2 * t), (isBefore ? 6 : -6) * t * (1 - t) / length};
}

ShareAndSlope shareOf(const Falloff &falloff, double time)
{
    ShareAndSlope most = shareOnce(falloff, time);
    if (falloff.period > 0)
        for (const double turn : {-falloff.period, falloff.period})
            if (const ShareAndSlope other = shareOnce(falloff, time + turn); other.share > most.share)
                most = other;
    return most;
}

/// A falloff gets a key at its end if the segment there is longer than this fraction of it.
constexpr double sparsePart = 0.25;

/// Puts keys where the falloff begins and ends, if the existing ones are too far apart to show it.
void keyFalloffEnds(CurveEdit &edit, const Falloff &falloff, const TimeSpan &span)
{
    struct End
    {
        double time, length;
    };
    const End ends[] = {{falloff.first - falloff.before, falloff.before},
                        {falloff.first, falloff.before},
                        {falloff.last, falloff.after},
                        {falloff.last + falloff.after, falloff.after}};
    for (const End &end : ends) {
        double at = end.time;
        if (falloff.period > 0)
            at += at < span.start ? falloff.period : at > span.end ? -falloff.period : 0;
        at = std::round(at);
        if (!(end.length > 0) || !(at >= span.start && at <= span.end))
            continue;
        const KeyNeighbours keys(edit);
        const auto [first, last] = keys.places(span);
        if (first >= last)
            return;
        double before = -std::numeric_limits<double>::infinity(), after = -before;
        for (std::size_t place = first; place < last; ++place) {
            const double time = keys.timeAt(place);
            if (time <= at)
                before = time;
            if (time >= at)
                after = std::min(after, time);
        }
        if (after - before > end.length * sparsePart)
            keyInSpan(edit, span, std::int32_t(at));
    }
}

/// A key's value and both tangents, turned by the same rotation.
void turnKey(CurveEdit &edit, std::size_t row, const CurveSlope &by)
{
    CurvePoint identity{0, 0, 0, 1};
    const CurvePoint turn = CurveSpace(edit.value()).moved(identity, by);
    const Quat own{float(turn[0]), float(turn[1]), float(turn[2]), float(turn[3])};
    for (int part = 0; part < (edit.curve.hasTangents() ? 3 : 1); ++part) {
        Quat &rotation = reinterpret_cast<Quat *>(edit.curve.editRawPart(part, sizeof(Quat)))[row];
        const Quat unit = normalised(rotation);
        rotation = sameHemisphere(thenRotation(own, unit), unit);
    }
}

} // namespace

double Falloff::share(double time) const
{
    return shareOf(*this, time).share;
}

double Falloff::slope(double time) const
{
    return shareOf(*this, time).slope;
}

bool isClosed(const CurveEdit &edit, const TimeSpan &span)
{
    if (span.wraps)
        return true;
    const KeyNeighbours keys(edit);
    const auto [first, last] = keys.places(span);
    return last - first > 1 && keys.timeAt(first) == span.start && keys.timeAt(last - 1) == span.end &&
           keysMeet(edit, keys.row(first), keys.row(last - 1));
}

std::optional<Falloff> selectedRange(const CurveEdit &edit, const TimeSpan &span)
{
    std::optional<Falloff> range;
    const auto times = edit.curve.times();
    for (std::size_t row = 0; row < std::min(edit.marks.size(), times.size()); ++row) {
        if (!(edit.marks[row].selected & anyValueBit) || !span.contains(times[row]))
            continue;
        const double time = times[row];
        if (!range)
            range = Falloff{time, time};
        range->first = std::min(range->first, time);
        range->last = std::max(range->last, time);
    }
    return range;
}

std::size_t offsetKeys(CurveEdit &edit, const CurveSlope &offset, const Falloff &wanted, const TimeSpan &span)
{
    const CurveSpace space(edit.value());
    if (space.components == 0 || edit.isStep || edit.size() == 0)
        return 0;
    edit.marks.resize(edit.size());
    Falloff falloff = wanted;
    falloff.period = isClosed(edit, span) ? double(span.end) - span.start : 0;
    if (edit.curve.interpolation() != Interpolation::None)
        keyFalloffEnds(edit, falloff, span);

    const KeyNeighbours keys(edit);
    const auto [first, last] = keys.places(span);
    std::vector<std::size_t> changed;
    for (std::size_t place = first; place < last; ++place)
        if (falloff.share(keys.timeAt(place)) > 0)
            changed.push_back(keys.row(place));
    adoptHandles(edit, changed);
    for (const std::size_t row : changed) {
        const double time = edit.curve.times()[row], share = falloff.share(time), rise = falloff.slope(time);
        if (space.isRotation) {
            turnKey(edit, row, share * offset);
            continue;
        }
        const CurvePoint point = space.point(edit.curve, row);
        const std::array<KeySide, 2> sides{keys.before(row), keys.after(row)};
        std::array<CurveSlope, 2> slopes;
        for (const int side : {0, 1})
            slopes[std::size_t(side)] = space.slope(edit.curve, row, side ? KeyPart::Out : KeyPart::In, {}) +
                                        sides[std::size_t(side)].length * rise * offset;
        space.setPoint(edit.curve, row, point + share * offset);
        for (const int side : {0, 1})
            space.setSlope(edit.curve, row, side ? KeyPart::Out : KeyPart::In, slopes[std::size_t(side)], {});
    }
    refreshHandles(edit, changed);
    return changed.size();
}

} // namespace sinew
