// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/decoded_image.h"

#include "core/image/bc7_decoder.h"
#include "core/image/block_decoder.h"
#include "core/image/image_codec.h"

#include <squish.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace sinew {

namespace {

void decodeBlock(PixelFormat format, const std::uint8_t *block, std::uint8_t *rgba)
{
    // Block by block: squish::DecompressImage starts threads for every level, which wait for each other far longer than
    // they work, even more so if several pictures are decoded at once.
    switch (format) {
    case PixelFormat::Bc1:
        squish::Decompress(rgba, block, squish::kDxt1);
        break;
    case PixelFormat::Bc2:
        squish::Decompress(rgba, block, squish::kDxt3);
        break;
    case PixelFormat::Bc3:
        squish::Decompress(rgba, block, squish::kDxt5);
        break;
    case PixelFormat::Bc4:
    case PixelFormat::Bc4Signed:
        decodeBc4Block(block, format == PixelFormat::Bc4Signed, rgba);
        break;
    case PixelFormat::Bc5:
    case PixelFormat::Bc5Signed:
        decodeBc5Block(block, format == PixelFormat::Bc5Signed, rgba);
        break;
    case PixelFormat::Bc7:
        decodeBc7Block(block, rgba);
        break;
    case PixelFormat::Rgba8:
        break;
    }
}

void decompress(PixelFormat format, const ImageLevel &level, uchar *rgba)
{
    if (format == PixelFormat::Rgba8) {
        std::memcpy(rgba, level.bytes.constData(), std::size_t(level.width) * level.height * 4);
        return;
    }
    const auto *block = reinterpret_cast<const std::uint8_t *>(level.bytes.constData());
    const auto blockBytes = levelBytes(format, 4, 4);
    std::array<std::uint8_t, 64> texels;
    for (int y = 0; y < level.height; y += 4) {
        for (int x = 0; x < level.width; x += 4, block += blockBytes) {
            decodeBlock(format, block, texels.data());
            const int columns = std::min(4, level.width - x);
            const int rows = std::min(4, level.height - y);
            for (int row = 0; row < rows; ++row)
                std::memcpy(rgba + (std::size_t(y + row) * level.width + x) * 4, texels.data() + row * 16, columns * 4);
        }
    }
}

} // namespace

std::int64_t levelBytes(PixelFormat format, int width, int height)
{
    const std::int64_t blocks = std::int64_t((width + 3) / 4) * ((height + 3) / 4);
    switch (format) {
    case PixelFormat::Rgba8:
        return std::int64_t(width) * height * 4;
    case PixelFormat::Bc1:
    case PixelFormat::Bc4:
    case PixelFormat::Bc4Signed:
        return blocks * 8;
    case PixelFormat::Bc2:
    case PixelFormat::Bc3:
    case PixelFormat::Bc5:
    case PixelFormat::Bc5Signed:
    case PixelFormat::Bc7:
        return blocks * 16;
    }
    return 0;
}

int fullMipCount(int width, int height)
{
    return std::bit_width(unsigned(std::max({width, height, 1})));
}

QImage toQImage(const DecodedImage &image, int level, int face)
{
    if (face < 0 || face >= image.faceCount())
        return {};
    const std::vector<ImageLevel> &levels = image.face(face);
    if (level < 0 || std::size_t(level) >= levels.size())
        return {};
    const ImageLevel &source = levels[std::size_t(level)];
    if (!checkImageSize(std::uint32_t(source.width), std::uint32_t(source.height)) ||
        source.bytes.size() < levelBytes(image.format, source.width, source.height))
        return {};
    QImage result(source.width, source.height, QImage::Format_RGBA8888);
    if (result.isNull())
        return {};
    decompress(image.format, source, result.bits());
    if (!image.hasAlpha) {
        uchar *rgba = result.bits();
        for (std::int64_t i = 3, end = result.sizeInBytes(); i < end; i += 4)
            rgba[i] = 255;
    }
    return result;
}

} // namespace sinew
