// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/skin/skin_draft.h"

namespace sinew {

struct TransferredSkin
{
    EditableMesh mesh;
    std::size_t changed = 0; ///< vertices that follow something else now
    std::size_t left = 0;    ///< vertices without a surface in reach that follows anything; they keep their weights
};

/// Vertices follow what the nearest place of another surface follows: the shares of the three corners of its triangle,
/// by how near they are. `reach`: surfaces farther away don't count, in the model's units.
TransferredSkin transferredSkin(const EditableMesh &mesh, const EditableMesh &from, double reach,
                                std::span<const float> strengths = {});

} // namespace sinew
