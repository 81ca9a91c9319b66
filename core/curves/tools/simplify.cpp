// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/simplify.h"

#include "core/curves/key_rows.h"
#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_runs.h"
#include "core/curves/tools/segment_fit.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

void dropEqual(const CurveEdit &edit, const KeyNeighbours &keys, const KeyRun &run, std::vector<bool> &kept)
{
    const std::size_t width = edit.value().valueSize();
    const std::byte *values = edit.curve.rawPart(0, width);
    for (std::size_t place = run.first + 1; width && place < run.last; ++place)
        if (std::memcmp(values + keys.row(place - 1) * width, values + keys.row(place) * width, width) == 0)
            kept[keys.row(place)] = false;
}

/// Replaces segments of a run by as few as possible. The reach of one is found by doubling, then bisection: about n log
/// n in total.
void mergeSegments(CurveEdit &edit, const KeyNeighbours &keys, const KeyRun &run, const FitTolerance &tolerance,
                   bool fitting, const ToolRange &range, std::vector<bool> &kept)
{
    const CurveSpace space(edit.value());
    const SegmentFit fit(edit, keys, run.first, run.last);
    const std::size_t last = run.last - run.first;
    for (std::size_t from = 0;
         from < last && range.shouldContinue(0.8 * double(run.first + from) / double(edit.size()));) {
        std::size_t reach = from + 1;
        std::optional<CurveSegment> best;
        const auto reaches = [&](std::size_t to) {
            auto segment = fit.segment(from, to, tolerance, fitting);
            if (segment) {
                reach = to;
                best = segment;
            }
            return segment.has_value();
        };
        std::size_t length = 2, refused = last + 1;
        while (from + length < refused && reach < last) {
            const std::size_t to = std::min(from + length, last);
            // A single key may stick out where the next one fits again.
            if (!reaches(to) && !(length == 2 && to < last && reaches(to + 1))) {
                refused = to;
                break;
            }
            length *= 2;
        }
        while (refused > reach + 1) {
            const std::size_t to = reach + (refused - reach) / 2;
            if (!reaches(to))
                refused = to;
        }
        if (best) {
            const std::size_t left = keys.row(run.first + from), right = keys.row(run.first + reach);
            space.setSlope(edit.curve, left, KeyPart::Out, best->out, best->direct);
            space.setSlope(edit.curve, right, KeyPart::In, best->in, best->direct);
            if (edit.curve.hasTangents())
                edit.marks[left].out = edit.marks[right].in = HandleMode::Free;
            for (std::size_t place = from + 1; place < reach; ++place)
                kept[keys.row(run.first + place)] = false;
        }
        from = reach;
    }
}

void dropKeys(CurveEdit &edit, double tolerance, bool fitting, const ToolRange &range)
{
    edit.marks.resize(edit.size());
    const KeyNeighbours keys(edit);
    std::vector<bool> kept(edit.size(), true);
    for (const KeyRun &run : keyRuns(edit, keys, range)) {
        if (run.last - run.first < 2)
            continue;
        if (isStepped(edit))
            dropEqual(edit, keys, run, kept);
        else
            mergeSegments(edit, keys, run,
                          fitting ? FitTolerance(tolerance) : roundingOf(edit, keys, run.first, run.last), fitting,
                          range, kept);
    }
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < kept.size(); ++row)
        if (kept[row])
            rows.push_back(row);
    if (rows.size() < kept.size())
        keepRows(edit, rows);
}

} // namespace

FitReport simplify(CurveEdit &edit, double tolerance, const ToolRange &range)
{
    if (!(tolerance > 0))
        return clean(edit, range);
    if (std::isinf(tolerance))
        tolerance = 1e300;
    const CurveEdit before = edit;
    // Between the samples of a fit and in the rounding of stored values, a little more can hide.
    double allowed = tolerance * (1 - 1e-4);
    for (int tries = 0; tries < 6 && allowed > 0; ++tries) {
        edit = before;
        dropKeys(edit, allowed, true, range);
        const FitReport report = compareShapes(before, edit, range.control);
        if (report.deviation <= tolerance || (range.control && range.control->isCancelled()))
            return report;
        allowed = std::min(allowed / 1.2, allowed - 2 * (report.deviation - tolerance));
    }
    edit = before;
    return {before.size(), before.size()};
}

FitReport clean(CurveEdit &edit, const ToolRange &range)
{
    const CurveEdit before = edit;
    dropKeys(edit, 0, false, range);
    return compareShapes(before, edit, range.control);
}

} // namespace sinew
