// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/span_keys.h"

#include "core/curves/shape/curve_split.h"

#include <algorithm>
#include <cmath>
#include <cstring>

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

bool keysMeet(const CurveEdit &edit, std::size_t a, std::size_t b)
{
    const TypeInfo &type = edit.value();
    const std::size_t width = type.valueSize();
    const std::byte *first = edit.curve.rawPart(0, width) + a * width,
                    *second = edit.curve.rawPart(0, width) + b * width;
    if (std::memcmp(first, second, width) == 0)
        return true;
    if (!isContinuous(type))
        return false;
    std::vector<float> x(width / sizeof(float)), y(width / sizeof(float));
    std::memcpy(x.data(), first, width);
    std::memcpy(y.data(), second, width);
    const auto isNear = [&](float sign) {
        return std::equal(x.begin(), x.end(), y.begin(), [sign](float u, float v) {
            return std::abs(u - sign * v) <= 1e-4f * std::max(1.f, std::abs(u));
        });
    };
    return isNear(1) || (type.kind == Kind::Quat && isNear(-1));
}

} // namespace sinew
