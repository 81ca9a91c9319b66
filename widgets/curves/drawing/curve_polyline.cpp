// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/curve_polyline.h"

#include "widgets/curves/drawing/polyline_builder.h"

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

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
    // Equal ranges are drawn once.
    std::set<std::tuple<std::int32_t, std::int32_t, bool, bool>> drawn;
    for (qsizetype row = 0; row < source.spans.size(); ++row) {
        const TimeSpan &span = source.spans[row];
        if (drawn.emplace(span.start, span.end, span.wraps, span.usesOuterKeys).second)
            builder.span(int(row), span);
    }
    for (qsizetype row = 0; row < source.echoes.size(); ++row)
        if (const TimeSpan &at = source.echoes[row].at; at.end >= view.from && at.start <= view.to)
            buildEcho(source, numbers, std::size_t(row));
}

void CurvePolyline::buildEcho(const CurveSource &source, const KeyNumbers &numbers, std::size_t row)
{
    const BorrowedSpan &echo = source.echoes[row];
    const double shift = double(echo.at.start) - echo.of.start;
    PolylineView there = m_view;
    there.from -= shift;
    there.to -= shift;
    const std::size_t firstPiece = m_pieces.size();
    const auto width = std::size_t(m_components);
    PolylineBuilder(*this, source, numbers, there).span(int(row), echo.of);
    // The other range may be longer: the excess is cut off.
    const double end = echo.at.end;
    const auto cut = [&](Piece &piece) {
        for (std::uint32_t i = piece.first; i < piece.first + piece.count; ++i) {
            if (m_times[i] <= end)
                continue;
            if (i > piece.first && piece.part != Part::Columns) {
                const double share = (end - m_times[i - 1]) / (m_times[i] - m_times[i - 1]);
                for (std::size_t c = 0; c < width; ++c) {
                    const float before = m_numbers[(i - 1) * width + c];
                    m_numbers[i * width + c] = before + float(share) * (m_numbers[i * width + c] - before);
                }
                m_times[i++] = end;
            }
            piece.count = i - piece.first;
        }
    };
    for (std::size_t i = firstPiece; i < m_pieces.size(); ++i) {
        Piece &piece = m_pieces[i];
        piece.isEcho = true;
        for (std::uint32_t vertex = piece.first; vertex < piece.first + piece.count; ++vertex)
            m_times[vertex] += shift;
        cut(piece);
    }
    const auto isGone = [](const Piece &piece) { return piece.count < 2; };
    m_pieces.erase(std::remove_if(m_pieces.begin() + std::ptrdiff_t(firstPiece), m_pieces.end(), isGone),
                   m_pieces.end());
    // Or it may be shorter: its last value is held.
    const double last = echo.of.end + shift;
    CurveNumbers held{};
    if (last < end && end >= m_view.from && last <= m_view.to &&
        numbersAt(source, echo.of, echo.of.end, numbers, held)) {
        m_pieces.push_back({Part::Held, true, int(row), std::uint32_t(m_times.size()), 2});
        for (const double time : {std::max(last, m_view.from), std::min(end, m_view.to)}) {
            m_times.push_back(time);
            for (std::size_t c = 0; c < width; ++c)
                m_numbers.push_back(float(held[c]));
        }
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
    return {std::uint32_t((first == begin ? first : first - 1) - m_times.begin()),
            std::uint32_t((last == end ? last : last + 1) - m_times.begin())};
}

double CurvePolyline::numberAt(int span, double time, int component) const
{
    double found = std::numeric_limits<double>::quiet_NaN();
    for (const Piece &piece : m_pieces) {
        if (piece.span != span || piece.isEcho)
            continue;
        const auto begin = m_times.begin() + piece.first, end = begin + piece.count;
        if (time < *begin || time > *(end - 1))
            continue;
        // If vertices share a time, the later one counts, as in the evaluator.
        const auto right = std::upper_bound(begin, end, time);
        const std::size_t b = std::size_t((right == end ? end - 1 : right) - m_times.begin()),
                          a = right == begin ? b : std::size_t(right - m_times.begin()) - 1;
        const double length = m_times[b] - m_times[a], share = length > 0 ? (time - m_times[a]) / length : 0;
        found = double(number(a, component)) + (double(number(b, component)) - double(number(a, component))) * share;
    }
    return found;
}

} // namespace sinew
