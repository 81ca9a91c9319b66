// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/effect_surface.h"

#include "plugins/m3/scene/parts/surface.h"
#include "plugins/m3/scene/parts/typed_materials.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

/// The layer of a list with at most one.
const Layer *layerOf(const List<Layer> &layers)
{
    const Layer *layer = layers.size() ? &layers[0] : nullptr;
    return layer && (!layer->texture.isEmpty() || (layer->flags & LayerFlag::Colour)) ? layer : nullptr;
}

SpriteTexture textureOf(const Layer &layer, const TextureRows &textures)
{
    SpriteTexture result;
    result.texture = textures.of(layer);
    result.channels = SurfaceChannels(std::min(layer.channels, 5u));
    result.cells = layer.uvSource == LayerUvSource::ParticleFlipbook;
    result.brightness = layer.flags & LayerFlag::Multiply ? layer.multiply.value : 1;
    return result;
}

} // namespace

std::optional<EffectSurface> effectSurface(const Root &root, std::uint32_t materialReference,
                                           const TextureRows &textures)
{
    EffectSurface result;
    result.priority = priorityOf(root, materialReference);
    const MaterialReference *reference = nullptr;
    for (int depth = 0; depth < 4 && materialReference < root.materialReferences.size(); ++depth) {
        reference = &root.materialReferences[materialReference];
        if (reference->type != MaterialType::Composite || reference->index >= root.compositeMaterials.size() ||
            root.compositeMaterials[reference->index].sections.size() == 0)
            break;
        materialReference = root.compositeMaterials[reference->index].sections[0].material;
    }
    if (!reference || reference->type != MaterialType::Standard || reference->index >= root.standardMaterials.size())
        return std::nullopt;
    const StandardMaterial &material = root.standardMaterials[reference->index];
    const Layer *base = layerOf(material.diffuse), *glow = layerOf(material.emissive1),
                *mask = layerOf(material.alphaMask1);
    if (!glow)
        glow = layerOf(material.emissive2);
    if (base)
        result.surface.base = textureOf(*base, textures);
    if (glow)
        result.surface.glow = textureOf(*glow, textures);
    if (mask)
        result.surface.mask = textureOf(*mask, textures);
    result.surface.glowOnly = !base && glow;
    if (material.alphaTestThreshold > 0 && material.alphaTestThreshold <= 255)
        result.alphaReference = float(material.alphaTestThreshold) / 255;
    result.blend = filterMode(material.blendMode, FilterMode::Alpha);
    result.unshaded = material.flags & MaterialFlag::Unshaded;
    result.unfogged = material.flags & MaterialFlag::Unfogged;
    return result;
}

} // namespace sinew::m3
