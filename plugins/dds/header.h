// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/io/diagnostics.h"
#include "plugins/dds/masks.h"

namespace sinew {

enum class DdsStorage { Blocks, Masks, Palette };
enum class DdsShape { Flat, Cube, Volume, Array };

/// What the header of a DDS file (128 bytes, 148 with the DX10 part) says about its first picture.
struct DdsHeader
{
    int width = 0, height = 0;
    int mips = 1; ///< as stored, at least 1, at most the full chain
    DdsStorage storage = DdsStorage::Blocks;
    PixelFormat format = PixelFormat::Rgba8; ///< of the blocks
    DdsMasks masks;
    bool opaque = false; ///< the file says that alpha has no meaning
    DdsShape shape = DdsShape::Flat;
    int faces =
        1; ///< pictures of that size, one after the other, each with its mips; for a volume its slices, without mips
    std::size_t dataOffset = 128;
    std::string description; ///< "DDS DXT5, cube map"
};

Result<DdsHeader> readDdsHeader(Bytes file, Diagnostics &diagnostics);

} // namespace sinew
