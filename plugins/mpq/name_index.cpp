// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/name_index.h"

#include "plugins/mpq/crypt.h"

#include <StormLib.h>

#include <algorithm>
#include <tuple>

namespace sinew {

namespace {

/// No more entries of one name are looked at; there are fewer locales.
constexpr std::ptrdiff_t maxEntriesOfName = 256;

auto hashesOf(const MpqHashEntry &entry)
{
    return std::tie(entry.nameA, entry.nameB);
}

} // namespace

MpqNameIndex::MpqNameIndex(const MpqTables &tables) : m_tables(tables)
{
    std::uint32_t free = 0;
    m_freeBefore.reserve(tables.hashes.size() + 1);
    for (std::size_t row = 0; row < tables.hashes.size(); ++row) {
        m_freeBefore.push_back(free);
        const std::uint32_t block = tables.hashes[row].block;
        free += block == HASH_ENTRY_FREE;
        const std::size_t at = block & BLOCK_INDEX_MASK;
        if (block != HASH_ENTRY_FREE && at < tables.blocks.size() && (tables.blocks[at].flags & MPQ_FILE_EXISTS))
            m_rows.push_back(std::uint32_t(row));
    }
    m_freeBefore.push_back(free);
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](std::uint32_t a, std::uint32_t b) {
        return hashesOf(tables.hashes[a]) < hashesOf(tables.hashes[b]);
    });
}

bool MpqNameIndex::isReached(std::size_t start, std::size_t row) const
{
    if (row >= start)
        return m_freeBefore[row] == m_freeBefore[start];
    return m_freeBefore.back() == m_freeBefore[start] && m_freeBefore[row] == 0;
}

const MpqBlock *MpqNameIndex::find(const QByteArray &name) const
{
    const MpqHashEntry *entry = findEntry(name);
    return entry ? &m_tables.blocks[entry->block & BLOCK_INDEX_MASK] : nullptr;
}

const MpqHashEntry *MpqNameIndex::findEntry(const QByteArray &name) const
{
    const std::size_t start = mpqHash(name, MpqHash::TableOffset) & m_tables.mask;
    if (start >= m_tables.hashes.size())
        return nullptr;
    const std::uint32_t a = mpqHash(name, MpqHash::NameA), b = mpqHash(name, MpqHash::NameB);
    const auto begin =
        std::lower_bound(m_rows.begin(), m_rows.end(), std::tie(a, b), [&](std::uint32_t row, const auto &wanted) {
            return hashesOf(m_tables.hashes[row]) < wanted;
        });
    const MpqHashEntry *best = nullptr;
    std::pair<bool, std::size_t> order; // foreign locale, steps from the name's place
    for (auto row = begin; row != m_rows.end() && row - begin < maxEntriesOfName; ++row) {
        const MpqHashEntry &entry = m_tables.hashes[*row];
        if (hashesOf(entry) != std::tie(a, b))
            break;
        const std::pair<bool, std::size_t> own{entry.locale != 0, (*row - start) & m_tables.mask};
        if (!isReached(start, *row) || (best && order <= own))
            continue;
        best = &entry;
        order = own;
    }
    return best;
}

} // namespace sinew
