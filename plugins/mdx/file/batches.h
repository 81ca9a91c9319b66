// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// GEOS of World of Warcraft 1500: a count, the headers of all geosets, then for each one its vertices in M2's form and
// its triangles.

#include <cstddef>

namespace sinew::mdx {

/// Bytes of a header, of a vertex, and of the part between vertices and triangles.
inline constexpr std::size_t batchHeaderSize = 64, batchVertexSize = 48, batchHeadSize = 16;

/// The number of padding values after that many indices.
inline std::size_t batchPadding(std::size_t indices)
{
    return (8 - indices % 8) % 8;
}

} // namespace sinew::mdx
