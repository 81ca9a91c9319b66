// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "blp_maker.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "tests/support/test_program.h"

namespace tst_blp_jpeg {

using namespace sinew;
using namespace imagetest;

/// JPEG pictures in BLP1.
class TestBlpJpeg : public CodecTest
{
    Q_OBJECT

public:
    TestBlpJpeg() : CodecTest(createBlpCodec()) {}

private Q_SLOTS:
    void jpegIsRawBgra();
    void jpegWithoutAlpha();
    void jpegSharedHeaderAndMips();
    void jpegSizes();
    void greyJpeg();
    void tooManyScans();
};

void TestBlpJpeg::jpegIsRawBgra()
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

void TestBlpJpeg::jpegWithoutAlpha()
{
    const auto image = decode(blp1(0, 0, 16, 8, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo)}}));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QCOMPARE(std::uint8_t(image->levels[0].bytes[3]), std::uint8_t(255));
    QVERIFY(near(toQImage(*image), 8, 0, 90, 20, 250, 255));
}

void TestBlpJpeg::jpegSharedHeaderAndMips()
{
    const auto image = decode(sharedJpegs(16, 16, jpeg(16, 16, bgraOne, bgraTwo), jpeg(8, 8, bgraTwo, bgraTwo)));
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(image->levels.size(), std::size_t(2));
    QCOMPARE(toQImage(*image, 1).size(), QSize(8, 8));
    QVERIFY(near(toQImage(*image, 0), 0, 15, 60, 200, 10, 128));
    QVERIFY(near(toQImage(*image, 1), 7, 7, 90, 20, 250, 40));
}

void TestBlpJpeg::jpegSizes()
{
    // Rounded up to whole blocks: cropped without a message.
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

    // A mip level of the wrong size: the chain ends before it.
    image = decode(
        blp1(0, 8, 16, 16, noSharedHeader(), {{jpeg(16, 16, bgraOne, bgraTwo)}, {jpeg(4, 4, bgraOne, bgraOne)}}));
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
}

void TestBlpJpeg::greyJpeg()
{
    const auto image = decode(blp1(0, 8, 16, 8, noSharedHeader(), {{jpeg(16, 8, {50}, {180}, Plain, 1)}}));
    QVERIFY(image);
    QVERIFY(!image->hasAlpha);
    QVERIFY(near(toQImage(*image), 0, 0, 50, 50, 50, 255));
    QVERIFY(near(toQImage(*image), 15, 0, 180, 180, 180, 255));
}

void TestBlpJpeg::tooManyScans()
{
    const auto image = decode(blp1(0, 8, 16, 8, noSharedHeader(), {{jpeg(16, 8, bgraOne, bgraTwo, ManyScans)}}));
    QVERIFY(!image);
    QCOMPARE(image.error().message.text(), std::string("level 0: JPEG: more than 64 scans"));
}

SINEW_GUILESS_TEST(tst_blp_jpeg, TestBlpJpeg)

} // namespace tst_blp_jpeg
#include "tst_blp_jpeg.moc"
