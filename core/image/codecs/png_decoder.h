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
    QByteArray rgba;           ///< width*height*4, alpha not multiplied in; 16 bits a channel are rounded to 8
    std::string warning;       ///< first complaint of the decoder, empty when the file is sound
};

/// Decodes a PNG of any colour type, row by row; what is too large may be averaged to smaller sides meanwhile. Only
/// those in several passes (interlaced) are held in memory whole and never reduced. Texts and profiles are skipped,
/// whatever they would inflate to. Of a file that ends early, or is damaged on the way, the rows before are kept, with
/// a warning. Fails for sides above maxImageSide and what takes more than the limits.
Result<PngPicture> decodePng(Bytes file, const DecodingLimits &limits);

} // namespace sinew
