// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

#include <optional>

namespace sinew {

/// What the channels of a texture hold, and so how texels are averaged.
enum class TexelMeaning {
    Colour,          ///< sRGB; averaged as light, each texel weighted by its alpha; alpha as it is
    Data,            ///< occlusion, roughness, masks: four numbers as they are
    Normal,          ///< red and green are x and y of a unit vector, blue its z; averaged and made unit vectors again
    NormalAlphaGreen ///< the same with x in alpha and y in green (StarCraft II); red and blue as they are
};

/// Box is what each texel of the smaller picture covers, Kaiser a windowed sinc of three texels a side: sharper.
enum class MipFilter { Box, Kaiser };

struct ScalingOptions
{
    TexelMeaning meaning = TexelMeaning::Colour;
    MipFilter filter = MipFilter::Box;
    /// 1 … 255: the alpha of each level is multiplied so that as large a part of it as of the first one has at least
    /// this alpha. Without it foliage gets thinner with each level.
    std::optional<int> coverageThreshold;
};

/// The meaning that a file's name tells: "…_normal" and "…_orm" of Warcraft III, "…_norm" of StarCraft II and others;
/// Colour for all else. `hasAlpha`: whether the file has alpha, as StarCraft II's normal maps do.
TexelMeaning meaningOfName(const QString &name, bool hasAlpha);

/// The levels below an Rgba8 one, down to 1×1, each of the one before it.
std::vector<ImageLevel> levelsBelow(const ImageLevel &base, const ScalingOptions &options);

/// An Rgba8 level in another size. Enlarging always uses the Kaiser filter. The coverage is not kept.
ImageLevel scaled(const ImageLevel &level, int width, int height, const ScalingOptions &options);

/// The part of an Rgba8 level, 0 … 1, whose alpha is at least `threshold`.
double alphaCoverage(const ImageLevel &level, int threshold);

/// Multiplies alpha so that the coverage comes as near to `wanted` as the texels allow.
void setAlphaCoverage(ImageLevel &level, int threshold, double wanted);

} // namespace sinew
