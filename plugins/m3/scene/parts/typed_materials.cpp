// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/typed_materials.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/scene/parts/surface.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

/// A number over time, multiplied by a share.
Track<float> share(const Animated<float> &animated, float factor)
{
    const auto part = [factor](float value) { return std::clamp(value * factor, 0.f, 1.f); };
    return {converted<float>(animated.keys, part), part(animated.value)};
}

/// A material that bends the background is shown as a faint veil, as strong as it bends.
SceneLayer displacementPass(const DisplacementMaterial &m, const TextureRows &textures)
{
    SceneLayer pass = plainPass(FilterMode::Add, {{}, {0.5f, 0.6f, 0.7f, 1}});
    pass.unshaded = pass.twoSided = true;
    pass.alpha = share(m.strength, 0.15f);
    (*pass.surface)[SurfaceSlot::AlphaMask1] = surfaceLayer(m.strengthLayer, textures);
    return pass;
}

/// Mist: its colour, thinner than its density over one unit, since the depth of the volume in front of the things
/// behind it is not known.
SceneLayer mistPass(const List<Layer> &colour, const Animated<float> &density, const TextureRows &textures)
{
    SceneLayer pass = plainPass(FilterMode::Alpha, {{}, {0.8f, 0.8f, 0.8f, 1}});
    pass.unshaded = true;
    pass.alpha = share(density, 0.3f);
    if (const SurfaceLayer layer = surfaceLayer(colour, textures); layer.isOn)
        (*pass.surface)[SurfaceSlot::Diffuse] = layer;
    return pass;
}

/// Layers over the ground, which isn't there.
SceneLayer groundPass(const List<Layer> &diffuse, const TextureRows &textures)
{
    SceneLayer pass = plainPass(FilterMode::Opaque, {{}, {0.45f, 0.42f, 0.38f, 1}});
    if (const SurfaceLayer layer = surfaceLayer(diffuse, textures); layer.isOn)
        (*pass.surface)[SurfaceSlot::Diffuse] = layer;
    return pass;
}

SceneLayer bakePass(const SplatTerrainBakeMaterial &m, const TextureRows &textures)
{
    SceneLayer pass = groundPass(m.diffuse, textures);
    (*pass.surface)[SurfaceSlot::Normal] = surfaceLayer(m.normal, textures);
    (*pass.surface)[SurfaceSlot::Specular] = surfaceLayer(m.specular, textures);
    return pass;
}

SceneLayer hairPass(const HairMaterial &m, const TextureRows &textures)
{
    SceneLayer pass = plainPass(FilterMode::Opaque, track(m.diffuseColour));
    pass.twoSided = true;
    if (const SurfaceLayer layer = surfaceLayer(m.base, textures); layer.isOn)
        (*pass.surface)[SurfaceSlot::Diffuse] = layer;
    (*pass.surface)[SurfaceSlot::AmbientOcclusion] = surfaceLayer(m.ambientOcclusion, textures);
    SurfaceLayer &specular = (*pass.surface)[SurfaceSlot::Specular];
    specular.isOn = true;
    specular.colour = track(m.specularColour);
    pass.surface->specularity = m.specularExponent1;
    return pass;
}

/// A mirror shows a cool grey, stronger at grazing angles.
SceneLayer reflectionPass(const ReflectionMaterial &m, const TextureRows &textures)
{
    SceneLayer pass = plainPass(FilterMode::Alpha, {{}, {0.55f, 0.62f, 0.7f, 1}});
    pass.unshaded = true;
    pass.alpha = share(m.reflectionStrength, 0.5f);
    if (m.flags & 0x2)
        (*pass.surface)[SurfaceSlot::AlphaMask1] = surfaceLayer(m.strength, textures);
    return pass;
}

SceneLayer flarePass(const LensFlareMaterial &m, const TextureRows &textures)
{
    SceneLayer pass = plainPass(FilterMode::Add, track(m.colour));
    pass.unshaded = pass.twoSided = true;
    pass.alpha = share(m.intensity, 1);
    if (const SurfaceLayer layer = surfaceLayer(m.colourLayer, textures); layer.isOn)
        (*pass.surface)[SurfaceSlot::Diffuse] = layer;
    return pass;
}

struct Target
{
    std::uint32_t type = 0;
    std::size_t row = 0;
};

Target targetOf(const Root &root, std::int64_t reference)
{
    if (rowIn(root.materialReferences, reference) < 0)
        return {};
    const MaterialReference &named = root.materialReferences[std::size_t(reference)];
    return {named.type, named.index};
}

} // namespace

std::vector<SceneLayer> ownPasses(const Root &root, std::int64_t reference, const TextureRows &textures)
{
    const Target target = targetOf(root, reference);
    std::vector<SceneLayer> passes;
    const auto add = [&](const auto &list, const auto &make) {
        if (target.row >= list.size())
            return;
        passes.push_back(make(list[target.row], textures));
        passes.back().source = list.ids[target.row];
    };
    switch (target.type) {
    case MaterialType::Standard:
        if (target.row < root.standardMaterials.size())
            passes.push_back(standardPass(root, target.row, textures));
        break;
    case MaterialType::Displacement:
        add(root.displacementMaterials, displacementPass);
        break;
    case MaterialType::Terrain:
        add(root.terrainMaterials,
            [](const TerrainMaterial &m, const TextureRows &t) { return groundPass(m.terrain, t); });
        break;
    case MaterialType::Volume:
        add(root.volumeMaterials,
            [](const VolumeMaterial &m, const TextureRows &t) { return mistPass(m.colour, m.density, t); });
        break;
    case MaterialType::Hair:
        add(root.hairMaterials, hairPass);
        break;
    case MaterialType::Creep:
        add(root.creepMaterials, [](const CreepMaterial &m, const TextureRows &t) { return groundPass(m.creep, t); });
        break;
    case MaterialType::VolumeNoise:
        add(root.volumeNoiseMaterials,
            [](const VolumeNoiseMaterial &m, const TextureRows &t) { return mistPass(m.colour, m.density, t); });
        break;
    case MaterialType::SplatTerrainBake:
        add(root.splatTerrainBakeMaterials, bakePass);
        break;
    case MaterialType::Reflection:
        add(root.reflectionMaterials, reflectionPass);
        break;
    case MaterialType::LensFlare:
        add(root.lensFlareMaterials, flarePass);
        break;
    default:
        break;
    }
    return passes;
}

std::int32_t priorityOf(const Root &root, std::int64_t reference)
{
    const Target target = targetOf(root, reference);
    const auto of = [&](const auto &list) { return target.row < list.size() ? list[target.row].priority : 0; };
    switch (target.type) {
    case MaterialType::Standard:
        return of(root.standardMaterials);
    case MaterialType::Displacement:
        return of(root.displacementMaterials);
    case MaterialType::Composite:
        return of(root.compositeMaterials);
    default:
        return 0;
    }
}

void nameApproximated(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.approximated.clear();
    const auto name = [&](const char *what, bool isThere) {
        if (isThere)
            scene.approximated.emplace_back(what);
    };
    name(QT_TRANSLATE_NOOP("Preview", "displacement materials"), root.displacementMaterials.size() > 0);
    name(QT_TRANSLATE_NOOP("Preview", "terrain and creep materials"),
         root.terrainMaterials.size() + root.creepMaterials.size() + root.splatTerrainBakeMaterials.size() > 0);
    name(QT_TRANSLATE_NOOP("Preview", "volume materials"),
         root.volumeMaterials.size() + root.volumeNoiseMaterials.size() > 0);
    name(QT_TRANSLATE_NOOP("Preview", "hair materials"), root.hairMaterials.size() > 0);
    name(QT_TRANSLATE_NOOP("Preview", "reflections and lens flares"),
         root.reflectionMaterials.size() + root.lensFlareMaterials.size() > 0);
    name(QT_TRANSLATE_NOOP("Preview", "projections"), root.projections.size() > 0);
    name(QT_TRANSLATE_NOOP("Preview", "cloth"), root.cloths.size() > 0);
    const auto collides = [](const auto &emitter) { return (emitter.flags & 0x6) != 0; };
    name(QT_TRANSLATE_NOOP("Preview", "particle collisions"),
         std::any_of(root.particles.begin(), root.particles.end(), collides) ||
             std::any_of(root.ribbons.begin(), root.ribbons.end(), collides));
}

} // namespace sinew::m3
