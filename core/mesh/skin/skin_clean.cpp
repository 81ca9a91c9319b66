// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_clean.h"

#include "core/mesh/bone_shares.h"
#include "core/mesh/skin/share_sum.h"

#include <algorithm>

namespace sinew {

namespace {

template<class Change>
SkinnedMesh eachJoint(const EditableMesh &mesh, std::span<const float> strengths, const Change &change)
{
    SkinDraft draft(mesh, strengths);
    for (const std::uint32_t joint : draft.chosen())
        draft.set(joint, change(draft.before(joint)));
    return draft.finish();
}

} // namespace

SkinnedMesh normalisedSkin(const EditableMesh &mesh, std::span<const float> strengths)
{
    return eachJoint(mesh, strengths, normalised);
}

SkinnedMesh limitedSkin(const EditableMesh &mesh, std::size_t most, std::span<const float> strengths)
{
    return eachJoint(mesh, strengths,
                     [&](const BoneShares &shares) { return limited(shares, std::max<std::size_t>(most, 1)); });
}

SkinnedMesh withoutSmallShares(const EditableMesh &mesh, double least, std::span<const float> strengths)
{
    return eachJoint(mesh, strengths, [&](const BoneShares &shares) {
        ShareSum sum;
        sum.add(shares, 1);
        BoneShares kept = sum.mean(least);
        return kept.empty() ? limited(shares, 1) : kept;
    });
}

} // namespace sinew
