// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/interpolation_change.h"

#include "core/curves/curve_keys.h"
#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_runs.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Keys to insert between two keys so that straight or constant pieces follow the shape.
class SegmentPieces
{
public:
    SegmentPieces(const SpanShape &shape, std::int32_t start, double length, std::int32_t spanStart,
                  std::int32_t spanEnd)
        : m_shape(shape), m_start(start), m_length(std::int64_t(length)), m_spanStart(spanStart), m_spanEnd(spanEnd)
    {
    }

    /// Chosen so that each piece stays within `tolerance`, else as close as `maxCount` keys allow.
    std::vector<std::int32_t> times(bool steps, double tolerance, std::size_t maxCount) const
    {
        double low = std::max(tolerance, 0.0), high = 0;
        if (maxCount == 0 || m_length < 2)
            return {};
        std::vector<std::int64_t> offsets = cut(steps, low, maxCount);
        if (offsets.size() > maxCount) {
            // Doubles, then bisects the distance that so many keys can keep.
            high = std::max(low, 1e-9);
            for (int i = 0; i < 200 && (offsets = cut(steps, high, maxCount)).size() > maxCount; ++i)
                high *= 2;
            for (int i = 0; i < 20; ++i) {
                const double middle = (low + high) / 2;
                if (auto tried = cut(steps, middle, maxCount); tried.size() <= maxCount) {
                    offsets = std::move(tried);
                    high = middle;
                } else {
                    low = middle;
                }
            }
            if (offsets.size() > maxCount)
                return {};
        }
        std::vector<std::int32_t> times;
        for (const std::int64_t offset : offsets)
            times.push_back(timeOf(offset));
        return times;
    }

    /// For an offset into the segment; across the seam from the span's end to its start.
    std::int32_t timeOf(std::int64_t offset) const
    {
        const std::int64_t time = m_start + offset;
        return std::int32_t(time > m_spanEnd ? m_spanStart + (time - m_spanEnd) : time);
    }
    CurvePoint at(std::int64_t offset) const
    {
        CurvePoint point{};
        m_shape.read(timeOf(offset), point);
        return point;
    }

private:
    /// Offsets of the keys between, one more than `maxCount` if those are too few.
    std::vector<std::int64_t> cut(bool steps, double tolerance, std::size_t maxCount) const
    {
        std::vector<std::int64_t> offsets;
        for (std::int64_t from = 0; from < m_length && offsets.size() <= maxCount;) {
            std::int64_t reach = from + 1, length = 2, refused = m_length + (steps ? 0 : 1);
            const auto fits = [&](std::int64_t to) {
                return steps ? isConstant(from, to, tolerance) : isStraight(from, to, tolerance);
            };
            const std::int64_t last = refused - 1;
            while (from + length < refused && fits(std::min(from + length, last))) {
                reach = std::min(from + length, last);
                length *= 2;
            }
            if (reach < last && fits(last)) {
                reach = last;
            } else {
                refused = std::min(refused, from + length);
                while (refused > reach + 1) {
                    const std::int64_t to = reach + (refused - reach) / 2;
                    if (fits(to))
                        reach = to;
                    else
                        refused = to;
                }
            }
            // A constant piece ends at the next key, one unit later.
            if (steps && !isConstant(from, reach, tolerance))
                reach = from;
            from = steps ? reach + 1 : reach;
            if (from < m_length)
                offsets.push_back(from);
        }
        return offsets;
    }

    std::int64_t stride(std::int64_t from, std::int64_t to) const
    {
        return std::max<std::int64_t>(1, (to - from) / 64);
    }

    bool isConstant(std::int64_t from, std::int64_t to, double tolerance) const
    {
        const CurvePoint held = at(from);
        for (std::int64_t offset = from + 1; offset <= to; offset += stride(from, to))
            if (!(m_shape.space().distance(held, at(offset)) <= tolerance))
                return false;
        return m_shape.space().distance(held, at(to)) <= tolerance;
    }

    bool isStraight(std::int64_t from, std::int64_t to, double tolerance) const
    {
        const CurveSegment line(m_shape.space(), at(from), at(to));
        for (std::int64_t offset = from + 1; offset < to; offset += stride(from, to))
            if (!(m_shape.space().distance(line.at(m_shape.space(), double(offset - from) / double(to - from)),
                                           at(offset)) <= tolerance))
                return false;
        return true;
    }

    const SpanShape &m_shape;
    std::int32_t m_start;
    std::int64_t m_length;
    std::int64_t m_spanStart, m_spanEnd;
};

/// The key times that the new interpolation needs between the present ones.
std::vector<AddedKey> keysBetween(const CurveEdit &edit, Interpolation to, double tolerance, std::size_t maxCount)
{
    std::vector<AddedKey> added;
    const KeyNeighbours keys(edit);
    const bool wasSteps = edit.curve.interpolation() == Interpolation::None;
    for (const TimeSpan &span : spansOf(edit)) {
        const SpanShape shape(edit, span);
        const auto [first, last] = keys.places(span);
        for (std::size_t place = first; place < last; ++place) {
            const std::size_t row = keys.row(place);
            const KeySide side = keys.after(row);
            if (!side || side.beyondSeam || (place + 1 == last && !span.wraps))
                continue;
            const SegmentPieces pieces(shape, keys.timeAt(place), side.length, span.start, span.end);
            const std::int64_t length = std::int64_t(side.length);
            std::vector<std::int32_t> times;
            if (!wasSteps)
                times = pieces.times(to == Interpolation::None, tolerance, maxCount);
            else if (length > 1 &&
                     shape.space().distance(pieces.at(0), shape.space().point(edit.curve, side.neighbour)) > tolerance)
                times = {pieces.timeOf(length - 1)}; // holds until right before the next key
            for (const std::int32_t time : times) {
                CurvePoint point;
                shape.read(time, point);
                added.push_back({time, row, point, 0});
            }
        }
    }
    std::stable_sort(added.begin(), added.end(), [](const AddedKey &a, const AddedKey &b) { return a.time < b.time; });
    added.erase(
        std::unique(added.begin(), added.end(), [](const AddedKey &a, const AddedKey &b) { return a.time == b.time; }),
        added.end());
    const auto times = edit.curve.times();
    if (std::is_sorted(times.begin(), times.end())) // with overlapping spans, a span includes a key of the other one
        std::erase_if(
            added, [times](const AddedKey &key) { return std::binary_search(times.begin(), times.end(), key.time); });
    return added;
}

/// Straight segments as cubics.
void straighten(CurveEdit &edit)
{
    const CurveSpace space(edit.value());
    const KeyNeighbours keys(edit);
    const auto point = [&](std::size_t row) { return space.point(edit.curve, row); };
    for (std::size_t row = 0; row < edit.size(); ++row) {
        if (const KeySide side = keys.before(row)) {
            const CurveSlope way = space.between(point(side.neighbour), point(side.self));
            space.setSlope(edit.curve, row, KeyPart::In, way, way);
        }
        if (const KeySide side = keys.after(row)) {
            const CurveSlope way = space.between(point(side.self), point(side.neighbour));
            space.setSlope(edit.curve, row, KeyPart::Out, way, way);
        }
    }
}

} // namespace

FitReport changeInterpolation(CurveEdit &edit, Interpolation to, double tolerance, int extraKeys)
{
    const CurveEdit before = edit;
    edit.marks.resize(edit.size());
    const Interpolation from = edit.curve.interpolation();
    if (!edit.curve.isPresent() || from == to)
        return {before.size(), before.size()};
    const bool hasShape = isContinuous(edit.value()) && !edit.isStep;
    const bool isExact =
        hasShape && (from == Interpolation::Linear || from > Interpolation::Linear) && to > Interpolation::Linear;
    if (hasShape && !isExact && extraKeys > 0) {
        const std::vector<AddedKey> added =
            keysBetween(edit, to, tolerance >= 0 ? tolerance : 0, std::size_t(extraKeys));
        rebuildKeys(edit, std::vector<bool>(edit.size(), true), added);
    }
    setInterpolation(edit.curve, edit.value(), std::uint32_t(to));
    if (hasShape && from == Interpolation::Linear && to > Interpolation::Linear)
        straighten(edit);
    return compareShapes(before, edit);
}

} // namespace sinew
