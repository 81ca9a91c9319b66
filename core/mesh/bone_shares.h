// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <array>
#include <span>

namespace sinew {

/// How many of the strongest bones, in equal parts, come nearest to their shares in the sum of squares; `shares`:
/// strongest first.
std::size_t equalCount(std::span<const double> shares);

/// Bones that move a vertex in equal parts, as nearly as that can be what its shares say.
struct EqualShares
{
    std::vector<NodeId> bones;
    bool isExact = true; ///< within two of 255
    double error = 0;    ///< the largest difference of a bone's share from what was wanted, 0…1
};
EqualShares equalShares(const BoneShares &shares);

/// Four bones with weights that add up to 255; bones without a weight are NoNode.
struct ByteShares
{
    std::array<NodeId, 4> bones{};
    std::array<std::uint8_t, 4> weights{};
    std::size_t left = 0; ///< weaker bones that find no place
};
/// The four strongest, in their order; rounded by the largest remainder. Without bones all weights are 0.
ByteShares byteShares(const BoneShares &shares, std::size_t most = 4);

/// Each bone once, without those that have no share, adding up to 1.
BoneShares normalised(const BoneShares &shares);
/// The strongest `most` bones.
BoneShares limited(const BoneShares &shares, std::size_t most);

/// The row of `shares` in EditableMesh::skins, added if it is new.
std::uint32_t skinRow(EditableMesh &mesh, const BoneShares &shares);

} // namespace sinew
