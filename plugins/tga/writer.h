// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

namespace sinew {

enum class TgaColours { Grey8, Bgr24, Bgra32 };

/// A TGA file of an Rgba8 level, lines from the bottom up as most writers do: types 2 and 3, or 10 and 11 with
/// run-length encoding, whose runs do not cross lines. Warcraft III reads types 2 and 10 of 24 and 32 bit. Grey8 takes
/// red.
QByteArray writeTga(const ImageLevel &level, TgaColours colours, bool runLength);

} // namespace sinew
