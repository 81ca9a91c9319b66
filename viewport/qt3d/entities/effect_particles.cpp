// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/effect_particles.h"

#include "core/scene/pose/node_transform.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>

#include <cmath>
#include <cstring>

namespace sinew {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;

namespace {

constexpr float corners[4][3] = {{-1, -1, 0}, {1, -1, 0}, {-1, 1, 0}, {1, 1, 0}};

/// The meaning of an axis of Plane.
Eigen::Quaternionf turnOf(const Eigen::Vector3f &axis)
{
    const float angle = axis.norm();
    return angle > 0 ? Eigen::Quaternionf(Eigen::AngleAxisf(angle, axis / angle)) : Eigen::Quaternionf::Identity();
}

void place(ParticleInstance &particle, const Eigen::Affine3f &placement, const Eigen::Quaternionf &turn, float scale)
{
    particle.position = fromEigen(placement * toEigen(particle.position));
    particle.size *= scale;
    particle.height *= scale;
    const Eigen::Vector3f axis = toEigen(particle.axis);
    if (particle.kind == float(ParticleInstance::Plane)) {
        const Eigen::AngleAxisf both(turn * turnOf(axis));
        particle.axis = fromEigen(both.axis() * both.angle());
    } else if (particle.kind != float(ParticleInstance::Head)) {
        const Eigen::Vector3f moved = placement.linear() * axis;
        const bool heading = particle.kind == float(ParticleInstance::XyQuad);
        particle.axis = fromEigen(heading ? Eigen::Vector3f(moved / std::max(moved.norm(), 1e-6f)) : moved);
    }
}

} // namespace

ParticleCall::ParticleCall(Qt3DCore::QNode *owner)
    : m_node(makeNode<Qt3DCore::QNode>(owner)), m_instances(makeNode<QBuffer>(m_node)), m_call(owner)
{
    auto *quad = makeNode<QBuffer>(m_node);
    quad->setData(QByteArray(reinterpret_cast<const char *>(corners), sizeof corners));
    auto *geometry = makeNode<Qt3DCore::QGeometry>(m_node);
    geometry->addAttribute(
        makeNode<QAttribute>(geometry, quad, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3U, 4U));
    const auto addPerParticle = [&](const char *name, QAttribute::VertexBaseType type, uint offset, uint size = 4) {
        auto *attribute = makeNode<QAttribute>(geometry, m_instances, QLatin1String(name), type, size, 0U, offset,
                                               uint(sizeof(ParticleInstance)));
        attribute->setDivisor(1);
        geometry->addAttribute(attribute);
    };
    addPerParticle("particlePlace", QAttribute::Float, offsetof(ParticleInstance, position));
    addPerParticle("particleAxis", QAttribute::Float, offsetof(ParticleInstance, axis));
    addPerParticle("particleCell", QAttribute::Float, offsetof(ParticleInstance, uv));
    addPerParticle("particleColour", QAttribute::UnsignedByte, offsetof(ParticleInstance, colour));
    addPerParticle("particleShape", QAttribute::Float, offsetof(ParticleInstance, height), 3);
    addPerParticle("particleScroll", QAttribute::Float, offsetof(ParticleInstance, scroll));
    m_call.setGeometry(geometry);
    m_call.setStrip(4);
    m_call.setVisible(false);
}

ParticleCall::~ParticleCall()
{
    delete m_node;
}

void ParticleCall::setParticles(std::span<const ParticleInstance> particles, const Eigen::Affine3f &placement)
{
    m_call.setVisible(!particles.empty());
    if (particles.empty())
        return;
    QByteArray bytes(reinterpret_cast<const char *>(particles.data()), qsizetype(particles.size_bytes()));
    if (!placement.isApprox(Eigen::Affine3f::Identity(), 0)) {
        const float scale = std::cbrt(std::abs(placement.linear().determinant()));
        const Eigen::Quaternionf turn(placement.rotation());
        auto *moved = reinterpret_cast<ParticleInstance *>(bytes.data());
        for (std::size_t i = 0; i < particles.size(); ++i)
            place(moved[i], placement, turn, scale);
    }
    if (m_instances->data() != bytes)
        m_instances->setData(bytes);
    m_call.setInstances(int(particles.size()));
}

} // namespace sinew
