// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/line_raster.h"

#include <algorithm>

namespace sinew {

/// Draws hundreds of curves that hide each other into a picture, one pixel thin, without smoothing or transparency. They are drawn from
/// the front to the back: a pixel is written once, whatever comes later leaves it. Coordinates as for LineRaster.
class CrowdRaster
{
public:
    /// Format_RGB32 or Format_ARGB32_Premultiplied.
    /// Only the columns from `from` on, before `to` are touched; they are inside the picture.
    CrowdRaster(QImage &image, int from, int to);

    /// Dashes are laid out along x.
    void setPen(QRgb colour, DashPattern::Kind dash = DashPattern::Solid, double dashUnit = 1);
    /// A line through points whose x does not fall; points that are not finite interrupt it.
    void begin(double x, double y);
    void lineTo(double x, double y);
    void end();
    /// A bar over the whole column of pixels at x.
    void column(int x, double top, double bottom);

private:
    /// The row of pixels at y, one beyond the picture for what lies outside.
    int rowOf(double y) const { return int(std::min(std::max(y + 1, 0.0), m_height + 1.0)) - 1; }
    int columnOf(double x) const { return x < m_from ? m_from - 1 : x < m_to ? int(x) : m_to; }
    void lineAcross(int last, double slope);
    void cover(int x, int first, int last);

    QRgb *m_pixels;
    std::ptrdiff_t m_stride; ///< in pixels
    int m_from, m_to, m_height;
    std::size_t m_words; ///< a column's
    std::vector<std::uint64_t> m_covered; ///< bits of the pixels, column by column from m_from on
    QRgb m_colour = 0;
    DashPattern m_dash;
    double m_x = 0, m_y = 0; ///< the line's last point
    int m_column = 0, m_first = 0, m_last = 0; ///< the column it stands in, and the rows that it passed there
    bool m_open = false;
};

} // namespace sinew
