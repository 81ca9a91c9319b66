// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/texture_set.h"

namespace sinew {

/// What the surface's shader must be able to read: all layers that are on, textures and colours alike.
SurfaceVariant surfaceVariant(const SceneSurface &surface);

/// Sets everything that a surface's shader reads in addition to what all layers have. Returns true if its environment
/// is a cube map, which needs another variant.
bool setSurface(DrawCall &call, const SceneLayer &layer, const LayerState &state, TextureSet &textures,
                const QColor &team);

} // namespace sinew
