// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/archive.h"

#include "core/system/system_error.h"
#include "plugins/mpq/crypt.h"
#include "plugins/mpq/decompress.h"

#include <QSet>
#include <QtEndian>

#include <StormLib.h>

#include <algorithm>

namespace sinew {

namespace {

constexpr qint64 maxFileBytes = qint64(1) << 30;
/// No real file is compressed more than this (JPEG and DXT data hardly at all).
constexpr qint64 freeBytes = qint64(64) << 20;
constexpr qint64 maxRatio = 20;
/// No archive has more files, however long its own list of them is.
constexpr qsizetype maxNames = 1 << 20;
/// Names longer than any game or system allows are skipped.
constexpr qsizetype maxNameBytes = 1024;
constexpr std::uint32_t compressed = MPQ_FILE_COMPRESS | MPQ_FILE_IMPLODE;

std::optional<QByteArray> expand(const QByteArray &bytes, std::uint32_t flags, qsizetype size)
{
    if (bytes.size() == size)
        return bytes;
    return flags & MPQ_FILE_COMPRESS ? mpqDecompress(bytes, size) : mpqExplode(bytes, size);
}

/// Calls `use` with each line of a list of names until it returns false. Nothing is copied: a list of 64 MiB may be
/// empty lines.
template<class Use>
void forEachLine(const QByteArray &text, Use use)
{
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != '\n' && text[i] != '\r' && text[i] != ';')
            continue;
        if (i > start && !use(QByteArray::fromRawData(text.constData() + start, i - start)))
            return;
        start = i + 1;
    }
}

/// war3map.imp: version, count, then a byte and a name per entry. Bytes 5 and 8 mean a name below war3mapImported.
template<class Use>
void forEachImport(const QByteArray &bytes, Use use)
{
    for (qsizetype at = 8; at + 1 < bytes.size();) {
        const char kind = bytes[at];
        const qsizetype end = bytes.indexOf('\0', at + 1);
        if (end < 0)
            return;
        const QByteArray name = bytes.mid(at + 1, std::min<qsizetype>(end - at - 1, maxNameBytes));
        if (!use(kind == 5 || kind == 8 ? "war3mapImported\\" + name : name))
            return;
        at = end + 1;
    }
}

} // namespace

Result<std::unique_ptr<const MpqArchive>> MpqArchive::open(const QString &path)
{
    return open(path, SystemFile::openToRead(path));
}

Result<std::unique_ptr<const MpqArchive>> MpqArchive::open(const QString &name, SystemFile file)
{
    if (!file.isOpen())
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the file can't be opened: %1"), {lastSystemError().message()}),
            name.toStdString()};
    // A pipe or a device could go on forever.
    const auto stamp = file.stamp();
    if (!file.isRegular() || !stamp)
        return Error{QT_TRANSLATE_NOOP("Message", "this is not a regular file"), name.toStdString()};
    auto tables = readMpqTables(file, stamp->size);
    if (!tables) {
        Error error = tables.error();
        error.file = name.toStdString();
        return error;
    }
    return std::unique_ptr<const MpqArchive>(new MpqArchive(std::move(file), stamp->size, std::move(*tables)));
}

std::optional<QByteArray> MpqArchive::read(const QByteArray &name) const
{
    const MpqBlock *block = m_index.find(name);
    if (!block || (block->flags & (MPQ_FILE_PATCH_FILE | MPQ_FILE_DELETE_MARKER)))
        return std::nullopt;
    if (qint64(block->size) > std::min(maxFileBytes, freeBytes + maxRatio * m_bytes) || qint64(block->stored) > m_bytes)
        return std::nullopt;
    if (block->size == 0)
        return QByteArray("");
    std::uint32_t key = 0;
    if (block->flags & MPQ_FILE_ENCRYPTED) {
        key = mpqHash(name.mid(name.lastIndexOf('\\') + 1), MpqHash::FileKey);
        if (block->flags & MPQ_FILE_FIX_KEY)
            key = (key + std::uint32_t(block->position)) ^ block->size;
    }
    const qint64 begin = m_tables.at(block->position);
    if (begin < 0 || begin >= m_bytes)
        return std::nullopt;
    if (!(block->flags & MPQ_FILE_SINGLE_UNIT))
        return readSectors(begin, *block, key);
    std::optional<QByteArray> bytes = m_file.readAt(begin, block->stored);
    if (!bytes || bytes->size() != qsizetype(block->stored))
        return std::nullopt;
    if (key)
        mpqDecrypt(bytes->data(), bytes->size(), key);
    return expand(*bytes, block->flags, block->size);
}

std::optional<QByteArray> MpqArchive::readSectors(qint64 begin, const MpqBlock &block, std::uint32_t key) const
{
    const qint64 sector = m_tables.sectorBytes;
    const qint64 count = (qint64(block.size) + sector - 1) / sector;
    const bool packed = block.flags & compressed;
    // An unpacked file may state a larger size than the archive has.
    QByteArray stored = m_file.readAt(begin, std::min<qint64>(packed ? block.stored : block.size, m_bytes - begin))
                            .value_or(QByteArray());
    if (!packed) {
        if (stored.size() != qsizetype(block.size))
            return std::nullopt;
        for (qint64 i = 0; key && i < count; ++i)
            mpqDecrypt(stored.data() + i * sector, std::min<qint64>(sector, stored.size() - i * sector),
                       key + std::uint32_t(i));
        return stored;
    }
    // Where each sector begins, and where the last one ends.
    const qsizetype tableBytes = (count + 1) * 4;
    if (stored.size() < tableBytes)
        return std::nullopt;
    if (key)
        mpqDecrypt(stored.data(), tableBytes, key - 1);
    QByteArray result;
    result.reserve(qsizetype(block.size));
    for (qint64 i = 0; i < count; ++i) {
        const qint64 from = qFromLittleEndian<std::uint32_t>(stored.constData() + i * 4);
        const qint64 to = qFromLittleEndian<std::uint32_t>(stored.constData() + i * 4 + 4);
        if (from > to || to > stored.size())
            return std::nullopt;
        QByteArray bytes = stored.mid(from, to - from);
        if (key)
            mpqDecrypt(bytes.data(), bytes.size(), key + std::uint32_t(i));
        const auto expanded = expand(bytes, block.flags, qsizetype(std::min<qint64>(sector, block.size - i * sector)));
        if (!expanded)
            return std::nullopt;
        result += *expanded;
    }
    return result;
}

QList<QByteArray> MpqArchive::names() const
{
    QList<QByteArray> names;
    QSet<QByteArray> seen;
    const auto add = [&](const QByteArray &stated) {
        const bool isOwnList = stated.startsWith('(') && stated.endsWith(')');
        if (isOwnList || stated.size() > maxNameBytes)
            return true;
        QByteArray name(stated.constData(), stated.size()); // `stated` may be a part of the list
        name.replace('/', '\\');
        if (contains(name) && !seen.contains(name.toLower())) {
            seen.insert(name.toLower());
            names += name;
        }
        return names.size() < maxNames;
    };
    if (const auto list = read(LISTFILE_NAME))
        forEachLine(*list, add);
    for (const char *imports : {"war3map.imp", "war3campaign.imp"}) {
        if (const auto bytes = read(imports)) {
            add(imports);
            forEachImport(*bytes, add);
        }
    }
    return names;
}

int MpqArchive::fileCount() const
{
    QSet<std::uint32_t> blocks;
    for (const MpqHashEntry &entry : m_tables.hashes) {
        const std::uint32_t row = entry.block & BLOCK_INDEX_MASK;
        if (entry.block < HASH_ENTRY_DELETED && row < m_tables.blocks.size() &&
            (m_tables.blocks[row].flags & MPQ_FILE_EXISTS))
            blocks.insert(row);
    }
    return int(blocks.size());
}

} // namespace sinew
