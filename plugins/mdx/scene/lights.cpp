// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/lights.h"

#include "plugins/mdx/scene/scene_values.h"

#include <unordered_map>

namespace sinew::mdx {

void buildLights(const MdxModel &model, RenderScene &scene)
{
    std::unordered_map<NodeId, std::int32_t> rows;
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        rows[scene.nodes[i].source] = std::int32_t(i);
    scene.lights.clear();
    const auto &lights = model.data.lights;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const Light &light = lights[i];
        const auto row = rows.find(lights.ids[i]);
        // Kinds above the known ones shine as omni lights.
        SceneLight next{lights.ids[i], light.type > 2 ? LightKind::Omni : LightKind(light.type),
                        row == rows.end() ? -1 : row->second};
        next.attenuationStart = {light.attenuationStartKeys, light.attenuationStart};
        next.attenuationEnd = {light.attenuationEndKeys, light.attenuationEnd};
        next.colour = {swapColours(light.colourKeys), toRgbOrder(light, &Light::colour, model.data.dialect)};
        next.ambientColour = {swapColours(light.ambientColourKeys),
                              toRgbOrder(light, &Light::ambientColour, model.data.dialect)};
        next.intensity = {light.intensityKeys, light.intensity};
        next.ambientIntensity = {light.ambientIntensityKeys, light.ambientIntensity};
        scene.lights.push_back(std::move(next));
    }
}

} // namespace sinew::mdx
