// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mpq/writer.h"

#include "core/files/file_set.h"
#include "plugins/mpq/crypt.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <StormLib.h>

#include <algorithm>
#include <array>

namespace sinew {

namespace {

constexpr qsizetype firstHeaderBytes = 32, secondHeaderBytes = 44;
constexpr qint64 maxBytes = qint64(0xffffffff);
constexpr char zlibMethod = 2;
constexpr qsizetype qtSizePrefix = 4;
constexpr int bestCompression = 9;
/// war3map.imp: the name that follows is a full path, not below war3mapImported.
constexpr char wholeName = 13;

const QByteArray attributesName = "(attributes)", signatureName = "(signature)", importsName = "war3map.imp";

template<class T>
void put(QByteArray &bytes, qsizetype at, T value)
{
    qToLittleEndian(value, bytes.data() + at);
}

template<class T>
void append(QByteArray &bytes, T value)
{
    bytes.resize(bytes.size() + qsizetype(sizeof(T)));
    put(bytes, bytes.size() - qsizetype(sizeof(T)), value);
}

template<class T>
T numberAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<T>(bytes.constData() + at);
}

/// Sectors, each compressed if that makes it smaller, after the table of their offsets.
QByteArray packed(const QByteArray &content, qint64 sectorBytes)
{
    const qint64 count = (content.size() + sectorBytes - 1) / sectorBytes;
    QByteArray table, sectors;
    const auto offset = [&] { append(table, std::uint32_t((count + 1) * 4 + sectors.size())); };
    for (qint64 i = 0; i < count; ++i) {
        offset();
        const QByteArray plain = content.mid(i * sectorBytes, sectorBytes);
        const QByteArray zlib = zlibMethod + qCompress(plain, bestCompression).mid(qtSizePrefix);
        sectors += zlib.size() < plain.size() ? zlib : plain;
    }
    offset();
    return table + sectors;
}

std::uint32_t crc32(const QByteArray &bytes)
{
    static const auto table = [] {
        std::array<std::uint32_t, 256> rows{};
        for (std::uint32_t i = 0; i < rows.size(); ++i) {
            rows[i] = i;
            for (int bit = 0; bit < 8; ++bit)
                rows[i] = rows[i] & 1 ? 0xedb88320u ^ rows[i] >> 1 : rows[i] >> 1;
        }
        return rows;
    }();
    std::uint32_t sum = 0xffffffff;
    for (const char byte : bytes)
        sum = table[(sum ^ std::uint8_t(byte)) & 0xff] ^ sum >> 8;
    return ~sum;
}

/// The name in the archive, existing or new, for a path.
QByteArray nameOf(const MpqArchive &archive, const QString &path)
{
    QString wanted = path;
    wanted.replace(u'/', u'\\');
    const QByteArray latin = wanted.toLatin1();
    return QString::fromLatin1(latin) == wanted && !archive.contains(wanted.toUtf8()) && archive.contains(latin)
               ? latin
               : wanted.toUtf8();
}

QByteArray encryptedTable(QByteArray table, const char *keyName)
{
    mpqEncrypt(table.data(), table.size(), mpqHash(keyName, MpqHash::FileKey));
    return table;
}

} // namespace

Result<WrittenArchive> MpqWriter::withFiles(const QByteArray &archive, const std::vector<Asset> &files)
{
    const auto copy = [&] { return SystemFile::inMemory(viewOf(archive)); };
    auto before = MpqArchive::open(QString(), copy());
    if (!before)
        return before.error();
    SystemFile file = copy();
    auto tables = readMpqTables(file, archive.size());
    if (!tables)
        return tables.error();
    const bool isMap = archive.startsWith("HM3W");
    const int version = isMap ? 0 : numberAt<std::uint16_t>(archive, qsizetype(tables->begin) + 12);
    if (version > 1)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message",
                                      "archives of version %1, as used by StarCraft II, can be read, but not written"),
                    {version + 1})};
    const qsizetype needed = qsizetype(tables->begin) + (version == 0 ? firstHeaderBytes : secondHeaderBytes);
    if (needed > archive.size() ||
        tables->hashes.size() != numberAt<std::uint32_t>(archive, qsizetype(tables->begin) + 24))
        return Error{QT_TRANSLATE_NOOP("Message", "the archive's tables are damaged")};

    MpqWriter writer(archive, std::move(*tables), **before);
    writer.m_hasHighTable =
        version == 1 && numberAt<std::uint64_t>(archive, qsizetype(writer.m_tables.begin) + 32) != 0;
    for (const Asset &asset : files)
        if (Status done = writer.put(nameOf(**before, asset.path), asset.bytes); !done)
            return done.error();
    writer.removeSignature();
    for (const auto step : {&MpqWriter::putLists, &MpqWriter::putAttributes, &MpqWriter::finish})
        if (Status done = (writer.*step)(); !done)
            return done.error();
    if (Status done = writer.check(); !done)
        return done.error();
    return std::move(writer.m_written);
}

MpqWriter::MpqWriter(const QByteArray &archive, MpqTables tables, const MpqArchive &before)
    : m_written{archive}, m_tables(std::move(tables)), m_before(before), m_isMap(archive.startsWith("HM3W"))
{
}

std::uint32_t *MpqWriter::rowOf(const QByteArray &name)
{
    const MpqNameIndex index(m_tables);
    const MpqHashEntry *entry = index.findEntry(name);
    return entry ? &m_tables.hashes[std::size_t(entry - m_tables.hashes.data())].block : nullptr;
}

bool MpqWriter::isShared(std::uint32_t row) const
{
    return std::count_if(m_tables.hashes.begin(), m_tables.hashes.end(), [row](const MpqHashEntry &entry) {
               return entry.block < HASH_ENTRY_DELETED && (entry.block & BLOCK_INDEX_MASK) == row;
           }) > 1;
}

Status MpqWriter::add(const QByteArray &name)
{
    const std::size_t start = mpqHash(name, MpqHash::TableOffset) & m_tables.mask;
    for (std::size_t step = 0; step <= m_tables.mask; ++step) {
        const std::size_t at = (start + step) & m_tables.mask;
        if (at >= m_tables.hashes.size() || m_tables.hashes[at].block < HASH_ENTRY_DELETED)
            continue;
        m_tables.hashes[at] = {mpqHash(name, MpqHash::NameA), mpqHash(name, MpqHash::NameB), 0,
                               std::uint32_t(m_tables.blocks.size())};
        m_tables.blocks.push_back({0, 0, 0, MPQ_FILE_EXISTS});
        return Done{};
    }
    return Error{QT_TRANSLATE_NOOP("Message", "the archive has no room for the name of another file")};
}

Status MpqWriter::put(const QByteArray &name, const QByteArray &content)
{
    std::uint32_t *entry = rowOf(name);
    if (!entry) {
        if (Status added = add(name); !added)
            return added;
        m_added.append(name);
        entry = rowOf(name);
    } else if (isShared(*entry & BLOCK_INDEX_MASK)) {
        *entry = std::uint32_t(m_tables.blocks.size());
        m_tables.blocks.push_back({});
    }
    const QByteArray stored = content.isEmpty() ? QByteArray() : packed(content, m_tables.sectorBytes);
    if (!entry || m_bytes.size() + stored.size() > maxBytes)
        return Error{QT_TRANSLATE_NOOP("Message", "the archive would exceed the largest possible size")};
    const std::uint32_t row = *entry & BLOCK_INDEX_MASK;
    m_tables.blocks[row] = {std::uint64_t(m_bytes.size() - m_tables.begin), std::uint32_t(stored.size()),
                            std::uint32_t(content.size()),
                            MPQ_FILE_EXISTS | (content.isEmpty() ? 0u : MPQ_FILE_COMPRESS)};
    m_bytes += stored;
    std::erase_if(m_put, [row](const Content &other) { return other.row == row; });
    m_put.push_back({row, content});
    return Done{};
}

Status MpqWriter::putLists()
{
    const QList<QByteArray> added = m_added;
    if (added.isEmpty())
        return Done{};
    if (auto list = m_before.read(LISTFILE_NAME)) {
        for (const QByteArray &name : added) {
            if (!list->isEmpty() && !list->endsWith('\n'))
                *list += "\r\n";
            *list += name + "\r\n";
        }
        if (Status done = put(LISTFILE_NAME, *list); !done)
            return done;
    }
    auto imports = m_before.read(importsName);
    if (!m_isMap || (imports && imports->size() < 8))
        return Done{};
    if (!imports) {
        imports = QByteArray();
        append(*imports, std::uint32_t(1));
        append(*imports, std::uint32_t(0));
    }
    sinew::put(*imports, 4, numberAt<std::uint32_t>(*imports, 4) + std::uint32_t(added.size()));
    for (const QByteArray &name : added)
        *imports += wholeName + name + '\0';
    m_written.lists.append(QString::fromLatin1(importsName));
    return put(importsName, *imports);
}

Status MpqWriter::putAttributes()
{
    const auto old = m_before.read(attributesName);
    if (!old)
        return Done{};
    constexpr std::uint32_t crc = 1, times = 2, md5 = 4, known = crc | times | md5;
    const std::uint32_t flags = old->size() >= 8 ? numberAt<std::uint32_t>(*old, 4) : ~0u;
    const qsizetype row = (flags & crc ? 4 : 0) + (flags & times ? 8 : 0) + (flags & md5 ? 16 : 0);
    const qsizetype rows = row ? (old->size() - 8) / row : 0, blocks = qsizetype(m_tables.blocks.size());
    // If it is not understood, its data on other files can't be carried over, and nothing needs it.
    if ((flags & ~known) || row == 0 || (old->size() - 8) % row != 0 || rows > blocks) {
        std::uint32_t *entry = rowOf(attributesName);
        m_tables.blocks[*entry & BLOCK_INDEX_MASK].flags = 0;
        *entry = HASH_ENTRY_DELETED;
        return Done{};
    }
    QByteArray fresh = old->left(8);
    qsizetype from = 8;
    const auto column = [&](std::uint32_t bit, qsizetype width, const auto &valueOf) {
        if (!(flags & bit))
            return;
        QByteArray values = old->mid(from, rows * width);
        values.append(blocks * width - values.size(), '\0');
        for (const Content &content : m_put)
            values.replace(content.row * width, width, valueOf(content.bytes));
        fresh += values;
        from += rows * width;
    };
    column(crc, 4, [](const QByteArray &bytes) {
        QByteArray sum;
        append(sum, crc32(bytes));
        return sum;
    });
    column(times, 8, [](const QByteArray &) { return QByteArray(8, '\0'); });
    column(md5, 16, [](const QByteArray &bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Md5); });
    return put(attributesName, fresh);
}

void MpqWriter::removeSignature()
{
    if (std::uint32_t *entry = rowOf(signatureName)) {
        m_tables.blocks[*entry & BLOCK_INDEX_MASK].flags = 0;
        *entry = HASH_ENTRY_DELETED;
    }
}

Status MpqWriter::finish()
{
    QByteArray hashes, blocks, high;
    for (const MpqHashEntry &entry : m_tables.hashes) {
        append(hashes, entry.nameA);
        append(hashes, entry.nameB);
        append(hashes, std::uint32_t(entry.locale));
        append(hashes, entry.block);
    }
    for (const MpqBlock &block : m_tables.blocks) {
        append(blocks, std::uint32_t(block.position));
        append(blocks, block.stored);
        append(blocks, block.size);
        append(blocks, block.flags);
        append(high, std::uint16_t(block.position >> 32));
    }
    if (m_bytes.size() + hashes.size() + blocks.size() + high.size() > maxBytes)
        return Error{QT_TRANSLATE_NOOP("Message", "the archive would exceed the largest possible size")};
    const qsizetype header = qsizetype(m_tables.begin);
    const auto place = [&](const QByteArray &table) {
        const std::uint32_t at = std::uint32_t(m_bytes.size() - header);
        m_bytes += table;
        return at;
    };
    const std::uint32_t hashAt = place(encryptedTable(hashes, "(hash table)"));
    const std::uint32_t blockAt = place(encryptedTable(blocks, "(block table)"));
    sinew::put(m_bytes, header + 16, hashAt);
    sinew::put(m_bytes, header + 20, blockAt);
    sinew::put(m_bytes, header + 28, std::uint32_t(m_tables.blocks.size()));
    if (!m_tables.narrow) {
        if (m_hasHighTable)
            sinew::put(m_bytes, header + 32, std::uint64_t(place(high)));
        sinew::put(m_bytes, header + 40, std::uint32_t(0));
    }
    sinew::put(m_bytes, header + 8, std::uint32_t(m_bytes.size() - header));
    return Done{};
}

/// Checks that the tables read back as intended; the data that they point to was not moved.
Status MpqWriter::check() const
{
    const SystemFile file = SystemFile::inMemory(viewOf(m_bytes));
    const auto found = readMpqTables(file, m_bytes.size());
    const auto isSameEntry = [](const MpqHashEntry &a, const MpqHashEntry &b) {
        return a.nameA == b.nameA && a.nameB == b.nameB && a.locale == b.locale && a.block == b.block;
    };
    const auto isSameBlock = [](const MpqBlock &a, const MpqBlock &b) {
        return a.position == b.position && a.stored == b.stored && a.size == b.size && a.flags == b.flags;
    };
    if (found &&
        std::equal(found->hashes.begin(), found->hashes.end(), m_tables.hashes.begin(), m_tables.hashes.end(),
                   isSameEntry) &&
        std::equal(found->blocks.begin(), found->blocks.end(), m_tables.blocks.begin(), m_tables.blocks.end(),
                   isSameBlock))
        return Done{};
    return Error{QT_TRANSLATE_NOOP("Message", "the archive's tables can't be written in the required form")};
}

} // namespace sinew
