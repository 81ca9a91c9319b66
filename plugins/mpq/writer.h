// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/archive_format.h"
#include "core/io/result.h"
#include "plugins/mpq/archive.h"

#include <vector>

namespace sinew {

/// Adds files to an archive by appending: new content and new tables come after the existing data, which keeps its
/// place and bytes, so encrypted files and those without a known name stay readable. Replaced data becomes dead space.
class MpqWriter
{
public:
    /// The archive with these files, which replace those of the same names. Its list of files, a map's list of imports
    /// and the checksums in "(attributes)" are updated; "(signature)" is removed, because it is no longer valid. Fails
    /// for archives of versions 3 and 4 (StarCraft II's newer tables), for damaged tables, and if there is no room for
    /// a name.
    static Result<WrittenArchive> withFiles(const QByteArray &archive, const std::vector<Asset> &files);

private:
    MpqWriter(const QByteArray &archive, MpqTables tables, const MpqArchive &before);
    Status put(const QByteArray &name, const QByteArray &content);
    Status add(const QByteArray &name);
    Status putLists();
    Status putAttributes();
    void removeSignature();
    Status finish();
    Status check() const;
    std::uint32_t *rowOf(const QByteArray &name);
    bool isShared(std::uint32_t row) const;

    struct Content
    {
        std::uint32_t row; ///< row of the block table
        QByteArray bytes;
    };

    WrittenArchive m_written;
    QByteArray &m_bytes = m_written.bytes;
    MpqTables m_tables;
    const MpqArchive &m_before;
    bool m_isMap, m_hasHighTable = false;
    QList<QByteArray> m_added;
    std::vector<Content> m_put;
};

} // namespace sinew
