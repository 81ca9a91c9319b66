// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/dense_curve_raster.h"

#include <bit>
#include <cmath>

namespace sinew {

DenseCurveRaster::DenseCurveRaster(QImage &image, int from, int to)
    : m_pixels(const_cast<QRgb *>(reinterpret_cast<const QRgb *>(image.constBits()))),
      m_stride(image.bytesPerLine() / 4), m_from(from), m_columns(to - from),
      m_height(std::min(image.height(), lowest - 1)), m_words((std::size_t(m_height) + 63) / 64),
      m_covered(m_words * std::size_t(m_columns)), m_entry(std::size_t(m_columns) + 4), m_top(m_entry.size(), lowest),
      m_bottom(m_entry.size(), highest), m_covers(m_entry.size()), m_coversTo(m_entry.size())
{
}

void DenseCurveRaster::setPen(QRgb colour, const DashPattern &dash)
{
    end();
    m_dash = dash;
    m_bits = m_planes[planeOf(colour | 0xff000000u)].bits.data();
}

std::size_t DenseCurveRaster::planeOf(QRgb colour)
{
    const auto found =
        std::find_if(m_planes.begin(), m_planes.end(), [colour](const Plane &plane) { return plane.colour == colour; });
    if (found != m_planes.end())
        return std::size_t(found - m_planes.begin());
    if (m_planes.size() == maxColours)
        finish();
    m_planes.push_back({colour, std::vector<std::uint64_t>(m_covered.size())});
    return m_planes.size() - 1;
}

inline void DenseCurveRaster::cover(int column, int first, int last)
{
    first = std::max(first, 0);
    last = std::min(last, m_height - 1);
    if (first > last)
        return;
    const std::size_t place = std::size_t(column) * m_words;
    std::uint64_t *covered = m_covered.data() + place, *bits = m_bits + place;
    const auto add = [&](int word, std::uint64_t wanted) {
        bits[word] |= wanted & ~covered[word];
        covered[word] |= wanted;
    };
    const std::uint64_t below = ~std::uint64_t(0) << (first & 63), above = ~std::uint64_t(0) >> (63 - (last & 63));
    const int from = first >> 6, to = last >> 6;
    if (from == to) {
        add(from, below & above);
        return;
    }
    add(from, below);
    for (int word = from + 1; word < to; ++word)
        add(word, ~std::uint64_t(0));
    add(to, above);
}

void DenseCurveRaster::begin(double x, double y)
{
    end();
    m_open = std::isfinite(x) && std::isfinite(y);
    if (!m_open)
        return;
    m_x = x;
    m_y = y;
    m_first = m_last = columnOf(x);
    m_top[std::size_t(m_last + 1)] = m_bottom[std::size_t(m_last + 1)] = rowOf(y);
}

void DenseCurveRaster::lineTo(double x, double y)
{
    if (!m_open || !(std::isfinite(x) && std::isfinite(y))) {
        begin(x, y);
        return;
    }
    const int column = columnOf(x);
    // Most steps go one or two columns on, but which of the two can't be predicted: both edges are computed, and the
    // next step recomputes one that was too far.
    const double slope = (y - m_y) / (x - m_x), start = m_y + (m_from + m_last + 1 - m_x) * slope;
    Row *entry = m_entry.data() + m_last + 2;
    entry[0] = rowOf(start);
    entry[1] = rowOf(start + slope);
    for (int i = 2, count = column - m_last; i < count; ++i)
        entry[i] = rowOf(start + i * slope);
    Row &top = m_top[std::size_t(column + 1)], &bottom = m_bottom[std::size_t(column + 1)];
    const Row row = rowOf(y);
    top = std::min(top, row);
    bottom = std::max(bottom, row);
    m_last = column;
    m_x = x;
    m_y = y;
}

void DenseCurveRaster::end()
{
    if (!m_open)
        return;
    m_open = false;
    const auto first = std::size_t(m_first + 1), last = std::size_t(m_last + 1);
    // Where the line begins nothing comes in from the left; where it ends nothing goes on.
    m_entry[first] = m_top[first];
    m_entry[last + 1] = m_bottom[last];
    Row *top = m_top.data(), *bottom = m_bottom.data(), *covers = m_covers.data(), *coversTo = m_coversTo.data();
    const Row *entry = m_entry.data();
    for (std::size_t i = first; i <= last; ++i) {
        // The row at the edge belongs to the next column, so that slopes are no thicker than flat lines.
        covers[i] = std::min(std::min(top[i], entry[i]), Row(entry[i + 1] + 1));
        coversTo[i] = std::max(std::max(bottom[i], entry[i]), Row(entry[i + 1] - 1));
    }
    covers[last] = std::min(top[last], entry[last]);
    coversTo[last] = std::max(bottom[last], entry[last]);
    std::fill(top + first, top + last + 1, lowest);
    std::fill(bottom + first, bottom + last + 1, highest);
    const int from = std::max(m_first, 0), to = std::min(m_last, m_columns - 1);
    for (int column = from; column <= to; ++column)
        if (!m_dash.isGap(m_from + column))
            cover(column, covers[column + 1], coversTo[column + 1]);
}

void DenseCurveRaster::column(int x, double top, double bottom)
{
    if (top <= bottom && x >= m_from && x < m_from + m_columns && !m_dash.isGap(x))
        cover(x - m_from, rowOf(top), rowOf(bottom));
}

void DenseCurveRaster::finish()
{
    end();
    // Blocks of as many columns as a cache line of the processor holds pixels.
    constexpr int block = 16;
    for (const Plane &plane : m_planes)
        for (int first = 0; first < m_columns; first += block)
            for (std::size_t word = 0; word < m_words; ++word)
                for (int column = first; column < std::min(first + block, m_columns); ++column) {
                    QRgb *pixels = m_pixels + std::ptrdiff_t(word) * 64 * m_stride + m_from + column;
                    for (std::uint64_t bits = plane.bits[std::size_t(column) * m_words + word]; bits; bits &= bits - 1)
                        pixels[std::countr_zero(bits) * m_stride] = plane.colour;
                }
    m_planes.clear();
    m_bits = nullptr;
}

} // namespace sinew
