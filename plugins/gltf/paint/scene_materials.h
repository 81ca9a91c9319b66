// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"
#include "plugins/gltf/build/scene_meshes.h"

namespace sinew::gltf {

/// Adds the materials that the meshes use, and gives the meshes their material, colour and opacity with what moves
/// them.
void buildMaterials(ReadJob &job, const NodeTable &nodes, const Clips &clips, const std::vector<BuiltMesh> &meshes);

} // namespace sinew::gltf
