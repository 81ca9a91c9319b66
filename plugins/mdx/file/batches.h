// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// GEOS of World of Warcraft 1500: a count, the headers of all geosets, then of each its vertices as M2 has them and its
// triangles.

#include <cstddef>

namespace sinew::mdx {

/// Bytes of a header, of a vertex, and of what stands between vertices and triangles.
inline constexpr std::size_t batchHeaderSize = 64, batchVertexSize = 48, batchHeadSize = 16;

/// How many numbers follow so many indices.
inline std::size_t batchPadding(std::size_t indices)
{
    return (8 - indices % 8) % 8;
}

} // namespace sinew::mdx
