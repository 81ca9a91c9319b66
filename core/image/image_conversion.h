// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_registry.h"
#include "core/image/image_similarity.h"
#include "core/image/mip_chain.h"

namespace sinew {

enum class MipSource {
    None,    ///< one level
    Keep,    ///< those that the source has, where the size stays; what is missing is made
    Generate ///< all below the first one are made anew
};

enum class Resize {
    None,
    PowerOfTwo, ///< each side up to the next power of two
    GameLimit   ///< that, and halved until no side is above ImageVariant::gameSide
};

/// Everything that is chosen for one conversion. What the variant does not know is ignored.
struct ConversionOptions
{
    EncodeOptions encode;
    MipSource mips = MipSource::Keep;
    ScalingOptions scaling;
    Resize resize = Resize::None;
    int largestSide = 0; ///< texels: halved until no side is above it; 0: any
};

/// A picture as a file, with the proof of what it is worth.
struct Conversion
{
    QByteArray file;
    DecodedImage result; ///< the file, read again
    DecodedImage ideal;  ///< Rgba8: what was to be written, before compression
    std::vector<ImageSimilarity>
        levels; ///< of result and ideal; of several faces the worst. Empty where the codec can't read what it writes
    std::vector<Message> warnings;
};

QSize sizeAfter(Resize resize, const QSize &size, const ImageVariant &variant);

/// The size in which a picture is written with these options.
QSize sizeAfter(const ConversionOptions &options, const QSize &size, const ImageVariant &variant);

/// What a variant's users should know before they use a picture of that size.
std::vector<Message> sizeWarnings(const QSize &size, const ImageVariant &variant);

/// Writes a picture as the variant does and measures the result by reading it again. Blocks that the variant stores
/// stay as they are where their level is kept. Fails as ImageCodec::encode() does, and when it was cancelled.
Result<Conversion> convertImage(const DecodedImage &source, const ImageRegistry::Writer &writer,
                                const ConversionOptions &options);

/// One level of one face alone, as Rgba8; with a channel (0 red … 3 alpha) that as grey, with `opaque` without alpha.
/// Fails when there is no such level or face.
Result<DecodedImage> onePicture(const DecodedImage &image, int level, int face, int channel = -1, bool opaque = false);

} // namespace sinew
