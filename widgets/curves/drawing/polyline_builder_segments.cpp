// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The parts of PolylineBuilder for segments between keys.
#include "widgets/curves/drawing/polyline_builder.h"

#include <algorithm>
#include <cmath>

namespace sinew {

PolylineBuilder::Segment PolylineBuilder::segmentOf(std::size_t left, std::size_t right) const
{
    Segment segment{std::uint32_t(rowAt(left)), std::uint32_t(rowAt(right)), std::nullopt};
    if (const Curve<Quat> *rotations = m_sampler.rotations(); rotations && m_source.order != RotationOrder::Raw)
        segment.angles.emplace(*rotations, m_keys, segment.left, segment.right);
    return segment;
}

PolylineBuilder::Numbers PolylineBuilder::numbersIn(Segment &segment, double place) const
{
    if (segment.angles) {
        const EulerAngles angles = segment.angles->at(place);
        return {angles[0], angles[1], angles[2]};
    }
    Numbers numbers{};
    if (m_sampler.read({segment.left, segment.right, float(place), true}, numbers))
        return numbers;
    const double share = m_step ? 0 : place;
    for (int c = 0; c < m_line.m_components; ++c) {
        const double left = m_keys.number(segment.left, c);
        numbers[std::size_t(c)] = share == 0 ? left : left + (m_keys.number(segment.right, c) - left) * share;
    }
    return numbers;
}

void PolylineBuilder::addJump(Segment &segment, double place, double nextPlace, double from, double to)
{
    if (!segment.angles || segment.angles->jump() <= place || segment.angles->jump() > nextPlace)
        return;
    const double jump = segment.angles->jump(), time = from + (to - from) * (jump - place) / (nextPlace - place);
    for (const EulerAngles &side : {segment.angles->before(jump), segment.angles->after(jump)})
        add(time, {side[0], side[1], side[2]});
}

int PolylineBuilder::samples(double from, double to, std::uint32_t left, std::uint32_t right) const
{
    if (m_step || m_straight)
        return 1;
    const double wanted = std::ceil((to - from) / m_view.step);
    // A short segment can still bend or turn far.
    const double bend = wanted > 4 ? 8 : wanted > 1 ? 3 : 1;
    double turn = 0;
    if (m_source.value->kind == Kind::Quat && wanted > 1) {
        const auto *rotations = reinterpret_cast<const Quat *>(m_source.curve.rawPart(0, sizeof(Quat)));
        const Quat a = normalised(rotations[left]), b = normalised(rotations[right]);
        turn = std::ceil(std::acos(std::min(1.0, std::abs(double(a.x) * b.x + double(a.y) * b.y + double(a.z) * b.z +
                                                          double(a.w) * b.w))) *
                         12);
    }
    return int(std::clamp(std::max({wanted, bend, turn}), 1.0, 1e6));
}

void PolylineBuilder::keys(std::size_t first, std::size_t last)
{
    // One key beyond each edge of the wanted range, for the lines that leave it.
    std::size_t from = std::max(first, position(m_view.from, false)),
                to = std::min(last, position(m_view.to, true) + 1);
    from = std::min(from > first ? from - 1 : from, last - 1);
    if (from + 1 >= to)
        return;
    const double covered = std::max(timeAt(to - 1) - timeAt(from), 1.0);
    const bool dense = m_view.column > 0 && double(to - from) * m_view.column > covered;
    if (!dense && copyKeys(from, to))
        return;
    bool open = false;
    for (std::size_t i = from; i + 1 < to;) {
        if (dense && timeAt(i + 1) - timeAt(i) < m_view.column) {
            if (open)
                end();
            open = false;
            i = columns(i, to);
            continue;
        }
        if (!open) {
            begin(CurvePolyline::Part::Keys);
            addKey(timeAt(i), i);
            open = true;
        }
        segment(i);
        ++i;
    }
    if (open)
        end();
}

bool PolylineBuilder::copyKeys(std::size_t from, std::size_t to)
{
    if (!m_rows.empty() || m_step || m_source.value->kind == Kind::Quat)
        return false;
    for (std::size_t i = from; !m_straight && i + 1 < to; ++i)
        if (timeAt(i + 1) - timeAt(i) > m_view.step)
            return false;
    begin(CurvePolyline::Part::Keys);
    const auto times = m_times.subspan(from, to - from);
    m_line.m_times.insert(m_line.m_times.end(), times.begin(), times.end());
    const auto width = std::size_t(m_line.m_components);
    std::size_t next = m_line.m_numbers.size();
    m_line.m_numbers.resize(next + (to - from) * width);
    for (std::size_t row = from; row < to; ++row)
        for (std::size_t c = 0; c < width; ++c)
            m_line.m_numbers[next++] = float(m_keys.number(row, int(c)));
    end();
    return true;
}

void PolylineBuilder::segment(std::size_t i)
{
    const double from = timeAt(i), to = timeAt(i + 1);
    if (to > from && m_step) {
        addKey(to, i);
    } else if (to > from && !m_straight) {
        Segment segment = segmentOf(i, i + 1);
        const int count = samples(from, to, segment.left, segment.right);
        const double length = (to - from) / count;
        const int begin = int(std::clamp(std::floor((m_view.from - from) / length), 0.0, double(count)));
        const int end = int(std::clamp(std::ceil((m_view.to - from) / length), 0.0, double(count)));
        for (int k = begin; k <= end && k < count; ++k) {
            if (k > 0)
                add(from + length * k, numbersIn(segment, double(k) / count));
            addJump(segment, double(k) / count, double(k + 1) / count, from + length * k, from + length * (k + 1));
        }
    }
    addKey(to, i + 1);
}

std::size_t PolylineBuilder::columns(std::size_t i, std::size_t to)
{
    begin(CurvePolyline::Part::Columns);
    const int width = m_line.m_components;
    float low[maxComponents], high[maxComponents];
    const auto reset = [&](std::size_t position) {
        for (int c = 0; c < width; ++c)
            low[c] = high[c] = float(m_keys.number(rowAt(position), c));
    };
    reset(i);
    double column = std::floor(timeAt(i) / m_view.column);
    const auto flush = [&] {
        for (const float *numbers : {low, high}) {
            m_line.m_times.push_back((column + 0.5) * m_view.column);
            m_line.m_numbers.insert(m_line.m_numbers.end(), numbers, numbers + width);
        }
    };
    std::size_t next = i + 1;
    for (; next < to && timeAt(next) - timeAt(next - 1) < m_view.column; ++next) {
        const double own = std::floor(timeAt(next) / m_view.column);
        if (own != column) {
            flush();
            column = own;
            reset(next - 1); // joins the columns
        }
        const std::size_t row = rowAt(next);
        for (int c = 0; c < width; ++c) {
            const auto number = float(m_keys.number(row, c));
            low[c] = std::min(low[c], number);
            high[c] = std::max(high[c], number);
        }
    }
    flush();
    end();
    return next - 1;
}

} // namespace sinew
