// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// TIFFs for tests, written by libtiff.

#include "image_test.h"

#include <QFile>
#include <QList>
#include <QTemporaryDir>

#include <functional>
#include <vector>

#include <tiffio.h>

namespace imagetest {

struct TiffKind
{
    std::uint16_t compression = COMPRESSION_LZW, photometric = PHOTOMETRIC_RGB, bits = 8;
    std::uint16_t planar = PLANARCONFIG_CONTIG, alpha = EXTRASAMPLE_UNSPECIFIED; ///< unspecified: none
    std::uint32_t stripRows = 0, tileSide = 0;                                   ///< 0: one strip for all
    std::uint16_t format = SAMPLEFORMAT_UINT;
    bool hasMore = false; ///< a fourth channel that is not said to be alpha
};

/// Writes samples as `sample(x, y, channel)`, 0 to 255. `isStriped`: all rows are the same.
inline QByteArray tiffOf(int width, int height, const TiffKind &kind, const std::function<int(int, int, int)> &sample,
                         bool isStriped = false)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.tif"));
    TIFF *const tiff = TIFFOpen(path.toUtf8().constData(), "w");
    const int colours = kind.photometric == PHOTOMETRIC_RGB || kind.photometric == PHOTOMETRIC_YCBCR ? 3
                        : kind.photometric == PHOTOMETRIC_SEPARATED                                  ? 4
                                                                                                     : 1;
    const bool hasExtra = kind.alpha != EXTRASAMPLE_UNSPECIFIED || kind.hasMore;
    const int samples = colours + (hasExtra ? 1 : 0);
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, width);
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, height);
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, samples);
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, kind.bits);
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, kind.format);
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, kind.compression);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, kind.photometric);
    TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, kind.planar);
    if (hasExtra)
        TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, 1, &kind.alpha);
    if (kind.photometric == PHOTOMETRIC_PALETTE) {
        std::vector<std::uint16_t> map(256);
        for (int i = 0; i < 256; ++i)
            map[std::size_t(i)] = std::uint16_t(i * 257);
        TIFFSetField(tiff, TIFFTAG_COLORMAP, map.data(), map.data(), map.data());
    }
    if (kind.photometric == PHOTOMETRIC_YCBCR && kind.compression == COMPRESSION_JPEG)
        TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
    else if (kind.photometric == PHOTOMETRIC_YCBCR)
        TIFFSetField(tiff, TIFFTAG_YCBCRSUBSAMPLING, 1, 1);
    if (kind.tileSide > 0) {
        TIFFSetField(tiff, TIFFTAG_TILEWIDTH, kind.tileSide);
        TIFFSetField(tiff, TIFFTAG_TILELENGTH, kind.tileSide);
    } else {
        TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, kind.stripRows > 0 ? int(kind.stripRows) : height);
    }
    const auto write = [&](QByteArray &out, int x, int y, int channel) {
        const int value = x < width && y < height ? sample(x, y, channel) : 0;
        if (kind.format == SAMPLEFORMAT_IEEEFP)
            put<float>(out, {float(value) / 255});
        else if (kind.bits == 16)
            put<std::uint16_t>(out, {std::uint16_t(value * 257)});
        else
            out += char(value);
    };
    const int planes = kind.planar == PLANARCONFIG_CONTIG ? 1 : samples;
    const int side = int(kind.tileSide);
    for (int plane = 0; plane < planes; ++plane) {
        const auto writeRow = [&](QByteArray &out, int left, int columns, int y) {
            if (kind.bits == 1)
                for (int x = left; x < left + columns; x += 8) {
                    int byte = 0;
                    for (int bit = 0; bit < 8; ++bit)
                        byte |= x + bit < width && sample(x + bit, y, 0) > 127 ? 0x80 >> bit : 0;
                    out += char(byte);
                }
            else
                for (int x = left; x < left + columns; ++x)
                    for (int channel = planes > 1 ? plane : 0; channel < (planes > 1 ? plane + 1 : samples); ++channel)
                        write(out, x, y, channel);
        };
        QByteArray row, buffer;
        QList<QByteArray> tiles;
        if (side == 0)
            for (int y = 0; y < height; ++y) {
                if (y == 0 || !isStriped)
                    row.clear();
                if (row.isEmpty())
                    writeRow(row, 0, width, y);
                buffer = row; // libtiff may change what it is given
                TIFFWriteScanline(tiff, buffer.data(), std::uint32_t(y), std::uint16_t(plane));
            }
        else
            for (int top = 0; top < height; top += side)
                for (int left = 0; left < width; left += side) {
                    if (isStriped && top > 0 && top + side <= height && left + side <= width) {
                        buffer = tiles[left / side];
                        TIFFWriteTile(tiff, buffer.data(), std::uint32_t(left), std::uint32_t(top), 0,
                                      std::uint16_t(plane));
                        continue;
                    }
                    QByteArray tile;
                    for (int y = top; y < top + side; ++y)
                        writeRow(tile, left, side, y);
                    if (top == 0)
                        tiles.append(tile);
                    TIFFWriteTile(tiff, tile.data(), std::uint32_t(left), std::uint32_t(top), 0, std::uint16_t(plane));
                }
    }
    TIFFClose(tiff);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace imagetest

Q_DECLARE_METATYPE(imagetest::TiffKind)
