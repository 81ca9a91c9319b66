// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "render_fixture.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"
#include "viewport/draw/nested_models.h"
#include "viewport/qt3d/entities/scene_sync.h"

#include <map>
#include <numbers>

namespace tst_render_nested {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float quarter = std::numbers::pi_v<float> / 2;

/// Answers by path.
class Scenes final : public SceneProvider
{
public:
    std::map<std::string, std::shared_ptr<const RenderScene>> scenes;
    std::set<std::string> pending;

    SceneResult scene(const std::string &path) override
    {
        if (pending.contains(path))
            return {SceneResult::Pending, {}};
        const auto found = scenes.find(path);
        return found == scenes.end() ? SceneResult() : SceneResult{SceneResult::Ready, found->second};
    }
};

/// A quad of 20 units around the origin that shows a texture.
RenderScene square(const std::string &texture)
{
    RenderScene scene = test::emptyScene();
    addMaterial(scene, unshaded(addTexture(scene, texture)));
    scene.meshes.push_back(quad(0, -10, -10, 10, 10, 0));
    return scene;
}

std::int32_t attach(RenderScene &scene, const std::string &path, Vec3 at)
{
    SceneNode node;
    node.pivot = at;
    scene.nodes.push_back(node);
    const auto row = std::int32_t(scene.nodes.size()) - 1;
    scene.evaluationOrder.push_back(row);
    scene.attachments.push_back({NoNode, row, path, 0});
    return row;
}

} // namespace

/// Models within models, billboards and markers in the picture.
class TestRenderNested : public RenderFixture
{
    Q_OBJECT

    Scenes m_scenes;

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        reset();
        m_scenes = Scenes();
        m_textures.images["red"] = rgba(1, 1, {Qt::red});
        m_textures.images["green"] = rgba(1, 1, {Qt::green});
        m_scenes.scenes["red.mdl"] = std::make_shared<RenderScene>(square("red"));
        m_scenes.scenes["green.mdl"] = std::make_shared<RenderScene>(square("green"));
        m_renderer->setProvider(m_textures, &m_scenes);
    }
    void cleanupTestCase() { m_renderer.reset(); }

    void attachmentsCarryTheirModel()
    {
        RenderScene scene = test::emptyScene();
        attach(scene, "red.mdl", {0, -40, 0});
        const std::int32_t node = attach(scene, "green.mdl", {0, 40, 20});
        scene.nodes[std::size_t(node)].scale.fallback = {2, 2, 2};
        QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-40, 0)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(-28, 0)), renderBackground));
        QVERIFY(near(picture.pixelColor(pixelAt(40, 20)), Qt::green));
        QVERIFY(near(picture.pixelColor(pixelAt(58, 38)), Qt::green)); // twice as large
        scene.nodes[std::size_t(node)].visibility.fallback = 0;
        QVERIFY(near(render(scene).pixelColor(pixelAt(40, 20)), renderBackground));
        scene.nodes[std::size_t(node)].visibility.fallback = 1;
        m_content->options.childModels = false;
        QVERIFY(near(render(scene).pixelColor(pixelAt(40, 20)), renderBackground));
        QVERIFY(near(render(scene).pixelColor(pixelAt(-40, 0)), renderBackground));
    }

    /// 60 copies of itself, each with 60, four deep: 13 million. The first level is drawn first, and the statistics say
    /// that there is more.
    void modelsThatAttachThemselvesManyTimes()
    {
        RenderScene crowd = square("red");
        for (int i = 0; i < 60; ++i)
            attach(crowd, "crowd.mdl", {0, float(i % 3 - 1) * 30, 0});
        m_scenes.scenes["crowd.mdl"] = std::make_shared<RenderScene>(crowd);
        render(crowd);
        const DrawStatistics drawn = m_renderer->statistics();
        QVERIFY2(drawn.models >= 60 && drawn.models <= maxNestedModels, qPrintable(QString::number(drawn.models)));
        QVERIFY(drawn.isReduced);

        RenderScene few = square("red");
        for (int i = 0; i < 60; ++i)
            attach(few, "green.mdl", {0, 40, 20});
        render(few);
        QCOMPARE(m_renderer->statistics().models, std::size_t(60));
        QVERIFY(!m_renderer->statistics().isReduced);
    }

    /// Only so many meshes are drawn, the first ones, and the statistics say so; a scene with fewer is whole again.
    void manyMeshes()
    {
        RenderScene scene = square("red");
        addMaterial(scene, unshaded(addTexture(scene, "green")));
        const SceneMesh first = scene.meshes.front();
        while (scene.meshes.size() < SceneSync::mostMeshes + 50)
            scene.meshes.push_back(first);
        SceneMesh &beyond = scene.meshes.emplace_back(quad(0, 30, 10, 50, 30, 0));
        beyond.material = 1;
        m_content->options.wireframe = true;
        QImage picture = render(scene);
        QVERIFY(m_renderer->statistics().isReduced);
        QVERIFY(m_renderer->statistics().drawCalls <= int(SceneSync::mostMeshes));
        QVERIFY(near(picture.pixelColor(pixelAt(5, 3)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(40, 20)), renderBackground));
        m_content->options.wireframe = false;
        scene.meshes.erase(scene.meshes.begin() + 1, scene.meshes.end() - 1);
        picture = render(scene);
        QVERIFY(!m_renderer->statistics().isReduced);
        QVERIFY(near(picture.pixelColor(pixelAt(40, 20)), Qt::green));
    }

    void modelsWithinModelsAndNoFurther()
    {
        // A model attached to itself 20 units above: level 0 shows levels 1 to 4.
        RenderScene tower = square("red");
        attach(tower, "tower.mdl", {0, 0, 24});
        m_scenes.scenes["tower.mdl"] = std::make_shared<RenderScene>(tower);
        m_content->camera.target = {0, 0, 48};
        const QImage picture = render(tower);
        for (int level = 0; level <= maxNestedScenes; ++level)
            QVERIFY(near(picture.pixelColor(pixelAt(0, float(level) * 24 - 48)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(0, float(maxNestedScenes + 1) * 24 - 48)), renderBackground));
    }

    void missingOnesAreMarked()
    {
        RenderScene scene = test::emptyScene();
        attach(scene, "nowhere.mdl", {0, 0, 0});
        const auto magentas = [&] {
            const QImage picture = render(scene);
            int count = 0;
            for (int y = 100; y < 160; ++y) {
                for (int x = 100; x < 256; ++x) {
                    const QColor c = picture.pixelColor(x, y);
                    count += c.red() > 200 && c.blue() > 200 && c.green() < 160;
                }
            }
            return count;
        };
        QVERIFY(magentas() > 30);
        // A model that may still arrive is not missing.
        m_scenes.pending.insert("nowhere.mdl");
        QCOMPARE(magentas(), 0);
    }

    void emittersSpawnModels()
    {
        // Models are born with a random turn about z.
        RenderScene facing = square("red");
        facing.nodes[0].billboarded = true;
        m_scenes.scenes["facing.mdl"] = std::make_shared<RenderScene>(facing);
        RenderScene scene = test::emptyScene();
        scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
        scene.nodes[0].pivot = {0, 30, 0};
        mdx::ModelEmitter emitter;
        emitter.emissionRate.fallback = 1;
        emitter.lifeSpan.fallback = 1;
        scene.effects.push_back(effectOf(emitter, EffectKind::Models));
        scene.effects[0].models = {{"facing.mdl"}};
        m_content->when = {.sequence = 0, .time = 700, .globalTime = 700};
        const QImage picture = render(scene);
        for (const QPointF at : {QPointF(30, 0), QPointF(22, 8), QPointF(38, -8)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(42, 0)), renderBackground));
        edited<mdx::ModelEmitter>(scene.effects[0]).emissionRate.fallback = 0;
        QVERIFY(near(render(scene).pixelColor(pixelAt(30, 0)), renderBackground));
    }

    void childrenHaveParticlesOfTheirOwn()
    {
        RenderScene child = test::emptyScene();
        child.sequences.push_back({NoNode, "Stand", 0, 1000, true});
        mdx::SegmentParticles emitter;
        emitter.emissionRate.fallback = 1;
        emitter.lifeSpan = 1;
        for (int i = 0; i < 3; ++i) {
            emitter.colours[i] = {1, 1, 1};
            emitter.scalings[i] = 10;
        }
        child.effects.push_back(effectOf(emitter));
        child.effects[0].sprite.texture = addTexture(child, "green");
        m_scenes.scenes["sparks.mdl"] = std::make_shared<RenderScene>(child);
        RenderScene scene = test::emptyScene();
        const std::int32_t node = attach(scene, "sparks.mdl", {0, -30, 0});
        scene.nodes[std::size_t(node)].scale.fallback = {2, 2, 2};
        m_content->when.globalTime = 700;
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), Qt::green));
        QVERIFY(near(picture.pixelColor(pixelAt(-48, 18)), Qt::green)); // as large as its attachment makes it
        QVERIFY(near(picture.pixelColor(pixelAt(-53, 0)), renderBackground));
    }

    void billboards_data()
    {
        // A quad that faces +x, or +y for lock x, which turns its y axis to the viewer. Seen: not edge-on and not from
        // behind.
        QTest::addColumn<QString>("lock");
        QTest::addColumn<float>("yaw");
        QTest::addColumn<float>("pitch");
        QTest::addColumn<bool>("seen");
        QTest::newRow("none, side") << "none" << quarter << 0.f << false;
        QTest::newRow("full, side") << "full" << quarter << 0.f << true;
        QTest::newRow("full, behind") << "full" << 2 * quarter << 0.f << true;
        QTest::newRow("full, above") << "full" << 0.f << quarter << true;
        QTest::newRow("z, side") << "z" << quarter << 0.f << true;
        QTest::newRow("z, behind") << "z" << 2 * quarter << 0.f << true;
        QTest::newRow("z, above") << "z" << 0.f << quarter << false;
        QTest::newRow("y, side") << "y" << quarter << 0.f << false;
        QTest::newRow("y, behind") << "y" << 2 * quarter << 0.f << true;
        QTest::newRow("y, above") << "y" << 0.f << quarter << true;
        QTest::newRow("x, front") << "x" << 0.f << 0.f << false;
        QTest::newRow("x, side") << "x" << quarter << 0.f << true;
        QTest::newRow("x, above") << "x" << quarter << quarter << true;
    }
    void billboards()
    {
        QFETCH(QString, lock);
        QFETCH(float, yaw);
        QFETCH(float, pitch);
        QFETCH(bool, seen);
        RenderScene scene = square("red");
        if (lock == u"x") {
            scene.meshes[0].positions = {{10, 0, -10}, {-10, 0, -10}, {-10, 0, 10}, {10, 0, 10}};
            scene.meshes[0].normals = {{0, 1, 0}, {0, 1, 0}, {0, 1, 0}, {0, 1, 0}};
        }
        scene.nodes[0].billboarded = lock == u"full";
        scene.nodes[0].billboardLockX = lock == u"x";
        scene.nodes[0].billboardLockY = lock == u"y";
        scene.nodes[0].billboardLockZ = lock == u"z";
        m_content->camera.yaw = yaw;
        m_content->camera.pitch = pitch;
        const QImage picture = render(scene);
        for (const QPointF at : {QPointF(7, 7), QPointF(-7, 7), QPointF(7, -7), QPointF(-7, -7)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))),
                         seen ? QColor(Qt::red) : renderBackground));
    }

    void heatColoursOfTheSelectedBone()
    {
        RenderScene scene = square("red");
        scene.nodes.emplace_back();
        scene.evaluationOrder.push_back(1);
        scene.meshes[0].palette = {{0}, {1}};
        scene.meshes[0].influences = {0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}; // the right side follows node 1
        m_content->options.weights = true;
        m_content->selectedNodes = {1};
        const QImage picture = render(scene);
        const QColor left = picture.pixelColor(pixelAt(-8, 7)), right = picture.pixelColor(pixelAt(8, 7));
        QVERIFY2(left.blue() > 150 && left.red() < 60, qPrintable(left.name()));
        QVERIFY2(right.red() > 150 && right.blue() < 60, qPrintable(right.name()));
    }

    void statisticsCount()
    {
        RenderScene scene = square("red");
        scene.meshes.push_back(quad(0, 20, -10, 40, 10, 0));
        m_content->options.statistics = true;
        const QImage with = render(scene);
        m_content->options.statistics = false;
        const QImage without = render(scene);
        const QRect corner(0, 0, 130, 100);
        QVERIFY(with.copy(corner) != without.copy(corner));
        QCOMPARE(with.copy(QRect(130, 100, 126, 156)), without.copy(QRect(130, 100, 126, 156)));
        const DrawStatistics statistics = m_renderer->statistics();
        QCOMPARE(statistics.triangles, std::size_t(4));
        QCOMPARE(statistics.vertices, std::size_t(8));
        QCOMPARE(statistics.edges, std::size_t(10)); // four sides and a diagonal each
        QCOMPARE(statistics.drawCalls, std::size_t(2));
    }
};

SINEW_TEST(tst_render_nested, TestRenderNested)

} // namespace tst_render_nested
#include "tst_render_nested.moc"
