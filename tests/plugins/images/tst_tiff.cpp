// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/qt_image_codec.h"
#include "core/image/codecs/tiff_decoder.h"
#include "image_test.h"
#include "tests/support/test_program.h"
#include "tiff_maker.h"

#include <QImage>

namespace tst_tiff {

using namespace sinew;
using namespace imagetest;

class TestTiff : public CodecTest
{
    Q_OBJECT

public:
    TestTiff() : CodecTest(createQtImageCodec()) {}

private Q_SLOTS:
    void kinds_data();
    void kinds();
    void asWritten_data();
    void asWritten();
    void thoseThatCanNot_data();
    void thoseThatCanNot();
    void cutOff();
    void impossibleTiles();
};

void TestTiff::kinds_data()
{
    QTest::addColumn<TiffKind>("kind");
    QTest::newRow("strips") << TiffKind{.stripRows = 7};
    QTest::newRow("one strip") << TiffKind{};
    QTest::newRow("deflate") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE};
    QTest::newRow("uncompressed") << TiffKind{.compression = COMPRESSION_NONE};
    QTest::newRow("tiles") << TiffKind{.tileSide = 16};
    QTest::newRow("planes") << TiffKind{.planar = PLANARCONFIG_SEPARATE};
    QTest::newRow("planes in strips") << TiffKind{.planar = PLANARCONFIG_SEPARATE, .stripRows = 5};
    QTest::newRow("planes in tiles") << TiffKind{.planar = PLANARCONFIG_SEPARATE, .tileSide = 16};
    QTest::newRow("16 bits") << TiffKind{.bits = 16};
    QTest::newRow("planes of 16 bits") << TiffKind{.bits = 16, .planar = PLANARCONFIG_SEPARATE};
    QTest::newRow("grey") << TiffKind{.photometric = PHOTOMETRIC_MINISBLACK};
    QTest::newRow("grey, white is zero") << TiffKind{.photometric = PHOTOMETRIC_MINISWHITE};
    QTest::newRow("1 bit") << TiffKind{.photometric = PHOTOMETRIC_MINISBLACK, .bits = 1};
    QTest::newRow("fax") << TiffKind{
        .compression = COMPRESSION_CCITTFAX4, .photometric = PHOTOMETRIC_MINISWHITE, .bits = 1};
    QTest::newRow("table of colours") << TiffKind{.photometric = PHOTOMETRIC_PALETTE};
    QTest::newRow("inks") << TiffKind{.photometric = PHOTOMETRIC_SEPARATED};
    QTest::newRow("alpha") << TiffKind{.alpha = EXTRASAMPLE_UNASSALPHA};
    QTest::newRow("alpha in planes") << TiffKind{.planar = PLANARCONFIG_SEPARATE, .alpha = EXTRASAMPLE_UNASSALPHA};
    QTest::newRow("jpeg") << TiffKind{
        .compression = COMPRESSION_JPEG, .photometric = PHOTOMETRIC_YCBCR, .stripRows = 16};
    QTest::newRow("luma and chroma") << TiffKind{.photometric = PHOTOMETRIC_YCBCR, .stripRows = 7};
}

/// Every kind of TIFF is read as Qt reads it.
void TestTiff::kinds()
{
    QFETCH(const TiffKind, kind);
    const auto sample = [](int x, int y, int channel) {
        return channel == 3 ? 128 + x : (channel * 50 + x * 2 + y) % 256;
    };
    const QByteArray file = tiffOf(61, 43, kind, sample);
    TiffKind known = kind; // Qt gets planes of 16 bits wrong
    known.planar = PLANARCONFIG_CONTIG;
    const auto read = decodeTiff(view(file), {1 << 30, false});
    QVERIFY2(bool(read), read ? "" : read.error().text().c_str());
    QVERIFY2(read->warning.empty(), read->warning.c_str());
    QCOMPARE(read->reduction, 1);
    QCOMPARE(read->hasAlpha, kind.alpha != EXTRASAMPLE_UNSPECIFIED);
    const QImage expected =
        QImage::fromData(tiffOf(61, 43, known, sample), "tiff").convertToFormat(QImage::Format_RGBA8888);
    QCOMPARE(QSize(read->width, read->height), expected.size());
    for (int y = 0; y < 43; ++y)
        for (int x = 0; x < 61; ++x) {
            const uchar *theirs = expected.constScanLine(y) + x * 4;
            for (int channel = 0; channel < 4; ++channel) {
                const int ours = quint8(read->rgba[(y * 61 + x) * 4 + channel]);
                QVERIFY2(std::abs(ours - theirs[channel]) <= 2, qPrintable(QStringLiteral("%1, %2, %3: %4, not %5")
                                                                               .arg(x)
                                                                               .arg(y)
                                                                               .arg(channel)
                                                                               .arg(ours)
                                                                               .arg(theirs[channel])));
            }
        }
}

void TestTiff::asWritten_data()
{
    QTest::addColumn<TiffKind>("kind");
    for (const std::uint16_t bits : {8, 16})
        for (const std::uint16_t planar : {PLANARCONFIG_CONTIG, PLANARCONFIG_SEPARATE})
            for (const std::uint32_t tileSide : {0, 16}) {
                const TiffKind plain{.bits = bits, .planar = planar, .stripRows = 5, .tileSide = tileSide};
                const auto row = [&](const char *what, const TiffKind &kind) {
                    QTest::addRow("%s, %d bits, %s, %s", what, bits,
                                  planar == PLANARCONFIG_CONTIG ? "together" : "planes", tileSide ? "tiles" : "strips")
                        << kind;
                };
                row("colours", plain);
                TiffKind kind = plain;
                kind.alpha = EXTRASAMPLE_UNASSALPHA;
                row("alpha", kind);
                kind.alpha = EXTRASAMPLE_ASSOCALPHA;
                row("multiplied by alpha", kind);
                kind = plain;
                kind.hasMore = true;
                row("another channel", kind);
                kind = plain;
                kind.photometric = PHOTOMETRIC_MINISBLACK;
                row("grey", kind);
                kind.alpha = EXTRASAMPLE_UNASSALPHA;
                row("grey with alpha", kind);
            }
}

/// The codec gives what was written, also below an alpha of 0, where libtiff's own conversion has no colours and Qt's
/// mixes up planes of 16 bits.
void TestTiff::asWritten()
{
    QFETCH(const TiffKind, kind);
    const bool isGrey = kind.photometric == PHOTOMETRIC_MINISBLACK;
    const int alphaAt = isGrey ? 1 : 3;
    const auto alphaOf = [](int x) { return x < 8 ? 0 : std::min(255, x * 4); };
    const auto colour = [](int x, int y, int channel) { return (40 + channel * 50 + x * 2 + y * 3) % 256; };
    const bool isMultiplied = kind.alpha == EXTRASAMPLE_ASSOCALPHA,
               hasAlpha = kind.alpha != EXTRASAMPLE_UNSPECIFIED || kind.hasMore;
    const QByteArray file = tiffOf(61, 43, kind, [&](int x, int y, int channel) {
        if (channel == alphaAt)
            return alphaOf(x);
        return isMultiplied ? (colour(x, y, channel) * alphaOf(x) + 127) / 255 : colour(x, y, channel);
    });
    Diagnostics diagnostics;
    const auto image = m_codec->decode(FileSet(QStringLiteral("x"), file), {}, diagnostics);
    QVERIFY2(bool(image), image ? "" : image.error().text().c_str());
    QVERIFY(diagnostics.entries().empty());
    QCOMPARE(image->hasAlpha, hasAlpha);
    QCOMPARE(QSize(image->width(), image->height()), QSize(61, 43));
    for (int y = 0; y < 43; ++y)
        for (int x = 0; x < 61; ++x) {
            const int alpha = hasAlpha ? alphaOf(x) : 255;
            for (int channel = 0; channel < 4; ++channel) {
                const int ours = quint8(image->levels[0].bytes[(y * 61 + x) * 4 + channel]);
                int expected = alpha, tolerance = 0;
                if (channel < 3) {
                    expected = isMultiplied && alpha == 0 ? 0 : colour(x, y, isGrey ? 0 : channel);
                    tolerance = isMultiplied && alpha > 0 ? 128 / alpha + 1 : 0;
                }
                QVERIFY2(std::abs(ours - expected) <= tolerance,
                         qPrintable(QStringLiteral("%1, %2, %3: %4, not %5 ± %6")
                                        .arg(x)
                                        .arg(y)
                                        .arg(channel)
                                        .arg(ours)
                                        .arg(expected)
                                        .arg(tolerance)));
            }
        }
}

void TestTiff::thoseThatCanNot_data()
{
    QTest::addColumn<TiffKind>("kind");
    QTest::addColumn<QString>("reason");
    QTest::newRow("one tile") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE, .tileSide = 8192}
                              << QStringLiteral("decoding needs");
    QTest::newRow("floating point") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE,
                                                .bits = 32,
                                                .stripRows = 64,
                                                .format = SAMPLEFORMAT_IEEEFP}
                                    << QStringLiteral("32-bit");
}

/// What can't be read in pieces is refused with the reason.
void TestTiff::thoseThatCanNot()
{
    QFETCH(const TiffKind, kind);
    QFETCH(const QString, reason);
    const QByteArray file = tiffOf(
        6500, 6000, kind, [](int, int, int) { return 255; }, true);
    const MemoryLimit limit(std::uint64_t(decodingBudget(std::size_t(file.size()))));
    const auto image = decode(file, {.mayReduce = true});
    QVERIFY(!image);
    QVERIFY2(QString::fromStdString(image.error().text()).contains(reason), image.error().text().c_str());
}

/// The rows before the damage are shown, with a warning.
void TestTiff::cutOff()
{
    QByteArray file = tiffOf(64, 64, {.stripRows = 4}, [](int x, int y, int) { return (x * x * 7 + y * 13) % 256; });
    QVERIFY(file.size() > 3000);
    for (qsizetype at = file.size() / 2; at < file.size() / 2 + 200; ++at)
        file[at] = '\xff';
    const auto read = decodeTiff(view(file), {1 << 30, false});
    QVERIFY2(bool(read), read ? "" : read.error().text().c_str());
    QVERIFY(!read->warning.empty());
    QCOMPARE(int(quint8(read->rgba[(5 * 64 + 5) * 4])), (25 * 7 + 5 * 13) % 256);
    for (qsizetype length = 0; length < file.size(); length += 37)
        static_cast<void>(decodeTiff(view(file.left(length)), {1 << 30, true}));
}

/// Sizes of tiles are 32 bits each.
void TestTiff::impossibleTiles()
{
    QByteArray file = tiffOf(64, 64, {.tileSide = 16}, [](int, int, int) { return 255; });
    int found = 0;
    for (qsizetype at = 8; at + 12 <= file.size(); ++at)
        for (const char tag : {'\x42', '\x43'}) // TileWidth, TileLength
            if (file.mid(at, 2) == QByteArray(1, tag) + '\1' && file.mid(at + 4, 4) == QByteArray("\1\0\0\0", 4)) {
                file.replace(at + 2, 10, QByteArray("\4\0\1\0\0\0\xf0\xff\xff\xff", 10));
                ++found;
            }
    QCOMPARE(found, 2);
    const MemoryLimit limit(std::uint64_t(64) << 20);
    const auto read = decodeTiff(view(file), {decodingBudget(1000), true});
    QVERIFY(!read);
    QVERIFY(!read.error().message.text().empty());
}

SINEW_GUILESS_TEST(tst_tiff, TestTiff)

} // namespace tst_tiff

#include "tst_tiff.moc"
