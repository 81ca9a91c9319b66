// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/thumbnail_messages.h"

#include "editor/workers/worker_protocol.h"

#include <QJsonArray>

namespace sinew {

namespace {

const QString sourcesKey = QStringLiteral("sources"), imagesKey = QStringLiteral("images"),
              baseNameKey = QStringLiteral("baseName"), idKey = QStringLiteral("id");

} // namespace

WorkerMessage messageOf(const ThumbnailRequest &request)
{
    QJsonArray sources;
    for (const ThumbnailRequest::Source &source : request.sources)
        sources.append(QJsonObject{{worker_protocol::name, source.name}, {baseNameKey, source.triesBaseName}});
    return {{{worker_protocol::source, request.source},
             {worker_protocol::path, request.path},
             {imagesKey, QJsonArray::fromStringList(request.images)},
             {sourcesKey, sources}}};
}

WorkerMessage messageOf(const ThumbnailReply &reply)
{
    if (reply.picture.isNull())
        return {{{worker_protocol::problem, reply.problem}, {worker_protocol::lasting, reply.isLasting}}};
    return pictureMessage(reply.picture);
}

Result<ThumbnailRequest> thumbnailRequestOf(const WorkerMessage &message)
{
    ThumbnailRequest request{message.head[worker_protocol::source].toString(),
                             message.head[worker_protocol::path].toString()};
    for (const QJsonValue &image : message.head[imagesKey].toArray())
        request.images.append(image.toString());
    for (const QJsonValue &source : message.head[sourcesKey].toArray())
        request.sources.push_back({source[worker_protocol::name].toString(), source[baseNameKey].toBool()});
    if (request.source.isEmpty() || request.path.isEmpty())
        return Error{"the request specifies no file"};
    return request;
}

Result<ThumbnailReply> thumbnailReplyOf(const WorkerMessage &message, int side)
{
    ThumbnailReply reply{.picture = pictureOf(message, side),
                         .problem = message.head[worker_protocol::problem].toString(),
                         .isLasting = message.head[worker_protocol::lasting].toBool()};
    if (reply.picture.isNull() == reply.problem.isEmpty())
        return Error{"the answer contains neither an image nor a problem"};
    return reply;
}

QByteArray encoded(const ThumbnailRequest &request)
{
    return packed(messageOf(request));
}

QByteArray encoded(const ThumbnailReply &reply)
{
    return packed(messageOf(reply));
}

Result<ThumbnailRequest> thumbnailRequestOf(const QByteArray &bytes)
{
    return thumbnailRequestOf(unpacked(bytes).value_or(WorkerMessage()));
}

Result<ThumbnailReply> thumbnailReplyOf(const QByteArray &bytes)
{
    return thumbnailReplyOf(unpacked(bytes).value_or(WorkerMessage()));
}

WorkerMessage messageOf(const SourceQuestion &question)
{
    return {{{worker_protocol::question, int(question.kind)},
             {worker_protocol::source, question.source},
             {worker_protocol::path, question.path},
             {idKey, qint64(question.id)}}};
}

std::optional<SourceQuestion> sourceQuestionOf(const WorkerMessage &message, std::size_t sources)
{
    const int kind = message.head[worker_protocol::question].toInt(-1);
    const int source = message.head[worker_protocol::source].toInt(-1);
    if (kind < SourceQuestion::Locate || kind > SourceQuestion::NameOfId || source < 0 ||
        std::size_t(source) >= sources)
        return std::nullopt;
    return SourceQuestion{SourceQuestion::Kind(kind), source, message.head[worker_protocol::path].toString(),
                          std::uint32_t(message.head[idKey].toInteger())};
}

} // namespace sinew
