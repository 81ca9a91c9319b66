// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/line_raster.h"

#include <QColor>

#include <algorithm>
#include <cmath>

namespace sinew {

LineRaster::LineRaster(QImage &image)
    : m_pixels(reinterpret_cast<QRgb *>(image.bits())), m_stride(image.bytesPerLine() / 4), m_width(image.width()), m_height(image.height())
{
}

void LineRaster::setPen(const QColor &colour, double width, Dash dash, double dashUnit)
{
    m_colour = colour.rgb() | 0xff000000u;
    m_alpha = 256 * colour.alphaF();
    m_half = width / 2;
    m_dash = dash;
    m_on = std::max(1, int(std::lround((dash == Dotted ? 2 : 6) * dashUnit)));
    m_period = m_on + std::max(1, int(std::lround((dash == Dotted ? 2 : 4) * dashUnit)));
}

bool LineRaster::isGap(int at) const
{
    return m_dash != Solid && at % m_period >= m_on;
}

void LineRaster::line(double x0, double y0, double x1, double y1)
{
    if (!(std::isfinite(x0) && std::isfinite(y0) && std::isfinite(x1) && std::isfinite(y1)))
        return;
    if (std::abs(y1 - y0) <= std::abs(x1 - x0))
        x0 <= x1 ? across(x0, y0, x1, y1) : across(x1, y1, x0, y0);
    else
        y0 <= y1 ? down(x0, y0, x1, y1) : down(x1, y1, x0, y0);
}

/// Flat lines: one short bar in each column whose middle they pass.
void LineRaster::across(double x0, double y0, double x1, double y1)
{
    const double slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
    const double half = m_half * std::sqrt(1 + slope * slope);
    const int from = int(std::clamp(std::ceil(x0 - 0.5), 0.0, double(m_width))), to = int(std::clamp(std::ceil(x1 - 0.5), 0.0, double(m_width)));
    double y = y0 + (from + 0.5 - x0) * slope;
    for (int x = from; x < to; ++x, y += slope) {
        const double top = y - half, bottom = y + half;
        if (bottom <= 0 || top >= m_height || isGap(x))
            continue;
        const int first = std::max(int(std::floor(top)), 0), last = std::min(int(std::ceil(bottom)), m_height);
        QRgb *pixel = m_pixels + first * m_stride + x;
        for (int row = first; row < last; ++row, pixel += m_stride) {
            const double covered = std::min(bottom, row + 1.0) - std::max(top, double(row));
            blend(*pixel, m_colour, unsigned(covered * m_alpha));
        }
    }
}

void LineRaster::down(double x0, double y0, double x1, double y1)
{
    const double slope = (x1 - x0) / (y1 - y0);
    const double half = m_half * std::sqrt(1 + slope * slope);
    const int from = int(std::clamp(std::ceil(y0 - 0.5), 0.0, double(m_height))), to = int(std::clamp(std::ceil(y1 - 0.5), 0.0, double(m_height)));
    double x = x0 + (from + 0.5 - y0) * slope;
    for (int y = from; y < to; ++y, x += slope) {
        const double left = x - half, right = x + half;
        if (right <= 0 || left >= m_width || isGap(y))
            continue;
        const int first = std::max(int(std::floor(left)), 0), last = std::min(int(std::ceil(right)), m_width);
        QRgb *pixel = m_pixels + y * m_stride + first;
        for (int column = first; column < last; ++column, ++pixel) {
            const double covered = std::min(right, column + 1.0) - std::max(left, double(column));
            blend(*pixel, m_colour, unsigned(covered * m_alpha));
        }
    }
}

void LineRaster::column(int x, double top, double bottom)
{
    if (x < 0 || x >= m_width || !(top < m_height) || !(bottom > 0))
        return;
    top -= m_half;
    bottom += m_half;
    const int first = int(std::max(std::floor(top), 0.0)), last = int(std::min(std::ceil(bottom), double(m_height)));
    QRgb *pixel = m_pixels + first * m_stride + x;
    const bool opaque = m_alpha >= 255;
    for (int row = first; row < last; ++row, pixel += m_stride) {
        const double covered = std::min(bottom, row + 1.0) - std::max(top, double(row));
        if (opaque && covered >= 1)
            *pixel = m_colour;
        else
            blend(*pixel, m_colour, unsigned(covered * m_alpha));
    }
}

void LineRaster::square(int x, int y, int size)
{
    const int left = std::max(x - size / 2, 0), right = std::min(x - size / 2 + size, m_width);
    const int top = std::max(y - size / 2, 0), bottom = std::min(y - size / 2 + size, m_height);
    for (int row = top; row < bottom; ++row) {
        QRgb *pixel = m_pixels + row * m_stride + left;
        if (m_alpha >= 255) {
            std::fill(pixel, pixel + std::max(right - left, 0), m_colour);
        } else {
            for (int column = left; column < right; ++column, ++pixel)
                blend(*pixel, m_colour, unsigned(m_alpha));
        }
    }
}

void TakenPlaces::reset(int width, int height, int size)
{
    m_size = std::max(size, 1);
    m_columns = width / m_size + 1;
    m_bits.assign((std::size_t(m_columns) * std::size_t(height / m_size + 1) + 63) / 64, 0);
}

} // namespace sinew
