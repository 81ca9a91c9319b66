// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/scene_pairing.h"

#include <tuple>

namespace sinew {

ScenePairing::ScenePairing(const RenderScene &original, const RenderScene &result)
    : m_original(original), m_result(result), m_nodes(pairedRows(original.nodes, result.nodes)),
      m_nodesBack(result.nodes.size(), -1), m_meshes(pairedRows(original.meshes, result.meshes))
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i] >= 0)
            m_nodesBack[std::size_t(m_nodes[i])] = std::int32_t(i);
    using Picture = std::tuple<std::string, std::uint32_t, bool, bool, std::uint32_t, std::uint32_t>;
    std::map<Picture, std::int32_t> known;
    for (const bool ofResult : {false, true})
        for (const SceneTexture &t : (ofResult ? result : original).textures) {
            const Picture picture(t.path, t.replaceableId, t.wrapU, t.wrapV, t.slot, t.fileId);
            m_pictures[ofResult].push_back(known.emplace(picture, std::int32_t(known.size())).first->second);
        }
}

std::int32_t ScenePairing::originalNode(std::int32_t resultRow) const
{
    return resultRow >= 0 && std::size_t(resultRow) < m_nodesBack.size() ? m_nodesBack[std::size_t(resultRow)] : -1;
}

std::int32_t ScenePairing::picture(bool ofResult, std::int32_t texture) const
{
    const std::vector<std::int32_t> &all = m_pictures[ofResult];
    return texture >= 0 && std::size_t(texture) < all.size() ? all[std::size_t(texture)] : -1;
}

} // namespace sinew
