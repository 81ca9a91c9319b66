// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "picture.h"

#include "core/io/byte_writer.h"
#include "core/schema/four_cc.h"

#include <algorithm>

namespace sinew::samples {

namespace {

std::uint8_t byteOf(double value)
{
    return std::uint8_t(std::lround(std::clamp(value, 0.0, 1.0) * 255));
}

QByteArray toByteArray(const ByteWriter &out)
{
    return QByteArray(reinterpret_cast<const char *>(out.bytes().data()), qsizetype(out.size()));
}

/// −1…1, the same for the same cell.
double cellValue(int x, int y, int period, unsigned seed)
{
    const auto wrap = [&](int n) { return unsigned((n % period + period) % period); };
    unsigned h = wrap(x) * 374761393u + wrap(y) * 668265263u + seed * 2246822519u;
    h = (h ^ (h >> 13)) * 1274126177u;
    h ^= h >> 16;
    return double(h & 0xffff) / 32767.5 - 1;
}

struct Block
{
    std::array<Paint, 16> pixels;
};

std::uint16_t to565(const V3 &c)
{
    const auto part = [](double value, int most) { return unsigned(std::lround(std::clamp(value, 0.0, 1.0) * most)); };
    return std::uint16_t(part(c.x(), 31) << 11 | part(c.y(), 63) << 5 | part(c.z(), 31));
}

V3 from565(unsigned c)
{
    return {double(c >> 11) / 31, double((c >> 5) & 63) / 63, double(c & 31) / 31};
}

/// Eight bytes: two colours and sixteen choices among four steps between them.
void writeColours(const Block &block, ByteWriter &out)
{
    V3 low = V3::Ones(), high = V3::Zero(), mean = V3::Zero();
    const auto colour = [&](std::size_t i) { return V3(block.pixels[i].r, block.pixels[i].g, block.pixels[i].b); };
    for (std::size_t i = 0; i < 16; ++i) {
        low = low.cwiseMin(colour(i));
        high = high.cwiseMax(colour(i));
        mean += colour(i) / 16;
    }
    // The diagonal of the box that matches the colours: red and blue may run against green.
    double redGreen = 0, blueGreen = 0;
    for (std::size_t i = 0; i < 16; ++i) {
        const V3 d = colour(i) - mean;
        redGreen += d.x() * d.y();
        blueGreen += d.z() * d.y();
    }
    if (redGreen < -1e-9)
        std::swap(low.x(), high.x());
    if (blueGreen < -1e-9)
        std::swap(low.z(), high.z());
    std::uint16_t first = to565(high), second = to565(low);
    if (first < second)
        std::swap(first, second);
    const V3 a = from565(first), b = from565(second);
    const std::array<V3, 4> steps{a, b, (2 * a + b) / 3, (a + 2 * b) / 3};
    std::uint32_t choices = 0;
    for (std::size_t i = 0; i < 16 && first != second; ++i) {
        std::uint32_t best = 0;
        for (std::uint32_t s = 1; s < 4; ++s)
            if ((steps[s] - colour(i)).squaredNorm() < (steps[best] - colour(i)).squaredNorm() - 1e-9)
                best = s;
        choices |= best << (2 * i);
    }
    out.write(first);
    out.write(second);
    out.write(choices);
}

/// Eight bytes for one channel: two values and sixteen choices among eight steps between them.
void writeSteps(const Block &block, double Paint::*channel, ByteWriter &out)
{
    std::array<int, 16> values;
    for (std::size_t i = 0; i < 16; ++i)
        values[i] = byteOf(block.pixels[i].*channel);
    const int high = *std::max_element(values.begin(), values.end()),
              low = *std::min_element(values.begin(), values.end());
    out.write(std::uint8_t(high));
    out.write(std::uint8_t(low));
    std::uint64_t choices = 0;
    for (std::size_t i = 0; i < 16 && high != low; ++i) {
        const int step = ((high - values[i]) * 14 + (high - low)) / (2 * (high - low)); // 0 high … 7 low
        choices |= std::uint64_t(step == 0 ? 0 : step == 7 ? 1 : step + 1) << (3 * i);
    }
    out.writeBytes(&choices, 6);
}

} // namespace

Paint operator*(const Paint &p, double light)
{
    return {p.r * light, p.g * light, p.b * light, p.a};
}

Paint mix(const Paint &from, const Paint &to, double t)
{
    return {mix(from.r, to.r, t), mix(from.g, to.g, t), mix(from.b, to.b, t), mix(from.a, to.a, t)};
}

Paint paint(unsigned rgb, double alpha)
{
    return {(rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, alpha};
}

void Picture::fill(const UvRect &part, const std::function<Paint(double, double)> &colour)
{
    const int left = int(std::lround(part.left * m_width)), right = int(std::lround(part.right * m_width));
    const int top = int(std::lround(part.top * m_height)), bottom = int(std::lround(part.bottom * m_height));
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
            at(x, y) = colour((x - left + 0.5) / (right - left), (y - top + 0.5) / (bottom - top));
}

bool Picture::isOpaque() const
{
    return std::all_of(m_pixels.begin(), m_pixels.end(), [](const Paint &p) { return byteOf(p.a) == 255; });
}

QByteArray Picture::tga() const
{
    const bool opaque = isOpaque();
    ByteWriter out;
    const std::uint8_t head[12] = {0, 0, 2}; // true colour without a palette
    out.writeBytes(head, sizeof head);
    out.write(std::uint16_t(m_width));
    out.write(std::uint16_t(m_height));
    out.write(std::uint8_t(opaque ? 24 : 32));
    out.write(std::uint8_t(0x20 | (opaque ? 0 : 8))); // from the top; bits of alpha
    for (const Paint &p : m_pixels) {
        const std::uint8_t bgra[4] = {byteOf(p.b), byteOf(p.g), byteOf(p.r), byteOf(p.a)};
        out.writeBytes(bgra, opaque ? 3 : 4);
    }
    return toByteArray(out);
}

Picture Picture::half() const
{
    Picture result(std::max(1, m_width / 2), std::max(1, m_height / 2));
    for (int y = 0; y < result.m_height; ++y)
        for (int x = 0; x < result.m_width; ++x) {
            Paint sum{0, 0, 0, 0};
            for (int i = 0; i < 4; ++i) {
                const Paint &p = at(std::min(2 * x + i % 2, m_width - 1), std::min(2 * y + i / 2, m_height - 1));
                sum = {sum.r + p.r / 4, sum.g + p.g / 4, sum.b + p.b / 4, sum.a + p.a / 4};
            }
            result.at(x, y) = sum;
        }
    return result;
}

QByteArray Picture::dds() const
{
    const bool opaque = isOpaque();
    return ddsFile(opaque ? fourCc("DXT1") : fourCc("DXT5"), colourLevels());
}

QByteArray Picture::normalDds() const
{
    return ddsFile(fourCc("ATI2"), levels([](const Block &block, ByteWriter &out) {
                       writeSteps(block, &Paint::r, out);
                       writeSteps(block, &Paint::g, out);
                   }));
}

QList<QByteArray> Picture::colourLevels() const
{
    return isOpaque() ? levels([](const Block &block, ByteWriter &out) { writeColours(block, out); })
                      : levels([](const Block &block, ByteWriter &out) {
                            writeSteps(block, &Paint::a, out);
                            writeColours(block, out);
                        });
}

template<class WriteBlock>
QList<QByteArray> Picture::levels(const WriteBlock &writeBlock) const
{
    QList<QByteArray> all;
    Picture level = *this;
    while (true) {
        ByteWriter out;
        for (int y = 0; y < level.m_height; y += 4)
            for (int x = 0; x < level.m_width; x += 4) {
                Block block;
                for (int p = 0; p < 16; ++p)
                    block.pixels[std::size_t(p)] =
                        level.at(std::min(x + p % 4, level.m_width - 1), std::min(y + p / 4, level.m_height - 1));
                writeBlock(block, out);
            }
        all.append(toByteArray(out));
        if (level.m_width == 1 && level.m_height == 1)
            return all;
        level = level.half();
    }
}

QByteArray Picture::ddsFile(std::uint32_t format, const QList<QByteArray> &levels) const
{
    ByteWriter out;
    out.write(fourCc("DDS "));
    const std::uint32_t header[7] = {124,
                                     0x000a1007, // caps, height, width, pixel format, mip count, linear size
                                     std::uint32_t(m_height),
                                     std::uint32_t(m_width),
                                     std::uint32_t(levels.first().size()),
                                     0,
                                     std::uint32_t(levels.size())};
    out.write(header);
    out.write(std::array<std::uint32_t, 11>{});
    out.write(std::array<std::uint32_t, 8>{32, 4, format});
    out.write(std::array<std::uint32_t, 5>{0x401008}); // texture, mip levels, complex
    return toByteArray(out) + levels.join();
}

QByteArray Picture::blp2() const
{
    const QList<QByteArray> parts = colourLevels();
    ByteWriter out;
    out.write(fourCc("BLP2"));
    out.write(std::uint32_t(1)); // not JPEG
    const bool opaque = isOpaque();
    const std::uint8_t kind[4] = {2, std::uint8_t(opaque ? 0 : 8), std::uint8_t(opaque ? 0 : 7),
                                  1}; // blocks, alpha, mips
    out.writeBytes(kind, sizeof kind);
    out.write(std::uint32_t(m_width));
    out.write(std::uint32_t(m_height));
    std::array<std::uint32_t, 16> offsets{}, sizes{};
    std::uint32_t at = 148 + 1024;
    for (std::size_t i = 0; i < std::size_t(parts.size()); ++i) {
        offsets[i] = at;
        sizes[i] = std::uint32_t(parts[qsizetype(i)].size());
        at += sizes[i];
    }
    out.write(offsets);
    out.write(sizes);
    out.write(std::array<std::uint32_t, 256>{}); // no palette
    return toByteArray(out) + parts.join();
}

QByteArray Picture::blp() const
{
    ByteWriter out;
    out.write(fourCc("BLP1"));
    const std::uint32_t pixels = std::uint32_t(m_width * m_height);
    const std::uint32_t header[6] = {1, 8, std::uint32_t(m_width), std::uint32_t(m_height), 4, 0};
    out.write(header);
    std::array<std::uint32_t, 16> offsets{}, sizes{};
    offsets[0] = 156 + 1024;
    sizes[0] = pixels * 2;
    out.write(offsets);
    out.write(sizes);
    for (unsigned i = 0; i < 256; ++i) {
        const std::uint8_t bgrx[4] = {std::uint8_t((i & 3) * 85), std::uint8_t((i >> 2 & 7) * 255 / 7),
                                      std::uint8_t((i >> 5) * 255 / 7), 0};
        out.write(bgrx);
    }
    for (const Paint &p : m_pixels) {
        const auto step = [](double value, int most) {
            return unsigned(std::lround(std::clamp(value, 0.0, 1.0) * most));
        };
        out.write(std::uint8_t(step(p.r, 7) << 5 | step(p.g, 7) << 2 | step(p.b, 3)));
    }
    for (const Paint &p : m_pixels)
        out.write(byteOf(p.a));
    return toByteArray(out);
}

double noise(double x, double y, int period, unsigned seed)
{
    const double left = std::floor(x), top = std::floor(y);
    const double fx = smoothStep(0, 1, x - left), fy = smoothStep(0, 1, y - top);
    const int ix = int(left), iy = int(top);
    const auto value = [&](int dx, int dy) { return cellValue(ix + dx, iy + dy, period, seed); };
    return mix(mix(value(0, 0), value(1, 0), fx), mix(value(0, 1), value(1, 1), fx), fy);
}

double clouds(double u, double v, int period, int octaves, unsigned seed)
{
    double sum = 0, strength = 0.5;
    for (int i = 0; i < octaves; ++i) {
        sum += strength * noise(u * period, v * period, period, seed + unsigned(i));
        strength /= 2;
        period *= 2;
    }
    return sum;
}

} // namespace sinew::samples
