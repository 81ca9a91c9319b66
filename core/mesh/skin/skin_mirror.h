// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/skin/skin_draft.h"

#include <unordered_map>

namespace sinew {

struct SkinMirroring
{
    int axis = 1;             ///< across which the sides mirror: 0 x, 1 y, 2 z; the middle is at 0
    bool fromPositive = true; ///< the weights of the side where its coordinate is positive are taken, else the others'
    double tolerance = 0.01;  ///< how far a vertex may be from where it would be mirrored, and from the middle, units
};

struct MirroredSkin
{
    EditableMesh mesh;
    std::size_t changed = 0; ///< vertices that follow something else now
    std::size_t alone = 0;   ///< vertices without a counterpart, which keep their weights
    bool keptBones = false;  ///< some bones have no counterpart, and are followed on the other side as well
};

/// Vertices of one side follow what their counterparts on the other side follow, by the bones of their own side. In the
/// middle both sides count half, so that it becomes symmetric. `otherSides`: by bone, the one that lies where it would
/// be mirrored, itself in the middle.
MirroredSkin mirroredSkin(const EditableMesh &mesh, const SkinMirroring &mirroring,
                          const std::unordered_map<NodeId, NodeId> &otherSides, std::span<const float> strengths = {});

} // namespace sinew
