// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

namespace sinew {

struct PngPicture
{
    int width = 0, height = 0; ///< of the pixels below
    int reduction = 1;         ///< the picture's sides were divided by this, a power of two, and rounded up
    bool hasAlpha = false;     ///< the file has an alpha channel or a transparent colour
    QByteArray rgba;           ///< width*height*4, alpha not premultiplied; 16 bits per channel are rounded to 8
    std::string warning;       ///< first complaint of the decoder, empty if the file is sound
};

/// Decodes a PNG of any colour type, row by row; one that is too large may be averaged to smaller sides meanwhile,
/// which takes 24 bytes per texel of the result if the file is interlaced. Texts and profiles are skipped, whatever
/// their inflated size. If a file ends early or is damaged, the rows before that are kept, with a warning. Fails for
/// sides above maxImageSide and pictures that exceed the limits.
Result<PngPicture> decodePng(Bytes file, const DecodingLimits &limits);

} // namespace sinew
