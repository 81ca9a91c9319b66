// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

#include <Qt3DRender/QAbstractTexture>

namespace sinew {

/// A texture with all usable levels of `image`, compressed where imageForUpload() leaves them so, else RGBA8. A single
/// uncompressed level gets generated mip levels. Levels from the first one of a wrong size on are omitted (some files
/// repeat one level). `mipmapped` false: drawn as it is, for labels.
Qt3DRender::QAbstractTexture *makeTexture(const DecodedImage &image, bool wrapU, bool wrapV, Qt3DCore::QNode *owner,
                                          bool mipmapped = true);

/// A cube map from the six faces of an image for which isCube is set.
Qt3DRender::QAbstractTexture *makeCubeTexture(const DecodedImage &image, Qt3DCore::QNode *owner);

} // namespace sinew
