// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

namespace sinew {

/// The similarity of two pictures, in decibels: 10 log10(255² / mean squared error), infinite if they are equal. Every
/// texel counts the same, transparent ones too. From about 40 dB on people see no difference, below 30 they do.
struct ImageSimilarity
{
    double rgb = 0, alpha = 0;
};

/// For two Rgba8 levels of one size.
ImageSimilarity compareImages(const ImageLevel &a, const ImageLevel &b);

} // namespace sinew
