// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/curve_polyline.h"

#include "widgets/curves/polyline_builder.h"

#include <algorithm>
#include <limits>

namespace sinew {

void CurvePolyline::build(const CurveSource &source, const KeyNumbers &numbers, const PolylineView &view)
{
    m_times.clear();
    m_numbers.clear();
    m_pieces.clear();
    m_hasColumns = false;
    m_view = view;
    m_components = numbers.components();
    if (m_components == 0)
        return;
    PolylineBuilder builder(*this, source, numbers, view);
    if (source.spans.empty()) {
        builder.span(0, allTime());
        return;
    }
    for (std::size_t row = 0; row < source.spans.size(); ++row) {
        const auto before = source.spans.begin() + std::ptrdiff_t(row);
        if (std::find(source.spans.begin(), before, *before) == before)
            builder.span(int(row), *before);
    }
}

bool CurvePolyline::covers(const PolylineView &view) const
{
    const bool sameScale = m_hasColumns || view.column > m_view.column ? view.column == m_view.column : true;
    return sameScale && view.step == m_view.step && view.from >= m_view.from && view.to <= m_view.to;
}

std::pair<std::uint32_t, std::uint32_t> CurvePolyline::between(const Piece &piece, double from, double to) const
{
    const auto begin = m_times.begin() + piece.first, end = begin + piece.count;
    const auto first = std::lower_bound(begin, end, from), last = std::upper_bound(begin, end, to);
    return {std::uint32_t((first == begin ? first : first - 1) - m_times.begin()), std::uint32_t((last == end ? last : last + 1) - m_times.begin())};
}

double CurvePolyline::numberAt(int span, double time, int component) const
{
    double found = std::numeric_limits<double>::quiet_NaN();
    for (const Piece &piece : m_pieces) {
        if (piece.span != span)
            continue;
        const auto begin = m_times.begin() + piece.first, end = begin + piece.count;
        if (time < *begin || time > *(end - 1))
            continue;
        // Where vertices share a time the later one counts, as for the evaluator.
        const auto right = std::upper_bound(begin, end, time);
        const std::size_t b = std::size_t((right == end ? end - 1 : right) - m_times.begin()), a = right == begin ? b : std::size_t(right - m_times.begin()) - 1;
        const double length = m_times[b] - m_times[a], share = length > 0 ? (time - m_times[a]) / length : 0;
        found = double(number(a, component)) + (double(number(b, component)) - double(number(a, component))) * share;
    }
    return found;
}

} // namespace sinew
