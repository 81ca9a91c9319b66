// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "test_scene.h"

#include <QtTest>

#include <numbers>

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int side = 256;
const QColor background(10, 20, 30);

/// Camera on +x at distance 200, 256×256 pixels, 45° high: at the plane x = 0 a world unit is
/// 128 / (200·tan 22.5°) = 1.545 pixels; world +y is right, +z is up.
ViewCamera frontCamera()
{
    ViewCamera camera;
    camera.distance = 200;
    return camera;
}

QPoint pixelAt(float y, float z)
{
    return {int(128 + y * 1.545f), int(128 - z * 1.545f)};
}

} // namespace

/// Renders synthetic scenes and compares pixels with values worked out by hand.
class TstRender : public QObject
{
    Q_OBJECT

    std::unique_ptr<OffscreenRenderer> m_renderer;
    Textures m_textures;
    std::optional<ViewContent> m_content;

    QImage render(const RenderScene &scene)
    {
        m_content->scene = &scene;
        Result<QImage> picture = m_renderer->render(*m_content);
        if (!picture)
            qFatal("%s", picture.error().text().c_str());
        // Kept for looking at.
        if (qEnvironmentVariableIsSet("SINEW_TEST_PICTURES")) {
            picture->save(QStringLiteral("%1/%2-%3.png")
                              .arg(qEnvironmentVariable("SINEW_TEST_PICTURES"),
                                   QLatin1String(QTest::currentTestFunction()),
                                   QLatin1String(QTest::currentDataTag() ? QTest::currentDataTag() : "")));
        }
        return *picture;
    }

    static bool near(QColor actual, QColor expected, int tolerance = 2)
    {
        const bool same = std::abs(actual.red() - expected.red()) <= tolerance &&
                          std::abs(actual.green() - expected.green()) <= tolerance &&
                          std::abs(actual.blue() - expected.blue()) <= tolerance;
        if (!same)
            qWarning() << "is" << actual.name() << "should be" << expected.name();
        return same;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<std::unique_ptr<OffscreenRenderer>> made = OffscreenRenderer::create(QSize(side, side));
        QVERIFY2(bool(made), made ? "" : made.error().text().c_str());
        m_renderer = std::move(made.value());
    }
    void init()
    {
        m_textures = Textures();
        m_renderer->setProvider(m_textures);
        m_content.emplace();
        m_content->camera = frontCamera();
        m_content->options.background = background;
        m_content->options.grid = false;
    }
    void cleanupTestCase() { m_renderer.reset(); }

    void refusesSizes()
    {
        QVERIFY(!OffscreenRenderer::create(QSize(0, 10)));
        QVERIFY(!OffscreenRenderer::create(QSize(10, 100000)));
    }

    void emptyScene()
    {
        const QImage picture = render(test::emptyScene());
        QCOMPARE(picture.size(), QSize(side, side));
        QVERIFY(near(picture.pixelColor(128, 128), background));
    }

    void quadStandsWhereItShould()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        scene.meshes.push_back(quad(0, 10, -50, 60, 20, 0));
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(35, -15)), Qt::red));
        for (const QPointF inside : {QPointF(12, -48), QPointF(58, -48), QPointF(12, 18), QPointF(58, 18)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(inside.x()), float(inside.y()))), Qt::red));
        for (const QPointF outside : {QPointF(8, -15), QPointF(62, -15), QPointF(35, 22), QPointF(35, -52)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(outside.x()), float(outside.y()))), background));
    }

    void oneShotFunction()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        scene.meshes.push_back(quad(0, -20, -20, 20, 20, 0));
        const Result<QImage> picture = renderScene(scene, {}, frontCamera(), QSize(100, 60), Qt::blue, m_textures);
        QVERIFY(bool(picture));
        QCOMPARE(picture->size(), QSize(100, 60));
        QVERIFY(near(picture->pixelColor(50, 30), Qt::red));
        QVERIFY(near(picture->pixelColor(2, 2), Qt::blue));
    }

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

    void filterModes_data()
    {
        // Behind: (102, 153, 51). In front: (200, 100, 50), alpha ½. rendering-and-simulation.md §3.
        QTest::addColumn<int>("mode");
        QTest::addColumn<QColor>("expected");
        QTest::newRow("none") << int(FilterMode::None) << QColor(200, 100, 50);
        QTest::newRow("transparent, below 0.75") << int(FilterMode::Transparent) << QColor(102, 153, 51);
        QTest::newRow("blend") << int(FilterMode::Blend) << QColor(151, 126, 50);
        QTest::newRow("additive") << int(FilterMode::Additive) << QColor(202, 203, 76);
        QTest::newRow("add alpha") << int(FilterMode::AddAlpha) << QColor(202, 203, 76);
        QTest::newRow("modulate") << int(FilterMode::Modulate) << QColor(80, 60, 10);
        QTest::newRow("modulate 2x") << int(FilterMode::Modulate2x) << QColor(160, 120, 20);
    }
    void filterModes()
    {
        QFETCH(int, mode);
        QFETCH(QColor, expected);
        RenderScene scene = test::emptyScene();
        m_textures.images["behind"] = rgba(1, 1, {QColor(102, 153, 51)});
        m_textures.images["front"] = rgba(1, 1, {QColor(200, 100, 50, 128)});
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        addMaterial(scene, unshaded(addTexture(scene, "front"), FilterMode(mode)));
        // The front quad comes first in the file: blended layers are drawn after opaque ones all the same.
        scene.meshes.push_back(quad(1, -20, -20, 20, 20, 1));
        scene.meshes.push_back(quad(0, -50, -50, 50, 50, 0));
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(128, 128), expected));
        QVERIFY(near(picture.pixelColor(pixelAt(40, 40)), QColor(102, 153, 51)));
    }

    void alphaTestCutsHoles()
    {
        RenderScene scene = test::emptyScene();
        // Left half alpha 1, right half 0.7 (below 0.75).
        const QColor solid(255, 0, 0, 255), hole(255, 0, 0, 178);
        m_textures.images["half"] = rgba(4, 1, {solid, solid, hole, hole});
        addMaterial(scene, unshaded(addTexture(scene, "half"), FilterMode::Transparent));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), background));
    }

    void layerAndMeshAlphaMultiply()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["white"] = rgba(1, 1, {Qt::white});
        SceneLayer layer = unshaded(addTexture(scene, "white"), FilterMode::Additive);
        layer.alpha.fallback = 0.5f;
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].alpha.fallback = 0.5f;
        scene.meshes[0].colour.fallback = {1, 0.5f, 0};
        // background + (255, 127, 0) · ¼
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(10 + 64, 20 + 32, 30)));
    }

    void cullsUnlessTwoSided()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->camera.yaw = std::numbers::pi_v<float>;
        QVERIFY(near(render(scene).pixelColor(128, 128), background));
        scene.materials[0].layers[0].twoSided = true;
        ++scene.materials[0].revision;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
    }

    void hidesInvisibleGeosets()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].alpha.fallback = 0.009f;
        QVERIFY(near(render(scene).pixelColor(128, 128), background));
        scene.meshes[0].alpha.fallback = 1;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
    }

    void depthFlags()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        m_textures.images["green"] = rgba(1, 1, {Qt::green});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        addMaterial(scene, unshaded(addTexture(scene, "green")));
        scene.meshes.push_back(quad(20, -40, -40, 40, 40, 0)); // nearer, first
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 1));
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        scene.materials[1].layers[0].noDepthTest = true;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
        scene.materials[1].layers[0].noDepthTest = false;
        scene.materials[0].layers[0].noDepthSet = true;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
    }

    void blendedOrderFollowsPriorityPlane()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["a"] = rgba(1, 1, {QColor(255, 0, 0, 255)});
        m_textures.images["b"] = rgba(1, 1, {QColor(0, 255, 0, 255)});
        addMaterial(scene, unshaded(addTexture(scene, "a"), FilterMode::Blend));
        addMaterial(scene, unshaded(addTexture(scene, "b"), FilterMode::Blend));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 1));
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
        scene.materials[0].priorityPlane = 5;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
    }

    void layersOfOneMaterialCoverEachOther()
    {
        // The classic technique: team colour below, a texture with a hole in its alpha above.
        RenderScene scene = test::emptyScene();
        const QColor armour(90, 90, 90, 255), hole(90, 90, 90, 0);
        m_textures.images["armour"] = rgba(4, 1, {armour, armour, hole, hole});
        addMaterial(scene, unshaded(addTexture(scene, "", 1)));
        scene.materials[0].layers.push_back(unshaded(addTexture(scene, "armour"), FilterMode::Blend));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->options.teamColour = QColor(0x00, 0x42, 0xff);
        QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), armour));
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), QColor(0x00, 0x42, 0xff)));
        m_content->options.teamColour = QColor(0x21, 0xbf, 0x00);
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), QColor(0x21, 0xbf, 0x00)));
    }

    void teamGlowFades()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "", 2), FilterMode::Additive));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->options.teamColour = QColor(255, 0, 0);
        m_content->options.background = Qt::black;
        const QImage picture = render(scene);
        QVERIFY(picture.pixelColor(128, 128).red() > 230);
        QVERIFY(near(picture.pixelColor(pixelAt(0, 20)), QColor(128, 0, 0), 8));
        QVERIFY(near(picture.pixelColor(pixelAt(38, 38)), Qt::black, 4));
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

    void noTextureIsWhite()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
        QCOMPARE(m_textures.asked, 0);
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

    void repeatedLevelsAreLeftOut()
    {
        // Some files give one level's bytes for all: the chain ends where the size is wrong.
        DecodedImage image = rgba(2, 2, {Qt::green, Qt::green, Qt::green, Qt::green});
        image.levels.push_back(image.levels[0]);
        m_textures.images["fake"] = image;
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(addTexture(scene, "fake")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->camera.distance = 2000;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
    }

    void lightComesFromAboveAndFront()
    {
        RenderScene scene = test::emptyScene();
        SceneLayer layer;
        layer.texture.fallback = -1;
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        // sky 0.45 + sun 0.65 · 0.485 (x of the direction) = 0.765
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(195, 195, 195)));
        scene.meshes[0].normals = {{0, 0, -1}, {0, 0, -1}, {0, 0, -1}, {0, 0, -1}};
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(115, 115, 115)));
        m_content->options.lit = false;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
    }

    void sphereEnvironmentFollowsNormals()
    {
        RenderScene scene = test::emptyScene();
        // Top row red, bottom row blue.
        m_textures.images["env"] = rgba(1, 4, {Qt::red, Qt::red, Qt::blue, Qt::blue});
        SceneLayer layer = unshaded(addTexture(scene, "env"));
        layer.sphereEnvironment = true;
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].normals = {{0.6f, 0, 0.8f}, {0.6f, 0, 0.8f}, {0.6f, 0, 0.8f}, {0.6f, 0, 0.8f}};
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        scene.meshes[0].normals = {{0.6f, 0, -0.8f}, {0.6f, 0, -0.8f}, {0.6f, 0, -0.8f}, {0.6f, 0, -0.8f}};
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::blue));
    }

    void hdTeamColourMask()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["diffuse"] = rgba(1, 1, {QColor(200, 200, 200)});
        const QColor plain(0, 0, 0, 0), team(0, 0, 0, 255);
        m_textures.images["orm"] = rgba(4, 1, {plain, plain, team, team});
        SceneLayer layer = unshaded(addTexture(scene, "diffuse"));
        layer.hd = true;
        layer.slots[0] = 0;
        layer.slots[2] = addTexture(scene, "orm");
        layer.slots[4] = addTexture(scene, "", 1);
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->options.teamColour = QColor(255, 0, 51);
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), QColor(200, 200, 200)));
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), QColor(200, 0, 40)));
    }

    void skinning_data()
    {
        QTest::addColumn<int>("paddingGroups");
        QTest::newRow("on the card") << 0;
        QTest::newRow("palette at its limit") << 339;
        QTest::newRow("on the CPU") << 400;
    }
    void skinning()
    {
        QFETCH(int, paddingGroups);
        RenderScene scene = test::emptyScene();
        scene.nodes.emplace_back();
        scene.nodes[1].name = "moves";
        scene.nodes[1].translation = twoKeys<Vec3>(0, {0, 0, 0}, 1000, {0, 80, 0});
        scene.evaluationOrder = {0, 1};
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        SceneMesh mesh = quad(0, -60, -10, -40, 10, 0);
        // The last entry is the mean of a node that stays and one that moves 80: half of it.
        mesh.palette.resize(std::size_t(1 + paddingGroups), {0});
        mesh.palette.push_back({0, 1});
        const auto last = std::uint16_t(mesh.palette.size() - 1);
        mesh.influences = {last, 0, 0, 0, last, 0, 0, 0, last, 0, 0, 0, last, 0, 0, 0};
        scene.meshes.push_back(mesh);
        scene.sequences.push_back({NoNode, "Walk", 0, 1000});
        m_content->when.sequence = 0;

        QVERIFY(near(render(scene).pixelColor(pixelAt(-50, 0)), Qt::red));
        m_content->when.time = 1000;
        QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-50, 0)), background));
        QVERIFY(near(picture.pixelColor(pixelAt(-10, 0)), Qt::red));
        m_content->when.time = 500;
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), Qt::red));
        QCOMPARE(m_renderer->meshUploads(), 1);
    }

    void weightsBlendInfluences()
    {
        RenderScene scene = test::emptyScene();
        scene.nodes.emplace_back();
        scene.nodes[1].translation.fallback = {0, 100, 0};
        scene.evaluationOrder = {0, 1};
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        SceneMesh mesh = quad(0, -60, -10, -40, 10, 0);
        mesh.palette = {{0}, {1}};
        mesh.influences = {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0};
        mesh.weights = {102, 153, 0, 0, 102, 153, 0, 0, 102, 153, 0, 0, 102, 153, 0, 0};
        scene.meshes.push_back(mesh);
        // 60 % of 100.
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(10, 0)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(-3, 0)), background));
        QVERIFY(near(picture.pixelColor(pixelAt(23, 0)), background));
    }

    void uploadsOnlyWhatChanged()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        m_textures.images["green"] = rgba(1, 1, {Qt::green});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        scene.meshes.push_back(quad(0, -60, -20, -20, 20, 0));
        scene.meshes.push_back(quad(0, 20, -20, 60, 20, 0));
        render(scene);
        QCOMPARE(m_renderer->meshUploads(), 2);
        QCOMPARE(m_renderer->textureUploads(), 1);

        scene.meshes[1].positions = quad(0, 20, -20, 80, 20, 0).positions;
        ++scene.meshes[1].revision;
        QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(75, 0)), Qt::red));
        QCOMPARE(m_renderer->meshUploads(), 3);

        scene.textures[0].path = "green";
        ++scene.textures[0].revision;
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(75, 0)), Qt::green));
        QCOMPARE(m_renderer->meshUploads(), 3);
        QCOMPARE(m_renderer->textureUploads(), 2);

        scene.meshes.pop_back();
        ++scene.revision;
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(75, 0)), background));
        QVERIFY(near(picture.pixelColor(pixelAt(-40, 0)), Qt::green));
        scene.meshes.push_back(quad(0, 20, -20, 60, 20, 0));
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(40, 0)), Qt::green));
    }

    void materiallessMeshIsGrey()
    {
        RenderScene scene = test::emptyScene();
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 3));
        m_content->options.lit = false;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(178, 178, 178)));
    }

    void otherLevelsOfDetailStayAway()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -60, -20, -20, 20, 0));
        scene.meshes.push_back(quad(0, 20, -20, 60, 20, 0));
        scene.meshes[1].lod = 1;
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-40, 0)), Qt::white));
        QVERIFY(near(picture.pixelColor(pixelAt(40, 0)), background));
    }

    void selectionIsOutlinedInOrange()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->selectedMeshes = {0};
        const QImage picture = render(scene);
        // The two triangles share the diagonal from the lower left to the upper right corner.
        int orange = 0;
        for (int i = -30; i <= 30; ++i) {
            const QColor c = picture.pixelColor(pixelAt(float(i), float(i)));
            orange += c.red() > 200 && c.blue() < 200;
        }
        QVERIFY2(orange > 40, qPrintable(QString::number(orange)));
        QVERIFY(near(picture.pixelColor(pixelAt(-20, 20)), Qt::white));
    }

    void skeletonLinesJoinNodes()
    {
        RenderScene scene = test::emptyScene();
        scene.nodes.emplace_back();
        scene.nodes[1].parent = 0;
        scene.nodes[1].kind = NodeKind::Bone;
        scene.nodes[1].pivot = {0, 50, 0};
        scene.evaluationOrder = {0, 1};
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(10, -60, -30, 60, 30, 0)); // in front of the bones
        m_content->options.skeleton = true;
        m_content->selectedNodes = {0};
        const QImage picture = render(scene);
        // Seen through the mesh; three pixels thick and orange because it starts at the selected node.
        QVERIFY(near(picture.pixelColor(pixelAt(25, 0)), QColor(0xff, 0x9e, 0x2c)));
        QVERIFY(near(picture.pixelColor(pixelAt(-25, 0)), Qt::white));
    }

    void gridLiesOnTheGround()
    {
        m_content->options.grid = true;
        m_content->camera.pitch = std::numbers::pi_v<float> / 2; // from straight above
        const QImage picture = render(test::emptyScene());
        // The x axis is red; from above with yaw 0 it runs up and down the picture.
        const QColor axis = picture.pixelColor(128, 60);
        QVERIFY(axis.red() > axis.green() + 60);
        const QColor other = picture.pixelColor(60, 128);
        QVERIFY(other.green() > other.red() + 40);
    }
};

QTEST_MAIN(TstRender)
#include "tst_render.moc"
