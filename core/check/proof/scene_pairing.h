// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <map>
#include <unordered_map>

namespace sinew {

/// For each item of `a` the row of the one in `b` with the same source (if there are several, the n-th goes with the
/// n-th), -1 if none.
template<class T>
std::vector<std::int32_t> pairedRows(const std::vector<T> &a, const std::vector<T> &b)
{
    std::unordered_map<NodeId, std::vector<std::int32_t>> known;
    for (std::size_t i = 0; i < b.size(); ++i)
        known[b[i].source].push_back(std::int32_t(i));
    std::unordered_map<NodeId, std::size_t> used;
    std::vector<std::int32_t> rows;
    rows.reserve(a.size());
    for (const T &item : a) {
        const auto found = known.find(item.source);
        const std::size_t nth = used[item.source]++;
        rows.push_back(found != known.end() && nth < found->second.size() ? found->second[nth] : -1);
    }
    return rows;
}

/// How the rows of two scenes correspond.
class ScenePairing
{
public:
    ScenePairing(const RenderScene &original, const RenderScene &result);

    const RenderScene &original() const { return m_original; }
    const RenderScene &result() const { return m_result; }
    const std::vector<std::int32_t> &nodes() const { return m_nodes; }   ///< rows of the result by rows of the original
    const std::vector<std::int32_t> &meshes() const { return m_meshes; } ///< the same
    /// Row in the original's nodes for one of the result's, -1 if none.
    std::int32_t originalNode(std::int32_t resultRow) const;
    /// Equal for the same picture in either scene; -1 if none.
    std::int32_t picture(bool ofResult, std::int32_t texture) const;

private:
    const RenderScene &m_original, &m_result;
    std::vector<std::int32_t> m_nodes, m_nodesBack, m_meshes;
    std::vector<std::int32_t> m_pictures[2];
};

} // namespace sinew
