// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The compression methods of archives, as StormLib's writing half applies them.

#include "mpq_maker.h"
#include "plugins/mpq/archive.h"
#include "plugins/mpq/decompress.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <lzma.h>

namespace tst_mpq_compression {

using namespace sinew;

namespace {

const QByteArray content(20000, 'x');

/// The format of .lzma files. StormLib 9.22 can't write it: it aborts on its own LZMA data.
QByteArray packedByLzma()
{
    lzma_options_lzma options;
    lzma_lzma_preset(&options, LZMA_PRESET_DEFAULT);
    lzma_stream stream = LZMA_STREAM_INIT;
    QByteArray packed(content.size(), '\0');
    if (lzma_alone_encoder(&stream, &options) == LZMA_OK) {
        stream.next_in = reinterpret_cast<const std::uint8_t *>(content.constData());
        stream.avail_in = std::size_t(content.size());
        stream.next_out = reinterpret_cast<std::uint8_t *>(packed.data());
        stream.avail_out = std::size_t(packed.size());
        while (lzma_code(&stream, LZMA_FINISH) == LZMA_OK) {}
        packed.truncate(qsizetype(stream.total_out));
    }
    lzma_end(&stream);
    return packed;
}

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
        QTest::newRow("sparse and zlib") << int(MPQ_COMPRESSION_SPARSE | MPQ_COMPRESSION_ZLIB);
    }
    void methods()
    {
        QFETCH(int, methods);
        QVERIFY((MpqMaker{.compression = DWORD(methods)}.write(path(), {{"a.mdx", content}})));
        QCOMPARE(readAgain(), std::optional(content));
    }

    /// LZMA data states how much of the output must be kept; the decoder allocates that much memory.
    void statedDictionary()
    {
        QByteArray packed("\x12\0", 2); // the method, no filter
        packed += packedByLzma();
        QCOMPARE(mpqDecompress(packed, content.size()), std::optional(content));
        // That is more than the decoder may have, but the file's size is enough, so it can be read.
        packed.replace(3, 4, "\xff\xff\xff\xff");
        QCOMPARE(mpqDecompress(packed, content.size()), std::optional(content));
        QVERIFY(!mpqDecompress(packed.left(packed.size() / 2), content.size()));
    }
};

SINEW_GUILESS_TEST(tst_mpq_compression, TestMpqCompression)

} // namespace tst_mpq_compression
#include "tst_mpq_compression.moc"
