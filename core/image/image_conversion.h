// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_registry.h"
#include "core/image/image_similarity.h"
#include "core/image/mip_chain.h"

namespace sinew {

enum class MipSource {
    None,    ///< one level
    Keep,    ///< the source's levels, if the size stays; missing ones are generated
    Generate ///< all below the first one are generated
};

enum class Resize {
    None,
    PowerOfTwo, ///< each side up to the next power of two
    GameLimit   ///< the same, and halved until no side is above ImageVariant::gameSide
};

/// All choices for one conversion. Options that the variant does not support are ignored.
struct ConversionOptions
{
    EncodeOptions encode;
    MipSource mips = MipSource::Keep;
    ScalingOptions scaling;
    Resize resize = Resize::None;
    int largestSide = 0; ///< texels: halved until no side is above it; 0: any
};

/// A picture as a file, with a measurement of its quality.
struct Conversion
{
    QByteArray file;
    DecodedImage result; ///< the file, read again
    DecodedImage ideal;  ///< Rgba8: the picture to be written, before compression
    std::vector<ImageSimilarity>
        levels; ///< of result and ideal; with several faces the worst. Empty if the codec can't read what it writes
    std::vector<Message> warnings;
};

QSize sizeAfter(Resize resize, const QSize &size, const ImageVariant &variant);

/// The size in which a picture is written with these options.
QSize sizeAfter(const ConversionOptions &options, const QSize &size, const ImageVariant &variant);

/// Warnings for the variant's users about a picture of that size.
std::vector<Message> sizeWarnings(const QSize &size, const ImageVariant &variant);

/// Writes a picture in the variant's form and measures the result by reading it again. Blocks in the variant's format
/// stay unchanged if their level is kept. Fails like ImageCodec::encode() does, and when cancelled.
Result<Conversion> convertImage(const DecodedImage &source, const ImageRegistry::Writer &writer,
                                const ConversionOptions &options);

/// One level of one face alone, as Rgba8; with a channel (0 red … 3 alpha) only that as grey, with `opaque` without
/// alpha. Fails if there is no such level or face.
Result<DecodedImage> onePicture(const DecodedImage &image, int level, int face, int channel = -1, bool opaque = false);

} // namespace sinew
