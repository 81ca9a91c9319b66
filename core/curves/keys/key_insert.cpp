// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_insert.h"

#include "core/curves/curve_edit.h"
#include "core/curves/curve_keys.h"
#include "core/curves/key_numbers.h"
#include "core/curves/key_rows.h"
#include "core/curves/shape/curve_split.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/stored_handles.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sinew {

namespace {

using Limits = std::numeric_limits<std::int32_t>;

} // namespace

std::size_t insertKey(CurveEdit &edit, std::int32_t time, const Value &fallback)
{
    makePresent(edit);
    edit.marks.resize(edit.size());
    // A key between spans must not change what the game shows in them.
    const TimeSpan around = edit.spanOrGapAt(time);
    const SampleSpan range = around.moment(time, edit.curve.globalSequence() >= 0 && edit.spanAt(time) >= 0);
    Value rest = !fallback.isEmpty() && &fallback.type() == &edit.value() ? fallback : Value(edit.value());
    const auto times = edit.curve.times();
    const bool outside = edit.spanAt(time) < 0 &&
                         std::none_of(times.begin(), times.end(), [&](std::int32_t t) { return around.contains(t); });
    if (outside && !times.empty())
        rest = sampleAny(edit.curve, edit.value(), {Limits::min(), Limits::max(), double(time)}, rest, edit.isStep);
    const std::size_t before = edit.size();
    const std::size_t row = splitCurve(edit.curve, edit.value(), range, edit.isStep, rest);
    if (edit.size() > before) {
        KeyMark mark;
        if (edit.curve.hasTangents())
            mark.in = mark.out = edit.newHandles;
        edit.marks.insert(edit.marks.begin() + std::ptrdiff_t(row), mark);
    }
    edit.marks[row].selected |= keyBits(KeyPart::Value, shownComponents(edit.value(), edit.rotation));
    return row;
}

std::size_t spansAt(const CurveEdit &edit, std::int32_t time)
{
    return std::size_t(std::count_if(edit.spans.begin(), edit.spans.end(),
                                     [time](const TimeSpan &span) { return span.contains(time); }));
}

std::size_t setKey(CurveEdit &edit, std::int32_t time, const Value &fallback, std::span<const double> numbers,
                   unsigned components)
{
    const std::size_t row = insertKey(edit, time, fallback);
    const auto count = std::size_t(shownComponents(edit.value(), edit.rotation));
    if (count == 0 || numbers.size() < count)
        return row;
    // Components that are not set keep their shown value: with the other keys, since turns are counted from the first
    // on.
    CurveNumbers now{};
    const unsigned all = (1u << count) - 1;
    if ((components & all) != all) {
        const KeyNumbers shown = edit.shown();
        for (std::size_t i = 0; i < count; ++i)
            now[i] = shown.number(row, int(i));
    }
    for (std::size_t i = 0; i < count; ++i)
        if (components & (1u << i))
            now[i] = numbers[i];
    adoptHandles(edit, std::span(&row, 1));
    setKeyNumbers(edit.curve, edit.value(), edit.rotation, row, KeyPart::Value, std::span(now).first(count));
    refreshHandles(edit, std::span(&row, 1));
    return row;
}

} // namespace sinew
