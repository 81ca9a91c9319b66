// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

// The only place that uses stb_dxt, which compresses forty times as fast as libsquish at 0.4 dB less.

/// 16 RGBA texels to the 8 colour bytes of BC1, BC2 and BC3, always in the four-colour mode; alpha is ignored.
void stbEncodeColours(const std::uint8_t *rgba, std::uint8_t *block);
/// 16 values, `stride` bytes apart, to the 8 bytes of BC4, of the alpha of BC3 and of each half of BC5.
void stbEncodeValues(const std::uint8_t *values, int stride, std::uint8_t *block);

} // namespace sinew
