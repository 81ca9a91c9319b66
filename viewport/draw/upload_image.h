// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

namespace sinew {

/// Families of compressed textures that the GPU samples itself. BC4 and BC5 are part of OpenGL 3.3 and need no check.
struct CompressedSupport
{
    bool s3tc = false; ///< BC1, BC2, BC3
    bool bptc = false; ///< BC7
};

/// The image in the form in which it is passed to the GPU, all levels of one face: in its own blocks if the GPU reads
/// them, else as Rgba8. Blocks of an image without alpha get an opaque alpha part (BC2, BC3) or become Rgba8 (BC7), so
/// that the shader never sees the alpha that must be ignored; BC1 without alpha has its own GPU format. BC5 is sampled
/// as red and green with blue 0, as in the games: a shader rebuilds z. BC4 becomes Rgba8, since it would be sampled as
/// red, not as grey, and so do the signed forms, which would be sampled as -1 to 1.
DecodedImage imageForUpload(const DecodedImage &image, CompressedSupport support, int face = 0);

} // namespace sinew
