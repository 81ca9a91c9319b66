// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

namespace sinew {

/// Bytes of all levels of all faces.
std::int64_t bytesOf(const DecodedImage &image);

/// The same picture without its first levels, to leave no more than `maxBytes`; one without further levels is halved
/// (decompressed for that, without its further faces). At least a level of 64 × 64 stays.
DecodedImage reducedTo(DecodedImage image, std::int64_t maxBytes);

} // namespace sinew
