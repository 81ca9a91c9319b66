// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/emitters.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/simple_emission.h"
#include "plugins/mdx/create/looks/sprite_texture.h"
#include "plugins/mdx/create/nodes/emitter_numbers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace sinew::mdx {

namespace {

/// Whether a node's z axis points up or down at the beginning of the first sequence.
bool isUpright(const CreationJob &job, std::int32_t node)
{
    if (node < 0)
        return true;
    PoseTime when;
    if (!job.scene.sequences.empty()) {
        when.sequence = 0;
        when.time = job.scene.sequences[0].start;
    }
    const Eigen::Vector3f up = poseNode(job.scene, node, when).world.matrix.linear().col(2);
    return std::abs(up.normalized().z()) > 0.9f;
}

/// Without what differs by the place of birth.
ParticleEmitter2 toldParticles(CreationJob &job, const SceneEffect &from, const SimpleEmission &told,
                               Textures &textures)
{
    ParticleEmitter2 e;
    EmitterNumbers numbers(job);
    const double k = job.axes.scale();
    e.lifeSpan = std::isfinite(told.life) ? std::max(told.life, 0.f) : 0;
    numbers.setSpeed(told.speed, told.drag, e, from.source);
    numbers.set(told.variation, 1, e.variation, e.variationKeys);
    numbers.set(told.latitude, 180 / std::numbers::pi, e.latitude, e.latitudeKeys);
    numbers.set(told.gravity, k, e.gravity, e.gravityKeys);
    const bool isTurned = job.axes.swapsXAndY();
    numbers.set(isTurned ? told.length : told.width, k, e.width, e.widthKeys);
    numbers.set(isTurned ? told.width : told.length, k, e.length, e.lengthKeys);
    e.middleTime = told.middle;
    for (std::size_t i = 0; i < 3; ++i) {
        e.segmentColours[i] = told.colours[i];
        e.segmentAlphas[i] = opacityByte(told.opacities[i]);
        e.segmentScalings[i] = float(told.sizes[i] * k);
    }
    // The game takes powers of two only.
    if (std::has_single_bit(told.rows) && std::has_single_bit(told.columns)) {
        e.rows = told.rows;
        e.columns = told.columns;
        e.headInterval = e.tailInterval = {told.cells[0], told.cells[1], 1};
        e.headDecayInterval = e.tailDecayInterval = {told.cells[1], told.cells[2], 1};
    } else {
        job.losses.add(ConversionLoss::Lost,
                       QT_TRANSLATE_NOOP("Message", "Cells of textures are left out: the whole texture is shown (%1)"),
                       from.source);
    }
    e.headOrTail = told.head && told.tail ? 2 : told.tail ? 1 : 0;
    e.tailLength = told.tailLength;
    e.filterMode = particleFilter(from.sprite.blend);
    e.textureId = spriteTexture(job, from, textures);
    e.priorityPlane = from.priorityPlane;
    const auto flag = [&](bool on, std::uint32_t bit) { e.node.flags |= on ? bit : 0; };
    flag(!from.sprite.lit, EmitterFlag::Unshaded);
    flag(from.sprite.unfogged, EmitterFlag::Unfogged);
    flag(told.sortsFar, EmitterFlag::SortFarZ);
    flag(told.planar, EmitterFlag::LineEmitter);
    flag(told.modelSpace, EmitterFlag::ModelSpace);
    if (told.flat || (told.likeEmitter && isUpright(job, from.node)))
        numbers.layFlat(e, from.source);
    else if (told.likeEmitter)
        job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Particles face the viewer (%1)"),
                       from.source);
    for (const char *reason : told.left)
        job.losses.add(ConversionLoss::Lost, reason, from.source);
    return e;
}

/// A node below that of a scene's node whose axes are those of the particles' cone and rectangle; that node itself if
/// it has them.
std::int32_t turnedHanger(CreationJob &job, Skeleton &skeleton, std::int32_t sceneRow, const SimpleEmission &told)
{
    const double scale = skeleton.restOf(sceneRow).scale;
    Eigen::Quaterniond turn = skeleton.turnBelow(sceneRow, told.turn);
    // The game's line emitters emit in the node's yz plane.
    if (told.planar && !job.axes.swapsXAndY())
        turn = turn * Eigen::AngleAxisd(std::numbers::pi / 2, Eigen::Vector3d::UnitZ());
    if (turn.vec().isZero(1e-9) && scale == 1)
        return skeleton.hangerOf(sceneRow);
    MadeNode node = skeleton.turnedBelow(sceneRow, NodeKind::Emitter, turn);
    node.node.scaling = job.curves.constant<Vec3>(CurvePoint{scale, scale, scale, 0}, Standard::ones);
    return skeleton.add(std::move(node));
}

bool isNothing(const CreationJob &job, const Track<float> &track)
{
    const auto still = job.curves.still(track);
    return still && !((*still)[0] > 0);
}

} // namespace

void addToldParticles(CreationJob &job, Skeleton &skeleton, const SceneEffect &from, const SimpleEmission &told,
                      Textures &textures, Places &places)
{
    ParticleEmitter2 all = toldParticles(job, from, told, textures);
    all.visibility = job.curves.curve<float>(job.scene.nodes[std::size_t(from.node)].visibility, Standard::one);
    const bool isTurned = told.turn.x != 0 || told.turn.y != 0 || told.turn.z != 0;
    if (isTurned && !(isNothing(job, told.width) && isNothing(job, told.length)))
        job.losses.add(ConversionLoss::Changed,
                       QT_TRANSLATE_NOOP("Message", "Particles that fly off to the side are born on a rectangle across "
                                                    "their way (%1)"),
                       from.source);
    bool hasAny = false;
    const auto add = [&](std::int32_t sceneRow, ParticleEmitter2 e) {
        places.particles.push_back({turnedHanger(job, skeleton, sceneRow, told), std::move(e)});
        hasAny = true;
    };
    for (const SimpleBirths &births : told.births) {
        const std::int32_t node = births.node < 0 ? from.node : births.node;
        if (skeleton.hangerOf(node) < 0)
            continue;
        // An emitter without births is kept: its particles are trails of others.
        const bool isLast = &births == &told.births.back();
        Curve<float> bursts = job.curves.bursts(births.bursts);
        if (!isNothing(job, births.rate) || (isLast && !hasAny && !bursts.isPresent())) {
            ParticleEmitter2 e = all;
            EmitterNumbers(job).set(births.rate, 1, e.emissionRate, e.emissionRateKeys);
            add(node, std::move(e));
        }
        if (bursts.isPresent()) {
            ParticleEmitter2 e = all;
            e.squirt = 1;
            job.losses.add(ConversionLoss::Changed,
                           QT_TRANSLATE_NOOP("Message", "Bursts of particles have emitters of their own, which squirt "
                                                        "(%1)"),
                           from.source);
            e.emissionRate = 0;
            e.emissionRateKeys = std::move(bursts);
            add(node, std::move(e));
        }
    }
}

} // namespace sinew::mdx
