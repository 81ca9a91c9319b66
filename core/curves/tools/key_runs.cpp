// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/key_runs.h"

#include "core/curves/shape/span_shape.h"

#include <algorithm>

namespace sinew {

std::vector<std::size_t> rebuildKeys(CurveEdit &edit, const std::vector<bool> &kept, std::span<const AddedKey> added)
{
    const std::size_t width = edit.value().valueSize(), none = ~std::size_t(0);
    const auto times = edit.curve.times();
    edit.marks.resize(edit.size());
    std::vector<std::size_t> sources, rows; // of each new key: its row, or none for the next added one
    sources.reserve(times.size() + added.size());
    std::size_t next = 0;
    for (std::size_t row = 0; row < times.size(); ++row) {
        if (!kept[row])
            continue;
        for (; next < added.size() && added[next].time < times[row]; ++next)
            sources.push_back(none);
        sources.push_back(row);
    }
    sources.resize(sources.size() + (added.size() - next), none);
    if (sources.size() == times.size() && added.empty())
        return rows;

    CurveBase curve;
    curve.resetRaw(edit.curve.header(), sources.size(), width);
    KeyMarks marks(sources.size());
    std::int32_t *newTimes = sources.empty() ? nullptr : curve.editTimes(width);
    next = 0;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (sources[i] != none) {
            newTimes[i] = times[sources[i]];
            marks[i] = edit.marks[sources[i]];
        } else {
            newTimes[i] = added[next].time;
            marks[i].selected = added[next].selected;
            sources[i] = added[next++].like;
            rows.push_back(i);
        }
    }
    for (int part = 0; width && !sources.empty() && part < (curve.hasTangents() ? 3 : 1); ++part) {
        const std::byte *from = edit.curve.rawPart(part, width);
        std::byte *to = curve.editRawPart(part, width);
        for (std::size_t i = 0; i < sources.size(); ++i)
            std::memcpy(to + i * width, from + sources[i] * width, width);
    }
    const CurveSpace space(edit.value());
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (added[i].point && space.components) {
            space.setPoint(curve, rows[i], *added[i].point);
            for (const KeyPart side : {KeyPart::In, KeyPart::Out})
                space.setSlope(curve, rows[i], side, {}, {});
        }
    edit.curve = std::move(curve);
    edit.marks = std::move(marks);
    return rows;
}

TimeSpans toolSpans(const CurveEdit &edit, const ToolRange &range)
{
    TimeSpans spans = range.spans.empty() ? spansOf(edit) : range.spans;
    if (!range.selectedOnly)
        return spans;
    std::vector<std::int32_t> selected;
    const auto times = edit.curve.times();
    for (std::size_t row = 0; row < std::min(edit.marks.size(), times.size()); ++row)
        if (edit.marks[row].selected & anyValueBit)
            selected.push_back(times[row]);
    std::sort(selected.begin(), selected.end());
    spans.removeIf([&](const TimeSpan &span) {
        const auto first = std::lower_bound(selected.begin(), selected.end(), span.start);
        return first == selected.end() || *first > span.end;
    });
    return spans;
}

std::vector<KeyRun> keyRuns(const CurveEdit &edit, const KeyNeighbours &keys, const ToolRange &range)
{
    const std::size_t count = keys.size();
    std::vector<KeyRun> runs;
    std::vector<bool> isBorder(count + 1);
    std::vector<int> covers(count + 1); // change in the number of spans that cover the segment after an index
    const auto addSpan = [&](const TimeSpan &span, bool used) {
        const auto [first, last] = keys.places(span);
        if (first >= last)
            return;
        isBorder[first] = isBorder[last - 1] = true;
        if (used) {
            ++covers[first];
            --covers[last - 1];
        }
    };
    for (const TimeSpan &span : spansOf(edit))
        addSpan(span, false);
    for (const TimeSpan &span : toolSpans(edit, range))
        addSpan(span, true);

    int covered = 0;
    bool open = false;
    for (std::size_t place = 0; place + 1 < count; ++place) {
        covered += covers[place];
        const auto chosen = [&](std::size_t at) {
            const std::size_t row = keys.row(at);
            return !range.selectedOnly || (row < edit.marks.size() && (edit.marks[row].selected & anyValueBit));
        };
        if (covered <= 0 || keys.timeAt(place) == keys.timeAt(place + 1) || !chosen(place) || !chosen(place + 1)) {
            open = false;
            continue;
        }
        if (open && !isBorder[place])
            runs.back().last = place + 1;
        else
            runs.push_back({place, place + 1});
        open = true;
    }
    return runs;
}

} // namespace sinew
