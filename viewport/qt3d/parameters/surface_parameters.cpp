// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/parameters/surface_parameters.h"

#include <algorithm>
#include <array>

namespace sinew {

namespace {

using Row = std::array<float, 4>;

/// The layout of the shader's block SurfaceParts.
struct LayerUniforms
{
    Row rowU{}, rowV{}, colour{1, 1, 1, 1}, tone{}, cells{}, fresnel{}, planesOffset{}, planesScale{};
};
struct SurfaceBlock
{
    Row blends{}, shine{}, environmentShare{}, teamColour{}, vertexUse{};
    std::array<std::int32_t, 16> places{};
    LayerUniforms parts[surfaceSlots];
};

namespace PartFlag {
enum : int { Inverts = 2, Clamps = 4, TeamColour = 8, NormalInAlpha = 16 };
}

bool hasTexture(const SurfaceLayer &layer)
{
    return layer.isOn && layer.texture >= 0;
}

/// What a slot shows while its file is missing.
struct StandIn
{
    QColor colour;
    bool isPicture = false; ///< treated like the file's picture: all its operations are applied to it, too
};

/// Chosen so that the other slots look as they do with the file. A material without any other colour would be black, or
/// invisible: the slot that gives it its colour is then grey, fainter where passes add up. None: the checker that shows
/// what is missing.
std::optional<StandIn> standIn(const SceneLayer &layer, SurfaceSlot slot)
{
    const SceneSurface &surface = *layer.surface;
    const bool blends = filterState(layer.filterMode).blends;
    const auto neutral = [](SurfaceBlend blend) {
        return StandIn{blend == SurfaceBlend::Modulate     ? QColor(Qt::white)
                       : blend == SurfaceBlend::Modulate2x ? QColor(128, 128, 128)
                                                           : QColor(0, 0, 0, 0)};
    };
    switch (slot) {
    case SurfaceSlot::Diffuse:
        if (!blends)
            return std::nullopt;
        // The opacity comes from the masks, whatever this one's is.
        return StandIn{filterState(layer.filterMode).destination == BlendFactor::One ? QColor(48, 48, 48, 48)
                                                                                     : faintTexel(layer.filterMode),
                       true};
    case SurfaceSlot::Decal:
        return neutral(surface.decalBlend);
    case SurfaceSlot::Emissive1: {
        if (surface[SurfaceSlot::Diffuse].isOn)
            return neutral(surface.emissive1Blend);
        if (!blends)
            return std::nullopt;
        const int grey = int(64 / std::max(1.f, surface.hdrEmissive));
        return StandIn{QColor(grey, grey, grey, grey), true};
    }
    case SurfaceSlot::Emissive2:
        return neutral(surface.emissive2Blend);
    case SurfaceSlot::Environment:
        return neutral(surface.decalBlend);
    case SurfaceSlot::Specular:
        return StandIn{QColor(Qt::black)};
    case SurfaceSlot::Normal:
        return StandIn{QColor(128, 128, 255, 128)};
    case SurfaceSlot::LightMap:
        return StandIn{QColor(128, 128, 128)};
    case SurfaceSlot::AlphaMask1:
        return StandIn{blends ? QColor(96, 96, 96, 96) : QColor(Qt::white)};
    default:
        return StandIn{QColor(Qt::white)};
    }
}

/// A neutral texel must not be inverted, multiplied and so on.
void setNeutral(LayerUniforms &part)
{
    part.tone = {1, 0, 0, 1};
    part.rowV[3] = float(SurfaceChannels::Rgba);
    part.fresnel = {};
}

LayerUniforms partOf(const SurfaceLayer &layer, const SurfaceLayerState &state)
{
    LayerUniforms part;
    const int flags = (layer.inverts ? PartFlag::Inverts : 0) | (layer.clamps ? PartFlag::Clamps : 0) |
                      (layer.teamColour ? PartFlag::TeamColour : 0);
    part.rowU = {state.uv(0, 0), state.uv(0, 1), state.uv(0, 2), float(layer.uv)};
    part.rowV = {state.uv(1, 0), state.uv(1, 1), state.uv(1, 2), float(layer.channels)};
    if (layer.texture < 0)
        part.colour = {state.colour.r, state.colour.g, state.colour.b, state.colour.a};
    part.tone = {state.multiply, state.add, float(flags), state.alpha};
    if (const std::int64_t cells = std::int64_t(layer.rows) * layer.columns; cells > 1) {
        const std::int64_t cell = (state.cell % cells + cells) % cells;
        part.cells = {float(cell % layer.columns), float(cell / layer.columns), float(layer.columns),
                      float(layer.rows)};
    }
    part.fresnel = {float(layer.fresnel), layer.fresnelExponent, layer.fresnelMinimum, layer.fresnelRange};
    part.planesOffset = {state.triPlanarOffset.x, state.triPlanarOffset.y, state.triPlanarOffset.z, 0};
    part.planesScale = {state.triPlanarScale.x, state.triPlanarScale.y, state.triPlanarScale.z, 0};
    return part;
}

} // namespace

SurfaceVariant surfaceVariant(const SceneSurface &surface)
{
    SurfaceVariant variant;
    for (const SurfaceLayer &layer : surface.layers) {
        variant.layers += layer.isOn;
        variant.triPlanar = variant.triPlanar || (layer.isOn && layer.uv >= SurfaceUv::TriPlanarWorld);
    }
    return variant;
}

bool setSurface(DrawCall &call, const SceneLayer &layer, const LayerState &state, TextureSet &textures,
                const QColor &team)
{
    const SceneSurface &surface = *layer.surface;
    SurfaceBlock block;
    block.blends = {float(surface.decalBlend), float(surface.emissive1Blend), float(surface.emissive2Blend),
                    surface.specularAlpha ? 1.f : 0.f};
    block.shine = {surface.specularity, surface.hdrSpecular, surface.hdrEmissive, surface.dimsHighlight ? 1.f : 0.f};
    block.environmentShare = {surface.hdrEnvironmentConstant, surface.hdrEnvironmentDiffuse,
                              surface.hdrEnvironmentSpecular, 0};
    block.teamColour = {float(team.redF()), float(team.greenF()), float(team.blueF()), 1};
    block.vertexUse = {surface.vertexColour ? 1.f : 0.f, surface.vertexAlpha ? 1.f : 0.f, 0, 0};
    bool usesCube = false;
    std::size_t place = 0;
    for (std::size_t slot = 0; slot < std::min(surfaceSlots, state.surface.size()); ++slot) {
        const SurfaceLayer &part = surface.layers[slot];
        block.places[slot] = part.isOn ? std::int32_t(place) : -1;
        if (!part.isOn)
            continue;
        LayerUniforms &shown = block.parts[place] = partOf(part, state.surface[slot]);
        const char *sampler = surfaceTextureNames[place++];
        if (!hasTexture(part)) {
            call.setParameter(sampler, QVariant::fromValue(textures.texture(-1)));
            continue;
        }
        const std::optional<StandIn> instead = standIn(layer, SurfaceSlot(slot));
        const TextureSet::Slot found = instead ? textures.slot(part.texture, instead->colour)
                                               : TextureSet::Slot{textures.texture(part.texture), true};
        if (!found.present && !instead->isPicture)
            setNeutral(shown);
        if (SurfaceSlot(slot) == SurfaceSlot::Normal && (found.hasAlpha || !found.present))
            shown.tone[2] += float(PartFlag::NormalInAlpha);
        call.setParameter(sampler, QVariant::fromValue(found.texture));
        if (found.cube && SurfaceSlot(slot) == SurfaceSlot::Environment &&
            (part.uv == SurfaceUv::ReflectedCube || part.uv == SurfaceUv::Cube)) {
            usesCube = true;
            call.setParameter(surfaceCubeName, QVariant::fromValue(found.cube));
        }
    }
    call.setBlock("SurfaceParts", QByteArray(reinterpret_cast<const char *>(&block), sizeof block));
    return usesCube;
}

} // namespace sinew
