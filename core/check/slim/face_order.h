// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"
#include "core/schema/types.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// Triangles of vertices 0 … vertexCount − 1 in an order in which a graphics card computes fewer vertices again: three
/// indices each. Nothing where they can't be ordered (indices outside, an incomplete triangle).
std::optional<std::vector<std::uint16_t>> orderedFaces(std::span<const std::uint16_t> faces, std::size_t vertexCount);

/// What ordering would gain, as "1.42 instead of 1.97 vertices a triangle"; nothing where it is less than a twentieth.
/// Counted for a cache of 16 vertices, as the oldest cards for these games have.
std::optional<Message> gainOfOrder(std::span<const std::uint16_t> faces, std::size_t vertexCount);

} // namespace sinew
