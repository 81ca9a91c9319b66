// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/dds reads and writes DirectDraw surfaces, the textures of Warcraft III Reforged and StarCraft II. It uses
// only core.

#include "core/image/image_codec.h"

namespace sinew {

/// DXT1–5, BC4, BC5 and BC7 stay compressed; uncompressed surfaces of 8 to 32 bits, defined by masks, a palette or a
/// DXGI format, become Rgba8. Cube maps and arrays yield all their pictures, volumes the slices of their first level.
/// Damaged mip levels end the chain. Writes DXT1, 3, 5, BC4, BC5 and uncompressed ones (writer.h).
std::unique_ptr<ImageCodec> createDdsCodec();

} // namespace sinew
