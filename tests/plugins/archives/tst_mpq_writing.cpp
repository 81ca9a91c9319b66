// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files are put into copies of archives that StormLib made; StormLib and the plugin read the copies.

#include "core/assets/archive_copy.h"
#include "core/files/file_set.h"
#include "mpq_maker.h"
#include "plugins/mpq/format.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <random>

namespace tst_mpq_writing {

using namespace sinew;

namespace {

/// Read by StormLib; "-" if it finds no file or the checksums of "(attributes)" don't match.
QByteArray readByStorm(const QString &archivePath, const QByteArray &name)
{
    HANDLE archive = nullptr, file = nullptr;
    QByteArray content = "-";
    if (!SFileOpenArchive(QFile::encodeName(archivePath).constData(), 0, MPQ_OPEN_READ_ONLY, &archive))
        return content;
    constexpr DWORD wrong = VERIFY_OPEN_ERROR | VERIFY_READ_ERROR | VERIFY_FILE_SECTOR_CRC_ERROR |
                            VERIFY_FILE_CHECKSUM_ERROR | VERIFY_FILE_MD5_ERROR;
    if (!(SFileVerifyFile(archive, name.constData(), 0) & wrong) &&
        SFileOpenFileEx(archive, name.constData(), 0, &file)) {
        content.resize(SFileGetFileSize(file, nullptr));
        DWORD done = 0;
        if (!content.isEmpty() && !SFileReadFile(file, content.data(), DWORD(content.size()), &done, nullptr))
            content = "-";
        SFileCloseFile(file);
    }
    SFileCloseArchive(archive);
    return content;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestMpqWriting : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    ArchiveRegistry m_archives;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    /// Contains every byte value, is longer than a sector, and incompressible.
    static QByteArray noise(int size)
    {
        QByteArray bytes(size, '\0');
        std::uint32_t state = 1;
        for (char &byte : bytes)
            byte = char((state = state * 1664525 + 1013904223) >> 24);
        return bytes;
    }
    static std::vector<MpqEntry> files()
    {
        return {{"Textures\\Armor.blp", noise(9000)},
                {"units\\Footman.mdx", QByteArray(20000, 'x')},
                {"empty.txt", ""},
                {"war3map.j", "function main takes nothing returns nothing"}};
    }

private Q_SLOTS:
    void initTestCase() { m_archives.add(createMpqFormat()); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void replacesAndAdds_data();
    void replacesAndAdds();
    void listsOfAMap();
    void ontoItself();
    void withoutNames();
    void refuses();
    void cancelled();
    void damaged();
};

void TestMpqWriting::replacesAndAdds_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("flags");
    const QByteArray map = QByteArray("HM3W\0\0\0\0My map", 14);
    QTest::newRow("archive") << QByteArray() << 0 << int(MPQ_FILE_COMPRESS);
    QTest::newRow("map") << map << 0 << int(MPQ_FILE_COMPRESS);
    QTest::newRow("version 2") << QByteArray() << int(MPQ_CREATE_ARCHIVE_V2) << int(MPQ_FILE_COMPRESS);
    QTest::newRow("encrypted by place") << QByteArray() << 0
                                        << int(MPQ_FILE_COMPRESS | MPQ_FILE_ENCRYPTED | MPQ_FILE_FIX_KEY);
}

void TestMpqWriting::replacesAndAdds()
{
    QFETCH(QByteArray, before);
    QFETCH(int, version);
    QFETCH(int, flags);
    const QString original = path(QStringLiteral("a.mpq")), target = path(QStringLiteral("b.mpq"));
    MpqMaker maker{.version = DWORD(version), .fileFlags = DWORD(flags), .before = before};
    QVERIFY(maker.write(original, files()));
    const QByteArray untouched = bytesOf(original);

    const QByteArray model = noise(15000) + QByteArray(30000, 'm');
    const auto copy = saveArchiveCopy(m_archives, original, target,
                                      {{model, QStringLiteral("Units/FOOTMAN.mdx")},
                                       {"skin", QStringLiteral("new/Skin.blp")},
                                       {"", QStringLiteral("n")}});
    QVERIFY2(copy, copy ? "" : copy.error().text().c_str());
    QCOMPARE(copy->replaced, 1);
    QCOMPARE(copy->added, 2);
    QCOMPARE(copy->kept, 3);
    QCOMPARE(bytesOf(original), untouched);

    const auto source = m_archives.source(target);
    QStringList names = source->list().files;
    QVERIFY(names.contains(QStringLiteral("new/Skin.blp")) && names.contains(QStringLiteral("n")));
    QVERIFY(source->list().complete);
    QCOMPARE(source->read(QStringLiteral("units/Footman.mdx"))->bytes, model);
    for (const auto &[name, content] : files())
        QCOMPARE(readByStorm(target, name), name == "units\\Footman.mdx" ? model : content);
    QCOMPARE(readByStorm(target, "new\\Skin.blp"), QByteArray("skin"));

    // A second time, on top of the result of the first.
    QVERIFY(saveArchiveCopy(m_archives, target, path(QStringLiteral("c.mpq")),
                            {{"short", QStringLiteral("new/skin.blp")}}));
    QCOMPARE(readByStorm(path(QStringLiteral("c.mpq")), "new\\Skin.blp"), QByteArray("short"));
    QCOMPARE(readByStorm(path(QStringLiteral("c.mpq")), "units\\Footman.mdx"), model);
}

void TestMpqWriting::listsOfAMap()
{
    MpqMaker maker{.before = QByteArray("HM3W\0\0\0\0My map", 14)};
    // Version 1, one import: kind 5 stands for a name below war3mapImported.
    const QByteArray imports("\1\0\0\0\1\0\0\0\5a.blp\0", 15);
    std::vector<MpqEntry> all = files();
    all.push_back({"war3map.imp", imports});
    all.push_back({"war3mapImported\\a.blp", "a"});
    QVERIFY(maker.write(path(QStringLiteral("m.w3x")), all));
    const auto copy = saveArchiveCopy(m_archives, path(QStringLiteral("m.w3x")), path(QStringLiteral("n.w3x")),
                                      {{"b", QStringLiteral("war3mapImported/b.blp")}});
    QVERIFY2(copy, copy ? "" : copy.error().text().c_str());
    const auto list = m_archives.source(path(QStringLiteral("n.w3x")))->read(QStringLiteral("war3map.imp"));
    QVERIFY(list);
    QCOMPARE(list->bytes, QByteArray("\1\0\0\0\2\0\0\0\5a.blp\0\x0dwar3mapImported\\b.blp\0", 38));
}

void TestMpqWriting::ontoItself()
{
    const QString file = path(QStringLiteral("a.mpq"));
    QVERIFY(MpqMaker().write(file, files()));
    const QByteArray before = bytesOf(file);
    QVERIFY(saveArchiveCopy(m_archives, file, file, {{"new", QStringLiteral("empty.txt")}}));
    QCOMPARE(bytesOf(file + QStringLiteral(".bak")), before);
    QCOMPARE(readByStorm(file, "empty.txt"), QByteArray("new"));
}

void TestMpqWriting::withoutNames()
{
    // Without a list of names: files whose names are unknown stay as well.
    const QString file = path(QStringLiteral("a.mpq"));
    QVERIFY(MpqMaker{.listfile = false}.write(file, files()));
    QVERIFY(saveArchiveCopy(m_archives, file, path(QStringLiteral("b.mpq")), {{"new", QStringLiteral("empty.txt")}}));
    for (const auto &[name, content] : files())
        QCOMPARE(readByStorm(path(QStringLiteral("b.mpq")), name), name == "empty.txt" ? QByteArray("new") : content);
}

void TestMpqWriting::refuses()
{
    const QString target = path(QStringLiteral("b.mpq"));
    const auto reason = [&](const QString &name) {
        const auto copy = saveArchiveCopy(m_archives, path(name), target, {{"x", QStringLiteral("empty.txt")}});
        return copy ? QString() : QString::fromStdString(copy.error().message.text());
    };
    QVERIFY(MpqMaker{.version = MPQ_CREATE_ARCHIVE_V4}.write(path(QStringLiteral("x.SC2Mod")), files()));
    QVERIFY(reason(QStringLiteral("x.SC2Mod")).contains(QStringLiteral("version 4")));
    QFile text(path(QStringLiteral("text.mpq")));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no archive") > 0);
    text.close();
    QCOMPARE(reason(QStringLiteral("text.mpq")), QStringLiteral("this is not an archive"));
    QVERIFY(!reason(QStringLiteral("gone.mpq")).isEmpty());
    QVERIFY(!QFile::exists(target));
}

void TestMpqWriting::cancelled()
{
    QVERIFY(MpqMaker().write(path(QStringLiteral("a.mpq")), files()));
    QVERIFY(!saveArchiveCopy(m_archives, path(QStringLiteral("a.mpq")), path(QStringLiteral("b.mpq")),
                             {{"x", QStringLiteral("empty.txt")}}, [](double) { return false; }));
    QVERIFY(!QFile::exists(path(QStringLiteral("b.mpq"))));
}

/// Damaged archives are refused, or written so that they contain the new file.
void TestMpqWriting::damaged()
{
    QVERIFY(MpqMaker{.before = QByteArray("HM3W\0\0\0\0My map", 14)}.write(path(QStringLiteral("a.w3x")), files()));
    const QByteArray whole = bytesOf(path(QStringLiteral("a.w3x")));
    const ArchiveFormat &format = *m_archives.formats().front();
    std::mt19937 random(1);
    int written = 0;
    for (int round = 0; round < 500; ++round) {
        QByteArray bytes = round % 5 == 0 ? whole.left(int(random() % std::uint32_t(whole.size()))) : whole;
        for (std::uint32_t i = random() % 8; !bytes.isEmpty() && i > 0; --i) {
            // Damage in the header, in the tables at the end, or anywhere.
            const qsizetype from = i % 3 == 0 ? 512 : i % 3 == 1 ? bytes.size() - 1500 : 0;
            bytes[std::clamp<qsizetype>(from + qsizetype(random() % 1500), 0, bytes.size() - 1)] = char(random());
        }
        const auto made = format.withFiles(bytes, {{"new", QStringLiteral("units/Footman.mdx")}});
        if (!made)
            continue;
        ++written;
        const auto source = format.source(QStringLiteral("made"), SystemFile::inMemory(viewOf(made->bytes)));
        const auto asset = source->read(QStringLiteral("units/Footman.mdx"));
        QVERIFY(asset && asset->bytes == "new");
    }
    QVERIFY(written > 50);
}

SINEW_GUILESS_TEST(tst_mpq_writing, TestMpqWriting)

} // namespace tst_mpq_writing

#include "tst_mpq_writing.moc"
