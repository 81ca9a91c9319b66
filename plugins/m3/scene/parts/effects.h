// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function replaces its part of a scene completely.

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

void buildForces(const M3Model &model, RenderScene &scene);
/// Particles, then ribbons.
void buildEffects(const M3Model &model, RenderScene &scene);

} // namespace sinew::m3
