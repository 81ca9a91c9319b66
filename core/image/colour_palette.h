// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

#include <array>

namespace sinew {

using Colour8 = std::array<std::uint8_t, 3>; ///< red, green, blue

/// The colours that best represent those of all given Rgba8 levels, at most `count` (1 … 256): exactly theirs if they
/// have no more, else found by splitting the set that varies most and moving each colour to the mean of those nearest
/// to it. Alpha is ignored.
std::vector<Colour8> bestPalette(const std::vector<ImageLevel> &levels, int count = 256);

/// For each texel the row of the nearest colour. `dither` spreads the error over the neighbours (Floyd–Steinberg, in
/// alternating directions), which trades banding for noise; a texel whose colour is in the palette stays exact.
QByteArray paletteIndices(const ImageLevel &level, const std::vector<Colour8> &palette, bool dither);

} // namespace sinew
