// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"
#include "plugins/gltf/build/skins.h"

namespace sinew::gltf {

/// Chooses the nodes that the model needs and adds them, with what moves them.
void buildNodes(ReadJob &job, NodeTable &nodes, const Skins &skins, const Clips &clips);

} // namespace sinew::gltf
