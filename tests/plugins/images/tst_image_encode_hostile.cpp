// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Options and pictures that can't become a file, and files that are damaged afterwards.

#include "core/image/image_conversion.h"
#include "image_encode_test.h"
#include "image_test.h"
#include "test_pictures.h"
#include "tests/support/test_program.h"

namespace tst_image_encode_hostile {

using namespace sinew;
using namespace imagetest;

class TestImageEncodeHostile : public ImageEncodeTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addCodecs(); }
    void hostileOptions_data();
    void hostileOptions();
    void hostilePictures();
    void cancels();
    void damagedResultsAreSurvived_data();
    void damagedResultsAreSurvived();
};

void TestImageEncodeHostile::hostileOptions_data()
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

void TestImageEncodeHostile::hostileOptions()
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

void TestImageEncodeHostile::hostilePictures()
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

void TestImageEncodeHostile::cancels()
{
    const std::atomic_bool cancelled = true;
    const auto result = convert(testPictures()[0].image, QStringLiteral("dds-dxt5"),
                                [&](ConversionOptions &options) { options.encode.cancelled = &cancelled; });
    QVERIFY(!result);
    QCOMPARE(result.error().message.text(), std::string("cancelled"));
}

void TestImageEncodeHostile::damagedResultsAreSurvived_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *variant : {"blp1-jpeg", "blp1-palette", "blp2-dxt1", "dds-bc5", "tga"})
        QTest::newRow(variant) << QString::fromLatin1(variant);
}

void TestImageEncodeHostile::damagedResultsAreSurvived()
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

SINEW_GUILESS_TEST(tst_image_encode_hostile, TestImageEncodeHostile)

} // namespace tst_image_encode_hostile
#include "tst_image_encode_hostile.moc"
