// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_assign.h"

#include "core/mesh/skin/share_sum.h"

#include <algorithm>

namespace sinew {

namespace {

double shareOfBone(const BoneShares &shares, NodeId bone)
{
    const auto found =
        std::find_if(shares.begin(), shares.end(), [&](const BoneShare &each) { return each.bone == bone; });
    return found == shares.end() ? 0 : double(found->share);
}

double shareAfter(double before, AssignMode mode, double share, double strength)
{
    switch (mode) {
    case AssignMode::Set:
        return before + (share - before) * strength;
    case AssignMode::Add:
        return before + share * strength;
    case AssignMode::Subtract:
        return before - share * strength;
    case AssignMode::Replace:
        return before + (1 - before) * share * strength;
    }
    return before;
}

} // namespace

BoneShares withShare(const BoneShares &shares, NodeId bone, double share)
{
    constexpr double nothing = 1e-6;
    ShareSum others;
    for (const BoneShare &each : shares)
        if (each.bone != bone)
            others.add({each}, 1);
    BoneShares result = others.mean();
    if (result.empty())
        return share > nothing ? BoneShares{{bone, 1.f}} : shares;
    share = std::clamp(share, 0.0, 1.0);
    if (share >= 1 - nothing)
        return {{bone, 1.f}};
    for (BoneShare &each : result)
        each.share = float(double(each.share) * (1 - share));
    if (share > nothing)
        result.push_back({bone, float(share)});
    return result;
}

SkinnedMesh assigned(const EditableMesh &mesh, const BoneAssignment &assignment, std::span<const float> strengths)
{
    SkinDraft draft(mesh, strengths);
    const double share = std::clamp(assignment.share, 0.0, 1.0);
    for (const std::uint32_t joint : draft.chosen()) {
        const BoneShares &before = draft.before(joint);
        draft.set(joint, withShare(before, assignment.bone,
                                   shareAfter(shareOfBone(before, assignment.bone), assignment.mode, share,
                                              draft.strength(joint))));
    }
    return draft.finish();
}

} // namespace sinew
