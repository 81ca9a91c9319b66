// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/skin/skin_draft.h"

namespace sinew {

enum class AssignMode : std::uint8_t {
    Set,      ///< the bone gets the share
    Add,      ///< the bone gets the share besides what it has
    Subtract, ///< the bone loses the share
    Replace   ///< each other bone gives the share of what it has to the bone
};

struct BoneAssignment
{
    NodeId bone = NoNode;
    AssignMode mode = AssignMode::Set;
    double share = 1; ///< 0…1
};

/// Vertices follow a bone more or less than before; their other bones keep their proportions in what is left. What
/// follows nothing else keeps following the bone wholly. A strength (SkinDraft) between 0 and 1 goes that part of the
/// way, for Add, Subtract and Replace as if the share were smaller.
SkinnedMesh assigned(const EditableMesh &mesh, const BoneAssignment &assignment, std::span<const float> strengths = {});

/// The same shares, except that `bone` has `share` (0…1).
BoneShares withShare(const BoneShares &shares, NodeId bone, double share);

} // namespace sinew
