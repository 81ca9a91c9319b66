// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mpq/name_index.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace sinew {

/// An MPQ archive as it was when it was opened. Immutable: usable from any number of threads. Names inside are the
/// archive's bytes with '\\' between folders, compared ignoring the case of ASCII letters.
///
/// The tables are read here and not by StormLib, which trusts them: when random bytes are changed, one archive in a few
/// hundred makes version 9.22 corrupt the heap or abort.
class MpqArchive
{
public:
    static Result<std::unique_ptr<const MpqArchive>> open(const QString &path);
    /// The same for a file that may already be open; `name` appears in errors.
    static Result<std::unique_ptr<const MpqArchive>> open(const QString &name, SystemFile file);

    bool contains(const QByteArray &name) const { return m_index.find(name); }
    /// Null if absent or unreadable, or if its stated size is impossible for so small an archive.
    std::optional<QByteArray> read(const QByteArray &name) const;
    /// The names that the archive lists and contains, in its order: from its list of files and a map's list of imports.
    QList<QByteArray> names() const;
    /// Number of files in it, including those without a known name and the archive's own lists.
    int fileCount() const;

private:
    MpqArchive(SystemFile file, qint64 bytes, MpqTables tables)
        : m_file(std::move(file)), m_bytes(bytes), m_tables(std::move(tables))
    {
    }
    std::optional<QByteArray> readSectors(qint64 begin, const MpqBlock &block, std::uint32_t key) const;

    SystemFile m_file;
    qint64 m_bytes; ///< size of the archive's file
    MpqTables m_tables;
    MpqNameIndex m_index{m_tables};
};

} // namespace sinew
