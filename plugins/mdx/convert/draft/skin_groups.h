// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/geoset.h"

namespace sinew::mdx {

/// Matrix groups that move the vertices of a geoset as its SKIN weights do, as nearly as groups can: a group's matrices
/// have equal shares.
struct SkinGroups
{
    Array<std::uint8_t> vertexGroups;
    Array<std::uint32_t> matrixGroups, matrixIndices;
    std::size_t unequal = 0; ///< vertices whose bones don't have equal weights (within two of 255)
    std::size_t reduced = 0; ///< vertices that follow only one bone because there can be no more than 256 groups
};

/// For each vertex the strongest one to four bones are taken: the number that comes nearest to its weights in the sum
/// of squares.
SkinGroups groupsOfSkin(const Geoset &geoset);

} // namespace sinew::mdx
