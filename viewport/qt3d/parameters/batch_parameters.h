// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/texture_set.h"

namespace sinew {

// Parameters of shaders/batch.frag in addition to those that layer_parameters.h sets for every shader of a layer.

/// The parameters that do not change with the pose.
void setBatch(DrawCall &call, const SceneBatch &batch);
/// The stages after the first, and all weights.
void setStages(DrawCall &call, const SceneBatch &batch, const LayerState &state, TextureSet &textures);

} // namespace sinew
