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
    const auto a = std::uint32_t(rowAt(left)), b = std::uint32_t(rowAt(left + 1));
    Numbers numbers = keyNumbers(left);
    const int count = samples(from, to, a, b);
    // Angles follow the turn starting from the key.
    for (int i = 1; i < 16 && from > start && !m_straight && !m_step; ++i)
        sample({a, b, float((from - start) * i / 16 / length), true}, numbers);
    for (int i = 0; i <= count; ++i) {
        const double time = from + (to - from) * i / count;
        if (!m_step && time > start)
            sample({a, b, float((time - start) / length), true}, numbers);
        add(time, numbers);
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

PolylineBuilder::Numbers PolylineBuilder::keyNumbers(std::size_t position) const
{
    Numbers numbers{};
    for (int c = 0; c < m_line.m_components; ++c)
        numbers[std::size_t(c)] = m_keys.number(rowAt(position), c);
    return numbers;
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
    const std::size_t start = m_line.m_times.size();
    const auto left = std::uint32_t(rowAt(last)), right = std::uint32_t(rowAt(first));
    // Rotations continue from the key that the piece touches: the head is computed backwards.
    Numbers numbers = keyNumbers(tail ? last : first);
    const int count = samples(from, to, left, right);
    for (int i = 0; i <= count; ++i) {
        const double share = double(tail ? i : count - i) / count, time = from + (to - from) * share;
        // Steps hold the last key until the first one.
        if (i == 0 && (tail || !m_step)) {
            if (time >= m_view.from && time <= m_view.to)
                add(time, numbers);
            continue;
        }
        // Beyond the view, only as much as is needed to follow a turn.
        const double reach = (to - from) / count;
        const bool seen = time + reach >= m_view.from && time - reach <= m_view.to;
        if (!seen && i % (count / 16 + 1) != 0)
            continue;
        const double elapsed = tail ? time - timeAt(last) : behind + (time - m_span.start);
        sample({left, right, length > 0 ? float(elapsed / length) : 0.f, true}, numbers);
        if (seen)
            add(time, numbers);
    }
    if (!tail)
        reverse(start);
    if (!tail && m_step)
        addKey(to, first);
    end();
}

void PolylineBuilder::reverse(std::size_t first)
{
    const std::size_t count = m_line.m_times.size() - first, width = std::size_t(m_line.m_components);
    for (std::size_t i = 0; i < count / 2; ++i) {
        const std::size_t a = first + i, b = first + count - 1 - i;
        std::swap(m_line.m_times[a], m_line.m_times[b]);
        std::swap_ranges(m_line.m_numbers.begin() + std::ptrdiff_t(a * width),
                         m_line.m_numbers.begin() + std::ptrdiff_t((a + 1) * width),
                         m_line.m_numbers.begin() + std::ptrdiff_t(b * width));
    }
}

} // namespace sinew
