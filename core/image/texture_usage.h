// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// The meaning of the channels of a texture, and so how texels are averaged.
enum class TextureUsage {
    Colour,          ///< sRGB; averaged as light, each texel weighted by its alpha; alpha unconverted
    Data,            ///< occlusion, roughness, masks: four plain numbers
    Normal,          ///< red and green are x and y of a unit vector, blue its z; averaged and renormalised
    NormalAlphaGreen ///< the same with x in alpha and y in green (StarCraft II); red and blue are plain numbers
};

/// The usage implied by a file's name: "…_normal" and "…_orm" of Warcraft III, "…_norm" of StarCraft II and others;
/// Colour for all others. `hasAlpha`: the file has alpha, as StarCraft II's normal maps do.
TextureUsage usageOfName(const QString &name, bool hasAlpha);

} // namespace sinew
