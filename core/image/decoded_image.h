// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// How the bytes of a level are stored.
enum class PixelFormat { Rgba8, Bc1, Bc2, Bc3, Bc4, Bc4Signed, Bc5, Bc5Signed, Bc7 };

struct ImageLevel
{
    int width = 0, height = 0;
    QByteArray bytes; ///< Rgba8: width*height*4, rows top to bottom; BCn: blocks of 4×4
};

/// A decoded texture with its mip levels, compressed if the file is (for upload) and convertible for the CPU.
struct DecodedImage
{
    PixelFormat format = PixelFormat::Rgba8;
    /// False: alpha is 255 everywhere (Rgba8), or the alpha of the blocks must be ignored (Bc1 punch-through too).
    bool hasAlpha = false;
    /// Largest first, never empty in a successful result. Each is half its predecessor (at least 1); the chain may end
    /// before 1×1 if the file's does.
    std::vector<ImageLevel> levels;
    /// The pictures after the first one: for a cube map the faces after +x (-x, +y, -y, +z, -z as far as the file has
    /// them), for an array the further elements. Each has as many levels as `levels`, with the same sizes.
    std::vector<std::vector<ImageLevel>> furtherFaces;
    bool isCube = false;     ///< six faces, all present
    int reduction = 1;       ///< factor by which the sides of the file's first level are larger: see
                             ///< DecodeOptions::mayReduce
    std::string description; ///< the file's own properties: "BLP1 JPEG, alpha 8 bit"

    int width() const { return levels.empty() ? 0 : levels.front().width; }
    int height() const { return levels.empty() ? 0 : levels.front().height; }
    int faceCount() const { return int(furtherFaces.size()) + 1; }
    /// `number` from 0 to faceCount() - 1.
    const std::vector<ImageLevel> &face(int number) const
    {
        return number == 0 ? levels : furtherFaces[std::size_t(number) - 1];
    }
};

/// Bytes of one level of that size; blocks cover 4×4 texels, so a 1×1 level takes a whole block.
std::int64_t levelBytes(PixelFormat format, int width, int height);

/// Length of the whole mip chain down to 1×1: 1 for 1×1, 9 for 256×64.
int fullMipCount(int width, int height);

/// Level `level` of face `face` as a Format_RGBA8888 picture (decompressed if needed); null if there is no such level
/// or it has too few bytes. The blue channel of BC5 is reconstructed, BC4 becomes grey; a signed value -1 … 1 becomes 0
/// … 255.
QImage toQImage(const DecodedImage &image, int level = 0, int face = 0);

} // namespace sinew
