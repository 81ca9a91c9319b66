// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/materials/slots.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

constexpr std::size_t emissive = 3;

void addSlot(Layer &to, const Layer &from, std::size_t number)
{
    TextureSlot &slot = to.slots.append();
    slot.textureId = from.textureId;
    slot.slot = std::uint32_t(number);
    slot.textureIdKeys = from.textureIdKeys;
}

void closeSlots(Layer &layer, std::uint32_t shader)
{
    layer.shaderType = shader;
    layer.textureId = 0; // as in Blizzard's files
    layer.textureIdKeys.clear();
}

void takeSlot(Layer &layer, const TextureSlot &slot)
{
    layer.textureId = slot.textureId;
    layer.textureIdKeys = slot.textureIdKeys;
}

} // namespace

std::vector<std::size_t> slotMeanings(const Layer &layer)
{
    std::vector<std::size_t> meanings, sorted;
    for (const TextureSlot &slot : layer.slots)
        meanings.push_back(slot.slot);
    sorted = meanings;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        for (std::size_t row = 0; row < meanings.size(); ++row)
            meanings[row] = row;
    return meanings;
}

bool hasSlots(const Material &material)
{
    return std::any_of(material.layers.begin(), material.layers.end(),
                       [](const Layer &layer) { return !layer.slots.isEmpty(); });
}

void spreadSlots(Material &material, bool hd)
{
    std::vector<Layer> further;
    for (const TextureSlot &slot : material.layers[0].slots) {
        if (!hd || slot.slot == 0 || slot.slot >= hdTextures)
            continue;
        further.resize(std::max<std::size_t>(further.size(), slot.slot));
        takeSlot(further[slot.slot - 1], slot);
    }
    for (Layer &layer : material.layers)
        layer.slots = {};
    if (further.empty())
        return;
    material.layers.items.resize(1);
    material.layers.ids.resize(1);
    for (Layer &each : further)
        material.layers.append(std::move(each));
}

void toSlots(Material &material)
{
    if (material.flags & MaterialFlag::TwoSided)
        for (Layer &layer : material.layers)
            layer.shadingFlags |= ShadingFlag::TwoSided;
    const bool hd = material.shader.view().starts_with("Shader_HD") && !material.layers.isEmpty();
    material.shader = {};
    if (!hd) {
        for (Layer &layer : material.layers) {
            layer.slots = {};
            addSlot(layer, Layer(layer), 0);
            closeSlots(layer, sdShader);
        }
        return;
    }
    Layer first = material.layers[0];
    first.slots = {};
    for (std::size_t row = 0; row < material.layers.size(); ++row)
        addSlot(first, material.layers[row], row);
    closeSlots(first, hdShader);
    if (material.layers.size() > emissive && first.emissiveGain == 1 && !first.emissiveGainKeys.isPresent()) {
        first.emissiveGain = material.layers[emissive].emissiveGain;
        first.emissiveGainKeys = material.layers[emissive].emissiveGainKeys;
    }
    material.layers.items = {std::move(first)};
    material.layers.ids.resize(1);
}

void toLayers(Material &material)
{
    const bool hd = !material.layers.isEmpty() && isHdShader(material.layers[0].shaderType);
    material.shader.set(hd ? hdShaderName : "");
    for (Layer &layer : material.layers) {
        const List<TextureSlot> slots = std::move(layer.slots);
        layer.slots = slots;
        const std::vector<std::size_t> meanings = slotMeanings(layer);
        layer.slots = {};
        layer.shaderType = 0;
        layer.textureId = -1;
        layer.textureIdKeys.clear();
        // A file may have a million slots in a layer; the game reads the known ones.
        const std::size_t limit = hd ? std::clamp(slots.size(), hdTextures, mostSlots) : 1;
        std::vector<Layer> further;
        for (std::size_t row = 0; row < slots.size(); ++row) {
            if (meanings[row] == 0) {
                takeSlot(layer, slots[row]);
            } else if (meanings[row] < limit) {
                further.resize(std::max(further.size(), meanings[row]));
                takeSlot(further[meanings[row] - 1], slots[row]);
            }
        }
        if (!hd)
            continue;
        // An HD material of 1000 has no room for further layers.
        material.layers.items.resize(1);
        material.layers.ids.resize(1);
        for (Layer &each : further)
            material.layers.append(std::move(each));
        break;
    }
}

} // namespace sinew::mdx
