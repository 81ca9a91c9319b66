// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/header.h"

#include "plugins/mpq/crypt.h"
#include "plugins/mpq/decompress.h"

#include <QtEndian>

#include <StormLib.h>

#include <algorithm>
#include <bit>

namespace sinew {

namespace {

constexpr qint64 alignment = 512;
/// Maps have their archive at 512; a file without one before this offset has none.
constexpr qint64 searchedBytes = qint64(8) << 20;
constexpr std::uint32_t maxEntries = 1u << 20;
constexpr int maxSectorShift = 16; ///< sectors of 32 MiB; the games use 3 to 5
constexpr qint64 rowBytes = 16;
/// For the tables of all headers together. The largest archive takes a quarter; a file can have 16,384 headers.
constexpr qint64 tableBudget = qint64(128) << 20;
constexpr qint64 headerBytes = 32, longestHeader = 208;

template<class T>
T valueAt(const QByteArray &bytes, qsizetype at)
{
    return at + qsizetype(sizeof(T)) <= bytes.size() ? qFromLittleEndian<T>(bytes.constData() + at) : T(0);
}

struct OpenArchive
{
    const SystemFile &file;
    qint64 size;
};

QByteArray bytesAt(const OpenArchive &archive, qint64 at, qint64 size)
{
    if (at < 0 || at >= archive.size)
        return {};
    return archive.file.readAt(at, std::min(size, archive.size - at)).value_or(QByteArray());
}

/// Reads entries of 16 bytes, as many as there are; from version 4 on a table may be compressed. What that takes is
/// subtracted from the budget whether or not it leads to a table.
QByteArray readTable(const OpenArchive &file, qint64 at, std::uint32_t entries, std::uint64_t stored,
                     const char *keyName, qint64 &budget)
{
    const qint64 whole = qint64(entries) * rowBytes;
    const bool compressed = stored > 0 && stored < std::uint64_t(whole);
    QByteArray table = bytesAt(file, at, compressed ? qint64(stored) : whole);
    budget -= table.size() + (compressed ? whole : 0);
    mpqDecrypt(table.data(), table.size(), mpqHash(keyName, MpqHash::FileKey));
    if (compressed)
        table = mpqDecompress(table, whole).value_or(QByteArray());
    return table;
}

MpqTables tablesOf(const OpenArchive &file, qint64 begin, const QByteArray &header, bool isMap, qint64 &budget)
{
    MpqTables tables;
    tables.begin = begin;
    // The game reads every map as version 1, whatever version a protector wrote there.
    const int version = isMap ? 0 : std::min<int>(valueAt<std::uint16_t>(header, 12), 3);
    tables.narrow = version == 0;
    tables.sectorBytes = 512u << std::min<int>(valueAt<std::uint16_t>(header, 14), maxSectorShift);
    const auto position = [&](int low, int high) {
        return std::uint64_t(valueAt<std::uint32_t>(header, low)) |
               (version > 0 ? std::uint64_t(valueAt<std::uint16_t>(header, high)) << 32 : 0);
    };
    const std::uint32_t hashEntries = std::min(valueAt<std::uint32_t>(header, 24), maxEntries);
    const std::uint32_t blockEntries = std::min(valueAt<std::uint32_t>(header, 28) & 0x0fffffff, maxEntries);
    const bool statesSizes = version == 3;
    const QByteArray hashes = readTable(file, tables.at(position(16, 40)), hashEntries,
                                        statesSizes ? valueAt<std::uint64_t>(header, 68) : 0, "(hash table)", budget);
    const QByteArray blocks = readTable(file, tables.at(position(20, 42)), blockEntries,
                                        statesSizes ? valueAt<std::uint64_t>(header, 76) : 0, "(block table)", budget);
    const std::uint64_t highPosition = version > 0 ? valueAt<std::uint64_t>(header, 32) : 0;
    const QByteArray high =
        highPosition ? bytesAt(file, tables.at(highPosition), blocks.size() / rowBytes * 2) : QByteArray();

    tables.mask = hashEntries ? std::bit_ceil(hashEntries) - 1 : 0;
    for (qsizetype at = 0; at + rowBytes <= hashes.size(); at += rowBytes)
        tables.hashes.push_back({valueAt<std::uint32_t>(hashes, at), valueAt<std::uint32_t>(hashes, at + 4),
                                 valueAt<std::uint16_t>(hashes, at + 8), valueAt<std::uint32_t>(hashes, at + 12)});
    for (qsizetype at = 0; at + rowBytes <= blocks.size(); at += rowBytes)
        tables.blocks.push_back(
            {valueAt<std::uint32_t>(blocks, at) | std::uint64_t(valueAt<std::uint16_t>(high, at / 8)) << 32,
             valueAt<std::uint32_t>(blocks, at + 4), valueAt<std::uint32_t>(blocks, at + 8),
             valueAt<std::uint32_t>(blocks, at + 12)});
    return tables;
}

bool hasFiles(const MpqTables &tables)
{
    return std::any_of(tables.hashes.begin(), tables.hashes.end(), [&](const MpqHashEntry &entry) {
        const std::size_t block = entry.block & 0x0fffffff;
        return entry.block < HASH_ENTRY_DELETED && block < tables.blocks.size() &&
               (tables.blocks[block].flags & MPQ_FILE_EXISTS);
    });
}

} // namespace

Result<MpqTables> readMpqTables(const SystemFile &opened, qint64 size)
{
    const OpenArchive file{opened, size};
    const bool isMap = bytesAt(file, 0, 4) == "HM3W";
    const qint64 end = std::min(size, searchedBytes);
    bool any = false, onlyNewTables = false;
    std::optional<MpqTables> empty;
    qint64 budget = tableBudget;
    for (qint64 at = 0; at + headerBytes <= end; at += alignment) {
        qint64 begin = at;
        QByteArray header = bytesAt(file, at, longestHeader);
        if (header.startsWith("MPQ\x1b")) {
            begin = at + valueAt<std::uint32_t>(header, 8);
            header = bytesAt(file, begin, longestHeader);
        }
        if (!header.startsWith("MPQ\x1a") || header.size() < headerBytes)
            continue;
        any = true;
        if (budget < 0)
            break;
        MpqTables tables = tablesOf(file, begin, header, isMap, budget);
        // Protectors put fake headers in front of the real one.
        if (hasFiles(tables))
            return tables;
        onlyNewTables = onlyNewTables || valueAt<std::uint32_t>(header, 24) == 0;
        if (!empty && valueAt<std::uint32_t>(header, 28) == 0 && valueAt<std::uint32_t>(header, 24) > 0 &&
            !tables.hashes.empty())
            empty = std::move(tables);
    }
    if (empty)
        return *empty;
    if (!any)
        return Error{QT_TRANSLATE_NOOP("Message", "this is not an MPQ archive"), {}, 0};
    return Error{onlyNewTables ? QT_TRANSLATE_NOOP("Message", "the archive only has tables of a newer kind")
                               : QT_TRANSLATE_NOOP("Message", "the archive's tables are damaged")};
}

} // namespace sinew
