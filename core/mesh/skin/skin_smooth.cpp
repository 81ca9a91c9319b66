// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_smooth.h"

#include "core/mesh/bone_shares.h"
#include "core/mesh/corners_at.h"
#include "core/mesh/skin/share_sum.h"

#include <algorithm>

namespace sinew {

namespace {

/// A vertex that all limbs meet at would collect all bones of the model.
constexpr std::size_t mostCollected = 16;
constexpr double leastShare = 0.001;

/// The neighbours of each joint that takes part, in its order.
std::vector<std::vector<std::uint32_t>> neighboursOf(const SkinDraft &draft)
{
    const std::vector<std::uint32_t> &joints = draft.joints(), &triangles = draft.mesh().triangles;
    const CornersAt corners(draft.mesh(), joints);
    std::vector<std::vector<std::uint32_t>> result;
    result.reserve(draft.chosen().size());
    for (const std::uint32_t joint : draft.chosen()) {
        std::vector<std::uint32_t> &around = result.emplace_back();
        for (const std::uint32_t corner : corners[joint])
            for (std::uint32_t i = 1; i < 3; ++i)
                if (const std::uint32_t other = joints[triangles[corner - corner % 3 + (corner + i) % 3]];
                    other != joint)
                    around.push_back(other);
        std::sort(around.begin(), around.end());
        around.erase(std::unique(around.begin(), around.end()), around.end());
    }
    return result;
}

} // namespace

SkinnedMesh smoothedSkin(const EditableMesh &mesh, const SkinSmoothing &smoothing, std::span<const float> strengths)
{
    SkinDraft draft(mesh, strengths);
    const std::vector<std::uint32_t> &chosen = draft.chosen();
    const std::vector<std::vector<std::uint32_t>> neighbours = neighboursOf(draft);
    constexpr std::uint32_t still = ~0u;
    std::vector<std::uint32_t> placeOf(mesh.vertices.size(), still); // in `chosen`
    std::vector<BoneShares> now;
    now.reserve(chosen.size());
    for (const std::uint32_t joint : chosen) {
        placeOf[joint] = std::uint32_t(now.size());
        now.push_back(draft.before(joint));
    }
    for (int iteration = 0; iteration < std::min(smoothing.iterations, mostSmoothings); ++iteration) {
        std::vector<BoneShares> next(now.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            ShareSum around;
            for (const std::uint32_t other : neighbours[i]) {
                const BoneShares &shares = placeOf[other] == still ? draft.before(other) : now[placeOf[other]];
                around.add(shares, 1);
            }
            const double by = std::clamp(smoothing.factor, 0.0, 1.0) * draft.strength(chosen[i]);
            next[i] = limited(blended(now[i], around.mean(), by), mostCollected);
        }
        now = std::move(next);
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        ShareSum kept;
        kept.add(now[i], 1);
        draft.set(chosen[i], kept.mean(leastShare));
    }
    return draft.finish();
}

} // namespace sinew
