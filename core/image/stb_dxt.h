// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

// The only place that sees stb_dxt, which compresses forty times as fast as libsquish at 0.4 dB less.

/// 16 RGBA texels to the 8 bytes of colours of BC1, BC2 and BC3, always of the four-colour mode; alpha does not count.
void stbEncodeColours(const std::uint8_t *rgba, std::uint8_t *block);
/// 16 values, `stride` bytes apart, to the 8 bytes of BC4, of an alpha of BC3 and of each half of BC5.
void stbEncodeValues(const std::uint8_t *values, int stride, std::uint8_t *block);

} // namespace sinew
