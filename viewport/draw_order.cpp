// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw_order.h"

#include <algorithm>

namespace sinew {

const SceneMaterial *materialOf(const RenderScene &scene, const SceneMesh &mesh)
{
    if (mesh.material < 0 || std::size_t(mesh.material) >= scene.materials.size())
        return nullptr;
    const SceneMaterial &material = scene.materials[std::size_t(mesh.material)];
    return material.layers.empty() ? nullptr : &material;
}

std::uint32_t shownLod(const RenderScene &scene)
{
    const auto lowest = std::min_element(scene.meshes.begin(), scene.meshes.end(),
                                         [](const SceneMesh &a, const SceneMesh &b) { return a.lod < b.lod; });
    return lowest == scene.meshes.end() ? 0 : lowest->lod;
}

std::vector<DrawItem> drawOrder(const RenderScene &scene)
{
    const std::uint32_t lod = shownLod(scene);
    std::vector<DrawItem> items;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const SceneMesh &mesh = scene.meshes[row];
        if (mesh.lod != lod)
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
