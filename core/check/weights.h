// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace sinew {

// The weights of one vertex, as parts of 255.

bool isFullWeight(std::span<const std::uint8_t> weights);
/// Scales them so that they add up to 255; if all are 0 the first gets everything.
void fillWeight(std::span<std::uint8_t> weights);

} // namespace sinew
