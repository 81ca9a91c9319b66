// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <Qt3DCore/QBuffer>

namespace sinew {

/// One layer of one ribbon.
class RibbonCall
{
public:
    explicit RibbonCall(Qt3DCore::QNode *owner);
    ~RibbonCall();
    RibbonCall(const RibbonCall &) = delete;
    RibbonCall &operator=(const RibbonCall &) = delete;

    /// Corners of the strip, moved by `placement`; `layer` gives alpha and texture transform. Hidden with fewer than
    /// four corners.
    void setStrip(std::span<const RibbonVertex> strip, const Eigen::Affine3f &placement, const LayerState &layer);
    /// Effect, order and texture are set by the owner.
    DrawCall &call() { return m_call; }
    const DrawCall &call() const { return m_call; }

private:
    Qt3DCore::QNode *m_node; ///< owns buffer and geometry
    Qt3DCore::QBuffer *m_vertices;
    DrawCall m_call;
};

} // namespace sinew
