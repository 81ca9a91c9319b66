// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every way to write pictures: the written file is read again and compared with the original picture.

#include "core/image/image_conversion.h"
#include "image_encode_test.h"
#include "image_test.h"
#include "test_pictures.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

namespace tst_image_variants {

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

} // namespace

class TestImageVariants : public ImageEncodeTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addCodecs(); }
    void everyVariant_data();
    void everyVariant();
    void channelFormats();
    void readsAsWhatItIs_data();
    void readsAsWhatItIs();
    void alphaBits_data();
    void alphaBits();
};

void TestImageVariants::everyVariant_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("picture");
    for (const char *column : {"rgb", "alpha", "mipRgb", "mipAlpha"})
        QTest::addColumn<double>(column);
    // DXT1 holds no soft alpha; a separate test covers what happens to it.
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

void TestImageVariants::everyVariant()
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

void TestImageVariants::channelFormats()
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

void TestImageVariants::readsAsWhatItIs_data()
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

void TestImageVariants::readsAsWhatItIs()
{
    QFETCH(QString, variant);
    QFETCH(QString, description);
    QFETCH(QString, suffix);
    QCOMPARE(m_images.writer(variant).variant.suffix, suffix);
    const auto pictures = testPictures();
    const auto result = convert(pictures[1].image, variant);
    QVERIFY2(result, result ? "" : result.error().text().c_str());
    QCOMPARE(QString::fromStdString(result->result.description), description);
    // The registry finds the same codec by the bytes alone, or by the suffix.
    Diagnostics diagnostics;
    const auto again = m_images.decode(FileSet(QStringLiteral("x.") + suffix, result->file), diagnostics);
    QVERIFY(again);
    QCOMPARE(again->description, result->result.description);
    for (const Diagnostic &entry : diagnostics.entries())
        QFAIL(entry.where.text().c_str());
}

void TestImageVariants::alphaBits_data()
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

void TestImageVariants::alphaBits()
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

SINEW_GUILESS_TEST(tst_image_variants, TestImageVariants)

} // namespace tst_image_variants
#include "tst_image_variants.moc"
