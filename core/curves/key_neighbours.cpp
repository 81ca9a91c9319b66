// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/key_neighbours.h"

#include "core/curves/key_rows.h"

#include <algorithm>
#include <ranges>

namespace sinew {

KeyNeighbours::KeyNeighbours(const CurveEdit &edit) : m_edit(edit), m_curve(edit.curve), m_times(m_curve.times())
{
    if (std::is_sorted(m_times.begin(), m_times.end()))
        return;
    m_order = rowsByTime(m_curve);
    m_places.resize(m_times.size());
    for (std::uint32_t place = 0; place < m_order.size(); ++place)
        m_places[m_order[place]] = place;
}

std::pair<std::size_t, std::size_t> KeyNeighbours::places(const TimeSpan &span) const
{
    if (span.end < span.start)
        return {0, 0};
    const auto all = std::views::iota(std::size_t(0), size());
    const auto timeOf = [this](std::size_t place) { return timeAt(place); };
    const auto first = std::ranges::lower_bound(all, span.start, {}, timeOf);
    const auto last = std::ranges::upper_bound(all, span.end, {}, timeOf);
    return {std::size_t(first - all.begin()), std::size_t(last - all.begin())};
}

KeySide KeyNeighbours::side(std::size_t row, bool after) const
{
    std::size_t first = 0, end = size();
    const TimeSpan *span = nullptr;
    const bool wholeLine =
        std::any_of(m_edit.spans.begin(), m_edit.spans.end(), [](const TimeSpan &span) { return span.usesOuterKeys; });
    if (!m_edit.spans.empty() && !wholeLine) {
        const int index = m_edit.spanAt(m_times[row]);
        if (index < 0)
            return {};
        span = &m_edit.spans[std::size_t(index)];
        std::tie(first, end) = places(*span);
    }
    const std::size_t place = m_places.empty() ? row : m_places[row], last = end - 1;
    const auto inside = [&](std::size_t from, std::size_t to, bool seam) {
        const double length = double(timeAt(std::max(from, to))) - double(timeAt(std::min(from, to)));
        return KeySide{this->row(to), this->row(from), length, seam};
    };
    if (after ? place != last : place != first)
        return inside(place, after ? place + 1 : place - 1, false);
    if (!span || !span->wraps || first == last)
        return {};
    const double seam = (double(span->end) - timeAt(last)) + (double(timeAt(first)) - span->start);
    const std::size_t other = after ? first : last;
    if (seam > 0)
        return {this->row(other), row, seam, false};
    if (last - first < 2)
        return {};
    return inside(other, after ? first + 1 : last - 1, true);
}

} // namespace sinew
