// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

struct SimplifiedMesh
{
    EditableMesh mesh;
    double error = 0; ///< how far the surface went from the original at most, in the model's units (meshoptimizer)
};
/// A coarser level of detail: about `share` (0…1) of the triangles, or as few as `mostError` (units) permits. Seams and
/// borders keep their shape.
SimplifiedMesh simplified(const EditableMesh &mesh, double share, double mostError);

/// The same triangles in an order that graphics cards draw faster (meshoptimizer).
EditableMesh orderedForCards(const EditableMesh &mesh);

} // namespace sinew
