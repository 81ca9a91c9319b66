// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/grouped_losses.h"
#include "core/exchange/look/treatment.h"
#include "core/exchange/number_track.h"
#include "core/scene/render_scene.h"

#include <vector>

namespace sinew {

/// A texture of a look: which one, how it is changed, and what lays it on the mesh.
struct LookTexture
{
    std::int32_t texture = -1; ///< row in RenderScene::textures, -1: none
    Treatment treatment;
    std::uint32_t uvSet = 0;
    std::int32_t animation = -1;           ///< row in RenderScene::textureAnimations
    const SurfaceLayer *surface = nullptr; ///< whose offset, angle and tiling count
};

/// The look of a material that comes nearest to it with one texture for each purpose, as other programs show it.
struct Look
{
    enum Alpha : std::uint8_t { Opaque, Mask, Blend } alpha = Opaque;
    float cutoff = 0.5f;
    bool isUnlit = false, isTwoSided = false;
    LookTexture base, normal, orm, emissive;
    float emissiveGain = 1;
    /// Factors of the colour and of the opacity, products.
    std::vector<NumberTrack> colours, opacities;
};

/// Of the mesh with its material; adds what is not shown to the losses.
Look lookOf(const RenderScene &scene, const SceneMesh &mesh, GroupedLosses &losses);

} // namespace sinew
