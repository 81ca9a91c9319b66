// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/image/image_codec.h"

namespace sinew {

/// DDS with DXT1, 3, 5, BC4, BC5 or uncompressed BGRA.
std::vector<ImageVariant> ddsVariants();

/// A DDS file with the older header, which StarCraft II and Reforged read and which most of their own files have:
/// format codes DXT1, DXT3, DXT5, ATI1 and ATI2 with the size of the first level, or masks of 24 or 32 bits (B, G, R, A
/// in memory) with the bytes per line; the flag and count of mips only if there are several; a cube map has all six
/// faces, each with its mips. Source: Microsoft, "Programming Guide for DDS", and the corpus.
Result<QByteArray> writeDds(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options);

} // namespace sinew
