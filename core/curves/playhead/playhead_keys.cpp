// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/playhead_keys.h"

#include "core/curves/curve_keys.h"
#include "core/curves/curve_moment.h"
#include "core/curves/key_numbers.h"
#include "core/curves/keys/key_insert.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

void removeKey(CurveEdit &edit, std::size_t row)
{
    removeKeys(edit.curve, edit.value(), row, 1);
    if (row < edit.marks.size())
        edit.marks.erase(edit.marks.begin() + std::ptrdiff_t(row));
    if (edit.curve.size() == 0)
        edit.curve.clear();
}

} // namespace

Value toRgbOrder(const FieldInfo &field, Value value)
{
    if (Colour *colour = field.bgrOrder ? value.as<Colour>() : nullptr)
        std::swap(colour->r, colour->b);
    return value;
}

Value restValue(const Model &model, const Address &curve)
{
    const FieldRef field = model.field(curve);
    const TypeInfo &value = *field.type->element;
    Value rest(value);
    if (field.field->base) {
        const int base = field.owner->rowAt(*field.field->base, model.ctx(), field.object);
        if (base >= 0 && field.owner->fields[std::size_t(base)].type == &value) {
            const FieldInfo &still = field.owner->fields[std::size_t(base)];
            return toRgbOrder(*field.field, toRgbOrder(still, Value(value, still.in(field.object))));
        }
    }
    const auto number = float(field.field->rest);
    if (isContinuous(value) && value.kind != Kind::Quat && number != 0)
        std::fill_n(static_cast<float *>(rest.data()), value.valueSize() / sizeof(float), number);
    else if (std::int32_t *integer = rest.as<std::int32_t>(); integer && number != 0)
        *integer = std::int32_t(number);
    return rest;
}

std::size_t putKeyAtPlayhead(const Document &document, CurveEdit &edit, const Value &rest)
{
    makePresent(edit);
    const CurveMoment moment = momentIn(document, edit.curve, ownTimelineOf(document, edit.address));
    const TimeSpans spans = edit.spans;
    std::stable_partition(edit.spans.begin(), edit.spans.end(), [&](const TimeSpan &span) {
        return span.start == moment.range.start && span.end == moment.range.end;
    });
    const std::size_t row = insertKey(edit, moment.time, rest);
    edit.spans = spans;
    return row;
}

void removeKeyAtPlayhead(const Document &document, CurveEdit &edit)
{
    if (const int row = keyAt(edit.curve, momentIn(document, edit.curve, ownTimelineOf(document, edit.address)).time);
        row >= 0)
        removeKey(edit, std::size_t(row));
}

bool hasKeyAtPlayhead(const Document &document, const CurveBase &curve, NodeId ownTimeline)
{
    return keyAt(curve, momentIn(document, curve, ownTimeline).time) >= 0;
}

int constantKey(const Document &document, const CurveBase &curve, NodeId ownTimeline)
{
    const std::span<const std::int32_t> times = curve.times();
    // A second key, at the playhead, would animate what was a constant.
    if (times.size() <= 1)
        return times.empty() ? -1 : 0;
    const CurveMoment moment = momentIn(document, curve, ownTimeline);
    if (moment.range.usesOuterKeys)
        return -1;
    int only = -1;
    for (std::size_t row = 0; row < times.size(); ++row) {
        if (!moment.range.contains(times[row]))
            continue;
        if (only >= 0)
            return -1;
        only = int(row);
    }
    return only < 0 && moment.span.firstKeyIfNone ? 0 : only;
}

bool hasKeysInSequence(const Document &document, const CurveBase &curve, NodeId ownTimeline)
{
    const TimeSpan range = momentIn(document, curve, ownTimeline).range;
    const std::span<const std::int32_t> times = curve.times();
    return range.usesOuterKeys
               ? !times.empty()
               : std::any_of(times.begin(), times.end(), [&](std::int32_t time) { return range.contains(time); });
}

void removeKeysInSequence(const Document &document, CurveEdit &edit)
{
    const TimeSpan range = momentIn(document, edit.curve, ownTimelineOf(document, edit.address)).range;
    for (std::size_t row = edit.curve.size(); row-- > 0;)
        if (range.contains(edit.curve.times()[row]))
            removeKey(edit, row);
}

} // namespace sinew
