// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_mirror.h"

#include "core/mesh/nearest/vertex_lookup.h"
#include "core/mesh/skin/share_sum.h"

#include <cmath>

namespace sinew {

namespace {

float &coordinate(Vec3 &vector, int axis)
{
    return axis == 0 ? vector.x : axis == 1 ? vector.y : vector.z;
}

/// `isKept` becomes true if a bone has no counterpart.
BoneShares onOtherSide(const BoneShares &shares, const std::unordered_map<NodeId, NodeId> &otherSides, bool &isKept)
{
    ShareSum sum;
    for (BoneShare each : shares) {
        const auto other = otherSides.find(each.bone);
        if (other == otherSides.end())
            isKept = true;
        else
            each.bone = other->second;
        sum.add({each}, 1);
    }
    return sum.mean();
}

} // namespace

MirroredSkin mirroredSkin(const EditableMesh &mesh, const SkinMirroring &mirroring,
                          const std::unordered_map<NodeId, NodeId> &otherSides, std::span<const float> strengths)
{
    SkinDraft draft(mesh, strengths);
    const VertexLookup lookup(mesh);
    MirroredSkin result;
    for (const std::uint32_t joint : draft.chosen()) {
        MeshVertex wanted = mesh.vertices[joint];
        float &place = coordinate(wanted.position, mirroring.axis), &normal = coordinate(wanted.normal, mirroring.axis);
        const bool isInMiddle = std::abs(double(place)) <= mirroring.tolerance;
        if (!isInMiddle && (place > 0) == mirroring.fromPositive)
            continue;
        place = -place;
        normal = -normal;
        const auto found =
            isInMiddle
                ? VertexLookup::Found{joint, 0}
                : lookup.find(wanted, float(mirroring.tolerance), ~0u).value_or(VertexLookup::Found{joint, HUGE_VALF});
        if (!(double(found.distance) <= mirroring.tolerance)) {
            ++result.alone;
            continue;
        }
        const BoneShares &before = draft.before(joint);
        const BoneShares other = onOtherSide(mesh.skins[mesh.vertices[found.row].skin], otherSides, result.keptBones);
        draft.set(joint, blended(before, isInMiddle ? blended(before, other, 0.5) : other, draft.strength(joint)));
    }
    SkinnedMesh made = draft.finish();
    result.mesh = std::move(made.mesh);
    result.changed = made.changed;
    return result;
}

} // namespace sinew
