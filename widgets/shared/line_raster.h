// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <vector>

namespace sinew {

/// Lines and gaps along whole pixels.
class DashPattern
{
public:
    enum Kind : std::uint8_t { Solid, Dotted, Dashed };

    DashPattern() = default;
    /// `unit`: pixels that stand for one. `origin`: the pixel at which a line begins, so that a pan takes the pattern
    /// along.
    DashPattern(Kind kind, double unit, double origin = 0);
    bool isGap(int at) const { return m_gaps && (at + m_shift) % m_period >= m_on; }

private:
    bool m_gaps = false;
    int m_on = 1, m_period = 1, m_shift = 0;
};

/// Draws many short lines and squares into a picture, smoothed, some twenty times faster than QPainter. Coordinates are
/// its pixels, whole numbers being the edges between them; nothing outside is touched.
class LineRaster
{
public:
    /// Format_RGB32 or Format_ARGB32_Premultiplied with an opaque background.
    explicit LineRaster(QImage &image);

    /// Width in pixels; dashes are laid out along x, those of steep lines along y.
    void setPen(const QColor &colour, double width, const DashPattern &dash = {});
    void line(double x0, double y0, double x1, double y1);
    /// A bar over the whole column of pixels at x.
    void column(int x, double top, double bottom);
    /// A filled square about a point, in a colour of its own.
    void square(int x, int y, int size, QRgb colour);

private:
    void across(double x0, double y0, double x1, double y1);
    void down(double x0, double y0, double x1, double y1);
    void bar(QRgb *line, std::ptrdiff_t stride, int size, std::int64_t low, std::int64_t high) const;
    static void blend(QRgb &pixel, QRgb colour, unsigned alpha)
    {
        const unsigned keep = 256 - alpha;
        const unsigned redBlue = ((pixel & 0xff00ff) * keep + (colour & 0xff00ff) * alpha) >> 8;
        const unsigned green = ((pixel & 0x00ff00) * keep + (colour & 0x00ff00) * alpha) >> 8;
        pixel = 0xff000000u | (redBlue & 0xff00ff) | (green & 0x00ff00);
    }

    QRgb *m_pixels;
    std::ptrdiff_t m_stride; ///< in pixels
    int m_width, m_height;
    QRgb m_colour = 0;
    int m_alpha = 256;
    double m_half = 0.5;
    DashPattern m_dash;
};

/// Marks places of a picture as taken, so that thousands of keys at one place are drawn once.
class TakenPlaces
{
public:
    /// Places are squares of 2^`shift` pixels.
    void reset(int width, int height, int shift);
    /// True when the place was free; it is taken now.
    bool take(int x, int y)
    {
        const std::size_t place = std::size_t(y >> m_shift) * std::size_t(m_columns) + std::size_t(x >> m_shift);
        std::uint64_t &word = m_bits[place / 64];
        const std::uint64_t bit = std::uint64_t(1) << (place % 64);
        if (word & bit)
            return false;
        word |= bit;
        return true;
    }

private:
    std::vector<std::uint64_t> m_bits;
    int m_columns = 0, m_shift = 0;
};

} // namespace sinew
