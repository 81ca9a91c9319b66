// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/skin/skin_rows.h"

#include <bit>

namespace sinew {

namespace {

std::size_t hashOf(const BoneShares &shares)
{
    std::uint64_t hash = 0x9e3779b97f4a7c15;
    for (const BoneShare &each : shares) {
        const std::uint64_t content = std::uint64_t(each.bone) << 32 | std::bit_cast<std::uint32_t>(each.share + 0.f);
        hash = (hash ^ content) * 0xff51afd7ed558ccd ^ (hash >> 29);
    }
    return std::size_t(hash);
}

} // namespace

SkinRows::SkinRows(const std::vector<BoneShares> &skins) : m_skins(skins)
{
    for (std::uint32_t row = 0; row < skins.size(); ++row)
        m_rows.emplace(hashOf(skins[row]), row);
}

std::uint32_t SkinRows::row(const BoneShares &shares)
{
    const std::size_t hash = hashOf(shares);
    std::uint32_t first = std::uint32_t(m_skins.size());
    const auto [begin, end] = m_rows.equal_range(hash);
    for (auto at = begin; at != end; ++at)
        if (at->second < first && m_skins[at->second] == shares)
            first = at->second;
    if (first == m_skins.size()) {
        m_skins.push_back(shares);
        m_rows.emplace(hash, first);
    }
    return first;
}

void dropUnusedSkins(EditableMesh &mesh)
{
    constexpr std::uint32_t unused = ~0u;
    std::vector<std::uint32_t> now(mesh.skins.size(), unused);
    for (const MeshVertex &vertex : mesh.vertices)
        now[vertex.skin] = 0;
    std::vector<BoneShares> kept;
    for (std::size_t row = 0; row < now.size(); ++row) {
        if (now[row] == unused)
            continue;
        now[row] = std::uint32_t(kept.size());
        kept.push_back(std::move(mesh.skins[row]));
    }
    mesh.skins = std::move(kept);
    for (MeshVertex &vertex : mesh.vertices)
        vertex.skin = now[vertex.skin];
}

} // namespace sinew
