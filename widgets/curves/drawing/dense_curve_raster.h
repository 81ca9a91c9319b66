// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/dash_pattern.h"

#include <QImage>

#include <algorithm>
#include <vector>

namespace sinew {

/// Draws hundreds of curves that hide each other into a picture, one pixel wide, without smoothing or transparency.
/// They are drawn from the front to the back: a pixel is written once, whatever comes later leaves it. Coordinates as
/// for LineRaster. Nothing stands in the picture before finish().
class DenseCurveRaster
{
public:
    /// Format_RGB32 or Format_ARGB32_Premultiplied.
    /// Only the columns from `from` on, before `to` are touched; they are inside the picture. Its pixels are its own
    /// (QImage::detach()): several rasters may work on other columns at the same time.
    DenseCurveRaster(QImage &image, int from, int to);

    /// Dashes are laid out along x.
    void setPen(QRgb colour, const DashPattern &dash = {});
    /// A line through points whose x does not fall; points that are not finite interrupt it.
    void begin(double x, double y);
    void lineTo(double x, double y);
    void end();
    /// A bar over the whole column of pixels at x.
    void column(int x, double top, double bottom);
    /// Writes what was drawn since into the picture.
    void finish();

private:
    using Row = std::int16_t;
    /// The colours that wait to be written; beyond, they are written in between.
    static constexpr std::size_t maxColours = 16;
    static constexpr Row lowest = 0x7fff, highest = -0x7fff;

    /// What stands on the edge of a pixel does so whatever a pan does to the last bits of its place.
    static constexpr double edge = 1e-6;

    /// The row of pixels at y, one beyond the picture for what lies outside.
    Row rowOf(double y) const { return Row(int(std::min(std::max(0.0, y + (1 + edge)), m_height + 1.0)) - 1); }
    /// Counted from m_from; −1 and m_columns for what lies outside.
    int columnOf(double x) const { return int(std::min(std::max(0.0, x - m_from + (1 + edge)), m_columns + 1.0)) - 1; }
    void cover(int column, int first, int last);
    std::size_t planeOf(QRgb colour);

    QRgb *m_pixels;
    std::ptrdiff_t m_stride; ///< in pixels
    int m_from, m_columns, m_height;
    std::size_t m_words;                  ///< a column's
    std::vector<std::uint64_t> m_covered; ///< bits of the pixels, column by column
    struct Plane
    {
        QRgb colour;
        std::vector<std::uint64_t> bits; ///< the pixels that wait for it
    };
    std::vector<Plane> m_planes;
    std::uint64_t *m_bits = nullptr; ///< of the pen's plane
    DashPattern m_dash;
    double m_x = 0, m_y = 0;     ///< the line's last point
    int m_first = 0, m_last = 0; ///< the columns of its first and its last point
    bool m_open = false;
    /// Of the line, for each column from the one beyond the left edge on: the row at which it comes in from the left,
    /// the rows of its points (lowest and highest where there is none), the rows that it covers.
    std::vector<Row> m_entry, m_top, m_bottom, m_covers, m_coversTo;
};

} // namespace sinew
