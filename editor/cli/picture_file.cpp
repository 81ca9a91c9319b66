// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/picture_file.h"

#include "plugins/tga/tga_writer.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>
#include <QSaveFile>

namespace sinew {

namespace {

constexpr int jpegQuality = 95, losslessWebp = 100;

Result<QByteArray> encode(const QImage &picture, const QString &suffix)
{
    if (suffix == QStringLiteral("tga")) {
        const QByteArray bytes = writeTga(picture);
        return bytes.isNull() ? Result<QByteArray>(Error{"the picture is too large for TGA"}) : bytes;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, suffix.toLatin1());
    if (suffix == QStringLiteral("jpg") || suffix == QStringLiteral("jpeg"))
        writer.setQuality(jpegQuality);
    else if (suffix == QStringLiteral("webp"))
        writer.setQuality(losslessWebp);
    if (!writer.write(picture))
        return Error{writer.errorString().toStdString()};
    return bytes;
}

} // namespace

QStringList writablePictureSuffixes()
{
    QStringList suffixes{QStringLiteral("tga")};
    for (const QByteArray &format : QImageWriter::supportedImageFormats())
        suffixes += QString::fromLatin1(format).toLower();
    suffixes.sort();
    suffixes.removeDuplicates();
    return suffixes;
}

Status savePicture(const QImage &picture, const QString &path)
{
    const auto failed = [&](const std::string &why) {
        return Error{"the picture can't be written: " + why, path.toStdString()};
    };
    const auto bytes = encode(picture, QFileInfo(path).suffix().toLower());
    if (!bytes)
        return failed(bytes.error().message);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return failed(file.errorString().toStdString());
    return Done{};
}

} // namespace sinew
