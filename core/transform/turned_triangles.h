// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/array.h"

namespace sinew {

/// Three corners each; the other side of each triangle becomes its front. Corners that are left over stay.
template<class T>
void turnTriangles(std::span<T> corners)
{
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
        std::swap(corners[i + 1], corners[i + 2]);
}

/// The same with a whole array.
template<class T>
Array<T> turnedTriangles(Array<T> corners)
{
    if (!corners.isEmpty())
        turnTriangles(std::span(corners.edit(), corners.size()));
    return corners;
}

} // namespace sinew
