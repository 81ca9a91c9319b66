// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effect_simulation.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/band.h"
#include "render_fixture.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include <numbers>

namespace tst_render_effects {

using namespace sinew;
using namespace sinew::test;
using mdx::SegmentParticles;

namespace {

constexpr float quarter = std::numbers::pi_v<float> / 2;

/// A looping sequence of a second, and an emitter at the origin that has exactly one live particle at any time (born at
/// half the second).
RenderScene oneParticle()
{
    RenderScene scene = test::emptyScene();
    scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
    SegmentParticles emitter;
    emitter.emissionRate.fallback = 1;
    emitter.lifeSpan = 1;
    for (int i = 0; i < 3; ++i) {
        emitter.colours[i] = {1, 1, 1};
        emitter.scalings[i] = 20;
    }
    scene.effects.push_back(effectOf(emitter));
    scene.effects[0].sprite.texture = addTexture(scene, "front");
    return scene;
}

ParticleInstance theParticle(const RenderScene &scene, const PoseTime &when)
{
    EffectSimulation simulation;
    simulation.update(scene, when);
    Q_ASSERT(simulation.frame().particles.size() == 1);
    return simulation.frame().particles[0];
}

} // namespace

/// Particles and ribbons.
class TestRenderEffects : public RenderFixture
{
    Q_OBJECT

    QImage renderAt(const RenderScene &scene, double time)
    {
        m_content->when = {.sequence = 0, .time = time, .globalTime = time};
        return render(scene);
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void blendModes_data()
    {
        // Behind: (102, 153, 51). In front: (200, 100, 50), alpha ½ unless said otherwise.
        QTest::addColumn<int>("blend");
        QTest::addColumn<int>("alpha");
        QTest::addColumn<QColor>("expected");
        QTest::newRow("blend") << int(FilterMode::Blend) << 128 << QColor(151, 126, 50);
        QTest::newRow("additive") << int(FilterMode::AddAlpha) << 128 << QColor(202, 203, 76);
        QTest::newRow("modulate") << int(FilterMode::Modulate) << 128 << QColor(80, 60, 10);
        QTest::newRow("modulate 2x") << int(FilterMode::Modulate2x) << 128 << QColor(160, 120, 20);
        QTest::newRow("alpha key, below") << int(FilterMode::Transparent) << 128 << QColor(102, 153, 51);
        QTest::newRow("alpha key, above") << int(FilterMode::Transparent) << 230 << QColor(200, 100, 50);
    }
    void blendModes()
    {
        QFETCH(int, blend);
        QFETCH(int, alpha);
        QFETCH(QColor, expected);
        RenderScene scene = oneParticle();
        m_textures.images["behind"] = rgba(1, 1, {QColor(102, 153, 51)});
        m_textures.images["front"] = rgba(1, 1, {QColor(200, 100, 50, alpha)});
        scene.effects[0].sprite.blend = FilterMode(blend);
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        scene.meshes.push_back(quad(-1, -50, -50, 50, 50, 0));
        const QImage picture = renderAt(scene, 700);
        QVERIFY(near(picture.pixelColor(128, 128), expected));
        // The quad's half edge is 20 units.
        for (const QPointF at : {QPointF(18, 0), QPointF(-18, 0), QPointF(0, 18), QPointF(17, -17)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), expected));
        for (const QPointF at : {QPointF(22, 0), QPointF(-22, 0), QPointF(0, 22), QPointF(0, -22)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), QColor(102, 153, 51)));
    }

    void missingTexturesAreSoft_data()
    {
        // Behind: (102, 153, 51). In the middle of the quad, in its corners.
        QTest::addColumn<int>("blend");
        QTest::addColumn<QColor>("middle");
        QTest::newRow("blend") << int(FilterMode::Blend) << QColor(Qt::white);
        QTest::newRow("additive") << int(FilterMode::AddAlpha) << QColor(Qt::white);
        QTest::newRow("modulate") << int(FilterMode::Modulate) << QColor(51, 77, 26);
        QTest::newRow("modulate 2x") << int(FilterMode::Modulate2x) << QColor(51, 77, 26);
        QTest::newRow("no alpha add") << int(FilterMode::NoAlphaAdd) << QColor(Qt::white);
        QTest::newRow("mod") << int(FilterMode::Mod) << QColor(51, 77, 26);
    }
    void missingTexturesAreSoft()
    {
        QFETCH(int, blend);
        QFETCH(QColor, middle);
        RenderScene scene = oneParticle();
        m_textures.images["behind"] = rgba(1, 1, {QColor(102, 153, 51)});
        scene.effects[0].sprite.blend = FilterMode(blend);
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        scene.meshes.push_back(quad(-1, -50, -50, 50, 50, 0));
        for (const std::uint32_t cells : {1u, 2u}) {
            edited<SegmentParticles>(scene.effects[0]).rows = cells;
            edited<SegmentParticles>(scene.effects[0]).columns = cells;
            const QImage picture = renderAt(scene, 700);
            QVERIFY(near(picture.pixelColor(128, 128), middle, 4));
            QVERIFY(near(picture.pixelColor(pixelAt(16, 16)), QColor(102, 153, 51)));
            QVERIFY(!near(picture.pixelColor(pixelAt(8, 0)), QColor(102, 153, 51), 10));
        }
        // With the file it is there.
        m_textures.images["front"] = rgba(1, 1, {QColor(0, 0, 0, 255)});
        scene.textures[0].revision++;
        scene.effects[0].sprite.blend = FilterMode::Blend;
        QVERIFY(near(renderAt(scene, 700).pixelColor(pixelAt(16, 16)), Qt::black));
    }

    void missingTexturesThatCutOutAreSeen()
    {
        RenderScene scene = oneParticle();
        scene.effects[0].sprite.blend = FilterMode::Transparent;
        QVERIFY(!near(renderAt(scene, 700).pixelColor(pixelAt(16, 16)), renderBackground));
    }

    void headsFaceTheViewer_data()
    {
        QTest::addColumn<float>("yaw");
        QTest::addColumn<float>("pitch");
        QTest::newRow("front") << 0.f << 0.f;
        QTest::newRow("side") << quarter << 0.f;
        QTest::newRow("above") << 0.3f << quarter;
        QTest::newRow("askew") << 2.f << 0.7f;
    }
    void headsFaceTheViewer()
    {
        QFETCH(float, yaw);
        QFETCH(float, pitch);
        const RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(2, 2, {Qt::red, Qt::green, Qt::blue, Qt::white});
        m_content->camera.yaw = yaw;
        m_content->camera.pitch = pitch;
        const QImage picture = renderAt(scene, 700);
        QVERIFY(near(picture.pixelColor(pixelAt(-16, 16)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(16, 16)), Qt::green));
        QVERIFY(near(picture.pixelColor(pixelAt(-16, -16)), Qt::blue));
        QVERIFY(near(picture.pixelColor(pixelAt(16, -16)), Qt::white));
        QVERIFY(near(picture.pixelColor(pixelAt(0, 23)), renderBackground));
    }

    void cellsOfTheTexture()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] =
            rgba(4, 4,
                 {Qt::red, Qt::red, Qt::green, Qt::green, Qt::red, Qt::red, Qt::green, Qt::green, Qt::blue, Qt::blue,
                  Qt::white, Qt::white, Qt::blue, Qt::blue, Qt::white, Qt::white});
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> SegmentParticles & { return edited<SegmentParticles>(scene.effects[0]); };
        emitter().rows = 2;
        emitter().columns = 2;
        emitter().headLife = {2, 2, 1};
        emitter().headDecay = {2, 2, 1};
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), Qt::blue));
        emitter().headLife = {1, 1, 1};
        emitter().headDecay = {1, 1, 1};
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), Qt::green));
    }

    void tailsShowTheWayBehind()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::yellow});
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> SegmentParticles & { return edited<SegmentParticles>(scene.effects[0]); };
        emitter().head = false;
        emitter().tail = true;
        emitter().speed.fallback = 40; // straight up
        emitter().tailLength = 0.5f;   // 20 units
        for (float &scale : emitter().scalings)
            scale = 5;
        const ParticleInstance particle = theParticle(scene, {.sequence = 0, .time = 700, .globalTime = 700});
        const float z = particle.position.z;
        QVERIFY(z >= 0 && z <= 40);
        m_content->camera.yaw = 1; // from anywhere at its height: it turns about its length
        const QImage picture = renderAt(scene, 700);
        for (const QPointF at : {QPointF(0, z - 1), QPointF(0, z - 19), QPointF(-4, z - 10), QPointF(4, z - 10)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), Qt::yellow));
        for (const QPointF at : {QPointF(0, z + 2), QPointF(0, z - 22), QPointF(-7, z - 10), QPointF(7, z - 10)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), renderBackground));
        // Seen along its path it vanishes.
        emitter().head = true;
        const PoseTime when{.sequence = 0, .time = 700, .globalTime = 700};
        EffectSimulation simulation;
        simulation.update(scene, when);
        QCOMPARE(simulation.frame().particles.size(), std::size_t(2));
    }

    void xyQuadsLieOnTheGround()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 4, {Qt::red, Qt::red, Qt::blue, Qt::blue}); // top red
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> SegmentParticles & { return edited<SegmentParticles>(scene.effects[0]); };
        emitter().xyQuad = true;
        emitter().speed.fallback = 0.01f;
        // The node's z axis along the world's y: particles move there.
        scene.nodes[0].rotation.fallback = {-std::sin(quarter / 2), 0, 0, std::cos(quarter / 2)};
        QVERIFY(near(renderAt(scene, 700).pixelColor(pixelAt(0, 5)), renderBackground)); // edge-on from the front
        m_content->camera.pitch = quarter; // from above +y is right, -x is up
        const QImage picture = renderAt(scene, 700);
        QVERIFY(near(picture.pixelColor(pixelAt(12, 0)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(-12, 0)), Qt::blue));
        QVERIFY(near(picture.pixelColor(pixelAt(18, 18)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixelAt(23, 0)), renderBackground));
    }

    void teamColour()
    {
        RenderScene scene = oneParticle();
        scene.effects[0].sprite.replaceableId = 1;
        m_content->options.teamColour = QColor(0x00, 0x42, 0xff);
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), QColor(0x00, 0x42, 0xff)));
    }

    void segmentColoursAndAlphas()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::white});
        for (int i = 0; i < 3; ++i) {
            edited<SegmentParticles>(scene.effects[0]).colours[i] = {1, 0.5f, 0};
            edited<SegmentParticles>(scene.effects[0]).alphas[i] = 0.25f;
        }
        // ¾ of the background and ¼ of the colour.
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), QColor(71, 47, 22)));
    }

    void priorityPlanesMixWithMeshes()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::red});
        m_textures.images["mesh"] = rgba(1, 1, {QColor(0, 255, 0, 254)});
        addMaterial(scene, unshaded(addTexture(scene, "mesh"), FilterMode::Blend));
        scene.meshes.push_back(quad(-1, -50, -50, 50, 50, 0));
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), Qt::red));
        scene.effects[0].priorityPlane = -1;
        ++scene.revision;
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), Qt::green));
    }

    void effectsCanBeSwitchedOff()
    {
        const RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::red});
        m_content->options.effects = false;
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), renderBackground));
        m_content->options.effects = true;
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), Qt::red));
    }

    void editsShowAtOnce()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::red});
        renderAt(scene, 700);
        for (float &scale : edited<SegmentParticles>(scene.effects[0]).scalings)
            scale = 40;
        QVERIFY(near(renderAt(scene, 700).pixelColor(pixelAt(35, 0)), Qt::red));
        edited<SegmentParticles>(scene.effects[0]).emissionRate.fallback = 0;
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), renderBackground));
        scene.effects.clear();
        QVERIFY(near(renderAt(scene, 700).pixelColor(128, 128), renderBackground));
    }

    void sameTimeSamePicture()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {QColor(255, 200, 80, 90)});
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> SegmentParticles & { return edited<SegmentParticles>(scene.effects[0]); };
        emitter().emissionRate.fallback = 60;
        emitter().speed.fallback = 60;
        emitter().variation.fallback = 0.5f;
        emitter().latitude.fallback = 50;
        emitter().gravity.fallback = 40;
        scene.effects[0].sprite.blend = FilterMode::AddAlpha;
        for (float &scale : emitter().scalings)
            scale = 4;
        const QImage later = renderAt(scene, 800), earlier = renderAt(scene, 300);
        QVERIFY(later != earlier);
        QCOMPARE(renderAt(scene, 800), later);
        QCOMPARE(renderAt(scene, 300), earlier);
        reset();
        m_textures.images["front"] = rgba(1, 1, {QColor(255, 200, 80, 90)});
        QCOMPARE(renderAt(scene, 300), earlier);
    }

    void ribbonFollowsItsNode()
    {
        RenderScene scene = test::emptyScene();
        scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
        scene.nodes[0].translation = twoKeys<Vec3>(0, {0, -40, 0}, 1000, {0, 40, 0});
        m_textures.images["band"] = rgba(1, 1, {QColor(200, 100, 50, 128)});
        addMaterial(scene, unshaded(addTexture(scene, "band"), FilterMode::Blend));
        warcraft::Band ribbon;
        ribbon.heightAbove.fallback = 10;
        ribbon.heightBelow.fallback = 5;
        ribbon.lifeSpan = 0.5f;
        ribbon.emissionRate = 30;
        scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon));
        scene.effects.back().material = 0;
        m_content->camera.yaw = quarter; // heights lie along the node's y: look along y, then from above
        m_content->camera.yaw = 0;
        // Turned so that the node's y is the world's z: the band stands upright.
        scene.nodes[0].rotation.fallback = {std::sin(quarter / 2), 0, 0, std::cos(quarter / 2)};
        const QImage picture = renderAt(scene, 900);
        // At 0.9 s the node is at y = 32; half a second before it was at -8. Half of both colours.
        const QColor mixed(105, 60, 40);
        for (const QPointF at : {QPointF(20, 0), QPointF(0, 8), QPointF(10, -3), QPointF(28, 8)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), mixed));
        for (const QPointF at : {QPointF(20, 12), QPointF(20, -7), QPointF(36, 0), QPointF(-14, 0)})
            QVERIFY(near(picture.pixelColor(pixelAt(float(at.x()), float(at.y()))), renderBackground));
    }

    void missingTexturesOfRibbonsAreSoft()
    {
        RenderScene scene = test::emptyScene();
        scene.sequences.push_back({NoNode, "Walk", 0, 1000, true});
        scene.nodes[0].translation = twoKeys<Vec3>(0, {0, -60, 0}, 1000, {0, 60, 0});
        scene.nodes[0].rotation.fallback = {std::numbers::sqrt2_v<float> / 2, 0, 0,
                                            std::numbers::sqrt2_v<float> / 2}; // y up
        addMaterial(scene, unshaded(addTexture(scene, "missing"), FilterMode::Additive));
        warcraft::Band ribbon;
        ribbon.heightAbove.fallback = ribbon.heightBelow.fallback = 10;
        ribbon.lifeSpan = 0.5f;
        ribbon.emissionRate = 30;
        scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon));
        scene.effects.back().material = 0;
        const QImage picture = renderAt(scene, 750);
        QVERIFY(near(picture.pixelColor(pixelAt(0, 0)), Qt::white, 6));
        QVERIFY(near(picture.pixelColor(pixelAt(0, 9.3f)), renderBackground, 6));
        QVERIFY(near(picture.pixelColor(pixelAt(0, -9.3f)), renderBackground, 6));
    }

    void ribbonHasAllLayers()
    {
        RenderScene scene = test::emptyScene();
        scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
        scene.nodes[0].translation = twoKeys<Vec3>(0, {0, -40, 0}, 1000, {0, 40, 0});
        scene.nodes[0].rotation.fallback = {std::sin(quarter / 2), 0, 0, std::cos(quarter / 2)};
        m_textures.images["first"] = rgba(1, 1, {QColor(100, 0, 0)});
        m_textures.images["second"] = rgba(1, 1, {QColor(0, 100, 0)});
        addMaterial(scene, unshaded(addTexture(scene, "first"), FilterMode::None));
        SceneLayer second = unshaded(addTexture(scene, "second"), FilterMode::Additive);
        second.alpha.fallback = 0.5f;
        scene.materials[0].layers.push_back(second);
        warcraft::Band ribbon;
        ribbon.heightAbove.fallback = ribbon.heightBelow.fallback = 10;
        ribbon.lifeSpan = 0.5f;
        ribbon.emissionRate = 30;
        scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon));
        scene.effects.back().material = 0;
        QVERIFY(near(renderAt(scene, 900).pixelColor(pixelAt(20, 0)), QColor(100, 50, 0)));
    }
};

SINEW_TEST(tst_render_effects, TestRenderEffects)

} // namespace tst_render_effects
#include "tst_render_effects.moc"
