// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

// Of runs of vertex numbers, three a triangle; what is left over at the end is none. The answers have one element for
// each triangle.

/// Those of which two corners are one vertex.
std::vector<bool> degenerateTriangles(std::span<const std::uint16_t> corners);
/// Those that have the corners of an earlier one, in the same sense of rotation. Degenerate ones don't count.
std::vector<bool> repeatedTriangles(std::span<const std::uint16_t> corners);

} // namespace sinew
