// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/loopable.h"

#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_runs.h"
#include "core/curves/tools/span_keys.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Gives a key the value of another one; its handles follow.
void takeValue(CurveEdit &edit, const CurveEdit &from, std::size_t row, std::size_t source)
{
    const std::size_t width = edit.value().valueSize();
    if (edit.curve.hasTangents() && isContinuous(edit.value())) {
        const CurveSpace space(edit.value());
        const CurvePoint old = space.point(edit.curve, row), now = space.point(from.curve, source);
        const CurveSlope in = space.slope(edit.curve, row, KeyPart::In, {}),
                         out = space.slope(edit.curve, row, KeyPart::Out, {});
        space.setPoint(edit.curve, row, now);
        if (old != now) {
            space.setSlope(edit.curve, row, KeyPart::In, in, {});
            space.setSlope(edit.curve, row, KeyPart::Out, out, {});
        }
    }
    std::memcpy(edit.curve.editRawPart(0, width) + row * width, from.curve.rawPart(0, width) + source * width, width);
}

enum class Closing : std::uint8_t {
    Done,
    Met,    ///< there was nothing to do
    Shared, ///< the span's end, or its start without a key, belongs to another one as well
};

Closing closeSpan(CurveEdit &edit, const TimeSpan &span, double blend)
{
    const CurveSpace space(edit.value());
    const std::size_t width = edit.value().valueSize();
    {
        const KeyNeighbours keys(edit);
        const auto [first, last] = keys.places(span);
        if (first == last || span.end <= span.start)
            return Closing::Done;
        if (keys.timeAt(first) == span.start && keys.timeAt(last - 1) == span.end &&
            keysMeet(edit, keys.row(first), keys.row(last - 1)))
            return Closing::Met;
        if (isSharedKeyTime(edit, span, span.end) ||
            (isSharedKeyTime(edit, span, span.start) && keys.timeAt(first) != span.start))
            return Closing::Shared;
    }
    keyInSpan(edit, span, span.start);
    keyInSpan(edit, span, span.end);
    const auto ends = [&] {
        const KeyNeighbours keys(edit);
        const auto [first, last] = keys.places(span);
        return std::pair(keys.row(first), keys.row(last - 1));
    };
    auto [opening, closing] = ends();
    if (std::memcmp(edit.curve.rawPart(0, width) + opening * width, edit.curve.rawPart(0, width) + closing * width,
                    width) != 0) {
        const CurveSlope way = space.components
                                   ? space.between(space.point(edit.curve, closing), space.point(edit.curve, opening))
                                   : CurveSlope();
        blend = blend > 0 ? std::min(blend, double(span.end) - span.start) : 0;
        if (blend >= 1 && !isStepped(edit)) {
            const double from = std::max(double(span.end) - blend, double(span.start) + 1);
            keyInSpan(edit, span, std::int32_t(std::floor(from)));
            std::tie(opening, closing) = ends();
            const CurveEdit before = edit;
            const KeyNeighbours keys(before);
            const SpanShape shape(before, {span.start, span.end, false});
            const auto [first, last] = keys.places(span);
            const auto along = [&](std::int32_t time) {
                return std::clamp((time - std::floor(from)) / (span.end - std::floor(from)), 0.0, 1.0);
            };
            for (std::size_t place = first; place < last; ++place)
                if (const double t = along(keys.timeAt(place)); t > 0) {
                    const std::size_t row = keys.row(place);
                    space.setPoint(edit.curve, row,
                                   space.moved(space.point(before.curve, row), (t * t * (3 - 2 * t)) * way));
                }
            for (std::size_t place = first; edit.curve.hasTangents() && place < last; ++place) {
                const std::size_t row = keys.row(place);
                const std::int32_t time = keys.timeAt(place);
                const double t = along(time), added = 6 * t * (1 - t) / (span.end - std::floor(from));
                const auto point = [&](std::size_t at) { return space.point(edit.curve, keys.row(at)); };
                if (place > first && keys.timeAt(place) > keys.timeAt(place - 1) && t > 0)
                    space.setSlope(edit.curve, row, KeyPart::In,
                                   (double(time) - keys.timeAt(place - 1)) *
                                       (shape.speed(time, KeyPart::In) + added * way),
                                   space.between(point(place - 1), point(place)));
                if (place + 1 < last && keys.timeAt(place + 1) > keys.timeAt(place) &&
                    along(keys.timeAt(place + 1)) > 0)
                    space.setSlope(edit.curve, row, KeyPart::Out,
                                   (double(keys.timeAt(place + 1)) - time) *
                                       (shape.speed(time, KeyPart::Out) + added * way),
                                   space.between(point(place), point(place + 1)));
            }
        } else if (space.components && edit.curve.hasTangents()) {
            takeValue(edit, CurveEdit(edit), closing, opening);
        }
        std::byte *values = edit.curve.editRawPart(0, width);
        std::memcpy(values + closing * width, values + opening * width, width);
    }
    if (!edit.curve.hasTangents() || !space.components || edit.isStep)
        return Closing::Done;
    // One speed across the seam, whether or not the span is marked as looping yet.
    CurveEdit looping = edit;
    looping.spans = {{span.start, span.end, true}};
    const KeyNeighbours keys(looping);
    const KeySide before = keys.before(closing), after = keys.after(opening);
    if (!before || !after || opening == closing)
        return Closing::Done;
    const auto point = [&](std::size_t row) { return space.point(edit.curve, row); };
    const CurveSlope wayIn = space.between(point(before.neighbour), point(closing)),
                     wayOut = space.between(point(opening), point(after.neighbour));
    const CurveSlope mean = 0.5 * ((1 / before.length) * space.slope(edit.curve, closing, KeyPart::In, wayIn) +
                                   (1 / after.length) * space.slope(edit.curve, opening, KeyPart::Out, wayOut));
    space.setSlope(edit.curve, closing, KeyPart::In, before.length * mean, wayIn);
    space.setSlope(edit.curve, opening, KeyPart::Out, after.length * mean, wayOut);
    for (const std::size_t row : {opening, closing})
        edit.marks[row].in = edit.marks[row].out = HandleMode::Free;
    // The outer sides are only read by a span that ends where this one starts; they show the same line.
    space.setSlope(edit.curve, closing, KeyPart::Out, after.length * mean, wayOut);
    if (!isSharedKeyTime(edit, span, span.start))
        space.setSlope(edit.curve, opening, KeyPart::In, before.length * mean, wayIn);
    return Closing::Done;
}

} // namespace

FitReport makeLoopable(CurveEdit &edit, double blend, const ToolRange &range)
{
    const CurveEdit before = edit;
    edit.marks.resize(edit.size());
    std::size_t shared = 0, alike = 0;
    if (edit.value().kind != Kind::NoValue && edit.value().valueSize() > 0)
        for (const TimeSpan &span : toolSpans(before, range)) {
            const Closing closing = closeSpan(edit, span, blend);
            shared += closing == Closing::Shared;
            alike += closing == Closing::Met;
        }
    FitReport report = compareShapes(before, edit, range.control);
    report.shared = shared;
    report.alike = alike;
    return report;
}

FitReport matchNeighbours(CurveEdit &edit, const ToolRange &range)
{
    const CurveEdit before = edit;
    const std::size_t width = edit.value().valueSize();
    edit.marks.resize(edit.size());
    const KeyNeighbours keys(before);
    std::vector<std::size_t> moved;
    std::size_t shared = 0;
    for (const TimeSpan &span : toolSpans(before, range)) {
        const auto [first, last] = keys.places(span);
        if (width == 0 || last - first < 3)
            continue;
        for (const auto &[place, like] : {std::pair(first, first + 1), std::pair(last - 1, last - 2)}) {
            const std::size_t row = keys.row(place), source = keys.row(like);
            if (range.selectedOnly && !(edit.marks[row].selected & anyValueBit))
                continue;
            if (isSharedKeyTime(edit, span, keys.timeAt(place))) {
                ++shared;
                continue;
            }
            takeValue(edit, before, row, source);
            moved.push_back(row);
        }
    }
    refreshHandles(edit, moved);
    FitReport report = compareShapes(before, edit, range.control);
    report.shared = shared;
    return report;
}

} // namespace sinew
