// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <limits>

namespace sinew {

/// SHA-256, 32 bytes.
QByteArray digestOf(Bytes bytes);

/// The same for a regular file, links followed; empty if there is none or it can't be read.
QByteArray fileDigest(const QString &path);

/// Digests of files that may have been named by a stranger: each is computed once, and only up to a total of bytes.
class FileDigests
{
public:
    explicit FileDigests(qint64 mostBytes = std::numeric_limits<qint64>::max()) : m_left(mostBytes) {}
    /// Like fileDigest(); also empty for a file that exceeds the remaining bytes.
    QByteArray of(const QString &path);
    /// True if a file was left out because of its size.
    bool isExhausted() const { return m_isExhausted; }
    /// True if a regular file could not be read, so that nothing is known about it: its disk may fail for the moment.
    bool hasUnread() const { return m_hasUnread; }

private:
    qint64 m_left;
    bool m_isExhausted = false, m_hasUnread = false;
    QHash<QString, QByteArray> m_known;
};

} // namespace sinew
