// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

#include <array>

namespace sinew {

using Colour8 = std::array<std::uint8_t, 3>; ///< red, green, blue

/// The colours that stand best for those of all given Rgba8 levels, at most `count` (1 … 256): exactly theirs where
/// they have no more, else found by splitting what varies most and moving each colour to the middle of what is nearest
/// to it. Alpha does not count.
std::vector<Colour8> bestPalette(const std::vector<ImageLevel> &levels, int count = 256);

/// For each texel the row of the nearest colour. `dither` spreads the error over the neighbours (Floyd and Steinberg,
/// in lines to and fro), which trades noise for bands; a texel that the palette has exactly stays exact.
QByteArray paletteIndices(const ImageLevel &level, const std::vector<Colour8> &palette, bool dither);

} // namespace sinew
