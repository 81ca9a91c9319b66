// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/view.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/scene/parts/nodes.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <algorithm>

namespace sinew::m3 {

/// They look along their bone's −z, y is up (all 20 of the corpus).
void buildCameras(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.cameras.clear();
    for (std::size_t row = 0; row < root.cameras.size(); ++row) {
        const Camera &camera = root.cameras[row];
        const bool fixed = camera.sectionVersion < 3;
        SceneCamera &next = scene.cameras.emplace_back();
        next.source = root.cameras.ids[row];
        next.name = camera.name.view();
        next.node = rowIn(root.bones, camera.bone);
        next.target = {0, 0, -1};
        next.fieldOfView = track(camera.fieldOfView);
        next.angle = camera.verticalFieldOfView ? ViewAngle::Vertical : ViewAngle::Horizontal;
        next.nearClip = fixed ? camera.nearClipFixed : camera.nearClip.value;
        // The preview's ground and sky extend beyond the distance at which the game clips.
        next.farClip = std::max(fixed ? camera.farClipFixed : camera.farClip.value, 100.f);
    }
}

/// Spot lights shine along their bone's −z, as cameras look; the two angles are those of full cones in radians.
void buildLights(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const std::size_t first = NodeRows(root).lights;
    scene.lights.clear();
    for (std::size_t row = 0; row < root.lights.size(); ++row) {
        const Light &light = root.lights[row];
        SceneLight &next = scene.lights.emplace_back();
        next.source = root.lights.ids[row];
        next.kind = light.type == 0 ? LightKind::Directional : light.type == 2 ? LightKind::Spot : LightKind::Omni;
        next.node = std::int32_t(first + row);
        next.attenuationStart = track(light.attenuationStart);
        next.attenuationEnd = track(light.attenuationEnd);
        next.colour = track(light.colour);
        next.intensity = track(light.intensity);
        next.innerAngle = track(light.hotspot);
        next.outerAngle = track(light.falloff);
    }
}

} // namespace sinew::m3
