// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/span_keys.h"

#include "core/curves/shape/curve_split.h"

#include <algorithm>

namespace sinew {

std::size_t keyInSpan(CurveEdit &edit, const TimeSpan &span, std::int32_t time)
{
    const std::size_t before = edit.size();
    const SampleSpan moment = span.moment(time);
    const std::size_t row = splitCurve(edit.curve, edit.value(), moment, edit.isStep, Value(edit.value()));
    if (edit.size() > before)
        edit.marks.insert(edit.marks.begin() + std::ptrdiff_t(row), KeyMark());
    return row;
}

bool isSharedKeyTime(const CurveEdit &edit, const TimeSpan &own, std::int32_t time)
{
    return std::any_of(edit.spans.begin(), edit.spans.end(), [&](const TimeSpan &other) {
        return other.contains(time) && (other.start != own.start || other.end != own.end);
    });
}

} // namespace sinew
