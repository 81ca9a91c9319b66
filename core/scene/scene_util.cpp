// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/scene_util.h"

#include <algorithm>

namespace sinew {

std::vector<std::int32_t> orderNodes(RenderScene &scene)
{
    auto &nodes = scene.nodes;
    const auto count = std::int32_t(nodes.size());
    std::vector<std::int32_t> cut;
    enum State : std::uint8_t { Unseen, OnPath, Done };
    std::vector<State> states(nodes.size(), Unseen);
    std::vector<std::int32_t> path;
    scene.evaluationOrder.clear();
    scene.evaluationOrder.reserve(nodes.size());

    for (std::int32_t row = 0; row < count; ++row) {
        path.clear();
        std::int32_t at = row;
        while (at >= 0 && at < count && states[std::size_t(at)] == Unseen) {
            states[std::size_t(at)] = OnPath;
            path.push_back(at);
            at = nodes[std::size_t(at)].parent;
        }
        std::int32_t orphan = -1;
        if (at >= count || at < -1) {
            orphan = path.back();
        } else if (at >= 0 && states[std::size_t(at)] == OnPath) {
            // The cycle is the path from `at` on: start it at its lowest row, which then is its first ancestor.
            const auto ring = std::find(path.begin(), path.end(), at);
            const auto lowest = std::min_element(ring, path.end());
            orphan = *lowest;
            std::rotate(ring, lowest + 1, path.end());
        }
        if (orphan >= 0) {
            nodes[std::size_t(orphan)].parent = -1;
            cut.push_back(orphan);
        }
        for (auto it = path.rbegin(); it != path.rend(); ++it) {
            states[std::size_t(*it)] = Done;
            scene.evaluationOrder.push_back(*it);
        }
    }
    std::sort(cut.begin(), cut.end());
    return cut;
}

const SceneMaterial *materialAt(const RenderScene &scene, std::int32_t row)
{
    return row >= 0 && std::size_t(row) < scene.materials.size() ? &scene.materials[std::size_t(row)] : nullptr;
}

bool sharesArrays(const SceneMesh &a, const SceneMesh &b)
{
    return a.positions.sharesWith(b.positions) && a.normals.sharesWith(b.normals) &&
           a.tangents.sharesWith(b.tangents) && a.colours.sharesWith(b.colours) && a.indices.sharesWith(b.indices) &&
           a.influences.sharesWith(b.influences) && a.weights.sharesWith(b.weights) &&
           std::equal(a.uvSets.begin(), a.uvSets.end(), b.uvSets.begin(), b.uvSets.end(),
                      [](const Array<Vec2> &x, const Array<Vec2> &y) { return x.sharesWith(y); });
}

std::set<std::int32_t> hiddenByDefault(const RenderScene &scene)
{
    const auto isSkin = [](const SceneTexture &texture) {
        return texture.slot == 1 || (texture.slot >= 11 && texture.slot <= 13);
    };
    std::set<std::int32_t> hidden;
    if (std::none_of(scene.textures.begin(), scene.textures.end(), isSkin))
        return hidden;
    const auto goes = [](const SceneMesh &mesh) { return mesh.geosetId >= 0 && mesh.geosetId % variantsOfGroup > 1; };
    if (std::all_of(scene.meshes.begin(), scene.meshes.end(), goes))
        return hidden;
    for (const SceneMesh &mesh : scene.meshes)
        if (goes(mesh))
            hidden.insert(mesh.geosetId);
    return hidden;
}

std::vector<bool> shownAtFirst(const RenderScene &scene)
{
    const std::set<std::int32_t> hidden = hiddenByDefault(scene);
    std::vector<bool> shown;
    for (const SceneMesh &mesh : scene.meshes)
        shown.push_back(mesh.lod == 0 && !hidden.contains(mesh.geosetId));
    return shown;
}

} // namespace sinew
