// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <Qt3DCore/QBuffer>

namespace sinew {

/// The particles of one emitter: one quad, drawn once per particle.
class ParticleCall
{
public:
    explicit ParticleCall(Qt3DCore::QNode *owner);
    ~ParticleCall();
    ParticleCall(const ParticleCall &) = delete;
    ParticleCall &operator=(const ParticleCall &) = delete;

    /// Moves everything by `placement`. Hidden if there are none.
    void setParticles(std::span<const ParticleInstance> particles, const Eigen::Affine3f &placement);
    /// Effect, order and parameters are set by the owner.
    DrawCall &call() { return m_call; }
    const DrawCall &call() const { return m_call; }

private:
    Qt3DCore::QNode *m_node; ///< owns buffers and geometry
    Qt3DCore::QBuffer *m_instances;
    DrawCall m_call;
};

} // namespace sinew
