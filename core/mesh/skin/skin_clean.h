// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/skin/skin_draft.h"

namespace sinew {

// A vertex takes part (SkinDraft) wholly or not at all here: wholly if its strength is more than 0.

/// Shares add up to 1 and name each bone once. What follows nothing stays so.
SkinnedMesh normalisedSkin(const EditableMesh &mesh, std::span<const float> strengths = {});
/// Vertices keep the `most` (at least 1) bones that move them most.
SkinnedMesh limitedSkin(const EditableMesh &mesh, std::size_t most, std::span<const float> strengths = {});
/// Bones with a share below `least` (0…1) let vertices go, except for the strongest one.
SkinnedMesh withoutSmallShares(const EditableMesh &mesh, double least, std::span<const float> strengths = {});

} // namespace sinew
