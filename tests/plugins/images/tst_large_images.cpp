// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/jpeg_decoder.h"
#include "core/image/codecs/qt_image_codec.h"
#include "image_test.h"
#include "tests/support/test_program.h"
#include "tiff_maker.h"

#include <cstdio>
#include <functional>

#include <jpeglib.h>

#include <vector>

namespace tst_large_images {

using namespace sinew;
using namespace imagetest;

/// Left half, right half.
constexpr QRgb leftColour = qRgb(200, 100, 50), rightColour = qRgb(20, 60, 180);

/// A JPEG of two halves. `script`: the scans to write; empty: one scan.
QByteArray jpegOf(int width, int height, const std::function<void(jpeg_compress_struct &)> &script)
{
    jpeg_compress_struct info{};
    jpeg_error_mgr errors{};
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char *bytes = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&info, &bytes, &size);
    info.image_width = JDIMENSION(width);
    info.image_height = JDIMENSION(height);
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, 90, TRUE);
    script(info);
    jpeg_start_compress(&info, TRUE);
    std::vector<unsigned char> row;
    for (int x = 0; x < width; ++x) {
        const QRgb colour = x < width / 2 ? leftColour : rightColour;
        for (const int channel : {qRed(colour), qGreen(colour), qBlue(colour)})
            row.push_back(static_cast<unsigned char>(channel));
    }
    JSAMPROW rows = row.data();
    for (int y = 0; y < height; ++y)
        jpeg_write_scanlines(&info, &rows, 1);
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    const QByteArray result(reinterpret_cast<const char *>(bytes), qsizetype(size));
    std::free(bytes);
    return result;
}

using Script = void (*)(jpeg_compress_struct &);

void progressive(jpeg_compress_struct &info)
{
    jpeg_simple_progression(&info);
}

void progressiveFull(jpeg_compress_struct &info)
{
    for (int i = 0; i < info.num_components; ++i)
        info.comp_info[i].h_samp_factor = info.comp_info[i].v_samp_factor = 1;
    jpeg_simple_progression(&info);
}

void arithmetic(jpeg_compress_struct &info)
{
    info.arith_code = TRUE;
    jpeg_simple_progression(&info);
}

/// Each component in a scan of its own, without refinement.
void oneAfterTheOther(jpeg_compress_struct &info)
{
    static const jpeg_scan_info scans[] = {{1, {0}, 0, 63, 0, 0}, {1, {1}, 0, 63, 0, 0}, {1, {2}, 0, 63, 0, 0}};
    info.scan_info = scans;
    info.num_scans = 3;
}

} // namespace tst_large_images

Q_DECLARE_METATYPE(tst_large_images::Script)

namespace tst_large_images {

/// Pictures that take more memory than their files justify: smaller, never missing, and within that memory.
class TestLargeImages : public CodecTest
{
    Q_OBJECT

public:
    TestLargeImages() : CodecTest(createQtImageCodec()) {}

private Q_SLOTS:
    void jpegs_data();
    void jpegs();
    void averagesAreExact();
    void largeTiffs_data();
    void largeTiffs();

private:
    void decodesWithinBudget(const QByteArray &file, QSize size, int reduction, QColor left, QColor right);
};

void TestLargeImages::decodesWithinBudget(const QByteArray &file, QSize size, int reduction, QColor left, QColor right)
{
    QVERIFY(!file.isEmpty());
    Diagnostics diagnostics;
    const auto whole = m_codec->decode(FileSet(QStringLiteral("x"), file), {}, diagnostics);
    QVERIFY(!whole);
    QVERIFY2(whole.error().message.text().find("decoding needs") != std::string::npos,
             whole.error().message.text().c_str());
    const MemoryLimit limit(std::uint64_t(decodingBudget(std::size_t(file.size()))) + (8 << 20));
    const auto image = m_codec->decode(FileSet(QStringLiteral("x"), file), {.mayReduce = true}, diagnostics);
    QVERIFY2(bool(image), image ? "" : image.error().text().c_str());
    QVERIFY(diagnostics.entries().empty());
    QCOMPARE(image->reduction, reduction);
    QCOMPARE(QSize(image->width(), image->height()),
             QSize((size.width() + reduction - 1) / reduction, (size.height() + reduction - 1) / reduction));
    const ImageLevel &level = image->levels.front();
    for (const int y : {0, level.height / 2, level.height - 1})
        for (const int x : {0, level.width / 2 - 3, level.width / 2 + 3, level.width - 1}) {
            const auto *texel = reinterpret_cast<const unsigned char *>(level.bytes.constData()) +
                                (std::size_t(y) * std::size_t(level.width) + std::size_t(x)) * 4;
            const QColor expected = x < level.width / 2 ? left : right;
            QVERIFY2(std::abs(texel[0] - expected.red()) < 8 && std::abs(texel[1] - expected.green()) < 8 &&
                         std::abs(texel[2] - expected.blue()) < 8 && texel[3] == 255,
                     qPrintable(QStringLiteral("%1, %2: %3 %4 %5 %6")
                                    .arg(x)
                                    .arg(y)
                                    .arg(texel[0])
                                    .arg(texel[1])
                                    .arg(texel[2])
                                    .arg(texel[3])));
        }
}

void TestLargeImages::jpegs_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("reduction");
    QTest::newRow("progressive") << QSize(9000, 7000) << Script(progressive) << 8;
    QTest::newRow("progressive, without subsampling") << QSize(16384, 4100) << Script(progressiveFull) << 8;
    QTest::newRow("progressive, narrow") << QSize(16381, 5003) << Script(progressive) << 8;
    QTest::newRow("progressive, arithmetic coding") << QSize(9000, 7000) << Script(arithmetic) << 8;
    QTest::newRow("components one after the other") << QSize(9000, 7000) << Script(oneAfterTheOther) << 2;
    QTest::newRow("components one after the other, larger") << QSize(10400, 10400) << Script(oneAfterTheOther) << 4;
}

void TestLargeImages::jpegs()
{
    QFETCH(const QSize, size);
    QFETCH(const Script, script);
    QFETCH(const int, reduction);
    const QByteArray file = jpegOf(size.width(), size.height(), script);
    decodesWithinBudget(file, size, reduction, QColor(leftColour), QColor(rightColour));
}

/// What is read of an over-large progressive picture is what an eighth of it is when all of it is read.
void TestLargeImages::averagesAreExact()
{
    for (const Script script : {Script(progressive), Script(progressiveFull), Script(arithmetic)}) {
        const QByteArray file = jpegOf(1043, 517, script);
        const std::int64_t pixels = 131 * 65 * 4;
        const auto smaller = [&](std::int64_t peak) {
            return decodeJpeg(view(file), {}, JpegChannels::Cmyk, {peak, true});
        };
        const auto averages = smaller(pixels + (400 << 10));
        QVERIFY2(bool(averages), averages ? "" : averages.error().text().c_str());
        QCOMPARE(averages->reduction, 8);
        QCOMPARE(QSize(averages->width, averages->height), QSize(131, 65));
        QVERIFY(averages->warning.empty());
        const auto whole = decodeJpeg(view(file), {}, JpegChannels::Cmyk, {1 << 30, true});
        QVERIFY(bool(whole));
        QCOMPARE(whole->reduction, 1);
        for (int y = 0; y < 64; ++y)
            for (int x = 1; x < 130; ++x) {
                if (std::abs(x - 65) <= 2) // where the halves meet
                    continue;
                for (int channel = 0; channel < 3; ++channel) {
                    int sum = 0;
                    for (int i = 0; i < 64; ++i)
                        sum += quint8(whole->rgba[((y * 8 + i / 8) * 1043 + x * 8 + i % 8) * 4 + channel]);
                    const int ours = quint8(averages->rgba[(y * 131 + x) * 4 + channel]);
                    QVERIFY2(std::abs(ours - sum / 64) <= 3, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                }
            }
    }
}

void TestLargeImages::largeTiffs_data()
{
    QTest::addColumn<TiffKind>("kind");
    QTest::newRow("one strip") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE};
    QTest::newRow("strips") << TiffKind{.stripRows = 64};
    QTest::newRow("tiles") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE, .tileSide = 256};
    QTest::newRow("planes") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE, .planar = PLANARCONFIG_SEPARATE};
    QTest::newRow("16 bits") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE, .bits = 16};
}

void TestLargeImages::largeTiffs()
{
    QFETCH(const TiffKind, kind);
    const QSize size(6500, 6001);
    const QByteArray file = tiffOf(
        size.width(), size.height(), kind,
        [&](int x, int, int channel) {
            const QRgb colour = x < size.width() / 2 ? leftColour : rightColour;
            return channel == 0 ? qRed(colour) : channel == 1 ? qGreen(colour) : qBlue(colour);
        },
        true);
    decodesWithinBudget(file, size, 2, QColor(leftColour), QColor(rightColour));
}

SINEW_GUILESS_TEST(tst_large_images, TestLargeImages)

} // namespace tst_large_images

#include "tst_large_images.moc"
