// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

// Block formats that libsquish does not decode. Each takes one block and fills 4×4 RGBA texels, rows top to bottom.

/// 8 bytes; red, green and blue hold the value, alpha 255. Signed values -127 … 127 become 0 … 255 (-128 is -127).
void decodeBc4Block(const std::uint8_t *block, bool isSigned, std::uint8_t *rgba);

/// 16 bytes, a normal map: red is x, green y, and blue is reconstructed as z = √(1 − x² − y²); alpha 255.
void decodeBc5Block(const std::uint8_t *block, bool isSigned, std::uint8_t *rgba);

} // namespace sinew
