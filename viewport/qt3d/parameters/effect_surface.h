// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/draw/filter_states.h"
#include "viewport/qt3d/gpu/draw_call.h"
#include "viewport/qt3d/gpu/effect_cache.h"
#include "viewport/qt3d/gpu/texture_set.h"

namespace sinew {

// Parameters of shaders/effect_surface.glsl: the three textures of a sprite, and their stand-ins while they are
// missing.

/// How a sprite's soft stand-in is mixed; none for modes that do not blend, where a checker shows what is missing.
std::optional<SoftMix> softMix(FilterMode mode);

/// Sets the textures of a surface; returns what its shader reads. If the one that gives the colour is missing, a soft
/// shape replaces it and, if there is none, the mask; other missing textures are omitted.
SpriteVariant setSurface(DrawCall &call, const SpriteSurface &surface, SoftShape shape, FilterMode mode,
                         TextureSet &textures);

/// Sets only a soft shape.
SpriteVariant setSoftSurface(DrawCall &call, SoftShape shape, SoftMix mix, TextureSet &textures);

} // namespace sinew
