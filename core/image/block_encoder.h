// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/image/image_codec.h"

namespace sinew {

/// Compresses a level of Rgba8 to Bc1, Bc2, Bc3, Bc4 (red) or Bc5 (red and green); other formats give nothing.
/// `quality` is EncodeOptions::quality: above 90 libsquish looks longer for the best colours (40 times as long for 0.4
/// dB), else stb_dxt is used. Blocks that reach beyond the edge repeat the last texels. Bc1: texels whose alpha is
/// below `alphaThreshold` become transparent black; with 0 none does. When it is cancelled, the remaining blocks are
/// zeros.
QByteArray encodeBlocks(PixelFormat format, const ImageLevel &level, int quality, int alphaThreshold,
                        const std::atomic_bool *cancelled = nullptr);

/// Level `level` of face `face` as Rgba8 (toQImage()); without bytes when there is no such level.
ImageLevel rgbaLevel(const DecodedImage &image, int level, int face = 0);

/// Whether a texel of these Bc1 blocks uses the transparent colour of the three-colour mode.
bool usesTransparentColour(Bytes blocks);

/// Whether every texel of the first level is opaque.
bool isOpaque(const DecodedImage &image);

/// The bits of alpha that are really written: what the options ask for, or what the picture needs (EncodeOptions).
int alphaBitsToWrite(const ImageVariant &variant, const DecodedImage &image, const EncodeOptions &options);

/// What the variant can hold of the picture's levels and faces, in the format that it stores, and hasAlpha as
/// `alphaBits` say. Levels that come in that format stay as they are, unless they hold transparency that is not wanted;
/// `opaqueIsStated`: the file says by itself that they are opaque, so that it does no harm.
DecodedImage toStoredFormat(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options,
                            int alphaBits, bool opaqueIsStated = false);

} // namespace sinew
