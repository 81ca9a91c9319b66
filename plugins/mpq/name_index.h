// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mpq/header.h"

namespace sinew {

/// Finds names in a hash table as the games do, without walking it: one without free entries, as protected maps have,
/// would be walked whole for every name that a list states.
class MpqNameIndex
{
public:
    /// The tables must live as long.
    explicit MpqNameIndex(const MpqTables &tables);

    /// The block of a name: an entry between the name's place and the next free entry, that of the neutral locale where
    /// there is one, else the nearest. Null when there is none that has a file.
    const MpqBlock *find(const QByteArray &name) const;
    /// The entry that leads there.
    const MpqHashEntry *findEntry(const QByteArray &name) const;

private:
    bool isReached(std::size_t start, std::size_t row) const;

    const MpqTables &m_tables;
    std::vector<std::uint32_t> m_rows;       ///< of entries that have a file, by the hashes of their names
    std::vector<std::uint32_t> m_freeBefore; ///< how many free entries are before a row; one more than rows
};

} // namespace sinew
