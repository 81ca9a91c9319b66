// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/surface.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

template<class To>
To upTo(std::uint32_t number, To last)
{
    return number > std::uint32_t(last) ? To{} : To(number);
}

} // namespace

FilterMode filterMode(std::uint32_t number, FilterMode otherwise)
{
    switch (number) {
    case MaterialBlend::Opaque:
        return FilterMode::Opaque;
    case MaterialBlend::Alpha:
        return FilterMode::Alpha;
    // Both by the opacity: with 1, 1 as in mdx-m3-viewer neither alpha masks nor the alpha of vertices and particles
    // would be visible.
    case MaterialBlend::Add:
    case MaterialBlend::AlphaAdd:
        return FilterMode::Add;
    case MaterialBlend::Modulate:
        return FilterMode::Mod;
    case MaterialBlend::Modulate2x:
        return FilterMode::Mod2x;
    default:
        return otherwise;
    }
}

SurfaceLayer surfaceLayer(const List<Layer> &layers, const TextureRows &textures)
{
    SurfaceLayer result;
    if (layers.size() == 0)
        return result;
    const Layer &layer = layers[0];
    result.isOn = isTextured(layer) || (layer.flags & LayerFlag::Colour);
    if (!result.isOn)
        return result;
    result.texture = textures.of(layer);
    result.colour = track(layer.colour);
    result.uv = upTo(layer.uvSource, SurfaceUv::TriPlanarWorldLocalZ);
    result.triPlanarOffset = track(layer.triPlanarOffset);
    result.triPlanarScale = track(layer.triPlanarScale);
    result.channels = upTo(layer.channels, SurfaceChannels::Blue);
    result.inverts = layer.flags & LayerFlag::Invert;
    result.clamps = layer.flags & LayerFlag::Clamp;
    if (layer.flags & LayerFlag::Multiply)
        result.multiply = track(layer.multiply);
    if (layer.flags & LayerFlag::Add)
        result.add = track(layer.add);
    result.alpha = track(layer.alpha);
    result.offset = track(layer.uvOffset);
    result.angle = track(layer.uvAngle);
    result.tiling = track(layer.uvTiling);
    result.rows = layer.flipbookRows;
    result.columns = layer.flipbookColumns;
    result.cell.curve =
        converted<std::int32_t>(layer.flipbookFrame.keys, [](std::uint16_t frame) { return std::int32_t(frame); });
    result.cell.fallback = layer.flipbookFrame.value;
    result.fresnel = upTo(layer.fresnelType, SurfaceFresnel::Inverted);
    result.fresnelExponent = layer.fresnelExponent;
    result.fresnelMinimum = layer.fresnelMinimum;
    result.fresnelRange = layer.fresnelRange;
    return result;
}

SceneLayer standardPass(const Root &root, std::size_t row, const TextureRows &textures)
{
    const StandardMaterial &m = root.standardMaterials[row];
    SceneLayer pass;
    pass.source = root.standardMaterials.ids[row];
    pass.filterMode = filterMode(m.blendMode, FilterMode::Opaque);
    pass.unshaded = m.flags & MaterialFlag::Unshaded;
    pass.unfogged = m.flags & MaterialFlag::Unfogged;
    pass.twoSided = m.flags & MaterialFlag::TwoSided;
    pass.noDepthSet = pass.filterMode != FilterMode::Opaque;
    SceneSurface &surface = pass.surface.emplace();
    const auto set = [&](SurfaceSlot slot, const List<Layer> &layers) {
        surface[slot] = surfaceLayer(layers, textures);
    };
    set(SurfaceSlot::Diffuse, m.diffuse);
    set(SurfaceSlot::Decal, m.decal);
    set(SurfaceSlot::Specular, m.specular);
    set(SurfaceSlot::Gloss, m.gloss);
    set(SurfaceSlot::Emissive1, m.emissive1);
    set(SurfaceSlot::Emissive2, m.emissive2);
    set(SurfaceSlot::Environment, m.environment);
    set(SurfaceSlot::EnvironmentMask, m.environmentMask);
    set(SurfaceSlot::AlphaMask1, m.alphaMask1);
    set(SurfaceSlot::AlphaMask2, m.alphaMask2);
    set(SurfaceSlot::Normal, m.normal);
    set(SurfaceSlot::LightMap, m.lightMap);
    set(SurfaceSlot::AmbientOcclusion, m.ambientOcclusion);
    // 146 of 211 textures of opaque materials in the corpus are taken with all channels; their alpha is the part that
    // is not team colour.
    SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse];
    diffuse.teamColour = diffuse.texture >= 0 && diffuse.channels != SurfaceChannels::Rgb;
    for (const SurfaceSlot mask : {SurfaceSlot::AlphaMask1, SurfaceSlot::AlphaMask2}) {
        if (surface[mask].channels == SurfaceChannels::Rgb)
            surface[mask].channels = SurfaceChannels::Alpha;
    }
    surface.decalBlend = upTo(m.decalBlend, SurfaceBlend::AddNoAlpha);
    surface.emissive1Blend = upTo(m.emissive1Blend, SurfaceBlend::AddNoAlpha);
    surface.emissive2Blend = upTo(m.emissive2Blend, SurfaceBlend::AddNoAlpha);
    surface.specularity = m.specularity > 0 ? m.specularity : 20;
    surface.dimsHighlight = !(m.flags & MaterialFlag::SimulateRoughness);
    surface.hdrSpecular = m.hdrSpecular;
    surface.hdrEmissive = m.hdrEmissive;
    surface.hdrEnvironmentConstant = m.hdrEnvironmentConstant;
    surface.hdrEnvironmentDiffuse = m.hdrEnvironmentDiffuse;
    surface.hdrEnvironmentSpecular = m.hdrEnvironmentSpecular;
    surface.alphaThreshold = m.alphaTestThreshold ? float(std::min(m.alphaTestThreshold, 255u)) / 255 : -1.f;
    surface.vertexColour = (m.flags & MaterialFlag::VertexColour) || (m.flags2 & MaterialFlag2::VertexColour);
    surface.vertexAlpha = (m.flags & MaterialFlag::VertexAlpha) || (m.flags2 & MaterialFlag2::VertexAlpha);
    surface.specularAlpha = m.specularMode == 1;
    return pass;
}

SceneLayer plainPass(FilterMode mode, const Track<Colour4> &colour)
{
    SceneLayer pass;
    pass.filterMode = mode;
    pass.noDepthSet = mode != FilterMode::Opaque;
    SurfaceLayer &diffuse = (*(pass.surface = SceneSurface()))[SurfaceSlot::Diffuse];
    diffuse.isOn = true;
    diffuse.colour = colour;
    return pass;
}

} // namespace sinew::m3
