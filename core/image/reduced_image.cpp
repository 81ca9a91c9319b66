// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/reduced_image.h"

#include "core/image/mip_chain.h"

#include <QImage>

#include <algorithm>

namespace sinew {

namespace {

constexpr int smallestSide = 64;

bool canShrink(const DecodedImage &image)
{
    return std::max(image.width(), image.height()) > smallestSide;
}

/// The only level as Rgba8 at half size.
void halve(DecodedImage &image)
{
    if (image.format != PixelFormat::Rgba8) {
        const QImage picture = toQImage(image);
        ImageLevel level{picture.width(), picture.height(), {}};
        for (int y = 0; y < picture.height(); ++y)
            level.bytes.append(reinterpret_cast<const char *>(picture.constScanLine(y)), qsizetype(level.width) * 4);
        image.format = PixelFormat::Rgba8;
        image.levels = {std::move(level)};
        image.furtherFaces.clear();
        image.isCube = false;
    }
    const auto half = [&](const ImageLevel &level) {
        return scaled(level, std::max(1, level.width / 2), std::max(1, level.height / 2), {});
    };
    image.levels.front() = half(image.levels.front());
    for (std::vector<ImageLevel> &face : image.furtherFaces)
        face.front() = half(face.front());
}

} // namespace

std::int64_t bytesOf(const DecodedImage &image)
{
    std::int64_t bytes = 0;
    for (int face = 0; face < image.faceCount(); ++face)
        for (const ImageLevel &level : image.face(face))
            bytes += level.bytes.size();
    return bytes;
}

DecodedImage reducedTo(DecodedImage image, std::int64_t maxBytes)
{
    while (canShrink(image) && bytesOf(image) > maxBytes) {
        if (image.levels.size() > 1) {
            image.levels.erase(image.levels.begin());
            for (std::vector<ImageLevel> &face : image.furtherFaces)
                face.erase(face.begin());
        } else {
            halve(image);
        }
        image.reduction *= 2;
    }
    return image;
}

} // namespace sinew
