// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>

#include <array>

namespace sinew {

using BlpPalette = std::array<std::array<std::uint8_t, 4>, 256>; ///< R, G, B, 255

/// 256 × B, G, R, unused; entries beyond the end of the bytes are black.
BlpPalette readBlpPalette(Bytes bytes);

/// The bits that a texel of the alpha plane really takes: 0, 1, 4 or 8. For other stored counts the stated size of the
/// first level decides (`pixels` indices and the plane); counts above 8 mean 8.
int blpAlphaPlaneBits(std::uint32_t stated, std::size_t pixels, std::size_t statedLevelBytes);

/// One level as RGBA: width*height indices followed by the alpha plane (1 bit: lowest first, 4 bits: low nibble first).
/// `bytes` begins at the level and may be longer; it must hold the indices; texels without alpha bytes are opaque.
QByteArray decodeBlpPaletteLevel(Bytes bytes, const BlpPalette &palette, std::size_t pixels, int alphaBits);

} // namespace sinew
