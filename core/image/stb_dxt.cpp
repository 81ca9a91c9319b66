// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/stb_dxt.h"

#include <array>
#include <cstdlib>
#include <cstring>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_DXT_STATIC
#define STB_DXT_IMPLEMENTATION
#include <stb/stb_dxt.h>
#pragma GCC diagnostic pop

namespace sinew {

void stbEncodeColours(const std::uint8_t *rgba, std::uint8_t *block)
{
    std::array<std::uint8_t, 64> opaque;
    std::memcpy(opaque.data(), rgba, opaque.size());
    for (std::size_t i = 3; i < opaque.size(); i += 4)
        opaque[i] = 255; // the value does not matter, but must be the same everywhere
    stb_compress_dxt_block(block, opaque.data(), 0, STB_DXT_HIGHQUAL);
}

void stbEncodeValues(const std::uint8_t *values, int stride, std::uint8_t *block)
{
    std::array<std::uint8_t, 16> packed;
    for (std::size_t i = 0; i < packed.size(); ++i)
        packed[i] = values[i * std::size_t(stride)];
    stb_compress_bc4_block(block, packed.data());
}

} // namespace sinew
