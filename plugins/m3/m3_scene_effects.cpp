// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/m3_scene_parts.h"

namespace sinew::m3 {

void buildParticles(const M3Model &, RenderScene &scene)
{
    scene.particleEmitters.clear();
}

void buildRibbons(const M3Model &, RenderScene &scene)
{
    scene.ribbons.clear();
}

} // namespace sinew::m3
