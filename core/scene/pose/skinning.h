// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

namespace sinew {

/// Normals as drawn, in world space, of unit length; a normal without direction is zero. As many as the mesh has; the
/// rules of skinnedPositions().
void skinnedNormals(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Vector3f> &normals);

} // namespace sinew
