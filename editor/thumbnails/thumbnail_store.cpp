// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/thumbnail_store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QStandardPaths>

namespace sinew {

namespace {

/// Raised when the look of pictures changes.
constexpr char pictureVersion[] = "2";
constexpr int trimEvery = 500;

} // namespace

ThumbnailStore::ThumbnailStore(QString folder, qint64 limit) : m_folder(std::move(folder)), m_limit(limit) {}

QString ThumbnailStore::defaultFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(QStringLiteral("thumbnails"));
}

QString ThumbnailStore::keyOf(const QByteArray &content, int side, const QString &context)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(content);
    hash.addData(context.toUtf8());
    return QStringLiteral("%1-%2-%3")
        .arg(QString::fromLatin1(hash.result().toHex()))
        .arg(side)
        .arg(QLatin1String(pictureVersion));
}

QString ThumbnailStore::pathOf(const QString &key) const
{
    return QDir(m_folder).filePath(key + QStringLiteral(".png"));
}

QString ThumbnailStore::problemPathOf(const QString &key) const
{
    // Another version may read more, and word it differently.
    return QDir(m_folder).filePath(
        QStringLiteral("%1-%2-%3.txt").arg(key, QStringLiteral(SINEW_VERSION), QLocale().name()));
}

QImage ThumbnailStore::find(const QString &key) const
{
    const QString path = pathOf(key);
    QImage picture;
    if (!picture.load(path, "PNG"))
        return {};
    // Used files are kept; a precision of one day is enough and spares the disk.
    const QDateTime now = QDateTime::currentDateTime();
    QFile file(path);
    if (QFileInfo(path).lastModified().daysTo(now) > 0 && file.open(QIODevice::ReadWrite))
        file.setFileTime(now, QFileDevice::FileModificationTime);
    return picture;
}

void ThumbnailStore::insert(const QString &key, const QImage &picture)
{
    write(pathOf(key), [&](QIODevice &file) { return picture.save(&file, "PNG"); });
}

QString ThumbnailStore::findProblem(const QString &key) const
{
    QFile file(problemPathOf(key));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void ThumbnailStore::insertProblem(const QString &key, const QString &problem)
{
    write(problemPathOf(key),
          [bytes = problem.toUtf8()](QIODevice &file) { return file.write(bytes) == bytes.size(); });
}

void ThumbnailStore::write(const QString &path, const std::function<bool(QIODevice &)> &content)
{
    if (!QDir().mkpath(m_folder))
        return;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !content(file) || !file.commit())
        return;
    if (m_inserted++ % trimEvery == 0)
        trim();
}

void ThumbnailStore::trim() const
{
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.png"), QStringLiteral("*.txt")}, QDir::Files, QDir::Time);
    qint64 bytes = 0;
    for (const QFileInfo &file : files)
        bytes += file.size();
    if (bytes <= m_limit)
        return;
    for (auto oldest = files.rbegin(); oldest != files.rend() && bytes > m_limit / 10 * 9; ++oldest) {
        if (QFile::remove(oldest->filePath()))
            bytes -= oldest->size();
    }
}

} // namespace sinew
