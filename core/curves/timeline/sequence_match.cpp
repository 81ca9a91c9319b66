// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/timeline/sequence_match.h"

#include "core/curves/key_rows.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

std::int32_t timeIn(const SpanMatch &match, std::int32_t time)
{
    const double length = double(match.from.end) - match.from.start,
                 scale = length > 0 ? (double(match.to.end) - match.to.start) / length : 1;
    return std::int32_t(std::lround(match.to.start + (double(time) - match.from.start) * scale));
}

} // namespace

SequenceMatch matchSequences(std::span<const Clip> from, std::span<const Clip> to)
{
    SequenceMatch match;
    match.isSame = true;
    std::vector<bool> taken(to.size());
    for (const Clip &clip : from) {
        if (clip.isGlobal || clip.keysOf != NoNode)
            continue;
        std::size_t row = 0;
        while (row < to.size() &&
               (taken[row] || to[row].isGlobal || to[row].keysOf != NoNode || to[row].name != clip.name))
            ++row;
        if (row == to.size()) {
            match.missing.push_back(clip);
            match.isSame = false;
            continue;
        }
        taken[row] = true;
        match.spans.push_back({spanOf(clip), spanOf(to[row]), clip.source});
        match.isSame = match.isSame && clip.start == to[row].start && clip.end == to[row].end;
    }
    for (std::size_t row = 0; row < to.size(); ++row)
        if (!taken[row] && !to[row].isGlobal && to[row].keysOf == NoNode)
            match.unmatched.push_back(to[row]);
    return match;
}

CurveBase keysInSpans(const CurveBase &curve, const TypeInfo &value, std::span<const SpanMatch> spans)
{
    struct Key
    {
        std::int32_t time;
        std::uint32_t row;
    };
    std::vector<Key> keys;
    for (const std::uint32_t row : rowsByTime(curve))
        for (const SpanMatch &match : spans)
            if (match.from.contains(curve.times()[row]))
                keys.push_back({timeIn(match, curve.times()[row]), row});
    std::stable_sort(keys.begin(), keys.end(), [](const Key &a, const Key &b) { return a.time < b.time; });
    // Where a shorter sequence brings several keys together, the first one represents them.
    keys.erase(std::unique(keys.begin(), keys.end(),
                           [&](const Key &a, const Key &b) {
                               return a.time == b.time && curve.times()[a.row] != curve.times()[b.row];
                           }),
               keys.end());
    std::vector<std::uint32_t> rows;
    for (const Key &key : keys)
        rows.push_back(key.row);
    CurveBase result = pickKeys(curve, value, rows);
    if (result.size() == 0) {
        result.clear();
        return result;
    }
    std::int32_t *times = result.editTimes(value.valueSize());
    for (std::size_t i = 0; i < keys.size(); ++i)
        times[i] = keys[i].time;
    return result;
}

} // namespace sinew
