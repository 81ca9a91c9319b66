// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/thumbnail_messages.h"

#include <QBuffer>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sinew {

namespace {

const QString sourceKey = QStringLiteral("source"), pathKey = QStringLiteral("path"),
              sourcesKey = QStringLiteral("sources");
const QString pictureKey = QStringLiteral("picture"), problemKey = QStringLiteral("problem"),
              lastingKey = QStringLiteral("lasting");

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QImage pictureOf(QByteArray png)
{
    QBuffer buffer(&png);
    QImageReader reader(&buffer, "PNG");
    const QSize size = reader.size();
    const bool fits = !size.isEmpty() && size.width() <= assetThumbnailSide && size.height() <= assetThumbnailSide;
    return fits ? reader.read() : QImage();
}

} // namespace

QByteArray encoded(const ThumbnailRequest &request)
{
    return lineOf({{sourceKey, request.source},
                   {pathKey, request.path},
                   {sourcesKey, QJsonArray::fromStringList(request.sources)}});
}

QByteArray encoded(const ThumbnailReply &answer)
{
    if (answer.picture.isNull())
        return lineOf({{problemKey, answer.problem}, {lastingKey, answer.isLasting}});
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    answer.picture.save(&png, "PNG");
    return lineOf({{pictureKey, QString::fromLatin1(png.data().toBase64())}});
}

Result<ThumbnailRequest> thumbnailRequestOf(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    ThumbnailRequest request{object[sourceKey].toString(), object[pathKey].toString(), {}};
    for (const QJsonValue &source : object[sourcesKey].toArray())
        request.sources.append(source.toString());
    if (request.source.isEmpty() || request.path.isEmpty())
        return Error{"the request specifies no file"};
    return request;
}

Result<ThumbnailReply> thumbnailReplyOf(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    ThumbnailReply answer{.problem = object[problemKey].toString(), .isLasting = object[lastingKey].toBool()};
    if (object.contains(pictureKey))
        answer.picture = pictureOf(QByteArray::fromBase64(object[pictureKey].toString().toLatin1()));
    if (answer.picture.isNull() == answer.problem.isEmpty())
        return Error{"the answer contains neither an image nor a problem"};
    return answer;
}

} // namespace sinew
