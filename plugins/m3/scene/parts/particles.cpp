// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/particles.h"

#include "core/scene/scene_build.h"
#include "plugins/m3/model/random_flags.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/m3/scene/parts/effect_surface.h"
#include "plugins/m3/scene/parts/meshes.h"
#include "plugins/m3/scene/parts/nodes.h"
#include "plugins/m3/scene/parts/texture_rows.h"
#include "plugins/m3/scene/parts/tracks.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_map>

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
namespace RotationFlag {
enum : std::uint32_t { Relative = 2, Flat = 8 };
}

constexpr std::uint32_t withSmoothing = 14;

/// The scene's meshes by the regions of the first division that they show.
class RegionMeshes
{
public:
    explicit RegionMeshes(const Root &root)
    {
        const auto isMesh = [](const Particle &p) { return p.shape == std::uint32_t(EmissionShape::Mesh); };
        if (std::none_of(root.particles.items.begin(), root.particles.items.end(), isMesh))
            return;
        const std::vector<DrawnRegion> drawn = drawnRegions(root);
        for (std::size_t row = 0; row < drawn.size(); ++row)
            if (drawn[row].division == 0)
                m_rows.emplace(std::uint32_t(drawn[row].region), std::int32_t(row));
    }

    /// In ascending order, each once.
    std::vector<std::int32_t> of(const Array<std::uint32_t> &regions) const
    {
        std::vector<std::int32_t> rows;
        for (const std::uint32_t region : std::set<std::uint32_t>(regions.begin(), regions.end()))
            for (auto [at, end] = m_rows.equal_range(region); at != end; ++at)
                rows.push_back(at->second);
        std::sort(rows.begin(), rows.end());
        return rows;
    }

private:
    std::unordered_multimap<std::uint32_t, std::int32_t> m_rows;
};

void addEmission(const Root &root, const Particle &p, const RegionMeshes &meshes, ParticleRules &result)
{
    const bool flags = p.sectionVersion >= particleFlagsSince;
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
        result.meshes = meshes.of(p.shapeRegions);
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

void addAppearance(const Particle &p, ParticleRules &result)
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
    // Add-ons write infinity when there are no cells.
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
        for (const ModelPath &model : p.models.items)
            result.models.emplace_back(model.path.view());
    result.swapYZ = p.flags & Flag::SwapYZ;
}

} // namespace

void addParticles(const Root &root, std::vector<SceneEffect> &effects)
{
    const TextureRows textures(root);
    const RegionMeshes meshes(root);
    const std::size_t first = NodeRows(root).particles;
    for (std::size_t row = 0; row < root.particles.size(); ++row) {
        const Particle &p = root.particles[row];
        const auto rules = std::make_shared<ParticleRules>();
        rules->emissionRate = track(p.rate);
        rules->rows = p.flipbookRows;
        rules->columns = p.flipbookColumns;
        rules->modelSpace =
            p.sectionVersion >= particleFlagsSince ? !(p.randomFlags & RandomFlag::World) : !p.worldSpace;
        addEmission(root, p, meshes, *rules);
        addAppearance(p, *rules);
        SceneEffect &effect = effects.emplace_back();
        effect.source = root.particles.ids[row];
        effect.node = std::int32_t(first + row);
        effect.sprite.textures = SpriteTextures::Surface;
        effect.sprite.lit = p.flags & Flag::Lit;
        if (const auto surface = effectSurface(root, p.material, textures)) {
            effect.sprite.surface = surface->surface;
            effect.sprite.blend = surface->blend;
            effect.sprite.unfogged = surface->unfogged;
            effect.sprite.lit = effect.sprite.lit && !surface->unshaded;
            effect.priorityPlane = surface->priority;
            rules->alphaReference = surface->alphaReference;
        } else {
            rules->maximum = 0;
        }
        effect.rules = rules;
    }
}

} // namespace sinew::m3
