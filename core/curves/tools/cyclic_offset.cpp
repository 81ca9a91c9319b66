// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/cyclic_offset.h"

#include "core/curves/key_neighbours.h"
#include "core/curves/key_rows.h"
#include "core/curves/tools/key_runs.h"
#include "core/curves/tools/span_keys.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew {

namespace {

/// Rows of a span's keys in their new order, and their times.
struct Turned
{
    std::vector<std::uint32_t> rows;
    std::vector<std::int32_t> times;
    std::size_t seam = 0; ///< index of the key that was at the start
};

/// For a span with keys at its start, at its end and `later` units before its end.
Turned turned(const CurveEdit &edit, const TimeSpan &span, std::int32_t later)
{
    const KeyNeighbours keys(edit);
    const auto [first, last] = keys.places(span);
    const std::int32_t cut = span.end - later;
    Turned result;
    const auto add = [&](std::size_t place, std::int32_t time) {
        result.rows.push_back(std::uint32_t(keys.row(place)));
        result.times.push_back(time);
    };
    std::size_t at = first;
    while (at < last && keys.timeAt(at) < cut)
        ++at;
    const std::size_t opening = at;
    for (; at < last && keys.timeAt(at) < span.end; ++at)
        add(at, span.start + (keys.timeAt(at) - cut));
    result.seam = result.rows.size();
    for (std::size_t place = first; place < opening; ++place)
        add(place, keys.timeAt(place) + later);
    add(opening, span.end);
    return result;
}

struct TurnedKeys
{
    CurveBase curve;
    KeyMarks marks;
};

TurnedKeys keysOf(const CurveEdit &edit, const Turned &order)
{
    TurnedKeys keys{pickKeys(edit.curve, edit.value(), order.rows), {}};
    std::copy(order.times.begin(), order.times.end(), keys.curve.editTimes(edit.value().valueSize()));
    for (const std::uint32_t row : order.rows)
        keys.marks.push_back(edit.marks[row]);
    return keys;
}

/// Puts them in place of the span's present keys.
void replaceKeys(CurveEdit &edit, const TimeSpan &span, const TurnedKeys &keys)
{
    std::vector<std::uint32_t> others;
    for (std::uint32_t row = 0; row < edit.size(); ++row)
        if (!span.contains(edit.curve.times()[row]))
            others.push_back(row);
    keepRows(edit, others);
    mergeKeys(edit, keys.curve, keys.marks);
}

/// Events have no value between them: each moves by itself.
void turnEvents(CurveEdit &edit, const TimeSpan &span, std::int32_t later)
{
    const auto times = edit.curve.times();
    std::vector<std::pair<std::int32_t, std::uint32_t>> moved;
    for (std::uint32_t row = 0; row < times.size(); ++row) {
        if (!span.contains(times[row]))
            continue;
        const std::int64_t length = std::int64_t(span.end) - span.start;
        moved.emplace_back(std::int32_t(span.start + (std::int64_t(times[row]) - span.start + later) % length), row);
    }
    std::sort(moved.begin(), moved.end());
    moved.erase(
        std::unique(moved.begin(), moved.end(), [](const auto &a, const auto &b) { return a.first == b.first; }),
        moved.end());
    Turned result;
    for (const auto &[time, row] : moved) {
        result.times.push_back(time);
        result.rows.push_back(row);
    }
    replaceKeys(edit, span, keysOf(edit, result));
}

/// False when the span's ends don't meet.
bool turnSpan(CurveEdit &edit, const TimeSpan &span, std::int32_t later)
{
    for (const std::int32_t time : {span.start, span.end})
        keyInSpan(edit, span, time);
    const std::size_t width = edit.value().valueSize();
    {
        const KeyNeighbours keys(edit);
        const auto [first, last] = keys.places(span);
        if (!keysMeet(edit, keys.row(first), keys.row(last - 1)))
            return false;
    }
    keyInSpan(edit, span, span.end - later);
    const KeyNeighbours before(edit);
    const std::size_t closing = before.row(before.places(span).second - 1);
    const Turned order = turned(edit, span, later);
    TurnedKeys turnedKeys = keysOf(edit, order);
    turnedKeys.marks[order.seam].selected |= edit.marks[closing].selected;
    if (edit.curve.hasTangents()) // the new end key's incoming tangent now belongs to the key at the seam
        std::memcpy(turnedKeys.curve.editRawPart(1, width) + order.seam * width,
                    edit.curve.rawPart(1, width) + closing * width, width);
    replaceKeys(edit, span, turnedKeys);
    return true;
}

} // namespace

CyclicOffset offsetCyclically(CurveEdit &edit, std::int32_t shift, const ToolRange &range)
{
    CyclicOffset result;
    edit.marks.resize(edit.size());
    for (const TimeSpan &span : toolSpans(edit, range)) {
        const std::int64_t length = std::int64_t(span.end) - span.start;
        const auto times = edit.curve.times();
        if (length <= 0 || length > INT32_MAX ||
            std::none_of(times.begin(), times.end(), [&](std::int32_t time) { return span.contains(time); }))
            continue;
        const auto later = std::int32_t(((shift % length) + length) % length);
        if (later == 0)
            continue;
        const auto isShared = [&](std::int32_t time) { return isSharedKeyTime(edit, span, time); };
        if (isShared(span.start) || isShared(span.end) ||
            std::any_of(times.begin(), times.end(),
                        [&](std::int32_t time) { return span.contains(time) && isShared(time); })) {
            ++result.shared;
            continue;
        }
        if (edit.value().valueSize() == 0) {
            turnEvents(edit, span, later);
            ++result.done;
            continue;
        }
        CurveEdit tried = edit;
        if (!turnSpan(tried, span, later)) {
            ++result.open;
            continue;
        }
        edit = std::move(tried);
        ++result.done;
    }
    return result;
}

} // namespace sinew
