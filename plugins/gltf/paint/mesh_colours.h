// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"
#include "plugins/gltf/build/scene_meshes.h"

namespace sinew::gltf {

/// As the games multiply it: colours there are those that are stored, in glTF linear light.
double gammaOf(double linear);

/// Gives a mesh the colour and opacity of its material, and the visibility of its node, with what moves them.
void setColours(ReadJob &job, const NodeTable &nodes, const Clips &clips, const BuiltMesh &built, SceneMesh &mesh);

} // namespace sinew::gltf
