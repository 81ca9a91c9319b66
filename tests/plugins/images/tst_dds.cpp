// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "dds_maker.h"
#include "image_test.h"
#include "plugins/dds/codec.h"
#include "tests/support/test_program.h"

namespace tst_dds {

using namespace sinew;
using namespace imagetest;

namespace {

/// Bits from the lowest upwards, as BC7 stores them.
class BitPacker
{
public:
    BitPacker &add(std::uint64_t value, int count)
    {
        for (int i = 0; i < count; ++i, ++m_position)
            if (value >> i & 1)
                m_block[m_position / 8] = char(m_block[m_position / 8] | 1 << m_position % 8);
        return *this;
    }
    QByteArray block() const { return m_position == 128 ? m_block : QByteArray(); }

private:
    QByteArray m_block = QByteArray(16, '\0');
    int m_position = 0;
};

// Colour 0 is pure red, colour 1 pure blue; each row has indices 0 1 2 3.
const QByteArray redBlue = hex("00f81f00e4e4e4e4"), blueRed = hex("1f0000f8e4e4e4e4");

} // namespace

class TestDds : public CodecTest
{
    Q_OBJECT

public:
    TestDds() : CodecTest(createDdsCodec()) {}

private Q_SLOTS:
    void blocks_data();
    void blocks();
    void punchThrough();
    void bc5RebuildsBlue();
    void bc7_data();
    void bc7();
    void masks_data();
    void masks();
    void palette();
    void sizesNotOfFour();
    void mips();
    void bc5Signed();
    void opaqueByHeader();
    void errors_data();
    void errors();
    void damaged_data();
    void damaged();
    void corpus_data();
    void corpus();
};

void TestDds::blocks_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("firstRow");
    const auto both = [](const char *name, const char *code, std::uint32_t dxgi, const QByteArray &block,
                         PixelFormat format, const QString &row) {
        QTest::newRow(qPrintable(QStringLiteral("%1 by code").arg(QLatin1String(name))))
            << dds({.code = code}, block) << int(format) << row;
        QTest::newRow(qPrintable(QStringLiteral("%1 by DX10").arg(QLatin1String(name))))
            << dx10({}, dxgi, block) << int(format) << row;
    };
    const QString opaque = QStringLiteral("ff0000ff 0000ffff aa0055ff 5500aaff");
    const QByteArray alpha3 = hex("10f8000000000000"), alpha5 = hex("d200880e00000000");
    both("BC1", "DXT1", 71, redBlue, PixelFormat::Bc1, opaque);
    both("BC2", "DXT3", 74, alpha3 + redBlue, PixelFormat::Bc2, QStringLiteral("ff000000 0000ff11 aa005588 5500aaff"));
    both("BC3", "DXT5", 78, alpha5 + redBlue, PixelFormat::Bc3, QStringLiteral("ff0000d2 0000ff00 aa0055b4 5500aa1e"));
    both("BC2 premultiplied", "DXT2", 75, alpha3 + redBlue, PixelFormat::Bc2,
         QStringLiteral("ff000000 0000ff11 aa005588 5500aaff"));
    // 210 and 0 in eight steps of 30, indices 0 1 2 7.
    both("BC4", "ATI1", 80, alpha5, PixelFormat::Bc4, QStringLiteral("d2d2d2ff 000000ff b4b4b4ff 1e1e1eff"));
    // Signed: 127 and -127 in eight steps, indices 0 1 2 7: 1, -1, 5/7, -5/7 of the range.
    both("BC4 signed", "BC4S", 81, hex("7f81880e00000000"), PixelFormat::Bc4Signed,
         QStringLiteral("ffffffff 000000ff dbdbdbff 242424ff"));
    // -127 and 0 in six steps, then -1 and 1: indices 2 5 6 7; -0.8, -0.2, -1, 1.
    both("BC4 signed six steps", "BC4S", 81, hex("8100aa0f00000000"), PixelFormat::Bc4Signed,
         QStringLiteral("1a1a1aff 666666ff 000000ff ffffffff"));
    // 0 and 50 in six steps of 10, then 0 and 255: indices 2 5 6 7.
    both("BC4 six steps", "BC4U", 79, hex("0032aa0f00000000"), PixelFormat::Bc4,
         QStringLiteral("0a0a0aff 282828ff 000000ff ffffffff"));
}

void TestDds::blocks()
{
    QFETCH(QByteArray, file);
    QFETCH(int, format);
    QFETCH(QString, firstRow);
    const auto image = decode(file);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(int(image->format), format);
    QCOMPARE(texels(*image).value(0), firstRow);
    QCOMPARE(image->levels.size(), std::size_t(1));
    QVERIFY(brokenContract(*image).isEmpty());
}

void TestDds::punchThrough()
{
    auto image = decode(dds({.code = "DXT1"}, redBlue));
    QVERIFY(image && !image->hasAlpha);
    image = decode(dds({.code = "DXT1"}, blueRed));
    QVERIFY(image && image->hasAlpha);
    QCOMPARE(texels(*image).value(0), QStringLiteral("0000ffff ff0000ff 7f007fff 00000000"));
    image = decode(dds({.code = "DXT1"}, hex("1f0000f8aaaaaaaa"))); // three colours, none of them transparent
    QVERIFY(image && !image->hasAlpha);
}

void TestDds::bc5RebuildsBlue()
{
    // x: 255 (1.0), 128 (~0), 0 (-1) …; y: 128. Where x is ±1, z is 0; where both are 0, z is 1.
    const auto image = decode(dds({.code = "ATI2"}, hex("ff80080000000000") + hex("8080000000000000")));
    QVERIFY(image);
    QCOMPARE(image->format, PixelFormat::Bc5);
    QVERIFY(!image->hasAlpha);
    QCOMPARE(texels(*image).value(0), QStringLiteral("ff8080ff 8080ffff ff8080ff ff8080ff"));
    const auto other = decode(dx10({}, 83, hex("ff80080000000000") + hex("8080000000000000")));
    QVERIFY(other);
    QCOMPARE(texels(*other), texels(*image));
}

void TestDds::bc7_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<QStringList>("rows");

    // Mode 6: 7 bits and one more for each endpoint, 4-bit indices. Endpoints 0,0,0,0 and 255,255,255,255; texel i has
    // index i (the first has only 3 bits): weights 0 4 9 13 17 21 26 30 34 38 43 47 51 55 60 64 of 64.
    BitPacker six;
    six.add(1 << 6, 7);
    for (int channel = 0; channel < 4; ++channel)
        six.add(0, 7).add(127, 7);
    six.add(0, 1).add(1, 1).add(0, 3);
    for (unsigned i = 1; i < 16; ++i)
        six.add(i, 4);
    QTest::newRow("mode 6") << six.block()
                            << QStringList{QStringLiteral("00000000 10101010 24242424 34343434"),
                                           QStringLiteral("44444444 54545454 68686868 78787878"),
                                           QStringLiteral("87878787 97979797 abababab bbbbbbbb"),
                                           QStringLiteral("cbcbcbcb dbdbdbdb efefefef ffffffff")};

    // Mode 5, rotation 1: red and alpha change places. Colour 127,0,0 → 255,0,0 at both ends, alpha 20 at both ends.
    BitPacker five;
    five.add(1 << 5, 6).add(1, 2).add(127, 7).add(127, 7).add(0, 14).add(0, 14).add(20, 8).add(20, 8).add(0, 31).add(
        0, 31);
    QTest::newRow("mode 5 rotated") << five.block()
                                    << QStringList(4, QStringLiteral("140000ff 140000ff 140000ff 140000ff"));

    // Mode 1, partition 0 (the right half is the second subset), indices 0: subset 0 red, subset 1 green. 6 bits and
    // one more for each subset: 63,1 → 255; 0,1 → 2 (0000001 widened).
    BitPacker one;
    one.add(2, 2).add(0, 6);
    one.add(63, 6).add(63, 6).add(0, 6).add(0, 6); // red of the four endpoints
    one.add(0, 6).add(0, 6).add(63, 6).add(63, 6); // green
    one.add(0, 24).add(1, 1).add(1, 1).add(0, 46);
    QTest::newRow("mode 1 partition") << one.block()
                                      << QStringList(4, QStringLiteral("ff0202ff ff0202ff 02ff02ff 02ff02ff"));

    // Mode 4 with the index selector: colour takes the 3-bit indices, alpha the 2-bit ones. Colour 0 → 31 (255), alpha
    // 0 → 63 (255). 2-bit index of texel 1 is 3, 3-bit index of texel 2 is 7.
    BitPacker four;
    four.add(1 << 4, 5).add(0, 2).add(1, 1);
    for (int channel = 0; channel < 3; ++channel)
        four.add(0, 5).add(31, 5);
    four.add(0, 6).add(63, 6);
    four.add(0, 1).add(3, 2).add(0, 28);
    four.add(0, 2).add(0, 3).add(7, 3).add(0, 39);
    QTest::newRow("mode 4 selector") << four.block()
                                     << QStringList{QStringLiteral("00000000 000000ff ffffff00 00000000"),
                                                    QStringLiteral("00000000 00000000 00000000 00000000"),
                                                    QStringLiteral("00000000 00000000 00000000 00000000"),
                                                    QStringLiteral("00000000 00000000 00000000 00000000")};

    QTest::newRow("no mode") << QByteArray(16, '\0')
                             << QStringList(4, QStringLiteral("00000000 00000000 00000000 00000000"));
}

void TestDds::bc7()
{
    QFETCH(QByteArray, block);
    QFETCH(QStringList, rows);
    QCOMPARE(block.size(), 16);
    const auto image = decode(dx10({}, 98, block));
    QVERIFY(image);
    QCOMPARE(image->format, PixelFormat::Bc7);
    QCOMPARE(texels(*image), rows);
}

void TestDds::masks_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("alpha");
    QTest::addColumn<QString>("row");
    const auto row = [](const char *name, DdsHead head, const char *data, bool alpha, const char *expected) {
        head.width = 2;
        head.height = 1;
        QTest::newRow(name) << dds(head, hex(data)) << alpha << QString::fromLatin1(expected);
    };
    row("BGRA", {.flags = 0x41, .bits = 32, .masks = {0xff0000, 0xff00, 0xff, 0xff000000}}, "0a141e28ff000080", true,
        "1e140a28 0000ff80");
    row("BGRX", {.flags = 0x40, .bits = 32, .masks = {0xff0000, 0xff00, 0xff, 0}}, "0a141e28ff000080", false,
        "1e140aff 0000ffff");
    row("RGBA", {.flags = 0x41, .bits = 32, .masks = {0xff, 0xff00, 0xff0000, 0xff000000}}, "0a141e28ff000080", true,
        "0a141e28 ff000080");
    row("BGR", {.flags = 0x40, .bits = 24, .masks = {0xff0000, 0xff00, 0xff, 0}}, "0a141eff0000", false,
        "1e140aff 0000ffff");
    row("R5G6B5", {.flags = 0x40, .bits = 16, .masks = {0xf800, 0x7e0, 0x1f, 0}}, "00f8e007", false,
        "ff0000ff 00ff00ff");
    row("A1R5G5B5", {.flags = 0x41, .bits = 16, .masks = {0x7c00, 0x3e0, 0x1f, 0x8000}}, "1f80007c", true,
        "0000ffff ff000000");
    row("A4R4G4B4", {.flags = 0x41, .bits = 16, .masks = {0xf00, 0xf0, 0xf, 0xf000}}, "3412cdab", true,
        "22334411 bbccddaa");
    row("A2B10G10R10", {.flags = 0x41, .bits = 32, .masks = {0x3ff, 0xffc00, 0x3ff00000, 0xc0000000}},
        "ff0300c000000040", true, "ff0000ff 00000055");
    row("L8", {.flags = 0x20000, .bits = 8, .masks = {0xff, 0, 0, 0}}, "1080", false, "101010ff 808080ff");
    row("A8L8", {.flags = 0x20001, .bits = 16, .masks = {0xff, 0, 0, 0xff00}}, "10208040", true, "10101020 80808040");
    row("A8", {.flags = 0x2, .bits = 8, .masks = {0, 0, 0, 0xff}}, "1080", true, "00000010 00000080");
    const DdsHead flat{.width = 2, .height = 1};
    QTest::newRow("DX10 B8G8R8A8") << dx10(flat, 87, hex("0a141e28ff000080")) << true
                                   << QStringLiteral("1e140a28 0000ff80");
    QTest::newRow("DX10 R8G8B8A8") << dx10(flat, 29, hex("0a141e28ff000080")) << true
                                   << QStringLiteral("0a141e28 ff000080");
    QTest::newRow("DX10 R8") << dx10(flat, 61, hex("1080")) << false << QStringLiteral("100000ff 800000ff");
}

void TestDds::masks()
{
    QFETCH(QByteArray, file);
    QFETCH(bool, alpha);
    QFETCH(QString, row);
    const auto image = decode(file);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(image->format, PixelFormat::Rgba8);
    QCOMPARE(image->hasAlpha, alpha);
    QCOMPARE(texels(*image), QStringList{row});
}

void TestDds::palette()
{
    QByteArray palette(1024, '\0');
    palette.replace(4, 4, hex("0a141e28"));
    const auto image = decode(dds({.width = 2, .height = 1, .flags = 0x20, .bits = 8}, palette + hex("0100")));
    QVERIFY(image);
    QCOMPARE(texels(*image), QStringList{QStringLiteral("0a141e28 00000000")});
}

void TestDds::sizesNotOfFour()
{
    // 5 × 3: two blocks side by side; only one column of the second is used.
    const auto image = decode(dds({.width = 5, .height = 3, .code = "DXT1"}, redBlue + hex("e007e00700000000")));
    QVERIFY(image);
    QCOMPARE(texels(*image), QStringList(3, QStringLiteral("ff0000ff 0000ffff aa0055ff 5500aaff 00ff00ff")));
}

void TestDds::mips()
{
    const QByteArray block = hex("00f8000000000000"), green = hex("e007000000000000");
    // 8 × 4, 4 × 2, 2 × 1, 1 × 1: 2 + 1 + 1 + 1 blocks, and a stated count that is too high.
    auto image =
        decode(dds({.width = 8, .height = 4, .mips = 99, .code = "DXT1"}, block + block + green + block + green));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(4));
    QVERIFY(brokenContract(*image).isEmpty());
    QCOMPARE(texels(*image, 1), QStringList(2, QStringLiteral("00ff00ff 00ff00ff 00ff00ff 00ff00ff")));
    QCOMPARE(texels(*image, 3), QStringList{QStringLiteral("00ff00ff")});

    image = decode(dds({.width = 8, .height = 4, .mips = 4, .code = "DXT1"}, block + block + green + hex("00")));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(2));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().front().where.offset, std::int64_t(128 + 24));
}

void TestDds::bc5Signed()
{
    // x: 127, 0 in eight steps, indices 0 1; y: 0. Where x is 1, z is 0; where both are 0, z is 1.
    for (const QByteArray &file : {dds({.code = "BC5S"}, hex("7f00080000000000") + hex("0000000000000000")),
                                   dx10({}, 84, hex("7f00080000000000") + hex("0000000000000000"))}) {
        const auto image = decode(file);
        QVERIFY(image);
        QCOMPARE(image->format, PixelFormat::Bc5Signed);
        QCOMPARE(texels(*image).value(0).left(17), QStringLiteral("ff8080ff 8080ffff"));
    }
    // -128 is the same as -127.
    const auto image = decode(dds({.code = "BC5S"}, hex("8080000000000000") + hex("0000000000000000")));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0).left(8), QStringLiteral("008080ff"));
}

void TestDds::opaqueByHeader()
{
    const auto image = decode(dx10({}, 77, QByteArray(8, '\0') + redBlue, 0, 3));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QCOMPARE(texels(*image).value(0), QStringLiteral("ff0000ff 0000ffff aa0055ff 5500aaff"));
}

void TestDds::errors_data()
{
    errorColumns();
    QTest::newRow("magic") << QByteArray("DDX ") << 0 << QStringLiteral("not a DDS file");
    QTest::newRow("header cut") << dds({.code = "DXT1"}, {}).left(127) << 127 << QStringLiteral("header is cut off");
    QTest::newRow("no data") << dds({.code = "DXT1"}, QByteArray(7, '\0')) << 128
                             << QStringLiteral("needs 8 bytes, 7 are left");
    QTest::newRow("huge") << dds({.width = 16384, .height = 16384, .code = "DXT5"}, {}) << 128
                          << QStringLiteral("needs 268435456 bytes");
    QTest::newRow("too high") << dds({.height = 16385, .code = "DXT1"}, {}) << 12 << QStringLiteral("4 x 16385");
    QTest::newRow("no width") << dds({.width = 0, .code = "DXT1"}, {}) << 12 << QStringLiteral("0 x 4");
    QTest::newRow("code") << dds({.code = "RXGB"}, QByteArray(64, '\0')) << 84 << QStringLiteral("\"RXGB\"");
    QTest::newRow("DXGI") << dx10({}, 95, QByteArray(64, '\0')) << 128 << QStringLiteral("DXGI format 95");
    QTest::newRow("DX10 cut") << dds({.code = "DX10"}, QByteArray(19, '\0')) << 147 << QStringLiteral("DX10 header");
    QTest::newRow("bits") << dds({.flags = 0x40, .bits = 64, .masks = {1, 0, 0, 0}}, QByteArray(512, '\0')) << 88
                          << QStringLiteral("64 bits");
    QTest::newRow("no masks") << dds({.flags = 0x40, .bits = 32}, QByteArray(512, '\0')) << 88
                              << QStringLiteral("neither a format code nor masks");
    QTest::newRow("palette cut") << dds({.flags = 0x20, .bits = 8}, QByteArray(1000, '\0')) << 128
                                 << QStringLiteral("palette is cut off");
}

void TestDds::errors()
{
    checkError();
}

void TestDds::damaged_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("DXT1") << dds({.width = 8, .height = 4, .mips = 4, .code = "DXT1"}, QByteArray(40, 'x'));
    QTest::newRow("BC5") << dds({.code = "ATI2"}, QByteArray(16, 'x'));
    QTest::newRow("BC7") << dx10({.mips = 3}, 98, QByteArray(48, 'x'));
    QTest::newRow("masks") << dds({.mips = 2, .flags = 0x41, .bits = 16, .masks = {0xf00, 0xf0, 0xf, 0xf000}},
                                  QByteArray(40, 'x'));
    QTest::newRow("palette") << dds({.width = 2, .height = 1, .flags = 0x20, .bits = 8}, QByteArray(1026, 'x'));
    QTest::newRow("cube") << dds(cubeHead(0xfe00), cubeFaceBytes(6));
    QTest::newRow("array") << dx10({.mips = 3}, 84, QByteArray(96, 'x'), 0, 0, 2);
}

void TestDds::damaged()
{
    checkDamaged();
}

void TestDds::corpus_data()
{
    corpusRows("dds", {QStringLiteral("dds")});
}

void TestDds::corpus()
{
    QFETCH(QString, path);
    const QByteArray file = readAll(path);
    QCOMPARE(m_codec->probe(view(file), QString()), 100);
    checkSound(file);
    checkNothingToTell();
    test::sawCorpusFile(path);
}

SINEW_GUILESS_TEST(tst_dds, TestDds)

} // namespace tst_dds
#include "tst_dds.moc"
