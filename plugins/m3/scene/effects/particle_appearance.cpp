// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/particle_appearance.h"

#include "core/scene/effects/smooth_noise.h"
#include "core/scene/pose/node_transform.h"

#include <numeric>

namespace sinew::m3 {

using Eigen::Vector3f;

namespace {

/// The axis of ParticleInstance::Plane for a quad whose u goes along `right` and whose top is at `up`.
Vec3 planeAxis(const Vector3f &right, const Vector3f &up)
{
    Eigen::Matrix3f axes;
    axes << right, up, right.cross(up);
    const Eigen::AngleAxisf turn{Eigen::Quaternionf(axes)};
    return fromEigen(turn.axis() * turn.angle());
}

/// A quad that faces a direction, its top upwards.
Vec3 facing(const Vector3f &direction)
{
    Vector3f forward = direction + Vector3f(0, 1e-4f, 0);
    if (!(forward.norm() > 0))
        forward = Vector3f::UnitY();
    forward.normalize();
    Vector3f right = Vector3f::UnitZ().cross(forward);
    right = right.norm() > 1e-6f ? Vector3f(right.normalized()) : Vector3f::UnitX();
    return planeAxis(right, forward.cross(right));
}

Vector3f colourAt(const Birth &birth, const PhaseRule &rule, float share)
{
    return phaseValue<Vector3f>(birth.colours[0].head<3>(), birth.colours[1].head<3>(), birth.colours[2].head<3>(),
                                rule, share);
}

} // namespace

ParticleAppearance::ParticleAppearance(const ParticleRules &rules, const Eigen::Affine3f &world, const PoseTime &when)
    : m_rules(rules), m_world(world), m_scale(std::sqrt(world.linear().colwise().squaredNorm().maxCoeff()))
{
    if (when.view)
        m_toViewer = when.view->conjugate() * Vector3f::UnitZ();
}

float ParticleAppearance::sizeAt(const Birth &birth, float share) const
{
    return phaseValue(birth.sizes.x(), birth.sizes.y(), birth.sizes.z(), m_rules.sizePhase, share) * m_scale;
}

void ParticleAppearance::cell(const Birth &birth, float share, float (&uv)[4]) const
{
    const std::uint32_t columns = m_rules.columns;
    if (columns == 0 || m_rules.rows == 0)
        return;
    const float middle = std::clamp(m_rules.cellMiddle, 0.f, 0.996f);
    const bool first = share <= middle;
    const float t = first ? (middle > 0 ? share / middle : 1) : (share - middle) / (1 - middle);
    const float from = m_rules.cells[first ? 0 : 1], to = m_rules.cells[first ? 1 : 2];
    const auto number = std::int64_t(clampFinite(from + std::floor((to - from) * t + 0.5f) + birth.firstCell));
    const float width = clampFinite(m_rules.cellWidth), height = clampFinite(m_rules.cellHeight);
    uv[0] = float(number % columns) * width;
    uv[1] = float(number / columns) * height;
    uv[2] = uv[0] + width;
    uv[3] = uv[1] + height;
}

void ParticleAppearance::intoWorld(const Birth &birth, ParticleMotion::State &state, float age) const
{
    if (m_rules.modelSpace) {
        state.position = m_world * state.position;
        state.velocity = m_world.linear() * state.velocity;
    }
    if (m_rules.noiseAmplitude > 0.001f) {
        const float share = age / birth.life;
        const float grown = m_rules.noiseEdge > 0 ? std::min(1.f, share / m_rules.noiseEdge) : 1;
        state.position += smoothNoise3(age * m_rules.noiseFrequency, share * m_rules.noiseCohesion + birth.noisePhase) *
                          (m_rules.noiseAmplitude * grown);
    }
}

void ParticleAppearance::add(const Birth &birth, ParticleMotion::State state, float age,
                             std::vector<ParticleInstance> &instances) const
{
    const float share = age / birth.life, size = sizeAt(birth, share);
    const float travelled = (state.position - birth.position).norm();
    intoWorld(birth, state, age);
    ParticleInstance quad;
    const Vector3f colour = colourAt(birth, m_rules.colourPhase, share);
    for (int i = 0; i < 3; ++i)
        quad.colour[i] = toUnorm8(colour[i]);
    quad.colour[3] = toUnorm8(
        phaseValue(birth.colours[0].w(), birth.colours[1].w(), birth.colours[2].w(), m_rules.alphaPhase, share));
    quad.turn = phaseValue(birth.turns.x(), birth.turns.y(), birth.turns.z(), m_rules.turnPhase, share);
    quad.size = quad.height = size;
    quad.cutOff = m_rules.alphaReference;
    cell(birth, share, quad.uv);
    quad.position = fromEigen(state.position);

    const float speed = state.velocity.norm();
    const Vector3f way = speed > 1e-6f ? Vector3f(state.velocity / speed) : Vector3f::Zero();
    const auto streak = [&](const Vector3f &front, const Vector3f &back) {
        quad.kind = ParticleInstance::Streak;
        quad.position = fromEigen(front);
        quad.axis = fromEigen(back - front);
    };
    const Vector3f fixed(m_rules.facing.x, m_rules.facing.y, m_rules.facing.z);
    switch (m_rules.form) {
    case ParticleForm::Billboard:
        break;
    case ParticleForm::Tail:
    case ParticleForm::TailBehind: {
        const float authored = clampFinite(m_rules.tailLength);
        float tail = m_rules.fixedTail ? authored : std::max(authored, authored * speed);
        if (m_rules.clampTail && size > 0)
            tail = std::min(tail, travelled / size);
        const Vector3f half = way * (tail * size);
        if (m_rules.form == ParticleForm::Tail)
            streak(state.position + half, state.position - half);
        else
            streak(state.position, state.position - 2 * half);
        break;
    }
    case ParticleForm::Ray: {
        Vector3f origin = birth.position;
        if (m_rules.modelSpace)
            origin = m_world * origin;
        streak(state.position, origin);
        break;
    }
    case ParticleForm::SingleAxis:
        streak(state.position + fixed * size, state.position - fixed * size);
        break;
    case ParticleForm::Travel:
        quad.kind = ParticleInstance::Plane;
        quad.axis = facing(state.velocity);
        break;
    case ParticleForm::World:
    case ParticleForm::Collision:
        quad.kind = ParticleInstance::Plane;
        quad.axis = facing(fixed);
        break;
    case ParticleForm::Ground: {
        const Vector3f flat(fixed.x(), fixed.y(), 0),
            up = flat.norm() > 0.1f ? Vector3f(flat.normalized()) : Vector3f::UnitX();
        quad.kind = ParticleInstance::Plane;
        quad.axis = planeAxis(up.cross(Vector3f::UnitZ()), up);
        break;
    }
    case ParticleForm::GroundTail: {
        const Vector3f flat(way.x(), way.y(), 0),
            up = flat.norm() > 1e-6f ? Vector3f(flat.normalized()) : Vector3f::UnitX();
        quad.kind = ParticleInstance::Plane;
        quad.axis = planeAxis(up.cross(Vector3f::UnitZ()), up);
        quad.height = size * std::max(clampFinite(m_rules.tailLength), speed * clampFinite(m_rules.tailLength));
        quad.turn = 0;
        break;
    }
    case ParticleForm::Emitter: {
        const Eigen::Quaternionf frame = m_rules.modelSpace ? Eigen::Quaternionf(m_world.rotation()) : birth.frame;
        const Eigen::AngleAxisf turn(frame);
        quad.kind = ParticleInstance::Plane;
        quad.axis = fromEigen(turn.axis() * turn.angle());
        break;
    }
    }
    if (std::isfinite(toEigen(quad.position).sum() + toEigen(quad.axis).sum() + quad.size + quad.height + quad.turn))
        instances.push_back(quad);
}

void ParticleAppearance::addModel(const Birth &birth, ParticleMotion::State state, float age,
                                  std::vector<ModelInstance> &models) const
{
    const float share = age / birth.life, size = std::max(0.001f, sizeAt(birth, share));
    intoWorld(birth, state, age);
    const float turn = phaseValue(birth.turns.x(), birth.turns.y(), birth.turns.z(), m_rules.turnPhase, share);
    if (!std::isfinite(state.position.sum() + size + turn))
        return;
    ModelInstance &model = models.emplace_back();
    model.world =
        Eigen::Translation3f(state.position) * Eigen::AngleAxisf(turn, Vector3f::UnitZ()) * Eigen::Scaling(size);
    if (m_rules.swapYZ)
        model.world.rotate(Eigen::AngleAxisf(float(EIGEN_PI) / 2, Vector3f::UnitX()));
    model.age = age * 1000;
    model.identity = (std::uint64_t(birth.step) << 24) + (birth.seed & 0xffffff);
}

void ParticleAppearance::sort(std::vector<ParticleInstance> &instances, std::size_t first) const
{
    const bool byDistance = m_rules.sorting == ParticleSorting::Distance;
    if (m_rules.sorting != ParticleSorting::None && (!byDistance || m_toViewer)) {
        const Vector3f axis = byDistance ? *m_toViewer : Vector3f(Vector3f::UnitZ());
        std::stable_sort(instances.begin() + std::ptrdiff_t(first), instances.end(),
                         [&](const ParticleInstance &a, const ParticleInstance &b) {
                             return axis.dot(toEigen(a.position)) < axis.dot(toEigen(b.position));
                         });
    }
    if (m_rules.sortReverse)
        std::reverse(instances.begin() + std::ptrdiff_t(first), instances.end());
}

} // namespace sinew::m3
