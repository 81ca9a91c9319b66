// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/bake.h"

#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_runs.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {

namespace {

/// More keys than this are considered a typing error.
constexpr double maxKeys = 2'000'000;

struct Baked
{
    AddedKey key;
    std::size_t row = KeySide::none; ///< of an existing key
    std::size_t speed = 0;           ///< row of its speeds, if the curve has tangents
};

struct Speeds
{
    CurveSlope before{}, after{};
};

TimeSpans selectedSpans(const CurveEdit &edit, const KeyNeighbours &keys, const ToolRange &range)
{
    TimeSpans spans;
    for (const KeyRun &run : keyRuns(edit, keys, range))
        spans.push_back({keys.timeAt(run.first), keys.timeAt(run.last), false});
    return spans;
}

} // namespace

FitReport bake(CurveEdit &edit, double step, const ToolRange &range)
{
    const CurveEdit before = edit;
    const KeyNeighbours keys(before);
    const TimeSpans spans = range.selectedOnly ? selectedSpans(edit, keys, range) : toolSpans(edit, range);
    step = step >= 1 ? step : 1; // NaN, too
    double count = 0;
    for (const TimeSpan &span : spans)
        count += std::max(0.0, (double(span.end) - span.start) / step);
    if (edit.value().kind == Kind::NoValue || !(count <= maxKeys) || edit.size() == 0)
        return {before.size(), before.size()};

    const bool isPlain = isContinuous(edit.value());
    std::vector<bool> kept(edit.size(), true);
    const bool hasSpeeds = isPlain && edit.curve.hasTangents();
    std::vector<Baked> baked;
    std::vector<Speeds> speeds;
    baked.reserve(std::size_t(count) + 2 * spans.size());
    speeds.reserve(hasSpeeds ? baked.capacity() : 0);
    for (const TimeSpan &span : spans) {
        const SpanShape shape(before, span);
        CurvePoint point;
        const auto [first, last] = keys.places(span);
        if (first >= last || !shape.read(span.start, point))
            continue;
        std::map<std::int32_t, std::size_t> standing;
        for (std::size_t place = first; place < last; ++place) {
            kept[keys.row(place)] = false;
            standing[keys.timeAt(place)] = keys.row(place);
        }
        const auto add = [&](std::int32_t time) {
            Baked next;
            shape.read(time, point);
            next.key = {time, shape.heldRow(time), {}, range.selectedOnly ? anyValueBit : KeyBits(0)};
            if (isPlain && !isStepped(edit))
                next.key.point = point;
            next.speed = speeds.size();
            if (hasSpeeds)
                speeds.push_back({shape.speed(time, KeyPart::In), shape.speed(time, KeyPart::Out)});
            if (const auto found = standing.find(time); found != standing.end())
                next.row = found->second;
            baked.push_back(next);
        };
        for (double at = 0;
             span.start + at < span.end && range.shouldContinue(0.8 * double(baked.size()) / (count + 1)); at += step)
            add(std::int32_t(std::lround(span.start + at)));
        add(span.end);
    }
    // The first of several spans that share a time wins.
    const auto isEarlier = [](const Baked &a, const Baked &b) { return a.key.time < b.key.time; };
    if (!std::is_sorted(baked.begin(), baked.end(), isEarlier))
        std::stable_sort(baked.begin(), baked.end(), isEarlier);
    const auto isOneTime = [](const Baked &a, const Baked &b) { return a.key.time == b.key.time; };
    baked.erase(std::unique(baked.begin(), baked.end(), isOneTime), baked.end());
    // Borders that other spans need stay.
    for (const TimeSpan &span : spansOf(before)) {
        const auto [first, last] = keys.places(span);
        if (first < last)
            kept[keys.row(first)] = kept[keys.row(last - 1)] = true;
    }

    std::vector<AddedKey> added;
    added.reserve(baked.size());
    for (const Baked &key : baked) {
        if (key.row != KeySide::none)
            kept[key.row] = true;
        else
            added.push_back(key.key);
    }
    rebuildKeys(edit, kept, added);
    if (hasSpeeds) {
        const CurveSpace space(edit.value());
        const KeyNeighbours now(edit);
        for (std::size_t row = 0; row < edit.size(); ++row) {
            const std::int32_t time = edit.curve.times()[row];
            const auto found =
                std::lower_bound(baked.begin(), baked.end(), time,
                                 [](const Baked &key, std::int32_t wanted) { return key.key.time < wanted; });
            if (found == baked.end() || found->key.time != time)
                continue;
            const Speeds &speed = speeds[found->speed];
            const auto point = [&](std::size_t at) { return space.point(edit.curve, at); };
            if (const KeySide side = now.before(row); side && !side.beyondSeam)
                space.setSlope(edit.curve, row, KeyPart::In, side.length * speed.before,
                               space.between(point(side.neighbour), point(row)));
            if (const KeySide side = now.after(row); side && !side.beyondSeam)
                space.setSlope(edit.curve, row, KeyPart::Out, side.length * speed.after,
                               space.between(point(row), point(side.neighbour)));
            edit.marks[row].in = edit.marks[row].out = HandleMode::Free;
        }
    }
    return compareShapes(before, edit, range.control);
}

} // namespace sinew
