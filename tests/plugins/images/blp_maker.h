// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Makes BLP files in tests, from their levels, palettes and JPEG pictures.

#include "image_test.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <jpeglib.h>

namespace imagetest {

struct BlpLevel
{
    QByteArray bytes;
    int sameAs = -1; ///< repeats that level's offset instead
};

/// `middle` (palette or JPEG header) follows the header, then the levels.
inline QByteArray withLevels(QByteArray file, const QByteArray &middle, const std::vector<BlpLevel> &levels)
{
    std::uint32_t offsets[16] = {}, sizes[16] = {};
    auto at = std::uint32_t(file.size() + 128 + middle.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const BlpLevel &level = levels[i];
        offsets[i] = level.sameAs >= 0 ? offsets[level.sameAs] : at;
        sizes[i] = level.sameAs >= 0 ? sizes[level.sameAs] : std::uint32_t(level.bytes.size());
        at += level.sameAs >= 0 ? 0 : sizes[i];
    }
    file.append(reinterpret_cast<const char *>(offsets), 64).append(reinterpret_cast<const char *>(sizes), 64);
    file += middle;
    for (const BlpLevel &level : levels)
        file += level.bytes;
    return file;
}

inline QByteArray blp1(std::uint32_t content, std::uint32_t alphaBits, std::uint32_t width, std::uint32_t height,
                       const QByteArray &middle, const std::vector<BlpLevel> &levels)
{
    QByteArray file("BLP1");
    put<std::uint32_t>(file, {content, alphaBits, width, height, 5, 1});
    return withLevels(file, middle, levels);
}

inline QByteArray blp2(std::uint8_t encoding, std::uint8_t alphaBits, std::uint8_t alphaEncoding, std::uint32_t width,
                       std::uint32_t height, const QByteArray &palette, const std::vector<BlpLevel> &levels)
{
    QByteArray file("BLP2");
    put<std::uint32_t>(file, {1});
    put<std::uint8_t>(file, {encoding, alphaBits, alphaEncoding, 1});
    put<std::uint32_t>(file, {width, height});
    return withLevels(file, palette, levels);
}

inline QByteArray blp0(std::uint32_t content, std::uint32_t alphaBits, std::uint32_t width, std::uint32_t height,
                       std::uint32_t hasMips, const QByteArray &middle)
{
    QByteArray file("BLP0");
    put<std::uint32_t>(file, {content, alphaBits, width, height, 5, hasMips});
    return file + middle;
}

/// Entry i is blue i, green 2i, red 3i.
inline QByteArray rampPalette()
{
    QByteArray palette;
    for (int i = 0; i < 256; ++i)
        put<std::uint8_t>(palette, {std::uint8_t(i), std::uint8_t(2 * i), std::uint8_t(3 * i), 0});
    return palette;
}

enum JpegKind { Plain, AdobeMarker, Progressive, ManyScans };

/// Four raw components at quality 100; the left and the right half (in blocks of 8) have one colour each, so the result
/// is exact except for rounding.
inline QByteArray jpeg(int width, int height, std::array<std::uint8_t, 4> left, std::array<std::uint8_t, 4> right,
                       JpegKind kind = Plain, int components = 4)
{
    jpeg_compress_struct info{};
    jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char *memory = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&info, &memory, &size);
    info.image_width = JDIMENSION(width);
    info.image_height = JDIMENSION(height);
    info.input_components = components;
    info.in_color_space = components == 4 ? JCS_CMYK : JCS_GRAYSCALE;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, 100, TRUE);
    info.write_Adobe_marker = kind == AdobeMarker;
    if (kind == Progressive)
        jpeg_simple_progression(&info);
    std::vector<jpeg_scan_info> scans;
    if (kind == ManyScans) {
        scans.push_back({4, {0, 1, 2, 3}, 0, 0, 0, 0});
        for (int c = 0; c < 4; ++c)
            for (int k = 1; k < 64; ++k)
                scans.push_back({1, {c, 0, 0, 0}, k, k, 0, 0});
        info.scan_info = scans.data();
        info.num_scans = int(scans.size());
    }
    jpeg_start_compress(&info, TRUE);
    std::vector<JSAMPLE> row;
    for (int x = 0; x < width; ++x)
        for (int c = 0; c < components; ++c)
            row.push_back(x < width / 2 ? left[c] : right[c]);
    JSAMPROW rows = row.data();
    for (int y = 0; y < height; ++y)
        jpeg_write_scanlines(&info, &rows, 1);
    jpeg_finish_compress(&info);
    QByteArray result(reinterpret_cast<const char *>(memory), qsizetype(size));
    jpeg_destroy_compress(&info);
    std::free(memory);
    return result;
}

inline QByteArray noSharedHeader()
{
    return QByteArray(4, '\0');
}

/// The file's JPEG levels, with their common part moved to the shared header.
inline QByteArray sharedJpegs(std::uint32_t width, std::uint32_t height, const QByteArray &first,
                              const QByteArray &second)
{
    qsizetype common = 0;
    while (common < first.size() && common < second.size() && first[common] == second[common])
        ++common;
    QByteArray header;
    put<std::uint32_t>(header, {std::uint32_t(common)});
    header += first.left(common);
    return blp1(0, 8, width, height, header, {{first.mid(common)}, {second.mid(common)}});
}

inline constexpr std::array<std::uint8_t, 4> bgraOne{10, 200, 60, 128}, bgraTwo{250, 20, 90, 40};

inline bool near(const QImage &image, int x, int y, int red, int green, int blue, int alpha)
{
    const QRgb texel = image.pixel(x, y);
    const auto close = [](int a, int b) { return std::abs(a - b) <= 2; };
    return close(qRed(texel), red) && close(qGreen(texel), green) && close(qBlue(texel), blue) &&
           close(qAlpha(texel), alpha);
}

} // namespace imagetest
