// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

namespace sinew {

struct JpegPicture
{
    int width = 0, height = 0; ///< of the pixels below
    int reduction = 1;         ///< the picture's sides were divided by this: 1, 2, 4 or 8
    int components = 0;
    QByteArray rgba;     ///< width*height*4; alpha 255 unless four channels were read as they are
    std::string warning; ///< first complaint of the decoder, empty when the stream is sound
};

/// What four components are.
enum class JpegChannels {
    Cmyk, ///< as programs for pictures write them, inverted; converted
    Bgra, ///< B, G, R, A as they are, without colour transform: BLP
};

/// Decodes a stream that stands in two pieces. Other counts of components are converted to RGB. A stream that ends
/// early is filled and gets a warning. A picture that is too large may be read at a half, a quarter or an eighth of its
/// sides; its peak is that of the pixels, and of all coefficients where several scans give them. Fails for sides above
/// maxImageSide, more than 64 scans, and what takes more than the limits.
Result<JpegPicture> decodeJpeg(Bytes head, Bytes body, JpegChannels channels, const DecodingLimits &limits);

} // namespace sinew
