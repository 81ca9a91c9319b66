// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/io/byte_reader.h"
#include "core/io/diagnostics.h"

#include <array>

namespace sinew {

enum class BlpContent { Jpeg, Palette, Dxt, Raw };

/// Header of BLP0 (28 bytes), BLP1 (156 bytes) or BLP2 (148 bytes).
struct BlpHeader
{
    int version = 1;
    BlpContent content = BlpContent::Jpeg;
    std::uint32_t alphaBits = 0; ///< as stored; real files hold 0 to 10, and 136 in raw BLP2 files
    int alphaEncoding = 0;       ///< BLP2: 0, 1, 7 choose DXT1, 3, 5; 8 palette; 11 BC5 (reported)
    std::uint32_t width = 0, height = 0;
    bool hasMips = true;                              ///< BLP0; in other files the level table says so
    std::array<std::uint32_t, 16> offsets{}, sizes{}; ///< not in BLP0
    std::size_t bytes = 0;                            ///< of the header: the palette or the JPEG header follows
};

/// Where one level lies. Its stated size is wrong in some files, so readers take what they need up to the end of the
/// file.
struct BlpLevel
{
    int width = 0, height = 0;
    Bytes bytes;             ///< from the level's first byte to the end of its file
    std::int64_t offset = 0; ///< within that file
    std::size_t statedBytes = 0;
    std::string sideFile; ///< BLP0: the file that holds it
};

Result<BlpHeader> readBlpHeader(Bytes file);

/// The levels that actually exist, largest first, at least one: the chain ends at 1×1, at a level without bytes, and at
/// one that repeats the offset of an earlier level ("fake mips" of some tools). BLP0 keeps each level in a separate
/// file next to it, "name.b00" to "name.b15"; these are stored in `sideFiles`, which the levels refer to.
Result<std::vector<BlpLevel>> blpLevels(const BlpHeader &header, const FileSet &files,
                                        std::vector<QByteArray> &sideFiles, Diagnostics &diagnostics);

} // namespace sinew
