// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How a picture is prepared for a file: mips, faces, palettes, sizes, warnings.

#include "core/image/block_encoder.h"
#include "core/image/colour_palette.h"
#include "core/image/image_conversion.h"
#include "image_encode_test.h"
#include "image_test.h"
#include "test_pictures.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_image_encode {

using namespace sinew;
using namespace imagetest;

class TestImageEncode : public ImageEncodeTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addCodecs(); }
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
};

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
    // The second level does not look like the first; there are none below it.
    DecodedImage source = pictureOf(8, 8, false, [](int, int) { return std::array{255, 0, 0, 255}; });
    source.levels.push_back(pictureOf(4, 4, false, [](int, int) { return std::array{0, 0, 255, 255}; }).levels.front());
    const auto redAt = [](const Conversion &conversion, int level) {
        return qRed(toQImage(conversion.result, level).pixel(0, 0));
    };
    const auto kept = convert(source, QStringLiteral("blp2-bgra"));
    QCOMPARE(kept->result.levels.size(), std::size_t(4));
    QCOMPARE(redAt(*kept, 1), 0);
    QCOMPARE(redAt(*kept, 2), 255); // made from the first one
    const auto made = convert(source, QStringLiteral("blp2-bgra"),
                              [](ConversionOptions &options) { options.mips = MipSource::Generate; });
    QCOMPARE(made->result.levels.size(), std::size_t(4));
    QCOMPARE(redAt(*made, 1), 255);
    const auto none = convert(source, QStringLiteral("blp2-bgra"),
                              [](ConversionOptions &options) { options.mips = MipSource::None; });
    QCOMPARE(none->result.levels.size(), std::size_t(1));
    const auto blocks = convert(kept->result, QStringLiteral("dds-dxt1"));
    QCOMPARE(redAt(*blocks, 1), 0);
    // Existing compressed levels stay; those added are of the same kind.
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
    // One grey between the two available: all texels the same without dithering, a mix in the right ratio with it.
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

SINEW_GUILESS_TEST(tst_image_encode, TestImageEncode)

} // namespace tst_image_encode
#include "tst_image_encode.moc"
