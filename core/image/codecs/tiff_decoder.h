// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

namespace sinew {

struct TiffPicture
{
    int width = 0, height = 0; ///< of the pixels below
    int reduction = 1;         ///< the picture's sides were divided by this, a power of two, and rounded up
    bool hasAlpha = false;     ///< the file has an alpha channel
    QByteArray rgba;           ///< width*height*4, alpha not premultiplied; 16 bits per channel are cut to 8
    std::string warning;       ///< first complaint of the decoder, empty if the file is sound
};

/// False for what is no TIFF, and for kinds that decodeTiff() does not know.
bool canDecodeTiff(Bytes file, const DecodingLimits &limits);

/// Decodes the first picture of a TIFF as it is stored (its orientation is ignored), row by row or one row of tiles
/// after the other; one that is too large is averaged to smaller sides meanwhile. If the file ends early or is damaged,
/// the rows before that are kept, with a warning. Fails for sides above maxImageSide, for pictures that exceed the
/// limits even when they are smaller (tiles so large that one row of them does), and for samples of more than 16 bits
/// or floating point.
Result<TiffPicture> decodeTiff(Bytes file, const DecodingLimits &limits);

} // namespace sinew
