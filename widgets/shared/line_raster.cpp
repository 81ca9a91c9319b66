// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/line_raster.h"

#include "widgets/shared/dash_pattern.h"

#include <QColor>

#include <algorithm>
#include <cmath>

namespace sinew {

LineRaster::LineRaster(QImage &image)
    : m_pixels(reinterpret_cast<QRgb *>(image.bits())), m_stride(image.bytesPerLine() / 4), m_width(image.width()),
      m_height(image.height())
{
}

void LineRaster::setPen(const QColor &colour, double width, const DashPattern &dash)
{
    m_colour = colour.rgb() | 0xff000000u;
    m_alpha = int(256 * colour.alphaF());
    m_half = width / 2;
    m_dash = dash;
}

void LineRaster::line(double x0, double y0, double x1, double y1)
{
    if (!(std::isfinite(x0) && std::isfinite(y0) && std::isfinite(x1) && std::isfinite(y1)))
        return;
    // Far outside, 64 bits are not enough.
    constexpr double far = 1e7;
    const auto cut = [](double &a, double &b, double otherA, double otherB, double limit) {
        if ((a > limit) != (otherA > limit)) {
            const double share = (limit - a) / (otherA - a);
            b += (otherB - b) * share;
            a = limit;
        }
    };
    for (const double limit : {-far, far}) {
        const bool above = limit > 0;
        if (above ? y0 > limit : y0 < limit)
            cut(y0, x0, y1, x1, limit);
        if (above ? y1 > limit : y1 < limit)
            cut(y1, x1, y0, x0, limit);
        if (above ? x0 > limit : x0 < limit)
            cut(x0, y0, x1, y1, limit);
        if (above ? x1 > limit : x1 < limit)
            cut(x1, y1, x0, y0, limit);
    }
    if (std::max({std::abs(x0), std::abs(x1), std::abs(y0), std::abs(y1)}) > 1.01 * far)
        return;
    if (std::abs(y1 - y0) <= std::abs(x1 - x0))
        x0 <= x1 ? across(x0, y0, x1, y1) : across(x1, y1, x0, y0);
    else
        y0 <= y1 ? down(x0, y0, x1, y1) : down(x1, y1, x0, y0);
}

namespace {

// Positions along a line in 1/65536 of a pixel: integers are several times faster here.
constexpr double fixedOne = 65536;
constexpr std::int64_t fixedMask = 65535;

} // namespace

/// Covers the pixels from `low` to `high`, the last one partly, in steps of `stride`.
inline void LineRaster::bar(QRgb *line, std::ptrdiff_t stride, int size, std::int64_t low, std::int64_t high) const
{
    std::int64_t first = low >> 16;
    const std::int64_t last = high >> 16;
    if (last < 0 || first >= size)
        return;
    if (first == last) {
        blend(line[first * stride], m_colour, unsigned((high - low) * m_alpha >> 16));
        return;
    }
    if (first >= 0)
        blend(line[first * stride], m_colour, unsigned((fixedMask + 1 - (low & fixedMask)) * m_alpha >> 16));
    else
        first = -1;
    for (std::int64_t i = first + 1; i < last && i < size; ++i)
        if (m_alpha >= 255)
            line[i * stride] = m_colour;
        else
            blend(line[i * stride], m_colour, unsigned(m_alpha));
    if (last < size)
        blend(line[last * stride], m_colour, unsigned((high & fixedMask) * m_alpha >> 16));
}

/// Flat lines: one short bar in each column whose middle they cross.
void LineRaster::across(double x0, double y0, double x1, double y1)
{
    const int from = int(std::clamp(std::ceil(x0 - 0.5), 0.0, double(m_width))),
              to = int(std::clamp(std::ceil(x1 - 0.5), 0.0, double(m_width)));
    if (from >= to || std::max(y0, y1) < -8 || std::min(y0, y1) > m_height + 8)
        return;
    const double slope = (y1 - y0) / (x1 - x0);
    const auto half = std::int64_t(m_half * std::sqrt(1 + slope * slope) * fixedOne),
               step = std::int64_t(slope * fixedOne);
    auto y = std::int64_t((y0 + (from + 0.5 - x0) * slope) * fixedOne);
    for (int x = from; x < to; ++x, y += step)
        if (!m_dash.isGap(x))
            bar(m_pixels + x, m_stride, m_height, y - half, y + half);
}

void LineRaster::down(double x0, double y0, double x1, double y1)
{
    const int from = int(std::clamp(std::ceil(y0 - 0.5), 0.0, double(m_height))),
              to = int(std::clamp(std::ceil(y1 - 0.5), 0.0, double(m_height)));
    if (from >= to || std::max(x0, x1) < -8 || std::min(x0, x1) > m_width + 8)
        return;
    const double slope = (x1 - x0) / (y1 - y0);
    const auto half = std::int64_t(m_half * std::sqrt(1 + slope * slope) * fixedOne),
               step = std::int64_t(slope * fixedOne);
    auto x = std::int64_t((x0 + (from + 0.5 - y0) * slope) * fixedOne);
    for (int y = from; y < to; ++y, x += step)
        if (!m_dash.isGap(y))
            bar(m_pixels + y * m_stride, 1, m_width, x - half, x + half);
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

void LineRaster::square(int x, int y, int size, QRgb colour)
{
    const int left = std::max(x - size / 2, 0), right = std::min(x - size / 2 + size, m_width);
    const int top = std::max(y - size / 2, 0), bottom = std::min(y - size / 2 + size, m_height);
    for (int row = top; row < bottom; ++row)
        for (QRgb *pixel = m_pixels + row * m_stride + left, *end = pixel + std::max(right - left, 0); pixel != end;
             ++pixel)
            *pixel = colour | 0xff000000u;
}

} // namespace sinew
