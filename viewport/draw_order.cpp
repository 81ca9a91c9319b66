// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw_order.h"

#include <algorithm>

namespace sinew {

std::vector<DrawItem> drawOrder(const RenderScene &scene, const MeshChoice &choice)
{
    const std::vector<std::uint8_t> chosen = chosenMeshes(scene, choice);
    std::vector<DrawItem> items;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const SceneMesh &mesh = scene.meshes[row];
        if (!chosen[row])
            continue;
        const SceneMaterial *material = materialOf(scene, mesh);
        if (!material)
            items.push_back({std::int32_t(row), -1, false});
        for (std::size_t layer = 0; material && layer < material->layers.size(); ++layer)
            items.push_back({std::int32_t(row), std::int32_t(layer), isBlended(material->layers[layer].filterMode)});
    }
    const auto plane = [&](const DrawItem &item) {
        const SceneMaterial *material = materialOf(scene, scene.meshes[std::size_t(item.mesh)]);
        return material && item.blended ? material->priorityPlane : 0;
    };
    std::stable_sort(items.begin(), items.end(), [&](const DrawItem &a, const DrawItem &b) {
        return a.blended != b.blended ? b.blended : plane(a) < plane(b);
    });
    return items;
}

} // namespace sinew
