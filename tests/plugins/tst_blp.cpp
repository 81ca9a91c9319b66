// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "tests/support/test_program.h"

#include <cstdio>

#include <jpeglib.h>

#include <map>

namespace tst_blp {

using namespace sinew;
using namespace imagetest;

namespace {

struct Level
{
    QByteArray bytes;
    int sameAs = -1; ///< repeats that level's offset instead
};

/// `middle` (palette or JPEG header) follows the header, then the levels.
QByteArray withLevels(QByteArray file, const QByteArray &middle, const std::vector<Level> &levels)
{
    std::uint32_t offsets[16] = {}, sizes[16] = {};
    auto at = std::uint32_t(file.size() + 128 + middle.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Level &level = levels[i];
        offsets[i] = level.sameAs >= 0 ? offsets[level.sameAs] : at;
        sizes[i] = level.sameAs >= 0 ? sizes[level.sameAs] : std::uint32_t(level.bytes.size());
        at += level.sameAs >= 0 ? 0 : sizes[i];
    }
    file.append(reinterpret_cast<const char *>(offsets), 64).append(reinterpret_cast<const char *>(sizes), 64);
    file += middle;
    for (const Level &level : levels)
        file += level.bytes;
    return file;
}

QByteArray blp1(std::uint32_t content, std::uint32_t alphaBits, std::uint32_t width, std::uint32_t height,
                const QByteArray &middle, const std::vector<Level> &levels)
{
    QByteArray file("BLP1");
    put<std::uint32_t>(file, {content, alphaBits, width, height, 5, 1});
    return withLevels(file, middle, levels);
}

QByteArray blp2(std::uint8_t encoding, std::uint8_t alphaBits, std::uint8_t alphaEncoding, std::uint32_t width,
                std::uint32_t height, const QByteArray &palette, const std::vector<Level> &levels)
{
    QByteArray file("BLP2");
    put<std::uint32_t>(file, {1});
    put<std::uint8_t>(file, {encoding, alphaBits, alphaEncoding, 1});
    put<std::uint32_t>(file, {width, height});
    return withLevels(file, palette, levels);
}

QByteArray blp0(std::uint32_t content, std::uint32_t alphaBits, std::uint32_t width, std::uint32_t height,
                std::uint32_t hasMips, const QByteArray &middle)
{
    QByteArray file("BLP0");
    put<std::uint32_t>(file, {content, alphaBits, width, height, 5, hasMips});
    return file + middle;
}

/// Entry i is blue i, green 2i, red 3i.
QByteArray ramp()
{
    QByteArray palette;
    for (int i = 0; i < 256; ++i)
        put<std::uint8_t>(palette, {std::uint8_t(i), std::uint8_t(2 * i), std::uint8_t(3 * i), 0});
    return palette;
}

enum JpegKind { Plain, AdobeMarker, Progressive, ManyScans };

/// Four raw components at quality 100; the left and the right half (in blocks of 8) have one colour each, so that the
/// result is exact but for rounding.
QByteArray jpeg(int width, int height, std::array<std::uint8_t, 4> left, std::array<std::uint8_t, 4> right,
                JpegKind kind = Plain, int components = 4)
{
    jpeg_compress_struct info{};
    jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char *memory = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&info, &memory, &size);
    info.image_width = JDIMENSION(width);
    info.image_height = JDIMENSION(height);
    info.input_components = components;
    info.in_color_space = components == 4 ? JCS_CMYK : JCS_GRAYSCALE;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, 100, TRUE);
    info.write_Adobe_marker = kind == AdobeMarker;
    if (kind == Progressive)
        jpeg_simple_progression(&info);
    std::vector<jpeg_scan_info> scans;
    if (kind == ManyScans) {
        scans.push_back({4, {0, 1, 2, 3}, 0, 0, 0, 0});
        for (int c = 0; c < 4; ++c)
            for (int k = 1; k < 64; ++k)
                scans.push_back({1, {c, 0, 0, 0}, k, k, 0, 0});
        info.scan_info = scans.data();
        info.num_scans = int(scans.size());
    }
    jpeg_start_compress(&info, TRUE);
    std::vector<JSAMPLE> row;
    for (int x = 0; x < width; ++x)
        for (int c = 0; c < components; ++c)
            row.push_back(x < width / 2 ? left[c] : right[c]);
    JSAMPROW rows = row.data();
    for (int y = 0; y < height; ++y)
        jpeg_write_scanlines(&info, &rows, 1);
    jpeg_finish_compress(&info);
    QByteArray result(reinterpret_cast<const char *>(memory), qsizetype(size));
    jpeg_destroy_compress(&info);
    std::free(memory);
    return result;
}

QByteArray noSharedHeader()
{
    return QByteArray(4, '\0');
}

/// The file's JPEG levels with what they have in common moved to the shared header.
QByteArray sharedJpegs(std::uint32_t width, std::uint32_t height, const QByteArray &first, const QByteArray &second)
{
    qsizetype common = 0;
    while (common < first.size() && common < second.size() && first[common] == second[common])
        ++common;
    QByteArray header;
    put<std::uint32_t>(header, {std::uint32_t(common)});
    header += first.left(common);
    return blp1(0, 8, width, height, header, {{first.mid(common)}, {second.mid(common)}});
}

constexpr std::array<std::uint8_t, 4> bgraOne{10, 200, 60, 128}, bgraTwo{250, 20, 90, 40};

bool near(const QImage &image, int x, int y, int red, int green, int blue, int alpha)
{
    const QRgb texel = image.pixel(x, y);
    const auto close = [](int a, int b) { return std::abs(a - b) <= 2; };
    return close(qRed(texel), red) && close(qGreen(texel), green) && close(qBlue(texel), blue) &&
           close(qAlpha(texel), alpha);
}

} // namespace

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
    void jpegIsRawBgra();
    void jpegWithoutAlpha();
    void jpegSharedHeaderAndMips();
    void jpegSizes();
    void greyJpeg();
    void tooManyScans();
    void smallFileOfLargePicture();
    void fakeMipsEndTheChain();
    void blp2Dxt_data();
    void blp2Dxt();
    void blp2Raw();
    void blp2Palette();
    void blp0HasItsLevelsBesideIt();
    void blp0Jpeg();
    void blp0OnTheDisk();
    void blp0Damaged();
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
    const auto image = decode(blp1(1, std::uint32_t(bits), 3, 3, ramp(), {{hex("000102030405060708") + plane}}));
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image), rows);
    QCOMPARE(image->hasAlpha, bits != 0);
    QVERIFY(m_diagnostics.entries().empty());
}

void TestBlp::oddAlphaCounts()
{
    const QByteArray indices = hex("01020304");
    const auto row = [&](std::uint32_t bits, const char *plane) {
        const auto image = decode(blp1(1, bits, 4, 1, ramp(), {{indices + hex(plane)}}));
        return image ? texels(*image).value(0) : QString();
    };
    QCOMPARE(row(12, "11223344"), QStringLiteral("03020111 06040222 09060333 0c080444")); // above 8 is 8
    QCOMPARE(row(5, "11223344"), QStringLiteral("03020111 06040222 09060333 0c080444"));  // the size says 8
    QCOMPARE(row(3, "21f3"), QStringLiteral("03020111 06040222 09060333 0c0804ff"));      // the size says 4
    QCOMPARE(row(2, "05"), QStringLiteral("030201ff 06040200 090603ff 0c080400"));        // the size says 1
    QCOMPARE(row(6, ""), QStringLiteral("030201ff 060402ff 090603ff 0c0804ff"));          // no plane at all
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
}

void TestBlp::cutAlphaIsOpaque()
{
    const auto image = decode(blp1(1, 8, 4, 1, ramp(), {{hex("010203041122")}}));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0), QStringLiteral("03020111 06040222 090603ff 0c0804ff"));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().front().where.offset, std::int64_t(156 + 1024 + 4));
}

void TestBlp::jpegIsRawBgra()
{
    for (const JpegKind kind : {Plain, AdobeMarker, Progressive}) {
        const auto image = decode(blp1(0, 8, 16, 8, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo, kind)}}));
        QVERIFY2(image, image ? "" : image.error().text().c_str());
        QVERIFY(image->hasAlpha);
        const QImage picture = toQImage(*image);
        QVERIFY(near(picture, 0, 0, 60, 200, 10, 128));
        QVERIFY(near(picture, 7, 7, 60, 200, 10, 128));
        QVERIFY(near(picture, 8, 0, 90, 20, 250, 40));
        QVERIFY(near(picture, 15, 7, 90, 20, 250, 40));
        QVERIFY(m_diagnostics.entries().empty());
    }
}

void TestBlp::jpegWithoutAlpha()
{
    const auto image = decode(blp1(0, 0, 16, 8, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo)}}));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QCOMPARE(std::uint8_t(image->levels[0].bytes[3]), std::uint8_t(255));
    QVERIFY(near(toQImage(*image), 8, 0, 90, 20, 250, 255));
}

void TestBlp::jpegSharedHeaderAndMips()
{
    const auto image = decode(sharedJpegs(16, 16, jpeg(16, 16, bgraOne, bgraTwo), jpeg(8, 8, bgraTwo, bgraTwo)));
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(image->levels.size(), std::size_t(2));
    QCOMPARE(toQImage(*image, 1).size(), QSize(8, 8));
    QVERIFY(near(toQImage(*image, 0), 0, 15, 60, 200, 10, 128));
    QVERIFY(near(toQImage(*image, 1), 7, 7, 90, 20, 250, 40));
}

void TestBlp::jpegSizes()
{
    // Rounded up to whole blocks: cropped without a word.
    auto image = decode(blp1(0, 8, 12, 5, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo)}}));
    QVERIFY(image);
    QCOMPARE(toQImage(*image).size(), QSize(12, 5));
    QVERIFY(near(toQImage(*image), 11, 4, 90, 20, 250, 40));
    QVERIFY(near(toQImage(*image), 0, 4, 60, 200, 10, 128));
    QVERIFY(m_diagnostics.entries().empty());

    // Smaller than the header says: the whole JPEG, and a warning.
    image = decode(
        blp1(0, 8, 64, 64, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo)}, {jpeg(32, 32, bgraOne, bgraTwo)}}));
    QVERIFY(image);
    QCOMPARE(toQImage(*image).size(), QSize(16, 8));
    QCOMPARE(image->levels.size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));

    // A mip level of another size: the chain ends before it.
    image = decode(
        blp1(0, 8, 16, 16, noSharedHeader(), {{jpeg(16, 16, bgraOne, bgraTwo)}, {jpeg(4, 4, bgraOne, bgraOne)}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
}

void TestBlp::greyJpeg()
{
    const auto image = decode(blp1(0, 8, 16, 8, noSharedHeader(), {{jpeg(16, 8, {50}, {180}, Plain, 1)}}));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QVERIFY(near(toQImage(*image), 0, 0, 50, 50, 50, 255));
    QVERIFY(near(toQImage(*image), 15, 0, 180, 180, 180, 255));
}

void TestBlp::tooManyScans()
{
    const auto image = decode(blp1(0, 8, 16, 8, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo, ManyScans)}}));
    QVERIFY(!image);
    QCOMPARE(image.error().message.text(), std::string("level 0: JPEG: more than 64 scans"));
}

void TestBlp::smallFileOfLargePicture()
{
    QByteArray stream = jpeg(16, 8, bgraOne, bgraTwo);
    const qsizetype frame = stream.indexOf(hex("ffc0"));
    QVERIFY(frame > 0);
    stream.replace(frame + 5, 4, hex("40004000"));
    const auto image = decode(blp1(0, 8, 16384, 16384, noSharedHeader(), {{stream}}));
    QVERIFY(!image);
    QVERIFY2(image.error().message.text().find("implausible") != std::string::npos,
             image.error().message.text().c_str());
}

void TestBlp::fakeMipsEndTheChain()
{
    auto image = decode(blp1(1, 0, 4, 4, ramp(), {{QByteArray(16, 1)}, {QByteArray(4, 2)}, {{}, 1}, {{}, 1}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(2));
    QCOMPARE(texels(*image, 1), QStringList(2, QStringLiteral("060402ff 060402ff")));

    image = decode(blp1(1, 0, 4, 4, ramp(), {{QByteArray(16, 1)}, {QByteArray()}, {QByteArray(1, 2)}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));

    // More levels than the size has are not levels.
    image = decode(blp1(1, 0, 1, 1, ramp(), {{QByteArray(1, 1)}, {QByteArray(1, 2)}}));
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
    // A level below 4 px still has a whole block.
    const auto image = decode(
        blp2(2, std::uint8_t(alphaBits), std::uint8_t(alphaEncoding), 4, 4, ramp(), {{block}, {block}, {block}}));
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
    auto image = decode(blp2(3, 136, 2, 2, 1, ramp(), {{texel}}));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0), QStringLiteral("1e140a28 0000ff80"));
    image = decode(blp2(3, 0, 0, 2, 1, ramp(), {{texel}}));
    QVERIFY(image);
    QCOMPARE(texels(*image).value(0), QStringLiteral("1e140aff 0000ffff"));
    QCOMPARE(std::uint8_t(image->levels[0].bytes[3]), std::uint8_t(255));
}

void TestBlp::blp2Palette()
{
    const auto image = decode(blp2(1, 4, 8, 2, 2, ramp(),
                                   {{hex("01020304"
                                         "f084")},
                                    {hex("05"
                                         "07")}}));
    QVERIFY(image);
    QCOMPARE(texels(*image), (QStringList{QStringLiteral("03020100 060402ff"), QStringLiteral("09060344 0c080488")}));
    QCOMPARE(texels(*image, 1), QStringList{QStringLiteral("0f0a0577")});
    QCOMPARE(image->description, std::string("BLP2 palette, alpha 4 bit"));
}

void TestBlp::blp0HasItsLevelsBesideIt()
{
    QStringList asked;
    std::map<QString, QByteArray> beside{{QStringLiteral("Grass.b00"), hex("01020304f0")},
                                         {QStringLiteral("Grass.b01"), hex("0507")}};
    const auto decodeBeside = [&](std::uint32_t hasMips, const char *name) {
        asked.clear();
        m_diagnostics = {};
        const FileSet files(QLatin1String(name), blp0(1, 1, 2, 2, hasMips, ramp()), [&](const QString &wanted) {
            asked += wanted;
            const auto found = beside.find(wanted);
            return found == beside.end() ? std::nullopt : std::optional(found->second);
        });
        return m_codec->decode(files, m_diagnostics);
    };
    auto image = decodeBeside(1, "Textures/Grass.blp");
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image), (QStringList{QStringLiteral("03020100 06040200"), QStringLiteral("09060300 0c080400")}));
    QCOMPARE(texels(*image, 1), QStringList{QStringLiteral("0f0a05ff")});
    QCOMPARE(image->description, std::string("BLP0 palette, alpha 1 bit"));
    QCOMPARE(brokenContract(*image), QString());
    checkNothingToTell();

    // Without mips only the first one is asked for.
    image = decodeBeside(0, "war3.mpq\\Grass.blp");
    QVERIFY(image);
    QCOMPARE(asked, QStringList{QStringLiteral("Grass.b00")});

    // A side file that is too short is named.
    beside[QStringLiteral("Grass.b00")] = hex("010203");
    image = decodeBeside(1, "Grass.blp");
    QVERIFY(!image);
    QCOMPARE(image.error().text(), std::string("Grass.b00: offset 0x0: level 0 needs 4 bytes, 3 are left"));

    beside[QStringLiteral("Grass.b00")] = hex("0102030400");
    beside.erase(QStringLiteral("Grass.b01"));
    image = decodeBeside(1, "Grass.blp");
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
    QVERIFY(m_diagnostics.entries()[0].where.text().find("Grass.b01 is missing") == 0);

    image = decodeBeside(1, "Other.blp");
    QVERIFY(!image);
    QVERIFY(image.error().message.text().find("Other.b00") != std::string::npos);
}

void TestBlp::blp0Jpeg()
{
    const QByteArray stream = jpeg(16, 8, bgraOne, bgraTwo);
    QByteArray header;
    put<std::uint32_t>(header, {20});
    header += stream.left(20);
    const FileSet files(QStringLiteral("a.blp"), blp0(0, 8, 16, 8, 0, header),
                        [&](const QString &) { return std::optional(stream.mid(20)); });
    const auto image = m_codec->decode(files, m_diagnostics);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QVERIFY(near(toQImage(*image), 0, 0, 60, 200, 10, 128));
    QVERIFY(near(toQImage(*image), 15, 7, 90, 20, 250, 40));
}

void TestBlp::blp0OnTheDisk()
{
    const QTemporaryDir folder;
    const auto write = [&](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("GRASS.B00", hex("01020304"));
    const FileSet files(folder.filePath(QStringLiteral("Grass.blp")), blp0(1, 0, 2, 2, 0, ramp()));
    const auto image = m_codec->decode(files, m_diagnostics);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image).value(1), QStringLiteral("090603ff 0c0804ff"));
}

void TestBlp::blp0Damaged()
{
    const QByteArray file = blp0(1, 8, 2, 2, 1, ramp());
    const QByteArray side = hex("0102030400112233");
    const auto survives = [&](const QByteArray &primary, const QByteArray &level) {
        Diagnostics diagnostics;
        const FileSet files(QStringLiteral("a.blp"), primary, [&](const QString &) { return std::optional(level); });
        const auto image = m_codec->decode(files, diagnostics);
        QVERIFY(!image || brokenContract(*image).isEmpty());
    };
    for (qsizetype length = 0; length < 28; ++length)
        survives(file.left(length), side);
    for (qsizetype length = 0; length < side.size(); ++length)
        survives(file, side.left(length));
    for (qsizetype at = 0; at < 28; ++at) {
        QByteArray changed = file;
        changed[at] = char(~changed[at]);
        survives(changed, side);
    }
}

void TestBlp::errors_data()
{
    errorColumns();
    const QByteArray good = blp1(1, 0, 2, 2, ramp(), {{QByteArray(4, 1)}});
    const auto changed = [&](int at, const char *bytes) {
        QByteArray file = good;
        return file.replace(at, qsizetype(qstrlen(bytes) / 2), hex(bytes));
    };
    QTest::newRow("BLP0 alone") << blp0(1, 0, 2, 2, 1, ramp()) << -1 << QStringLiteral(".b00");
    QTest::newRow("BLP0 content") << blp0(2, 0, 2, 2, 1, ramp()) << 4 << QStringLiteral("BLP0 content 2");
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
    QTest::newRow("encoding") << blp2(9, 0, 0, 2, 2, ramp(), {{QByteArray(8, 1)}}) << 8 << QStringLiteral("encoding 9");
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
    QTest::newRow("palette") << blp1(1, 4, 3, 3, ramp(), {{QByteArray(14, 3)}, {QByteArray(2, 4)}});
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
        // The corpus has the one without the levels beside it.
        const auto image = m_codec->decode(FileSet(path, file), m_diagnostics);
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
