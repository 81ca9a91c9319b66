// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/options/mesh_choice.h"

#include "core/scene/scene_util.h"

#include <algorithm>
#include <map>

namespace sinew {

namespace {

bool isHd(const RenderScene &scene, const SceneMesh &mesh)
{
    const SceneMaterial *material = materialOf(scene, mesh);
    return material && material->layers.front().hd;
}

/// The level itself, the next finer one (a lower number), or the finest.
std::uint32_t nearestLevel(const std::vector<std::uint32_t> &levels, std::uint32_t wanted)
{
    const auto above = std::upper_bound(levels.begin(), levels.end(), wanted);
    return above == levels.begin() ? levels.front() : *(above - 1);
}

std::vector<std::uint32_t> levelsOf(const RenderScene &scene, const std::vector<std::uint8_t> &rows)
{
    std::vector<std::uint32_t> levels;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row])
            levels.push_back(scene.meshes[row].lod);
    }
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

bool isHidden(const SceneMesh &mesh, const std::set<std::int32_t> &geosets)
{
    return mesh.geosetId >= 0 && geosets.contains(mesh.geosetId);
}

} // namespace

const SceneMaterial *materialOf(const RenderScene &scene, const SceneMesh &mesh)
{
    const SceneMaterial *material = materialAt(scene, mesh.material);
    return material && !material->layers.empty() ? material : nullptr;
}

std::vector<std::uint8_t> chosenMeshes(const RenderScene &scene, const MeshChoice &choice)
{
    std::vector<std::uint8_t> chosen(scene.meshes.size(), 1);
    if (choice.kind != MeshChoice::All) {
        const bool wanted = choice.kind == MeshChoice::HdOnly;
        std::transform(scene.meshes.begin(), scene.meshes.end(), chosen.begin(),
                       [&](const SceneMesh &mesh) { return std::uint8_t(isHd(scene, mesh) == wanted); });
        if (std::count(chosen.begin(), chosen.end(), 1) == 0)
            std::fill(chosen.begin(), chosen.end(), 1);
    }
    const std::vector<std::uint32_t> levels = levelsOf(scene, chosen);
    if (levels.empty())
        return chosen;
    const std::uint32_t level = nearestLevel(levels, choice.level);
    for (std::size_t row = 0; row < chosen.size(); ++row)
        chosen[row] = chosen[row] && scene.meshes[row].lod == level;
    const std::set<std::int32_t> hidden = choice.hiddenGeosets ? *choice.hiddenGeosets : hiddenByDefault(scene);
    for (std::size_t row = 0; row < chosen.size(); ++row)
        chosen[row] = chosen[row] && !isHidden(scene.meshes[row], hidden);
    return chosen;
}

std::vector<GeosetGroup> geosetGroups(const RenderScene &scene)
{
    std::map<std::int32_t, GeosetGroup> groups;
    for (const SceneMesh &mesh : scene.meshes) {
        if (mesh.geosetId < 0)
            continue;
        GeosetGroup &group = groups[mesh.geosetId / variantsOfGroup];
        group.number = mesh.geosetId / variantsOfGroup;
        if (group.name.empty())
            group.name = mesh.geosetName;
        group.geosets.push_back(mesh.geosetId);
    }
    std::vector<GeosetGroup> list;
    for (auto &[number, group] : groups) {
        std::sort(group.geosets.begin(), group.geosets.end());
        group.geosets.erase(std::unique(group.geosets.begin(), group.geosets.end()), group.geosets.end());
        list.push_back(std::move(group));
    }
    return list;
}

std::vector<std::uint32_t> meshLevels(const RenderScene &scene)
{
    return levelsOf(scene, std::vector<std::uint8_t>(scene.meshes.size(), 1));
}

std::vector<std::uint8_t> hiddenMeshes(const RenderScene &scene, const MeshChoice &choice)
{
    std::vector<std::uint8_t> hidden = chosenMeshes(scene, choice);
    for (std::uint8_t &mesh : hidden)
        mesh = !mesh;
    return hidden;
}

} // namespace sinew
