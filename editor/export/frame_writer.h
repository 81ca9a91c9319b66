// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/output_folder.h"

#include <QImage>
#include <QStringList>

#include <memory>

namespace sinew {

/// Takes the frames of an animation one after the other.
class FrameWriter
{
public:
    virtual ~FrameWriter() = default;
    /// All frames have the same size. `duration` in milliseconds.
    virtual Status add(const QImage &frame, int duration) = 0;
    /// Nothing may follow. A writer destroyed without it leaves no half-written file behind; single pictures written so
    /// far are kept.
    virtual Status finish() = 0;
};

/// 0 … 100 as in libwebp; none: lossless.
using WebpQuality = std::optional<int>;

/// The files that `frames` frames become, by the suffix of `path`: ".webp" one animated picture, ".png" one picture per
/// frame with the frame's number before the suffix ("walk.png": walk-0001.png …; more digits if `frames` needs them).
/// Empty for other suffixes.
QStringList frameFiles(const QString &path, int frames);

/// Those of them that exist, including links.
QStringList existingFrameFiles(const QString &path, int frames);

/// Writes those files. Fails for other suffixes and, with Existing::Keep, if one of the files exists.
Result<std::unique_ptr<FrameWriter>> makeFrameWriter(const QString &path, int frames, Existing existing,
                                                     WebpQuality quality = {});

} // namespace sinew
