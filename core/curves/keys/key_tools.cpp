// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_tools.h"

#include "core/curves/key_rows.h"
#include "core/curves/keys/key_transform.h"
#include "core/curves/shape/key_handles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinew {

namespace {

std::int32_t later(std::int32_t time, std::int64_t shift)
{
    using Limits = std::numeric_limits<std::int32_t>;
    return std::int32_t(std::clamp<std::int64_t>(std::int64_t(time) + shift, Limits::min(), Limits::max()));
}

} // namespace

void refreshAllHandles(CurveEdit &edit)
{
    if (!hasHandleModes(edit))
        return;
    std::vector<std::size_t> rows(edit.size());
    std::iota(rows.begin(), rows.end(), std::size_t(0));
    refreshHandles(edit, rows);
}

void deleteSelected(CurveEdit &edit)
{
    edit.marks.resize(edit.size());
    std::vector<std::uint32_t> kept;
    for (std::size_t row = 0; row < edit.size(); ++row)
        if (!(edit.marks[row].selected & anyValueBit))
            kept.push_back(std::uint32_t(row));
    if (kept.size() == edit.size())
        return;
    keepRows(edit, kept);
    refreshAllHandles(edit);
}

std::size_t duplicateSelected(CurveEdit &edit, std::int32_t shift, bool keepInSpans)
{
    edit.marks.resize(edit.size());
    std::vector<std::uint32_t> rows = selectedRows(edit);
    const auto times = edit.curve.times();
    std::stable_sort(rows.begin(), rows.end(),
                     [times](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; });
    const std::size_t selected = rows.size();
    if (keepInSpans && !edit.spans.empty())
        std::erase_if(
            rows, [&](std::uint32_t row) { return !edit.spanOrGapAt(times[row]).contains(later(times[row], shift)); });
    KeyMarks marks;
    for (const std::uint32_t row : rows)
        marks.push_back(edit.marks[row]);
    for (KeyMark &mark : edit.marks)
        mark.selected = 0;
    if (rows.empty())
        return selected;
    CurveBase copies = pickKeys(edit.curve, edit.value(), rows);
    for (std::int32_t &time : std::span(copies.editTimes(edit.value().valueSize()), copies.size()))
        time = later(time, shift);
    mergeKeys(edit, copies, marks);
    refreshAllHandles(edit);
    return selected - rows.size();
}

void reverseSelected(CurveEdit &edit)
{
    edit.marks.resize(edit.size());
    std::vector<std::uint32_t> order = rowsByTime(edit.curve);
    std::erase_if(order, [&](std::uint32_t row) { return !(edit.marks[row].selected & anyValueBit); });
    if (order.empty())
        return;
    // Where each row's content comes from.
    std::vector<std::uint32_t> source(edit.size());
    std::iota(source.begin(), source.end(), 0u);
    const auto times = edit.curve.times();
    for (std::size_t i = 0, end = 0; i < order.size(); i = end) {
        const int span = edit.spanAt(times[order[i]]);
        for (end = i + 1; end < order.size() && edit.spanAt(times[order[end]]) == span; ++end) {}
        for (std::size_t k = i; k < end; ++k)
            source[order[k]] = order[end - 1 - (k - i)];
    }
    const std::vector<std::int32_t> kept(times.begin(), times.end());
    keepRows(edit, source);
    std::copy(kept.begin(), kept.end(), edit.curve.editTimes(edit.value().valueSize()));
    for (const std::uint32_t row : order) {
        swapHandles(edit.curve, edit.value(), row);
        swapHandles(edit.marks[row]);
    }
    refreshAllHandles(edit);
}

Status mirrorTimes(CurveEdit &edit, double time)
{
    KeyTransform mirror;
    mirror.timeScale = -1;
    mirror.timePivot = time;
    return transformKeys(edit, mirror);
}

void mirrorValues(CurveEdit &edit, double value)
{
    KeyTransform mirror;
    mirror.valueScale = -1;
    mirror.valuePivot = value;
    // Times stay, so keys can't collide.
    static_cast<void>(transformKeys(edit, mirror));
}

} // namespace sinew
