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

/// Small pictures of files, or why there is none, kept on the disk by what the files hold: a file that was renamed or
/// copied is known, one that was edited is not. May be used from several threads. A folder that can't be written keeps
/// nothing.
class ThumbnailStore
{
public:
    static constexpr qint64 defaultLimit = qint64(256) << 20;

    /// `limit` in bytes: what was not asked for longest goes when there is more.
    explicit ThumbnailStore(QString folder = defaultFolder(), qint64 limit = defaultLimit);

    /// "thumbnails" in the user's cache.
    static QString defaultFolder();
    /// `context`: what else the picture depends on.
    static QString keyOf(const QByteArray &content, int side, const QString &context = {});

    /// With the texts of the image that was inserted; null when it is not there.
    QImage find(const QString &key) const;
    void insert(const QString &key, const QImage &picture);
    /// Why there is no picture, as this version of the program says it in the user's language; empty when it is not
    /// known.
    QString findProblem(const QString &key) const;
    void insertProblem(const QString &key, const QString &problem);
    /// Down to nine tenths of the limit when it is exceeded.
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
