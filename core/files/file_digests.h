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

/// The same of a regular file, at the end of links as well; empty when there is none or it can't be read.
QByteArray fileDigest(const QString &path);

/// Digests of files that a stranger may have named: each is worked out once, and of a limited number of bytes together.
class FileDigests
{
public:
    explicit FileDigests(qint64 mostBytes = std::numeric_limits<qint64>::max()) : m_left(mostBytes) {}
    /// As fileDigest(); empty as well for a file that is beyond what is left.
    QByteArray of(const QString &path);
    /// Whether a file was left out for its size.
    bool isExhausted() const { return m_isExhausted; }

private:
    qint64 m_left;
    bool m_isExhausted = false;
    QHash<QString, QByteArray> m_known;
};

} // namespace sinew
