// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/io/result.h"

namespace sinew {

/// Levels as JPEG streams with a common beginning: each level is `sharedHeader` followed by its own bytes.
struct BlpJpegLevels
{
    QByteArray sharedHeader; ///< from the first marker to the last table: 572 bytes
    std::vector<QByteArray> bodies;
};

/// Four raw components B, G, R, A without subsampling, colour transform and APP markers, ids 0 to 3, one quantisation
/// table, libjpeg's standard Huffman tables in the shared header; from SOF0 on the bytes belong to each level. This is
/// byte for byte the layout of minimaps saved by Warcraft III's editor (war3mapMap.blp with a header of 572 bytes).
/// `quality` is 1 … 100. Alpha is written unchanged.
Result<BlpJpegLevels> encodeBlpJpeg(const std::vector<ImageLevel> &levels, int quality);

} // namespace sinew
