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
    QByteArray rgba;     ///< width*height*4; alpha 255 unless four channels were read unconverted
    std::string warning; ///< first complaint of the decoder, empty if the stream is sound
};

/// The meaning of four components.
enum class JpegChannels {
    Cmyk, ///< as image editors write them, inverted; converted
    Bgra, ///< B, G, R, A unconverted, without colour transform: BLP
};

/// Decodes a stream that is stored in two pieces. Other numbers of components are converted to RGB. A stream that ends
/// early is filled and gets a warning. A picture that is too large may be read at a half, a quarter or an eighth of its
/// sides; its peak memory is that of the pixels, plus, if there are several scans, the coefficients of all blocks. If
/// those are too many, only what the smaller picture shows is kept of them, and a progressive stream is read at an
/// eighth from the averages of its blocks: 16384 × 16384 then take 70 MiB at most. Fails for sides above maxImageSide,
/// more than 64 scans, and pictures that exceed the limits.
Result<JpegPicture> decodeJpeg(Bytes head, Bytes body, JpegChannels channels, const DecodingLimits &limits);

} // namespace sinew
