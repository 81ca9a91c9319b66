// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/dash_pattern.h"

#include <QImage>

#include <algorithm>
#include <vector>

namespace sinew {

/// Draws hundreds of curves that hide each other into a picture, one pixel wide, without smoothing or transparency.
/// They are drawn from front to back: each pixel is written once and later curves leave it. Coordinates as for
/// LineRaster. Nothing is written to the picture before finish().
class DenseCurveRaster
{
public:
    /// Format_RGB32 or Format_ARGB32_Premultiplied.
    /// Only the columns from `from` up to but not including `to` are touched; they must be inside the picture. Its
    /// pixels must not be shared (QImage::detach()): several rasters may work on different columns at the same time.
    DenseCurveRaster(QImage &image, int from, int to);

    /// Dashes are laid out along x.
    void setPen(QRgb colour, const DashPattern &dash = {});
    /// A line through points whose x never decreases; points that are not finite interrupt it.
    void begin(double x, double y);
    void lineTo(double x, double y);
    void end();
    /// A bar over the whole column of pixels at x.
    void column(int x, double top, double bottom);
    /// Writes what has been drawn so far to the picture.
    void finish();

private:
    using Row = std::int16_t;
    /// Most colours that wait to be written; beyond that, they are written early.
    static constexpr std::size_t maxColours = 16;
    static constexpr Row lowest = 0x7fff, highest = -0x7fff;

    /// Keeps coordinates at a pixel's edge there, however a pan changes their last bits.
    static constexpr double edge = 1e-6;

    /// The row of pixels at y; one beyond the picture if it lies outside.
    Row rowOf(double y) const { return Row(int(std::min(std::max(0.0, y + (1 + edge)), m_height + 1.0)) - 1); }
    /// Counted from m_from; −1 and m_columns if it lies outside.
    int columnOf(double x) const { return int(std::min(std::max(0.0, x - m_from + (1 + edge)), m_columns + 1.0)) - 1; }
    void cover(int column, int first, int last);
    std::size_t planeOf(QRgb colour);

    QRgb *m_pixels;
    std::ptrdiff_t m_stride; ///< in pixels
    int m_from, m_columns, m_height;
    std::size_t m_words;                  ///< per column
    std::vector<std::uint64_t> m_covered; ///< bits of the pixels, column by column
    struct Plane
    {
        QRgb colour;
        std::vector<std::uint64_t> bits; ///< the pixels that wait for it
    };
    std::vector<Plane> m_planes;
    std::uint64_t *m_bits = nullptr; ///< those of the pen's plane
    DashPattern m_dash;
    double m_x = 0, m_y = 0;     ///< the line's last point
    int m_first = 0, m_last = 0; ///< the columns of its first and last point
    bool m_open = false;
    /// For each column of the line, starting one beyond the left edge: the row at which it comes in from the left, the
    /// rows of its points (lowest and highest where there are none), and the rows that it covers.
    std::vector<Row> m_entry, m_top, m_bottom, m_covers, m_coversTo;
};

} // namespace sinew
