// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/draw/filter_states.h"
#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/effect_cache.h"
#include "viewport/qt3d/gpu/texture_set.h"

namespace sinew {

// What shaders/effect_surface.glsl is told: the three textures of a sprite, and what is in their place while they are
// missing.

/// How a sprite's soft stand-in is mixed; none for modes that do not blend, where a checker says what is missing.
std::optional<SoftMix> softMix(FilterMode mode);

/// The textures of a surface; returns what its shader reads. Where the one that gives the colour is missing a soft
/// shape stands in for it and, if there is none, for the mask; others that are missing are omitted.
SpriteVariant setSurface(DrawCall &call, const SpriteSurface &surface, SoftShape shape, FilterMode mode,
                         TextureSet &textures);

/// Nothing but a soft shape.
SpriteVariant setSoftSurface(DrawCall &call, SoftShape shape, SoftMix mix, TextureSet &textures);

} // namespace sinew
