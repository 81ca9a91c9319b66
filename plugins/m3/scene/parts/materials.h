// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function replaces its part of a scene wholly. What looks as before keeps its revision, the rest gets `revision`.

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// A texture for each path with its way of repeating.
void buildTextures(const M3Model &model, RenderScene &scene, std::uint64_t revision);
/// One for each row of materialReferences, at that row: what batches, particles, ribbons and projections name. Then one
/// for each region that several batches draw.
void buildMaterials(const M3Model &model, RenderScene &scene, std::uint64_t revision);

} // namespace sinew::m3
