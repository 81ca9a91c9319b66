// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/dds/masks.h"

#include <bit>

namespace sinew {

namespace {

/// One channel of the texel: where it lies and how it scales to 8 bits.
struct Channel
{
    explicit Channel(std::uint32_t mask) : mask(mask), shift(mask ? std::countr_zero(mask) : 0), largest(mask >> shift)
    {
    }
    std::uint8_t of(std::uint32_t texel) const
    {
        const std::uint64_t value = (texel & mask) >> shift;
        return largest == 255 ? std::uint8_t(value) : std::uint8_t((value * 255 + largest / 2) / largest);
    }
    std::uint32_t mask;
    int shift;
    std::uint64_t largest;
};

} // namespace

QByteArray decodeDdsMasks(Bytes bytes, std::size_t pixels, const DdsMasks &masks)
{
    const Channel red(masks.red), green(masks.green), blue(masks.blue), alpha(masks.alpha);
    const std::size_t step = std::size_t(masks.bits) / 8;
    QByteArray rgba(qsizetype(pixels * 4), Qt::Uninitialized);
    auto *out = reinterpret_cast<std::uint8_t *>(rgba.data());
    const std::byte *in = bytes.data();
    for (std::size_t i = 0; i < pixels; ++i, in += step, out += 4) {
        std::uint32_t texel = 0;
        std::memcpy(&texel, in, step);
        out[0] = masks.red ? red.of(texel) : 0;
        out[1] = masks.luminance ? out[0] : masks.green ? green.of(texel) : 0;
        out[2] = masks.luminance ? out[0] : masks.blue ? blue.of(texel) : 0;
        out[3] = masks.alpha ? alpha.of(texel) : 255;
    }
    return rgba;
}

} // namespace sinew
