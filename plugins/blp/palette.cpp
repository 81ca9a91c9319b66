// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/palette.h"

#include <algorithm>
#include <cstring>

namespace sinew {

BlpPalette readBlpPalette(Bytes bytes)
{
    BlpPalette palette;
    palette.fill({0, 0, 0, 255});
    ByteReader reader(bytes);
    for (auto &color : palette) {
        if (reader.remaining() < 4)
            break;
        color[2] = reader.read<std::uint8_t>();
        color[1] = reader.read<std::uint8_t>();
        color[0] = reader.read<std::uint8_t>();
        reader.take(1);
    }
    return palette;
}

int blpAlphaPlaneBits(std::uint32_t stated, std::size_t pixels, std::size_t statedLevelBytes)
{
    if (stated == 0 || stated == 1 || stated == 4)
        return int(stated);
    if (stated >= 8)
        return 8;
    for (const int bits : {8, 4, 1})
        if (statedLevelBytes >= pixels + (pixels * bits + 7) / 8)
            return bits;
    return 0;
}

QByteArray decodeBlpPaletteLevel(Bytes bytes, const BlpPalette &palette, std::size_t pixels, int alphaBits)
{
    const auto *index = reinterpret_cast<const std::uint8_t *>(bytes.data());
    const Bytes plane = bytes.subspan(pixels);
    QByteArray rgba(qsizetype(pixels * 4), Qt::Uninitialized);
    auto *out = reinterpret_cast<std::uint8_t *>(rgba.data());
    for (std::size_t i = 0; i < pixels; ++i)
        std::memcpy(out + i * 4, palette[index[i]].data(), 4);
    if (alphaBits == 0)
        return rgba;
    const std::size_t covered = std::min(pixels, plane.size() * 8 / std::size_t(alphaBits));
    const int largest = (1 << alphaBits) - 1, scale = 255 / largest;
    for (std::size_t i = 0; i < covered; ++i) {
        const std::size_t bit = i * std::size_t(alphaBits);
        out[i * 4 + 3] = std::uint8_t((int(plane[bit / 8]) >> (bit % 8) & largest) * scale);
    }
    return rgba;
}

} // namespace sinew
