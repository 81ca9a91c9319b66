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

/// Orders the triangles of vertices 0 … vertexCount − 1 so that a graphics card recomputes fewer vertices: three
/// indices each. Nothing if they can't be ordered (indices out of range, an incomplete triangle).
std::optional<std::vector<std::uint16_t>> orderedFaces(std::span<const std::uint16_t> faces, std::size_t vertexCount);

/// What ordering would gain, as "1.42 instead of 1.97 vertices a triangle"; nothing if it is less than a twentieth.
/// Assumes a cache of 16 vertices, as in the oldest cards for these games.
std::optional<Message> gainOfOrder(std::span<const std::uint16_t> faces, std::size_t vertexCount);

} // namespace sinew
