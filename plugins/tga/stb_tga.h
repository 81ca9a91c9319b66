// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

namespace sinew {

struct StbFree
{
    void operator()(unsigned char *pixels) const;
};

struct StbPicture
{
    std::unique_ptr<unsigned char, StbFree> rgba; ///< null if stb_image refused the file
    int width = 0, height = 0;
    int channels = 0; ///< of the file: 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA
    std::string error;
};

/// The only place that includes stb_image, which reads zeros past the end of the bytes: check first that they are
/// complete.
StbPicture stbLoadTga(const unsigned char *bytes, int size);

} // namespace sinew
