// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/texture_set.h"

namespace sinew {

// What shaders/batch.frag is told beside what layer_parameters.h tells every shader of a layer.

/// What does not change with the pose.
void setBatch(DrawCall &call, const SceneBatch &batch);
/// The stages behind the first, and all weights.
void setStages(DrawCall &call, const SceneBatch &batch, const LayerState &state, TextureSet &textures);

} // namespace sinew
