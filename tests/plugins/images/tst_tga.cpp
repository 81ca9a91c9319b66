// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "image_test.h"
#include "plugins/tga/codec.h"
#include "plugins/tga/writer.h"
#include "tests/support/test_program.h"

namespace tst_tga {

using namespace sinew;
using namespace imagetest;

namespace {

struct Head
{
    std::uint8_t type = 2, bits = 24, descriptor = 0x20; ///< 0x20: rows top to bottom
    std::uint16_t width = 2, height = 2;
    std::uint16_t mapStart = 0, mapLength = 0;
    std::uint8_t mapBits = 0;
    QByteArray id = {};
};

QByteArray tga(const Head &head, const QByteArray &data)
{
    QByteArray file;
    put<std::uint8_t>(file, {std::uint8_t(head.id.size()), std::uint8_t(head.mapBits ? 1 : 0), head.type});
    put<std::uint16_t>(file, {head.mapStart, head.mapLength});
    put<std::uint8_t>(file, {head.mapBits});
    put<std::uint16_t>(file, {0, 0, head.width, head.height});
    put<std::uint8_t>(file, {head.bits, head.descriptor});
    return file + head.id + data;
}

} // namespace

class TestTga : public CodecTest
{
    Q_OBJECT

public:
    TestTga() : CodecTest(createTgaCodec()) {}

private Q_SLOTS:
    void types_data();
    void types();
    void alphaThatIsNotAnnounced();
    void alphaThatTheExtensionAreaCallsUndefined();
    void written();
    void runsHaveAtMost128Texels();
    void probe();
    void errors_data();
    void errors();
    void damaged_data();
    void damaged();
    void corpus_data();
    void corpus();
};

void TestTga::types_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("alpha");
    QTest::addColumn<QStringList>("rows");
    const QString redGreen = QStringLiteral("ff0000ff 00ff00ff"), blueGrey = QStringLiteral("0000ffff 0a141eff");
    const QByteArray bgr = hex("0000ff"
                               "00ff00"
                               "ff0000"
                               "1e140a");
    QTest::newRow("24 bit from the top") << tga({}, bgr) << false << QStringList{redGreen, blueGrey};
    QTest::newRow("24 bit from the bottom") << tga({.descriptor = 0}, bgr) << false << QStringList{blueGrey, redGreen};
    QTest::newRow("24 bit from the right")
        << tga({.descriptor = 0x30}, bgr) << false
        << QStringList{QStringLiteral("00ff00ff ff0000ff"), QStringLiteral("0a141eff 0000ffff")};
    QTest::newRow("with an id") << tga({.id = "made by hand"}, bgr) << false << QStringList{redGreen, blueGrey};
    QTest::newRow("32 bit") << tga({.bits = 32, .descriptor = 0x28, .height = 1}, hex("0000ff80"
                                                                                      "1e140a00"))
                            << true << QStringList{QStringLiteral("ff000080 0a141e00")};
    // x rrrrr ggggg bbbbb: 7c00 is red, 801f blue with the attribute bit, which is not alpha here.
    QTest::newRow("16 bit") << tga({.bits = 16, .descriptor = 0x21, .height = 1}, hex("007c"
                                                                                      "1f80"))
                            << false << QStringList{QStringLiteral("ff0000ff 0000ffff")};
    QTest::newRow("grey") << tga({.type = 3, .bits = 8, .height = 1}, hex("1080")) << false
                          << QStringList{QStringLiteral("101010ff 808080ff")};
    QTest::newRow("grey and alpha") << tga({.type = 3, .bits = 16, .descriptor = 0x28, .height = 1}, hex("1020"
                                                                                                         "8040"))
                                    << true << QStringList{QStringLiteral("10101020 80808040")};
    QTest::newRow("colour map") << tga({.type = 1, .bits = 8, .mapLength = 3, .mapBits = 24}, hex("000000"
                                                                                                  "0000ff"
                                                                                                  "00ff00"
                                                                                                  "01020200"))
                                << false << QStringList{redGreen, QStringLiteral("00ff00ff 000000ff")};
    QTest::newRow("colour map, 16 bit indices")
        << tga({.type = 1, .bits = 16, .height = 1, .mapLength = 2, .mapBits = 32}, hex("0000ff80"
                                                                                        "1e140a40"
                                                                                        "0100"
                                                                                        "0000"))
        << true << QStringList{QStringLiteral("0a141e40 ff000080")};
    // The map's first entry is index 10.
    QTest::newRow("colour map from 10")
        << tga({.type = 1, .bits = 8, .height = 1, .mapStart = 10, .mapLength = 2, .mapBits = 24}, hex("0000ff"
                                                                                                       "00ff00"
                                                                                                       "0b0a"))
        << false << QStringList{QStringLiteral("00ff00ff ff0000ff")};
    // One packet repeats red three times across the end of the row, the other holds one texel.
    QTest::newRow("RLE 24 bit") << tga({.type = 10}, hex("82"
                                                         "0000ff"
                                                         "00"
                                                         "1e140a"))
                                << false
                                << QStringList{QStringLiteral("ff0000ff ff0000ff"),
                                               QStringLiteral("ff0000ff 0a141eff")};
    QTest::newRow("RLE 32 bit from the bottom")
        << tga({.type = 10, .bits = 32, .descriptor = 8}, hex("81"
                                                              "0000ff80"
                                                              "01"
                                                              "1e140a40"
                                                              "00ff0010"))
        << true << QStringList{QStringLiteral("0a141e40 00ff0010"), QStringLiteral("ff000080 ff000080")};
    QTest::newRow("RLE grey") << tga({.type = 11, .bits = 8}, hex("83"
                                                                  "40"))
                              << false << QStringList(2, QStringLiteral("404040ff 404040ff"));
    QTest::newRow("RLE colour map") << tga({.type = 9, .bits = 8, .mapLength = 1, .mapBits = 16}, hex("007c"
                                                                                                      "83"
                                                                                                      "00"))
                                    << false << QStringList(2, QStringLiteral("ff0000ff ff0000ff"));
}

void TestTga::types()
{
    QFETCH(QByteArray, file);
    QFETCH(bool, alpha);
    QFETCH(QStringList, rows);
    const auto image = decode(file);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image), rows);
    QCOMPARE(image->hasAlpha, alpha);
    QVERIFY(m_diagnostics.entries().empty());
}

void TestTga::alphaThatIsNotAnnounced()
{
    auto image = decode(tga({.bits = 32, .height = 1}, hex("0000ff00"
                                                           "1e140a00")));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QCOMPARE(texels(*image), QStringList{QStringLiteral("ff0000ff 0a141eff")});
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));

    image = decode(tga({.bits = 32, .height = 1}, hex("0000ff00"
                                                      "1e140a01")));
    QVERIFY(image);
    QVERIFY(image->hasAlpha);
    QCOMPARE(texels(*image), QStringList{QStringLiteral("ff000000 0a141e01")});
}

void TestTga::alphaThatTheExtensionAreaCallsUndefined()
{
    // TGA 2.0: an extension area of 495 bytes, the last one being the attributes type, and the footer with its offset.
    const auto withExtension = [](const char *texels, int attributes) {
        QByteArray file = tga({.bits = 32, .descriptor = 8, .height = 1}, hex(texels));
        const auto at = std::uint32_t(file.size());
        file += QByteArray(494, '\0') + char(attributes);
        put<std::uint32_t>(file, {at, 0});
        return file + QByteArray("TRUEVISION-XFILE.\0", 18);
    };
    auto image = decode(withExtension("0000ff001e140a00", 2));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QCOMPARE(texels(*image), QStringList{QStringLiteral("ff0000ff 0a141eff")});
    image = decode(withExtension("0000ff001e140a00", 3));
    QVERIFY(image && image->hasAlpha);
    QCOMPARE(texels(*image), QStringList{QStringLiteral("ff000000 0a141e00")});
    image = decode(withExtension("0000ff001e140a01", 2)); // alpha is not empty after all
    QVERIFY(image && image->hasAlpha);
}

void TestTga::written()
{
    ImageLevel level{3, 2, hex("0102030401020304fa6432c8010203040102030401020304")};
    for (const bool runLength : {false, true}) {
        const auto back = decode(writeTga(level, TgaColours::Bgra32, runLength));
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(back->hasAlpha);
        QCOMPARE(back->levels[0].bytes, level.bytes);
        const std::string packed = runLength ? ", RLE" : "";
        QVERIFY(!decode(writeTga(level, TgaColours::Bgr24, runLength))->hasAlpha);
        QCOMPARE(decode(writeTga(level, TgaColours::Grey8, runLength))->description, "TGA grey 8 bit" + packed);
    }
    // Type 10, 3 × 2, 32 bit of which 8 alpha, from the bottom: three alike; then two alike and one.
    QCOMPARE(writeTga(level, TgaColours::Bgra32, true).toHex(), QByteArray("00000a000000000000000000030002002008"
                                                                           "8203020104"
                                                                           "8103020104"
                                                                           "003264fac8"));
}

void TestTga::runsHaveAtMost128Texels()
{
    for (const int width : {127, 128, 129, 300}) {
        ImageLevel level{width, 1, {}};
        for (int x = 0; x < width; ++x)
            level.bytes += hex("0a0b0cff");
        const auto same = decode(writeTga(level, TgaColours::Bgr24, true));
        QVERIFY(same);
        QCOMPARE(same->levels[0].bytes, level.bytes);
        for (int x = 0; x < width; ++x)
            level.bytes[x * 4] = char(x); // no two neighbours alike
        const auto different = decode(writeTga(level, TgaColours::Bgr24, true));
        QVERIFY(different);
        QCOMPARE(different->levels[0].bytes, level.bytes);
    }
}

void TestTga::probe()
{
    const QByteArray file = tga({}, QByteArray(12, '\0'));
    QVERIFY(m_codec->probe(view(file), QStringLiteral("tga")) > m_codec->probe(view(file), QString()));
    QVERIFY(m_codec->probe(view(file), QString()) > 0);
    QCOMPARE(m_codec->probe(view("BLP1 and more than eighteen bytes"), QString()), 0);
    QCOMPARE(m_codec->probe({}, QString()), 0);
    QVERIFY(m_codec->probe({}, QStringLiteral("tga")) > 0); // so that the message concerns a TGA file
}

void TestTga::errors_data()
{
    errorColumns();
    QTest::newRow("empty") << QByteArray() << 0 << QStringLiteral("header is cut off");
    QTest::newRow("type") << tga({.type = 32}, QByteArray(12, '\0')) << 1 << QStringLiteral("image type 32");
    QTest::newRow("no map") << tga({.type = 1, .bits = 8}, QByteArray(12, '\0')) << 1 << QStringLiteral("image type 1");
    QTest::newRow("map of nothing") << tga({.type = 1, .bits = 8, .mapBits = 24}, QByteArray(12, '\0')) << 5
                                    << QStringLiteral("0 entries");
    QTest::newRow("bits") << tga({.bits = 20}, QByteArray(12, '\0')) << 16 << QStringLiteral("20 bits");
    QTest::newRow("no height") << tga({.height = 0}, {}) << 12 << QStringLiteral("2 x 0");
    QTest::newRow("too wide") << tga({.width = 16385}, {}) << 12 << QStringLiteral("16385 x 2");
    QTest::newRow("texels cut") << tga({}, QByteArray(11, '\0')) << 18 << QStringLiteral("needs 12 bytes, 11 are left");
    QTest::newRow("map cut") << tga({.type = 1, .bits = 8, .mapLength = 9, .mapBits = 24}, QByteArray(20, '\0')) << 18
                             << QStringLiteral("colour map is cut off");
    QTest::newRow("RLE cut") << tga({.type = 10}, hex("82"
                                                      "0000ff"
                                                      "00"
                                                      "1e14"))
                             << 25 << QStringLiteral("after 3 of 4 texels");
    QTest::newRow("map too far") << tga({.type = 1, .bits = 16, .mapStart = 65535, .mapLength = 1, .mapBits = 8},
                                        QByteArray(9, '\0'))
                                 << 3 << QStringLiteral("65535");
    QByteArray runs;
    for (int i = 0; i < 16384 * 16384 / 128; ++i)
        runs += hex("ff00");
    QTest::newRow("bomb") << tga({.type = 11, .bits = 8, .width = 16384, .height = 16384}, runs) << -1
                          << QStringLiteral("decoding needs");
}

void TestTga::errors()
{
    checkError();
}

void TestTga::damaged_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("24 bit") << tga({.descriptor = 0x30, .id = "id"}, QByteArray(12, 'x'));
    QTest::newRow("RLE") << tga({.type = 10, .bits = 32, .width = 5, .height = 3}, hex("8911223344"
                                                                                       "04") +
                                                                                       QByteArray(20, 'x'));
    QTest::newRow("colour map") << tga({.type = 1, .bits = 8, .mapStart = 2, .mapLength = 3, .mapBits = 15},
                                       QByteArray(10, 'x'));
    QTest::newRow("RLE grey") << tga({.type = 11, .bits = 16}, hex("831122"));
}

void TestTga::damaged()
{
    checkDamaged();
}

void TestTga::corpus_data()
{
    corpusRows("tga-etc", {QStringLiteral("tga")});
}

void TestTga::corpus()
{
    QFETCH(QString, path);
    const QByteArray file = readAll(path);
    QCOMPARE(m_codec->probe(view(file), QStringLiteral("tga")), 60);
    checkSound(file);
    test::sawCorpusFile(path);
}

SINEW_GUILESS_TEST(tst_tga, TestTga)

} // namespace tst_tga
#include "tst_tga.moc"
