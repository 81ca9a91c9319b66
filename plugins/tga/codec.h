// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/tga reads and writes Truevision TGA pictures, which Warcraft III accepts besides BLP. It uses only core and,
// for reading, stb_image.

#include "core/image/image_codec.h"

namespace sinew {

/// Colour-mapped, true-colour and grey pictures, plain or run-length encoded, in all four orientations. 15 and 16 bit
/// colour is opaque. An alpha channel is ignored if it is 0 everywhere and either not announced by the header or called
/// undefined by the extension area of TGA 2.0.
std::unique_ptr<ImageCodec> createTgaCodec();

} // namespace sinew
