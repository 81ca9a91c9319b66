// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mpq/header.h"

namespace sinew {

/// Finds names in a hash table as the games do, but without walking it: a table without free entries, as in protected
/// maps, would be walked completely for every listed name.
class MpqNameIndex
{
public:
    /// The tables must outlive this object.
    explicit MpqNameIndex(const MpqTables &tables);

    /// The block of a name: from the entries between the name's place and the next free entry, that of the neutral
    /// locale if there is one, else the nearest. Null if none of them has a file.
    const MpqBlock *find(const QByteArray &name) const;
    /// The entry that leads to it.
    const MpqHashEntry *findEntry(const QByteArray &name) const;

private:
    bool isReached(std::size_t start, std::size_t row) const;

    const MpqTables &m_tables;
    std::vector<std::uint32_t> m_rows;       ///< rows of entries that have a file, by the hashes of their names
    std::vector<std::uint32_t> m_freeBefore; ///< number of free entries before each row; one more than rows
};

} // namespace sinew
