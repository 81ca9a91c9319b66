// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function replaces its part of a scene completely. Objects that look as before keep their revision, others get
// `revision`.

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// One texture for each combination of path and wrapping.
void buildTextures(const M3Model &model, RenderScene &scene, std::uint64_t revision);
/// One for each row of materialReferences, at that row, as batches, particles, ribbons and projections name it. Then
/// one for each region that several batches draw.
void buildMaterials(const M3Model &model, RenderScene &scene, std::uint64_t revision);

} // namespace sinew::m3
