// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/output_folder.h"

#include <QImage>
#include <QStringList>

#include <memory>

namespace sinew {

/// Takes the frames of a moving picture one after the other.
class FrameWriter
{
public:
    virtual ~FrameWriter() = default;
    /// All of one size. `duration` in milliseconds.
    virtual Status add(const QImage &frame, int duration) = 0;
    /// Nothing may follow. A writer that goes without it leaves no half file behind; single pictures written so far
    /// stay.
    virtual Status finish() = 0;
};

/// 0 … 100 as libwebp takes it; none: without loss.
using WebpQuality = std::optional<int>;

/// The files that `frames` frames become, by the suffix of `path`: ".webp" one animated picture, ".png" a picture a
/// frame with the frame's number before the suffix ("walk.png": walk-0001.png …; more digits when `frames` needs them).
/// Empty for other suffixes.
QStringList frameFiles(const QString &path, int frames);

/// Those of them that are there, links included.
QStringList existingFrameFiles(const QString &path, int frames);

/// Writes those files. Fails for other suffixes, and, with Existing::Keep, when one of the files is there.
Result<std::unique_ptr<FrameWriter>> makeFrameWriter(const QString &path, int frames, Existing existing,
                                                     WebpQuality quality = {});

} // namespace sinew
