// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/polyline_builder.h"

#include <algorithm>
#include <numeric>

namespace sinew {

PolylineBuilder::PolylineBuilder(CurvePolyline &line, const CurveSource &source, const KeyNumbers &numbers,
                                 const PolylineView &view)
    : m_line(line), m_source(source), m_keys(numbers), m_view(view), m_times(numbers.times()), m_sampler(source)
{
    if (!std::is_sorted(m_times.begin(), m_times.end())) {
        m_rows.resize(m_times.size());
        std::iota(m_rows.begin(), m_rows.end(), std::size_t(0));
        std::stable_sort(m_rows.begin(), m_rows.end(),
                         [this](std::size_t a, std::size_t b) { return m_times[a] < m_times[b]; });
    }
    const Interpolation kind = source.curve.interpolation();
    m_step = source.step || !isContinuous(*source.value) || kind == Interpolation::None;
    m_straight = kind == Interpolation::Linear && source.value->kind != Kind::Quat;
}

void PolylineBuilder::span(int row, const TimeSpan &span)
{
    m_span = span;
    m_row = row;
    if (span.end < span.start || span.end < m_view.from || span.start > m_view.to)
        return;
    const std::size_t first = position(double(span.start), false), last = position(double(span.end), true);
    if (span.usesOuterKeys && !m_times.empty()) {
        outerKeys(first, last);
        return;
    }
    if (first == last) {
        rest();
        return;
    }
    const double firstTime = timeAt(first), lastTime = timeAt(last - 1);
    if (last - first == 1 || !span.wraps)
        hold(first, span.start, firstTime);
    else
        seam(first, last - 1, false);
    keys(first, last);
    if (last - first == 1 || !span.wraps)
        hold(last - 1, lastTime, span.end);
    else
        seam(first, last - 1, true);
}

void PolylineBuilder::outerKeys(std::size_t first, std::size_t last)
{
    const bool isBefore = first > 0, isBehind = last < m_times.size();
    if (first == last) {
        if (isBefore && isBehind)
            crossing(first - 1, m_span.start, m_span.end);
        else
            hold(isBefore ? first - 1 : first, m_span.start, m_span.end);
        return;
    }
    if (isBefore)
        crossing(first - 1, m_span.start, timeAt(first));
    else
        hold(first, m_span.start, timeAt(first));
    keys(first, last);
    if (isBehind)
        crossing(last - 1, timeAt(last - 1), m_span.end);
    else
        hold(last - 1, timeAt(last - 1), m_span.end);
}

void PolylineBuilder::crossing(std::size_t left, double from, double to)
{
    const double start = timeAt(left), length = timeAt(left + 1) - start;
    if (to <= from || to < m_view.from || from > m_view.to)
        return;
    begin(CurvePolyline::Part::Keys);
    Segment segment = segmentOf(left, left + 1);
    const int count = samples(from, to, segment.left, segment.right);
    const auto placeOf = [&](double time) { return (time - start) / length; };
    for (int i = 0; i <= count; ++i) {
        const double time = from + (to - from) * i / count, before = from + (to - from) * (i - 1) / count;
        if (i > 0)
            addJump(segment, placeOf(before), placeOf(time), before, time);
        if (m_step || time == start)
            addKey(time, left);
        else
            add(time, numbersIn(segment, placeOf(time)));
    }
    if (m_step && to == timeAt(left + 1))
        addKey(to, left + 1);
    end();
}

std::size_t PolylineBuilder::position(double time, bool behind) const
{
    std::size_t low = 0, high = m_times.size();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (behind ? timeAt(middle) <= time : timeAt(middle) < time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void PolylineBuilder::begin(CurvePolyline::Part part)
{
    m_line.m_pieces.push_back({part, false, m_row, std::uint32_t(m_line.m_times.size()), 0});
    m_line.m_hasColumns |= part == CurvePolyline::Part::Columns;
}

void PolylineBuilder::end()
{
    CurvePolyline::Piece &piece = m_line.m_pieces.back();
    piece.count = std::uint32_t(m_line.m_times.size()) - piece.first;
    if (piece.count < 2)
        m_line.m_pieces.pop_back();
}

void PolylineBuilder::add(double time, const Numbers &numbers)
{
    m_line.m_times.push_back(time);
    for (int c = 0; c < m_line.m_components; ++c)
        m_line.m_numbers.push_back(float(numbers[std::size_t(c)]));
}

void PolylineBuilder::addKey(double time, std::size_t position)
{
    m_line.m_times.push_back(time);
    const std::size_t row = rowAt(position);
    for (int c = 0; c < m_line.m_components; ++c)
        m_line.m_numbers.push_back(float(m_keys.number(row, c)));
}

void PolylineBuilder::rest()
{
    Numbers numbers{};
    if (!numbersAt(m_source, m_span, m_span.start, {}, numbers))
        return;
    begin(CurvePolyline::Part::Rest);
    add(std::max(double(m_span.start), m_view.from), numbers);
    add(std::min(double(m_span.end), m_view.to), numbers);
    end();
}

void PolylineBuilder::hold(std::size_t position, double from, double to)
{
    from = std::max(from, m_view.from);
    to = std::min(to, m_view.to);
    if (from >= to)
        return;
    begin(CurvePolyline::Part::Held);
    addKey(from, position);
    addKey(to, position);
    end();
}

void PolylineBuilder::seam(std::size_t first, std::size_t last, bool tail)
{
    const double behind = m_span.end - timeAt(last), ahead = timeAt(first) - m_span.start, length = behind + ahead;
    const double from = tail ? timeAt(last) : m_span.start, to = tail ? m_span.end : timeAt(first);
    if (to <= from || to < m_view.from || from > m_view.to)
        return;
    begin(CurvePolyline::Part::Seam);
    Segment segment = segmentOf(last, first);
    if (segment.angles)
        segment.angles->jumpAt(tail ? 2 : -1); // each part continues from the key that it touches
    const int count = samples(from, to, segment.left, segment.right);
    const double reach = (to - from) / count;
    for (int i = 0; i <= count; ++i) {
        const double time = from + reach * i;
        if (time + reach < m_view.from || time - reach > m_view.to)
            continue;
        const double elapsed = tail ? time - timeAt(last) : behind + (time - m_span.start);
        if (tail && i == 0)
            addKey(time, last);
        else if (!tail && i == count && !m_step)
            addKey(time, first);
        else
            add(time, numbersIn(segment, length > 0 ? elapsed / length : 0));
    }
    // Steps hold the last key until the first one.
    if (!tail && m_step)
        addKey(to, first);
    end();
}

} // namespace sinew
