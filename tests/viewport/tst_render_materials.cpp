// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"

using namespace sinew;
using namespace sinew::test;

/// How layers are blended, ordered and lit.
class TestRenderMaterials : public RenderFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

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
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), renderBackground));
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
};

QTEST_MAIN(TestRenderMaterials)
#include "tst_render_materials.moc"
