// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Whether the BLP files that we write look like existing ones: every fact is counted in the corpus first and then
// checked in our own files, so that readers of the former can read the latter.

#include "core/image/image_conversion.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "plugins/blp/header.h"
#include "test_pictures.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

namespace tst_blp_layout {

using namespace sinew;
using namespace imagetest;

namespace {

std::uint32_t numberAt(const QByteArray &file, qsizetype offset)
{
    return ByteReader(view(file).subspan(std::size_t(offset))).read<std::uint32_t>();
}

int levelsOf(const BlpHeader &header)
{
    int count = 0;
    while (count < 16 && header.sizes[std::size_t(count)] > 0)
        ++count;
    return count;
}

/// Deviations of a file from the games' own; empty if there are none.
QStringList oddities(const QByteArray &file)
{
    QStringList result;
    const auto header = readBlpHeader(view(file));
    if (!header)
        return {QStringLiteral("header")};
    const bool old = header->version == 1;
    const int levels = levelsOf(*header);
    const auto want = [&](bool holds, const char *what) {
        if (!holds)
            result += QLatin1String(what);
    };
    want(header->offsets[0] == (old ? 1180 : 1172), "first level");
    want(levels == 1 || levels == fullMipCount(int(header->width), int(header->height)), "number of levels");
    if (old) {
        want(header->alphaBits == 0 || header->alphaBits == 8, "alpha bits");
        want(numberAt(file, 20) == (header->alphaBits ? 4 : 5), "extra");
        want(numberAt(file, 24) == std::uint32_t(levels > 1), "flag for mips");
    } else {
        want(std::uint8_t(file[11]) == std::uint8_t(levels > 1), "flag for mips");
    }
    std::uint64_t at = header->offsets[0];
    for (int i = 0; i < 16; ++i) {
        const auto row = std::size_t(i);
        if (i >= levels) {
            want(header->offsets[row] == 0 && header->sizes[row] == 0, "rows beyond the last level");
            continue;
        }
        want(header->offsets[row] == at, "gaps");
        at += header->sizes[row];
        const std::uint64_t texels =
            std::uint64_t(std::max(1u, header->width >> i)) * std::max(1u, header->height >> i);
        if (header->content == BlpContent::Palette)
            want(header->sizes[row] == texels + (texels * header->alphaBits + 7) / 8, "size of a level");
        if (header->content == BlpContent::Raw)
            want(header->sizes[row] == texels * 4, "size of a level");
        if (header->content == BlpContent::Jpeg)
            want(at <= std::uint64_t(file.size()) && file.first(qsizetype(at)).endsWith("\xff\xd9"), "end of a level");
    }
    want(at == std::uint64_t(file.size()), "end of the file");
    if (header->content == BlpContent::Palette)
        for (int i = 0; i < 256; ++i)
            want(file.mid(qsizetype(header->bytes) + i * 4 + 3, 1) == QByteArray(1, '\0'),
                 "fourth byte of the palette");
    if (header->content == BlpContent::Dxt || header->content == BlpContent::Raw)
        want(file.mid(148, 1024).count('\0') == 1024, "palette of zeros");
    if (header->content == BlpContent::Jpeg)
        want(numberAt(file, 156) <= 624, "JPEG header");
    result.removeDuplicates();
    return result;
}

} // namespace

class TestBlpLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_images.add(createBlpCodec()); }
    void corpusKeepsIt();
    void ownFilesKeepIt_data();
    void ownFilesKeepIt();
    void jpegLooksLikeTheEditors();
    void blp2HeaderBytes_data();
    void blp2HeaderBytes();
    void corpusSurvivesWriting_data();
    void corpusSurvivesWriting();

private:
    QByteArray written(const DecodedImage &image, const QString &variant, const ConversionOptions &options = {})
    {
        const auto result = convertImage(image, m_images.writer(variant), options);
        return result ? result->file : QByteArray();
    }
    ImageRegistry m_images;
};

void TestBlpLayout::corpusKeepsIt()
{
    SINEW_NEEDS_CORPUS();
    // Third-party tools break some rule or other; each rule is kept by most files, and by complete ones of the games.
    int files = 0, sound = 0, jpegOfEditor = 0;
    QMap<QString, int> broken;
    for (const QString &path : test::corpusFiles("blp", {QStringLiteral("blp")})) {
        const QByteArray file = readAll(path);
        QVERIFY2(file.startsWith("BLP"), qPrintable(path));
        test::sawCorpusFile(path);
        ++files;
        const QStringList odd = oddities(file);
        for (const QString &what : odd)
            ++broken[what];
        sound += odd.isEmpty();
        jpegOfEditor +=
            odd.isEmpty() && file.startsWith("BLP1") && numberAt(file, 4) == 0 && numberAt(file, 156) == 572;
    }
    for (auto it = broken.cbegin(); it != broken.cend(); ++it)
        QVERIFY2(it.value() < files / 2,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(it.key()).arg(it.value()).arg(files)));
    qInfo("%d of %d files keep all rules, %d of them JPEG with a header of 572 bytes", sound, files, jpegOfEditor);
    QVERIFY(sound > files / 3);
    QVERIFY(jpegOfEditor > 0);
}

void TestBlpLayout::ownFilesKeepIt_data()
{
    QTest::addColumn<QString>("variant");
    for (const ImageRegistry::Writer &writer : m_images.writers())
        QTest::newRow(qPrintable(writer.variant.id)) << writer.variant.id;
}

void TestBlpLayout::ownFilesKeepIt()
{
    QFETCH(QString, variant);
    for (const TestPicture &picture : testPictures()) {
        for (const MipSource mips : {MipSource::None, MipSource::Generate}) {
            ConversionOptions options;
            options.mips = mips;
            const QByteArray file = written(picture.image, variant, options);
            QVERIFY2(oddities(file).isEmpty(),
                     qPrintable(QLatin1String(picture.name) + QStringLiteral(": ") + oddities(file).join(u',')));
        }
    }
}

void TestBlpLayout::jpegLooksLikeTheEditors()
{
    const QByteArray file = written(pictureOf(256, 256, false,
                                              [](int x, int y) {
                                                  return std::array{x, y, 0, 255};
                                              }),
                                    QStringLiteral("blp1-jpeg"));
    QCOMPARE(numberAt(file, 156), 572u);
    // SOI, two quantisation tables, four Huffman tables, and nothing else, as war3mapMap.blp has them.
    const QByteArray header = file.mid(160, 572);
    QCOMPARE(header.left(2).toHex(), QByteArray("ffd8"));
    int at = 2;
    QByteArrayList segments;
    while (at < header.size()) {
        QCOMPARE(std::uint8_t(header[at]), std::uint8_t(0xff));
        segments += header.mid(at + 1, 1).toHex() + ":" + header.mid(at + 4, 1).toHex();
        at += 2 + (std::uint8_t(header[at + 2]) << 8 | std::uint8_t(header[at + 3]));
    }
    QCOMPARE(at, 572);
    QCOMPARE(segments, (QByteArrayList{"db:00", "db:01", "c4:00", "c4:10", "c4:01", "c4:11"}));
    QCOMPARE(file.mid(160 + 572, 1180 - 732).count('\0'), 1180 - 732);
    // Each level begins with SOF0: 8 bits, its size, four components 0 … 3 without subsampling, all of table 0; then
    // SOS.
    QCOMPARE(file.mid(1180, 20 - 1).toHex(), QByteArray("ffc00014080100010004001100011100021100"));
    QCOMPARE(file.mid(1180 + 22, 16).toHex(), QByteArray("ffda000e040000010002000300003f00"));

    SINEW_NEEDS_CORPUS();
    const QString path = test::corpusFile("blp/stijnherfst+HiveWE/war3mapMap.blp");
    const QByteArray theirs = readAll(path);
    test::sawCorpusFile(path);
    QCOMPARE(numberAt(theirs, 156), 572u);
    // The Huffman tables and everything up to the scan are the same bytes; the quality differs.
    QCOMPARE(theirs.mid(160 + 140, 432), header.mid(140));
    QCOMPARE(theirs.mid(1180, 38), file.mid(1180, 38));
}

void TestBlpLayout::blp2HeaderBytes_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QByteArray>("bytes"); ///< encoding, alpha bits, alpha encoding, mips
    const auto row = [](const char *variant, const char *bytes) {
        QTest::newRow(variant) << QString::fromLatin1(variant) << QByteArray(bytes);
    };
    row("blp2-dxt1", "02010001");
    row("blp2-dxt3", "02080101");
    row("blp2-dxt5", "02080701");
    row("blp2-palette", "01080801");
    row("blp2-bgra", "03080201");
}

void TestBlpLayout::blp2HeaderBytes()
{
    QFETCH(QString, variant);
    QFETCH(QByteArray, bytes);
    const QByteArray file = written(testPictures()[3].image, variant);
    QCOMPARE(file.left(4), QByteArray("BLP2"));
    QCOMPARE(numberAt(file, 4), 1u);
    QCOMPARE(file.mid(8, 4).toHex(), bytes);
}

void TestBlpLayout::corpusSurvivesWriting_data()
{
    corpusRows("blp", {QStringLiteral("blp")});
}

void TestBlpLayout::corpusSurvivesWriting()
{
    QFETCH(QString, path);
    Diagnostics diagnostics;
    const QByteArray file = readAll(path);
    const auto image = m_images.decode(FileSet(path, file), diagnostics);
    test::sawCorpusFile(path);
    QCOMPARE(bool(image), !file.startsWith("BLP0")); // BLP0 files lack their pixels
    if (!image)
        return;
    // The same kind again: data stored losslessly or as blocks comes back the same, the rest with at least 30 dB.
    const std::string &was = image->description;
    const auto is = [&](const char *text) { return was.find(text) != std::string::npos; };
    const char *variant = is("JPEG")           ? "blp1-jpeg"
                          : is("BLP2 palette") ? "blp2-palette"
                          : is("palette")      ? "blp1-palette"
                          : is("DXT1")         ? "blp2-dxt1"
                          : is("DXT3")         ? "blp2-dxt3"
                          : is("DXT5")         ? "blp2-dxt5"
                                               : "blp2-bgra";
    ConversionOptions options;
    options.encode.quality = 90;
    const auto result = convertImage(*image, m_images.writer(QLatin1String(variant)), options);
    QVERIFY2(result, result ? "" : result.error().text().c_str());
    QVERIFY(oddities(result->file).isEmpty());
    const bool exact = !is("JPEG");
    QVERIFY2(result->levels[0].rgb >= (exact ? HUGE_VAL : 30), qPrintable(QString::number(result->levels[0].rgb)));
    QVERIFY2(result->levels[0].alpha >= (exact ? HUGE_VAL : 30), qPrintable(QString::number(result->levels[0].alpha)));
}

SINEW_GUILESS_TEST(tst_blp_layout, TestBlpLayout)

} // namespace tst_blp_layout
#include "tst_blp_layout.moc"
