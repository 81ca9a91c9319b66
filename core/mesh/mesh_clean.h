// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

/// Vertices no farther apart than `distance` become the first of them, with the mean of their normals. Triangles that
/// lose their area or become the same as others, and vertices that nothing uses go. `acrossSeams`: also those with
/// other texture coordinates or bones, which then are lost; else those stay apart. `only`: no others become one (by
/// vertex); null: all may.
EditableMesh welded(const EditableMesh &mesh, double distance, bool acrossSeams,
                    const std::vector<bool> *only = nullptr);

/// Of triangles with the same corners and the same front only the first one.
EditableMesh withoutRepeats(EditableMesh mesh);

} // namespace sinew
