// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/scene/parts/texture_rows.h"

namespace sinew::m3 {

/// How a material of that number is blended; `otherwise` where the number is none of the known ones.
FilterMode filterMode(std::uint32_t number, FilterMode otherwise);

/// Whether a layer shows its texture; with the flag it shows its colour instead.
inline bool isTextured(const Layer &layer)
{
    return !layer.texture.isEmpty() && !(layer.flags & LayerFlag::Colour);
}

/// The first layer of a list; off where there is none, or where it has neither texture nor colour.
SurfaceLayer surfaceLayer(const List<Layer> &layers, const TextureRows &textures);

/// A pass of a standard material.
SceneLayer standardPass(const Root &root, std::size_t row, const TextureRows &textures);

/// A pass that shows a colour, or less of it than all; for materials that need what is behind them.
SceneLayer plainPass(FilterMode mode, const Track<Colour4> &colour);

} // namespace sinew::m3
