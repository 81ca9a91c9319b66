// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

/// Tangents by MikkTSpace's definition, from positions, normals and the first texture coordinates. Vertices that lie
/// between triangles with mirrored coordinates are split. Unchanged without texture coordinates or normals.
EditableMesh withTangents(const EditableMesh &mesh);

} // namespace sinew
