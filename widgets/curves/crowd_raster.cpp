// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/crowd_raster.h"

#include <bit>
#include <cmath>

namespace sinew {

CrowdRaster::CrowdRaster(QImage &image, int from, int to)
    : m_pixels(reinterpret_cast<QRgb *>(image.bits())), m_stride(image.bytesPerLine() / 4), m_from(from), m_to(to), m_height(image.height()),
      m_words((std::size_t(m_height) + 63) / 64), m_covered(m_words * std::size_t(to - from))
{
}

void CrowdRaster::setPen(QRgb colour, DashPattern::Kind dash, double dashUnit)
{
    m_colour = colour | 0xff000000u;
    m_dash = DashPattern(dash, dashUnit);
}

inline void CrowdRaster::cover(int x, int first, int last)
{
    first = std::max(first, 0);
    last = std::min(last, m_height - 1);
    if (x < m_from || x >= m_to || first > last || m_dash.isGap(x))
        return;
    std::uint64_t *words = m_covered.data() + std::size_t(x - m_from) * m_words;
    for (int word = first / 64; word <= last / 64; ++word) {
        const int low = std::max(first - word * 64, 0), high = std::min(last - word * 64, 63);
        const std::uint64_t wanted = (~std::uint64_t(0) << low) & (~std::uint64_t(0) >> (63 - high));
        std::uint64_t free = wanted & ~words[word];
        words[word] |= wanted;
        QRgb *pixels = m_pixels + std::ptrdiff_t(word) * 64 * m_stride + x;
        for (; free; free &= free - 1)
            pixels[std::countr_zero(free) * m_stride] = m_colour;
    }
}

void CrowdRaster::begin(double x, double y)
{
    end();
    m_open = std::isfinite(x) && std::isfinite(y);
    if (!m_open)
        return;
    m_x = x;
    m_y = y;
    m_column = columnOf(x);
    m_first = m_last = rowOf(y);
}

void CrowdRaster::lineTo(double x, double y)
{
    if (!m_open || !(std::isfinite(x) && std::isfinite(y))) {
        begin(x, y);
        return;
    }
    const int column = columnOf(x);
    if (column > m_column)
        lineAcross(column, (y - m_y) / (x - m_x));
    const int row = rowOf(y);
    m_first = std::min(m_first, row);
    m_last = std::max(m_last, row);
    m_x = x;
    m_y = y;
}

/// From the last point up to the left edge of column `last`.
void CrowdRaster::lineAcross(int last, double slope)
{
    double edge = m_y + (m_column + 1 - m_x) * slope;
    for (; m_column < last; ++m_column, edge += slope) {
        const int row = rowOf(edge);
        // The row at the edge is the next column's, so that slopes are no thicker than flat lines.
        cover(m_column, std::min(m_first, row + 1), std::max(m_last, row - 1));
        m_first = m_last = row;
    }
}

void CrowdRaster::end()
{
    if (m_open)
        cover(m_column, m_first, m_last);
    m_open = false;
}

void CrowdRaster::column(int x, double top, double bottom)
{
    if (top <= bottom)
        cover(x, rowOf(top), rowOf(bottom));
}

} // namespace sinew
