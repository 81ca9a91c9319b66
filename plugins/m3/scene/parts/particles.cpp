// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/effect_surface.h"

#include <cmath>

namespace sinew::m3 {

namespace {

namespace Flag {
enum : std::uint32_t {
    SortDistance = 0x1,
    Cutout = 0x10,
    InheritVelocity = 0x40,
    SortHeight = 0x80,
    SortReverse = 0x100,
    OldRotationSmooth = 0x200,
    OldRotationBezier = 0x400,
    OldSizeSmooth = 0x800,
    OldSizeBezier = 0x1000,
    OldColourSmooth = 0x2000,
    OldColourBezier = 0x4000,
    Lit = 0x8000,
    RandomCell = 0x10000,
    ClampTail = 0x40000,
    Trailing = 0x80000,
    FixedTail = 0x100000,
    Models = 0x400000,
    SwapYZ = 0x800000,
};
}
namespace RandomFlag {
enum : std::uint32_t { Speed = 1, Life = 2, Mass = 4, World = 8 };
}
namespace RotationFlag {
enum : std::uint32_t { Relative = 2, Flat = 8 };
}

constexpr std::uint32_t withFlags = 17; ///< since which version the flags tell what is random
constexpr std::uint32_t withSmoothing = 14;

/// The layer of a list of none or one.
const Layer *layerOf(const List<Layer> &layers)
{
    const Layer *layer = layers.size() ? &layers[0] : nullptr;
    return layer && (!layer->texture.isEmpty() || (layer->flags & LayerFlag::Colour)) ? layer : nullptr;
}

ParticleTexture textureOf(const Layer &layer, const TextureRows &textures)
{
    ParticleTexture result;
    result.texture = textures.of(layer);
    result.channels = std::uint8_t(std::min(layer.channels, 5u));
    result.cells = layer.uvSource == UvSource::ParticleFlipbook;
    result.brightness = layer.flags & LayerFlag::Multiply ? layer.multiply.value : 1;
    return result;
}

ParticleBlend blendOf(std::uint32_t mode)
{
    switch (mode) {
    case MaterialBlend::Opaque:
        return ParticleBlend::M2Opaque;
    case MaterialBlend::Add: // with the opacity, by which the corpus' emitters fade
    case MaterialBlend::AlphaAdd:
        return ParticleBlend::M2Add;
    case MaterialBlend::Modulate:
        return ParticleBlend::M2Mod;
    case MaterialBlend::Modulate2x:
        return ParticleBlend::M2Mod2x;
    default:
        return ParticleBlend::M2Alpha;
    }
}

/// Of the first division's regions.
std::vector<std::int32_t> meshesOf(const Root &root, const Array<std::uint32_t> &regions)
{
    std::vector<std::int32_t> rows;
    const std::vector<DrawnRegion> drawn = drawnRegions(root);
    for (std::size_t row = 0; row < drawn.size(); ++row)
        if (drawn[row].division == 0 && std::find(regions.begin(), regions.end(), drawn[row].region) != regions.end())
            rows.push_back(std::int32_t(row));
    return rows;
}

void addEmission(const Root &root, const Particle &p, M3Particles &result)
{
    const bool flags = p.sectionVersion >= withFlags;
    const auto number = [](std::int16_t count) { return float(count); };
    result.bursts = Track<float>{converted<float>(p.count.keys, number), number(p.count.value)};
    for (const std::uint32_t row : p.copies)
        if (row < root.particleCopies.size()) {
            const ParticleCopy &copy = root.particleCopies[row];
            result.copies.push_back(
                {rowIn(root.bones, copy.bone), track(copy.rate),
                 Track<float>{converted<float>(copy.count.keys, number), number(copy.count.value)}});
        }
    result.maximum = p.maximum;
    result.speed = track(p.speed);
    result.speed2 = track(p.speed2);
    result.randomSpeed = flags ? p.randomFlags & RandomFlag::Speed : p.randomSpeed != 0;
    result.randomLife = flags ? p.randomFlags & RandomFlag::Life : p.randomLifespan != 0;
    result.randomMass = flags ? p.randomFlags & RandomFlag::Mass : p.randomMass != 0;
    result.yaw = track(p.yaw);
    result.pitch = track(p.pitch);
    result.horizontal = track(p.horizontalSpread);
    result.vertical = track(p.verticalSpread);
    result.life = track(p.lifespan);
    result.life2 = track(p.lifespan2);
    result.shape = p.shape <= 7 ? EmissionShape(p.shape) : EmissionShape::Point;
    result.direction = p.emissionType <= 4 ? EmissionDirection(p.emissionType) : EmissionDirection::Cone;
    result.size = track(p.shapeSize);
    result.cutoutSize = track(p.cutoutSize);
    result.radius = track(p.shapeRadius);
    result.cutoutRadius = track(p.cutoutRadius);
    result.cutout = p.flags & Flag::Cutout;
    for (const SplinePoint &point : p.shapeSpline.items)
        result.spline.push_back(track(point.position));
    result.splineStart = track(p.splineStart);
    result.splineEnd = track(p.splineEnd);
    if (result.shape == EmissionShape::Mesh)
        result.meshes = meshesOf(root, p.shapeRegions);
    result.mass = p.mass;
    result.mass2 = p.mass2;
    result.massPerSize = p.massSizeFactor;
    result.drag = p.drag;
    result.gravity = {p.gravityX, p.gravityY, p.gravity};
    result.killRadius = p.distanceLimit;
    result.noiseAmplitude = p.noiseAmplitude;
    result.noiseFrequency = p.noiseFrequency;
    result.noiseCohesion = p.noiseCohesion;
    result.noiseEdge = p.noiseEdge;
    result.forceChannels = p.localForces;
    result.inheritVelocity = p.flags & Flag::InheritVelocity;
    result.parentVelocity = track(p.parentVelocity);
}

void addAppearance(const Particle &p, M3Particles &result)
{
    result.sizes = track(p.size);
    result.sizes2 = track(p.size2);
    result.turns = track(p.rotation);
    result.turns2 = track(p.rotation2);
    const Animated<Colour4> *colours[] = {&p.colourStart, &p.colourMid, &p.colourEnd},
                            *colours2[] = {&p.colourStart2, &p.colourMid2, &p.colourEnd2};
    for (int i = 0; i < 3; ++i) {
        result.colours[i] = track(*colours[i]);
        result.colours2[i] = track(*colours2[i]);
    }
    result.randomSize = p.randomSize;
    result.randomTurn = p.randomRotation;
    result.randomColour = p.randomColour;
    result.relativeTurn = p.rotationFlags & RotationFlag::Relative;
    result.flat = p.rotationFlags & RotationFlag::Flat;
    const auto smoothing = [&](std::uint32_t own, std::uint32_t smooth, std::uint32_t bezier) {
        if (p.sectionVersion >= withSmoothing)
            return own;
        return p.flags & bezier   ? std::uint32_t(Smoothing::Bezier)
               : p.flags & smooth ? std::uint32_t(Smoothing::Smooth)
                                  : 0u;
    };
    const std::uint32_t colour = smoothing(p.colourSmoothing, Flag::OldColourSmooth, Flag::OldColourBezier);
    result.colourPhase = phaseOf(p.colourMiddle, p.colourHold, colour);
    result.alphaPhase = phaseOf(p.alphaMiddle, p.alphaHold, colour);
    result.sizePhase =
        phaseOf(p.sizeMiddle, p.sizeHold, smoothing(p.sizeSmoothing, Flag::OldSizeSmooth, Flag::OldSizeBezier));
    result.turnPhase = phaseOf(p.rotationMiddle, p.rotationHold,
                               smoothing(p.rotationSmoothing, Flag::OldRotationSmooth, Flag::OldRotationBezier));
    result.cells[0] = p.firstPhaseStart;
    result.cells[1] = p.firstPhaseEnd;
    result.cells[2] = p.secondPhaseStart;
    result.cellMiddle = p.firstPhaseLength;
    // Add-ons write infinity where there are no cells.
    result.cellWidth = std::isfinite(p.flipbookColumnWidth) ? p.flipbookColumnWidth : 1;
    result.cellHeight = std::isfinite(p.flipbookRowHeight) ? p.flipbookRowHeight : 1;
    result.randomCell = p.flags & Flag::RandomCell;
    result.yawWave = waveOf(p.yawVariation, p.yawVariationAmplitude, p.yawVariationFrequency);
    result.pitchWave = waveOf(p.pitchVariation, p.pitchVariationAmplitude, p.pitchVariationFrequency);
    result.speedWave = waveOf(p.speedVariation, p.speedVariationAmplitude, p.speedVariationFrequency);
    result.sizeWave = waveOf(p.sizeVariation, p.sizeVariationAmplitude, p.sizeVariationFrequency);
    result.alphaWave = waveOf(p.alphaVariation, p.alphaVariationAmplitude, p.alphaVariationFrequency);
    result.turnWave = waveOf(p.rotationVariation, p.rotationVariationAmplitude, p.rotationVariationFrequency);
    result.horizontalWave =
        waveOf(p.horizontalSpreadVariation, p.horizontalSpreadVariationAmplitude, p.horizontalSpreadVariationFrequency);
    result.verticalWave =
        waveOf(p.verticalSpreadVariation, p.verticalSpreadVariationAmplitude, p.verticalSpreadVariationFrequency);
    result.waveShift = track(p.phaseShift);
    result.form = p.type <= 10 ? ParticleForm(p.type) : ParticleForm::Billboard;
    result.tailLength = p.tailLength;
    result.facing = p.direction;
    result.clampTail = p.flags & Flag::ClampTail;
    result.fixedTail = p.flags & Flag::FixedTail;
    result.sorting = p.flags & Flag::SortDistance ? ParticleSorting::Distance
                     : p.flags & Flag::SortHeight ? ParticleSorting::Height
                                                  : ParticleSorting::None;
    result.sortReverse = p.flags & Flag::SortReverse;
    if (p.flags & Flag::Trailing) {
        result.trail = p.trailEmitter;
        result.trailChance = p.trailChance;
        result.trailRate = track(p.trailRate);
    }
    if (p.flags & Flag::Models)
        for (const FilePath &model : p.models.items)
            result.models.emplace_back(model.path.view());
    result.swapYZ = p.flags & Flag::SwapYZ;
}

void buildForces(const Root &root, RenderScene &scene)
{
    scene.forces.clear();
    for (std::size_t row = 0; row < root.forces.size(); ++row) {
        const Force &force = root.forces[row];
        SceneForce &next = scene.forces.emplace_back();
        next.source = root.forces.ids[row];
        next.node = rowIn(root.bones, force.bone);
        next.kind = force.type <= 3 ? ForceKind(force.type) : ForceKind::Directional;
        next.shape = force.shape <= 4 ? ForceShape(force.shape) : ForceShape::Sphere;
        next.channels = force.channels;
        next.falloff = force.flags & 0x1;
        next.heightGradient = force.flags & 0x2;
        next.unbounded = force.flags & 0x4;
        next.strength = track(force.strength);
        next.width = track(force.width);
        next.height = track(force.height);
        next.length = track(force.length);
    }
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
        result.surface.alphaReference = float(material.alphaTestThreshold) / 255;
    result.blend = blendOf(material.blendMode);
    result.unshaded = material.flags & MaterialFlag::Unshaded;
    result.unfogged = material.flags & MaterialFlag::Unfogged;
    return result;
}

void buildParticles(const M3Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const TextureRows textures(root);
    const std::size_t first = NodeRows(root).particles;
    buildForces(root, scene);
    scene.particleEmitters.clear();
    for (std::size_t row = 0; row < root.particles.size(); ++row) {
        const Particle &p = root.particles[row];
        SceneParticleEmitter &emitter = scene.particleEmitters.emplace_back();
        emitter.source = root.particles.ids[row];
        emitter.node = std::int32_t(first + row);
        emitter.emissionRate = track(p.rate);
        emitter.rows = p.flipbookRows;
        emitter.columns = p.flipbookColumns;
        emitter.modelSpace = p.sectionVersion >= withFlags ? !(p.randomFlags & RandomFlag::World) : !p.worldSpace;
        M3Particles &result = emitter.m3.emplace();
        addEmission(root, p, result);
        addAppearance(p, result);
        emitter.unshaded = !(p.flags & Flag::Lit);
        if (const auto surface = effectSurface(root, p.material, textures)) {
            result.surface = surface->surface;
            emitter.blend = surface->blend;
            emitter.unfogged = surface->unfogged;
            emitter.unshaded = emitter.unshaded || surface->unshaded;
            emitter.priorityPlane = surface->priority;
        } else {
            result.maximum = 0;
        }
    }
}

} // namespace sinew::m3
