// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/materials.h"

#include "core/scene/same.h"
#include "plugins/m3/scene/parts/material_passes.h"
#include "plugins/m3/scene/parts/meshes.h"
#include "plugins/m3/scene/parts/texture_rows.h"
#include "plugins/m3/scene/parts/typed_materials.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::m3 {

namespace {

/// A region that several batches draw: the passes of all of them, by their planes.
SceneMaterial regionMaterial(const Root &root, const DrawnRegion &drawn, MaterialPasses &passes)
{
    const Division &division = root.divisions[drawn.division];
    std::vector<std::size_t> rows = drawn.batches;
    std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
        return division.batches[a].priorityPlane < division.batches[b].priorityPlane;
    });
    SceneMaterial material;
    material.source = division.regions.ids[drawn.region];
    for (const std::size_t row : rows) {
        const std::int64_t reference = division.batches[row].material;
        if (material.layers.empty())
            material.priorityPlane = priorityOf(root, reference);
        passes.addCopies(reference, material.layers);
    }
    return material;
}

} // namespace

void buildTextures(const M3Model &model, RenderScene &scene, std::uint64_t revision)
{
    std::unordered_map<NodeId, SceneTexture> old;
    for (SceneTexture &texture : scene.textures)
        old.emplace(texture.source, std::move(texture));
    scene.textures = TextureRows(model.data).take();
    for (SceneTexture &texture : scene.textures) {
        const auto before = old.find(texture.source);
        texture.revision = before != old.end() && same(before->second, texture) ? before->second.revision : revision;
    }
}

void buildMaterials(const M3Model &model, RenderScene &scene, std::uint64_t revision)
{
    const Root &root = model.data;
    const TextureRows textures(root);
    MaterialPasses passes(root, textures);
    std::vector<SceneMaterial> ofRegions;
    for (const DrawnRegion &drawn : drawnRegions(root)) {
        if (drawn.batches.size() > 1)
            ofRegions.push_back(regionMaterial(root, drawn, passes));
    }
    std::vector<SceneMaterial> materials;
    const auto add = [&](SceneMaterial material) {
        const std::size_t row = materials.size();
        material.revision = row < scene.materials.size() && same(scene.materials[row], material)
                                ? scene.materials[row].revision
                                : revision;
        materials.push_back(std::move(material));
    };
    std::vector<std::vector<SceneLayer>> layers = passes.take();
    for (std::size_t row = 0; row < layers.size(); ++row) {
        SceneMaterial material;
        material.source = root.materialReferences.ids[row];
        material.priorityPlane = priorityOf(root, std::int64_t(row));
        material.layers = std::move(layers[row]);
        add(std::move(material));
    }
    for (SceneMaterial &material : ofRegions)
        add(std::move(material));
    scene.materials = std::move(materials);
}

} // namespace sinew::m3
