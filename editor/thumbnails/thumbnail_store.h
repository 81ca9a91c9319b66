// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <atomic>
#include <functional>

class QIODevice;

namespace sinew {

/// Small pictures of files, or why there is none, kept on the disk by the files' contents: a renamed or copied file is
/// recognised, an edited one is not. May be used from several threads. With a read-only folder nothing is kept.
class ThumbnailStore
{
public:
    static constexpr qint64 defaultLimit = qint64(256) << 20;

    /// `limit` in bytes: beyond it, the pictures not used for the longest time are removed.
    explicit ThumbnailStore(QString folder = defaultFolder(), qint64 limit = defaultLimit);

    /// "thumbnails" in the user's cache.
    static QString defaultFolder();
    /// `context`: what else the picture depends on.
    static QString keyOf(const QByteArray &content, int side, const QString &context = {});

    /// With the texts of the image that was inserted; null if it is not there.
    QImage find(const QString &key) const;
    void insert(const QString &key, const QImage &picture);
    /// Why there is no picture, as worded by this version of the program in the user's language; empty if unknown.
    QString findProblem(const QString &key) const;
    void insertProblem(const QString &key, const QString &problem);
    /// Shrinks the store to nine tenths of the limit if that is exceeded.
    void trim() const;

private:
    QString pathOf(const QString &key) const;
    QString problemPathOf(const QString &key) const;
    void write(const QString &path, const std::function<bool(QIODevice &)> &content);

    QString m_folder;
    qint64 m_limit;
    std::atomic<int> m_inserted = 0;
};

} // namespace sinew
