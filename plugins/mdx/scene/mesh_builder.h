// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/mdx/model/model.h"

#include <unordered_map>
#include <vector>

namespace sinew::mdx {

/// Builds the meshes, separately because they are the bulk. Geosets refer to nodes by object id.
class MdxMeshBuilder
{
public:
    explicit MdxMeshBuilder(const MdxModel &model);
    SceneMesh build(std::size_t geoset) const;
    /// Alpha and colour from the geoset animation that names the geoset (the last one wins, as in all known
    /// viewers).
    void applyAnimation(std::size_t geoset, SceneMesh &mesh) const;

private:
    void addGroups(const Geoset &geoset, SceneMesh &mesh) const;
    /// `influenceAt(vertex, 0 … 3)`: an object id and its weight.
    template<class Influence>
    void addSkin(SceneMesh &mesh, const Influence &influenceAt) const;

    const MdxModel &m_model;
    std::unordered_map<std::int64_t, std::int32_t> m_rows;      ///< object id → row in RenderScene::nodes
    std::unordered_map<std::int64_t, std::size_t> m_animations; ///< geoset → row of the last animation that names it
};

/// The triangles of all face groups, three rows of vertices each; those that name vertices beyond the end are omitted.
std::vector<std::uint32_t> drawnTriangles(const Geoset &geoset);

} // namespace sinew::mdx
