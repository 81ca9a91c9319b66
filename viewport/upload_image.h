// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/image_codec.h"

namespace sinew {

/// Families of compressed textures that the GPU samples by itself.
struct CompressedSupport
{
    bool s3tc = false; ///< BC1, BC2, BC3
    bool bptc = false; ///< BC7
};

/// The image as it is given to the GPU, all levels of the first face: in its own blocks where these mean the same
/// there, else as Rgba8. Blocks of an image without alpha get an opaque alpha part (BC2, BC3) or become Rgba8 (BC7), so
/// that the shader never sees the alpha that must be ignored; BC1 without alpha has a GPU format of its own. BC4, BC5
/// and their signed forms always become Rgba8: the GPU would give 0 for the channels that toQImage() fills.
DecodedImage imageForUpload(const DecodedImage &image, CompressedSupport support);

} // namespace sinew
