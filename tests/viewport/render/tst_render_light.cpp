// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

namespace tst_render_light {

using namespace sinew;
using namespace sinew::test;

/// Daylight, fog, the model's own lights and the ground.
class TestRenderLight : public RenderFixture
{
    Q_OBJECT

    /// A white quad that is lit, at x = 0.
    static RenderScene whiteQuad()
    {
        RenderScene scene = test::emptyScene();
        SceneLayer layer;
        layer.texture.fallback = -1;
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -60, -60, 60, 60, 0));
        return scene;
    }

    /// At its own node, shining white unless changed.
    static SceneLight &addLight(RenderScene &scene, LightKind kind, const Vec3 &place)
    {
        scene.nodes.emplace_back();
        scene.nodes.back().pivot = place;
        scene.evaluationOrder.push_back(std::int32_t(scene.nodes.size()) - 1);
        scene.lights.emplace_back();
        scene.lights.back().kind = kind;
        scene.lights.back().node = scene.evaluationOrder.back();
        return scene.lights.back();
    }

    void makeDark()
    {
        m_content->options.daylight.sun = Qt::black;
        m_content->options.daylight.ambient = Qt::black;
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void sunDirectionAndColour()
    {
        const RenderScene scene = whiteQuad();
        Daylight &light = m_content->options.daylight;
        light = {0, 0, QColor(200, 100, 50), QColor(20, 30, 40)}; // from +x, where the quad looks
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(220, 130, 90)));
        light.sunElevation = 60; // cos 60° = ½
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(120, 80, 65)));
        light.sunYaw = 180; // from behind
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(20, 30, 40)));
        light = {0, 0, QColor(200, 200, 200), QColor(100, 100, 100)}; // never more than the texture's own colour
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
    }

    void presets()
    {
        QCOMPARE(daylightPresets().size(), std::size_t(4));
        QCOMPARE(daylightPresets()[0].light, ViewOptions().daylight);
        const RenderScene scene = whiteQuad();
        int last = 256;
        for (const char *id : {"neutral", "day", "dusk", "night"}) {
            for (const DaylightPreset &preset : daylightPresets()) {
                if (std::strcmp(preset.id, id) == 0)
                    m_content->options.daylight = preset.light;
            }
            const int brightness = qGray(render(scene).pixel(128, 128));
            QVERIFY2(brightness < last, id);
            last = brightness;
        }
    }

    void omniLight()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        SceneLight &light = addLight(scene, LightKind::Omni, {60, 0, 0});
        light.attenuationStart.fallback = 20;
        light.attenuationEnd.fallback = 100;
        light.colour.fallback = {1, 0.5f, 0};
        QImage picture = render(scene);
        // 60 away: half way from 20 to 100.
        QVERIFY(near(picture.pixelColor(128, 128), QColor(128, 64, 0)));
        // 72.1 away: 0.349 of the light at an angle of cosine 0.832.
        QVERIFY(near(picture.pixelColor(pixelAt(40, 0)), QColor(74, 37, 0)));
        light.intensity.fallback = 1.5f;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(191, 96, 0)));
        light.attenuationStart.fallback = 60;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(255, 191, 0))); // 1.5 of it, cut off at 1
        light.attenuationStart.fallback = 10;
        light.attenuationEnd.fallback = 60;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::black));
    }

    void ambientPart()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        // Behind the quad: only the ambient part arrives, 40 away, half way from 20 to 60.
        SceneLight &light = addLight(scene, LightKind::Omni, {-40, 0, 0});
        light.attenuationStart.fallback = 20;
        light.attenuationEnd.fallback = 60;
        light.ambientColour.fallback = {0.2f, 0.4f, 0.8f};
        light.ambientIntensity.fallback = 1;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(26, 51, 102)));
    }

    void directionalLight()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        // Far away and beyond its attenuation, which this light does not have.
        SceneLight &light = addLight(scene, LightKind::Directional, {0, 0, 5000});
        light.colour.fallback = {0.2f, 0.4f, 0.8f};
        // The node's z axis points to the light: up, along the quad.
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::black));
        // Turned by 60° about y: cos 30° of it falls on the quad.
        scene.nodes.back().rotation.fallback = {0, 0.5f, 0, std::sqrt(0.75f)};
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(44, 88, 177)));
    }

    void spotLight()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        // From (60, 0, 0) along −x: its z axis turned by 90° about y.
        SceneLight &light = addLight(scene, LightKind::Spot, {60, 0, 0});
        scene.nodes.back().rotation.fallback = {0, std::sqrt(0.5f), 0, std::sqrt(0.5f)};
        light.attenuationStart.fallback = light.attenuationEnd.fallback = 1000;
        constexpr float degree = 0.0174532925f;
        light.innerAngle.fallback = 40 * degree;
        light.outerAngle.fallback = 60 * degree;
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(128, 128), Qt::white));
        // 15° aside: within the inner cone, at an angle of cosine 0.966.
        QVERIFY(near(picture.pixelColor(pixelAt(16.08f, 0)), QColor(246, 246, 246)));
        // 25° aside, of cosine 0.9063: (0.9063 − cos 30°) / (cos 20° − cos 30°) of it.
        QVERIFY(near(picture.pixelColor(pixelAt(27.98f, 0)), QColor(126, 126, 126), 6)); // it falls steeply there
        QVERIFY(near(picture.pixelColor(pixelAt(36, 0)), Qt::black));                    // 31° aside
        scene.nodes.back().rotation.fallback = {0, -std::sqrt(0.5f), 0, std::sqrt(0.5f)};
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::black)); // turned away
    }

    void ambientLight()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        SceneLight &light = addLight(scene, LightKind::Ambient, {0, 0, 0});
        light.ambientColour.fallback = {0.2f, 0.4f, 0.8f};
        light.ambientIntensity.fallback = 0.5f;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(26, 51, 102))); // its own colour is for shading only
        light.attenuationStart.fallback = 20;
        light.attenuationEnd.fallback = 60;
        scene.nodes.back().pivot = {0, 0, 40}; // half of it arrives
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(13, 26, 51)));
        light.attenuationStart.fallback = light.attenuationEnd.fallback = 0; // no range: everywhere
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(26, 51, 102)));
    }

    void lightsAreAnimatedAndSwitched()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        scene.sequences.push_back({NoNode, "Stand", 0, 1000});
        m_content->when.sequence = 0;
        SceneLight &light = addLight(scene, LightKind::Omni, {20, 0, 0});
        light.colour = twoKeys<Colour>(0, {1, 0, 0}, 1000, {0, 1, 0});
        light.intensity = twoKeys<float>(0, 1, 1000, 0.5f);
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        m_content->when.time = 500; // (½, ½, 0) · ¾
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(96, 96, 0)));
        scene.nodes.back().visibility = twoKeys<float>(0, 1, 500, 0, false);
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::black));
        scene.nodes.back().visibility = {{}, 1, true};
        m_content->options.modelLights = false;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::black));
    }

    void eightLightsShine()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        for (int i = 0; i < 9; ++i)
            addLight(scene, LightKind::Omni, {20, 0, 0}).colour.fallback = {0.1f, 0, 0};
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(204, 0, 0)));
    }

    void unshadedLayersAreNotLit()
    {
        makeDark();
        RenderScene scene = whiteQuad();
        scene.materials[0].layers[0].unshaded = true;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
    }

    void fog_data()
    {
        // Half in a fog of (0, 0, 100). Behind, clear: (102, 153, 51). In front (200, 100, 50), alpha 0.302: fogged
        // towards the fog's colour, or towards the colour that is neutral in the mode.
        QTest::addColumn<int>("mode");
        QTest::addColumn<QColor>("expected");
        QTest::newRow("none") << int(FilterMode::None) << QColor(100, 50, 75);
        QTest::newRow("blend") << int(FilterMode::Blend) << QColor(101, 122, 58);
        QTest::newRow("additive") << int(FilterMode::Additive) << QColor(132, 168, 58);
        QTest::newRow("modulate") << int(FilterMode::Modulate) << QColor(91, 106, 30);
        QTest::newRow("modulate 2x") << int(FilterMode::Modulate2x) << QColor(131, 136, 35);
    }

    void fog()
    {
        QFETCH(int, mode);
        QFETCH(QColor, expected);
        RenderScene scene = test::emptyScene();
        m_textures.images["behind"] = rgba(1, 1, {QColor(102, 153, 51)});
        m_textures.images["front"] = rgba(1, 1, {QColor(200, 100, 50, 77)});
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        addMaterial(scene, unshaded(addTexture(scene, "front"), FilterMode(mode)));
        scene.materials[0].layers[0].unfogged = true;
        scene.meshes.push_back(quad(-1, -60, -60, 60, 60, 0));
        scene.meshes.push_back(quad(0, -30, -30, 30, 30, 1));
        ViewOptions &options = m_content->options;
        options.fog = true;
        options.fogColour = QColor(0, 0, 100);
        options.fogStart = 100;
        options.fogEnd = 300; // the quad is 200 away
        QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(128, 128), expected));
        QVERIFY(near(picture.pixelColor(pixelAt(50, 50)), QColor(102, 153, 51)));
        options.fogStart = 201;
        const QColor clear = render(scene).pixelColor(128, 128);
        options.fog = false;
        QVERIFY(near(render(scene).pixelColor(128, 128), clear));
    }

    void groundPlane()
    {
        RenderScene scene = test::emptyScene();
        m_content->camera.pitch = 0.5f;
        m_content->options.lit = false;
        const QImage without = render(scene);
        m_content->options.groundPlane = true;
        QImage picture = render(scene);
        QVERIFY(near(without.pixelColor(128, 200), renderBackground));
        QVERIFY(near(picture.pixelColor(128, 200), QColor(0x6f, 0x6a, 0x60)));
        // Things above it hide it, things below are hidden by it.
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -20, 0, 20, 40, 0));
        scene.meshes.push_back(quad(0, -20, -40, 20, 0, 0));
        picture = render(scene);
        QVERIFY(near(picture.pixelColor(128, 100), Qt::white));
        QVERIFY(near(picture.pixelColor(128, 160), QColor(0x6f, 0x6a, 0x60)));
    }
};

SINEW_TEST(tst_render_light, TestRenderLight)

} // namespace tst_render_light
#include "tst_render_light.moc"
