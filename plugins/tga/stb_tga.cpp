// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/tga/stb_tga.h"

#include "core/image/image_codec.h"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_TGA
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_MAX_DIMENSIONS sinew::maxImageSide
#include <stb/stb_image.h>

namespace sinew {

void StbFree::operator()(unsigned char *pixels) const
{
    stbi_image_free(pixels);
}

StbPicture stbLoadTga(const unsigned char *bytes, int size)
{
    StbPicture picture;
    picture.rgba.reset(stbi_load_from_memory(bytes, size, &picture.width, &picture.height, &picture.channels, 4));
    if (!picture.rgba)
        picture.error = stbi_failure_reason();
    return picture;
}

} // namespace sinew
