// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/mesh_request.h"
#include "core/mesh/scene_mesh_parts.h"

namespace sinew {

/// Whether meshes can be put back into parts of a model: their triangles, bones and numbers are sound, each part
/// exists, and none is changed twice, or changed and removed.
Status checkEdited(const SceneMeshParts &parts, const MeshRequest &request);

/// The vertices are those of the part, in their order: only their values changed.
bool isSameRows(const EditableMesh &before, const EditableMesh &mesh);

} // namespace sinew
