// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/first_value.h"
#include "plugins/m3/scene/effects/particle_rules.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::m3 {

namespace {

Track<float> component(const Track<Vec3> &track, float Vec3::*which, float factor)
{
    Track<float> result{{}, track.fallback.*which * factor};
    if (track.curve.size() == 0)
        return result;
    result.curve.reset({track.curve.header().interpolation, track.curve.globalSequence(), track.curve.header().slots},
                       track.curve.size());
    std::copy(track.curve.times().begin(), track.curve.times().end(), result.curve.editTimes().begin());
    for (std::size_t i = 0; i < track.curve.size(); ++i)
        result.curve.editValues()[i] = track.curve.values()[i].*which * factor;
    for (std::size_t i = 0; i < track.curve.inTangents().size(); ++i) {
        result.curve.editInTangents()[i] = track.curve.inTangents()[i].*which * factor;
        result.curve.editOutTangents()[i] = track.curve.outTangents()[i].*which * factor;
    }
    return result;
}

Track<float> constant(float value)
{
    return {{}, value};
}

void setShape(const ParticleRules &rules, SimpleEmission &emission)
{
    switch (rules.shape) {
    case EmissionShape::Plane:
    case EmissionShape::Box:
        emission.width = component(rules.size, &Vec3::x, 1);
        emission.length = component(rules.size, &Vec3::y, 1);
        break;
    case EmissionShape::Sphere:
    case EmissionShape::Cylinder:
    case EmissionShape::Disc:
        emission.width = emission.length = constant(2 * firstOf(rules.radius));
        break;
    default:
        emission.width = emission.length = constant(0);
    }
    if ((rules.shape != EmissionShape::Point && rules.shape != EmissionShape::Plane) || rules.cutout)
        emission.left.push_back(QT_TRANSLATE_NOOP("Message", "Particles born in other shapes than a rectangle are "
                                                             "born on one as wide (%1)"));
}

void setFlight(const ParticleRules &rules, SimpleEmission &emission)
{
    const float slow = firstOf(rules.speed), fast = rules.randomSpeed ? firstOf(rules.speed2) : slow;
    emission.speed = rules.randomSpeed ? constant((slow + fast) / 2) : rules.speed;
    emission.variation = constant(slow + fast != 0 ? std::abs(fast - slow) / std::abs(slow + fast) : 0);
    if (rules.direction == EmissionDirection::Cone)
        emission.latitude = constant(std::max(firstOf(rules.horizontal), firstOf(rules.vertical)));
    else if (rules.direction == EmissionDirection::Radial || rules.direction == EmissionDirection::Random)
        emission.latitude = constant(std::numbers::pi_v<float>);
    emission.gravity = constant(-rules.gravity.z);
    emission.life = std::max(firstOf(rules.life), rules.randomLife ? firstOf(rules.life2) : 0.f);
    const auto left = [&](bool isSet, const char *reason) {
        if (isSet)
            emission.left.push_back(reason);
    };
    left(rules.direction == EmissionDirection::MeshNormal || rules.direction == EmissionDirection::Axis ||
             firstOf(rules.yaw) != 0 || firstOf(rules.pitch) != 0,
         QT_TRANSLATE_NOOP("Message", "Particles fly along the emitter's axis (%1)"));
    left(rules.drag != 0 || rules.noiseAmplitude != 0 || rules.forceChannels != 0 || rules.inheritVelocity ||
             firstOf(rules.parentVelocity) != 0 || rules.gravity.x != 0 || rules.gravity.y != 0,
         QT_TRANSLATE_NOOP("Message", "Drag, noise, forces and inherited speed of particles are left out (%1)"));
    left(isWaving(rules.yawWave) || isWaving(rules.pitchWave) || isWaving(rules.speedWave) ||
             isWaving(rules.horizontalWave) || isWaving(rules.verticalWave) || isWaving(rules.sizeWave) ||
             isWaving(rules.alphaWave) || isWaving(rules.turnWave),
         QT_TRANSLATE_NOOP("Message", "Waves of particles' values are left out (%1)"));
    left(rules.killRadius > 0, QT_TRANSLATE_NOOP("Message", "Particles do not end at a distance (%1)"));
    left(hasBursts(rules.bursts), QT_TRANSLATE_NOOP("Message", "Bursts of particles are left out (%1)"));
    left(!rules.copies.empty(), QT_TRANSLATE_NOOP("Message", "Further places of an emitter are left out (%1)"));
    left(rules.trail >= 0, QT_TRANSLATE_NOOP("Message", "Trails of particles are left out (%1)"));
    left(!rules.models.empty(), QT_TRANSLATE_NOOP("Message", "Models that particles carry are left out (%1)"));
}

void setStages(const ParticleRules &rules, SimpleEmission &emission)
{
    const Vec3 sizes = firstOf(rules.sizes);
    emission.sizes = {sizes.x / 2, sizes.y / 2, sizes.z / 2};
    for (std::size_t stage = 0; stage < 3; ++stage) {
        const Colour4 colour = firstOf(rules.colours[stage]);
        emission.colours[stage] = {colour.r, colour.g, colour.b};
        emission.opacities[stage] = colour.a;
    }
    emission.middle = std::clamp(rules.alphaPhase.middle, 0.01f, 0.99f);
    emission.rows = std::max(1u, rules.rows);
    emission.columns = std::max(1u, rules.columns);
    const float most = float(std::min<std::uint64_t>(std::uint64_t(emission.rows) * emission.columns - 1, 65535));
    for (std::size_t stage = 0; stage < 3; ++stage)
        emission.cells[stage] = std::uint32_t(std::clamp(rules.cells[stage], 0.f, most));
    const auto left = [&](bool isSet, const char *reason) {
        if (isSet)
            emission.left.push_back(reason);
    };
    left(rules.randomSize || rules.randomColour || rules.randomTurn || rules.randomLife,
         QT_TRANSLATE_NOOP("Message", "Random differences of particles other than of speed are left out (%1)"));
    const Vec3 turns = firstOf(rules.turns);
    left(turns.x != 0 || turns.y != 0 || turns.z != 0, QT_TRANSLATE_NOOP("Message", "Particles do not spin (%1)"));
    left(most > 0 && rules.cellMiddle != emission.middle,
         QT_TRANSLATE_NOOP("Message", "Cells of particles change at the middle of their life (%1)"));
    left(rules.sizePhase.middle != rules.alphaPhase.middle || rules.colourPhase.middle != rules.alphaPhase.middle ||
             rules.alphaPhase.hold > 0,
         QT_TRANSLATE_NOOP("Message", "Particles have one middle of their life for size, colour and opacity (%1)"));
}

} // namespace

SimpleEmission ParticleRules::emission() const
{
    SimpleEmission emission;
    emission.rate = emissionRate;
    setShape(*this, emission);
    setFlight(*this, emission);
    setStages(*this, emission);
    emission.modelSpace = modelSpace;
    emission.tail = form == ParticleForm::Tail || form == ParticleForm::TailBehind ||
                    form == ParticleForm::GroundTail || form == ParticleForm::Ray || form == ParticleForm::Travel;
    emission.head = !emission.tail;
    emission.flat = form == ParticleForm::Ground || form == ParticleForm::GroundTail;
    // A tail is so many widths long.
    const float speedNow = std::max(1e-3f, emission.speed.fallback);
    emission.tailLength = emission.tail ? tailLength * emission.sizes[0] * 2 / speedNow : 0;
    emission.sortsFar = sorting == ParticleSorting::Distance;
    if (form == ParticleForm::World || form == ParticleForm::SingleAxis || form == ParticleForm::Emitter)
        emission.left.push_back(QT_TRANSLATE_NOOP("Message", "Particles face the viewer (%1)"));
    return emission;
}

} // namespace sinew::m3
