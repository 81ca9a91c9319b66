// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/skeleton.h"

#include <functional>

namespace sinew::gltf {

/// A mesh of the scene and where it went.
struct WrittenMesh
{
    std::int32_t sceneRow = -1;
    int node = -1;
    bool isShown = true; ///< unless other programs ask for variants or coarser levels
};

/// Row of the material for a mesh of the scene, -1 if it has none.
using MaterialOf = std::function<int(std::int32_t sceneRow)>;

/// Writes the meshes that have triangles, each with a node at the root.
std::vector<WrittenMesh> addMeshes(Job &job, const Skeleton &skeleton, const MaterialOf &materialOf);

} // namespace sinew::gltf
