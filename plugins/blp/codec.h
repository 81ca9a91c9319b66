// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/blp reads and writes Blizzard's BLP textures: BLP0 and BLP1 (Warcraft III) and BLP2 (World of Warcraft). It
// uses core and libjpeg only.

#include "core/image/image_codec.h"

namespace sinew {

/// BLP1 with JPEG or palette, BLP2 with palette, DXT1/3/5, BC5 or raw pixels. BLP0 (Warcraft III beta) is like BLP1 but
/// keeps its levels in separate files next to it, which the FileSet must provide. Levels that are damaged or merely
/// repeat another one end the mip chain. Writes all of these except BLP0 and BC5 (writer.h).
std::unique_ptr<ImageCodec> createBlpCodec();

} // namespace sinew
