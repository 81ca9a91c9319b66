// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/materials.h"

#include "core/scene/same.h"
#include "core/scene/scene_build.h"
#include "plugins/m2/materials/shader.h"
#include "plugins/m2/model/skins.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

namespace {

namespace BatchFlag {
enum : std::uint8_t { SortsNear = 0x1, SortsFar = 0x2, IgnoresWeight = 0x40 };
}

/// What a material of the file specifies for a layer.
SceneLayer plainLayer(const Root &root, std::size_t row)
{
    const Material material = row < root.materials.size() ? root.materials[row] : Material();
    SceneLayer layer;
    // Numbers above the known ones: the game's behaviour is unknown.
    layer.filterMode = filterMode(material.blendMode, FilterMode::Opaque);
    layer.unshaded = material.flags & MaterialFlag::Unlit;
    layer.unfogged = material.flags & MaterialFlag::Unfogged;
    layer.twoSided = material.flags & MaterialFlag::TwoSided;
    layer.noDepthTest = material.flags & MaterialFlag::NoDepthTest;
    layer.noDepthSet = material.flags & MaterialFlag::NoDepthWrite;
    return layer;
}

Track<float> weightTrack(const Root &root, std::size_t combo)
{
    const std::int32_t row = rowIn(root.textureWeights, entry(root.weightCombos, combo));
    return {row < 0 ? Curve<float>() : root.textureWeights[std::size_t(row)].weight, 1.f};
}

SceneStage stage(const Root &root, const Batch &batch, std::size_t index, const ShaderStage &shader)
{
    SceneStage result;
    result.uv = shader.uv;
    if (index < batch.textureCount) {
        result.texture.fallback =
            rowIn(root.textures, entry(root.textureCombos, std::size_t(batch.textureCombo) + index));
        result.weight = weightTrack(root, std::size_t(batch.weightCombo) + index);
    }
    if (shader.transform >= 0)
        result.textureAnimation =
            rowIn(root.textureTransforms,
                  entry(root.transformCombos, std::size_t(batch.transformCombo) + std::size_t(shader.transform)));
    return result;
}

SceneLayer batchLayer(const Root &root, const Batch &batch)
{
    SceneLayer layer = plainLayer(root, batch.material);
    SceneBatch &result = layer.batch.emplace();
    const Shader shader = shaderOf(root, batch);
    result.combiner = shader.combiner;
    for (std::size_t i = 0; i < stagesOf(shader.combiner); ++i)
        result.stages.push_back(stage(root, batch, i, shader.stages[i]));
    result.edgeFade = shader.edgeFade;
    result.ignoresWeight = batch.flags & BatchFlag::IgnoresWeight;
    result.sortsNear = batch.flags & BatchFlag::SortsNear;
    result.sortsFar = batch.flags & BatchFlag::SortsFar;
    if (const std::int32_t row = rowIn(root.colours, batch.colour); row >= 0) {
        result.colour.curve = root.colours[std::size_t(row)].colour;
        layer.alpha.curve = root.colours[std::size_t(row)].alpha;
    }
    if (root.version > Version::SubTracks)
        result.alphaReference = 0.5f;
    result.priorityPlane = batch.priorityPlane;
    result.materialLayer = batch.materialLayer;
    return layer;
}

/// Rows of a profile's batches by the submesh that they draw.
std::vector<std::vector<std::size_t>> batchesOfSubmeshes(const Skin &skin)
{
    std::vector<std::vector<std::size_t>> result(skin.submeshes.size());
    for (std::size_t row = 0; row < skin.batches.size(); ++row)
        if (skin.batches[row].submesh < result.size())
            result[skin.batches[row].submesh].push_back(row);
    return result;
}

SceneMaterial submeshMaterial(const Root &root, const Skin &skin, std::size_t submesh, std::vector<std::size_t> rows)
{
    std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
        const Batch &x = skin.batches[a], &y = skin.batches[b];
        return std::pair(x.priorityPlane, x.materialLayer) < std::pair(y.priorityPlane, y.materialLayer);
    });
    SceneMaterial material;
    material.source = skin.submeshes.ids[submesh];
    for (const std::size_t row : rows) {
        material.layers.push_back(batchLayer(root, skin.batches[row]));
        material.layers.back().source = skin.batches.ids[row];
    }
    return material;
}

/// `budget`: of layers for this and the following ribbons, which can share lists of thousands of textures. Ribbons of
/// real files have up to three.
SceneMaterial ribbonMaterial(const Root &root, std::size_t row, std::size_t &budget)
{
    constexpr std::size_t mostLayers = 16;
    const Ribbon &ribbon = root.ribbons[row];
    SceneMaterial material;
    material.source = root.ribbons.ids[row];
    material.priorityPlane = ribbon.priorityPlane;
    const std::size_t layers =
        std::min({std::max<std::size_t>(ribbon.textures.size(), ribbon.materials.size()), mostLayers, budget});
    budget -= layers;
    for (std::size_t i = 0; i < layers; ++i) {
        SceneLayer layer = plainLayer(root, std::size_t(entry(ribbon.materials, i, 0xffff)));
        layer.source = material.source;
        layer.texture.fallback = rowIn(root.textures, entry(ribbon.textures, i));
        if (ribbon.textureTransform >= 0)
            layer.textureAnimation =
                rowIn(root.textureTransforms, entry(root.transformCombos, std::size_t(ribbon.textureTransform)));
        material.layers.push_back(std::move(layer));
    }
    return material;
}

} // namespace

FilterMode filterMode(std::uint32_t number, FilterMode otherwise)
{
    constexpr FilterMode modes[] = {FilterMode::Opaque, FilterMode::AlphaKey, FilterMode::Alpha, FilterMode::NoAlphaAdd,
                                    FilterMode::Add,    FilterMode::Mod,      FilterMode::Mod2x, FilterMode::BlendAdd};
    return number < std::size(modes) ? modes[number] : otherwise;
}

void buildTextures(const M2Model &model, RenderScene &scene, std::uint64_t revision)
{
    const Root &root = model.data;
    std::unordered_map<NodeId, SceneTexture> old;
    for (SceneTexture &texture : scene.textures)
        old.emplace(texture.source, std::move(texture));
    scene.textures.clear();
    for (std::size_t row = 0; row < root.textures.size(); ++row) {
        const Texture &t = root.textures[row];
        SceneTexture next;
        next.source = root.textures.ids[row];
        next.slot = t.type;
        if (t.type == 0) {
            next.path = t.path.view();
            if (next.path.empty() && row < root.textureFileIds.size())
                next.fileId = root.textureFileIds[row];
        }
        next.wrapU = t.flags & 1;
        next.wrapV = t.flags & 2;
        next.revision = revision;
        if (const auto before = old.find(next.source); before != old.end() && same(before->second, next))
            next.revision = before->second.revision;
        scene.textures.push_back(std::move(next));
    }
}

void buildMaterials(const M2Model &model, RenderScene &scene, std::uint64_t revision)
{
    const Root &root = model.data;
    scene.textureAnimations.clear();
    for (const TextureTransform &transform : root.textureTransforms) {
        SceneTextureAnimation &next = scene.textureAnimations.emplace_back();
        next.order = UvOrder::MoveScaleTurn;
        next.translation.curve = transform.translation;
        next.rotation.curve = transform.rotation;
        next.scale.curve = transform.scaling;
    }
    std::vector<SceneMaterial> materials;
    const auto add = [&](SceneMaterial material) {
        const std::size_t row = materials.size();
        material.revision = row < scene.materials.size() && same(scene.materials[row], material)
                                ? scene.materials[row].revision
                                : revision;
        materials.push_back(std::move(material));
    };
    forEachSkin(root, [&](const Skin &skin) {
        std::vector<std::vector<std::size_t>> batches = batchesOfSubmeshes(skin);
        for (std::size_t submesh = 0; submesh < batches.size(); ++submesh)
            add(submeshMaterial(root, skin, submesh, std::move(batches[submesh])));
    });
    std::size_t ribbonLayers = 4096 + root.ribbons.size();
    for (std::size_t row = 0; row < root.ribbons.size(); ++row)
        add(ribbonMaterial(root, row, ribbonLayers));
    scene.materials = std::move(materials);
}

} // namespace sinew::m2
