// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/first_value.h"
#include "plugins/m3/scene/effects/largest_value.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/m3/scene/effects/particle_stages.h"

#include <Eigen/Geometry>
#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <functional>
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

float largest(const Track<float> &track)
{
    return largestBy(track, [](float value) { return value; }).first;
}

/// The mean of two values; of two that change at times of their own, the first one's times.
Track<float> mean(const Track<float> &a, const Track<float> &b)
{
    const bool byA = a.curve.size() > 0;
    Track<float> result = byA ? a : b;
    const Track<float> &other = byA ? b : a;
    const std::vector<std::int32_t> times(result.curve.times().begin(), result.curve.times().end());
    const bool isPaired =
        std::equal(times.begin(), times.end(), other.curve.times().begin(), other.curve.times().end());
    result.fallback = (a.fallback + b.fallback) / 2;
    const float still = other.curve.size() > 0 ? largest(other) : other.fallback;
    for (std::size_t i = 0; i < times.size(); ++i) {
        result.curve.editValues()[i] = (result.curve.values()[i] + (isPaired ? other.curve.values()[i] : still)) / 2;
        if (i < result.curve.inTangents().size()) {
            result.curve.editInTangents()[i] /= 2;
            result.curve.editOutTangents()[i] /= 2;
        }
    }
    return result;
}

Track<float> times(Track<float> track, float factor)
{
    track.fallback *= factor;
    for (float &value : track.curve.editValues())
        value *= factor;
    for (float &tangent : track.curve.editInTangents())
        tangent *= factor;
    for (float &tangent : track.curve.editOutTangents())
        tangent *= factor;
    return track;
}

void setBirths(const ParticleRules &rules, SimpleEmission &emission)
{
    emission.births = {{-1, rules.emissionRate, rules.bursts}};
    for (const EmitterCopy &copy : rules.copies)
        emission.births.push_back({copy.node, copy.rate, copy.bursts});
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
        emission.width = emission.length = times(rules.radius, 2);
        break;
    default:
        emission.width = emission.length = constant(0);
    }
    if ((rules.shape != EmissionShape::Point && rules.shape != EmissionShape::Plane) || rules.cutout)
        emission.left.push_back(QT_TRANSLATE_NOOP("Message", "Particles born in other shapes than a rectangle are "
                                                             "born on one as wide (%1)"));
}

/// Whether all particles fly off along the xy plane.
bool fliesFlat(const ParticleRules &rules)
{
    const bool isThin = rules.size.curve.size() == 0 && rules.size.fallback.z == 0;
    const bool isDisc = rules.shape == EmissionShape::Plane || rules.shape == EmissionShape::Disc ||
                        ((rules.shape == EmissionShape::Cylinder || rules.shape == EmissionShape::Box) && isThin);
    return rules.flat || (rules.direction == EmissionDirection::Radial && isDisc);
}

void setDirections(const ParticleRules &rules, SimpleEmission &emission)
{
    constexpr float pi = std::numbers::pi_v<float>, narrow = 0.05f;
    const auto turn = [&](float angle, const Eigen::Vector3f &axis) {
        const Quat &q = emission.turn;
        const Eigen::Quaternionf turned = Eigen::Quaternionf(q.w, q.x, q.y, q.z) * Eigen::AngleAxisf(angle, axis);
        emission.turn = {turned.x(), turned.y(), turned.z(), turned.w()};
    };
    if (fliesFlat(rules)) {
        emission.latitude = constant(pi);
        emission.planar = true;
        turn(-pi / 2, Eigen::Vector3f::UnitX());
        // What was as wide in both directions stays flat.
        emission.length = constant(0);
    } else if (rules.direction == EmissionDirection::Cone) {
        const auto radians = [](float degrees) { return std::isfinite(degrees) ? degrees / 180 * pi : 0; };
        if (const float yaw = radians(firstOf(rules.yaw)); yaw != 0)
            turn(yaw, Eigen::Vector3f::UnitX());
        if (const float pitch = radians(firstOf(rules.pitch)); pitch != 0)
            turn(pitch, Eigen::Vector3f::UnitY());
        const float horizontal = std::abs(largest(rules.horizontal)), vertical = std::abs(largest(rules.vertical));
        emission.latitude = horizontal > vertical ? rules.horizontal : rules.vertical;
        emission.planar = std::min(horizontal, vertical) < narrow && std::max(horizontal, vertical) > narrow;
        if (emission.planar && vertical > horizontal) {
            turn(pi / 2, Eigen::Vector3f::UnitZ());
            std::swap(emission.width, emission.length);
        }
    } else if (rules.direction == EmissionDirection::Radial || rules.direction == EmissionDirection::Random) {
        emission.latitude = constant(pi);
    }
}

void setFlight(const ParticleRules &rules, SimpleEmission &emission)
{
    const float slow = largest(rules.speed), fast = rules.randomSpeed ? largest(rules.speed2) : slow;
    emission.speed = rules.randomSpeed ? mean(rules.speed, rules.speed2) : rules.speed;
    emission.variation = constant(slow + fast != 0 ? std::abs(fast - slow) / std::abs(slow + fast) : 0);
    setDirections(rules, emission);
    emission.gravity = constant(-rules.gravity.z);
    emission.life = std::max(largest(rules.life), rules.randomLife ? largest(rules.life2) : 0.f);
    const float mass =
        (rules.randomMass ? (rules.mass + rules.mass2) / 2 : rules.mass) + rules.massPerSize * firstOf(rules.sizes).x;
    emission.drag = std::max(0.f, rules.drag) / std::max(0.001f, mass);
    const auto left = [&](bool isSet, const char *reason) {
        if (isSet)
            emission.left.push_back(reason);
    };
    left(rules.direction == EmissionDirection::MeshNormal || rules.direction == EmissionDirection::Axis ||
             largestBy(rules.yaw, std::identity()).second || largestBy(rules.pitch, std::identity()).second,
         QT_TRANSLATE_NOOP("Message", "Particles fly along the emitter's axis (%1)"));
    left(rules.noiseAmplitude != 0 || rules.forceChannels != 0 || rules.inheritVelocity,
         QT_TRANSLATE_NOOP("Message", "Noise, forces and inherited speed of particles are left out (%1)"));
    left(rules.gravity.x != 0 || rules.gravity.y != 0,
         QT_TRANSLATE_NOOP("Message", "Gravity pulls straight down (%1)"));
    left(isWaving(rules.yawWave) || isWaving(rules.pitchWave) || isWaving(rules.speedWave) ||
             isWaving(rules.horizontalWave) || isWaving(rules.verticalWave) || isWaving(rules.sizeWave) ||
             isWaving(rules.alphaWave) || isWaving(rules.turnWave),
         QT_TRANSLATE_NOOP("Message", "Waves of particles' values are left out (%1)"));
    left(rules.killRadius > 0, QT_TRANSLATE_NOOP("Message", "Particles do not end at a distance (%1)"));
    left(rules.trail >= 0, QT_TRANSLATE_NOOP("Message", "Trails of particles are left out (%1)"));
    left(!rules.models.empty(), QT_TRANSLATE_NOOP("Message", "Models that particles carry are left out (%1)"));
}

/// Warcraft III's tails are as long as the way of some seconds. Here they are so many widths long, times the speed if
/// that is above 1. Those that reach back to the birth get the way of three tenths of the life, when half of what fades
/// evenly has been seen. What is no longer than the way from the birth reaches as far ahead of the particle as behind.
void setTail(const ParticleRules &rules, SimpleEmission &emission)
{
    const float growing = 0.3f * std::max(0.f, emission.life);
    const auto is = [&](std::initializer_list<ParticleForm> forms) {
        return std::find(forms.begin(), forms.end(), rules.form) != forms.end();
    };
    emission.tail = is({ParticleForm::Tail, ParticleForm::TailBehind, ParticleForm::GroundTail, ParticleForm::Ray});
    emission.head = !emission.tail;
    if (rules.form == ParticleForm::Ray) {
        emission.tailLength = growing;
    } else if (emission.tail) {
        const auto &[a, b, c] = emission.sizes;
        const float width = 2 * ((a + b) / 2 * emission.middle + (b + c) / 2 * (1 - emission.middle));
        const float speed = std::abs(largest(times(emission.speed, emission.speed.fallback < 0 ? -1.f : 1.f)));
        const bool bySpeed = !rules.fixedTail && speed > 1;
        emission.tailLength = std::abs(rules.tailLength) * width / (bySpeed ? 1 : std::max(1e-3f, speed));
        if (rules.clampTail && emission.tailLength > growing) {
            emission.tailLength = growing;
            if (rules.form == ParticleForm::Tail)
                emission.speed = times(emission.speed, 2);
        }
    }
    const bool liesFlat = is({ParticleForm::World, ParticleForm::Collision}) &&
                          std::abs(rules.facing.z) > 0.99f * std::hypot(rules.facing.x, rules.facing.y, rules.facing.z);
    emission.flat = is({ParticleForm::Ground, ParticleForm::GroundTail}) || liesFlat;
    emission.likeEmitter = rules.form == ParticleForm::Emitter;
    if (!emission.flat &&
        is({ParticleForm::World, ParticleForm::Collision, ParticleForm::SingleAxis, ParticleForm::Travel}))
        emission.left.push_back(QT_TRANSLATE_NOOP("Message", "Particles face the viewer (%1)"));
}

} // namespace

SimpleEmission ParticleRules::emission() const
{
    SimpleEmission emission;
    setBirths(*this, emission);
    setShape(*this, emission);
    setFlight(*this, emission);
    setStages(*this, emission);
    setTail(*this, emission);
    emission.modelSpace = modelSpace;
    emission.sortsFar = sorting == ParticleSorting::Distance;
    return emission;
}

} // namespace sinew::m3
