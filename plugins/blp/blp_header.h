// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/image_codec.h"

#include <array>

namespace sinew {

enum class BlpContent { Jpeg, Palette, Dxt, Raw };

/// Header of BLP1 (156 bytes) or BLP2 (148 bytes).
struct BlpHeader
{
    int version = 1;
    BlpContent content = BlpContent::Jpeg;
    std::uint32_t alphaBits = 0; ///< as stated; real files hold 0 to 10, and 136 in BLP2 raw ones
    int alphaEncoding = 0;       ///< BLP2: 0, 1, 7 choose DXT1, 3, 5; 8 palette; 11 BC5 (reported)
    std::uint32_t width = 0, height = 0;
    std::array<std::uint32_t, 16> offsets{}, sizes{};
    std::size_t bytes = 0; ///< of the header: the palette or the JPEG header follows
};

/// Where one level lies. Its stated size is wrong in some files: readers take what they need up to the end of the file.
struct BlpLevel
{
    int width = 0, height = 0;
    std::size_t offset = 0; ///< inside the file
    std::size_t statedBytes = 0;
};

Result<BlpHeader> readBlpHeader(Bytes file);

/// The levels that are really there, largest first, at least one: the chain ends at 1×1, at a level without bytes, and
/// at one that repeats the offset of an earlier level ("fake mips" of some tools).
Result<std::vector<BlpLevel>> blpLevels(const BlpHeader &header, Bytes file, Diagnostics &diagnostics);

} // namespace sinew
