// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/mesh/mesh_tools.h"

namespace sinew {

/// Those of meshTools() that change what vertices follow. Parts are looked at together, so that seams between them
/// don't open.
std::vector<MeshTool> skinTools();

} // namespace sinew
