// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function completely replaces its part of a scene. What looks as before keeps its revision, the rest gets
// `revision`.

#include "core/scene/render_scene.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

void buildTextures(const M2Model &model, RenderScene &scene, std::uint64_t revision);
/// A material for each mesh, then one for each ribbon; plus the texture transforms.
void buildMaterials(const M2Model &model, RenderScene &scene, std::uint64_t revision);

/// Filter mode of the eight blending numbers of materials and particles; `otherwise` for other numbers.
FilterMode filterMode(std::uint32_t number, FilterMode otherwise);

} // namespace sinew::m2
