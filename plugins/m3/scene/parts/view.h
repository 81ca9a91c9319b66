// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each function replaces its part of a scene completely.

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

void buildCameras(const M3Model &model, RenderScene &scene);
void buildLights(const M3Model &model, RenderScene &scene);

} // namespace sinew::m3
