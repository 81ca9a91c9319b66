// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The ways in which archives compress files, as StormLib's writing half does it.

#include "mpq_maker.h"
#include "plugins/mpq/archive.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_mpq_compression {

using namespace sinew;

namespace {

const QByteArray content(20000, 'x');

} // namespace

class TestMpqCompression : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path() const { return m_folder.filePath(QStringLiteral("a.mpq")); }
    std::optional<QByteArray> readAgain() const
    {
        const auto archive = MpqArchive::open(path());
        return archive ? (*archive)->read("a.mdx") : std::nullopt;
    }

private Q_SLOTS:
    void methods_data()
    {
        QTest::addColumn<int>("methods");
        QTest::newRow("zlib") << int(MPQ_COMPRESSION_ZLIB);
        QTest::newRow("bzip2") << int(MPQ_COMPRESSION_BZIP2);
        QTest::newRow("PKWARE") << int(MPQ_COMPRESSION_PKWARE);
        QTest::newRow("LZMA") << int(MPQ_COMPRESSION_LZMA);
        QTest::newRow("sparse and zlib") << int(MPQ_COMPRESSION_SPARSE | MPQ_COMPRESSION_ZLIB);
    }
    void methods()
    {
        QFETCH(int, methods);
        QVERIFY((MpqMaker{.compression = DWORD(methods)}.write(path(), {{"a.mdx", content}})));
        QCOMPARE(readAgain(), std::optional(content));
    }

    /// LZMA data states how much of what was read must be kept; the decoder takes as much memory.
    void statedDictionary()
    {
        QVERIFY(
            (MpqMaker{.fileFlags = MPQ_FILE_COMPRESS | MPQ_FILE_SINGLE_UNIT, .compression = MPQ_COMPRESSION_LZMA}.write(
                path(), {{"a.mdx", content}})));
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const QByteArray head("\x12\0\x5d", 3); // the method, no filter, LZMA's usual properties
        const qsizetype at = bytes.indexOf(head);
        QVERIFY(at >= 0);
        bytes.replace(at + head.size(), 4, "\xff\xff\xff\xff");
        QVERIFY(file.seek(0) && file.write(bytes) == bytes.size());
        file.close();
        // That is more than the decoder may have. No more than the file's size is needed, so that it can be read.
        QCOMPARE(readAgain(), std::optional(content));
    }
};

SINEW_GUILESS_TEST(tst_mpq_compression, TestMpqCompression)

} // namespace tst_mpq_compression
#include "tst_mpq_compression.moc"
