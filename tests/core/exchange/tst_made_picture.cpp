// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/made_picture.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_made_picture {

using namespace sinew;

/// One texel.
std::shared_ptr<const DecodedImage> texel(int r, int g, int b, int a)
{
    auto image = std::make_shared<DecodedImage>();
    image->hasAlpha = a != 255;
    const char bytes[4] = {char(r), char(g), char(b), char(a)};
    image->levels.push_back({1, 1, QByteArray(bytes, 4)});
    return image;
}

CreatedTexture copy(std::int32_t row)
{
    CreatedTexture texture;
    for (std::uint8_t channel = 0; channel < 4; ++channel)
        texture.channels[channel].factors = {{row, channel, false}};
    return texture;
}

QList<int> bytesOf(const std::shared_ptr<const DecodedImage> &image)
{
    QList<int> bytes;
    if (image)
        for (const char byte : image->levels[0].bytes)
            bytes += uchar(byte);
    return bytes;
}

class TestMadePicture : public QObject
{
    Q_OBJECT

    PictureOfRow m_pictures = [](std::int32_t row) -> std::shared_ptr<const DecodedImage> {
        return row == 0 ? texel(200, 100, 50, 128) : row == 1 ? texel(10, 20, 30, 51) : nullptr;
    };

private Q_SLOTS:
    /// With its levels and blocks.
    void copiesAreTheSourceItself()
    {
        const auto source = texel(1, 2, 3, 4);
        QVERIFY(isCopy(copy(0)));
        QCOMPARE(madePicture(copy(0), [&](std::int32_t) { return source; }), source);
    }

    void opaque()
    {
        CreatedTexture texture = copy(0);
        texture.channels[3] = {{}, 0, 1};
        QVERIFY(!isCopy(texture));
        QCOMPARE(bytesOf(madePicture(texture, m_pictures)), QList<int>({200, 100, 50, 255}));
    }

    /// T2.a · (1 − T1.a): 51 · 127 / 255 = 25.4.
    void masked()
    {
        CreatedTexture texture = copy(1);
        texture.channels[3].factors.push_back({0, 3, true});
        QCOMPARE(bytesOf(madePicture(texture, m_pictures)), QList<int>({10, 20, 30, 25}));
    }

    /// Colour / opacity up to 1, and what is above it: 200 − 128, 0, 0.
    void dividedAndAbove()
    {
        CreatedTexture texture = copy(0);
        texture.colour = CreatedTexture::DividedByAlpha;
        // 200 / 128 > 1; 100 · 255 / 128 = 199.2; 50 · 255 / 128 = 99.6.
        QCOMPARE(bytesOf(madePicture(texture, m_pictures)), QList<int>({255, 199, 100, 128}));
        texture.colour = CreatedTexture::AboveAlpha;
        QCOMPARE(bytesOf(madePicture(texture, m_pictures)), QList<int>({72, 0, 0, 255}));
    }

    void channelsOfOthers()
    {
        CreatedTexture texture = copy(0);
        texture.channels[0] = {{{1, 2, false}}, 2, 0.1f}; // 2 · 30 + 25.5
        texture.channels[1] = {{{1, 0, true}}, 1, 0};
        QCOMPARE(bytesOf(madePicture(texture, m_pictures)), QList<int>({86, 245, 50, 128}));
    }

    /// The border stays where it is: what was drawn from 224 on is drawn from 191.25 on, in any byte.
    void movedThreshold()
    {
        CreatedTexture texture = copy(0);
        texture.cutFrom = 224.f / 255;
        texture.cutTo = 0.75f;
        for (int alpha = 0; alpha < 256; ++alpha) {
            const auto made = madePicture(texture, [&](std::int32_t) { return texel(1, 2, 3, alpha); });
            const int now = bytesOf(made)[3];
            QCOMPARE(now / 255. >= 0.75, alpha >= 224);
        }
        const auto full = madePicture(texture, [&](std::int32_t) { return texel(1, 2, 3, 255); });
        QCOMPARE(bytesOf(full)[3], 255);
    }

    void missingPictures()
    {
        QCOMPARE(madePicture(copy(7), m_pictures), nullptr);
        CreatedTexture texture = copy(0);
        texture.channels[3].factors.push_back({7, 3, false}); // counts as white
        QCOMPARE(bytesOf(madePicture(texture, m_pictures)), QList<int>({200, 100, 50, 128}));
    }

    /// Constants only: one block of them.
    void solid()
    {
        CreatedTexture texture;
        texture.channels = {{{{}, 0, 1}, {{}, 0, 0.5f}, {{}, 0, 0}, {{}, 0, 0}}};
        const auto made = madePicture(texture, m_pictures);
        QVERIFY(made);
        QCOMPARE(made->width(), 4);
        QCOMPARE(made->height(), 4);
        QVERIFY(made->hasAlpha);
        QCOMPARE(bytesOf(made).last(4), QList<int>({255, 128, 0, 0}));
    }

    /// x from alpha, from red where there is none; z makes the length 1: (192 − 128) / 127 = 0.504, y = 0, z = 0.864.
    void normals()
    {
        CreatedTexture texture;
        texture.usage = TextureUsage::Normal;
        texture.channels[0].factors = {{0, PictureFactor::alphaOrRed, false}};
        texture.channels[1].factors = {{0, 1, false}};
        texture.channels[3] = {{}, 0, 1};
        const auto from = [&](int r, int g, int b, int alpha) {
            return bytesOf(madePicture(texture, [=](std::int32_t) { return texel(r, g, b, alpha); }));
        };
        QCOMPARE(from(1, 128, 2, 192), QList<int>({192, 128, 238, 255}));
        QCOMPARE(from(192, 128, 2, 255), QList<int>({192, 128, 238, 255}));
        QCOMPARE(from(1, 255, 2, 254), QList<int>({254, 255, 128, 255})); // longer than 1
    }

    void differentSizes()
    {
        auto large = std::make_shared<DecodedImage>();
        large->levels.push_back({4, 2, QByteArray(32, '\x40')});
        large->hasAlpha = true;
        CreatedTexture texture = copy(0);
        texture.channels[3].factors = {{1, 3, false}};
        const auto made = madePicture(texture, [&](std::int32_t row) -> std::shared_ptr<const DecodedImage> {
            return row == 0 ? texel(200, 100, 50, 255) : std::shared_ptr<const DecodedImage>(large);
        });
        QCOMPARE(made->width(), 4);
        QCOMPARE(made->height(), 2);
        QCOMPARE(bytesOf(made).first(4), QList<int>({200, 100, 50, 0x40}));
    }
};

SINEW_GUILESS_TEST(tst_made_picture, TestMadePicture)

} // namespace tst_made_picture

#include "tst_made_picture.moc"
