// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/particle_births.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/same.h"

#include <numbers>

namespace sinew::m3 {

using Eigen::Vector3f;
using Eigen::Vector4f;

namespace {

constexpr float pi = std::numbers::pi_v<float>;

float between(float a, float b, HashRandom &random)
{
    return a + (b - a) * random.unit();
}

Vector3f anywhere(HashRandom &random)
{
    const float z = random.signedUnit(), turn = random.unit() * 2 * pi, ring = std::sqrt(std::max(0.f, 1 - z * z));
    return {ring * std::cos(turn), ring * std::sin(turn), z};
}

float largestScale(const Eigen::Matrix3f &m)
{
    return std::sqrt(m.colwise().squaredNorm().maxCoeff());
}

Eigen::Matrix3f unitAxes(const Eigen::Matrix3f &m)
{
    Eigen::Matrix3f axes = m;
    for (int i = 0; i < 3; ++i)
        if (const float length = axes.col(i).norm(); length > 0)
            axes.col(i) /= length;
    return axes;
}

} // namespace

bool ParticleBirths::sameBirths(const ParticleRules &a, const ParticleRules &b)
{
    using S = ParticleRules;
    return sameIn(a, b, &S::emissionRate, &S::modelSpace, &S::bursts, &S::copies, &S::speed, &S::speed2,
                  &S::randomSpeed, &S::randomLife, &S::randomMass, &S::yaw, &S::pitch, &S::horizontal, &S::vertical) &&
           sameIn(a, b, &S::life, &S::life2, &S::shape, &S::direction, &S::size, &S::cutoutSize, &S::radius,
                  &S::cutoutRadius, &S::cutout, &S::spline, &S::splineStart, &S::splineEnd, &S::meshes, &S::mass,
                  &S::mass2, &S::massPerSize) &&
           sameIn(a, b, &S::drag, &S::noiseCohesion, &S::inheritVelocity, &S::parentVelocity, &S::sizes, &S::sizes2,
                  &S::turns, &S::turns2, &S::colours, &S::colours2, &S::randomSize, &S::randomTurn, &S::randomColour,
                  &S::relativeTurn, &S::cells, &S::randomCell, &S::flat) &&
           sameIn(a, b, &S::yawWave, &S::pitchWave, &S::speedWave, &S::sizeWave, &S::alphaWave, &S::turnWave,
                  &S::horizontalWave, &S::verticalWave, &S::waveShift);
}

bool ParticleBirths::followsGlobalTime(const ParticleRules &m)
{
    bool follows = m.shape == EmissionShape::Mesh;
    for (const Track<float> *track :
         {&m.speed, &m.speed2, &m.yaw, &m.pitch, &m.horizontal, &m.vertical, &m.life, &m.life2, &m.radius,
          &m.cutoutRadius, &m.splineStart, &m.splineEnd, &m.parentVelocity, &m.waveShift, &m.bursts})
        follows = follows || isGlobal(*track);
    for (const Track<Vec3> *track : {&m.size, &m.cutoutSize, &m.sizes, &m.sizes2, &m.turns, &m.turns2})
        follows = follows || isGlobal(*track);
    return follows;
}

std::uint64_t ParticleBirths::samplesOf(const SceneMesh &mesh)
{
    return (mesh.palette.size() + mesh.positions.size() + mesh.indices.size()) / 4;
}

float ParticleBirths::longestLife(const ParticleRules &rules)
{
    return std::max(longestOf(rules.life), rules.randomLife ? longestOf(rules.life2) : 0.f);
}

float ParticleBirths::Wave::at(HashRandom &random) const
{
    return kind == WaveKind::None ? 0 : waveValue(kind, phase, amplitude, random);
}

std::uint64_t ParticleBirths::begin(const RenderScene &scene, const ParticleRules &m, const StepTimeline &timeline,
                                    std::int64_t step, const EmitterCore::StepMatrices &own,
                                    const EmitterCore::StepMatrices &place)
{
    const PoseTime start = timeline.momentOf(step, 0);
    m_windows.resize(64 + m.spline.size());
    std::size_t next = 0;
    std::uint64_t samples = 0;
    const auto sample = [&](const auto &track) {
        samples += track.curve.size() > 0;
        return sampleTrack(track, scene, start, m_windows[next++]);
    };
    const auto number = [&](const Track<float> &track) { return clampFinite(sample(track)); };
    m_speed = number(m.speed);
    m_speed2 = number(m.speed2);
    m_yaw = number(m.yaw);
    m_pitch = number(m.pitch);
    m_horizontal = number(m.horizontal);
    m_vertical = number(m.vertical);
    m_life = number(m.life);
    m_life2 = number(m.life2);
    m_radius = number(m.radius);
    m_cutoutRadius = number(m.cutoutRadius);
    m_splineStart = number(m.splineStart);
    m_splineEnd = number(m.splineEnd);
    m_parentVelocity = number(m.parentVelocity);
    m_shift = number(m.waveShift);
    m_size = finiteVector(sample(m.size));
    m_cutoutSize = finiteVector(sample(m.cutoutSize));
    m_sizes = finiteVector(sample(m.sizes));
    m_sizes2 = finiteVector(sample(m.sizes2));
    m_turns = finiteVector(sample(m.turns));
    m_turns2 = finiteVector(sample(m.turns2));
    for (int i = 0; i < 3; ++i) {
        m_colours[i] = finiteVector(sample(m.colours[i]));
        m_colours2[i] = finiteVector(sample(m.colours2[i]));
    }
    const float seconds = float(timeline.positionOf(step) / 1000);
    const EffectWave *all[waves] = {&m.yawWave,   &m.pitchWave, &m.speedWave,      &m.sizeWave,
                                    &m.alphaWave, &m.turnWave,  &m.horizontalWave, &m.verticalWave};
    for (int i = 0; i < waves; ++i) {
        const float amplitude = number(all[i]->amplitude), frequency = number(all[i]->frequency);
        m_waves[i] = {all[i]->kind, amplitude, frequency * seconds + m_shift};
    }
    m_spline.clear();
    for (const Track<Vec3> &point : m.spline)
        m_spline.push_back(finiteVector(sample(point)));
    m_own = own;
    m_place = place;
    m_stepSeconds = float(timeline.stepMilliseconds / 1000);
    m_triangles.clear();
    if (m.shape == EmissionShape::Mesh)
        samples += poseMeshes(scene, m, start);
    return samples;
}

std::uint64_t ParticleBirths::poseMeshes(const RenderScene &scene, const ParticleRules &rules, const PoseTime &when)
{
    evaluateNodes(scene, when, m_pose);
    std::uint64_t samples = scene.nodes.size();
    std::vector<Vector3f> positions;
    for (const std::int32_t row : rules.meshes) {
        if (row < 0 || std::size_t(row) >= scene.meshes.size())
            continue;
        const SceneMesh &mesh = scene.meshes[std::size_t(row)];
        skinnedPositions(mesh, m_pose, positions);
        samples += samplesOf(mesh);
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
            for (std::size_t corner = 0; corner < 3; ++corner)
                m_triangles.push_back(positions[mesh.indices[i + corner]]);
    }
    return samples;
}

float ParticleBirths::radius(const ParticleRules &rules, HashRandom &random) const
{
    return between(rules.cutout ? m_cutoutRadius : 0, m_radius, random);
}

ParticleBirths::Start ParticleBirths::onSpline(const ParticleRules &rules, HashRandom &random) const
{
    Start start;
    const std::size_t segments = m_spline.size() / 4;
    if (segments == 0)
        return start;
    const float share = std::clamp(between(m_splineStart, m_splineEnd, random), 0.f, 1.f) * float(segments);
    const std::size_t segment = std::min(std::size_t(share), segments - 1);
    const float t = share - float(segment), s = 1 - t;
    const Vector3f *p = m_spline.data() + 4 * segment;
    const Vector3f at = p[0] * (s * s * s) + p[1] * (3 * t * s * s) + p[2] * (3 * t * t * s) + p[3] * (t * t * t);
    const Vector3f along = (p[1] - p[0]) * (s * s) + (p[2] - p[1]) * (2 * s * t) + (p[3] - p[2]) * (t * t);
    Vector3f across = Vector3f::UnitX(), upwards = Vector3f::UnitY();
    if (along.norm() > 0 && std::abs(along.normalized().z()) <= 0.999f) {
        across = along.cross(Vector3f::UnitZ()).normalized();
        upwards = across.cross(along).normalized();
    }
    const float away = radius(rules, random), turn = random.unit() * 2 * pi;
    start.position = at + (across * std::cos(turn) + upwards * std::sin(turn)) * away;
    return start;
}

ParticleBirths::Start ParticleBirths::onMesh(HashRandom &random) const
{
    Start start;
    start.inWorld = true;
    if (m_triangles.empty())
        return {};
    const Vector3f *corner = m_triangles.data() + 3 * random.below(m_triangles.size() / 3);
    const float a = std::sqrt(random.unit()), b = random.unit();
    start.position = corner[0] * (1 - a) + corner[1] * (a * (1 - b)) + corner[2] * (a * b);
    const Vector3f normal = (corner[1] - corner[0]).cross(corner[2] - corner[0]);
    start.normal = normal.norm() > 0 ? Vector3f(normal.normalized()) : Vector3f::UnitZ();
    return start;
}

ParticleBirths::Start ParticleBirths::place(const ParticleRules &rules, HashRandom &random) const
{
    Start start;
    Vector3f &at = start.position;
    switch (rules.shape) {
    case EmissionShape::Point:
        break;
    case EmissionShape::Plane:
        at.x() = random.signedUnit() * m_size.x() / 2;
        at.y() = random.signedUnit() * m_size.y() / 2;
        break;
    case EmissionShape::Sphere: {
        const float away = radius(rules, random);
        at = anywhere(random) * away;
        break;
    }
    case EmissionShape::Box: {
        const std::size_t hollow = rules.cutout ? random.below(3) : 3;
        for (int i = 0; i < 3; ++i) {
            const float half = m_size[i] / 2, inner = std::size_t(i) == hollow ? m_cutoutSize[i] / 2 : 0;
            const float value = random.signedUnit() * (half - inner);
            at[i] = value >= 0 ? value + inner : value - inner;
        }
        break;
    }
    case EmissionShape::Cylinder:
    case EmissionShape::Disc: {
        const float away = radius(rules, random), turn = random.unit() * 2 * pi;
        at = {away * std::cos(turn), away * std::sin(turn), 0};
        if (rules.shape == EmissionShape::Cylinder)
            at.z() = random.signedUnit() * m_size.z() / 2;
        break;
    }
    case EmissionShape::Spline:
        return onSpline(rules, random);
    case EmissionShape::Mesh:
        return onMesh(random);
    }
    return start;
}

Vector3f ParticleBirths::direction(const ParticleRules &rules, const Start &start, HashRandom &random) const
{
    switch (rules.direction) {
    case EmissionDirection::Cone: {
        const float vertical = random.signedUnit() * (m_vertical + m_waves[Vertical].at(random));
        const float horizontal = random.signedUnit() * (m_horizontal + m_waves[Horizontal].at(random));
        const float yaw = (m_yaw + m_waves[Yaw].at(random)) * pi / 180,
                    pitch = (m_pitch + m_waves[Pitch].at(random)) * pi / 180;
        const Vector3f spread(-std::cos(vertical) * std::sin(horizontal - pitch), std::sin(vertical),
                              std::cos(vertical) * std::cos(horizontal - pitch));
        return Eigen::AngleAxisf(yaw, Vector3f::UnitX()) * spread;
    }
    case EmissionDirection::Radial:
        return start.position.norm() > 0 ? Vector3f(start.position.normalized()) : Vector3f::Zero();
    case EmissionDirection::Axis:
        return {0, 0, start.position.z() >= 0 ? 1.f : -1.f};
    case EmissionDirection::Random:
        return anywhere(random);
    case EmissionDirection::MeshNormal:
        break;
    }
    return start.normal;
}

void ParticleBirths::sampleAppearance(const ParticleRules &m, float scale, Birth &birth, HashRandom &random) const
{
    constexpr float lateMiddle = 0.9959f; // as in the game: from here on random values have no middle
    const float alpha = m_waves[Alpha].at(random) / 255;
    for (int i = 0; i < 3; ++i) {
        birth.colours[i] = m_colours[i];
        if (m.randomColour)
            birth.colours[i] += (m_colours2[i] - m_colours[i]) * random.unit();
    }
    if (m.randomColour && m.colourPhase.middle > lateMiddle)
        birth.colours[1].head<3>() = birth.colours[2].head<3>();
    if (m.randomColour && m.alphaPhase.middle > lateMiddle)
        birth.colours[1].w() = birth.colours[2].w();
    for (Vector4f &colour : birth.colours)
        colour.w() += alpha;
    const float wave = m_waves[Size].at(random), share = m.randomSize ? random.unit() : 0;
    birth.sizes = ((m_sizes + (m_sizes2 - m_sizes) * share).array() + wave).matrix() * (scale / 2);
    const float turn = m_waves[Turn].at(random);
    birth.turns = m_turns;
    if (m.randomTurn)
        for (int i = 0; i < 3; ++i)
            birth.turns[i] = between(m_turns[i], m_turns2[i], random);
    birth.turns.x() += turn;
    birth.turns.y() += m.relativeTurn ? birth.turns.x() : turn;
    birth.turns.z() += m.relativeTurn ? birth.turns.y() : turn;
    if (m.randomTurn && m.turnPhase.middle > lateMiddle)
        birth.turns.y() = birth.turns.z();
}

Birth ParticleBirths::make(const ParticleRules &m, float into, HashRandom &random) const
{
    constexpr float minMass = 0.001f;
    Birth birth;
    birth.into = into;
    birth.seed = std::uint32_t(random.unit() * 16777216.f);
    birth.noisePhase = random.unit() * clampFinite(m.noiseCohesion);
    birth.firstCell = m.randomCell ? std::floor(random.unit() * float(m.rows) * float(m.columns)) : 0;
    birth.life = std::max(0.001f, m.randomLife ? between(m_life, m_life2, random) : m_life);
    const Start start = place(m, random);
    const float speed = m.randomSpeed ? between(m_speed, m_speed2, random) : m_speed + m_waves[Speed].at(random);
    Vector3f position = start.position, velocity = direction(m, start, random) * speed;
    if (m.flat) {
        const float flat = velocity.head<2>().norm(), fast = velocity.norm();
        velocity *= flat > 1e-5f ? fast / flat : 1;
        velocity.z() = 0;
    }

    const Eigen::Affine3f own = m_own.at(into), at = m_place.at(into);
    // A birth on a mesh is in world space already, but its velocity is in the emitter's space as always.
    const Eigen::Matrix3f axes = unitAxes(at.linear());
    if (m.modelSpace) {
        const Eigen::Affine3f inside = own.inverse() * at;
        position = start.inWorld ? own.inverse() * position : inside * position;
        velocity = start.inWorld ? velocity : inside.linear() * velocity;
        birth.frame = Eigen::Quaternionf(unitAxes(inside.linear()));
    } else {
        position = start.inWorld ? position : at * position;
        if (!start.inWorld || m.direction != EmissionDirection::MeshNormal)
            velocity = (m.inheritVelocity ? axes : Eigen::Matrix3f(at.linear())) * velocity;
        if (m.inheritVelocity && m_stepSeconds > 0)
            velocity += (m_place.end.translation() - m_place.start.translation()) * (m_parentVelocity / m_stepSeconds);
        birth.frame = Eigen::Quaternionf(axes);
    }
    birth.position = position;
    birth.velocity = velocity;
    const float ownScale = largestScale(own.linear());
    sampleAppearance(m, ownScale > 0 ? largestScale(at.linear()) / ownScale : 0, birth, random);
    const float mass =
        (m.randomMass ? between(clampFinite(m.mass), clampFinite(m.mass2), random) : clampFinite(m.mass)) +
        clampFinite(m.massPerSize) * 2 * birth.sizes.x();
    birth.drag = std::max(0.f, clampFinite(m.drag)) / std::max(minMass, mass);
    return birth;
}

} // namespace sinew::m3
