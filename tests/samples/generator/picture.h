// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mesh_builder.h"

#include <QByteArray>
#include <QList>

#include <functional>

namespace sinew::samples {

/// Red, green, blue, alpha 0…1.
struct Paint
{
    double r = 0, g = 0, b = 0, a = 1;
};
Paint operator*(const Paint &paint, double light); ///< alpha stays
Paint mix(const Paint &from, const Paint &to, double t);
/// 0xRRGGBB
Paint paint(unsigned rgb, double alpha = 1);

class Picture
{
public:
    Picture(int width, int height) : m_width(width), m_height(height), m_pixels(std::size_t(width * height)) {}
    int width() const { return m_width; }
    int height() const { return m_height; }
    Paint &at(int x, int y) { return m_pixels[std::size_t(y * m_width + x)]; }
    const Paint &at(int x, int y) const { return m_pixels[std::size_t(y * m_width + x)]; }
    /// Calls a function for the colour of each pixel of a part; u and v run 0…1 over the part.
    void fill(const UvRect &part, const std::function<Paint(double u, double v)> &colour);
    void fill(const std::function<Paint(double u, double v)> &colour) { fill({}, colour); }

    /// Uncompressed TGA, first row at the top; 24 bits when nothing is translucent, else 32.
    QByteArray tga() const;
    /// DDS with DXT1 blocks when nothing is translucent, else DXT5, all mip levels. Sides must be powers of two.
    QByteArray dds() const;
    /// DDS with ATI2 (BC5) blocks of the red and green channels, for normal maps.
    QByteArray normalDds() const;
    /// BLP1 with a palette of the 3-3-2 colour cube, alpha of eight bits, one level.
    QByteArray blp() const;
    /// BLP2 with the blocks of dds(), all mip levels.
    QByteArray blp2() const;

private:
    template<class WriteBlock>
    QList<QByteArray> levels(const WriteBlock &writeBlock) const;
    QList<QByteArray> colourLevels() const;
    QByteArray ddsFile(std::uint32_t format, const QList<QByteArray> &levels) const;
    Picture half() const;
    bool isOpaque() const;
    int m_width, m_height;
    std::vector<Paint> m_pixels;
};

/// Smooth noise −1…1 that repeats every `period` cells in both directions.
double noise(double x, double y, int period, unsigned seed = 0);
/// Several octaves of it, each half as strong and twice as fine; −1…1.
double clouds(double u, double v, int period, int octaves, unsigned seed = 0);

} // namespace sinew::samples
