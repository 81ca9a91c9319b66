// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw/draw_order.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/scene_util.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {

namespace {

const SceneBatch *batchOf(const RenderScene &scene, const DrawItem &item)
{
    const SceneLayer *layer = item.kind == DrawItem::MeshLayer ? layerOf(scene, item) : nullptr;
    return layer && layer->batch ? &*layer->batch : nullptr;
}

/// Whether the order within a plane depends on the distance.
bool sortsByDistance(const RenderScene &scene, const DrawItem &item)
{
    const SceneLayer *layer = item.blended && item.kind == DrawItem::MeshLayer ? layerOf(scene, item) : nullptr;
    return layer && (layer->batch || layer->surface);
}

std::int32_t materialLayer(const RenderScene &scene, const DrawItem &item)
{
    const SceneBatch *batch = batchOf(scene, item);
    return batch ? batch->materialLayer : 0;
}

std::int32_t planeOf(const RenderScene &scene, const DrawItem &item)
{
    if (item.kind != DrawItem::MeshLayer) {
        const SceneEffect &effect = scene.effects[std::size_t(item.mesh)];
        return effect.kind == EffectKind::MaterialRibbon ? ribbonMaterial(scene, effect)->priorityPlane
                                                         : effect.priorityPlane;
    }
    if (const SceneBatch *batch = batchOf(scene, item))
        return batch->priorityPlane;
    const SceneMaterial *material = materialOf(scene, scene.meshes[std::size_t(item.mesh)]);
    return material ? material->priorityPlane : 0;
}

/// From the eye to the sort point of a mesh; never NaN.
float distanceOf(const RenderScene &scene, const Pose &pose, const DrawItem &item, const Eigen::Vector3f &eye)
{
    const SceneMesh &mesh = scene.meshes[std::size_t(item.mesh)];
    const SceneBatch *batch = batchOf(scene, item);
    Eigen::Vector3f centre = (toEigen(mesh.extent.minimum) + toEigen(mesh.extent.maximum)) / 2;
    float radius = mesh.extent.radius;
    if (const auto &point = mesh.sortPoint) {
        centre = toEigen(point->centre);
        radius = point->radius;
        if (point->node >= 0 && std::size_t(point->node) < pose.nodes.size()) {
            const Eigen::Affine3f &node = pose.nodes[std::size_t(point->node)];
            centre = node * centre;
            radius *= node.linear().col(0).norm();
        }
    }
    float distance = (centre - eye).norm();
    if (batch && batch->sortsNear)
        distance = std::abs(distance - radius);
    else if (batch && batch->sortsFar)
        distance += radius;
    return std::isfinite(distance) ? distance : 0;
}

} // namespace

const SceneLayer *layerOf(const RenderScene &scene, const DrawItem &item)
{
    const SceneMaterial *material = materialOf(scene, scene.meshes[std::size_t(item.mesh)]);
    return material && item.layer >= 0 ? &material->layers[std::size_t(item.layer)] : nullptr;
}

const SceneMaterial *ribbonMaterial(const RenderScene &scene, const SceneEffect &ribbon)
{
    const SceneMaterial *material = materialAt(scene, ribbon.material);
    return material && !material->layers.empty() ? material : nullptr;
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
    const std::set<std::int32_t> hidden = choice.hiddenGeosets ? *choice.hiddenGeosets : hiddenByDefault(scene);
    for (std::size_t row = 0; row < scene.effects.size(); ++row) {
        const SceneEffect &effect = scene.effects[row];
        if (effect.kind == EffectKind::Particles && !hidden.contains(effect.geoset))
            items.push_back({std::int32_t(row), -1, true, DrawItem::Particles});
    }
    for (std::size_t row = 0; row < scene.effects.size(); ++row) {
        const SceneEffect &effect = scene.effects[row];
        if (effect.kind == EffectKind::Ribbon)
            items.push_back({std::int32_t(row), -1, true, DrawItem::RibbonLayer});
        if (effect.kind != EffectKind::MaterialRibbon)
            continue;
        const SceneMaterial *material = ribbonMaterial(scene, effect);
        for (std::size_t layer = 0; material && layer < material->layers.size(); ++layer)
            items.push_back({std::int32_t(row), std::int32_t(layer), true, DrawItem::RibbonLayer});
    }
    std::stable_sort(items.begin(), items.end(), [&](const DrawItem &a, const DrawItem &b) {
        if (a.blended != b.blended)
            return b.blended;
        return a.blended ? planeOf(scene, a) < planeOf(scene, b) : materialLayer(scene, a) < materialLayer(scene, b);
    });
    return items;
}

std::vector<std::size_t> farFirst(std::span<const DrawItem> items, const RenderScene &scene, const Pose &pose,
                                  const Eigen::Vector3f &eye)
{
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::vector<float> distances(items.size());
    for (std::size_t first = 0, end = 0; first < items.size(); first = std::max(end, first + 1)) {
        const auto belongs = [&](const DrawItem &item) {
            return sortsByDistance(scene, item) && planeOf(scene, item) == planeOf(scene, items[first]);
        };
        for (end = first; end < items.size() && belongs(items[end]); ++end)
            distances[end] = distanceOf(scene, pose, items[end], eye);
        std::stable_sort(order.begin() + std::ptrdiff_t(first), order.begin() + std::ptrdiff_t(end),
                         [&](std::size_t a, std::size_t b) {
                             if (distances[a] != distances[b])
                                 return distances[a] > distances[b];
                             return materialLayer(scene, items[a]) < materialLayer(scene, items[b]);
                         });
    }
    return order;
}

} // namespace sinew
