// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/m3_scene_parts.h"

namespace sinew::m3 {

void buildCameras(const M3Model &, RenderScene &scene)
{
    scene.cameras.clear();
}

void buildLights(const M3Model &, RenderScene &scene)
{
    scene.lights.clear();
}

} // namespace sinew::m3
