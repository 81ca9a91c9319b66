// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/decode_messages.h"

#include "core/image/image_codec.h"
#include "core/text/translated.h"
#include "editor/workers/worker_protocol.h"

#include <algorithm>

namespace sinew {

namespace {

const QString imageWidthKey = QStringLiteral("imageWidth"), imageHeightKey = QStringLiteral("imageHeight"),
              formatKey = QStringLiteral("format"), listingStateKey = QStringLiteral("state"),
              completeKey = QStringLiteral("complete");

} // namespace

WorkerMessage messageOf(const DecodedPicture &picture)
{
    if (picture.picture.isNull())
        return {{{worker_protocol::problem, picture.problem}, {worker_protocol::lasting, picture.isLasting}}};
    WorkerMessage message = pictureMessage(picture.picture);
    message.head[imageWidthKey] = picture.size.width();
    message.head[imageHeightKey] = picture.size.height();
    message.head[formatKey] = picture.format;
    return message;
}

DecodedPicture decodedPictureOf(const WorkerMessage &message, int side)
{
    DecodedPicture result{.picture = pictureOf(message, side),
                          .problem = message.head[worker_protocol::problem].toString(),
                          .isLasting = message.head[worker_protocol::lasting].toBool()};
    result.size = {std::clamp(message.head[imageWidthKey].toInt(), 0, maxImageSide),
                   std::clamp(message.head[imageHeightKey].toInt(), 0, maxImageSide)};
    result.format = message.head[formatKey].toString();
    return result;
}

// Names contain no NUL, so it can separate them.

WorkerMessage messageOf(const AssetListing &listing)
{
    return {{{listingStateKey, int(listing.state)},
             {worker_protocol::problem, translated(listing.problem)},
             {completeKey, listing.complete}},
            listing.files.join(QChar(u'\0')).toUtf8()};
}

AssetListing listingOf(const WorkerMessage &message)
{
    AssetListing listing;
    const int state = message.head[listingStateKey].toInt(AssetListing::Unreadable);
    listing.state = state == AssetListing::Readable ? AssetListing::Readable : AssetListing::Unreadable;
    listing.problem = message.head[worker_protocol::problem].toString().toStdString();
    listing.complete = message.head[completeKey].toBool();
    listing.files = QString::fromUtf8(message.body).split(QChar(u'\0'), Qt::SkipEmptyParts);
    return listing;
}

} // namespace sinew
