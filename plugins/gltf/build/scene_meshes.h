// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/skins.h"

#include <functional>

namespace sinew::gltf {

/// Decides which meshes move with a node; call before the nodes are built.
void findMeshNodes(NodeTable &nodes);

/// A mesh of the scene and the material of the file that it has, -1 if none.
struct BuiltMesh
{
    std::int32_t row = -1;
    int material = -1, node = -1;
};

/// Adds a mesh for each primitive at each node. What nothing moves hangs on a bone of its own.
std::vector<BuiltMesh> buildMeshes(ReadJob &job, const NodeTable &nodes, const Skins &skins);

} // namespace sinew::gltf
