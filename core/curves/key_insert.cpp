// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_keys.h"
#include "core/curves/curve_split.h"
#include "core/curves/key_numbers.h"
#include "core/curves/key_tools.h"
#include "core/curves/playhead_keys.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

using Limits = std::numeric_limits<std::int32_t>;

/// The span that holds a time, or the stretch between spans: what happens there must not change what the game shows.
SampleSpan stretchAt(const CurveEdit &edit, std::int32_t time)
{
    if (const int row = edit.spanAt(time); row >= 0) {
        const TimeSpan &span = edit.spans[std::size_t(row)];
        return {span.start, span.end, double(time), span.loops, edit.curve.globalSequence() >= 0};
    }
    SampleSpan gap{Limits::min(), Limits::max(), double(time)};
    for (const TimeSpan &span : edit.spans) {
        if (span.end < span.start)
            continue;
        if (span.end < time)
            gap.start = std::max(gap.start, span.end + 1);
        else if (span.start > time)
            gap.end = std::min(gap.end, span.start - 1);
    }
    return gap;
}

} // namespace

std::size_t insertKey(CurveEdit &edit, std::int32_t time, const Value &fallback)
{
    makePresent(edit.curve, edit.value());
    edit.marks.resize(edit.size());
    const SampleSpan stretch = stretchAt(edit, time);
    Value rest = !fallback.isEmpty() && &fallback.type() == &edit.value() ? fallback : Value(edit.value());
    const auto times = edit.curve.times();
    const bool outside = edit.spanAt(time) < 0 && std::none_of(times.begin(), times.end(), [&](std::int32_t t) {
        return t >= stretch.start && t <= stretch.end;
    });
    if (outside && !times.empty())
        rest = sampleAny(edit.curve, edit.value(), {Limits::min(), Limits::max(), double(time)}, rest);
    const std::size_t before = edit.size();
    const std::size_t row = splitCurve(edit.curve, edit.value(), stretch, edit.isStep, rest);
    if (edit.size() > before)
        edit.marks.insert(edit.marks.begin() + std::ptrdiff_t(row), KeyMark());
    edit.marks[row].selected |= keyBits(KeyPart::Value, shownComponents(edit.value(), edit.rotation));
    return row;
}

std::size_t setKey(CurveEdit &edit, std::int32_t time, const Value &fallback, std::span<const double> numbers, unsigned components)
{
    const std::size_t row = insertKey(edit, time, fallback);
    const auto count = std::size_t(shownComponents(edit.value(), edit.rotation));
    if (count == 0 || numbers.size() < count)
        return row;
    // What is not set stays as it is shown: among the keys, since turns are counted from the first on.
    std::array<double, 4> now{};
    const unsigned all = (1u << count) - 1;
    if ((components & all) != all) {
        const KeyNumbers shown(edit.curve, edit.value(), edit.rotation);
        for (std::size_t i = 0; i < count; ++i)
            now[i] = shown.number(row, int(i));
    }
    for (std::size_t i = 0; i < count; ++i)
        if (components & (1u << i))
            now[i] = numbers[i];
    setKeyNumbers(edit.curve, edit.value(), edit.rotation, row, KeyPart::Value, std::span(now).first(count));
    return row;
}

} // namespace sinew
