// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/jpeg_decoder.h"
#include "core/image/codecs/qt_image_codec.h"
#include "core/image/codecs/tiff_decoder.h"
#include "image_test.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QImage>
#include <QList>
#include <QTemporaryDir>

#include <cstdio>
#include <functional>

#include <jpeglib.h>

#include <memory>

#include <tiffio.h>

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

struct TiffKind
{
    std::uint16_t compression = COMPRESSION_LZW, photometric = PHOTOMETRIC_RGB, bits = 8;
    std::uint16_t planar = PLANARCONFIG_CONTIG, alpha = EXTRASAMPLE_UNSPECIFIED; ///< unspecified: none
    std::uint32_t stripRows = 0, tileSide = 0;                                   ///< 0: one strip for all
    std::uint16_t format = SAMPLEFORMAT_UINT;
};

} // namespace tst_large_images

Q_DECLARE_METATYPE(tst_large_images::Script)
Q_DECLARE_METATYPE(tst_large_images::TiffKind)

namespace tst_large_images {

/// Writes samples as `sample(x, y, channel)`, 0 to 255. `isStriped`: all rows are the same.
QByteArray tiffOf(int width, int height, const TiffKind &kind, const std::function<int(int, int, int)> &sample,
                  bool isStriped = false)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.tif"));
    TIFF *const tiff = TIFFOpen(path.toUtf8().constData(), "w");
    const int colours = kind.photometric == PHOTOMETRIC_RGB || kind.photometric == PHOTOMETRIC_YCBCR ? 3
                        : kind.photometric == PHOTOMETRIC_SEPARATED                                  ? 4
                                                                                                     : 1;
    const int samples = colours + (kind.alpha != EXTRASAMPLE_UNSPECIFIED ? 1 : 0);
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, width);
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, height);
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, samples);
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, kind.bits);
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, kind.format);
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, kind.compression);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, kind.photometric);
    TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, kind.planar);
    if (kind.alpha != EXTRASAMPLE_UNSPECIFIED)
        TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, 1, &kind.alpha);
    if (kind.photometric == PHOTOMETRIC_PALETTE) {
        std::vector<std::uint16_t> map(256);
        for (int i = 0; i < 256; ++i)
            map[std::size_t(i)] = std::uint16_t(i * 257);
        TIFFSetField(tiff, TIFFTAG_COLORMAP, map.data(), map.data(), map.data());
    }
    if (kind.photometric == PHOTOMETRIC_YCBCR && kind.compression == COMPRESSION_JPEG)
        TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
    else if (kind.photometric == PHOTOMETRIC_YCBCR)
        TIFFSetField(tiff, TIFFTAG_YCBCRSUBSAMPLING, 1, 1);
    if (kind.tileSide > 0) {
        TIFFSetField(tiff, TIFFTAG_TILEWIDTH, kind.tileSide);
        TIFFSetField(tiff, TIFFTAG_TILELENGTH, kind.tileSide);
    } else {
        TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, kind.stripRows > 0 ? int(kind.stripRows) : height);
    }
    const auto write = [&](QByteArray &out, int x, int y, int channel) {
        const int value = x < width && y < height ? sample(x, y, channel) : 0;
        if (kind.format == SAMPLEFORMAT_IEEEFP)
            put<float>(out, {float(value) / 255});
        else if (kind.bits == 16)
            put<std::uint16_t>(out, {std::uint16_t(value * 257)});
        else
            out += char(value);
    };
    const int planes = kind.planar == PLANARCONFIG_CONTIG ? 1 : samples;
    const int side = int(kind.tileSide);
    for (int plane = 0; plane < planes; ++plane) {
        const auto writeRow = [&](QByteArray &out, int left, int columns, int y) {
            if (kind.bits == 1)
                for (int x = left; x < left + columns; x += 8) {
                    int byte = 0;
                    for (int bit = 0; bit < 8; ++bit)
                        byte |= x + bit < width && sample(x + bit, y, 0) > 127 ? 0x80 >> bit : 0;
                    out += char(byte);
                }
            else
                for (int x = left; x < left + columns; ++x)
                    for (int channel = planes > 1 ? plane : 0; channel < (planes > 1 ? plane + 1 : samples); ++channel)
                        write(out, x, y, channel);
        };
        QByteArray row, buffer;
        QList<QByteArray> tiles;
        if (side == 0)
            for (int y = 0; y < height; ++y) {
                if (y == 0 || !isStriped)
                    row.clear();
                if (row.isEmpty())
                    writeRow(row, 0, width, y);
                buffer = row; // libtiff may change what it is given
                TIFFWriteScanline(tiff, buffer.data(), std::uint32_t(y), std::uint16_t(plane));
            }
        else
            for (int top = 0; top < height; top += side)
                for (int left = 0; left < width; left += side) {
                    if (isStriped && top > 0 && top + side <= height && left + side <= width) {
                        buffer = tiles[left / side];
                        TIFFWriteTile(tiff, buffer.data(), std::uint32_t(left), std::uint32_t(top), 0,
                                      std::uint16_t(plane));
                        continue;
                    }
                    QByteArray tile;
                    for (int y = top; y < top + side; ++y)
                        writeRow(tile, left, side, y);
                    if (top == 0)
                        tiles.append(tile);
                    TIFFWriteTile(tiff, tile.data(), std::uint32_t(left), std::uint32_t(top), 0, std::uint16_t(plane));
                }
    }
    TIFFClose(tiff);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

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
    void tiffKinds_data();
    void tiffKinds();
    void largeTiffs_data();
    void largeTiffs();
    void tiffsThatCanNot_data();
    void tiffsThatCanNot();
    void tiffCutOff();
    void tiffOfImpossibleTiles();

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

void TestLargeImages::tiffKinds_data()
{
    QTest::addColumn<TiffKind>("kind");
    QTest::newRow("strips") << TiffKind{.stripRows = 7};
    QTest::newRow("one strip") << TiffKind{};
    QTest::newRow("deflate") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE};
    QTest::newRow("uncompressed") << TiffKind{.compression = COMPRESSION_NONE};
    QTest::newRow("tiles") << TiffKind{.tileSide = 16};
    QTest::newRow("planes") << TiffKind{.planar = PLANARCONFIG_SEPARATE};
    QTest::newRow("planes in strips") << TiffKind{.planar = PLANARCONFIG_SEPARATE, .stripRows = 5};
    QTest::newRow("planes in tiles") << TiffKind{.planar = PLANARCONFIG_SEPARATE, .tileSide = 16};
    QTest::newRow("16 bits") << TiffKind{.bits = 16};
    QTest::newRow("planes of 16 bits") << TiffKind{.bits = 16, .planar = PLANARCONFIG_SEPARATE};
    QTest::newRow("grey") << TiffKind{.photometric = PHOTOMETRIC_MINISBLACK};
    QTest::newRow("grey, white is zero") << TiffKind{.photometric = PHOTOMETRIC_MINISWHITE};
    QTest::newRow("1 bit") << TiffKind{.photometric = PHOTOMETRIC_MINISBLACK, .bits = 1};
    QTest::newRow("fax") << TiffKind{
        .compression = COMPRESSION_CCITTFAX4, .photometric = PHOTOMETRIC_MINISWHITE, .bits = 1};
    QTest::newRow("table of colours") << TiffKind{.photometric = PHOTOMETRIC_PALETTE};
    QTest::newRow("inks") << TiffKind{.photometric = PHOTOMETRIC_SEPARATED};
    QTest::newRow("alpha") << TiffKind{.alpha = EXTRASAMPLE_UNASSALPHA};
    QTest::newRow("alpha in planes") << TiffKind{.planar = PLANARCONFIG_SEPARATE, .alpha = EXTRASAMPLE_UNASSALPHA};
    QTest::newRow("jpeg") << TiffKind{
        .compression = COMPRESSION_JPEG, .photometric = PHOTOMETRIC_YCBCR, .stripRows = 16};
    QTest::newRow("luma and chroma") << TiffKind{.photometric = PHOTOMETRIC_YCBCR, .stripRows = 7};
}

/// Every kind of TIFF is read as Qt reads it.
void TestLargeImages::tiffKinds()
{
    QFETCH(const TiffKind, kind);
    const auto sample = [](int x, int y, int channel) {
        return channel == 3 ? 128 + x : (channel * 50 + x * 2 + y) % 256;
    };
    const QByteArray file = tiffOf(61, 43, kind, sample);
    TiffKind known = kind; // Qt gets planes of 16 bits wrong
    known.planar = PLANARCONFIG_CONTIG;
    const auto read = decodeTiff(view(file), {1 << 30, false});
    QVERIFY2(bool(read), read ? "" : read.error().text().c_str());
    QVERIFY2(read->warning.empty(), read->warning.c_str());
    QCOMPARE(read->reduction, 1);
    QCOMPARE(read->hasAlpha, kind.alpha != EXTRASAMPLE_UNSPECIFIED);
    const QImage expected =
        QImage::fromData(tiffOf(61, 43, known, sample), "tiff").convertToFormat(QImage::Format_RGBA8888);
    QCOMPARE(QSize(read->width, read->height), expected.size());
    for (int y = 0; y < 43; ++y)
        for (int x = 0; x < 61; ++x) {
            const uchar *theirs = expected.constScanLine(y) + x * 4;
            for (int channel = 0; channel < 4; ++channel) {
                const int ours = quint8(read->rgba[(y * 61 + x) * 4 + channel]);
                QVERIFY2(std::abs(ours - theirs[channel]) <= 2, qPrintable(QStringLiteral("%1, %2, %3: %4, not %5")
                                                                               .arg(x)
                                                                               .arg(y)
                                                                               .arg(channel)
                                                                               .arg(ours)
                                                                               .arg(theirs[channel])));
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

void TestLargeImages::tiffsThatCanNot_data()
{
    QTest::addColumn<TiffKind>("kind");
    QTest::addColumn<QString>("reason");
    QTest::newRow("one tile") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE, .tileSide = 8192}
                              << QStringLiteral("decoding needs");
    QTest::newRow("floating point") << TiffKind{.compression = COMPRESSION_ADOBE_DEFLATE,
                                                .bits = 32,
                                                .stripRows = 64,
                                                .format = SAMPLEFORMAT_IEEEFP}
                                    << QStringLiteral("32-bit");
}

/// What can't be read in pieces is refused with the reason.
void TestLargeImages::tiffsThatCanNot()
{
    QFETCH(const TiffKind, kind);
    QFETCH(const QString, reason);
    const QByteArray file = tiffOf(
        6500, 6000, kind, [](int, int, int) { return 255; }, true);
    const MemoryLimit limit(std::uint64_t(decodingBudget(std::size_t(file.size()))));
    const auto image = decode(file, {.mayReduce = true});
    QVERIFY(!image);
    QVERIFY2(QString::fromStdString(image.error().text()).contains(reason), image.error().text().c_str());
}

/// The rows before the damage are shown, with a warning.
void TestLargeImages::tiffCutOff()
{
    QByteArray file = tiffOf(64, 64, {.stripRows = 4}, [](int x, int y, int) { return (x * x * 7 + y * 13) % 256; });
    QVERIFY(file.size() > 3000);
    for (qsizetype at = file.size() / 2; at < file.size() / 2 + 200; ++at)
        file[at] = '\xff';
    const auto read = decodeTiff(view(file), {1 << 30, false});
    QVERIFY2(bool(read), read ? "" : read.error().text().c_str());
    QVERIFY(!read->warning.empty());
    QCOMPARE(int(quint8(read->rgba[(5 * 64 + 5) * 4])), (25 * 7 + 5 * 13) % 256);
    for (qsizetype length = 0; length < file.size(); length += 37)
        static_cast<void>(decodeTiff(view(file.left(length)), {1 << 30, true}));
}

/// Sizes of tiles are 32 bits each.
void TestLargeImages::tiffOfImpossibleTiles()
{
    QByteArray file = tiffOf(64, 64, {.tileSide = 16}, [](int, int, int) { return 255; });
    int found = 0;
    for (qsizetype at = 8; at + 12 <= file.size(); ++at)
        for (const char tag : {'\x42', '\x43'}) // TileWidth, TileLength
            if (file.mid(at, 2) == QByteArray(1, tag) + '\1' && file.mid(at + 4, 4) == QByteArray("\1\0\0\0", 4)) {
                file.replace(at + 2, 10, QByteArray("\4\0\1\0\0\0\xf0\xff\xff\xff", 10));
                ++found;
            }
    QCOMPARE(found, 2);
    const MemoryLimit limit(std::uint64_t(64) << 20);
    const auto read = decodeTiff(view(file), {decodingBudget(1000), true});
    QVERIFY(!read);
    QVERIFY(!read.error().message.text().empty());
}

SINEW_GUILESS_TEST(tst_large_images, TestLargeImages)

} // namespace tst_large_images

#include "tst_large_images.moc"
