// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <Eigen/Core>

#include <vector>

namespace sinew {

/// Where each node of a scene is while the vertices are where RenderScene::meshes has them; by row, in model space.
std::vector<Eigen::Vector3f> bindPlaces(const RenderScene &scene);

} // namespace sinew
