// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

#include <numbers>

namespace tst_render {

using namespace sinew;
using namespace sinew::test;

/// What is drawn where: geosets, skin, selection and helpers of the view.
class TestRender : public RenderFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void refusesSizes()
    {
        QVERIFY(!OffscreenRenderer::create(QSize(0, 10)));
        QVERIFY(!OffscreenRenderer::create(QSize(10, 100000)));
    }

    void emptyScene()
    {
        const QImage picture = render(test::emptyScene());
        QCOMPARE(picture.size(), QSize(renderSide, renderSide));
        QVERIFY(near(picture.pixelColor(128, 128), renderBackground));
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
            QVERIFY(near(picture.pixelColor(pixelAt(float(outside.x()), float(outside.y()))), renderBackground));
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

    void cullsUnlessTwoSided()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "red")));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->camera.yaw = std::numbers::pi_v<float>;
        QVERIFY(near(render(scene).pixelColor(128, 128), renderBackground));
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
        QVERIFY(near(render(scene).pixelColor(128, 128), renderBackground));
        scene.meshes[0].alpha.fallback = 1;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
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
        // The last entry is the mean of a node that stays and one that moves by 80: half of that.
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
        QVERIFY(near(picture.pixelColor(pixelAt(-50, 0)), renderBackground));
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
        QVERIFY(near(picture.pixelColor(pixelAt(-3, 0)), renderBackground));
        QVERIFY(near(picture.pixelColor(pixelAt(23, 0)), renderBackground));
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
        QVERIFY(near(picture.pixelColor(pixelAt(75, 0)), renderBackground));
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
        QVERIFY(near(picture.pixelColor(pixelAt(40, 0)), renderBackground));
    }

    void selectionIsOutlinedInOrange()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes.push_back(quad(20, -20, -60, 20, 60, 0)); // hides parts of the rim
        m_content->selectedMeshes = {0};
        const QImage picture = render(scene);
        // 40 units are 61.8 pixels: the quad ends at 66.2 and 189.8, the rim is two pixels wide.
        const QColor orange(0xff, 0x9e, 0x2c);
        for (const QPoint rim : {QPoint(65, 100), QPoint(190, 100), QPoint(80, 65), QPoint(80, 190), QPoint(128, 65)})
            QVERIFY(near(picture.pixelColor(rim), orange));
        QVERIFY(near(picture.pixelColor(61, 100), renderBackground));
        for (const QPoint inside : {QPoint(69, 100), QPoint(128, 128), QPoint(100, 100)})
            QVERIFY(near(picture.pixelColor(inside), Qt::white));
        m_content->selectedMeshes.clear();
        QVERIFY(near(render(scene).pixelColor(65, 100), renderBackground));
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

SINEW_TEST(tst_render, TestRender)

} // namespace tst_render
#include "tst_render.moc"
