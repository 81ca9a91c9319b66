// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

namespace sinew {

/// PNG, JPEG, BMP, GIF, WebP and TIFF (first picture, one level, sRGB as stored, EXIF rotation ignored) through Qt's
/// image plugins. A format whose Qt plugin is not installed gives an Error that says so. Writes whatever Qt can: PNG
/// and BMP without loss, TIFF and WebP too except for colours of transparent texels, JPEG at quality 95 unless told
/// otherwise.
std::unique_ptr<ImageCodec> createQtImageCodec();

} // namespace sinew
