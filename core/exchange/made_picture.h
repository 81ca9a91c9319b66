// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "core/image/decoded_image.h"

#include <functional>

namespace sinew {

/// A texture of the source by its row in RenderScene::textures; null if it can't be had.
using PictureOfRow = std::function<std::shared_ptr<const DecodedImage>(std::int32_t row)>;

/// True if the new texture shows one of the source's as it is: its levels and blocks can stay.
bool isCopy(const CreatedTexture &texture);

/// The picture of a new model's texture, as large as the largest of those that it is made of. Null if none of them can
/// be had; one of several that is missing counts as white. One without factors has
/// 4 × 4 texels of its constants. A copy is the source's own picture, with all its levels.
std::shared_ptr<const DecodedImage> madePicture(const CreatedTexture &texture, const PictureOfRow &pictures);

} // namespace sinew
