// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

// The argument holds vertex numbers, three per triangle; an incomplete triangle at the end is ignored. The results have
// one element per triangle.

/// Triangles with two corners at the same vertex.
std::vector<bool> degenerateTriangles(std::span<const std::uint16_t> corners);
/// Triangles with the same corners as an earlier one, in the same winding order. Degenerate ones don't count.
std::vector<bool> repeatedTriangles(std::span<const std::uint16_t> corners);

} // namespace sinew
