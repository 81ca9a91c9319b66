// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/m2_births.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

namespace sinew {

using Eigen::Vector3f;

namespace {

constexpr float noSource = 0.001f; ///< a zSource up to this is none
constexpr float burstSeconds = 0.03f;

/// Away from a place above the emitter; up where that is no direction.
Vector3f awayFrom(float zSource, const Vector3f &position)
{
    const Vector3f away = position - Vector3f(0, 0, zSource);
    return away.norm() > 1e-4f ? Vector3f(away.normalized()) : Vector3f::UnitZ();
}

} // namespace

bool M2Births::same(const SceneParticleEmitter &a, const SceneParticleEmitter &b)
{
    using S = SceneParticleEmitter;
    using M = M2Particles;
    return sameIn(a, b, &S::speed, &S::variation, &S::emissionRate, &S::length, &S::width, &S::modelSpace) &&
           sameIn(*a.m2, *b.m2, &M::generator, &M::verticalRange, &M::horizontalRange, &M::gravity, &M::lifeSpan,
                  &M::lifeSpanVary, &M::emissionRateVary, &M::zSource, &M::splinePoints, &M::bones) &&
           sameIn(*a.m2, *b.m2, &M::burstMultiplier, &M::drag, &M::wind, &M::windTime, &M::instantVelocity,
                  &M::killOutward, &M::zVelocityOnly, &M::projectToGround, &M::boneNotJoint);
}

bool M2Births::followsGlobalTime(const SceneParticleEmitter &e)
{
    const M2Particles &m2 = *e.m2;
    return isGlobal(e.speed) || isGlobal(e.variation) || isGlobal(e.length) || isGlobal(e.width) ||
           isGlobal(m2.verticalRange) || isGlobal(m2.horizontalRange) || isGlobal(m2.gravity) ||
           isGlobal(m2.lifeSpan) || isGlobal(m2.zSource) || m2.generator == ParticleGenerator::Bone;
}

void M2Births::setEmitter(const SceneParticleEmitter &emitter)
{
    const M2Particles &m2 = *emitter.m2;
    m_path = SplinePath(m2.splinePoints);
    m_motion = ParticleMotion(m2);
    m_longestLife = longestOf(m2.lifeSpan) + std::abs(clampFinite(m2.lifeSpanVary));
}

void M2Births::begin(const RenderScene &scene, const SceneParticleEmitter &emitter, const StepTimeline &timeline,
                     std::int64_t step, const EmitterCore::StepMatrices &matrices)
{
    const M2Particles &m2 = *emitter.m2;
    const PoseTime start = timeline.momentOf(step, 0);
    const auto value = [&](const Track<float> &track, int window) {
        return clampFinite(sampleTrack(track, scene, start, m_windows[window]));
    };
    m_speed = value(emitter.speed, 0);
    m_variation = value(emitter.variation, 1);
    m_vertical = value(m2.verticalRange, 2);
    m_horizontal = value(m2.horizontalRange, 3);
    m_length = value(emitter.length, 4);
    m_width = value(emitter.width, 5);
    m_zSource = value(m2.zSource, 6);
    m_life = value(m2.lifeSpan, 7);
    m_gravity = finiteVector(sampleTrack(m2.gravity, scene, start, m_windows[8]));
    m_matrices = matrices;
    m_stepSeconds = float(timeline.stepMilliseconds / 1000);

    m_joints.clear();
    if (m2.generator != ParticleGenerator::Bone)
        return;
    m_bones.resize(m2.bones.size());
    for (std::size_t i = 0; i < m2.bones.size(); ++i) {
        m_bones[i].update(scene, m2.bones[i]);
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

M2Births::Start M2Births::onPlane(HashRandom &random) const
{
    const float x = random.signedUnit(), y = random.signedUnit();
    const Vector3f position(x * m_length / 2, y * m_width / 2, 0);
    if (m_zSource > noSource)
        return {position, awayFrom(m_zSource, position)};
    const float polar = m_vertical * random.signedUnit(), azimuth = m_horizontal * random.signedUnit();
    return {position, {std::cos(azimuth) * std::sin(polar), std::sin(azimuth) * std::sin(polar), std::cos(polar)}};
}

M2Births::Start M2Births::onSphere(bool upwards, HashRandom &random) const
{
    const float radius = m_length + (m_width - m_length) * random.unit();
    const float polar = m_vertical * random.signedUnit(), azimuth = m_horizontal * random.signedUnit();
    const Vector3f out(std::cos(polar) * std::cos(azimuth), std::cos(polar) * std::sin(azimuth), std::sin(polar));
    const Vector3f position = out * radius;
    if (m_zSource > noSource)
        return {position, awayFrom(m_zSource, position)};
    return {position, upwards ? Vector3f::UnitZ() : out};
}

M2Births::Start M2Births::onSpline(HashRandom &random) const
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

M2Births::Start M2Births::onBone(const M2Particles &rules, HashRandom &random)
{
    Start start = onPlane(random);
    start.position.setZero();
    if (m_joints.empty())
        return start;
    const auto &[joint, end] =
        m_joints[std::min(std::size_t(random.unit() * float(m_joints.size())), m_joints.size() - 1)];
    const float along = rules.boneNotJoint ? random.unit() : 0;
    start.position = joint + (end - joint) * along;
    return start;
}

void M2Births::cutWhereOutward(ParticleBirth &birth, const Vector3f &centre) const
{
    constexpr float maxSteps = 600;
    const int steps = int(std::min(birth.life / m_stepSeconds, maxSteps));
    for (int i = 1; i <= steps; ++i) {
        const float age = float(i) * m_stepSeconds;
        const ParticleMotion::State state = m_motion.after(birth, age);
        if ((state.position - centre).dot(state.velocity) > 0) {
            birth.life = age;
            return;
        }
    }
}

ParticleBirth M2Births::make(const SceneParticleEmitter &emitter, const Vector3f &pivot, float into, HashRandom &random)
{
    const M2Particles &m2 = *emitter.m2;
    ParticleBirth birth;
    birth.into = into;
    const float vary = clampFinite(m2.lifeSpanVary);
    birth.life = std::max(0.001f, std::min(m_longestLife, m_life + vary * random.signedUnit()));
    birth.rampLife = std::max(0.001f, m_life + vary);
    birth.seed = std::uint32_t(random.unit() * 65536.f);
    birth.acceleration = m_gravity;

    Start start;
    const bool onBones = m2.generator == ParticleGenerator::Bone && !m_joints.empty();
    switch (m2.generator) {
    case ParticleGenerator::Sphere:
        start = onSphere(m2.zVelocityOnly, random);
        break;
    case ParticleGenerator::Spline:
        start = onSpline(random);
        break;
    case ParticleGenerator::Bone:
        start = onBone(m2, random);
        break;
    case ParticleGenerator::Plane:
    default: // a number of a file that is none of them
        start = onPlane(random);
        break;
    }
    birth.velocity = start.direction * (m_speed * (1 + m_variation * random.signedUnit()));

    const Eigen::Affine3f matrix = m_matrices.at(into);
    Vector3f centre = pivot;
    birth.position = onBones ? start.position : Vector3f(pivot + start.position);
    if (emitter.modelSpace) {
        if (onBones)
            birth.position = matrix.inverse() * start.position;
    } else {
        centre = matrix * pivot;
        if (!onBones)
            birth.position = matrix * birth.position;
        birth.velocity = matrix.linear() * birth.velocity;
        if (m2.projectToGround)
            birth.position.z() = 0;
    }
    if (m2.instantVelocity && m_stepSeconds > 0) {
        const Vector3f way = (m_matrices.end * pivot - m_matrices.start * pivot) * (burstSeconds / m_stepSeconds);
        birth.velocity += way * (clampFinite(m2.burstMultiplier) * (1 + m_variation * random.signedUnit()));
    }
    if (m2.killOutward && m2.generator == ParticleGenerator::Sphere && birth.isFinite())
        cutWhereOutward(birth, centre);
    return birth;
}

} // namespace sinew
