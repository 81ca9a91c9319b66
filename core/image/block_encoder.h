// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/image/image_codec.h"

namespace sinew {

/// Compresses a level of Rgba8 to Bc1, Bc2, Bc3, Bc4 (red) or Bc5 (red and green); other formats give nothing.
/// `quality` is EncodeOptions::quality: above 90 libsquish searches longer for the best colours (40 times as long for
/// 0.4 dB), else stb_dxt is used. Blocks that reach beyond the edge repeat the last texels. Bc1: texels whose alpha is
/// below `alphaThreshold` become transparent black; with 0 none does. If cancelled, the remaining blocks are zeros.
QByteArray encodeBlocks(PixelFormat format, const ImageLevel &level, int quality, int alphaThreshold,
                        const std::atomic_bool *cancelled = nullptr);

/// Level `level` of face `face` as Rgba8 (toQImage()); without bytes if there is no such level.
ImageLevel rgbaLevel(const DecodedImage &image, int level, int face = 0);

/// True if a texel of these Bc1 blocks uses the transparent colour of the three-colour mode.
bool usesTransparentColour(Bytes blocks);

/// True if every texel of the first level is opaque.
bool isOpaque(const DecodedImage &image);

/// The number of alpha bits actually written: as requested by the options, or as needed by the picture (EncodeOptions).
int alphaBitsToWrite(const ImageVariant &variant, const DecodedImage &image, const EncodeOptions &options);

/// The picture's levels and faces reduced to what the variant can hold, in the format that it stores, with hasAlpha
/// according to `alphaBits`. Levels already in that format stay unchanged, unless they contain unwanted transparency;
/// `opaqueIsStated`: the file itself marks them as opaque, so it does no harm.
DecodedImage toStoredFormat(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options,
                            int alphaBits, bool opaqueIsStated = false);

} // namespace sinew
