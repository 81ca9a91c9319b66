// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_draft.h"

#include "core/mesh/mesh_parts.h"
#include "core/mesh/skin/share_sum.h"
#include "core/mesh/skin/skin_rows.h"

#include <algorithm>

namespace sinew {

namespace {

/// The first vertex in each place that follows the same.
std::vector<std::uint32_t> skinJointsOf(const EditableMesh &mesh)
{
    SkinRows rows(mesh.skins);
    std::vector<std::uint32_t> firstRows;
    firstRows.reserve(mesh.skins.size());
    for (const BoneShares &shares : mesh.skins)
        firstRows.push_back(rows.row(shares));
    std::vector<std::uint32_t> joints = jointsOf(mesh, Joint::Place);
    // Joints of a place that follow something else than its first vertex; there are few.
    std::unordered_map<std::uint64_t, std::uint32_t> others;
    for (std::uint32_t v = 0; v < joints.size(); ++v) {
        const std::uint32_t skin = firstRows[mesh.vertices[v].skin];
        if (skin != firstRows[mesh.vertices[joints[v]].skin])
            joints[v] = others.emplace(std::uint64_t(joints[v]) << 32 | skin, v).first->second;
    }
    return joints;
}

} // namespace

SkinDraft::SkinDraft(const EditableMesh &mesh, std::span<const float> strengths)
    : m_mesh(mesh), m_joints(skinJointsOf(mesh)), m_strengths(mesh.vertices.size(), strengths.empty() ? 1.f : 0.f)
{
    const std::size_t count = std::min(strengths.size(), m_joints.size());
    for (std::size_t v = 0; v < count; ++v)
        if (strengths[v] > m_strengths[m_joints[v]])
            m_strengths[m_joints[v]] = std::min(strengths[v], 1.f);
    for (std::uint32_t v = 0; v < m_joints.size(); ++v)
        if (m_joints[v] == v && m_strengths[v] > 0)
            m_chosen.push_back(v);
}

void SkinDraft::set(std::uint32_t joint, BoneShares shares)
{
    if (!isAlike(before(joint), shares))
        m_sets.emplace_back(joint, std::move(shares));
}

SkinnedMesh SkinDraft::finish() const
{
    SkinnedMesh result{m_mesh, 0};
    if (m_sets.empty())
        return result;
    constexpr std::uint32_t kept = ~0u;
    std::vector<std::uint32_t> rowOf(m_joints.size(), kept);
    SkinRows rows(m_mesh.skins);
    for (const auto &[joint, shares] : m_sets)
        rowOf[joint] = rows.row(shares);
    result.mesh.skins = rows.skins();
    for (std::size_t v = 0; v < m_joints.size(); ++v)
        if (const std::uint32_t row = rowOf[m_joints[v]]; row != kept) {
            result.mesh.vertices[v].skin = row;
            ++result.changed;
        }
    dropUnusedSkins(result.mesh);
    return result;
}

} // namespace sinew
