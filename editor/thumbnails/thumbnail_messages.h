// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QByteArray>
#include <QImage>
#include <QStringList>

namespace sinew {

// What the window and the process that draws its thumbnails of models say to each other: lines of JSON. The process
// begins with readyLine, or with an answer that says why it can't draw; then it answers one request after the other.

constexpr int assetThumbnailSide = 96;              ///< pixels of the longer side
constexpr qsizetype longestThumbnailLine = 1 << 20; ///< bytes
inline const QByteArray readyLine = "{\"ready\":true}\n";

/// A model and where its files are looked for: AssetSource::name() of each source, which ArchiveRegistry::source()
/// takes.
struct ThumbnailRequest
{
    QString source;      ///< the one that holds the model
    QString path;        ///< the model's within it
    QStringList sources; ///< searched after it
};

struct ThumbnailReply
{
    QImage picture;         ///< at most assetThumbnailSide × assetThumbnailSide; null: `problem` says why
    QString problem;        ///< in the user's language
    bool isLasting = false; ///< the problem is the file's own
};

/// One line with its end.
QByteArray encoded(const ThumbnailRequest &request);
QByteArray encoded(const ThumbnailReply &answer);
/// Fails for what encoded() doesn't write, and for pictures that are too large.
Result<ThumbnailRequest> thumbnailRequestOf(const QByteArray &line);
Result<ThumbnailReply> thumbnailReplyOf(const QByteArray &line);

} // namespace sinew
