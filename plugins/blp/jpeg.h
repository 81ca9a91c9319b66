// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/result.h"

#include <QByteArray>

namespace sinew {

struct BlpJpegPicture
{
    int width = 0, height = 0;
    int components = 0;  ///< 4 in every BLP examined
    QByteArray rgba;     ///< width*height*4; alpha 255 unless there are 4 components
    std::string warning; ///< first complaint of the decoder, empty when the stream is sound
};

/// Decodes a level: the shared header followed by the level's own bytes. Four components are B, G, R, A as they are,
/// without colour transform; other counts are converted as ordinary JPEG. A stream that ends early is filled and gets a
/// warning. `fileBytes` is the size of the whole file, which bounds the memory.
Result<BlpJpegPicture> decodeBlpJpeg(Bytes sharedHeader, Bytes body, std::size_t fileBytes);

} // namespace sinew
