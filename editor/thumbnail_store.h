// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <atomic>

namespace sinew {

/// Small pictures of files, kept on the disk by what the files hold: a file that was renamed or copied is known, one that was
/// edited is not. May be used from several threads. A folder that can't be written keeps nothing.
class ThumbnailStore
{
public:
    static constexpr qint64 usualLimit = qint64(256) << 20;

    /// `limit` in bytes: what was not asked for longest goes when there is more.
    explicit ThumbnailStore(QString folder = usualFolder(), qint64 limit = usualLimit);

    /// "thumbnails" in the user's cache.
    static QString usualFolder();
    /// `context`: what else the picture depends on.
    static QString keyOf(const QByteArray &content, int side, const QString &context = {});

    /// With the texts of the image that was inserted; null when it is not there.
    QImage find(const QString &key) const;
    void insert(const QString &key, const QImage &picture);
    /// Down to nine tenths of the limit when it is exceeded.
    void trim() const;

private:
    QString pathOf(const QString &key) const;

    QString m_folder;
    qint64 m_limit;
    std::atomic<int> m_inserted = 0;
};

} // namespace sinew
