// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_loose.h"

#include "core/mesh/bone_shares.h"
#include "core/mesh/nearest/vertex_lookup.h"

#include <algorithm>

namespace sinew {

namespace {

/// The bones of a vertex that exist, with the shares that it has of them.
BoneShares realShares(const BoneShares &shares, const std::function<bool(NodeId)> &exists)
{
    BoneShares real;
    for (const BoneShare &each : shares)
        if (each.bone != NoNode && each.share > 0 && (!exists || exists(each.bone)))
            real.push_back(each);
    return real;
}

} // namespace

LooseVertices looseVertices(const EditableMesh &mesh, const std::function<bool(NodeId)> &exists)
{
    enum class Hold : std::uint8_t { Bound, Partly, Unbound };
    constexpr float whole = 0.998f; // the rounding of four bytes is less
    std::vector<Hold> holds;
    for (const BoneShares &shares : mesh.skins) {
        const BoneShares real = realShares(shares, exists);
        float sum = 0;
        for (const BoneShare &each : real)
            sum += each.share;
        holds.push_back(real.empty() ? Hold::Unbound : sum < whole ? Hold::Partly : Hold::Bound);
    }
    LooseVertices result;
    for (std::uint32_t v = 0; v < mesh.vertices.size(); ++v)
        if (const Hold hold = holds[mesh.vertices[v].skin]; hold == Hold::Unbound)
            result.unbound.push_back(v);
        else if (hold == Hold::Partly)
            result.partly.push_back(v);
    return result;
}

std::vector<float> strengthsOf(const EditableMesh &mesh, std::span<const std::uint32_t> rows)
{
    std::vector<float> strengths(mesh.vertices.size());
    for (const std::uint32_t row : rows)
        strengths[row] = 1;
    return strengths;
}

SkinnedMesh boundToNearest(const EditableMesh &mesh, const std::function<bool(NodeId)> &exists,
                           std::span<const float> strengths)
{
    EditableMesh bound = mesh;
    bound.vertices.clear();
    bound.triangles.clear();
    for (const MeshVertex &vertex : mesh.vertices)
        if (!realShares(mesh.skins[vertex.skin], exists).empty())
            bound.vertices.push_back(vertex);
    const VertexLookup lookup(bound);
    SkinDraft draft(mesh, strengths);
    for (const std::uint32_t joint : draft.chosen()) {
        if (!realShares(draft.before(joint), exists).empty())
            continue;
        if (const auto found = lookup.find(mesh.vertices[joint], 0, ~0u))
            draft.set(joint, normalised(realShares(mesh.skins[bound.vertices[found->row].skin], exists)));
    }
    return draft.finish();
}

} // namespace sinew
