// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/tga reads and writes Truevision TGA pictures, which Warcraft III accepts beside BLP. It uses core and, for
// reading, stb_image only.

#include "core/image/image_codec.h"

namespace sinew {

/// Colour-mapped, true-colour and grey pictures, plain or run-length encoded, in all four orientations. 15 and 16 bit
/// colour is opaque. An alpha channel that is 0 everywhere and that the header does not
/// announce, or the extension area of TGA 2.0 calls undefined, is ignored.
std::unique_ptr<ImageCodec> createTgaCodec();

} // namespace sinew
