// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/worker_message.h"

#include <QJsonDocument>
#include <QtEndian>

#include <cstring>

namespace sinew {

namespace {

constexpr qsizetype headSizeBytes = 4;
constexpr qsizetype pixelBytes = 4;
const QString widthKey = QStringLiteral("width"), heightKey = QStringLiteral("height");

} // namespace

QByteArray packed(const WorkerMessage &message)
{
    const QByteArray head = QJsonDocument(message.head).toJson(QJsonDocument::Compact);
    QByteArray bytes(headSizeBytes, Qt::Uninitialized);
    qToLittleEndian(quint32(head.size()), bytes.data());
    return bytes + head + message.body;
}

std::optional<WorkerMessage> unpacked(const QByteArray &bytes)
{
    if (bytes.size() < headSizeBytes)
        return std::nullopt;
    const auto size = qsizetype(qFromLittleEndian<quint32>(bytes.constData()));
    if (size > bytes.size() - headSizeBytes)
        return std::nullopt;
    const QJsonDocument head = QJsonDocument::fromJson(bytes.mid(headSizeBytes, size));
    if (!head.isObject())
        return std::nullopt;
    return WorkerMessage{head.object(), bytes.mid(headSizeBytes + size)};
}

WorkerMessage pictureMessage(const QImage &picture)
{
    const QImage pixels = picture.convertToFormat(QImage::Format_RGBA8888);
    WorkerMessage message{{{widthKey, pixels.width()}, {heightKey, pixels.height()}}};
    message.body.reserve(pixels.width() * pixels.height() * pixelBytes);
    for (int y = 0; y < pixels.height(); ++y)
        message.body.append(reinterpret_cast<const char *>(pixels.constScanLine(y)), pixels.width() * pixelBytes);
    return message;
}

QImage pictureOf(const WorkerMessage &message, int side)
{
    const int width = message.head[widthKey].toInt(), height = message.head[heightKey].toInt();
    if (width < 1 || height < 1 || width > side || height > side || message.body.size() != width * height * pixelBytes)
        return {};
    QImage picture(width, height, QImage::Format_RGBA8888);
    for (int y = 0; y < height; ++y)
        std::memcpy(picture.scanLine(y), message.body.constData() + y * width * pixelBytes,
                    std::size_t(width * pixelBytes));
    return picture;
}

} // namespace sinew
