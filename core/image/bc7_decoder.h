// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// 16 bytes; a block without a valid mode gives transparent black, as Direct3D specifies.
void decodeBc7Block(const std::uint8_t *block, std::uint8_t *rgba);

} // namespace sinew
