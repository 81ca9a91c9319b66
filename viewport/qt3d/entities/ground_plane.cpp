// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/ground_plane.h"

#include "viewport/qt3d/parameters/layer_parameters.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr QRgb groundColour = 0xff6f6a60;

SceneMesh groundMesh(float reach)
{
    SceneMesh mesh;
    mesh.positions = {{-reach, -reach, 0}, {reach, -reach, 0}, {reach, reach, 0}, {-reach, reach, 0}};
    mesh.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
    mesh.indices = {0, 1, 2, 0, 2, 3};
    return mesh;
}

} // namespace

GroundPlane::GroundPlane(Qt3DCore::QEntity *owner, EffectCache &effects)
    : m_effects(effects), m_mesh(owner), m_call(owner)
{
}

void GroundPlane::sync(const SceneExtent &extent, const ViewOptions &options, TextureSet &textures)
{
    m_call.setVisible(options.groundPlane);
    if (!options.groundPlane)
        return;
    float reach = std::max(std::abs(extent.maximum.x), std::abs(extent.minimum.x));
    reach = std::clamp(std::isfinite(reach) ? 10 * reach : 0, 1000.f, 1e5f);
    if (reach != m_reach) {
        m_reach = reach;
        m_mesh.sync(groundMesh(reach));
        m_call.setGeometry(m_mesh.geometry(0));
        m_call.shareParameter(m_mesh.palette());
        m_call.setSortIndex(draw_group::opaque + 1e4f);
        setLayerState(m_call, nullptr);
        setPicture(m_call, LayerState(), rgba(groundColour), textures.texture(-1));
    }
    m_call.setEffect(m_effects.effect({.cullBack = false, .layer = {.lit = options.lit}}));
}

} // namespace sinew
