// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/qt3d/draw_call.h"
#include "viewport/qt3d/texture_set.h"

namespace sinew {

/// Samplers of the surface shader by SurfaceSlot.
inline constexpr const char *surfaceTextureNames[surfaceSlots] = {
    "diffuseTexture",    "decalTexture",       "specularTexture",   "glossTexture",  "emissive1Texture", "emissive2Texture", "environmentTexture",
    "environmentMaskTexture", "alphaMask1Texture", "alphaMask2Texture", "normalTexture", "lightMapTexture",  "occlusionTexture"};

/// Bits of the slots that are on and have a texture.
std::uint32_t texturedSlots(const SceneSurface &surface);

/// Everything that a surface's shader reads beyond what all layers have.
void setSurface(DrawCall &call, const SceneLayer &layer, const LayerState &state, TextureSet &textures, const QColor &team);

} // namespace sinew
