// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/blp_palette.h"

namespace sinew {

BlpPalette readBlpPalette(Bytes bytes)
{
    BlpPalette palette{};
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
    const auto alphaAt = [&](std::size_t i) -> std::uint8_t {
        const std::size_t bit = i * std::size_t(alphaBits);
        if (alphaBits == 0 || bit / 8 >= plane.size())
            return 255;
        const auto byte = std::uint8_t(plane[bit / 8]);
        if (alphaBits == 8)
            return byte;
        const int value = (byte >> (bit % 8)) & ((1 << alphaBits) - 1);
        return std::uint8_t(alphaBits == 4 ? value * 17 : value * 255);
    };
    QByteArray rgba(qsizetype(pixels * 4), Qt::Uninitialized);
    auto *out = reinterpret_cast<std::uint8_t *>(rgba.data());
    for (std::size_t i = 0; i < pixels; ++i, out += 4) {
        const auto &color = palette[index[i]];
        out[0] = color[0];
        out[1] = color[1];
        out[2] = color[2];
        out[3] = alphaAt(i);
    }
    return rgba;
}

} // namespace sinew
