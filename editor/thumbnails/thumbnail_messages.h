// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "editor/workers/worker_message.h"

#include <QByteArray>
#include <QImage>
#include <QStringList>

#include <vector>

namespace sinew {

// The messages between the window and the process that draws its thumbnails of models (`sinew draw-worker`). The
// process opens nothing: it asks the window what a path is in one of the request's sources.

constexpr int assetThumbnailSide = 96; ///< pixels of the longer side, unless the process is told another one
constexpr int maxThumbnailSide = 1024; ///< the largest that file managers ask for

/// A model and where its files are looked for.
struct ThumbnailRequest
{
    /// An AssetSource of the window.
    struct Source
    {
        QString name;
        bool triesBaseName = false;
    };
    QString source;                   ///< the name of the source that holds the model
    QString path;                     ///< the model's within it
    std::vector<Source> sources = {}; ///< in search order, including that one
    QStringList images = {};          ///< names of the images beside the model that begin with its own
};

struct ThumbnailReply
{
    QImage picture = {};    ///< null: `problem` says why
    QString problem = {};   ///< in the user's language
    bool isLasting = false; ///< the problem lies in the file itself
};

WorkerMessage messageOf(const ThumbnailRequest &request);
WorkerMessage messageOf(const ThumbnailReply &reply);
/// Fails for messages that messageOf() doesn't make, and for pictures larger than `side` × `side`.
Result<ThumbnailRequest> thumbnailRequestOf(const WorkerMessage &message);
Result<ThumbnailReply> thumbnailReplyOf(const WorkerMessage &message, int side = assetThumbnailSide);
/// The same as bytes, as they are sent.
QByteArray encoded(const ThumbnailRequest &request);
QByteArray encoded(const ThumbnailReply &reply);
Result<ThumbnailRequest> thumbnailRequestOf(const QByteArray &bytes);
Result<ThumbnailReply> thumbnailReplyOf(const QByteArray &bytes);

/// A question of the process: where `path` is in a source of the request, its bytes, or the path of a file id.
struct SourceQuestion
{
    enum Kind { Locate, Read, NameOfId } kind = Locate; ///< Read: the bytes come as an open file
    int source = 0;
    QString path = {};
    std::uint32_t id = 0;
};
WorkerMessage messageOf(const SourceQuestion &question);
/// Null for messages that messageOf() doesn't make, and if there is no such source.
std::optional<SourceQuestion> sourceQuestionOf(const WorkerMessage &message, std::size_t sources);

} // namespace sinew
