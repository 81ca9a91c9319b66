// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

namespace sinew {

/// Fills `evaluationOrder`: parents before children, otherwise by row (0, 1, 2 … if the file has parents first). A
/// parent row that does not exist, or that would close a cycle, becomes -1 in the scene; a cycle is opened at its
/// lowest row. Returns the rows that lost their parent, ascending. Linear time, no recursion.
std::vector<std::int32_t> orderNodes(RenderScene &scene);

/// Whether two meshes are made of the very same arrays of vertices, triangles and weights; a few comparisons, however
/// large they are.
bool sharesArrays(const SceneMesh &a, const SceneMesh &b);

/// True for what a model shows before anybody chooses: the finest level of detail, and of each group of variants the
/// first.
inline bool isShownAtFirst(const SceneMesh &mesh)
{
    return mesh.lod == 0 && (mesh.geosetId < 0 || mesh.geosetId % 100 <= 1);
}

} // namespace sinew
