// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// What the channels of a texture hold, and so how texels are averaged.
enum class TextureUsage {
    Colour,          ///< sRGB; averaged as light, each texel weighted by its alpha; alpha as it is
    Data,            ///< occlusion, roughness, masks: four numbers as they are
    Normal,          ///< red and green are x and y of a unit vector, blue its z; averaged and made unit vectors again
    NormalAlphaGreen ///< the same with x in alpha and y in green (StarCraft II); red and blue as they are
};

/// The meaning that a file's name tells: "…_normal" and "…_orm" of Warcraft III, "…_norm" of StarCraft II and others;
/// Colour for all else. `hasAlpha`: whether the file has alpha, as StarCraft II's normal maps do.
TextureUsage usageOfName(const QString &name, bool hasAlpha);

} // namespace sinew
