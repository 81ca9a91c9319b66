// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Archives are made with StormLib's writing half, then read through the plugin.

#include "core/assets/archive_registry.h"
#include "core/assets/asset_search.h"
#include "core/assets/folder_source.h"
#include "mpq_maker.h"
#include "plugins/mpq/crypt.h"
#include "plugins/mpq/format.h"
#include "tests/plugins/open_memory.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

#include <array>
#include <atomic>
#include <cstring>
#include <random>
#include <thread>

namespace tst_mpq {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Encrypts whole words the way archives encrypt their tables; StormLib does not export its own function.
QByteArray encrypted(QByteArray bytes, std::uint32_t key)
{
    std::array<std::uint32_t, 0x500> table;
    std::uint32_t random = 0x100001;
    const auto next = [&random] { return (random = (random * 125 + 3) % 0x2aaaab) & 0xffff; };
    for (std::size_t i = 0; i < 0x100; ++i)
        for (std::size_t j = i; j < table.size(); j += 0x100) {
            table[j] = next() << 16;
            table[j] |= next();
        }
    std::uint32_t seed = 0xeeeeeeee;
    for (qsizetype at = 0; at + 4 <= bytes.size(); at += 4) {
        seed += table[0x400 + (key & 0xff)];
        const auto plain = qFromLittleEndian<std::uint32_t>(bytes.constData() + at);
        qToLittleEndian(plain ^ (key + seed), bytes.data() + at);
        key = ((~key << 21) + 0x11111111) | (key >> 11);
        seed += plain + (seed << 5) + 3;
    }
    return bytes;
}

} // namespace

class TestMpq : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    ArchiveRegistry m_archives;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    std::shared_ptr<AssetSource> open(const QString &name) const { return m_archives.source(path(name)); }
    static QString content(const AssetSource &source, const QString &name)
    {
        const auto asset = source.read(name);
        return asset ? QString::fromUtf8(asset->bytes) : QStringLiteral("-");
    }
    static std::vector<MpqEntry> twoFiles()
    {
        return {{"Textures\\Armor.blp", "armor"}, {"units\\Human\\Footman.mdx", QByteArray(20000, 'x')}};
    }

private Q_SLOTS:
    void initTestCase() { m_archives.add(createMpqFormat()); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void reads_data();
    void reads();
    void withoutListfile();
    void importsOfAMap();
    void otherLocale();
    void namesBeyondAscii();
    void followsTheFile();
    void listsAbsentAndUnreadable();
    void foldersNamedLikeMaps();
    void precedence();
    void severalThreads();
    void hostile_data();
    void hostile();
    void statedSizes();
    void manyHeaders_data();
    void manyHeaders();
    void fullTables();
    void longList();
};

void TestMpq::reads_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("flags");
    const QByteArray map = QByteArray("HM3W\0\0\0\0My map", 14);
    // User data of a StarCraft II map: reserved size, offset of the archive, size of the data.
    const QByteArray user("MPQ\x1b\x00\x02\x00\x00\x00\x04\x00\x00\x3c\x00\x00\x00", 16);
    const int packed = int(MPQ_FILE_COMPRESS);
    QTest::newRow("archive") << "war3.mpq" << QByteArray() << 0 << packed;
    QTest::newRow("map: header of 512 bytes") << "Map.w3x" << map << 0 << packed;
    QTest::newRow("old map") << "Map.W3M" << map << 0 << int(MPQ_FILE_IMPLODE);
    QTest::newRow("SC2 map: user data") << "Map.SC2Map" << user.leftJustified(1024, '\0') << int(MPQ_CREATE_ARCHIVE_V3)
                                        << packed;
    QTest::newRow("SC2 mod") << "x.SC2Mod" << QByteArray() << int(MPQ_CREATE_ARCHIVE_V4) << packed;
    QTest::newRow("s2ma, one unit") << "x.s2ma" << QByteArray() << int(MPQ_CREATE_ARCHIVE_V2)
                                    << int(MPQ_FILE_COMPRESS | MPQ_FILE_SINGLE_UNIT);
    QTest::newRow("stored, encrypted") << "y.mpq" << QByteArray() << 0 << int(MPQ_FILE_ENCRYPTED | MPQ_FILE_FIX_KEY);
    QTest::newRow("by its bytes") << "archive.backup" << QByteArray() << 0 << packed;
}

void TestMpq::reads()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(int, version);
    QFETCH(int, flags);
    QVERIFY((MpqMaker{.version = DWORD(version), .fileFlags = DWORD(flags), .before = before}.write(path(file),
                                                                                                    twoFiles())));
    const auto source = open(file);
    QCOMPARE(source->name(), path(file));
    QCOMPARE(source->diskPath(QStringLiteral("Textures/Armor.blp")), path(file));
    QCOMPARE(source->locate(QStringLiteral("tEXTURES/aRMOR.BLP")).value_or(QString()),
             QStringLiteral("Textures/Armor.blp"));
    const auto asset = source->read(QStringLiteral("UNITS/human/footman.MDX"));
    QVERIFY(asset);
    QCOMPARE(asset->bytes, QByteArray(20000, 'x'));
    QCOMPARE(asset->path, QStringLiteral("units/Human/Footman.mdx"));
    QCOMPARE(content(*source, QStringLiteral("Textures/Armor.blp")), QStringLiteral("armor"));
    QCOMPARE(content(*source, QStringLiteral("Armor.blp")), QStringLiteral("-"));
    QCOMPARE(content(*source, QStringLiteral("../Textures/Armor.blp")), QStringLiteral("-"));
    const AssetListing listing = source->list();
    QCOMPARE(listing.state, AssetListing::Readable);
    QCOMPARE(listing.files,
             (QStringList{QStringLiteral("Textures/Armor.blp"), QStringLiteral("units/Human/Footman.mdx")}));
    QVERIFY(listing.complete);
}

void TestMpq::withoutListfile()
{
    QVERIFY((MpqMaker{.listfile = false}.write(path(QStringLiteral("a.mpq")), twoFiles())));
    const auto source = open(QStringLiteral("a.mpq"));
    QCOMPARE(content(*source, QStringLiteral("TEXTURES/armor.blp")), QStringLiteral("armor"));
    const AssetListing listing = source->list();
    QCOMPARE(listing.state, AssetListing::Readable);
    QCOMPARE(listing.files, QStringList());
    QVERIFY(!listing.complete);
}

void TestMpq::importsOfAMap()
{
    QByteArray imports("\x01\0\0\0\x02\0\0\0", 8);
    imports += QByteArray("\x05skin.blp\0\x0aTextures\\Armor.blp\0", 30);
    QVERIFY((MpqMaker{.listfile = false}.write(
        path(QStringLiteral("a.w3x")),
        {{"war3map.imp", imports}, {"war3mapImported\\skin.blp", "skin"}, {"Textures\\Armor.blp", "armor"}})));
    QCOMPARE(open(QStringLiteral("a.w3x"))->list().files,
             (QStringList{QStringLiteral("Textures/Armor.blp"), QStringLiteral("war3map.imp"),
                          QStringLiteral("war3mapImported/skin.blp")}));
}

void TestMpq::otherLocale()
{
    QVERIFY((MpqMaker{.locale = 0x407}.write(path(QStringLiteral("a.mpq")), twoFiles())));
    QCOMPARE(content(*open(QStringLiteral("a.mpq")), QStringLiteral("Textures/Armor.blp")), QStringLiteral("armor"));
}

void TestMpq::namesBeyondAscii()
{
    QVERIFY((MpqMaker{}.write(path(QStringLiteral("a.mpq")),
                              {{"Textures\\\xc3\x84xt.blp", "utf-8"}, {"Textures\\B\xe4r.blp", "latin-1"}})));
    const auto source = open(QStringLiteral("a.mpq"));
    QCOMPARE(content(*source, QStringLiteral("textures/Äxt.blp")), QStringLiteral("utf-8"));
    QCOMPARE(content(*source, QStringLiteral("textures/bÄr.blp")), QStringLiteral("latin-1"));
    QCOMPARE(source->list().files,
             (QStringList{QStringLiteral("Textures/Bär.blp"), QStringLiteral("Textures/Äxt.blp")}));
}

void TestMpq::followsTheFile()
{
    const auto source = open(QStringLiteral("a.mpq"));
    QCOMPARE(content(*source, QStringLiteral("Textures/Armor.blp")), QStringLiteral("-"));
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("a.mpq")), twoFiles()));
    QCOMPARE(content(*source, QStringLiteral("Textures/Armor.blp")), QStringLiteral("armor"));
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("a.mpq")), {{"Textures\\Armor.blp", "another, longer armor"}}));
    QCOMPARE(content(*source, QStringLiteral("Textures/Armor.blp")), QStringLiteral("another, longer armor"));
    QVERIFY(QFile::remove(path(QStringLiteral("a.mpq"))));
    QCOMPARE(content(*source, QStringLiteral("Textures/Armor.blp")), QStringLiteral("-"));
}

void TestMpq::listsAbsentAndUnreadable()
{
    QCOMPARE(open(QStringLiteral("none.mpq"))->list().state, AssetListing::Absent);
    QFile file(path(QStringLiteral("no.mpq")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'a'));
    file.close();
    const AssetListing listing = open(QStringLiteral("no.mpq"))->list();
    QCOMPARE(listing.state, AssetListing::Unreadable);
    QCOMPARE(listing.problem.text(), std::string("this is not an MPQ archive"));
}

void TestMpq::foldersNamedLikeMaps()
{
    QVERIFY(QDir().mkpath(path(QStringLiteral("Map.w3x/war3mapImported"))));
    QFile file(path(QStringLiteral("Map.w3x/war3mapImported/Skin.blp")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("skin");
    file.close();
    QCOMPARE(content(*open(QStringLiteral("Map.w3x")), QStringLiteral("war3mapimported/skin.blp")),
             QStringLiteral("skin"));
}

void TestMpq::precedence()
{
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("map.w3x")), {{"Textures\\Armor.dds", "map"}}));
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("war3.mpq")),
                             {{"Textures\\Armor.blp", "game"}, {"Textures\\Cape.blp", "game"}}));
    AssetSearch search;
    search.addSource(open(QStringLiteral("map.w3x")));
    search.addSource(open(QStringLiteral("war3.mpq")));
    const FoundAsset armor = search.find(QStringLiteral("Textures\\Armor.blp"), AssetKind::Image);
    QCOMPARE(armor.bytes, QByteArray("map"));
    QCOMPARE(armor.source, path(QStringLiteral("map.w3x")));
    QCOMPARE(armor.path, QStringLiteral("Textures/Armor.dds"));
    QCOMPARE(search.find(QStringLiteral("textures/cape.tga"), AssetKind::Image).bytes, QByteArray("game"));
    QCOMPARE(search.find(QStringLiteral("textures/hat.tga"), AssetKind::Image).searched.size(), 2);
}

void TestMpq::severalThreads()
{
    std::vector<MpqEntry> entries;
    for (int i = 0; i < 40; ++i)
        entries.emplace_back("Textures\\T" + QByteArray::number(i) + ".blp", QByteArray(3000 + i, char('a' + i % 26)));
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("a.mpq")), entries));
    const auto source = open(QStringLiteral("a.mpq"));
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 200; ++i) {
                const int n = (i * 7 + t * 11) % 40;
                const auto asset = source->read(QStringLiteral("textures/t%1.blp").arg(n));
                wrong += !asset || asset->bytes != entries[std::size_t(n)].second;
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
}

void TestMpq::hostile_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("every truncation") << 0;
    for (int seed = 1; seed <= 12; ++seed)
        QTest::newRow(qPrintable(QStringLiteral("changed bytes, seed %1").arg(seed))) << seed;
}

void TestMpq::hostile()
{
    QFETCH(int, step);
    MpqMaker maker;
    if (step % 4 == 1)
        maker.version = MPQ_CREATE_ARCHIVE_V4;
    if (step % 4 == 2)
        maker.fileFlags = MPQ_FILE_IMPLODE | MPQ_FILE_ENCRYPTED | MPQ_FILE_FIX_KEY;
    if (step % 4 == 3)
        maker.fileFlags = MPQ_FILE_COMPRESS | MPQ_FILE_SINGLE_UNIT | MPQ_FILE_SECTOR_CRC;
    QVERIFY(maker.write(path(QStringLiteral("good.mpq")), twoFiles()));
    QFile good(path(QStringLiteral("good.mpq")));
    QVERIFY(good.open(QIODevice::ReadOnly));
    const QByteArray bytes = good.readAll();
    const auto tryBytes = [&](const QByteArray &changed) {
        QFile file(path(QStringLiteral("bad.mpq")));
        if (!file.open(QIODevice::WriteOnly) || file.write(changed) != changed.size())
            return false;
        file.close();
        // Whatever the result, it must return.
        const auto source = m_archives.source(file.fileName());
        for (const QString &name : source->list().files)
            source->read(name);
        source->read(QStringLiteral("Textures/Armor.blp"));
        source->read(QStringLiteral("units/Human/Footman.mdx"));
        return true;
    };
    if (step == 0) {
        for (qsizetype size = 0; size < bytes.size(); size += size < 300 ? 1 : 37)
            QVERIFY(tryBytes(bytes.first(size)));
        return;
    }
    std::mt19937 random(static_cast<std::uint32_t>(step));
    const int rounds =
        qEnvironmentVariableIntValue("SINEW_FUZZ_ROUNDS") > 0 ? qEnvironmentVariableIntValue("SINEW_FUZZ_ROUNDS") : 60;
    for (int round = 0; round < rounds; ++round) {
        QByteArray changed = bytes;
        for (int i = 0, n = 1 + int(random() % 6); i < n; ++i) {
            const auto range = random() % 3 == 0 ? 64u : std::uint32_t(changed.size());
            static constexpr unsigned char special[] = {0, 1, 0x7f, 0x80, 0xff};
            changed[qsizetype(random() % range)] = random() % 2 ? char(special[random() % 5]) : char(random());
        }
        QVERIFY(tryBytes(changed));
    }
}

void TestMpq::statedSizes()
{
    QVERIFY((MpqMaker{.fileFlags = 0}.write(path(QStringLiteral("a.mpq")), twoFiles())));
    QFile file(path(QStringLiteral("a.mpq")));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(24)); // entries of the hash table and of the block table
    file.write(QByteArray("\xff\xff\xff\x7f\xff\xff\xff\x7f", 8));
    file.close();
    // The space that such tables would need is not there; whatever exists is read.
    const auto source = open(QStringLiteral("a.mpq"));
    QVERIFY(source->list().files.size() <= 2);
}

void TestMpq::manyHeaders_data()
{
    QTest::addColumn<bool>("compressed");
    QTest::newRow("plain tables") << false;
    QTest::newRow("compressed tables that can't be read") << true;
}
/// 16,384 headers, each with tables of the maximum size. ctest's time limit is the judge: reading all of them would
/// mean some hundred gigabytes.
void TestMpq::manyHeaders()
{
    QFETCH(bool, compressed);
    QByteArray header("MPQ\x1a", 4);
    const auto put = [&](std::uint32_t number) { header.append(reinterpret_cast<const char *>(&number), 4); };
    const std::uint32_t version = compressed ? 3 : 0, entries = compressed ? 1 << 20 : 0x7fffffff;
    for (const std::uint32_t number : {32u, 0u, 0x30000u | version, 0u, 0u, entries, entries})
        put(number);
    header.resize(compressed ? 68 : 512, compressed ? '\0' : 'x');
    if (compressed)
        for (const std::uint32_t stored : {(16u << 20) - 16, 0u, (16u << 20) - 16, 0u})
            put(stored);
    header.resize(512, 'x');
    QFile file(path(QStringLiteral("many.mpq")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray all = header.repeated(16384);
    QCOMPARE(file.write(all), all.size());
    file.close();
    const AssetListing listing = open(QStringLiteral("many.mpq"))->list();
    QCOMPARE(listing.state, AssetListing::Unreadable);
    QVERIFY(!listing.problem.empty());
}

/// A hash table without a free entry and a list of a million names that are not in it, some of them repeated. ctest's
/// time limit is the judge: a walk through the table for each name would be 10¹² steps.
void TestMpq::fullTables()
{
    QByteArray list(8, '\0');
    list += QByteArray("\x0dTextures\\Armor.blp") + '\0';
    for (int i = 0; i < 500000; ++i)
        list += "\x0dx" + QByteArray::number(i) + '\0' + QByteArray("\x0dnone") + '\0';
    const QString imports = QStringLiteral("war3map.imp");
    QVERIFY((MpqMaker{.listfile = false}.write(path(QStringLiteral("full.mpq")),
                                               {{"Textures\\Armor.blp", "armor"}, {imports.toLatin1(), list}})));
    QFile file(path(QStringLiteral("full.mpq")));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    const auto at = [&](qsizetype offset) { return qFromLittleEndian<std::uint32_t>(bytes.constData() + offset); };
    const qsizetype begin = at(16), rows = at(24);
    QByteArray table = bytes.mid(begin, rows * 16);
    const std::uint32_t key = mpqHash("(hash table)", MpqHash::FileKey);
    mpqDecrypt(table.data(), table.size(), key);
    // The same entries, far apart in a table without free entries.
    const qsizetype factor = (1 << 20) / rows;
    QByteArray full;
    for (qsizetype row = 0; row < rows * factor; ++row) {
        const QByteArray entry = table.mid(row % rows * 16, 16);
        full += row < rows && !entry.endsWith("\xff\xff\xff\xff") ? entry : QByteArray(12, '\1') + "\xfe\xff\xff\xff";
    }
    const qsizetype place = bytes.size();
    const std::uint32_t newTable = std::uint32_t(place), newRows = std::uint32_t(rows * factor);
    std::memcpy(bytes.data() + 16, &newTable, 4);
    std::memcpy(bytes.data() + 24, &newRows, 4);
    bytes += encrypted(full, key);
    QVERIFY(file.seek(0));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    const auto source = open(QStringLiteral("full.mpq"));
    QCOMPARE(source->list().files, (QStringList{QStringLiteral("Textures/Armor.blp"), imports}));
    QCOMPARE(source->read(QStringLiteral("textures/ARMOR.blp"))->bytes, QByteArray("armor"));
}

/// A list of 60 MiB that is almost nothing when it is compressed: reading it takes no more than the budget.
void TestMpq::longList()
{
    QByteArray list(8, '\0');
    list += QByteArray("\x0dx", 3).repeated(20 << 20);
    list += QByteArray("\x0d"
                       "a.blp",
                       7);
    const QString place = path(QStringLiteral("long.mpq"));
    QVERIFY((MpqMaker{.listfile = false}.write(place, {{"a.blp", "a"}, {"war3map.imp", list}})));
    list = {};
    const auto size = std::uint64_t(QFileInfo(place).size());
    QVERIFY(size < 1 << 20);
    const auto source = open(QStringLiteral("long.mpq"));
    QFile peak(QStringLiteral("/proc/self/clear_refs"));
    QVERIFY(peak.open(QIODevice::WriteOnly) && peak.write("5") == 1);
    peak.close();
    const qint64 idle = memoryFigure("VmRSS:");
    QCOMPARE(source->list().files, (QStringList{QStringLiteral("a.blp"), QStringLiteral("war3map.imp")}));
    const qint64 grown = memoryFigure("VmHWM:") - idle;
    QVERIFY2(isAddressSanitized ||
                 std::uint64_t(grown) <= MemoryBudget::spareBytes + MemoryBudget::bytesPerFileByte * size,
             qPrintable(QStringLiteral("%1 MiB").arg(grown >> 20)));
}

SINEW_GUILESS_TEST(tst_mpq, TestMpq)

} // namespace tst_mpq
#include "tst_mpq.moc"
