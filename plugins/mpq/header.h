// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/system/system_file.h"

#include <QByteArray>

#include <vector>

namespace sinew {

/// A row of the hash table: a name's hashes and the block that has its file.
struct MpqHashEntry
{
    std::uint32_t nameA, nameB;
    std::uint16_t locale;
    std::uint32_t block;
};

/// A row of the block table: where a file is and how it is stored.
struct MpqBlock
{
    std::uint64_t position;     ///< from the archive's beginning
    std::uint32_t stored, size; ///< bytes in the archive, bytes of the file
    std::uint32_t flags;        ///< MPQ_FILE_…
};

/// Where an archive begins in its file and what it holds.
struct MpqTables
{
    qint64 begin = 0;
    bool narrow = false; ///< positions are 32 bits wide and wrap around, which protected maps exploit
    std::uint32_t sectorBytes = 0;
    std::uint32_t mask = 0; ///< a name's place in the hash table is hash & mask
    std::vector<MpqHashEntry> hashes;
    std::vector<MpqBlock> blocks;

    /// Offset in the file of `position` in the archive.
    qint64 at(std::uint64_t position) const
    {
        const std::uint64_t sum = std::uint64_t(begin) + position;
        return qint64(narrow ? sum & 0xffffffff : sum & 0x7fffffffffffffff);
    }
};

/// Finds the archive in the file (at a multiple of 512 bytes, or where user data says) and reads its tables: format
/// versions 1 to 4 with the classic hash and block table. Entries beyond the end of the file are omitted. Fails if
/// there is no archive with a file in it.
Result<MpqTables> readMpqTables(const SystemFile &file, qint64 size);

} // namespace sinew
