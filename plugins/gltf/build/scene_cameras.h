// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"

namespace sinew::gltf {

/// Adds the cameras of nodes, in model space, with what moves them.
void buildCameras(ReadJob &job, const NodeTable &nodes, const Clips &clips);

} // namespace sinew::gltf
