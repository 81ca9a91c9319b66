// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "blp_maker.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "tests/support/test_program.h"

namespace tst_blp {

using namespace sinew;
using namespace imagetest;

/// Palettes, DXT and raw texels of BLP1 and BLP2, and files that are damaged.
class TestBlp : public CodecTest
{
    Q_OBJECT

public:
    TestBlp() : CodecTest(createBlpCodec()) {}

private Q_SLOTS:
    void paletteAlpha_data();
    void paletteAlpha();
    void oddAlphaCounts();
    void cutAlphaIsOpaque();
    void smallFileOfLargePicture();
    void fakeMipsEndTheChain();
    void blp2Dxt_data();
    void blp2Dxt();
    void blp2Raw();
    void blp2Palette();
    void errors_data();
    void errors();
    void damaged_data();
    void damaged();
    void corpus_data();
    void corpus();
};

void TestBlp::paletteAlpha_data()
{
    QTest::addColumn<int>("bits");
    QTest::addColumn<QByteArray>("plane");
    QTest::addColumn<QStringList>("rows");
    // 3 × 3 indices 0…8: an odd count, so that a plane ends inside a byte. Texel i is red 3i, green 2i, blue i.
    QTest::newRow("none") << 0 << QByteArray()
                          << QStringList{QStringLiteral("000000ff 030201ff 060402ff"),
                                         QStringLiteral("090603ff 0c0804ff 0f0a05ff"),
                                         QStringLiteral("120c06ff 150e07ff 181008ff")};
    QTest::newRow("1 bit, lowest first") << 1 << hex("a501")
                                         << QStringList{QStringLiteral("000000ff 03020100 060402ff"),
                                                        QStringLiteral("09060300 0c080400 0f0a05ff"),
                                                        QStringLiteral("120c0600 150e07ff 181008ff")};
    QTest::newRow("4 bit, low nibble first")
        << 4 << hex("10325476f8")
        << QStringList{QStringLiteral("00000000 03020111 06040222"), QStringLiteral("09060333 0c080444 0f0a0555"),
                       QStringLiteral("120c0666 150e0777 18100888")};
    QTest::newRow("8 bit") << 8 << hex("00102030405060f0ff")
                           << QStringList{QStringLiteral("00000000 03020110 06040220"),
                                          QStringLiteral("09060330 0c080440 0f0a0550"),
                                          QStringLiteral("120c0660 150e07f0 181008ff")};
}

void TestBlp::paletteAlpha()
{
    QFETCH(int, bits);
    QFETCH(QByteArray, plane);
    QFETCH(QStringList, rows);
    const auto image = decode(blp1(1, std::uint32_t(bits), 3, 3, rampPalette(), {{hex("000102030405060708") + plane}}));
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image), rows);
    QCOMPARE(image->hasAlpha, bits != 0);
    QVERIFY(m_diagnostics.entries().empty());
}

void TestBlp::oddAlphaCounts()
{
    const QByteArray indices = hex("01020304");
    const auto row = [&](std::uint32_t bits, const char *plane) {
        const auto image = decode(blp1(1, bits, 4, 1, rampPalette(), {{indices + hex(plane)}}));
        return image ? texels(*image).value(0) : QString();
    };
    QCOMPARE(row(12, "11223344"), QStringLiteral("03020111 06040222 09060333 0c080444")); // above 8 is 8
    QCOMPARE(row(5, "11223344"), QStringLiteral("03020111 06040222 09060333 0c080444"));  // the size implies 8
    QCOMPARE(row(3, "21f3"), QStringLiteral("03020111 06040222 09060333 0c0804ff"));      // the size implies 4
    QCOMPARE(row(2, "05"), QStringLiteral("030201ff 06040200 090603ff 0c080400"));        // the size implies 1
    QCOMPARE(row(6, ""), QStringLiteral("030201ff 060402ff 090603ff 0c0804ff"));          // no plane at all
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
}

void TestBlp::cutAlphaIsOpaque()
{
    const auto image = decode(blp1(1, 8, 4, 1, rampPalette(), {{hex("010203041122")}}));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0), QStringLiteral("03020111 06040222 090603ff 0c0804ff"));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().front().where.offset, std::int64_t(156 + 1024 + 4));
}

void TestBlp::smallFileOfLargePicture()
{
    QByteArray stream = jpeg(16, 8, bgraOne, bgraTwo);
    const qsizetype frame = stream.indexOf(hex("ffc0"));
    QVERIFY(frame > 0);
    stream.replace(frame + 5, 4, hex("40004000"));
    const QByteArray file = blp1(0, 8, 16384, 16384, noSharedHeader(), {{stream}});
    const auto image = decode(file);
    QVERIFY(!image);
    QVERIFY2(image.error().message.text().find("decoding needs") != std::string::npos,
             image.error().message.text().c_str());
    const auto smaller = m_codec->decode(FileSet({}, file), {.mayReduce = true}, m_diagnostics);
    QVERIFY2(smaller, smaller ? "" : smaller.error().text().c_str());
    QCOMPARE(smaller->reduction, 4);
    QCOMPARE(smaller->width(), 4096);
}

void TestBlp::fakeMipsEndTheChain()
{
    auto image = decode(blp1(1, 0, 4, 4, rampPalette(), {{QByteArray(16, 1)}, {QByteArray(4, 2)}, {{}, 1}, {{}, 1}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(2));
    QCOMPARE(texels(*image, 1), QStringList(2, QStringLiteral("060402ff 060402ff")));

    image = decode(blp1(1, 0, 4, 4, rampPalette(), {{QByteArray(16, 1)}, {QByteArray()}, {QByteArray(1, 2)}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));

    // More levels than the size allows are not levels.
    image = decode(blp1(1, 0, 1, 1, rampPalette(), {{QByteArray(1, 1)}, {QByteArray(1, 2)}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));
}

void TestBlp::blp2Dxt_data()
{
    QTest::addColumn<int>("alphaBits");
    QTest::addColumn<int>("alphaEncoding");
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("firstRow");
    // Colour 0 is pure red (f800), colour 1 pure blue (001f); each row has indices 0 1 2 3 (e4).
    const QByteArray redBlue = hex("00f81f00e4e4e4e4"), blueRed = hex("1f0000f8e4e4e4e4");
    QTest::newRow("DXT1 four colours") << 0 << 0 << redBlue << int(PixelFormat::Bc1)
                                       << QStringLiteral("ff0000ff 0000ffff aa0055ff 5500aaff");
    QTest::newRow("DXT1 key") << 1 << 0 << blueRed << int(PixelFormat::Bc1)
                              << QStringLiteral("0000ffff ff0000ff 7f007fff 00000000");
    QTest::newRow("DXT1 key without alpha")
        << 0 << 0 << blueRed << int(PixelFormat::Bc1) << QStringLiteral("0000ffff ff0000ff 7f007fff 000000ff");
    QTest::newRow("DXT3") << 8 << 1 << hex("10f8000000000000") + redBlue << int(PixelFormat::Bc2)
                          << QStringLiteral("ff000000 0000ff11 aa005588 5500aaff");
    // Alpha 210 and 0 with indices 0 1 2 7: 210, 0, 6/7 of 210, 1/7 of 210.
    QTest::newRow("DXT5") << 8 << 7 << hex("d200880e00000000") + redBlue << int(PixelFormat::Bc3)
                          << QStringLiteral("ff0000d2 0000ff00 aa0055b4 5500aa1e");
    QTest::newRow("BC5") << 8 << 11 << hex("ff00000000000000") + hex("8000000000000000") << int(PixelFormat::Bc5)
                         << QStringLiteral("ff8080ff ff8080ff ff8080ff ff8080ff");
}

void TestBlp::blp2Dxt()
{
    QFETCH(int, alphaBits);
    QFETCH(int, alphaEncoding);
    QFETCH(QByteArray, block);
    QFETCH(int, format);
    QFETCH(QString, firstRow);
    // A level below 4 px still takes a whole block.
    const auto image = decode(blp2(2, std::uint8_t(alphaBits), std::uint8_t(alphaEncoding), 4, 4, rampPalette(),
                                   {{block}, {block}, {block}}));
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(int(image->format), format);
    QCOMPARE(image->levels.size(), std::size_t(3));
    QCOMPARE(image->levels[0].bytes, block);
    QCOMPARE(texels(*image).value(0), firstRow);
    QCOMPARE(texels(*image, 1).value(0), firstRow.left(17));
    QVERIFY(brokenContract(*image).isEmpty());
}

void TestBlp::blp2Raw()
{
    const QByteArray texel = hex("0a141e28"
                                 "ff000080"); // B G R A
    auto image = decode(blp2(3, 136, 2, 2, 1, rampPalette(), {{texel}}));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0), QStringLiteral("1e140a28 0000ff80"));
    image = decode(blp2(3, 0, 0, 2, 1, rampPalette(), {{texel}}));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0), QStringLiteral("1e140aff 0000ffff"));
    QCOMPARE(std::uint8_t(image->levels[0].bytes[3]), std::uint8_t(255));
}

void TestBlp::blp2Palette()
{
    const auto image = decode(blp2(1, 4, 8, 2, 2, rampPalette(),
                                   {{hex("01020304"
                                         "f084")},
                                    {hex("05"
                                         "07")}}));
    QVERIFY(image);
    QCOMPARE(texels(*image), (QStringList{QStringLiteral("03020100 060402ff"), QStringLiteral("09060344 0c080488")}));
    QCOMPARE(texels(*image, 1), QStringList{QStringLiteral("0f0a0577")});
    QCOMPARE(image->description, std::string("BLP2 palette, alpha 4 bit"));
}

void TestBlp::errors_data()
{
    errorColumns();
    const QByteArray good = blp1(1, 0, 2, 2, rampPalette(), {{QByteArray(4, 1)}});
    const auto changed = [&](int at, const char *bytes) {
        QByteArray file = good;
        return file.replace(at, qsizetype(qstrlen(bytes) / 2), hex(bytes));
    };
    QTest::newRow("BLP0 alone") << blp0(1, 0, 2, 2, 1, rampPalette()) << -1 << QStringLiteral(".b00");
    QTest::newRow("BLP0 content") << blp0(2, 0, 2, 2, 1, rampPalette()) << 4 << QStringLiteral("BLP0 content 2");
    QTest::newRow("magic") << QByteArray("PNG?") << 0 << QStringLiteral("not a BLP file");
    QTest::newRow("empty") << QByteArray() << 0 << QStringLiteral("not a BLP file");
    QTest::newRow("content") << changed(4, "02") << 4 << QStringLiteral("content 2");
    QTest::newRow("no width") << changed(12, "00000000") << 12 << QStringLiteral("0 x 2");
    QTest::newRow("too wide") << changed(12, "01400000") << 12 << QStringLiteral("16385 x 2");
    QTest::newRow("offset") << changed(28, "ffffffff") << 28 << QStringLiteral("4294967295");
    QTest::newRow("offset in header") << changed(28, "10000000") << 28 << QStringLiteral("begins at 16");
    QTest::newRow("header cut") << good.left(100) << 100 << QStringLiteral("header is cut off");
    QTest::newRow("pixels cut") << good.left(good.size() - 1) << 1180 << QStringLiteral("needs 4 bytes, 3 are left");
    QTest::newRow("JPEG header") << blp1(0, 0, 2, 2, hex("ffffff7f"), {{QByteArray(4, 1)}}) << 156
                                 << QStringLiteral("beyond the file");
    QTest::newRow("no JPEG") << blp1(0, 0, 2, 2, noSharedHeader(), {{QByteArray(40, 1)}}) << 160
                             << QStringLiteral("level 0: JPEG: ");
    QTest::newRow("encoding") << blp2(9, 0, 0, 2, 2, rampPalette(), {{QByteArray(8, 1)}}) << 8
                              << QStringLiteral("encoding 9");
}

void TestBlp::errors()
{
    checkError();
}

void TestBlp::damaged_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray big = jpeg(16, 16, bgraOne, bgraTwo), small = jpeg(8, 8, bgraTwo, bgraTwo);
    QTest::newRow("jpeg") << sharedJpegs(16, 16, big, small);
    QTest::newRow("progressive") << blp1(0, 8, 16, 8, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo, Progressive)}});
    QTest::newRow("palette") << blp1(1, 4, 3, 3, rampPalette(), {{QByteArray(14, 3)}, {QByteArray(2, 4)}});
    const QByteArray block = hex("d200880e0000000000f81f00e4e4e4e4");
    QTest::newRow("dxt5") << blp2(2, 8, 7, 4, 4, {}, {{block}, {block}, {block}});
    QTest::newRow("raw") << blp2(3, 8, 0, 2, 2, {}, {{QByteArray(16, 3)}, {QByteArray(4, 4)}});
}

void TestBlp::damaged()
{
    checkDamaged();
}

void TestBlp::corpus_data()
{
    corpusRows("blp", {QStringLiteral("blp")});
}

void TestBlp::corpus()
{
    QFETCH(QString, path);
    const QByteArray file = readAll(path);
    QCOMPARE(m_codec->probe(view(file), QString()), 100);
    test::sawCorpusFile(path);
    if (file.startsWith("BLP0")) {
        // The corpus has this file without the levels beside it.
        const auto image = m_codec->decode(FileSet(path, file), {}, m_diagnostics);
        QVERIFY(!image);
        QCOMPARE(image.error().message.text(),
                 std::string("the pixels of the BLP0 file are in war3mapMap.b00 next to it, which is missing"));
        return;
    }
    checkSound(file);
    checkNothingToTell();
}

SINEW_GUILESS_TEST(tst_blp, TestBlp)

} // namespace tst_blp
#include "tst_blp.moc"
