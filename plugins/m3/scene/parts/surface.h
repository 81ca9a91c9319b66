// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/scene/parts/texture_rows.h"

namespace sinew::m3 {

/// The blending of a material with that number; `otherwise` if the number is not a known one.
FilterMode filterMode(std::uint32_t number, FilterMode otherwise);

/// Whether a layer shows its texture; with the flag it shows its colour instead.
inline bool isTextured(const Layer &layer)
{
    return !layer.texture.isEmpty() && !(layer.flags & LayerFlag::Colour);
}

/// The first layer of a list; off if there is none, or if it has neither texture nor colour.
SurfaceLayer surfaceLayer(const List<Layer> &layers, const TextureRows &textures);

/// A pass of a standard material.
SceneLayer standardPass(const Root &root, std::size_t row, const TextureRows &textures);

/// A pass that shows a colour, entirely or in part; for materials that need what is behind them.
SceneLayer plainPass(FilterMode mode, const Track<Colour4> &colour);

} // namespace sinew::m3
