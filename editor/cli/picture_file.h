// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QImage>
#include <QStringList>

namespace sinew {

/// Suffixes that savePicture() knows, sorted, lower case: what Qt writes, and tga.
QStringList writablePictureSuffixes();

/// Writes a picture as its file's suffix says: beside the file first, so that a failure leaves an older one alone. JPEG
/// at quality 95 and without alpha, WebP without loss.
Status savePicture(const QImage &picture, const QString &path);

} // namespace sinew
