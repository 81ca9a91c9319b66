// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/material/look.h"

#include <algorithm>

namespace sinew::gltf {

namespace {

/// The row that a texture track shows at first.
std::int32_t firstTexture(Job &job, const Track<std::int32_t> &track, NodeId source)
{
    if (track.curve.size() == 0)
        return track.fallback;
    job.losses.add(ConversionLoss::Kept,
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

void setFilter(Job &job, FilterMode mode, float alphaReference, NodeId source, Look &look)
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
    job.losses.add(ConversionLoss::Changed,
                   QT_TRANSLATE_NOOP("Message", "Layers that are added to or multiplied with what is behind them are "
                                                "shown as transparent (%1)"),
                   source);
}

void setPlain(Job &job, const SceneMaterial &material, std::size_t row, Look &look)
{
    const RenderScene &scene = job.scene;
    const SceneLayer &layer = material.layers[row];
    setFilter(job, layer.filterMode, 0.75f, layer.source, look);
    look.base.texture = firstTexture(job, layer.texture, layer.source);
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
        job.losses.add(ConversionLoss::Kept,
                       QT_TRANSLATE_NOOP("Message", "Layers that reflect their surroundings lie on the mesh (%1)"),
                       layer.source);
    if (!layer.hd)
        return;
    const auto slot = [&](HdSlot which) { return firstTexture(job, layer.slots[std::size_t(which)], layer.source); };
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

void setBatch(Job &job, const SceneLayer &layer, Look &look)
{
    const SceneBatch &batch = *layer.batch;
    setFilter(job, layer.filterMode, batch.alphaReference, layer.source, look);
    look.colours.emplace_back(batch.colour);
    if (batch.stages.empty())
        return;
    const SceneStage &stage = batch.stages.front();
    look.base.texture = firstTexture(job, stage.texture, layer.source);
    look.base.uvSet = stage.uv == UvSource::Set1 ? 1 : 0;
    look.base.animation = stage.textureAnimation;
    if (!batch.ignoresWeight)
        look.opacities.emplace_back(stage.weight);
    if (stage.uv == UvSource::Environment)
        look.base.texture = -1;
    if (batch.stages.size() > 1)
        job.losses.add(ConversionLoss::Kept,
                       QT_TRANSLATE_NOOP("Message", "Layers of several textures show the first one (%1)"),
                       layer.source);
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

void setSurface(Job &job, const SceneLayer &layer, Look &look)
{
    const SceneSurface &surface = *layer.surface;
    const SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse];
    setFilter(job, layer.filterMode, surface.alphaThreshold, layer.source, look);
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
    look.emissive = surfaceTexture(surface[SurfaceSlot::Emissive1]);
    look.emissive.treatment = {Treatment::Opaque};
    look.emissiveGain = surface[SurfaceSlot::Emissive1].multiply.fallback;
    if (surface.emissive1Blend != SurfaceBlend::Add && surface.emissive1Blend != SurfaceBlend::AddNoAlpha)
        look.emissive.texture = -1;
    job.losses.add(ConversionLoss::Kept,
                   QT_TRANSLATE_NOOP("Message", "Materials whose highlights, decals and reflections are kept as extra "
                                                "data (%1)"),
                   layer.source);
}

} // namespace

Look lookOf(Job &job, const SceneMesh &mesh)
{
    Look look;
    look.colours.emplace_back(mesh.colour);
    look.opacities.emplace_back(mesh.alpha);
    const bool exists = mesh.material >= 0 && std::size_t(mesh.material) < job.scene.materials.size();
    if (!exists || job.scene.materials[std::size_t(mesh.material)].layers.empty())
        return look;
    const SceneMaterial &material = job.scene.materials[std::size_t(mesh.material)];
    std::size_t row = 0;
    while (row + 1 < material.layers.size() && !material.layers[row].batch && !material.layers[row].surface &&
           isTeamTexture(job.scene, material.layers[row].texture.fallback))
        ++row;
    const SceneLayer &layer = material.layers[row];
    look.isUnlit = layer.unshaded;
    look.isTwoSided = layer.twoSided;
    look.opacities.emplace_back(layer.alpha);
    if (layer.batch)
        setBatch(job, layer, look);
    else if (layer.surface)
        setSurface(job, layer, look);
    else
        setPlain(job, material, row, look);
    if (row + 1 < material.layers.size())
        job.losses.add(ConversionLoss::Kept,
                       QT_TRANSLATE_NOOP("Message", "Materials of several layers show one of them (%1)"),
                       material.source);
    return look;
}

} // namespace sinew::gltf
