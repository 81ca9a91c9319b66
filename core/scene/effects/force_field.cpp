// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/force_field.h"

#include "core/scene/same.h"

namespace sinew {

using Eigen::Vector3f;

void ForceField::update(const RenderScene &scene, const StepTimeline &timeline, const Choice &choice, std::int64_t from,
                        std::int64_t to, bool stale)
{
    std::vector<const SceneForce *> wanted;
    for (const SceneForce &force : scene.forces)
        if ((force.channels & choice.channels) && wanted.size() < choice.maximum)
            wanted.push_back(&force);
    bool anew = stale || wanted.size() != m_forces.size();
    for (std::size_t i = 0; !anew && i < wanted.size(); ++i)
        anew = !same(m_forces[i].force, *wanted[i]);
    if (anew) {
        m_forces.clear();
        for (const SceneForce *force : wanted)
            m_forces.push_back({*force, {}});
    }
    for (Force &force : m_forces)
        anew = force.chain.update(scene, force.force.node) || anew;
    if (anew)
        m_moments.clear();
    if (m_forces.empty())
        return;
    std::erase_if(m_moments, [&](const auto &moment) { return moment.first < from; });
    for (std::int64_t step = from; step <= to; ++step) {
        std::vector<Moment> &moments = m_moments[step];
        if (!moments.empty())
            continue;
        const PoseTime when = timeline.momentOf(step, 0);
        for (Force &force : m_forces) {
            const Eigen::Affine3f world =
                force.chain.isEmpty() ? Eigen::Affine3f::Identity() : force.chain.worldAt(scene, when);
            const auto sample = [&](const Track<float> &track) { return clampFinite(sampleTrack(track, scene, when)); };
            Eigen::Matrix3f axes = world.linear();
            const float scale = std::cbrt(std::abs(axes.determinant()));
            for (int i = 0; i < 3; ++i)
                if (const float length = axes.col(i).norm(); length > 0)
                    axes.col(i) /= length;
            moments.push_back({world.translation(), axes, sample(force.force.strength),
                               sample(force.force.width) * scale, sample(force.force.height),
                               sample(force.force.length) * scale});
        }
    }
}

Vector3f ForceField::acceleration(std::int64_t step, const Vector3f &position, const Vector3f &velocity) const
{
    Vector3f sum = Vector3f::Zero();
    const auto found = m_moments.find(step);
    if (found == m_moments.end())
        return sum;
    for (std::size_t i = 0; i < m_forces.size(); ++i) {
        const SceneForce &force = m_forces[i].force;
        const Moment &now = found->second[i];
        const Vector3f away = position - now.place, local = now.axes.transpose() * away;
        const float r = away.norm(), flat = local.head<2>().norm();
        bool inside = r <= now.width;
        switch (force.shape) {
        case ForceShape::Sphere:
            break;
        case ForceShape::Hemisphere:
            inside = inside && local.z() >= 0;
            break;
        case ForceShape::Cylinder:
            inside = flat <= now.width && std::abs(local.z()) <= now.height / 2;
            break;
        case ForceShape::Box:
            inside = std::abs(local.x()) <= now.width / 2 && std::abs(local.y()) <= now.length / 2 &&
                     std::abs(local.z()) <= now.height / 2;
            break;
        case ForceShape::ConeDome:
            inside = inside && std::atan2(flat, local.z()) <= now.height;
            break;
        }
        if (!inside && !force.unbounded)
            continue;
        float strength = now.strength;
        if (force.falloff && force.shape != ForceShape::Box && now.width > 0)
            strength *= std::max(0.f, 1 - (force.shape == ForceShape::Cylinder ? flat : r) / now.width);
        if (force.heightGradient && now.width > 0)
            strength *= std::max(0.f, 1 - std::abs(local.z()) / now.width);
        const Vector3f axis = now.axes.col(2), out = away - axis * local.z();
        switch (force.kind) {
        case ForceKind::Directional:
            sum += axis * strength;
            break;
        case ForceKind::Radial:
            if (r > 1e-6f)
                sum += away * (strength / r);
            break;
        case ForceKind::Dampening:
            sum -= velocity * strength;
            break;
        case ForceKind::Vortex:
            if (flat > 1e-6f) {
                const Vector3f outwards = out / flat, sideways = axis.cross(outwards);
                sum += sideways * (strength - velocity.dot(sideways)) -
                       outwards * (strength * strength / flat + velocity.dot(outwards));
            }
            break;
        }
    }
    return sum;
}

} // namespace sinew
