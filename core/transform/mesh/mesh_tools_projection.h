// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/mesh/mesh_tools.h"

namespace sinew {

/// Those of meshTools() that make texture coordinates. Parts get one projection, so that they fit together.
std::vector<MeshTool> projectionTools();

} // namespace sinew
