// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/ramp_births.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

namespace sinew::warcraft {

using Eigen::Vector3f;

namespace {

constexpr float noSource = 0.001f; ///< a zSource up to this counts as none
constexpr float burstSeconds = 0.03f;

/// The direction away from a point above the emitter; up if that is undefined.
Vector3f awayFrom(float zSource, const Vector3f &position)
{
    const Vector3f away = position - Vector3f(0, 0, zSource);
    return away.norm() > 1e-4f ? Vector3f(away.normalized()) : Vector3f::UnitZ();
}

} // namespace

bool RampBirths::sameBirths(const RampParticles &a, const RampParticles &b)
{
    using S = RampParticles;
    return sameIn(a, b, &S::speed, &S::variation, &S::emissionRate, &S::length, &S::width, &S::modelSpace,
                  &S::generator, &S::verticalRange, &S::horizontalRange, &S::gravity, &S::lifeSpan, &S::lifeSpanVary,
                  &S::emissionRateVary, &S::zSource, &S::splinePoints, &S::bones) &&
           sameIn(a, b, &S::burstMultiplier, &S::drag, &S::wind, &S::windTime, &S::instantVelocity, &S::killOutward,
                  &S::zVelocityOnly, &S::projectToGround, &S::boneNotJoint);
}

bool RampBirths::followsGlobalTime(const RampParticles &r)
{
    return isGlobal(r.speed) || isGlobal(r.variation) || isGlobal(r.length) || isGlobal(r.width) ||
           isGlobal(r.verticalRange) || isGlobal(r.horizontalRange) || isGlobal(r.gravity) || isGlobal(r.lifeSpan) ||
           isGlobal(r.zSource) || r.generator == ParticleGenerator::Bone;
}

float RampBirths::longestLife(const RampParticles &rules)
{
    return longestOf(rules.lifeSpan) + std::abs(clampFinite(rules.lifeSpanVary));
}

void RampBirths::setRules(const RampParticles &rules)
{
    m_path = SplinePath(rules.splinePoints);
    m_motion = ParticleMotion(rules.drag, rules.wind, rules.windTime);
    m_longestLife = longestLife(rules);
}

void RampBirths::begin(const RenderScene &scene, const RampParticles &rules, const StepTimeline &timeline,
                       std::int64_t step, const EmitterCore::StepMatrices &matrices)
{
    const PoseTime start = timeline.momentOf(step, 0);
    const auto value = [&](const Track<float> &track, int window) {
        return clampFinite(sampleTrack(track, scene, start, m_windows[window]));
    };
    m_speed = value(rules.speed, 0);
    m_variation = value(rules.variation, 1);
    m_vertical = value(rules.verticalRange, 2);
    m_horizontal = value(rules.horizontalRange, 3);
    m_length = value(rules.length, 4);
    m_width = value(rules.width, 5);
    m_zSource = value(rules.zSource, 6);
    m_life = value(rules.lifeSpan, 7);
    m_gravity = finiteVector(sampleTrack(rules.gravity, scene, start, m_windows[8]));
    m_matrices = matrices;
    m_stepSeconds = float(timeline.stepMilliseconds / 1000);

    m_joints.clear();
    if (rules.generator != ParticleGenerator::Bone)
        return;
    m_bones.resize(rules.bones.size());
    for (std::size_t i = 0; i < rules.bones.size(); ++i) {
        m_bones[i].update(scene, rules.bones[i]);
        if (m_bones[i].isEmpty())
            continue;
        const SceneNode &bone = m_bones[i].node();
        const Vector3f joint = m_bones[i].worldAt(scene, start) * toEigen(bone.pivot);
        Vector3f end = joint;
        if (bone.parent >= 0 && std::size_t(bone.parent) < scene.nodes.size()) {
            NodeChain parent;
            parent.update(scene, bone.parent);
            end = parent.worldAt(scene, start) * toEigen(scene.nodes[std::size_t(bone.parent)].pivot);
        }
        m_joints.emplace_back(joint, end);
    }
}

RampBirths::Start RampBirths::onPlane(HashRandom &random) const
{
    const float x = random.signedUnit(), y = random.signedUnit();
    const Vector3f position(x * m_length / 2, y * m_width / 2, 0);
    if (m_zSource > noSource)
        return {position, awayFrom(m_zSource, position)};
    const float polar = m_vertical * random.signedUnit(), azimuth = m_horizontal * random.signedUnit();
    return {position, {std::cos(azimuth) * std::sin(polar), std::sin(azimuth) * std::sin(polar), std::cos(polar)}};
}

RampBirths::Start RampBirths::onSphere(bool upwards, HashRandom &random) const
{
    const float radius = m_length + (m_width - m_length) * random.unit();
    const float polar = m_vertical * random.signedUnit(), azimuth = m_horizontal * random.signedUnit();
    const Vector3f out(std::cos(polar) * std::cos(azimuth), std::cos(polar) * std::sin(azimuth), std::sin(polar));
    const Vector3f position = out * radius;
    if (m_zSource > noSource)
        return {position, awayFrom(m_zSource, position)};
    return {position, upwards ? Vector3f::UnitZ() : out};
}

RampBirths::Start RampBirths::onSpline(HashRandom &random) const
{
    const float from = std::clamp(m_length, 0.f, 1.f), to = std::clamp(m_width, 0.f, 1.f);
    const SplinePath::Place place = m_path.at(from + (to - from) * random.unit());
    if (m_zSource > noSource)
        return {place.position, awayFrom(m_zSource, place.position)};
    if (m_vertical == 0)
        return {place.position, Vector3f::UnitZ()};
    const Eigen::AngleAxisf turn(m_vertical * random.signedUnit(), place.tangent);
    const float x = random.unit(), y = random.unit(), z = random.unit();
    return {place.position + m_horizontal * Vector3f(x, y, z), turn * Vector3f::UnitZ()};
}

RampBirths::Start RampBirths::onBone(const RampParticles &rules, HashRandom &random)
{
    Start start = onPlane(random);
    start.position.setZero();
    if (m_joints.empty())
        return start;
    const auto &[joint, end] = m_joints[random.below(m_joints.size())];
    const float along = rules.boneNotJoint ? random.unit() : 0;
    start.position = joint + (end - joint) * along;
    return start;
}

void RampBirths::cutWhereOutward(ParticleBirth &birth, const Vector3f &centre) const
{
    const int steps = int(std::min(birth.life / m_stepSeconds, float(maxOutwardSteps)));
    for (int i = 1; i <= steps; ++i) {
        const float age = float(i) * m_stepSeconds;
        const ParticleMotion::State state = m_motion.after(birth, age);
        if ((state.position - centre).dot(state.velocity) > 0) {
            birth.life = age;
            return;
        }
    }
}

ParticleBirth RampBirths::make(const RampParticles &rules, const Vector3f &pivot, float into, HashRandom &random)
{
    ParticleBirth birth;
    birth.into = into;
    const float vary = clampFinite(rules.lifeSpanVary);
    birth.life = std::max(0.001f, std::min(m_longestLife, m_life + vary * random.signedUnit()));
    birth.rampLife = std::max(0.001f, m_life + vary);
    birth.seed = std::uint32_t(random.unit() * 65536.f);
    birth.acceleration = m_gravity;

    Start start;
    const bool onBones = rules.generator == ParticleGenerator::Bone && !m_joints.empty();
    switch (rules.generator) {
    case ParticleGenerator::Sphere:
        start = onSphere(rules.zVelocityOnly, random);
        break;
    case ParticleGenerator::Spline:
        start = onSpline(random);
        break;
    case ParticleGenerator::Bone:
        start = onBone(rules, random);
        break;
    case ParticleGenerator::Plane:
    default: // an undefined number in the file
        start = onPlane(random);
        break;
    }
    birth.velocity = start.direction * (m_speed * (1 + m_variation * random.signedUnit()));

    const Eigen::Affine3f matrix = m_matrices.at(into);
    Vector3f centre = pivot;
    birth.position = onBones ? start.position : Vector3f(pivot + start.position);
    if (rules.modelSpace) {
        if (onBones)
            birth.position = matrix.inverse() * start.position;
    } else {
        centre = matrix * pivot;
        if (!onBones)
            birth.position = matrix * birth.position;
        birth.velocity = matrix.linear() * birth.velocity;
        if (rules.projectToGround)
            birth.position.z() = 0;
    }
    if (rules.instantVelocity && m_stepSeconds > 0) {
        const Vector3f way = (m_matrices.end * pivot - m_matrices.start * pivot) * (burstSeconds / m_stepSeconds);
        birth.velocity += way * (clampFinite(rules.burstMultiplier) * (1 + m_variation * random.signedUnit()));
    }
    if (rules.killOutward && rules.generator == ParticleGenerator::Sphere && birth.isFinite())
        cutWhereOutward(birth, centre);
    return birth;
}

} // namespace sinew::warcraft
