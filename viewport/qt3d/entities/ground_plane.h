// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/options/view_options.h"
#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/mesh_buffers.h"
#include "viewport/qt3d/gpu/texture_set.h"

namespace sinew {

/// A square on the ground that reaches beyond the model.
class GroundPlane
{
public:
    GroundPlane(Qt3DCore::QEntity *owner, EffectCache &effects);

    /// Shows it according to the options. `textures`: supplies the one for untextured surfaces.
    void sync(const SceneExtent &extent, const ViewOptions &options, TextureSet &textures);

private:
    EffectCache &m_effects;
    MeshBuffers m_mesh;
    DrawCall m_call;
    float m_reach = 0; ///< of the current mesh
};

} // namespace sinew
