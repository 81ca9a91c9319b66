// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/file_digests.h"

#include "core/system/system_file.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <optional>

namespace sinew {

QByteArray digestOf(Bytes bytes)
{
    return QCryptographicHash::hash(
        QByteArray::fromRawData(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())),
        QCryptographicHash::Sha256);
}

namespace {

/// Empty when the file is not regular, can't be read, or has more than `most` bytes; `size`: of a regular file.
QByteArray digestUpTo(const QString &path, qint64 most, qint64 &size)
{
    constexpr qsizetype block = 1 << 20;
    const SystemFile file = SystemFile::openToRead(path);
    const std::optional<FileStamp> stamp = file.isOpen() && file.isRegular() ? file.stamp() : std::nullopt;
    size = stamp ? stamp->size : 0;
    if (!stamp || size > most)
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (qint64 offset = 0; offset < size; offset += block) {
        const std::optional<QByteArray> bytes = file.readAt(offset, qsizetype(std::min<qint64>(block, size - offset)));
        if (!bytes)
            return {};
        hash.addData(*bytes);
    }
    return hash.result();
}

} // namespace

QByteArray fileDigest(const QString &path)
{
    qint64 size = 0;
    return digestUpTo(path, std::numeric_limits<qint64>::max(), size);
}

QByteArray FileDigests::of(const QString &path)
{
    const auto known = m_known.constFind(path);
    if (known != m_known.constEnd())
        return *known;
    qint64 size = 0;
    const QByteArray digest = digestUpTo(path, m_left, size);
    const bool isTooLarge = digest.isEmpty() && size > m_left;
    m_isExhausted = m_isExhausted || isTooLarge;
    m_hasUnread = m_hasUnread || (digest.isEmpty() && !isTooLarge && QFileInfo(path).isFile());
    m_left -= digest.isEmpty() ? 0 : size;
    return *m_known.insert(path, digest);
}

} // namespace sinew
