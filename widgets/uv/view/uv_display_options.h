// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// How the canvas shows vertex colours.
enum class UvColours : std::uint8_t { None, Colour, Alpha };

struct UvDisplayOptions
{
    double opacity = 0.8;      ///< of the texture
    bool textureAlpha = false; ///< transparent parts can be seen through
    bool grid = true, repeats = true;
    UvColours colours = UvColours::None;
    double pixelRatio = 1;
};

} // namespace sinew
