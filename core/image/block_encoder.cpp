// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/block_encoder.h"

#include "core/image/stb_dxt.h"

#include <squish.h>

#include <algorithm>
#include <array>

namespace sinew {

namespace {

constexpr int thoroughAbove = 90;

using Texels = std::array<std::uint8_t, 64>;

Texels texelsAt(const ImageLevel &level, int x, int y)
{
    Texels block;
    const char *rgba = level.bytes.constData();
    for (int row = 0; row < 4; ++row) {
        const char *line = rgba + std::size_t(std::min(y + row, level.height - 1)) * level.width * 4;
        for (int column = 0; column < 4; ++column)
            std::memcpy(&block[std::size_t(row * 4 + column) * 4], line + std::min(x + column, level.width - 1) * 4, 4);
    }
    return block;
}

/// Four bits per texel, the first lowest.
void encodeAlpha4(const Texels &texels, std::uint8_t *block)
{
    for (int i = 0; i < 8; ++i) {
        const auto nibble = [&](int texel) { return (texels[std::size_t(texel) * 4 + 3] * 15 + 127) / 255; };
        block[i] = std::uint8_t(nibble(2 * i) | nibble(2 * i + 1) << 4);
    }
}

void encodeColours(Texels &texels, bool thorough, int alphaThreshold, std::uint8_t *block)
{
    bool holes = false;
    for (std::size_t i = 3; i < texels.size(); i += 4) {
        const bool hole = alphaThreshold > 0 && texels[i] < alphaThreshold;
        holes = holes || hole;
        texels[i] = hole ? 0 : 255;
    }
    if (holes || thorough)
        squish::Compress(texels.data(), block, squish::kDxt1 | squish::kColourClusterFit);
    else
        stbEncodeColours(texels.data(), block);
}

void encodeBlock(PixelFormat format, Texels &texels, bool thorough, int alphaThreshold, std::uint8_t *block)
{
    switch (format) {
    case PixelFormat::Bc1:
        encodeColours(texels, thorough, alphaThreshold, block);
        break;
    case PixelFormat::Bc2:
        // libsquish assumes that these never have the three-colour mode.
        if (thorough)
            squish::Compress(texels.data(), block, squish::kDxt3 | squish::kColourClusterFit);
        else
            stbEncodeColours(texels.data(), block + 8);
        encodeAlpha4(texels, block);
        break;
    case PixelFormat::Bc3:
        if (thorough) {
            squish::Compress(texels.data(), block, squish::kDxt5 | squish::kColourClusterFit);
        } else {
            stbEncodeValues(texels.data() + 3, 4, block);
            stbEncodeColours(texels.data(), block + 8);
        }
        break;
    case PixelFormat::Bc4:
        stbEncodeValues(texels.data(), 4, block);
        break;
    case PixelFormat::Bc5:
        stbEncodeValues(texels.data(), 4, block);
        stbEncodeValues(texels.data() + 1, 4, block + 8);
        break;
    default:
        break;
    }
}

bool staysAsItIs(const DecodedImage &image, PixelFormat format, int alphaBits, bool opaqueIsStated)
{
    if (image.format != format)
        return false;
    if (format != PixelFormat::Bc1 || (alphaBits > 0 ? image.hasAlpha : opaqueIsStated))
        return true;
    for (int face = 0; face < image.faceCount(); ++face)
        for (const ImageLevel &level : image.face(face))
            if (usesTransparentColour(viewOf(level.bytes)))
                return false;
    return true;
}

} // namespace

QByteArray encodeBlocks(PixelFormat format, const ImageLevel &level, int quality, int alphaThreshold,
                        const std::atomic_bool *cancelled)
{
    if (format == PixelFormat::Rgba8 || format == PixelFormat::Bc7 || format == PixelFormat::Bc4Signed ||
        format == PixelFormat::Bc5Signed)
        return {};
    QByteArray blocks(levelBytes(format, level.width, level.height), '\0');
    auto *block = reinterpret_cast<std::uint8_t *>(blocks.data());
    const int step = int(levelBytes(format, 4, 4));
    for (int y = 0; y < level.height && !(cancelled && *cancelled); y += 4) {
        for (int x = 0; x < level.width; x += 4, block += step) {
            Texels texels = texelsAt(level, x, y);
            encodeBlock(format, texels, quality > thoroughAbove, alphaThreshold, block);
        }
    }
    return blocks;
}

ImageLevel rgbaLevel(const DecodedImage &image, int level, int face)
{
    const QImage picture = toQImage(image, level, face);
    return {picture.width(), picture.height(),
            QByteArray(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes())};
}

bool usesTransparentColour(Bytes blocks)
{
    for (ByteReader reader(blocks); reader.remaining() >= 8;) {
        const auto first = reader.read<std::uint16_t>();
        const auto second = reader.read<std::uint16_t>();
        const auto indices = reader.read<std::uint32_t>();
        if (first <= second && (indices & indices >> 1 & 0x55555555))
            return true;
    }
    return false;
}

bool isOpaque(const DecodedImage &image)
{
    if (!image.hasAlpha)
        return true;
    const ImageLevel level = image.format == PixelFormat::Rgba8 ? image.levels.front() : rgbaLevel(image, 0);
    const char *rgba = level.bytes.constData();
    for (qsizetype i = 3; i < level.bytes.size(); i += 4)
        if (rgba[i] != char(-1))
            return false;
    return true;
}

int alphaBitsToWrite(const ImageVariant &variant, const DecodedImage &image, const EncodeOptions &options)
{
    if (options.alphaBits >= 0)
        return options.alphaBits;
    return isOpaque(image) ? variant.alphaBits.front() : variant.alphaBits.back();
}

DecodedImage toStoredFormat(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options,
                            int alphaBits, bool opaqueIsStated)
{
    DecodedImage result = image;
    if (!variant.cubes) {
        result.furtherFaces.clear();
        result.isCube = false;
    }
    if (!variant.mips)
        result.levels.resize(1);
    const bool stays = staysAsItIs(result, variant.format, alphaBits, opaqueIsStated);
    result.format = variant.format;
    result.hasAlpha = alphaBits > 0;
    if (stays)
        return result;
    const int threshold = alphaBits == 1 ? options.alphaThreshold : 0;
    const int quality = options.quality > 0 ? options.quality : variant.defaultQuality;
    for (int face = 0; face < result.faceCount(); ++face) {
        auto &levels = face == 0 ? result.levels : result.furtherFaces[std::size_t(face) - 1];
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (image.format != PixelFormat::Rgba8)
                levels[i] = rgbaLevel(image, int(i), face);
            if (variant.format != PixelFormat::Rgba8)
                levels[i].bytes = encodeBlocks(variant.format, levels[i], quality, threshold, options.cancelled);
        }
    }
    return result;
}

} // namespace sinew
