// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

namespace sinew {

/// A square in the plane x = 0 around the origin that faces +x, bound to node 0, with the whole texture of material 0
/// on it. `half`: half of its side, in units of the model.
SceneMesh quadMesh(float half);

} // namespace sinew
