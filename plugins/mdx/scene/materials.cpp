// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/materials.h"

#include "plugins/mdx/materials/materials.h"
#include "plugins/mdx/materials/slots.h"
#include "plugins/mdx/scene/scene_values.h"

#include <iterator>
#include <unordered_map>
#include <utility>

namespace sinew::mdx {

namespace {

constexpr auto emissiveSlot = std::size_t(HdSlot::Emissive);

constexpr FilterMode layerModes[] = {FilterMode::None,      FilterMode::Transparent, FilterMode::Blend,
                                     FilterMode::Additive,  FilterMode::AddAlpha,    FilterMode::Modulate,
                                     FilterMode::Modulate2x};

Track<std::int32_t> textureTrack(const Curve<std::uint32_t> &keys, std::int32_t texture)
{
    return {asSigned(keys), texture, true};
}

SceneLayer sceneLayer(NodeId id, const Layer &layer, std::uint32_t dialect)
{
    SceneLayer result;
    result.source = id;
    // Numbers above the known ones behave as Blend in the game.
    result.filterMode = layer.filterMode < std::size(layerModes) ? layerModes[layer.filterMode] : FilterMode::Blend;
    result.unshaded =
        layer.shadingFlags & (dialect == WowAlpha ? ShadingFlag::Unshaded : ShadingFlag::Unshaded | ShadingFlag::Unlit);
    result.sphereEnvironment = layer.shadingFlags & ShadingFlag::SphereEnvironment;
    result.twoSided = layer.shadingFlags & ShadingFlag::TwoSided;
    result.unfogged = layer.shadingFlags & ShadingFlag::Unfogged;
    result.noDepthTest = layer.shadingFlags & ShadingFlag::NoDepthTest;
    result.noDepthSet = layer.shadingFlags & ShadingFlag::NoDepthSet;
    result.texture = textureTrack(layer.textureIdKeys, layer.textureId);
    result.textureAnimation = layer.textureAnimationId;
    result.uvSet = layer.coordId;
    result.alpha = alphaTrack(layer.alphaKeys, layer.alpha);
    result.emissiveGain = {layer.emissiveGainKeys, layer.emissiveGain};
    result.fresnelColour = {swapColours(layer.fresnelColourKeys), layer.fresnelColour};
    result.fresnelOpacity = {layer.fresnelOpacityKeys, layer.fresnelOpacity};
    result.fresnelTeamColour = {layer.fresnelTeamColourKeys, layer.fresnelTeamColour};
    return result;
}

/// Since 1100, and in MDL with slots.
void applySlots(const Layer &layer, SceneLayer &result)
{
    const std::vector<std::size_t> meanings = slotMeanings(layer);
    for (std::size_t i = 0; i < layer.slots.size(); ++i) {
        const TextureSlot &slot = layer.slots[i];
        if (meanings[i] == 0)
            result.texture = textureTrack(slot.textureIdKeys, slot.textureId);
        else if (meanings[i] < hdSlots)
            result.slots[meanings[i]] = textureTrack(slot.textureIdKeys, slot.textureId);
    }
}

bool isPlainGain(const Layer &layer)
{
    return !layer.emissiveGainKeys.isPresent() && layer.emissiveGain == 1;
}

/// 900 and 1000: the layers of an HD material form a single one.
SceneLayer mergedLayer(const List<Layer> &layers, std::uint32_t dialect)
{
    SceneLayer result = sceneLayer(layers.ids[0], layers[0], dialect);
    result.hd = true;
    for (std::size_t slot = 1; slot < layers.size() && slot < hdSlots; ++slot)
        result.slots[slot] = textureTrack(layers[slot].textureIdKeys, layers[slot].textureId);
    if (layers.size() > emissiveSlot && isPlainGain(layers[0]))
        result.emissiveGain = {layers[emissiveSlot].emissiveGainKeys, layers[emissiveSlot].emissiveGain};
    return result;
}

SceneMaterial sceneMaterial(NodeId id, const Material &material, const Root &root)
{
    const std::uint32_t version = root.warcraftVersion();
    SceneMaterial result{id, material.priorityPlane, {}};
    const bool oneLayer = version < 1100 && isHd(material, version);
    const bool inSlots = version >= 1100 || (root.encoding == Text && hasSlots(material));
    if (oneLayer && !inSlots) {
        result.layers.push_back(mergedLayer(material.layers, root.dialect));
    } else {
        for (std::size_t row = 0; row < material.layers.size(); ++row) {
            result.layers.push_back(sceneLayer(material.layers.ids[row], material.layers[row], root.dialect));
            if (inSlots)
                applySlots(material.layers[row], result.layers.back());
            result.layers.back().hd = version >= 1100 ? isHdShader(material.layers[row].shaderType) : oneLayer;
        }
    }
    for (SceneLayer &layer : result.layers)
        layer.twoSided = layer.twoSided || (material.flags & MaterialFlag::TwoSided);
    if (material.flags & MaterialFlag::SortFarZ)
        result.triangleOrder = TriangleOrder::FarFirst;
    else if (material.flags & MaterialFlag::SortNearZ)
        result.triangleOrder = TriangleOrder::NearFirst;
    return result;
}

} // namespace

void buildTextures(const MdxModel &model, RenderScene &scene, std::uint64_t revision)
{
    std::unordered_map<NodeId, SceneTexture> old;
    for (SceneTexture &texture : scene.textures)
        old.emplace(texture.source, std::move(texture));
    scene.textures.clear();
    const auto &textures = model.data.textures;
    for (std::size_t i = 0; i < textures.size(); ++i) {
        const Texture &t = textures[i];
        SceneTexture next{textures.ids[i],    std::string(t.path.view()), t.replaceableId,
                          (t.flags & 1) != 0, (t.flags & 2) != 0,         revision};
        if (model.data.dialect == WowAlpha) // its numbers became M2's
            next.slot = std::exchange(next.replaceableId, 0);
        const auto before = old.find(next.source);
        if (before != old.end() && before->second.path == next.path &&
            before->second.replaceableId == next.replaceableId && before->second.slot == next.slot &&
            before->second.wrapU == next.wrapU && before->second.wrapV == next.wrapV)
            next.revision = before->second.revision;
        scene.textures.push_back(std::move(next));
    }
}

void buildMaterials(const MdxModel &model, RenderScene &scene, std::uint64_t revision)
{
    scene.textureAnimations.clear();
    for (const TextureAnimation &animation : model.data.textureAnimations) {
        SceneTextureAnimation next;
        next.translation.curve = animation.translation;
        next.rotation.curve = animation.rotation;
        next.scale.curve = animation.scaling;
        scene.textureAnimations.push_back(std::move(next));
    }
    scene.materials.clear();
    const auto &materials = model.data.materials;
    for (std::size_t i = 0; i < materials.size(); ++i) {
        scene.materials.push_back(sceneMaterial(materials.ids[i], materials[i], model.data));
        scene.materials.back().revision = revision;
    }
}

} // namespace sinew::mdx
