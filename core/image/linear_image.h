// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/mip_chain.h"
#include "core/image/texture_usage.h"

#include <array>
#include <vector>

namespace sinew {

/// Numbers that may be averaged: light, not sRGB; colours multiplied by the weight of their texel; vectors, not bytes.
/// The fifth is the z of TextureUsage::NormalAlphaGreen.
using LinearTexel = std::array<float, 5>;

struct LinearImage
{
    int width = 0, height = 0;
    std::vector<LinearTexel> texels;
};

ImageLevel fromLinear(const LinearImage &image, TextureUsage meaning);

/// A picture in another size. An Rgba8 level is processed line by line, so it is never in memory twice.
LinearImage scaledLinear(const ImageLevel &level, TextureUsage meaning, int width, int height, MipFilter filter);
LinearImage scaledLinear(const LinearImage &image, int width, int height, MipFilter filter);

/// Converts 0 … 255 of sRGB to light 0 … 1 (IEC 61966-2-1), and back, rounded to the nearest.
float srgbToLinear(std::uint8_t value);
std::uint8_t linearToSrgb(float light);

} // namespace sinew
