// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/look/look.h"

#include "core/scene/scene_util.h"
#include <algorithm>

namespace sinew {

namespace {

/// The row that a texture track shows at first.
std::int32_t firstTexture(GroupedLosses &losses, const Track<std::int32_t> &track, NodeId source)
{
    if (track.curve.size() == 0)
        return track.fallback;
    losses.add(ConversionLoss::Kept,
               QT_TRANSLATE_NOOP("Message", "Layers that change their texture show the first one (%1)"), source);
    return track.curve.values()[0];
}

bool isTeamTexture(const RenderScene &scene, std::int32_t row)
{
    if (row < 0 || std::size_t(row) >= scene.textures.size())
        return false;
    const SceneTexture &texture = scene.textures[std::size_t(row)];
    return texture.path.empty() && texture.slot == 0 && (texture.replaceableId == 1 || texture.replaceableId == 2);
}

void setFilter(GroupedLosses &losses, FilterMode mode, float alphaReference, NodeId source, Look &look)
{
    look.alpha = Look::Blend;
    look.base.treatment.kind = Treatment::Plain;
    switch (mode) {
    case FilterMode::None:
    case FilterMode::Opaque:
        look.alpha = Look::Opaque;
        look.base.treatment.kind = Treatment::Opaque;
        return;
    case FilterMode::Transparent:
    case FilterMode::AlphaKey:
        look.alpha = Look::Mask;
        look.cutoff = mode == FilterMode::AlphaKey ? alphaReference : 0.75f;
        return;
    case FilterMode::Blend:
    case FilterMode::Alpha:
        return;
    case FilterMode::Modulate:
    case FilterMode::Modulate2x:
    case FilterMode::Mod:
    case FilterMode::Mod2x:
        look.base.treatment.kind = Treatment::Multiplied;
        break;
    default:
        look.base.treatment.kind = Treatment::Added;
        break;
    }
    losses.add(ConversionLoss::Changed,
               QT_TRANSLATE_NOOP("Message", "Layers that are added to or multiplied with what is behind them are "
                                            "shown as transparent (%1)"),
               source);
}

void setPlain(const RenderScene &scene, const SceneMaterial &material, std::size_t row, GroupedLosses &losses,
              Look &look)
{
    const SceneLayer &layer = material.layers[row];
    setFilter(losses, layer.filterMode, 0.75f, layer.source, look);
    look.base.texture = firstTexture(losses, layer.texture, layer.source);
    look.base.uvSet = layer.uvSet;
    look.base.animation = layer.textureAnimation;
    const bool isFirst =
        std::all_of(material.layers.begin(), material.layers.begin() + std::ptrdiff_t(row),
                    [&](const SceneLayer &below) { return isTeamTexture(scene, below.texture.fallback); });
    if (row > 0 && isFirst && layer.filterMode == FilterMode::Blend) {
        look.alpha = Look::Opaque;
        look.base.treatment.kind = Treatment::TeamBelow;
    }
    if (layer.sphereEnvironment)
        losses.add(ConversionLoss::Kept,
                   QT_TRANSLATE_NOOP("Message", "Layers that reflect their surroundings lie on the mesh (%1)"),
                   layer.source);
    if (!layer.hd)
        return;
    const auto slot = [&](HdSlot which) { return firstTexture(losses, layer.slots[std::size_t(which)], layer.source); };
    look.normal = look.orm = look.emissive = look.base;
    look.normal.texture = slot(HdSlot::Normal);
    look.normal.treatment = {Treatment::NormalRed};
    look.orm.texture = slot(HdSlot::Orm);
    look.orm.treatment = {Treatment::Opaque};
    look.emissive.texture = slot(HdSlot::Emissive);
    look.emissive.treatment = {Treatment::Opaque};
    look.emissiveGain = layer.emissiveGain.fallback;
    if (look.alpha == Look::Opaque && isTeamTexture(scene, slot(HdSlot::TeamColour)) && look.orm.texture >= 0)
        look.base.treatment = {Treatment::TeamMask, look.orm.texture};
}

void setBatch(const SceneLayer &layer, GroupedLosses &losses, Look &look)
{
    const SceneBatch &batch = *layer.batch;
    setFilter(losses, layer.filterMode, batch.alphaReference, layer.source, look);
    look.colours.emplace_back(batch.colour);
    if (batch.stages.empty())
        return;
    const SceneStage &stage = batch.stages.front();
    look.base.texture = firstTexture(losses, stage.texture, layer.source);
    look.base.uvSet = stage.uv == UvSource::Set1 ? 1 : 0;
    look.base.animation = stage.textureAnimation;
    if (!batch.ignoresWeight)
        look.opacities.emplace_back(stage.weight);
    if (stage.uv == UvSource::Environment)
        look.base.texture = -1;
    if (batch.stages.size() > 1)
        losses.add(ConversionLoss::Kept,
                   QT_TRANSLATE_NOOP("Message", "Layers of several textures show the first one (%1)"), layer.source);
}

LookTexture surfaceTexture(const SurfaceLayer &layer)
{
    LookTexture texture;
    const std::uint32_t set = layer.uv == SurfaceUv::Set1   ? 1
                              : layer.uv == SurfaceUv::Set2 ? 2
                              : layer.uv == SurfaceUv::Set3 ? 3
                                                            : 0;
    if (!layer.isOn || (set == 0 && layer.uv != SurfaceUv::Set0))
        return texture;
    texture.texture = layer.texture;
    texture.uvSet = set;
    texture.surface = &layer;
    return texture;
}

/// `material`, `row`: of the layer.
void setSurface(const SceneLayer &layer, std::int32_t material, std::size_t row, GroupedLosses &losses, Look &look)
{
    const SceneSurface &surface = *layer.surface;
    const SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse];
    setFilter(losses, layer.filterMode, surface.alphaThreshold, layer.source, look);
    const Treatment treatment = look.base.treatment;
    look.base = surfaceTexture(diffuse);
    look.base.treatment = treatment;
    if (look.alpha == Look::Opaque && surface.alphaThreshold >= 0) {
        look.alpha = Look::Mask;
        look.cutoff = surface.alphaThreshold;
    }
    const SurfaceLayer &mask = surface[SurfaceSlot::AlphaMask1];
    if (look.alpha == Look::Opaque && diffuse.teamColour)
        look.base.treatment.kind = Treatment::TeamBelow;
    else if (look.alpha != Look::Opaque && treatment.kind != Treatment::Added && mask.isOn && mask.texture >= 0)
        look.base.treatment = {Treatment::Masked, mask.texture,
                               mask.channels >= SurfaceChannels::Red ? int(mask.channels) - int(SurfaceChannels::Red)
                                                                     : 3};
    if (diffuse.isOn && diffuse.texture < 0)
        look.colours.emplace_back(diffuse.colour);
    look.normal = surfaceTexture(surface[SurfaceSlot::Normal]);
    look.normal.treatment = {Treatment::NormalAlpha};
    const bool shines = surface[SurfaceSlot::Specular].isOn || surface[SurfaceSlot::AmbientOcclusion].isOn;
    if (!look.isUnlit && shines && diffuse.texture >= 0) {
        look.orm = look.base;
        look.orm.treatment = {Treatment::SurfaceOrm, material, int(row)};
        losses.add(ConversionLoss::Changed,
                   QT_TRANSLATE_NOOP("Message", "Highlights of materials are shown by their roughness (%1)"),
                   layer.source);
    }
    look.emissive = surfaceTexture(surface[SurfaceSlot::Emissive1]);
    look.emissive.treatment = {Treatment::Opaque};
    look.emissiveGain = surface[SurfaceSlot::Emissive1].multiply.fallback;
    if (surface.emissive1Blend != SurfaceBlend::Add && surface.emissive1Blend != SurfaceBlend::AddNoAlpha)
        look.emissive.texture = -1;
    losses.add(ConversionLoss::Kept, QT_TRANSLATE_NOOP("Message", "Decals and reflections of materials (%1)"),
               layer.source);
}

} // namespace

Look lookOf(const RenderScene &scene, const SceneMesh &mesh, GroupedLosses &losses)
{
    Look look;
    look.colours.emplace_back(mesh.colour);
    look.opacities.emplace_back(mesh.alpha);
    const SceneMaterial *of = materialAt(scene, mesh.material);
    if (!of || of->layers.empty())
        return look;
    const SceneMaterial &material = *of;
    std::size_t row = 0;
    while (row + 1 < material.layers.size() && !material.layers[row].batch && !material.layers[row].surface &&
           isTeamTexture(scene, material.layers[row].texture.fallback))
        ++row;
    const SceneLayer &layer = material.layers[row];
    look.isUnlit = layer.unshaded;
    look.isTwoSided = layer.twoSided;
    look.opacities.emplace_back(layer.alpha);
    if (layer.batch)
        setBatch(layer, losses, look);
    else if (layer.surface)
        setSurface(layer, mesh.material, row, losses, look);
    else
        setPlain(scene, material, row, losses, look);
    if (row + 1 < material.layers.size())
        losses.add(ConversionLoss::Kept,
                   QT_TRANSLATE_NOOP("Message", "Materials of several layers show one of them (%1)"), material.source);
    return look;
}

} // namespace sinew
