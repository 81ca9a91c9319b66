// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/warcraft/effects/ramp_particles.h"
#include "render_fixture.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include <numbers>

namespace tst_render_ramp_effects {

using namespace sinew;
using namespace sinew::test;
using warcraft::RampParticles;

namespace {

/// A looping sequence of a second, and an emitter at the origin that has exactly one live particle at any time, 20
/// units large.
RenderScene oneParticle()
{
    RenderScene scene = test::emptyScene();
    scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
    RampParticles emitter;
    emitter.emissionRate.fallback = 1;
    emitter.scale = {{0}, {{20, 20}}};
    scene.effects.push_back(effectOf(emitter));
    Sprite &sprite = scene.effects[0].sprite;
    sprite.blend = FilterMode::Alpha;
    sprite.texture = addTexture(scene, "front");
    sprite.testsTexel = true;
    return scene;
}

} // namespace

/// What World of Warcraft's particles have beyond Warcraft III's.
class TestRenderRampEffects : public RenderFixture
{
    Q_OBJECT

    QImage renderAt(const RenderScene &scene, double time = 700)
    {
        m_content->when = {.sequence = 0, .time = time, .globalTime = time};
        return render(scene);
    }
    QColor at(const QImage &picture, float y, float z) { return picture.pixelColor(pixelAt(y, z)); }

    /// Behind: (102, 153, 51). In front: (200, 100, 50).
    RenderScene withBackground(int alpha)
    {
        RenderScene scene = oneParticle();
        m_textures.images["behind"] = rgba(1, 1, {QColor(102, 153, 51)});
        m_textures.images["front"] = rgba(1, 1, {QColor(200, 100, 50, alpha)});
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        scene.meshes.push_back(quad(-1, -50, -50, 50, 50, 0));
        return scene;
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void blendModes_data()
    {
        QTest::addColumn<int>("blend");
        QTest::addColumn<int>("alpha");
        QTest::addColumn<QColor>("expected");
        QTest::newRow("opaque") << int(FilterMode::Opaque) << 128 << QColor(200, 100, 50);
        QTest::newRow("alpha key, below") << int(FilterMode::AlphaKey) << 128 << QColor(102, 153, 51);
        QTest::newRow("alpha key, above") << int(FilterMode::AlphaKey) << 230 << QColor(200, 100, 50);
        QTest::newRow("alpha") << int(FilterMode::Alpha) << 128 << QColor(151, 126, 50);
        QTest::newRow("no alpha add") << int(FilterMode::NoAlphaAdd) << 128 << QColor(255, 253, 101);
        QTest::newRow("add") << int(FilterMode::Add) << 128 << QColor(202, 203, 76);
        QTest::newRow("mod") << int(FilterMode::Mod) << 128 << QColor(80, 60, 10);
        QTest::newRow("mod 2x") << int(FilterMode::Mod2x) << 128 << QColor(160, 120, 20);
        QTest::newRow("blend add") << int(FilterMode::BlendAdd) << 128 << QColor(251, 176, 75);
    }
    void blendModes()
    {
        QFETCH(int, blend);
        QFETCH(int, alpha);
        QFETCH(QColor, expected);
        RenderScene scene = withBackground(alpha);
        scene.effects[0].sprite.blend = FilterMode(blend);
        QVERIFY(near(at(renderAt(scene), 0, 0), expected));
    }

    void factorsAndCutOff()
    {
        RenderScene scene = withBackground(255);
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> RampParticles & { return edited<RampParticles>(scene.effects[0]); };
        scene.effects[0].sprite.colourFactor = 0.5f;
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(100, 50, 25)));
        scene.effects[0].sprite.colourFactor = 1.2f;
        scene.effects[0].sprite.alphaFactor = 0.5f;
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(171, 137, 56)));
        emitter().alphaCutOff = {{0}, {0.45f}};
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(171, 137, 56)));
        emitter().alphaCutOff = {{0}, {0.55f}};
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(102, 153, 51)));
    }

    void threeTextures()
    {
        RenderScene scene = withBackground(255);
        m_textures.images["second"] = rgba(1, 1, {QColor(128, 255, 255)});
        m_textures.images["third"] = rgba(1, 1, {QColor(255, 128, 255, 128)});
        scene.effects[0].sprite.more[0] = addTexture(scene, "second");
        scene.effects[0].sprite.more[1] = addTexture(scene, "third");
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(200, 100, 50)));
        scene.effects[0].sprite.textures = SpriteTextures::TwoColours; // (100, 100, 50), half of it
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(101, 126, 50)));
        scene.effects[0].sprite.textures = SpriteTextures::ThreeColours; // (100, 50, 50)
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(101, 101, 50)));
    }

    /// A texture of two halves that scrolls round once per second.
    void texturesScroll()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::white});
        m_textures.images["halves"] =
            rgba(8, 1, {Qt::red, Qt::red, Qt::red, Qt::red, Qt::green, Qt::green, Qt::green, Qt::green});
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> RampParticles & { return edited<RampParticles>(scene.effects[0]); };
        emitter().multiTexture = true;
        scene.effects[0].sprite.textures = SpriteTextures::TwoColours;
        scene.effects[0].sprite.more[0] = addTexture(scene, "halves");
        scene.effects[0].sprite.more[1] = 0;
        emitter().lifeSpan.fallback = 1;
        emitter().scroll[0] = {1, 0};
        const QColor before = at(renderAt(scene, 600), 10, 0),
                     after = at(renderAt(scene, 100), 10, 0); // half a life later
        QVERIFY(isNear(before, Qt::red) ? near(after, Qt::green) : near(after, Qt::red));
    }

    void headsHaveTwoSizesAndTurn()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(1, 1, {Qt::yellow});
        // The reference must not be kept: rules do not change once they were simulated.
        const auto emitter = [&]() -> RampParticles & { return edited<RampParticles>(scene.effects[0]); };
        emitter().scale = {{0}, {{20, 5}}};
        QImage picture = renderAt(scene);
        QVERIFY(near(at(picture, 18, 0), Qt::yellow) && near(at(picture, 0, 8), renderBackground));
        emitter().baseSpin = std::numbers::pi_v<float> / 2;
        picture = renderAt(scene);
        QVERIFY(near(at(picture, 0, 18), Qt::yellow) && near(at(picture, 8, 0), renderBackground));
        // About its lower edge: a quarter counter-clockwise it lies to the left.
        emitter().scale = {{0}, {{20, 20}}};
        emitter().shiftCentre = true;
        picture = renderAt(scene);
        QVERIFY(near(at(picture, -38, 0), Qt::yellow) && near(at(picture, 3, 0), renderBackground));
    }

    void flatQuadsLieInTheGround()
    {
        RenderScene scene = oneParticle();
        m_textures.images["front"] = rgba(2, 2, {Qt::red, Qt::green, Qt::blue, Qt::white});
        edited<RampParticles>(scene.effects[0]).xyQuad = true;
        QVERIFY(near(at(renderAt(scene), 0, 10), renderBackground)); // seen edge-on
        m_content->camera.pitch = std::numbers::pi_v<float> / 2;     // from above: up is −x, right is y
        QImage picture = renderAt(scene);
        // Right on the quad is x, up is y: the texture lies turned by a quarter.
        QVERIFY(near(at(picture, 10, 10), Qt::red));
        QVERIFY(near(at(picture, 10, -10), Qt::green));
        QVERIFY(near(at(picture, -10, -10), Qt::white));
        // In model space it lies in the node's plane: standing upright under one that turns about y.
        edited<RampParticles>(scene.effects[0]).modelSpace = true;
        scene.nodes[0].rotation.fallback = {0, std::sqrt(0.5f), 0, std::sqrt(0.5f)};
        m_content->camera.pitch = 0;
        QVERIFY(!isNear(at(renderAt(scene), 10, 10), renderBackground));
    }

    void geosetsHideTheirs()
    {
        RenderScene scene = withBackground(255);
        scene.effects[0].geoset = 1203;
        m_content->options.meshes.hiddenGeosets = std::set<std::int32_t>{1204};
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(200, 100, 50)));
        m_content->options.meshes.hiddenGeosets = std::set<std::int32_t>{1203};
        QVERIFY(near(at(renderAt(scene), 0, 0), QColor(102, 153, 51)));
    }
};

SINEW_TEST(tst_render_ramp_effects, TestRenderRampEffects)

} // namespace tst_render_ramp_effects
#include "tst_render_ramp_effects.moc"
