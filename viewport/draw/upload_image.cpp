// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw/upload_image.h"

#include <cstring>
#include <utility>

namespace sinew {

namespace {

constexpr qsizetype blockBytes = 16, alphaBytes = 8; // of BC2 and BC3: alpha first, then colour

bool staysCompressed(const DecodedImage &image, CompressedSupport support)
{
    switch (image.format) {
    case PixelFormat::Bc1:
    case PixelFormat::Bc2:
    case PixelFormat::Bc3:
        return support.s3tc;
    case PixelFormat::Bc5:
        return true;
    case PixelFormat::Bc7:
        return support.bptc && image.hasAlpha;
    default:
        return false;
    }
}

/// BC2 stores 4 bits per texel; BC3 two end points and indices, of which 0 selects the first.
void makeBlocksOpaque(QByteArray &blocks, PixelFormat format)
{
    char opaque[alphaBytes];
    std::memset(opaque, 0xff, alphaBytes);
    if (format == PixelFormat::Bc3)
        std::memset(opaque + 2, 0, alphaBytes - 2);
    char *block = blocks.data();
    for (qsizetype at = 0; at + blockBytes <= blocks.size(); at += blockBytes)
        std::memcpy(block + at, opaque, alphaBytes);
}

DecodedImage uncompressed(const DecodedImage &image, int face)
{
    DecodedImage result;
    result.hasAlpha = image.hasAlpha;
    for (int level = 0; level < int(image.levels.size()); ++level) {
        const QImage picture = toQImage(image, level, face);
        ImageLevel plain{picture.width(), picture.height(), {}};
        plain.bytes.reserve(picture.sizeInBytes());
        for (int y = 0; y < picture.height(); ++y)
            plain.bytes.append(reinterpret_cast<const char *>(picture.constScanLine(y)),
                               qsizetype(picture.width()) * 4);
        result.levels.push_back(std::move(plain));
    }
    return result;
}

} // namespace

DecodedImage imageForUpload(const DecodedImage &image, CompressedSupport support, int face)
{
    if (image.format != PixelFormat::Rgba8 && !staysCompressed(image, support))
        return uncompressed(image, face);
    DecodedImage result;
    result.format = image.format;
    result.hasAlpha = image.hasAlpha;
    result.levels = image.face(face);
    if (!image.hasAlpha && (image.format == PixelFormat::Bc2 || image.format == PixelFormat::Bc3))
        for (ImageLevel &level : result.levels)
            makeBlocksOpaque(level.bytes, image.format);
    return result;
}

} // namespace sinew
