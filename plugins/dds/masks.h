// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>

namespace sinew {

/// An uncompressed texel: little-endian, of 8, 16, 24 or 32 bits. A missing colour channel is 0, missing alpha is 255.
struct DdsMasks
{
    int bits = 0;
    std::uint32_t red = 0, green = 0, blue = 0, alpha = 0;
    bool luminance = false; ///< red is used for all three channels

    bool operator==(const DdsMasks &) const = default;
};

/// `pixels` texels as RGBA, each channel scaled to 0…255; `bytes` holds pixels*bits/8 bytes.
QByteArray decodeDdsMasks(Bytes bytes, std::size_t pixels, const DdsMasks &masks);

} // namespace sinew
