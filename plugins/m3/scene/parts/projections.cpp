// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/projections.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/scene/parts/nodes.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

constexpr std::uint32_t perspective = 0; ///< a type; all others fill a box

constexpr float aboveGround = 0.02f; ///< keeps the ground from flickering through

} // namespace

void buildProjections(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const std::size_t first = NodeRows(root).projections;
    scene.projections.clear();
    for (std::size_t row = 0; row < root.projections.size(); ++row) {
        const Projection &p = root.projections[row];
        SceneProjection &next = scene.projections.emplace_back();
        next.source = root.projections.ids[row];
        next.node = std::int32_t(first + row);
        next.widens = p.type == perspective;
        const Animated<float> *low[] = {&p.boxLeft, &p.boxFront, &p.boxBottom},
                              *high[] = {&p.boxRight, &p.boxBack, &p.boxTop};
        for (int axis = 0; axis < 3; ++axis) {
            next.low[axis] = track(*low[axis]);
            next.high[axis] = track(*high[axis]);
        }
        next.fieldOfView = track(p.fieldOfView);
        next.aspect = track(p.aspectRatio);
        next.nearClip = track(p.nearClip);
        next.farClip = track(p.farClip);
    }
}

std::optional<SceneMesh> projectionMesh(const Root &root, std::size_t row)
{
    const Projection &p = root.projections[row];
    if (p.type == perspective)
        return std::nullopt;
    const float left = p.boxLeft.value, right = p.boxRight.value, front = p.boxFront.value, back = p.boxBack.value;
    const auto [bottom, top] = std::minmax(p.boxBottom.value, p.boxTop.value);
    const float height = std::min(std::max(aboveGround, bottom), top);
    SceneMesh mesh;
    mesh.source = root.projections.ids[row];
    mesh.name = "Projection " + std::to_string(row);
    mesh.material = rowIn(root.materialReferences, p.material);
    mesh.positions = {{left, front, height}, {right, front, height}, {left, back, height}, {right, back, height}};
    mesh.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
    mesh.tangents = {{1, 0, 0, 1}, {1, 0, 0, 1}, {1, 0, 0, 1}, {1, 0, 0, 1}};
    mesh.uvSets.push_back({{0, 1}, {1, 1}, {0, 0}, {1, 0}});
    mesh.indices = {0, 1, 2, 2, 1, 3};
    const std::int32_t node = std::int32_t(NodeRows(root).projections + row);
    mesh.palette = {{node}};
    mesh.restInverses = {Matrix44()};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    mesh.alpha = onOff(p.active);
    mesh.extent = {0,
                   {std::min(left, right), std::min(front, back), height},
                   {std::max(left, right), std::max(front, back), height}};
    mesh.sortPoint = {{(left + right) / 2, (front + back) / 2, height}, 0, node};
    return mesh;
}

} // namespace sinew::m3
