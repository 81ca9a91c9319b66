// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every way to write pictures: what is written is read again and compared with what was to be written.

#include "core/image/block_encoder.h"
#include "core/image/colour_palette.h"
#include "core/image/image_conversion.h"
#include "core/image/qt_image_codec.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "test_pictures.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

namespace tst_image_encode {

using namespace sinew;
using namespace imagetest;

namespace {

/// The least likeness in decibels that a picture must reach: its first level, and the worst of its mips, which vary
/// faster from texel to texel. Measured, then lowered by at least 1 dB.
struct Floor
{
    const char *picture;
    double rgb, alpha, mipRgb, mipAlpha;
};

struct Floors
{
    std::vector<const char *> variants;
    std::vector<Floor> floors;
};

constexpr double equal = HUGE_VAL;

} // namespace

class TestImageEncode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyVariant_data();
    void everyVariant();
    void channelFormats();
    void readsAsWhatItIs_data();
    void readsAsWhatItIs();
    void alphaBits_data();
    void alphaBits();
    void blocksStayAsTheyAre();
    void opaqueBlocksDropTransparency();
    void mipsAreKeptAndCompleted();
    void cubeMapsKeepTheirFaces();
    void qualityCounts();
    void paletteIsExactWhereItCanBe();
    void ditheringKeepsTheMean();
    void resizes();
    void warns();
    void coverageReachesTheFile();
    void hostileOptions_data();
    void hostileOptions();
    void hostilePictures();
    void cancels();
    void damagedResultsAreSurvived_data();
    void damagedResultsAreSurvived();

private:
    Result<Conversion> convert(const DecodedImage &image, const QString &variant,
                               const std::function<void(ConversionOptions &)> &change = {})
    {
        ConversionOptions options;
        if (change)
            change(options);
        return convertImage(image, m_images.writer(variant), options);
    }
    ImageRegistry m_images;
};

void TestImageEncode::initTestCase()
{
    m_images.add(createBlpCodec());
    m_images.add(createDdsCodec());
    m_images.add(createTgaCodec());
    m_images.add(createQtImageCodec());
}

void TestImageEncode::everyVariant_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("picture");
    for (const char *column : {"rgb", "alpha", "mipRgb", "mipAlpha"})
        QTest::addColumn<double>(column);
    // DXT1 holds no soft alpha; what becomes of it is a test of its own.
    const std::vector<Floors> lossy{
        {{"blp1-jpeg"},
         {{"gradient", 55, equal, 47.5, equal},
          {"soft", 51.5, 50, 35.5, 41},
          {"noise", 35, 35.5, 35, 34.5},
          {"cut out", equal, 41, 41, 37},
          {"few colours", 44.5, equal, 42.5, equal},
          {"odd size", 54.5, 52, 50, 49.5},
          {"one texel", equal, equal, equal, equal},
          {"line", equal, equal, 51.5, equal}}},
        {{"blp1-palette", "blp2-palette"},
         {{"gradient", 33, equal, 22.5, equal},
          {"soft", 34, equal, 31, equal},
          {"noise", 26, equal, 27, equal},
          {"cut out", 45, equal, 44, equal},
          {"few colours", equal, equal, equal, equal},
          {"odd size", 36.5, equal, 36, equal},
          {"one texel", equal, equal, equal, equal},
          {"line", equal, equal, equal, equal}}},
        {{"blp2-dxt1", "dds-dxt1"},
         {{"gradient", 37, equal, 14, equal},
          {"cut out", 10.5, equal, 8, 5.5},
          {"few colours", 54.5, equal, 11, equal},
          {"line", 38.5, equal, 38, equal}}},
        {{"blp2-dxt3", "dds-dxt3"},
         {{"gradient", 37, equal, 14, equal},
          {"soft", 35, 33.5, 17.5, 30},
          {"noise", 12.5, 33, 18, 30.5},
          {"cut out", 40, equal, 26.5, 34.5},
          {"few colours", 54.5, equal, 11, equal},
          {"odd size", 34.5, 33, 16, 33},
          {"one texel", 48.5, 30, equal, equal},
          {"line", 38.5, equal, 38, equal}}},
        {{"blp2-dxt5", "dds-dxt5"},
         {{"gradient", 37, equal, 14, equal},
          {"soft", 35, 40.5, 17.5, 28.5},
          {"noise", 12.5, 28, 18, 32.5},
          {"cut out", 40, equal, 26.5, 31.5},
          {"few colours", 54.5, equal, 11, equal},
          {"odd size", 34.5, 53, 16, 33.5},
          {"one texel", 48.5, equal, equal, equal},
          {"line", 38.5, equal, 38, equal}}},
    };
    const auto row = [](const char *variant, const Floor &floor) {
        QTest::addRow("%s, %s", variant, floor.picture)
            << QString::fromLatin1(variant) << QString::fromLatin1(floor.picture) << floor.rgb << floor.alpha
            << floor.mipRgb << floor.mipAlpha;
    };
    for (const Floors &family : lossy)
        for (const char *variant : family.variants)
            for (const Floor &floor : family.floors)
                row(variant, floor);
    for (const char *variant : {"blp2-bgra", "dds-bgra", "tga", "tga-plain", "png"})
        for (const TestPicture &picture : testPictures())
            row(variant, {picture.name, equal, equal, equal, equal});
}

void TestImageEncode::everyVariant()
{
    QFETCH(QString, variant);
    QFETCH(QString, picture);
    QFETCH(double, rgb);
    QFETCH(double, alpha);
    QFETCH(double, mipRgb);
    QFETCH(double, mipAlpha);
    const auto pictures = testPictures();
    const auto found = std::find_if(pictures.begin(), pictures.end(),
                                    [&](const TestPicture &one) { return picture == QLatin1String(one.name); });
    QVERIFY(found != pictures.end());
    const auto result = convert(found->image, variant);
    QVERIFY2(result, result ? "" : result.error().text().c_str());
    QCOMPARE(brokenContract(result->result), QString());
    const int width = found->image.width(), height = found->image.height();
    const bool mips = m_images.writer(variant).variant.mips;
    QCOMPARE(result->ideal.levels.size(), std::size_t(mips ? fullMipCount(width, height) : 1));
    QCOMPARE(result->levels.size(), result->ideal.levels.size());
    QCOMPARE(result->ideal.levels.front().bytes, found->image.levels.front().bytes);
    for (std::size_t i = 0; i < result->levels.size(); ++i) {
        const ImageSimilarity &likeness = result->levels[i];
        QVERIFY2(likeness.rgb >= (i ? mipRgb : rgb),
                 qPrintable(QStringLiteral("level %1: rgb %2 dB").arg(i).arg(likeness.rgb)));
        QVERIFY2(likeness.alpha >= (i ? mipAlpha : alpha),
                 qPrintable(QStringLiteral("level %1: alpha %2 dB").arg(i).arg(likeness.alpha)));
    }
}

void TestImageEncode::channelFormats()
{
    const DecodedImage grey = pictureOf(64, 64, false, [](int x, int y) {
        const int value = int(std::lround(127.5 + 100 * std::sin(x * 0.1) * std::cos(y * 0.07)));
        return std::array{value, value, value, 255};
    });
    const auto bc4 = convert(grey, QStringLiteral("dds-bc4"));
    QVERIFY2(bc4->levels[0].rgb > 47, qPrintable(QString::number(bc4->levels[0].rgb)));
    const DecodedImage bumps = pictureOf(64, 64, false, [](int x, int y) {
        const double nx = 0.4 * std::sin(x * 0.2), ny = 0.4 * std::cos(y * 0.15), nz = std::sqrt(1 - nx * nx - ny * ny);
        const auto byte = [](double value) { return int(std::lround((value * 0.5 + 0.5) * 255)); };
        return std::array{byte(nx), byte(ny), byte(nz), 255};
    });
    const auto bc5 = convert(bumps, QStringLiteral("dds-bc5"),
                             [](ConversionOptions &options) { options.scaling.meaning = TextureUsage::Normal; });
    for (const ImageSimilarity &likeness : bc5->levels)
        QVERIFY2(likeness.rgb > 38, qPrintable(QString::number(likeness.rgb)));
}

void TestImageEncode::readsAsWhatItIs_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("description");
    QTest::addColumn<QString>("suffix");
    const auto row = [](const char *variant, const char *description, const char *suffix) {
        QTest::newRow(variant) << QString::fromLatin1(variant) << QString::fromLatin1(description)
                               << QString::fromLatin1(suffix);
    };
    row("blp1-jpeg", "BLP1 JPEG, alpha 8 bit", "blp");
    row("blp1-palette", "BLP1 palette, alpha 8 bit", "blp");
    row("blp2-dxt1", "BLP2 DXT1, alpha 1 bit", "blp");
    row("blp2-dxt3", "BLP2 DXT3, alpha 8 bit", "blp");
    row("blp2-dxt5", "BLP2 DXT5, alpha 8 bit", "blp");
    row("blp2-palette", "BLP2 palette, alpha 8 bit", "blp");
    row("blp2-bgra", "BLP2 raw, alpha 8 bit", "blp");
    row("dds-dxt1", "DDS DXT1", "dds");
    row("dds-dxt3", "DDS DXT3", "dds");
    row("dds-dxt5", "DDS DXT5", "dds");
    row("dds-bc4", "DDS ATI1", "dds");
    row("dds-bc5", "DDS ATI2", "dds");
    row("dds-bgra", "DDS 32 bit", "dds");
    row("tga", "TGA colour 32 bit, RLE", "tga");
    row("tga-plain", "TGA colour 32 bit", "tga");
    row("png", "PNG", "png");
}

void TestImageEncode::readsAsWhatItIs()
{
    QFETCH(QString, variant);
    QFETCH(QString, description);
    QFETCH(QString, suffix);
    QCOMPARE(m_images.writer(variant).variant.suffix, suffix);
    const auto pictures = testPictures();
    const auto result = convert(pictures[1].image, variant);
    QVERIFY2(result, result ? "" : result.error().text().c_str());
    QCOMPARE(QString::fromStdString(result->result.description), description);
    // The registry finds the same by the bytes alone, or by the suffix.
    Diagnostics diagnostics;
    const auto again = m_images.decode(FileSet(QStringLiteral("x.") + suffix, result->file), diagnostics);
    QVERIFY(again);
    QCOMPARE(again->description, result->result.description);
    for (const Diagnostic &entry : diagnostics.entries())
        QFAIL(entry.where.text().c_str());
}

void TestImageEncode::alphaBits_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("bits");
    QTest::addColumn<double>("alpha");
    QTest::newRow("palette 0") << QStringLiteral("blp1-palette") << 0 << 0.0;
    QTest::newRow("palette 1") << QStringLiteral("blp1-palette") << 1 << 10.7; // a ramp cut in the middle: 10 log 12
    QTest::newRow("palette 4") << QStringLiteral("blp1-palette") << 4 << 33.0; // steps of 17: error² 17²/12 = 24
    QTest::newRow("palette 8") << QStringLiteral("blp1-palette") << 8 << equal;
    QTest::newRow("jpeg 0") << QStringLiteral("blp1-jpeg") << 0 << 0.0;
    QTest::newRow("jpeg 8") << QStringLiteral("blp1-jpeg") << 8 << 38.0;
    QTest::newRow("bgra 0") << QStringLiteral("blp2-bgra") << 0 << 0.0;
    QTest::newRow("bgra 8") << QStringLiteral("blp2-bgra") << 8 << equal;
    QTest::newRow("blp2 palette 4") << QStringLiteral("blp2-palette") << 4 << 33.0;
    QTest::newRow("tga 0") << QStringLiteral("tga") << 0 << 0.0;
    QTest::newRow("dds 0") << QStringLiteral("dds-bgra") << 0 << 0.0;
    QTest::newRow("dxt1 0") << QStringLiteral("dds-dxt1") << 0 << 0.0;
    QTest::newRow("dxt1 1") << QStringLiteral("dds-dxt1") << 1 << 10.7;
    QTest::newRow("png 0") << QStringLiteral("png") << 0 << 0.0;
}

void TestImageEncode::alphaBits()
{
    QFETCH(QString, variant);
    QFETCH(int, bits);
    QFETCH(double, alpha);
    const DecodedImage ramp = pictureOf(64, 16, true, [](int x, int) { return std::array{90, 120, 30, x * 4}; });
    const auto result = convert(ramp, variant, [&](ConversionOptions &options) { options.encode.alphaBits = bits; });
    QVERIFY2(result, result ? "" : result.error().text().c_str());
    QCOMPARE(result->result.hasAlpha, bits > 0);
    QVERIFY2(result->levels[0].alpha >= alpha, qPrintable(QString::number(result->levels[0].alpha)));
    const QImage picture = toQImage(result->result);
    if (bits == 0)
        QCOMPARE(qAlpha(picture.pixel(3, 3)), 255);
    if (bits == 1) {
        QCOMPARE(qAlpha(picture.pixel(31, 3)), 0);   // 124
        QCOMPARE(qAlpha(picture.pixel(32, 3)), 255); // 128
        const auto other = convert(ramp, variant, [&](ConversionOptions &options) {
            options.encode.alphaBits = 1;
            options.encode.alphaThreshold = 10;
        });
        QCOMPARE(qAlpha(toQImage(other->result).pixel(2, 3)), 0);
        QCOMPARE(qAlpha(toQImage(other->result).pixel(3, 3)), 255);
    }
    if (bits == 4)
        QCOMPARE(qAlpha(picture.pixel(32, 3)), 136); // 128 / 17 = 7.5 → 8
}

void TestImageEncode::blocksStayAsTheyAre()
{
    const auto pictures = testPictures();
    for (const char *kind : {"dxt1", "dxt3", "dxt5"}) {
        const auto dds = convert(pictures[3].image, QStringLiteral("dds-") + QLatin1String(kind));
        QVERIFY(dds);
        const auto blp = convert(dds->result, QStringLiteral("blp2-") + QLatin1String(kind));
        QVERIFY(blp);
        QCOMPARE(blp->result.levels.size(), dds->result.levels.size());
        for (std::size_t i = 0; i < blp->result.levels.size(); ++i)
            QCOMPARE(blp->result.levels[i].bytes, dds->result.levels[i].bytes);
        QVERIFY(std::isinf(blp->levels[0].rgb) && std::isinf(blp->levels[0].alpha));
        QCOMPARE(convert(blp->result, QStringLiteral("dds-") + QLatin1String(kind))->file, dds->file);
    }
}

void TestImageEncode::opaqueBlocksDropTransparency()
{
    const auto pictures = testPictures();
    auto holes = convert(pictures[3].image, QStringLiteral("blp2-dxt1"));
    QVERIFY(holes && holes->result.hasAlpha && usesTransparentColour(viewOf(holes->result.levels[0].bytes)));
    const auto opaque = convert(holes->result, QStringLiteral("dds-dxt1"),
                                [](ConversionOptions &options) { options.encode.alphaBits = 0; });
    QVERIFY(opaque && !opaque->result.hasAlpha);
    for (const ImageLevel &level : opaque->result.levels)
        QVERIFY(!usesTransparentColour(viewOf(level.bytes)));
}

void TestImageEncode::mipsAreKeptAndCompleted()
{
    // The second level does not look like the first; below it nothing is there.
    DecodedImage source = pictureOf(8, 8, false, [](int, int) { return std::array{255, 0, 0, 255}; });
    source.levels.push_back(pictureOf(4, 4, false, [](int, int) { return std::array{0, 0, 255, 255}; }).levels.front());
    const auto redAt = [](const Conversion &conversion, int level) {
        return qRed(toQImage(conversion.result, level).pixel(0, 0));
    };
    const auto kept = convert(source, QStringLiteral("blp2-bgra"));
    QCOMPARE(kept->result.levels.size(), std::size_t(4));
    QCOMPARE(redAt(*kept, 1), 0);
    QCOMPARE(redAt(*kept, 2), 255); // of the first one
    const auto made = convert(source, QStringLiteral("blp2-bgra"),
                              [](ConversionOptions &options) { options.mips = MipSource::Generate; });
    QCOMPARE(made->result.levels.size(), std::size_t(4));
    QCOMPARE(redAt(*made, 1), 255);
    const auto none = convert(source, QStringLiteral("blp2-bgra"),
                              [](ConversionOptions &options) { options.mips = MipSource::None; });
    QCOMPARE(none->result.levels.size(), std::size_t(1));
    const auto blocks = convert(kept->result, QStringLiteral("dds-dxt1"));
    QCOMPARE(redAt(*blocks, 1), 0);
    // Compressed levels that are there stay, those made for the rest are of the same kind.
    DecodedImage cut = blocks->result;
    cut.levels.resize(2);
    const auto completed = convert(cut, QStringLiteral("blp2-dxt1"));
    QCOMPARE(completed->result.levels.size(), std::size_t(4));
    QCOMPARE(completed->result.levels[1].bytes, blocks->result.levels[1].bytes);
    QCOMPARE(redAt(*completed, 3), 255);
}

void TestImageEncode::cubeMapsKeepTheirFaces()
{
    DecodedImage cube = pictureOf(4, 4, false, [](int, int) { return std::array{10, 20, 30, 255}; });
    for (int face = 1; face < 6; ++face)
        cube.furtherFaces.push_back(pictureOf(4, 4, false, [&](int, int) {
                                        return std::array{10 * face, 0, 0, 255};
                                    }).levels);
    cube.isCube = true;
    for (const char *variant : {"dds-bgra", "dds-dxt1"}) {
        const auto result = convert(cube, QLatin1String(variant));
        QVERIFY(result && result->result.isCube);
        QCOMPARE(result->result.faceCount(), 6);
        QCOMPARE(result->result.face(5).size(), std::size_t(3));
        QVERIFY(std::abs(qRed(toQImage(result->result, 2, 5).pixel(0, 0)) - 50) <= 4);
        QVERIFY(result->warnings.empty());
    }
    const auto flat = convert(cube, QStringLiteral("png"));
    QCOMPARE(flat->result.faceCount(), 1);
    QCOMPARE(flat->warnings.size(), std::size_t(1));
    QVERIFY(flat->warnings[0].text().find("first of 6") != std::string::npos);
}

void TestImageEncode::qualityCounts()
{
    const auto pictures = testPictures();
    const auto with = [&](const char *variant, int quality) {
        return *convert(pictures[1].image, QLatin1String(variant),
                        [&](ConversionOptions &options) { options.encode.quality = quality; });
    };
    for (const char *variant : {"blp1-jpeg", "jpg"}) {
        const Conversion poor = with(variant, 20), good = with(variant, 95);
        QVERIFY(poor.file.size() < good.file.size());
        QVERIFY(poor.levels[0].rgb + 3 < good.levels[0].rgb);
    }
    QVERIFY(with("dds-dxt5", 100).levels[0].rgb >= with("dds-dxt5", 50).levels[0].rgb - 0.05);
}

void TestImageEncode::paletteIsExactWhereItCanBe()
{
    std::mt19937 random(3);
    std::vector<std::array<int, 4>> colours;
    for (int i = 0; i < 256; ++i)
        colours.push_back({int(random() & 255), int(random() & 255), int(random() & 255), 255});
    const DecodedImage image =
        pictureOf(32, 32, false, [&](int x, int y) { return colours[std::size_t(x + 32 * y) % 256]; });
    for (const bool dither : {false, true}) {
        const auto result = convert(image, QStringLiteral("blp1-palette"), [&](ConversionOptions &options) {
            options.encode.dither = dither;
            options.mips = MipSource::None;
        });
        QVERIFY(std::isinf(result->levels[0].rgb));
    }
    QCOMPARE(bestPalette(image.levels, 256).size(), std::size_t(256));
    QCOMPARE(bestPalette(image.levels, 1).size(), std::size_t(1));
    // The same picture gives the same file.
    const auto pictures = testPictures();
    QCOMPARE(convert(pictures[2].image, QStringLiteral("blp1-palette"))->file,
             convert(pictures[2].image, QStringLiteral("blp1-palette"))->file);
}

void TestImageEncode::ditheringKeepsTheMean()
{
    // One grey between the two that there are: without dithering all of one kind, with it a mixture of the right share.
    ImageLevel level = pictureOf(64, 64, false, [](int, int) { return std::array{64, 64, 64, 255}; }).levels.front();
    const std::vector<Colour8> palette{{0, 0, 0}, {255, 255, 255}};
    QCOMPARE(paletteIndices(level, palette, false).count('\1'), 0);
    const double share = double(paletteIndices(level, palette, true).count('\1')) / 4096;
    QVERIFY2(std::abs(share - 64.0 / 255) < 0.02, qPrintable(QString::number(share)));
}

void TestImageEncode::resizes()
{
    const auto pictures = testPictures();
    const auto result = convert(pictures[5].image, QStringLiteral("blp1-jpeg"),
                                [](ConversionOptions &options) { options.resize = Resize::PowerOfTwo; });
    QCOMPARE(QSize(result->result.width(), result->result.height()), QSize(64, 32));
    QCOMPARE(result->result.levels.size(), std::size_t(7));
    QVERIFY(result->warnings.empty());
    const ImageVariant blp = m_images.writer(QStringLiteral("blp1-jpeg")).variant;
    QCOMPARE(sizeAfter(Resize::GameLimit, QSize(1500, 300), blp), QSize(512, 128));
    QCOMPARE(sizeAfter(Resize::PowerOfTwo, QSize(1500, 300), blp), QSize(2048, 512));
    QCOMPARE(sizeAfter(Resize::GameLimit, QSize(256, 64), blp), QSize(256, 64));
    QCOMPARE(sizeAfter(Resize::None, QSize(37, 19), blp), QSize(37, 19));
    QCOMPARE(sizeAfter(Resize::PowerOfTwo, QSize(16384, 1), blp), QSize(16384, 1));
}

void TestImageEncode::warns()
{
    const auto pictures = testPictures();
    const auto warnings = [&](const DecodedImage &image, const char *variant) {
        QStringList texts;
        const auto result = convert(image, QLatin1String(variant));
        for (const Message &message : result->warnings)
            texts += QString::fromStdString(message.text());
        return texts.join(u'\n');
    };
    QVERIFY(warnings(pictures[5].image, "blp1-jpeg").contains(QStringLiteral("powers of two")));
    QCOMPARE(warnings(pictures[5].image, "png"), QString());
    QCOMPARE(warnings(pictures[0].image, "blp1-jpeg"), QString());
    const DecodedImage large = pictureOf(1024, 8, false, [](int x, int) { return std::array{x & 255, 0, 0, 255}; });
    QVERIFY(warnings(large, "blp1-palette").contains(QStringLiteral("at most 512")));
    QCOMPARE(warnings(large, "blp2-bgra"), QString());
    QVERIFY(warnings(pictures[1].image, "jpg").contains(QStringLiteral("alpha")));
    QVERIFY(warnings(pictures[1].image, "dds-dxt1").contains(QStringLiteral("soft edges")));
    QCOMPARE(warnings(pictures[3].image, "dds-dxt1"), QStringLiteral("transparent texels become black"));
    QCOMPARE(warnings(pictures[3].image, "blp1-palette"), QString());
}

void TestImageEncode::coverageReachesTheFile()
{
    // Single leaves, about a fifth of all texels: averages of 4×4 hardly ever reach a half.
    std::mt19937 random(5);
    const DecodedImage leaves = pictureOf(64, 64, true, [&](int, int) {
        return std::array{80, 60, 40, random() % 5 ? 0 : 255};
    });
    const auto coverage = [](const Conversion &conversion, int level) {
        return alphaCoverage(rgbaLevel(conversion.result, level), 128);
    };
    const auto plain = convert(leaves, QStringLiteral("blp2-bgra"));
    const auto kept = convert(leaves, QStringLiteral("blp2-bgra"),
                              [](ConversionOptions &options) { options.scaling.coverageThreshold = 128; });
    const double wanted = coverage(*kept, 0);
    QVERIFY(wanted > 0.15 && wanted < 0.25);
    QVERIFY(coverage(*plain, 2) < 0.03);
    for (int level = 1; level < 5; ++level)
        QVERIFY2(std::abs(coverage(*kept, level) - wanted) < 0.1, qPrintable(QString::number(coverage(*kept, level))));
}

void TestImageEncode::hostileOptions_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("quality");
    QTest::addColumn<int>("alphaBits");
    QTest::addColumn<int>("threshold");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const char *variant, int quality, int bits, int threshold,
                        const char *message) {
        QTest::newRow(name) << QString::fromLatin1(variant) << quality << bits << threshold
                            << QString::fromLatin1(message);
    };
    row("unknown", "blp3", 50, -1, 128, "blp3");
    row("none", "", 50, -1, 128, "not an image format");
    row("quality 101", "blp1-jpeg", 101, -1, 128, "quality 101");
    row("quality -1", "jpg", -1, -1, 128, "quality -1");
    row("bits 3", "blp1-palette", 0, 3, 128, "possible depths: 0, 1, 4, 8");
    row("bits 4", "tga", 0, 4, 128, "possible depths: 0, 8");
    row("bits -2", "blp2-dxt1", 0, -2, 128, "possible depths: 0, 1");
    row("threshold 0", "dds-dxt1", 0, 1, 0, "threshold 0");
    row("threshold 256", "dds-dxt1", 0, 1, 256, "threshold 256");
}

void TestImageEncode::hostileOptions()
{
    QFETCH(QString, variant);
    QFETCH(int, quality);
    QFETCH(int, alphaBits);
    QFETCH(int, threshold);
    QFETCH(QString, message);
    const auto result = convert(testPictures()[0].image, variant, [&](ConversionOptions &options) {
        options.encode.variant = variant;
        options.encode.quality = quality;
        options.encode.alphaBits = alphaBits;
        options.encode.alphaThreshold = threshold;
    });
    QVERIFY(!result);
    QVERIFY2(QString::fromStdString(result.error().message.text()).contains(message), result.error().text().c_str());
}

void TestImageEncode::hostilePictures()
{
    const DecodedImage good = testPictures()[0].image;
    std::vector<DecodedImage> bad(6, good);
    bad[0].levels.clear();
    bad[1].levels[0].bytes.chop(1);
    bad[2].levels[0].width = 1 << 20;
    bad[3].levels.push_back(good.levels[0]); // of the same size
    bad[4].furtherFaces.push_back({});
    bad[5].levels[0].height = 0;
    for (const ImageRegistry::Writer &writer : m_images.writers()) {
        EncodeOptions options;
        options.variant = writer.variant.id;
        for (const DecodedImage &image : bad)
            QVERIFY2(!writer.codec->encode(image, options), qPrintable(writer.variant.id));
    }
    QVERIFY(!convert(bad[0], QStringLiteral("png")));
    QVERIFY(!convert(good, QStringLiteral("png"),
                     [](ConversionOptions &options) { options.scaling.coverageThreshold = 999; }));
    QVERIFY(!onePicture(good, 1, 0));
    QVERIFY(!onePicture(good, -1, 0));
    QVERIFY(!onePicture(good, 0, 6));
}

void TestImageEncode::cancels()
{
    const std::atomic_bool cancelled = true;
    const auto result = convert(testPictures()[0].image, QStringLiteral("dds-dxt5"),
                                [&](ConversionOptions &options) { options.encode.cancelled = &cancelled; });
    QVERIFY(!result);
    QCOMPARE(result.error().message.text(), std::string("cancelled"));
}

void TestImageEncode::damagedResultsAreSurvived_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *variant : {"blp1-jpeg", "blp1-palette", "blp2-dxt1", "dds-bc5", "tga"})
        QTest::newRow(variant) << QString::fromLatin1(variant);
}

void TestImageEncode::damagedResultsAreSurvived()
{
    QFETCH(QString, variant);
    const ImageRegistry::Writer writer = m_images.writer(variant);
    const auto result = convert(pictureOf(5, 3, true,
                                          [](int x, int y) {
                                              return std::array{x * 50, y * 80, 7, x * 60};
                                          }),
                                variant);
    QVERIFY(result);
    decodeDamaged(*writer.codec, result->file);
}

SINEW_GUILESS_TEST(tst_image_encode, TestImageEncode)

} // namespace tst_image_encode
#include "tst_image_encode.moc"
