// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/overlay_mesh.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <Qt3DCore/QBuffer>

namespace sinew {

/// Coloured triangles over the model.
class MeshOverlayEntity
{
public:
    MeshOverlayEntity(Qt3DCore::QEntity *owner, EffectCache &effects, float sortIndex);
    void setMesh(const OverlayMesh &mesh);

private:
    Qt3DCore::QBuffer *m_vertices, *m_indices;
    Qt3DCore::QGeometry *m_geometry;
    DrawCall m_call;
};

} // namespace sinew
