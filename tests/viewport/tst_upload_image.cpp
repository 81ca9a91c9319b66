// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "viewport/draw/upload_image.h"

#include <QtTest>

namespace tst_upload_image {

using namespace sinew;

/// What goes to the GPU compressed and what does not.
class TestUploadImage : public QObject
{
    Q_OBJECT

    static DecodedImage blocks(PixelFormat format, bool hasAlpha)
    {
        DecodedImage image;
        image.format = format;
        image.hasAlpha = hasAlpha;
        for (int side = 8; side > 0; side /= 2)
            image.levels.push_back({side, side, QByteArray(levelBytes(format, side, side), '\x11')});
        return image;
    }

private Q_SLOTS:
    void formats_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<bool>("hasAlpha");
        QTest::addColumn<int>("to");
        const auto row = [](const char *name, PixelFormat from, bool hasAlpha, PixelFormat to) {
            QTest::newRow(name) << int(from) << hasAlpha << int(to);
        };
        row("RGBA", PixelFormat::Rgba8, true, PixelFormat::Rgba8);
        row("BC1", PixelFormat::Bc1, true, PixelFormat::Bc1);
        row("BC1 opaque", PixelFormat::Bc1, false, PixelFormat::Bc1);
        row("BC2 opaque", PixelFormat::Bc2, false, PixelFormat::Bc2);
        row("BC3", PixelFormat::Bc3, true, PixelFormat::Bc3);
        row("BC7", PixelFormat::Bc7, true, PixelFormat::Bc7);
        row("BC7 opaque", PixelFormat::Bc7, false, PixelFormat::Rgba8);
        row("BC4", PixelFormat::Bc4, false, PixelFormat::Rgba8);
        row("BC5", PixelFormat::Bc5, false, PixelFormat::Bc5);
        row("BC5 signed", PixelFormat::Bc5Signed, false, PixelFormat::Rgba8);
    }

    void formats()
    {
        QFETCH(int, from);
        QFETCH(bool, hasAlpha);
        QFETCH(int, to);
        const DecodedImage image = blocks(PixelFormat(from), hasAlpha);
        const DecodedImage sent = imageForUpload(image, {.s3tc = true, .bptc = true});
        QCOMPARE(int(sent.format), to);
        QCOMPARE(sent.hasAlpha, hasAlpha);
        QCOMPARE(sent.levels.size(), image.levels.size());
        for (int level = 0; level < int(sent.levels.size()); ++level)
            QCOMPARE(toQImage(sent, level), toQImage(image, level));
        if (image.format != PixelFormat::Bc5)
            QCOMPARE(imageForUpload(image, {}).format, PixelFormat::Rgba8);
    }

    void opaqueBlocksKeepTheirColours()
    {
        for (const PixelFormat format : {PixelFormat::Bc2, PixelFormat::Bc3}) {
            const DecodedImage image = blocks(format, false);
            DecodedImage sent = imageForUpload(image, {.s3tc = true});
            sent.hasAlpha = true; // look at the alpha of the blocks themselves
            for (int level = 0; level < int(sent.levels.size()); ++level)
                QCOMPARE(toQImage(sent, level), toQImage(image, level));
        }
    }
};

SINEW_GUILESS_TEST(tst_upload_image, TestUploadImage)

} // namespace tst_upload_image
#include "tst_upload_image.moc"
