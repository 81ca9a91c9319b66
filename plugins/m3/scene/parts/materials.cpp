// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"
#include "plugins/m3/scene/parts/parts.h"
#include "plugins/m3/scene/parts/surface.h"

#include <unordered_map>

namespace sinew::m3 {

namespace {

constexpr std::uint32_t repeating = LayerFlag::WrapX | LayerFlag::WrapY;

std::string lowered(std::string_view path)
{
    std::string result(path);
    for (char &c : result)
        c = c >= 'A' && c <= 'Z' ? char(c + 'a' - 'A') : c;
    return result;
}

/// Every layer of the file, in the order of the root's lists.
template<class Visit>
void forEachLayer(const Root &root, const Visit &visit)
{
    const auto all = [&](const auto &materials, auto... lists) {
        for (const auto &material : materials)
            (visit(material.*lists), ...);
    };
    using M = StandardMaterial;
    all(root.standardMaterials, &M::diffuse, &M::decal, &M::specular, &M::gloss, &M::emissive1, &M::emissive2,
        &M::environment, &M::environmentMask, &M::alphaMask1, &M::alphaMask2, &M::normal, &M::height, &M::lightMap,
        &M::ambientOcclusion);
    all(root.displacementMaterials, &DisplacementMaterial::normal, &DisplacementMaterial::strengthLayer);
    all(root.terrainMaterials, &TerrainMaterial::terrain);
    all(root.volumeMaterials, &VolumeMaterial::colour);
    all(root.hairMaterials, &HairMaterial::base, &HairMaterial::ambientOcclusion);
    all(root.creepMaterials, &CreepMaterial::creep);
    all(root.volumeNoiseMaterials, &VolumeNoiseMaterial::colour);
    all(root.splatTerrainBakeMaterials, &SplatTerrainBakeMaterial::diffuse, &SplatTerrainBakeMaterial::normal,
        &SplatTerrainBakeMaterial::specular);
    all(root.reflectionMaterials, &ReflectionMaterial::normal, &ReflectionMaterial::strength);
    all(root.lensFlareMaterials, &LensFlareMaterial::colourLayer);
}

/// A region that several batches draw: the passes of all, by their planes.
SceneMaterial regionMaterial(const Root &root, const DrawnRegion &drawn, const TextureRows &textures)
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
        for (SceneLayer &layer : passesOf(root, reference, textures))
            material.layers.push_back(std::move(layer));
    }
    return material;
}

} // namespace

TextureRows::TextureRows(const Root &root)
{
    forEachLayer(root, [&](const List<Layer> &list) {
        if (list.size() == 0 || !isTextured(list[0]))
            return;
        const Layer &layer = list[0];
        if (!m_rows
                 .try_emplace({lowered(layer.texture.view()), layer.flags & repeating}, std::int32_t(m_textures.size()))
                 .second)
            return;
        SceneTexture &texture = m_textures.emplace_back();
        texture.source = list.ids[0];
        texture.path = layer.texture.view();
        texture.wrapU = layer.flags & LayerFlag::WrapX;
        texture.wrapV = layer.flags & LayerFlag::WrapY;
    });
}

std::int32_t TextureRows::of(const Layer &layer) const
{
    if (!isTextured(layer))
        return -1;
    const auto found = m_rows.find({lowered(layer.texture.view()), layer.flags & repeating});
    return found == m_rows.end() ? -1 : found->second;
}

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
    std::vector<SceneMaterial> materials;
    const auto add = [&](SceneMaterial material) {
        const std::size_t row = materials.size();
        material.revision = row < scene.materials.size() && same(scene.materials[row], material)
                                ? scene.materials[row].revision
                                : revision;
        materials.push_back(std::move(material));
    };
    for (std::size_t row = 0; row < root.materialReferences.size(); ++row) {
        SceneMaterial material;
        material.source = root.materialReferences.ids[row];
        material.priorityPlane = priorityOf(root, std::int64_t(row));
        material.layers = passesOf(root, std::int64_t(row), textures);
        add(std::move(material));
    }
    for (const DrawnRegion &drawn : drawnRegions(root)) {
        if (drawn.batches.size() > 1)
            add(regionMaterial(root, drawn, textures));
    }
    scene.materials = std::move(materials);
}

} // namespace sinew::m3
