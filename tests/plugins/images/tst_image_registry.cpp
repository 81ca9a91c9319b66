// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "blp_maker.h"
#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_registry.h"
#include "core/image/reduced_image.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImageReader>
#include <QImageWriter>
#include <QLoggingCategory>
#include <QtEndian>

#include <functional>

#include <sys/resource.h>

namespace tst_image_registry {

using namespace sinew;
using namespace imagetest;

class TestImageRegistry : public QObject
{
    Q_OBJECT

    ImageRegistry m_registry;
    Diagnostics m_diagnostics;

    static QByteArray encode(const QImage &image, const char *format, int quality = -1)
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        return image.save(&buffer, format, quality) ? bytes : QByteArray();
    }
    static QImage twoTexels()
    {
        QImage image(2, 1, QImage::Format_ARGB32);
        image.setPixel(0, 0, qRgba(200, 100, 50, 128));
        image.setPixel(1, 0, qRgba(1, 2, 3, 0));
        return image;
    }

    static QByteArray pngChunk(const QByteArray &type, const QByteArray &content)
    {
        QByteArray chunk(4, '\0');
        qToBigEndian(quint32(content.size()), chunk.data());
        chunk += type + content;
        quint32 crc = ~quint32(0);
        for (const char byte : type + content) {
            crc ^= quint8(byte);
            for (int bit = 0; bit < 8; ++bit)
                crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
        }
        chunk.append(4, '\0');
        qToBigEndian(~crc, chunk.data() + chunk.size() - 4);
        return chunk;
    }
    /// The seven passes of Adam7 as the PNG specification gives them; RGBA of 8 bits a channel.
    static QByteArray interlacedPng(int width, int height, const std::function<QRgb(int x, int y)> &texel)
    {
        static constexpr int startX[] = {0, 4, 0, 2, 0, 1, 0}, startY[] = {0, 0, 4, 0, 2, 0, 1};
        static constexpr int stepX[] = {8, 8, 4, 4, 2, 2, 1}, stepY[] = {8, 8, 8, 4, 4, 2, 2};
        QByteArray rows;
        for (int pass = 0; pass < 7; ++pass)
            for (int y = startY[pass]; y < height && startX[pass] < width; y += stepY[pass]) {
                rows += '\0'; // no filter
                for (int x = startX[pass]; x < width; x += stepX[pass]) {
                    const QRgb colour = texel(x, y);
                    for (const int channel : {qRed(colour), qGreen(colour), qBlue(colour), qAlpha(colour)})
                        rows += char(channel);
                }
            }
        QByteArray header(13, '\0');
        qToBigEndian(quint32(width), header.data());
        qToBigEndian(quint32(height), header.data() + 4);
        header[8] = 8;  // bits
        header[9] = 6;  // RGBA
        header[12] = 1; // Adam7
        return "\x89PNG\r\n\x1a\n" + pngChunk("IHDR", header) + pngChunk("IDAT", qCompress(rows).mid(4)) +
               pngChunk("IEND", {});
    }

private Q_SLOTS:
    void initTestCase();
    void bytesDecide();
    void suffixDecides();
    void errorsNameTheFile();
    void diagnosticsNameTheFile();
    void suffixes();
    void qtFormats_data();
    void qtFormats();
    void qtRefusesLargePictures();
    void pngKinds_data();
    void pngKinds();
    void pngCutOff();
    void pngInPasses();
    void pngTexts_data();
    void pngTexts();
    void largePicturesOfSmallFiles_data();
    void largePicturesOfSmallFiles();
    void jpegOfManyScans();
    void jpegOfInks();
    void reducedLevels();
    void qtCutOff_data();
    void qtCutOff();
    void levelSizes();
    void pictureOfWrongLevel();
};

void TestImageRegistry::initTestCase()
{
    m_registry.add(createBlpCodec());
    m_registry.add(createDdsCodec());
    m_registry.add(createTgaCodec());
    m_registry.add(createQtImageCodec());
}

void TestImageRegistry::bytesDecide()
{
    const QByteArray png = encode(twoTexels(), "png");
    for (const char *name : {"x.png", "x.tga", "x.blp", "x.dds", "x"}) {
        const auto image = m_registry.decode(FileSet(QLatin1String(name), png), m_diagnostics);
        QVERIFY2(image, image ? "" : image.error().text().c_str());
        QCOMPARE(texels(*image), QStringList{QStringLiteral("c8643280 01020300")});
    }
}

void TestImageRegistry::suffixDecides()
{
    QByteArray tga;
    put<std::uint8_t>(tga, {0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 8, 0, 0x40});
    for (const char *name : {"x.tga", "X.TGA", "x"}) {
        const auto image = m_registry.decode(FileSet(QLatin1String(name), tga), m_diagnostics);
        QVERIFY(image);
        QCOMPARE(texels(*image), QStringList{QStringLiteral("404040ff")});
    }
}

void TestImageRegistry::errorsNameTheFile()
{
    const auto error = [&](const char *bytes, const char *name) {
        const auto image = m_registry.decode(FileSet(QLatin1String(name), bytes), m_diagnostics);
        return image ? std::string() : image.error().text();
    };
    QCOMPARE(error("", "a.dat"), std::string("a.dat: the file is empty"));
    QCOMPARE(error("hello", "a.dat"), std::string("a.dat: not a known image format"));
    QCOMPARE(error("hello", "a.blp"), std::string("a.blp: offset 0x0: not a BLP file"));
    QCOMPARE(error("DDS ", "a.blp"), std::string("a.blp: offset 0x4: the header is cut off"));
}

void TestImageRegistry::diagnosticsNameTheFile()
{
    QByteArray tga;
    put<std::uint8_t>(tga, {0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 32, 0, 1, 2, 3, 0});
    Diagnostics diagnostics;
    QVERIFY(m_registry.decode(FileSet(QStringLiteral("Textures/x.tga"), tga), diagnostics));
    QCOMPARE(diagnostics.entries().size(), std::size_t(1));
    QCOMPARE(diagnostics.entries().front().where.file, std::string("Textures/x.tga"));
}

void TestImageRegistry::suffixes()
{
    const QStringList all = m_registry.suffixes();
    for (const char *suffix : {"blp", "dds", "tga", "png", "jpg", "tif"})
        QVERIFY(all.contains(QLatin1String(suffix)));
}

void TestImageRegistry::qtFormats_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<bool>("alpha");
    QTest::newRow("png") << QByteArray("png") << true;
    QTest::newRow("bmp") << QByteArray("bmp") << false;
    QTest::newRow("jpeg") << QByteArray("jpeg") << false;
    QTest::newRow("tiff") << QByteArray("tiff") << true;
    QTest::newRow("webp") << QByteArray("webp") << true;
}

void TestImageRegistry::qtFormats()
{
    QFETCH(QByteArray, format);
    QFETCH(bool, alpha);
    if (!QImageReader::supportedImageFormats().contains(format))
        QSKIP("Qt's plugin for this format is not installed");
    QImage image(16, 8, alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    image.fill(alpha ? qRgba(200, 100, 50, 128) : qRgb(200, 100, 50));
    const QByteArray bytes = encode(image, format.constData(), 100);
    const auto decoded = m_registry.decode(FileSet(QStringLiteral("x"), bytes), m_diagnostics);
    QVERIFY2(decoded, decoded ? "" : decoded.error().text().c_str());
    QCOMPARE(brokenContract(*decoded), QString());
    QCOMPARE(decoded->hasAlpha, alpha);
    const QRgb texel = toQImage(*decoded).pixel(15, 7);
    QVERIFY(std::abs(qRed(texel) - 200) <= 2 && std::abs(qGreen(texel) - 100) <= 2 && std::abs(qBlue(texel) - 50) <= 2);
    QCOMPARE(qAlpha(texel), alpha ? 128 : 255);
}

void TestImageRegistry::qtRefusesLargePictures()
{
    // 8000 × 8000 black texels are a few kilobytes of PNG and 244 MiB of RGBA.
    QImage black(8000, 8000, QImage::Format_Mono);
    black.fill(0);
    const QByteArray png = encode(black, "png");
    QVERIFY(png.size() < 50000);
    const auto image = m_registry.decode(FileSet(QStringLiteral("x.png"), png), m_diagnostics);
    QVERIFY(!image);
    QVERIFY2(image.error().message.text().find("decoding needs") != std::string::npos,
             image.error().message.text().c_str());
}

void TestImageRegistry::pngKinds_data()
{
    QTest::addColumn<QImage::Format>("kind");
    QTest::newRow("1 bit") << QImage::Format_Mono;
    QTest::newRow("table of colours") << QImage::Format_Indexed8;
    QTest::newRow("grey") << QImage::Format_Grayscale8;
    QTest::newRow("grey of 16 bits") << QImage::Format_Grayscale16;
    QTest::newRow("colours") << QImage::Format_RGB32;
    QTest::newRow("colours and alpha") << QImage::Format_ARGB32;
    QTest::newRow("colours of 16 bits") << QImage::Format_RGBX64;
    QTest::newRow("colours and alpha of 16 bits") << QImage::Format_RGBA64;
}

/// Every kind of PNG is read as Qt reads it.
void TestImageRegistry::pngKinds()
{
    QFETCH(const QImage::Format, kind);
    QImage image(37, 23, QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgba(x * 6, y * 11, (x * y) % 256, 255 - x * 4));
    const QByteArray bytes = encode(image.convertToFormat(kind), "png");
    const auto decoded = m_registry.decode(FileSet(QStringLiteral("x.png"), bytes), m_diagnostics);
    QVERIFY2(decoded, decoded ? "" : decoded.error().text().c_str());
    QCOMPARE(brokenContract(*decoded), QString());
    const QImage expected = QImage::fromData(bytes, "png");
    QCOMPARE(decoded->hasAlpha, expected.hasAlphaChannel());
    const QImage read = toQImage(*decoded);
    QCOMPARE(read.size(), expected.size());
    for (int y = 0; y < read.height(); ++y)
        for (int x = 0; x < read.width(); ++x) {
            const QColor ours = read.pixelColor(x, y), theirs = expected.pixelColor(x, y);
            for (const auto &channel : {&QColor::red, &QColor::green, &QColor::blue, &QColor::alpha})
                QVERIFY(std::abs((ours.*channel)() - (theirs.*channel)()) <= 1); // 16 bits are rounded
        }
}

/// Whatever was read before the file was cut off is shown, with a warning.
void TestImageRegistry::pngCutOff()
{
    QImage image(64, 64, QImage::Format_RGB32);
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x)
            image.setPixel(x, y, qRgb((x * x * 7 + y * 13) % 256, (x * y * 31) % 256, (x * 17 + y * y) % 256));
    const QByteArray bytes = encode(image, "png");
    const auto decoded =
        m_registry.decode(FileSet(QStringLiteral("x.png"), bytes.left(bytes.size() * 2 / 3)), m_diagnostics);
    QVERIFY2(decoded, decoded ? "" : decoded.error().text().c_str());
    QCOMPARE(brokenContract(*decoded), QString());
    QCOMPARE(toQImage(*decoded).pixelColor(5, 5), image.pixelColor(5, 5));
    const auto &entries = m_diagnostics.entries();
    QVERIFY(std::any_of(entries.begin(), entries.end(), [](const auto &entry) { return entry.code == "png.damaged"; }));
}

/// Pictures in several passes: every texel in its place, and smaller where they take more than their file justifies.
void TestImageRegistry::pngInPasses()
{
    const auto small = [](int x, int y) { return qRgba(x * 4, y * 5, (x * y) % 256, 255 - x); };
    const auto whole = m_registry.decode(FileSet(QStringLiteral("x.png"), interlacedPng(61, 43, small)), m_diagnostics);
    QVERIFY2(whole, whole ? "" : whole.error().text().c_str());
    const QImage texels = toQImage(*whole);
    QCOMPARE(texels.size(), QSize(61, 43));
    for (int y = 0; y < 43; ++y)
        for (int x = 0; x < 61; ++x)
            QCOMPARE(texels.pixelColor(x, y), QColor::fromRgba(small(x, y)));

    // Two texels of four are red, one is blue and one is green but transparent; the right half is half as bright.
    const auto large = [](int x, int y) {
        const int bright = x < 4000 ? 200 : 100;
        return x % 2 == 0 ? qRgba(bright, 0, 0, 255) : y % 2 == 0 ? qRgba(0, 0, bright, 255) : qRgba(0, 255, 0, 0);
    };
    const FileSet file(QStringLiteral("large.png"), interlacedPng(8000, 7001, large));
    QVERIFY(!m_registry.decode(file, m_diagnostics));
    const auto reduced = m_registry.decode(file, m_diagnostics, {.mayReduce = true});
    QVERIFY2(reduced, reduced ? "" : reduced.error().text().c_str());
    QCOMPARE(reduced->reduction, 4);
    const QImage picture = toQImage(*reduced);
    QCOMPARE(picture.size(), QSize(2000, 1751));
    for (const int y : {0, 1749})
        for (const auto &[x, bright] : {std::pair(0, 200), std::pair(999, 200), std::pair(1000, 100)}) {
            const QColor colour = picture.pixelColor(x, y);
            QVERIFY2(std::abs(colour.red() - bright * 2 / 3) <= 1 && std::abs(colour.blue() - bright / 3) <= 1 &&
                         colour.green() == 0 && std::abs(colour.alpha() - 191) <= 1,
                     qPrintable(QStringLiteral("%1, %2: %3").arg(x).arg(y).arg(colour.name(QColor::HexArgb))));
        }
}

void TestImageRegistry::pngTexts_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("zTXt") << QByteArray("zTXt") << QByteArray("Comment\0\0", 9);
    QTest::newRow("iTXt") << QByteArray("iTXt") << QByteArray("Comment\0\1\0\0\0", 12);
    QTest::newRow("iCCP") << QByteArray("iCCP") << QByteArray("Profile\0\0", 9);
}

/// Texts of a PNG may expand to a thousand times the file's size: they are not inflated.
void TestImageRegistry::pngTexts()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, head);
    const QByteArray plain = encode(twoTexels(), "png");
    const QByteArray content = head + qCompress(QByteArray(8 << 20, ' ')).mid(4); // without Qt's own four bytes
    constexpr int endOfHeader = 33, copies = 100;
    const QByteArray bomb = plain.left(endOfHeader) + pngChunk(type, content).repeated(copies) + plain.mid(endOfHeader);
    QVERIFY(bomb.size() < 2 << 20);
    rusage before{}, after{};
    ::getrusage(RUSAGE_SELF, &before);
    const auto image = m_registry.decode(FileSet(QStringLiteral("x.png"), bomb), m_diagnostics);
    ::getrusage(RUSAGE_SELF, &after);
    QVERIFY2(bool(image), image ? "" : image.error().text().c_str());
    QCOMPARE(toQImage(*image), toQImage(*m_registry.decode(FileSet(QStringLiteral("x.png"), plain), m_diagnostics)));
    const auto grown = (after.ru_maxrss - before.ru_maxrss) >> 10; // KiB to MiB
    QVERIFY2(grown < 64, qPrintable(QStringLiteral("%1 MiB").arg(grown)));
}

void TestImageRegistry::largePicturesOfSmallFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("reduction");
    QImage flat(6000, 5000, QImage::Format_RGB32);
    flat.fill(QColor(200, 100, 50));
    QTest::newRow("webp") << encode(flat, "webp", 100) << 2;
    // Halving both sides is enough: 8000 × 7000 × 4 bytes are 213 MiB.
    QImage larger(8000, 7000, QImage::Format_RGB32);
    larger.fill(QColor(200, 100, 50));
    QTest::newRow("jpeg") << encode(larger, "jpeg", 10) << 2;
    QTest::newRow("png") << encode(larger, "png") << 2;
    QTest::newRow("png of 16 bits") << encode(larger.convertToFormat(QImage::Format_RGBX64), "png") << 2;
    QTest::newRow("png with a table of colours") << encode(larger.convertToFormat(QImage::Format_Indexed8), "png") << 2;
}

/// A picture that takes more memory than its file justifies is an error, or reduced if allowed and supported.
void TestImageRegistry::largePicturesOfSmallFiles()
{
    QFETCH(QByteArray, file);
    QFETCH(int, reduction);
    QVERIFY(!file.isEmpty());
    const FileSet files(QStringLiteral("x"), file);
    const auto whole = m_registry.decode(files, m_diagnostics);
    QVERIFY(!whole);
    QVERIFY2(whole.error().message.text().find("decoding needs") != std::string::npos,
             whole.error().message.text().c_str());
    const auto image = m_registry.decode(files, m_diagnostics, {.mayReduce = true});
    QCOMPARE(bool(image), reduction > 0);
    if (!image)
        return;
    QCOMPARE(brokenContract(*image), QString());
    QCOMPARE(image->reduction, reduction);
    const QImage picture = toQImage(*image);
    QVERIFY(picture.width() >= 2900 && picture.width() <= 4100);
    const QColor colour = picture.pixelColor(picture.width() - 2, picture.height() - 2);
    QVERIFY(std::abs(colour.red() - 200) < 8 && std::abs(colour.green() - 100) < 8 && std::abs(colour.blue() - 50) < 8);
}

/// A file may state thousands of scans, each of which covers the whole picture.
void TestImageRegistry::jpegOfManyScans()
{
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "jpeg");
    writer.setProgressiveScanWrite(true);
    QVERIFY(writer.write(image));
    QVERIFY(m_registry.decode(FileSet(QStringLiteral("x.jpg"), bytes), m_diagnostics));
    const qsizetype last = bytes.lastIndexOf("\xff\xda");
    const QByteArray scan = bytes.mid(last, bytes.size() - 2 - last);
    bytes.insert(last, scan.repeated(2000));
    const auto bomb = m_registry.decode(FileSet(QStringLiteral("x.jpg"), bytes), m_diagnostics);
    QVERIFY(!bomb);
    QVERIFY2(bomb.error().message.text().find("scans") != std::string::npos, bomb.error().message.text().c_str());
}

/// Four inks, inverted as graphics programs write them: cyan 255 − 0, black 255 − 255 …
void TestImageRegistry::jpegOfInks()
{
    const QByteArray bytes = jpeg(8, 8, {255, 0, 0, 255}, {255, 0, 0, 255});
    const auto image = m_registry.decode(FileSet(QStringLiteral("x.jpg"), bytes), m_diagnostics);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    const QColor colour = toQImage(*image).pixelColor(3, 3);
    QVERIFY2(colour.red() > 240 && colour.green() < 15 && colour.blue() < 15 && colour.alpha() == 255,
             qPrintable(colour.name(QColor::HexArgb)));
}

/// A picture too large for the remaining memory loses its first levels, or is halved if it has only one.
void TestImageRegistry::reducedLevels()
{
    DecodedImage chain;
    chain.levels = {{256, 128, QByteArray(256 * 128 * 4, '\1')},
                    {128, 64, QByteArray(128 * 64 * 4, '\2')},
                    {64, 32, QByteArray(64 * 32 * 4, '\3')}};
    DecodedImage smaller = reducedTo(chain, 64 * 1024);
    QCOMPARE(brokenContract(smaller), QString());
    QCOMPARE(smaller.width(), 128);
    QCOMPARE(smaller.reduction, 2);
    QCOMPARE(smaller.levels.front().bytes.front(), '\2');
    QCOMPARE(reducedTo(chain, 1 << 20).reduction, 1);
    QCOMPARE(reducedTo(chain, 0).width(), 64);

    DecodedImage single;
    single.format = PixelFormat::Bc1;
    single.levels = {{256, 256, QByteArray(256 * 256 / 2, '\0')}};
    smaller = reducedTo(single, 10000);
    QCOMPARE(brokenContract(smaller), QString());
    QVERIFY(smaller.format == PixelFormat::Rgba8);
    QVERIFY(smaller.width() == 64 && smaller.height() == 64);
    QCOMPARE(smaller.reduction, 4);
}

void TestImageRegistry::qtCutOff_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char *format : {"png", "bmp", "tiff"})
        QTest::newRow(format) << QByteArray(format);
}

void TestImageRegistry::qtCutOff()
{
    QFETCH(QByteArray, format);
    if (!QImageReader::supportedImageFormats().contains(format))
        QSKIP("Qt's plugin for this format is not installed");
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    const QByteArray bytes = encode(twoTexels(), format.constData());
    const auto image = m_registry.decode(FileSet(QStringLiteral("x"), bytes.left(30)), m_diagnostics);
    QVERIFY(!image);
    QVERIFY(QString::fromStdString(image.error().message).startsWith(QLatin1String(format), Qt::CaseInsensitive));
}

void TestImageRegistry::levelSizes()
{
    QCOMPARE(levelBytes(PixelFormat::Rgba8, 3, 2), std::int64_t(24));
    QCOMPARE(levelBytes(PixelFormat::Bc1, 1, 1), std::int64_t(8));
    QCOMPARE(levelBytes(PixelFormat::Bc4, 5, 4), std::int64_t(16));
    QCOMPARE(levelBytes(PixelFormat::Bc7, 5, 5), std::int64_t(64));
    QCOMPARE(levelBytes(PixelFormat::Rgba8, maxImageSide, maxImageSide), std::int64_t(1) << 30);
    QCOMPARE(fullMipCount(1, 1), 1);
    QCOMPARE(fullMipCount(256, 64), 9);
    QCOMPARE(fullMipCount(5, 3), 3);
}

void TestImageRegistry::pictureOfWrongLevel()
{
    DecodedImage image;
    QVERIFY(toQImage(image).isNull());
    image.levels.push_back({2, 2, QByteArray(15, 'x')});
    QVERIFY(toQImage(image).isNull()); // a byte is missing
    image.levels[0].bytes.append('x');
    QCOMPARE(toQImage(image).size(), QSize(2, 2));
    QVERIFY(toQImage(image, 1).isNull());
    QVERIFY(toQImage(image, -1).isNull());
    image.levels[0].width = 0;
    QVERIFY(toQImage(image).isNull());
}

SINEW_GUILESS_TEST(tst_image_registry, TestImageRegistry)

} // namespace tst_image_registry
#include "tst_image_registry.moc"
