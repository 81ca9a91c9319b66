// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

namespace tst_render_textures {

using namespace sinew;
using namespace sinew::test;

/// How textures are applied to triangles: coordinates, animation, compressed and missing pictures.
class TestRenderTextures : public RenderFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void textureStandsUpright()
    {
        RenderScene scene = test::emptyScene();
        // 4×4 texels: four quarters.
        const QColor a(255, 0, 0), b(0, 255, 0), c(0, 0, 255), d(255, 255, 0);
        m_textures.images["four"] = rgba(4, 4, {a, a, b, b, a, a, b, b, c, c, d, d, c, c, d, d});
        addMaterial(scene, unshaded(addTexture(scene, "four")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-35, 35)), a));
        QVERIFY(near(picture.pixelColor(pixelAt(35, 35)), b));
        QVERIFY(near(picture.pixelColor(pixelAt(-35, -35)), c));
        QVERIFY(near(picture.pixelColor(pixelAt(35, -35)), d));
    }

    void missingTextureShowsChecker()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "Textures\\NoSuchFile.blp")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        const QImage picture = render(scene);
        // Eight cells of ten units: the first two differ, the third is like the first.
        const QColor first = picture.pixelColor(pixelAt(-35, 35)), second = picture.pixelColor(pixelAt(-25, 35));
        QVERIFY(std::abs(first.red() - second.red()) > 20);
        QVERIFY(near(picture.pixelColor(pixelAt(-15, 35)), first));
        // The name is written in white.
        int white = 0;
        for (int y = 66; y < 190; ++y) {
            for (int x = 66; x < 190; ++x)
                white += qGray(picture.pixel(x, y)) > 220;
        }
        QVERIFY(white > 50);
    }

    void missingTexturesOfBlendedLayersAreFaint_data()
    {
        QTest::addColumn<int>("mode");
        for (const FilterMode mode : {FilterMode::Blend, FilterMode::Additive, FilterMode::AddAlpha,
                                      FilterMode::Modulate, FilterMode::Modulate2x})
            QTest::newRow(qPrintable(QString::number(int(mode)))) << int(mode);
    }
    void missingTexturesOfBlendedLayersAreFaint()
    {
        QFETCH(int, mode);
        RenderScene scene = test::emptyScene();
        const QColor behind(100, 120, 140);
        m_textures.images["behind"] = rgba(1, 1, {behind});
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        addMaterial(scene, unshaded(addTexture(scene, "missing"), FilterMode(mode)));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes.push_back(quad(1, -40, -40, 40, 40, 1));
        const QImage picture = render(scene);
        const QColor shown = picture.pixelColor(128, 128);
        QVERIFY(near(shown, behind, 40) && !near(shown, behind, 3));
        QVERIFY(near(picture.pixelColor(pixelAt(-35, 35)), shown)); // no checker
    }

    void noTextureIsWhite()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
        QCOMPARE(m_textures.asked, 0);
    }

    void hiddenMeshesOutliveTheirTextures()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["first"] = rgba(1, 1, {Qt::red});
        m_textures.images["second"] = rgba(1, 1, {Qt::green});
        addMaterial(scene, unshaded(addTexture(scene, "first")));
        scene.meshes.push_back(quad(0, -40, -40, 0, 40, 0));
        scene.meshes.push_back(quad(0, 0, -40, 40, 40, 0));
        QVERIFY(near(render(scene).pixelColor(pixelAt(20, 0)), Qt::red));
        QTest::failOnWarning(QRegularExpression(QStringLiteral("Unknown uniform"))); // Qt 3D: a parameter has no value
        scene.textures[0].path = "second";
        scene.meshes[1].alpha.fallback = 0;
        QVERIFY(near(render(scene).pixelColor(pixelAt(20, 0)), renderBackground));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(near(render(scene).pixelColor(pixelAt(-20, 0)), Qt::green));
        scene.meshes[1].alpha.fallback = 1;
        QVERIFY(near(render(scene).pixelColor(pixelAt(20, 0)), Qt::green));
    }

    void wrapsOrClamps()
    {
        RenderScene scene = test::emptyScene();
        const QColor left(255, 0, 0), right(0, 0, 255);
        m_textures.images["two"] = rgba(4, 1, {left, left, right, right});
        addMaterial(scene, unshaded(addTexture(scene, "two")));
        SceneMesh mesh = quad(0, -40, -40, 40, 40, 0);
        mesh.uvSets[0] = {{0, 1}, {2, 1}, {2, 0}, {0, 0}};
        scene.meshes.push_back(mesh);
        // u = 1.2: red again when wrapped, the last texel when clamped.
        QVERIFY(near(render(scene).pixelColor(pixelAt(8, 0)), right));
        scene.textures[0].wrapU = true;
        QVERIFY(near(render(scene).pixelColor(pixelAt(8, 0)), left));
    }

    void wrapsEachWayByItself()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["two"] = rgba(1, 4, {Qt::red, Qt::red, Qt::blue, Qt::blue});
        addMaterial(scene, unshaded(addTexture(scene, "two")));
        SceneMesh mesh = quad(0, -40, -40, 40, 40, 0);
        mesh.uvSets[0] = {{0, 2}, {1, 2}, {1, 0}, {0, 0}}; // twice downwards
        scene.meshes.push_back(mesh);
        // v = 1.2: red again when wrapped, the last texel when clamped.
        QVERIFY(near(render(scene).pixelColor(pixelAt(0, -8)), Qt::blue));
        scene.textures[0].wrapU = true;
        QVERIFY(near(render(scene).pixelColor(pixelAt(0, -8)), Qt::blue));
        scene.textures[0].wrapV = true;
        QVERIFY(near(render(scene).pixelColor(pixelAt(0, -8)), Qt::red));
    }

    void secondUvSet()
    {
        RenderScene scene = test::emptyScene();
        const QColor left(255, 0, 0), right(0, 0, 255);
        m_textures.images["two"] = rgba(4, 1, {left, left, right, right});
        SceneLayer layer = unshaded(addTexture(scene, "two"));
        layer.uvSet = 1;
        addMaterial(scene, layer);
        SceneMesh mesh = quad(0, -40, -40, 40, 40, 0);
        mesh.uvSets.push_back({{1, 0}, {0, 0}, {0, 1}, {1, 1}});
        scene.meshes.push_back(mesh);
        QVERIFY(near(render(scene).pixelColor(pixelAt(-30, 0)), right));
    }

    void textureAnimationScrolls()
    {
        RenderScene scene = test::emptyScene();
        const QColor left(255, 0, 0), right(0, 0, 255);
        m_textures.images["two"] = rgba(4, 1, {left, left, right, right});
        SceneLayer layer = unshaded(addTexture(scene, "two"));
        layer.textureAnimation = 0;
        addMaterial(scene, layer);
        scene.textures[0].wrapU = true;
        scene.textureAnimations.emplace_back();
        scene.textureAnimations[0].translation.fallback = {0.5f, 0, 0};
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        QVERIFY(near(render(scene).pixelColor(pixelAt(-20, 0)), right));
        QVERIFY(near(render(scene).pixelColor(pixelAt(20, 0)), left));
    }

    void textureAnimationTurnsAboutTheCentre()
    {
        RenderScene scene = test::emptyScene();
        const QColor a(255, 0, 0), b(0, 255, 0), c(0, 0, 255), d(255, 255, 0);
        m_textures.images["four"] = rgba(4, 4, {a, a, b, b, a, a, b, b, c, c, d, d, c, c, d, d});
        SceneLayer layer = unshaded(addTexture(scene, "four"));
        layer.textureAnimation = 0;
        addMaterial(scene, layer);
        scene.textureAnimations.emplace_back();
        const float half = std::sqrt(0.5f);
        scene.textureAnimations[0].rotation.fallback = {0, 0, half, half}; // 90°: (u, v) shows (1 − v, u)
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-35, 35)), b));
        QVERIFY(near(picture.pixelColor(pixelAt(35, 35)), d));
        QVERIFY(near(picture.pixelColor(pixelAt(35, -35)), c));
        QVERIFY(near(picture.pixelColor(pixelAt(-35, -35)), a));
    }

    void textureAnimationScalesAboutTheCentre()
    {
        RenderScene scene = test::emptyScene();
        const QColor a(255, 0, 0), b(0, 255, 0), c(0, 0, 255), d(255, 255, 0);
        m_textures.images["columns"] = rgba(8, 1, {a, a, b, b, c, c, d, d});
        SceneLayer layer = unshaded(addTexture(scene, "columns"));
        layer.textureAnimation = 0;
        addMaterial(scene, layer);
        scene.textureAnimations.emplace_back();
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        const QPoint left = pixelAt(-28, 0), right = pixelAt(28, 0); // u = 0.15 and 0.85
        QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(left), a));
        QVERIFY(near(picture.pixelColor(right), d));
        scene.textureAnimations[0].scale.fallback = {0.5f, 1, 1}; // 0.325 and 0.675
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(left), b));
        QVERIFY(near(picture.pixelColor(right), c));
        // Moved before it is scaled: by ½ · ½.
        scene.textureAnimations[0].translation.fallback = {0.5f, 0, 0};
        QVERIFY(near(render(scene).pixelColor(left), c));
    }

    void sphereMapsAreAnimatedToo()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["env"] = rgba(1, 4, {Qt::red, Qt::red, Qt::blue, Qt::blue});
        SceneLayer layer = unshaded(addTexture(scene, "env"));
        layer.sphereEnvironment = true;
        layer.textureAnimation = 0;
        addMaterial(scene, layer);
        scene.textures[0].wrapV = true;
        scene.textureAnimations.emplace_back();
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].normals = {{0.8f, 0, 0.6f}, {0.8f, 0, 0.6f}, {0.8f, 0, 0.6f}, {0.8f, 0, 0.6f}};
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        scene.textureAnimations[0].translation.fallback = {0, 0.5f, 0};
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::blue));
    }

    void cursorTexturesAreWhite()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "", 21)));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
        QCOMPARE(m_textures.asked, 0);
    }

    void flipbookChangesTexture()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["a"] = rgba(1, 1, {Qt::red});
        m_textures.images["b"] = rgba(1, 1, {Qt::green});
        const std::int32_t a = addTexture(scene, "a"), b = addTexture(scene, "b");
        SceneLayer layer = unshaded(a);
        layer.texture = twoKeys<std::int32_t>(0, a, 500, b, false);
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.sequences.push_back({NoNode, "Stand", 0, 1000});
        m_content->when.sequence = 0;
        m_content->when.time = 100;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        m_content->when.time = 600;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
        m_content->when.time = 100;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        QCOMPARE(m_textures.asked, 2);
        QCOMPARE(m_renderer->meshUploads(), 1);
    }

    void blockCompression_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QColor>("expected");
        // One 4×4 block of one colour each, by the formats' definitions.
        // BC1: two RGB565 colours, then 16 2-bit indices. 0xf800 is pure red.
        const QByteArray colour = QByteArray::fromHex("00f8000000000000");
        QTest::newRow("BC1") << int(PixelFormat::Bc1) << colour << QColor(255, 0, 0);
        QTest::newRow("BC2") << int(PixelFormat::Bc2) << QByteArray::fromHex("ffffffffffffffff") + colour
                             << QColor(255, 0, 0);
        // BC3: alpha end points 255 and 255, indices 0.
        QTest::newRow("BC3") << int(PixelFormat::Bc3) << QByteArray::fromHex("ffff000000000000") + colour
                             << QColor(255, 0, 0);
        // BC4 becomes grey; for BC5 the GPU gives two channels, for its signed form also z = 0.
        QTest::newRow("BC4") << int(PixelFormat::Bc4) << QByteArray::fromHex("c8c8000000000000")
                             << QColor(200, 200, 200);
        QTest::newRow("BC4 signed") << int(PixelFormat::Bc4Signed) << QByteArray::fromHex("7f7f000000000000")
                                    << QColor(255, 255, 255);
        QTest::newRow("BC5") << int(PixelFormat::Bc5) << QByteArray::fromHex("ffff0000000000008080000000000000")
                             << QColor(255, 128, 0);
        QTest::newRow("BC5 signed") << int(PixelFormat::Bc5Signed)
                                    << QByteArray::fromHex("7f7f0000000000000000000000000000") << QColor(255, 128, 128);
        // BC7 mode 5 (six-bit tag 100000 from the lowest bit), rotation 0, both end points R = 127/127, G = B = 0,
        // alpha 255.
        QByteArray bc7(16, '\0');
        const auto setBits = [&](int first, int count, unsigned value) {
            for (int i = 0; i < count; ++i) {
                if (value >> i & 1)
                    bc7[(first + i) / 8] = char(bc7[(first + i) / 8] | 1 << ((first + i) % 8));
            }
        };
        setBits(5, 1, 1);    // mode 5
        setBits(8, 7, 127);  // R0
        setBits(15, 7, 127); // R1
        setBits(50, 8, 255); // A0
        setBits(58, 8, 255); // A1
        QTest::newRow("BC7") << int(PixelFormat::Bc7) << bc7 << QColor(255, 0, 0);
    }

    void blockCompression()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, block);
        QFETCH(QColor, expected);
        DecodedImage image;
        image.format = PixelFormat(format);
        image.levels = {{8, 8, block + block + block + block}, {4, 4, block}, {2, 2, block}, {1, 1, block}};
        m_textures.images["block"] = image;
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "block")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        QVERIFY(near(render(scene).pixelColor(128, 128), expected));
        // Far away, where the smallest levels are used.
        m_content->camera.distance = 3000;
        QVERIFY(near(render(scene).pixelColor(128, 128), expected));
    }

    void bc7OfManyColours()
    {
        // Mode 6, endpoints 0 and 255 in red and alpha, 255 and 0 in green; texel i has index i (the first has 3 bits):
        // red rises from the top left to the bottom right by the weights of the format, out of 64.
        QByteArray block(16, '\0');
        int position = 0;
        const auto add = [&](unsigned value, int count) {
            for (int i = 0; i < count; ++i, ++position) {
                if (value >> i & 1)
                    block[position / 8] = char(block[position / 8] | 1 << (position % 8));
            }
        };
        add(1 << 6, 7);
        add(0, 7), add(127, 7); // red
        add(127, 7), add(0, 7); // green
        add(0, 14);             // blue
        add(127, 14);           // alpha
        add(1, 1), add(1, 1);
        add(0, 3);
        for (unsigned i = 1; i < 16; ++i)
            add(i, 4);
        QCOMPARE(position, 128);
        static constexpr int weights[] = {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64};
        DecodedImage image;
        image.format = PixelFormat::Bc7;
        image.hasAlpha = true;
        image.levels = {{4, 4, block}};
        m_textures.images["block"] = image;
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "block")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        const QImage picture = render(scene);
        for (int i = 0; i < 16; ++i) {
            // 0…127 with the bit 1 behind it: 1 to 255.
            const int red = (1 * (64 - weights[i]) + 255 * weights[i] + 32) / 64;
            const int green = (255 * (64 - weights[i]) + 1 * weights[i] + 32) / 64;
            const QColor is = picture.pixelColor(pixelAt(float(i % 4) * 20 - 30, 30 - float(i / 4) * 20));
            QVERIFY2(near(is, QColor(red, green, 1), 6), qPrintable(QString::number(i)));
        }
    }

    void alphaThatTheImageHasNotIsIgnored_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("block");
        const QByteArray red = QByteArray::fromHex("00f8000000000000"), clear(8, '\0');
        QTest::newRow("BC2") << int(PixelFormat::Bc2) << clear + red;
        QTest::newRow("BC3") << int(PixelFormat::Bc3) << clear + red;
        // Mode 5: red 127 at both ends, alpha 0.
        QTest::newRow("BC7") << int(PixelFormat::Bc7) << QByteArray::fromHex("20ff3f00000000000000000000000000");
    }

    void alphaThatTheImageHasNotIsIgnored()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, block);
        DecodedImage image;
        image.format = PixelFormat(format);
        image.levels = {{4, 4, block}, {2, 2, block}, {1, 1, block}};
        for (const bool hasAlpha : {false, true}) {
            image.hasAlpha = hasAlpha;
            m_textures.images[hasAlpha ? "alpha" : "opaque"] = image;
            for (const FilterMode mode : {FilterMode::Blend, FilterMode::Transparent}) {
                RenderScene scene = test::emptyScene();
                addMaterial(scene, unshaded(addTexture(scene, hasAlpha ? "alpha" : "opaque"), mode));
                scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
                QVERIFY(near(render(scene).pixelColor(128, 128), hasAlpha ? renderBackground : QColor(255, 0, 0)));
            }
        }
    }

    void keyOfBc1IsBlackWithoutAlpha()
    {
        // Three-colour mode, index 3 everywhere: transparent black with alpha, black without.
        const QByteArray block = QByteArray::fromHex("00001f00ffffffff");
        DecodedImage image;
        image.format = PixelFormat::Bc1;
        image.levels = {{4, 4, block}};
        for (const bool hasAlpha : {false, true}) {
            image.hasAlpha = hasAlpha;
            m_textures.images[hasAlpha ? "alpha" : "opaque"] = image;
            RenderScene scene = test::emptyScene();
            addMaterial(scene, unshaded(addTexture(scene, hasAlpha ? "alpha" : "opaque"), FilterMode::Transparent));
            scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
            QVERIFY(near(render(scene).pixelColor(128, 128), hasAlpha ? renderBackground : QColor(0, 0, 0)));
        }
    }

    void repeatedLevelsAreLeftOut()
    {
        // Some files store one level's bytes for all: the chain ends where the size is wrong.
        DecodedImage image = rgba(2, 2, {Qt::green, Qt::green, Qt::green, Qt::green});
        image.levels.push_back(image.levels[0]);
        m_textures.images["fake"] = image;
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "fake")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->camera.distance = 2000;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
    }
};

SINEW_TEST(tst_render_textures, TestRenderTextures)

} // namespace tst_render_textures
#include "tst_render_textures.moc"
