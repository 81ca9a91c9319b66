// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/emitters.h"

#include "core/scene/scene_build.h"
#include "core/scene/scene_util.h"
#include "core/scene/simple_band_source.h"
#include "core/scene/simple_emission_source.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/nodes/emitter_numbers.h"
#include "plugins/mdx/scene/scene_values.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::mdx {

namespace {

using warcraft::Band;
using warcraft::LifeRamp;
using warcraft::RampParticles;

/// The point of a life between birth and death at which three values say most of a ramp.
template<class T>
float middleOf(const LifeRamp<T> &ramp)
{
    const std::size_t count = std::min(ramp.times.size(), ramp.values.size());
    float best = 0.5f, least = 1;
    for (std::size_t i = 0; i < count; ++i)
        if (const float off = std::abs(ramp.times[i] - 0.5f); ramp.times[i] > 0 && ramp.times[i] < 1 && off < least) {
            least = off;
            best = ramp.times[i];
        }
    return best;
}

/// First and last cell of a part of the life.
std::array<std::uint32_t, 3> cells(const LifeRamp<float> &ramp, float from, float to, std::uint32_t most)
{
    // Right before its end a part still shows its own cell.
    const auto at = [&](float time) { return std::uint32_t(std::clamp(rampAt(ramp, time, 0.f), 0.f, float(most))); };
    return {at(from), at(std::max(from, to - 1e-3f)), 1};
}

void setLife(const RampParticles &rules, double scale, ParticleEmitter2 &e)
{
    const float middle = rules.alpha.times.size() > 2    ? middleOf(rules.alpha)
                         : rules.colour.times.size() > 2 ? middleOf(rules.colour)
                                                         : middleOf(rules.scale);
    e.middleTime = middle;
    const float moments[3] = {0, middle, 1};
    const float shown = std::clamp(rules.twinklePercent, 0.f, 1.f);
    const bool twinkles = rules.twinkleSpeed > 0 || shown < 1;
    const float size = twinkles ? (rules.twinkleScaleMinimum + rules.twinkleScaleMaximum) / 2 : 1;
    for (std::size_t i = 0; i < 3; ++i) {
        e.segmentColours[i] = rampAt(rules.colour, moments[i], Colour{1, 1, 1});
        e.segmentAlphas[i] = opacityByte(rampAt(rules.alpha, moments[i], 1.f));
        e.segmentScalings[i] = float(double(rampAt(rules.scale, moments[i], Vec2{1, 1}).x * size) * scale);
    }
    const std::uint32_t last = std::max(1u, rules.rows * rules.columns) - 1;
    e.headInterval = cells(rules.headCell, 0, middle, last);
    e.headDecayInterval = cells(rules.headCell, middle, 1, last);
    e.tailInterval = cells(rules.tailCell, 0, middle, last);
    e.tailDecayInterval = cells(rules.tailCell, middle, 1, last);
}

/// Whether a course over a life is one through its values at birth, at `middle` and at the end.
template<class T>
bool hasThreeStages(const LifeRamp<T> &ramp, float middle)
{
    return std::all_of(ramp.times.begin(), ramp.times.end(),
                       [&](float time) { return time <= 0 || time >= 1 || std::abs(time - middle) < 0.01f; });
}

void noteChanges(CreationJob &job, const RampParticles &rules, const ParticleEmitter2 &e, NodeId source)
{
    const auto changed = [&](bool isSet, const char *reason) {
        if (isSet)
            job.losses.add(ConversionLoss::Changed, reason, source);
    };
    changed(!hasThreeStages(rules.colour, e.middleTime) || !hasThreeStages(rules.alpha, e.middleTime) ||
                !hasThreeStages(rules.scale, e.middleTime) || !hasThreeStages(rules.headCell, e.middleTime) ||
                !hasThreeStages(rules.tailCell, e.middleTime),
            QT_TRANSLATE_NOOP("Message", "Courses over the life of particles keep three values (%1)"));
    const auto sides = job.curves.still(rules.horizontalRange);
    const bool spreads = e.latitude != 0 || e.latitudeKeys.isPresent();
    // A little less than half a turn to both sides.
    constexpr double allRound = 3.1;
    changed(spreads && !(sides && std::abs((*sides)[0]) >= allRound),
            QT_TRANSLATE_NOOP("Message", "Particles that fly off to certain sides fly off to all (%1)"));
}

/// What the new emitter has no place for.
void noteParticles(GroupedLosses &losses, const RampParticles &rules, const Sprite &sprite, NodeId source)
{
    const auto lost = [&](bool isSet, const char *reason) {
        if (isSet)
            losses.add(ConversionLoss::Lost, reason, source);
    };
    const auto isSet = [](const Vec3 &v) { return v.x != 0 || v.y != 0 || v.z != 0; };
    lost(rules.generator != warcraft::ParticleGenerator::Plane || rules.zSource.curve.size() > 0,
         QT_TRANSLATE_NOOP("Message", "Particles born on spheres, splines or bones are born on a plane (%1)"));
    lost(rules.lifeSpanVary != 0 || rules.emissionRateVary != 0 || rules.scaleVary.x != 0 || rules.scaleVary.y != 0,
         QT_TRANSLATE_NOOP("Message", "Random differences of particles other than of speed are left out (%1)"));
    lost(rules.spin != 0 || rules.spinVary != 0 || rules.baseSpin != 0 || rules.baseSpinVary != 0 ||
             isSet(rules.tumbleMinimum) || isSet(rules.tumbleMaximum),
         QT_TRANSLATE_NOOP("Message", "Particles do not spin (%1)"));
    lost(isSet(rules.wind) || rules.follow || rules.instantVelocity,
         QT_TRANSLATE_NOOP("Message", "Particles know no wind and do not follow their emitter (%1)"));
    lost(rules.twinkleSpeed > 0 && rules.twinklePercent < 1,
         QT_TRANSLATE_NOOP("Message", "Particles do not twinkle (%1)"));
    lost(sprite.textures != SpriteTextures::One,
         QT_TRANSLATE_NOOP("Message", "Particles of several textures show the first one (%1)"));
    lost(!rules.geometryModel.empty() || !rules.recursionModel.empty(),
         QT_TRANSLATE_NOOP("Message", "Models that particles carry are left out (%1)"));
    lost(rules.randomCell || rules.randomFlipBookStart || rules.randomCellOffset,
         QT_TRANSLATE_NOOP("Message", "Random cells of textures are left out (%1)"));
    lost(rules.alphaCutOff.values.size() > 0 || sprite.colourFactor != 1 || sprite.alphaFactor != 1,
         QT_TRANSLATE_NOOP("Message", "Factors of particles' colours and opacities are left out (%1)"));
}

ParticleEmitter2 particles(CreationJob &job, const SceneEffect &from, const RampParticles &rules, Textures &textures)
{
    ParticleEmitter2 e;
    EmitterNumbers numbers(job);
    const double k = job.axes.scale();
    const float life = numbers.highest(rules.lifeSpan, from.source);
    e.lifeSpan = std::isfinite(life) ? std::max(life, 0.f) : 0;
    numbers.setSpeed(rules.speed, rules.drag, e, from.source);
    numbers.set(rules.variation, 1, e.variation, e.variationKeys);
    numbers.set(rules.verticalRange, 180 / std::numbers::pi, e.latitude, e.latitudeKeys);
    numbers.set(rules.emissionRate, 1, e.emissionRate, e.emissionRateKeys);
    // The area's x is Warcraft III's width.
    numbers.set(rules.length, k, e.width, e.widthKeys);
    numbers.set(rules.width, k, e.length, e.lengthKeys);
    Track<float> gravity;
    gravity.curve.clear();
    if (rules.gravity.curve.size() > 0) {
        Curve<float> down;
        down.reset(rules.gravity.curve.header(), rules.gravity.curve.size());
        std::copy(rules.gravity.curve.times().begin(), rules.gravity.curve.times().end(), down.editTimes().begin());
        bool isSideways = false;
        for (std::size_t i = 0; i < down.size(); ++i) {
            const Vec3 &g = rules.gravity.curve.values()[i];
            down.editValues()[i] = -g.z;
            isSideways |= g.x != 0 || g.y != 0;
        }
        gravity.curve = std::move(down);
        if (isSideways)
            job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Gravity pulls straight down (%1)"),
                           from.source);
    }
    gravity.fallback = -rules.gravity.fallback.z;
    numbers.set(gravity, k, e.gravity, e.gravityKeys);
    e.filterMode = particleFilter(from.sprite.blend);
    e.rows = rules.rows;
    e.columns = rules.columns;
    e.headOrTail = rules.head && rules.tail ? 2 : rules.tail ? 1 : 0;
    e.tailLength = rules.tailLength;
    if (rules.tailGrows && e.lifeSpan > 0)
        e.tailLength = rules.tailLength < e.lifeSpan
                           ? rules.tailLength - rules.tailLength * rules.tailLength / (2 * e.lifeSpan)
                           : e.lifeSpan / 2;
    setLife(rules, k, e);
    e.textureId = textures.plain(from.sprite.texture);
    // The game does not load emitters without one.
    if (e.textureId < 0 && from.sprite.replaceableId == 0)
        e.textureId = textures.white();
    e.replaceableId = from.sprite.replaceableId;
    e.priorityPlane = from.priorityPlane;
    const auto flag = [&](bool on, std::uint32_t bit) { e.node.flags |= on ? bit : 0; };
    flag(!from.sprite.lit, EmitterFlag::Unshaded);
    flag(from.sprite.unfogged, EmitterFlag::Unfogged);
    flag(rules.sortFarZ, EmitterFlag::SortFarZ);
    flag(rules.lineEmitter, EmitterFlag::LineEmitter);
    flag(rules.modelSpace, EmitterFlag::ModelSpace);
    if (rules.xyQuad)
        numbers.layFlat(e, from.source);
    noteParticles(job.losses, rules, from.sprite, from.source);
    noteChanges(job, rules, e, from.source);
    return e;
}

RibbonEmitter ribbon(CreationJob &job, const SceneEffect &from, const Band &rules)
{
    RibbonEmitter e;
    EmitterNumbers numbers(job);
    const double k = job.axes.scale();
    numbers.set(rules.heightAbove, k, e.heightAbove, e.heightAboveKeys);
    numbers.set(rules.heightBelow, k, e.heightBelow, e.heightBelowKeys);
    numbers.set(rules.alpha, 1, e.alpha, e.alphaKeys);
    setColour(job, rules.colour, e);
    e.lifeSpan = rules.lifeSpan;
    e.emissionRate = edgesPerSecond(rules.emissionRate);
    e.gravity = float(rules.gravity * k);
    e.rows = rules.rows;
    e.columns = rules.columns;
    const Track<float> cell{converted<float>(rules.textureSlot.curve, [](std::int32_t slot) { return float(slot); }),
                            float(rules.textureSlot.fallback), true};
    const auto slot = [](double value) { return std::uint32_t(std::clamp(value, 0., 65535.)); };
    if (const auto still = job.curves.still(cell))
        e.textureSlot = slot((*still)[0]);
    else
        e.textureSlotKeys = converted<std::uint32_t>(job.curves.curve<float>(cell, CurveMaker::never()), slot);
    if (rules.colourAtBirth && !job.curves.still(rules.colour))
        job.losses.add(ConversionLoss::Changed,
                       QT_TRANSLATE_NOOP("Message", "Ribbons have the same colour from end to end (%1)"), from.source);
    return e;
}

/// Nothing for effects that are no ribbons, or show nothing.
std::optional<Placed<RibbonEmitter>> placedRibbon(CreationJob &job, Skeleton &skeleton, const SceneEffect &from,
                                                  std::int32_t made)
{
    if (const auto *rules = dynamic_cast<const Band *>(from.rules.get())) {
        const SceneMaterial *material = materialAt(job.scene, from.material);
        if (!material || material->layers.empty())
            return std::nullopt;
        Placed<RibbonEmitter> placed{made, ribbon(job, from, *rules)};
        placed.object.visibility =
            job.curves.curve<float>(job.scene.nodes[std::size_t(from.node)].visibility, Standard::one);
        return placed;
    }
    const auto *source = dynamic_cast<const SimpleBandSource *>(from.rules.get());
    const auto told = source ? source->band() : std::nullopt;
    const auto on = told ? job.curves.still(told->on) : std::nullopt;
    if (!told || (on && !((*on)[0] > 0)))
        return std::nullopt;
    return toldRibbon(job, skeleton, from, *told);
}

} // namespace

void setColour(CreationJob &job, const Track<Colour> &colour, RibbonEmitter &e)
{
    if (const auto still = job.curves.still(colour)) {
        e.colour = {float((*still)[0]), float((*still)[1]), float((*still)[2])};
        e.colour = toRgbOrder(e, &RibbonEmitter::colour, Warcraft3);
    } else {
        e.colourKeys = job.curves.curve<Colour>(colour, CurveMaker::never());
        e.colourKeys = toRgbOrder(e, &RibbonEmitter::colourKeys);
    }
}

void addEmitters(CreationJob &job, Skeleton &skeleton, Textures &textures, Looks &looks, Places &places)
{
    for (const SceneEffect &from : job.scene.effects) {
        const std::int32_t made = skeleton.hangerOf(from.node);
        if (made < 0 || !from.rules)
            continue;
        if (from.geoset >= 0)
            job.losses.add(ConversionLoss::Lost,
                           QT_TRANSLATE_NOOP("Message", "Emitters that are switched with a variant of the meshes are "
                                                        "always on (%1)"),
                           from.source);
        const Track<float> &on = job.scene.nodes[std::size_t(from.node)].visibility;
        if (const auto *rules = dynamic_cast<const RampParticles *>(from.rules.get())) {
            Placed<ParticleEmitter2> next{made, particles(job, from, *rules, textures)};
            next.object.visibility = job.curves.curve<float>(on, Standard::one);
            places.particles.push_back(std::move(next));
        } else if (const auto *told = dynamic_cast<const SimpleEmissionSource *>(from.rules.get())) {
            addToldParticles(job, skeleton, from, told->emission(), textures, places);
        } else if (auto next = placedRibbon(job, skeleton, from, made)) {
            next->object.materialId = std::uint32_t(std::max(0, looks.ribbonMaterial(from)));
            places.ribbons.push_back(std::move(*next));
        } else {
            job.losses.add(ConversionLoss::Lost,
                           QT_TRANSLATE_NOOP("Message", "Effects that the game has no counterpart for are left out "
                                                        "(%1)"),
                           from.source);
        }
    }
    if (!job.scene.projections.empty())
        job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Projected pictures are left out (%1)"),
                       job.scene.projections.front().source, job.scene.projections.size());
    if (!job.scene.forces.empty())
        job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Forces are left out (%1)"),
                       job.scene.forces.front().source, job.scene.forces.size());
}

} // namespace sinew::mdx
