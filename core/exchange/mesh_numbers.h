// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/foreign_axes.h"
#include "core/exchange/grouped_losses.h"

#include <vector>

namespace sinew {

/// Three numbers for each vertex, all finite; what had to be changed for that is added to the losses.
std::vector<float> placedPositions(const SceneMesh &mesh, const ForeignAxes &axes, GroupedLosses &losses);

/// Three numbers for each vertex, of unit length: the mesh's own normal, or where that has no direction the mean of the
/// triangles at the vertex. `positions`: as placed. Empty if the mesh has no normals.
std::vector<float> unitNormals(const SceneMesh &mesh, const std::vector<float> &positions, const ForeignAxes &axes,
                               GroupedLosses &losses);

} // namespace sinew
