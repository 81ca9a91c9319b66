// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Smaller pictures: values are worked out by hand from the sRGB curve and the geometry.

#include "core/image/linear_image.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <utility>

namespace tst_mip_chain {

using namespace sinew;

namespace {

ImageLevel levelOf(int width, int height, std::initializer_list<std::uint32_t> rgba)
{
    ImageLevel level{width, height, {}};
    for (const std::uint32_t texel : rgba)
        for (int shift = 24; shift >= 0; shift -= 8)
            level.bytes.append(char(texel >> shift));
    return level;
}

ImageLevel filled(int width, int height, std::uint32_t rgba)
{
    ImageLevel level{width, height, {}};
    for (int i = 0; i < width * height; ++i)
        level.bytes += levelOf(1, 1, {rgba}).bytes;
    return level;
}

QString hex(const ImageLevel &level)
{
    return QString::fromLatin1(level.bytes.toHex());
}

int alphaAt(const ImageLevel &level, int texel)
{
    return std::uint8_t(level.bytes[texel * 4 + 3]);
}

} // namespace

class TestMipChain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void srgbIsExact();
    void checkerIsLight();
    void alphaWeighsColours();
    void transparentKeepsItsColour();
    void dataIsAveragedAsNumbers();
    void normalsStayUnitVectors();
    void normalsInAlphaAndGreen();
    void oddSizesCoverAll();
    void chainEndsAtOneTexel_data();
    void chainEndsAtOneTexel();
    void kaiserIsSharperAndKeepsTheMean();
    void enlargesSmoothly();
    void coverageIsKept();
    void coverageMovesAsLittleAsItCan();
    void coverageOfNothingAndAll();
    void meaningFollowsNames_data();
    void meaningFollowsNames();
};

void TestMipChain::srgbIsExact()
{
    // IEC 61966-2-1: 188 is the nearest to half the light, 55 to 0.0382 of it (0.0382 = ((55/255 + 0.055)
    // / 1.055)^2.4).
    QCOMPARE(linearToSrgb(0.5f), std::uint8_t(188));
    QVERIFY(std::abs(srgbToLinear(55) - 0.0382f) < 1e-4f);
    QCOMPARE(srgbToLinear(0), 0.f);
    QCOMPARE(srgbToLinear(255), 1.f);
    for (int value = 0; value < 256; ++value)
        QCOMPARE(int(linearToSrgb(srgbToLinear(std::uint8_t(value)))), value);
    QCOMPARE(linearToSrgb(-1), std::uint8_t(0));
    QCOMPARE(linearToSrgb(2), std::uint8_t(255));
}

void TestMipChain::checkerIsLight()
{
    const ImageLevel checker = levelOf(2, 2, {0x000000ff, 0xffffffff, 0xffffffff, 0x000000ff});
    const auto levels = levelsBelow(checker, {});
    QCOMPARE(levels.size(), std::size_t(1));
    QCOMPARE(hex(levels[0]), QStringLiteral("bcbcbcff")); // 188
    // A quarter of the light: 0.25 → 1.055 · 0.25^(1/2.4) − 0.055 = 0.5371 → 137
    QCOMPARE(hex(levelsBelow(levelOf(2, 2, {0x000000ff, 0xffffffff, 0x000000ff, 0x000000ff}), {})[0]),
             QStringLiteral("898989ff"));
}

void TestMipChain::alphaWeighsColours()
{
    // The transparent green must not bleed; alpha is a plain mean: (255 + 255 + 0 + 0) / 4 = 127.5 → 128.
    const ImageLevel leaf = levelOf(2, 2, {0xff0000ff, 0xff0000ff, 0x00ff0000, 0x00ff0000});
    QCOMPARE(hex(levelsBelow(leaf, {})[0]), QStringLiteral("ff000080"));
    // Weights 3 to 1 of light 1 and 0: 0.75 → 1.055 · 0.75^(1/2.4) − 0.055 = 0.8808 → 225; alpha (255+85)/2 = 170.
    QCOMPARE(hex(levelsBelow(levelOf(2, 1, {0xffffffff, 0x00000055}), {})[0]), QStringLiteral("e1e1e1aa"));
}

void TestMipChain::transparentKeepsItsColour()
{
    QCOMPARE(hex(levelsBelow(filled(2, 2, 0x40608000), {})[0]), QStringLiteral("40608000"));
}

void TestMipChain::dataIsAveragedAsNumbers()
{
    const ImageLevel orm = levelOf(2, 1, {0x00ff40ff, 0xff004000});
    QCOMPARE(hex(levelsBelow(orm, {.meaning = TextureUsage::Data})[0]), QStringLiteral("80804080"));
}

void TestMipChain::normalsStayUnitVectors()
{
    // (±0.6, 0, 0.8) average to straight up, which a plain mean would leave at a length of 0.8: blue 230 instead of
    // 255. ±0.6 is 0.8 · 255 = 204 and 0.2 · 255 = 51; 0.8 is 229.5 → 230.
    const ImageLevel ridge = levelOf(2, 1, {0xcc80e6ff, 0x3380e6ff});
    QCOMPARE(hex(levelsBelow(ridge, {.meaning = TextureUsage::Normal})[0]), QStringLiteral("8080ffff"));
    // A flat map stays flat through all levels.
    for (const ImageLevel &level : levelsBelow(filled(8, 4, 0x8080ffff), {.meaning = TextureUsage::Normal}))
        QCOMPARE(level.bytes, filled(level.width, level.height, 0x8080ffff).bytes);
    // Opposite vectors have no mean.
    const ImageLevel opposite = levelOf(2, 1, {0xff8080ff, 0x008080ff});
    QCOMPARE(levelsBelow(opposite, {.meaning = TextureUsage::Normal})[0].bytes.size(), 4);
}

void TestMipChain::normalsInAlphaAndGreen()
{
    // (0.6, 0, 0.8) and (0, 0, 1): (0.3, 0, 0.9) of length 0.9487, so x = 0.3162 → 167.8; red and blue as they are.
    const ImageLevel slope = levelOf(2, 1, {0x118022cc, 0x11802280});
    const ImageLevel result = levelsBelow(slope, {.meaning = TextureUsage::NormalAlphaGreen})[0];
    QCOMPARE(hex(result), QStringLiteral("118022a8"));
}

void TestMipChain::oddSizesCoverAll()
{
    // 3 → 1: every texel counts a third. 5 → 2: the middle one counts half for each: (2 + 0.5) / 2.5 of white.
    QCOMPARE(hex(levelsBelow(levelOf(3, 1, {0xff, 0x000000ff, 0x5a5a5aff}), {.meaning = TextureUsage::Data})[0]),
             QStringLiteral("1e1e1eff"));
    const ImageLevel five = levelOf(5, 1, {0x000000ff, 0x000000ff, 0x646464ff, 0xc8c8c8ff, 0xc8c8c8ff});
    // (0 + 0 + 50) / 2.5 = 20 and (50 + 200 + 200) / 2.5 = 180
    QCOMPARE(hex(levelsBelow(five, {.meaning = TextureUsage::Data})[0]), QStringLiteral("141414ffb4b4b4ff"));
}

void TestMipChain::chainEndsAtOneTexel_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QList<QSize>>("below");
    QTest::newRow("1x1") << QSize(1, 1) << QList<QSize>{};
    QTest::newRow("4x4") << QSize(4, 4) << QList<QSize>{{2, 2}, {1, 1}};
    QTest::newRow("8x2") << QSize(8, 2) << QList<QSize>{{4, 1}, {2, 1}, {1, 1}};
    QTest::newRow("1x5") << QSize(1, 5) << QList<QSize>{{1, 2}, {1, 1}};
    QTest::newRow("7x3") << QSize(7, 3) << QList<QSize>{{3, 1}, {1, 1}};
}

void TestMipChain::chainEndsAtOneTexel()
{
    QFETCH(QSize, size);
    QFETCH(QList<QSize>, below);
    for (const MipFilter filter : {MipFilter::Box, MipFilter::Kaiser}) {
        // A single colour stays that colour, whatever the filter does at the edges.
        const auto levels = levelsBelow(filled(size.width(), size.height(), 0x305070c0), {.filter = filter});
        QCOMPARE(levels.size(), std::size_t(below.size()));
        for (std::size_t i = 0; i < levels.size(); ++i) {
            QCOMPARE(QSize(levels[i].width, levels[i].height), below[qsizetype(i)]);
            QCOMPARE(levels[i].bytes, filled(levels[i].width, levels[i].height, 0x305070c0).bytes);
        }
    }
}

void TestMipChain::kaiserIsSharperAndKeepsTheMean()
{
    // A wave of 8 texels survives in the half size; the box weakens it by cos(π/8) = 0.92, the sinc by less.
    constexpr int width = 64;
    ImageLevel wave{width, 1, {}};
    for (int x = 0; x < width; ++x) {
        const int value = int(std::lround(128 + 100 * std::sin((x + 0.5) * 2 * M_PI / 8)));
        wave.bytes +=
            levelOf(1, 1, {std::uint32_t(value) << 24 | std::uint32_t(value) << 16 | std::uint32_t(value) << 8 | 255})
                .bytes;
    }
    const auto middleRange = [](const ImageLevel &level) {
        int least = 255, most = 0, sum = 0;
        for (int x = 8; x < 24; ++x) {
            const int value = std::uint8_t(level.bytes[x * 4]);
            least = std::min(least, value);
            most = std::max(most, value);
            sum += value;
        }
        return std::pair(most - least, sum / 16.0);
    };
    const auto box = middleRange(levelsBelow(wave, {.meaning = TextureUsage::Data})[0]);
    const auto kaiser = middleRange(levelsBelow(wave, {.meaning = TextureUsage::Data, .filter = MipFilter::Kaiser})[0]);
    QVERIFY2(kaiser.first > box.first, qPrintable(QStringLiteral("%1 and %2").arg(kaiser.first).arg(box.first)));
    QVERIFY(std::abs(kaiser.second - 128) < 1.5 && std::abs(box.second - 128) < 1.5);
}

void TestMipChain::enlargesSmoothly()
{
    const ImageLevel ramp = levelOf(4, 1, {0x000000ff, 0x404040ff, 0x808080ff, 0xc0c0c0ff});
    const ImageLevel large = scaled(ramp, 8, 4, {.meaning = TextureUsage::Data});
    QCOMPARE(QSize(large.width, large.height), QSize(8, 4));
    for (int x = 1; x < 8; ++x)
        QVERIFY(std::uint8_t(large.bytes[x * 4]) >= std::uint8_t(large.bytes[x * 4 - 4]));
    QCOMPARE(large.bytes.left(32), large.bytes.mid(96, 32)); // lines are alike
    const ImageLevel same = scaled(ramp, 4, 1, {});
    QCOMPARE(same.bytes, ramp.bytes);
}

void TestMipChain::coverageIsKept()
{
    // Thin blades: one opaque column of four. Averages of 64 would all fail a test at 128.
    ImageLevel blades{64, 64, {}};
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x)
            blades.bytes += levelOf(1, 1, {0x20802000u | (x % 4 == 0 || (x + y) % 16 == 3 ? 255u : 0u)}).bytes;
    const double wanted = alphaCoverage(blades, 128);
    QVERIFY(wanted > 0.25 && wanted < 0.35);
    const auto plain = levelsBelow(blades, {}), kept = levelsBelow(blades, {.coverageThreshold = 128});
    QVERIFY(alphaCoverage(plain[1], 128) < 0.1);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        // Many texels have the same alpha: the result is the best of all possible thresholds.
        double nearest = 1;
        for (int cut = 1; cut <= 256; ++cut)
            nearest = std::min(nearest, std::abs(alphaCoverage(plain[i], cut) - wanted));
        QVERIFY2(std::abs(alphaCoverage(kept[i], 128) - wanted) <= nearest + 1e-9,
                 qPrintable(QStringLiteral("level %1: %2").arg(i + 1).arg(alphaCoverage(kept[i], 128))));
        QCOMPARE(kept[i].bytes.left(3), plain[i].bytes.left(3)); // colours do not change
    }
    // Alphas that all differ allow an exact result: 64 of 256 texels.
    ImageLevel differing{16, 16, {}};
    for (std::uint32_t i = 0; i < 256; ++i)
        differing.bytes += levelOf(1, 1, {i / 2}).bytes;
    setAlphaCoverage(differing, 128, 0.25);
    QCOMPARE(alphaCoverage(differing, 128), 0.25);
}

void TestMipChain::coverageMovesAsLittleAsItCan()
{
    // Two texels of 100 must come up to the threshold, the one of 40 stays below in proportion: 40 · 128 / 100 = 51.
    ImageLevel level = levelOf(4, 1, {200, 100, 100, 40});
    setAlphaCoverage(level, 128, 0.75);
    QCOMPARE(alphaAt(level, 0), 255);
    QCOMPARE(alphaAt(level, 1), 128);
    QCOMPARE(alphaAt(level, 3), 51);
    // What is right already does not change.
    const QByteArray before = level.bytes;
    setAlphaCoverage(level, 128, 0.75);
    QCOMPARE(level.bytes, before);
}

void TestMipChain::coverageOfNothingAndAll()
{
    ImageLevel level = levelOf(2, 1, {200, 0});
    setAlphaCoverage(level, 128, 0);
    QCOMPARE(alphaCoverage(level, 128), 0.0);
    level = levelOf(2, 1, {10, 0});
    setAlphaCoverage(level, 128, 1); // nothing raises 0
    QCOMPARE(alphaCoverage(level, 128), 0.5);
}

void TestMipChain::meaningFollowsNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("hasAlpha");
    QTest::addColumn<int>("meaning");
    const auto row = [](const char *name, bool hasAlpha, TextureUsage meaning) {
        QTest::newRow(name) << QString::fromLatin1(name) << hasAlpha << int(meaning);
    };
    row("Footman_Diffuse.dds", true, TextureUsage::Colour);
    row("Footman_Normal.dds", false, TextureUsage::Normal);
    row("Textures\\Footman_ORM.dds", true, TextureUsage::Data);
    row("Assets/Textures/Marine_norm.dds", true, TextureUsage::NormalAlphaGreen);
    row("Marine_norm.tga", false, TextureUsage::Normal);
    row("Normal.blp", false, TextureUsage::Colour);
    row("x_normal_stand.blp", false, TextureUsage::Colour);
    row("", false, TextureUsage::Colour);
}

void TestMipChain::meaningFollowsNames()
{
    QFETCH(QString, name);
    QFETCH(bool, hasAlpha);
    QFETCH(int, meaning);
    QCOMPARE(int(usageOfName(name, hasAlpha)), meaning);
}

SINEW_GUILESS_TEST(tst_mip_chain, TestMipChain)

} // namespace tst_mip_chain
#include "tst_mip_chain.moc"
