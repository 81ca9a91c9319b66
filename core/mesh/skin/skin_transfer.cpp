// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_transfer.h"

#include "core/mesh/nearest/surface_lookup.h"
#include "core/mesh/skin/share_sum.h"

namespace sinew {

TransferredSkin transferredSkin(const EditableMesh &mesh, const EditableMesh &from, double reach,
                                std::span<const float> strengths)
{
    constexpr double least = 0.001; // of a corner that is as good as opposite
    SkinDraft draft(mesh, strengths);
    const SurfaceLookup surface(from);
    TransferredSkin result;
    for (const std::uint32_t joint : draft.chosen()) {
        ShareSum sum;
        if (const auto found = surface.find(mesh.vertices[joint].position, reach))
            for (std::uint32_t i = 0; i < 3; ++i) {
                const std::uint32_t corner = from.triangles[std::size_t(found->triangle) * 3 + i];
                sum.add(from.skins[from.vertices[corner].skin], found->barycentric[i]);
            }
        const BoneShares shares = sum.mean(least);
        if (shares.empty())
            ++result.left;
        else
            draft.set(joint, blended(draft.before(joint), shares, draft.strength(joint)));
    }
    SkinnedMesh made = draft.finish();
    result.mesh = std::move(made.mesh);
    result.changed = made.changed;
    return result;
}

} // namespace sinew
