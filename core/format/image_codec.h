// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/format is what a plugin implements and what the program asks: formats, image codecs, file sets, asset search.
// It may use core/schema, core/io, core/model, QtCore and QtGui.

#include "core/io/byte_reader.h"
#include "core/io/diagnostics.h"
#include "core/io/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// How the bytes of a level are stored.
enum class PixelFormat { Rgba8, Bc1, Bc2, Bc3, Bc4, Bc5, Bc7 };

struct ImageLevel
{
    int width = 0, height = 0;
    QByteArray bytes; ///< Rgba8: width*height*4, rows top to bottom; BCn: blocks of 4×4
};

/// A decoded texture with its mip levels, compressed where the file is (for upload) and convertible for the CPU.
struct DecodedImage
{
    PixelFormat format = PixelFormat::Rgba8;
    bool hasAlpha = false;
    std::vector<ImageLevel> levels; ///< largest first, never empty in a successful result
    std::string description; ///< what the file says of itself: "BLP1 JPEG, alpha 8 bit"

    int width() const { return levels.empty() ? 0 : levels.front().width; }
    int height() const { return levels.empty() ? 0 : levels.front().height; }
};

/// Reads one family of image files. Hostile input gives an Error, never a crash, and no allocation above what the stated size
/// needs, which is checked against 16384 × 16384 and against the bytes that are there.
class ImageCodec
{
public:
    virtual ~ImageCodec() = default;
    virtual QString name() const = 0;
    /// Lower case, without dot.
    virtual QStringList suffixes() const = 0;
    /// 0 not mine … 100 certainly; `head` holds the first bytes of the file (up to 4096), `suffix` in lower case.
    virtual int probe(Bytes head, const QString &suffix) const = 0;
    virtual Result<DecodedImage> decode(Bytes file, Diagnostics &diagnostics) const = 0;
};

/// Level `level` as a Format_RGBA8888 picture (decompressed when needed). BC5 gets its blue channel rebuilt.
QImage toQImage(const DecodedImage &image, int level = 0);

} // namespace sinew
