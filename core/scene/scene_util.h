// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <set>

namespace sinew {

/// Fills `evaluationOrder`: parents before children, otherwise by row (0, 1, 2 … if the file has parents first). A
/// parent row that does not exist, or that would close a cycle, becomes -1 in the scene; a cycle is opened at its
/// lowest row. Returns the rows that lost their parent, ascending. Linear time, no recursion.
std::vector<std::int32_t> orderNodes(RenderScene &scene);

/// The material in a row, of a mesh or a ribbon; null if there is none: files name any number.
const SceneMaterial *materialAt(const RenderScene &scene, std::int32_t row);

/// Whether two meshes are made of the very same arrays of vertices, triangles and weights; a few comparisons, however
/// large they are.
bool sharesArrays(const SceneMesh &a, const SceneMesh &b);

/// Variants of one part of a model (SceneMesh::geosetId) that a number of groups leaves room for.
inline constexpr std::int32_t variantsOfGroup = 100;

/// Numbers of the variants that are hidden unless the user says otherwise. For models whose skin the game chooses
/// (texture slots 1 and 11 to 13: characters and creatures): all but variants 0 and 1 of each group, which are the bare
/// model. Other models are shown whole, and so is a model that would have no mesh left.
std::set<std::int32_t> hiddenByDefault(const RenderScene &scene);

/// By row of RenderScene::meshes: what a model shows before anybody chooses, which is its finest level of detail
/// without what is hidden by default.
std::vector<bool> shownAtFirst(const RenderScene &scene);

} // namespace sinew
