// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <unordered_map>

namespace sinew {

/// Finds the rows of EditableMesh::skins by their content.
class SkinRows
{
public:
    explicit SkinRows(const std::vector<BoneShares> &skins);

    /// The first row with the same bones and shares in the same order; a new one at the end if there is none.
    std::uint32_t row(const BoneShares &shares);
    /// The rows that there were, and those that were added.
    const std::vector<BoneShares> &skins() const { return m_skins; }

private:
    std::vector<BoneShares> m_skins;
    std::unordered_multimap<std::size_t, std::uint32_t> m_rows; ///< by hash of the content
};

/// Removes rows that no vertex has; the others keep their order.
void dropUnusedSkins(EditableMesh &mesh);

} // namespace sinew
