// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/image/texture_usage.h"

#include <optional>

namespace sinew {

/// Box averages the area each texel of the smaller picture covers, Kaiser is a windowed sinc of three texels per side:
/// sharper.
enum class MipFilter { Box, Kaiser };

struct ScalingOptions
{
    TextureUsage meaning = TextureUsage::Colour;
    MipFilter filter = MipFilter::Box;
    /// 1 … 255: the alpha of each level is scaled so that the same fraction of texels as in the first one has at least
    /// this alpha. Without it foliage gets thinner with each level.
    std::optional<int> coverageThreshold;
};

/// The levels below an Rgba8 one, down to 1×1, each made from the one before it.
std::vector<ImageLevel> levelsBelow(const ImageLevel &base, const ScalingOptions &options);

/// An Rgba8 level in another size. Enlarging always uses the Kaiser filter. The coverage is not kept.
ImageLevel scaled(const ImageLevel &level, int width, int height, const ScalingOptions &options);

/// The fraction of texels of an Rgba8 level, 0 … 1, whose alpha is at least `threshold`.
double alphaCoverage(const ImageLevel &level, int threshold);

/// Scales alpha so that the coverage comes as close to `wanted` as the texels allow.
void setAlphaCoverage(ImageLevel &level, int threshold, double wanted);

} // namespace sinew
