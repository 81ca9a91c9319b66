// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw_order.h"

#include <algorithm>

namespace sinew {

const SceneMaterial *ribbonMaterial(const RenderScene &scene, const SceneRibbon &ribbon)
{
    if (ribbon.material < 0 || std::size_t(ribbon.material) >= scene.materials.size())
        return nullptr;
    const SceneMaterial &material = scene.materials[std::size_t(ribbon.material)];
    return material.layers.empty() ? nullptr : &material;
}

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
    for (std::size_t row = 0; row < scene.particleEmitters.size(); ++row)
        items.push_back({std::int32_t(row), -1, true, DrawItem::Particles});
    for (std::size_t row = 0; row < scene.ribbons.size(); ++row) {
        const SceneMaterial *material = ribbonMaterial(scene, scene.ribbons[row]);
        for (std::size_t layer = 0; material && layer < material->layers.size(); ++layer)
            items.push_back({std::int32_t(row), std::int32_t(layer), true, DrawItem::RibbonLayer});
    }
    const auto plane = [&](const DrawItem &item) {
        if (item.kind == DrawItem::Particles)
            return scene.particleEmitters[std::size_t(item.mesh)].priorityPlane;
        if (item.kind == DrawItem::RibbonLayer)
            return ribbonMaterial(scene, scene.ribbons[std::size_t(item.mesh)])->priorityPlane;
        const SceneMaterial *material = materialOf(scene, scene.meshes[std::size_t(item.mesh)]);
        return material && item.blended ? material->priorityPlane : 0;
    };
    std::stable_sort(items.begin(), items.end(), [&](const DrawItem &a, const DrawItem &b) {
        return a.blended != b.blended ? b.blended : plane(a) < plane(b);
    });
    return items;
}

} // namespace sinew
