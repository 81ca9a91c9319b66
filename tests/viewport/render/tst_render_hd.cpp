// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

namespace tst_render_hd {

using namespace sinew;
using namespace sinew::test;

namespace {

double linear(double shown)
{
    return std::pow(shown / 255, 2.2);
}

/// Linear light as an unlit layer shows it.
int plain(double light)
{
    return int(std::lround(255 * std::pow(std::clamp(light, 0., 1.), 1 / 2.2)));
}

/// Linear light as a lit layer shows it: Reinhard's curve with 4 as the white point.
int mapped(double light)
{
    return plain(std::min(1., light * (1 + light / 16) / (1 + light)));
}

QColor grey(int level)
{
    return QColor(level, level, level);
}

/// The contribution of the daylight's colours in linear light.
constexpr double gain = 2.5;

} // namespace

/// Physically based layers, one slot after the other. Seen from +x; the quad's tangent is +y, its bitangent +z.
class TestRenderHd : public RenderFixture
{
    Q_OBJECT

    RenderScene hdQuad(QColor diffuse)
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["diffuse"] = rgba(1, 1, {diffuse});
        SceneLayer layer;
        layer.hd = true;
        layer.texture.fallback = addTexture(scene, "diffuse");
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].tangents = {{0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}};
        return scene;
    }

    void setSlot(RenderScene &scene, HdSlot slot, const DecodedImage &image)
    {
        const std::string name = "slot" + std::to_string(int(slot));
        m_textures.images[name] = image;
        scene.materials[0].layers[0].slots[std::size_t(slot)].fallback = addTexture(scene, name);
    }

    QColor centre(const RenderScene &scene) { return render(scene).pixelColor(128, 128); }

    void lightBy(float yaw, float elevation, QColor sun, QColor ambient)
    {
        m_content->options.daylight = {yaw, elevation, sun, ambient};
    }

    static void tilt(SceneMesh &mesh, const Vec3 &normal) { mesh.normals = {normal, normal, normal, normal}; }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        reset();
        lightBy(0, 0, Qt::black, Qt::white);
    }
    void cleanupTestCase() { m_renderer.reset(); }

    void diffuse()
    {
        // Rough and not metal: the diffuse part takes all of the sky at the horizon, the specular part 0.0157 of it.
        RenderScene scene = hdQuad(QColor(128, 64, 200));
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(255, 255, 0)}));
        const auto expected = [](int c) { return mapped(gain * (linear(c) + 0.0157)); };
        QVERIFY(near(centre(scene), QColor(expected(128), expected(64), expected(200)), 3));
        // Without light it shows its own colour, without the curve.
        m_content->options.lit = false;
        QVERIFY(near(centre(scene), QColor(128, 64, 200)));
        m_content->options.lit = true;
        scene.materials[0].layers[0].unshaded = true;
        QVERIFY(near(centre(scene), QColor(128, 64, 200)));
    }

    void occlusion()
    {
        RenderScene scene = hdQuad(QColor(128, 64, 200));
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(51, 255, 0)})); // a fifth
        const auto expected = [](int c) { return mapped(gain * (linear(c) + 0.0157) / 5); };
        QVERIFY(near(centre(scene), QColor(expected(128), expected(64), expected(200)), 3));
        // The sun's own light is not occluded.
        lightBy(0, 0, Qt::white, Qt::black);
        const QColor occluded = centre(scene);
        m_textures.images["slot2"] = rgba(1, 1, {QColor(255, 255, 0)});
        m_renderer->setProvider(m_textures);
        QVERIFY(near(centre(scene), occluded));
    }

    void metal()
    {
        // All metal: no diffuse part; the specular part takes on the colour, 0.4524 of it minus 0.0024.
        RenderScene scene = hdQuad(QColor(200, 100, 50));
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(255, 255, 255)}));
        const auto expected = [](int c) { return mapped(gain * (linear(c) * 0.4524 - 0.0024)); };
        QVERIFY(near(centre(scene), QColor(expected(200), expected(100), expected(50)), 3));
    }

    void roughness()
    {
        // In the mirror direction of the sun a smooth surface gleams, a rough one does not.
        RenderScene scene = hdQuad(grey(50));
        lightBy(0, 0, grey(128), Qt::black);
        const double sun = gain * linear(128);
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(255, 255, 0)}));
        // Roughness 1: the bell is 1; 0.04 · ¼ is mirrored.
        QVERIFY(near(centre(scene), grey(mapped(sun * (0.96 * linear(50) + 0.01))), 3));
        // Roughness ½: the bell is 16 at its middle.
        m_textures.images["slot2"] = rgba(1, 1, {QColor(255, 128, 0)});
        m_renderer->setProvider(m_textures);
        QVERIFY(near(centre(scene), grey(mapped(sun * (0.96 * linear(50) + 0.16))), 4));
        // A sun from the side leaves the smooth one dark, except for its diffuse part.
        lightBy(0, 60, grey(128), Qt::black);
        m_textures.images["slot2"] = rgba(1, 1, {QColor(255, 40, 0)});
        m_renderer->setProvider(m_textures);
        QVERIFY(near(centre(scene), grey(mapped(sun * 0.96 * 0.5 * linear(50))), 4));
    }

    void normalMap()
    {
        // Bent by 45° to the tangent: red is 128 + 127 / √2.
        RenderScene scene = hdQuad(grey(255));
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(255, 255, 0)}));
        const auto shows = [&](double cosine) {
            // Facing the eye at cos 45° where it is bent; V and L differ, which is negligible for the small specular
            // part.
            return grey(mapped(gain * linear(128) * cosine * (0.96 + 0.014)));
        };
        lightBy(0, 0, grey(128), Qt::black);
        QVERIFY(near(centre(scene), shows(1), 3));
        setSlot(scene, HdSlot::Normal, rgba(1, 1, {QColor(218, 128, 0)})); // blue is not read
        QVERIFY(near(centre(scene), shows(std::sqrt(0.5)), 3));
        lightBy(45, 0, grey(128), Qt::black); // from +x +y
        QVERIFY(near(centre(scene), shows(1), 3));
        lightBy(-45, 0, grey(128), Qt::black);
        QVERIFY(near(centre(scene), Qt::black, 3));

        // Green: towards the bitangent, whose side is the tangent's w.
        m_textures.images["slot1"] = rgba(1, 1, {QColor(128, 218, 255)});
        m_renderer->setProvider(m_textures);
        lightBy(0, 45, grey(128), Qt::black);
        QVERIFY(near(centre(scene), shows(1), 3));
        scene.meshes[0].tangents = {{0, 1, 0, -1}, {0, 1, 0, -1}, {0, 1, 0, -1}, {0, 1, 0, -1}};
        QVERIFY(near(centre(scene), Qt::black, 3));

        // Without tangents they come from uv: u runs along +y; the bitangent goes up in the picture.
        scene.meshes[0].tangents = {};
        m_textures.images["slot1"] = rgba(1, 1, {QColor(218, 128, 255)});
        m_renderer->setProvider(m_textures);
        lightBy(45, 0, grey(128), Qt::black);
        QVERIFY(near(centre(scene), shows(1), 3));
        m_textures.images["slot1"] = rgba(1, 1, {QColor(128, 218, 255)});
        m_renderer->setProvider(m_textures);
        lightBy(0, 45, grey(128), Qt::black);
        QVERIFY(near(centre(scene), shows(1), 3));
    }

    void emissive()
    {
        RenderScene scene = hdQuad(QColor(100, 0, 0));
        scene.materials[0].layers[0].unshaded = true;
        setSlot(scene, HdSlot::Emissive, rgba(1, 1, {QColor(0, 100, 50)}));
        QVERIFY(near(centre(scene), QColor(100, 100, 50)));
        scene.materials[0].layers[0].emissiveGain.fallback = 3;
        QVERIFY(near(centre(scene), QColor(100, plain(3 * linear(100)), plain(3 * linear(50)))));
        // Over time.
        scene.sequences.push_back({NoNode, "Stand", 0, 1000});
        m_content->when.sequence = 0;
        m_content->when.time = 500;
        scene.materials[0].layers[0].emissiveGain = twoKeys<float>(0, 0, 1000, 4);
        QVERIFY(near(centre(scene), QColor(100, plain(2 * linear(100)), plain(2 * linear(50)))));
        // It glows in the dark.
        scene.materials[0].layers[0].unshaded = false;
        lightBy(0, 0, Qt::black, Qt::black);
        QVERIFY(near(centre(scene), QColor(0, mapped(2 * linear(100)), mapped(2 * linear(50)))));
    }

    void teamColour()
    {
        RenderScene scene = hdQuad(grey(200));
        scene.materials[0].layers[0].unshaded = true;
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(0, 0, 0, 128)}));
        QVERIFY(near(centre(scene), grey(200))); // no such slot, no tint
        scene.materials[0].layers[0].slots[std::size_t(HdSlot::TeamColour)].fallback = addTexture(scene, "", 1);
        m_content->options.teamColour = QColor(255, 0, 102);
        // Half the base, half the base in the team's colour.
        const double half = 128 / 255.;
        const auto expected = [&](int team) { return plain(linear(200) * (1 - half + half * linear(team))); };
        QVERIFY(near(centre(scene), QColor(200, expected(0), expected(102))));
        m_textures.images["slot2"] = rgba(1, 1, {QColor(0, 0, 0)}); // a mask without alpha does not count
        m_renderer->setProvider(m_textures);
        QVERIFY(near(centre(scene), grey(200)));
    }

    void environment()
    {
        // A smooth metal: 0.9725 of what it mirrors.
        RenderScene scene = hdQuad(grey(255));
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(255, 0, 255)}));
        lightBy(0, 0, Qt::black, grey(128));
        const double sky = gain * linear(128);
        QVERIFY(near(centre(scene), grey(mapped(0.9725 * sky)), 3)); // the sky's horizon
        setSlot(scene, HdSlot::Environment, rgba(1, 1, {QColor(200, 100, 50)}));
        const auto expected = [&](int c) { return mapped(0.9725 * 2 * sky * linear(c)); };
        QVERIFY(near(centre(scene), QColor(expected(200), expected(100), expected(50)), 3));

        // Its picture is the world from the zenith down: red above, blue below.
        m_textures.images["slot5"] = rgba(1, 4, {Qt::red, Qt::red, Qt::blue, Qt::blue});
        m_renderer->setProvider(m_textures);
        tilt(scene.meshes[0], {0.9f, 0, 0.436f}); // mirrors what is 52° up
        QVERIFY(centre(scene).red() > 100 && centre(scene).blue() < 60);
        tilt(scene.meshes[0], {0.9f, 0, -0.436f});
        QVERIFY(centre(scene).blue() > 100 && centre(scene).red() < 60);
        // A rough one blurs it.
        m_textures.images["slot2"] = rgba(1, 1, {QColor(255, 255, 255)});
        m_renderer->setProvider(m_textures);
        const QColor blurred = centre(scene);
        QVERIFY(std::abs(blurred.red() - blurred.blue()) < 10);
    }

    void skyIsBrightAbove()
    {
        RenderScene scene = hdQuad(grey(128));
        tilt(scene.meshes[0], {0.6f, 0, 0.8f});
        const int up = centre(scene).red();
        tilt(scene.meshes[0], {0.6f, 0, -0.8f});
        QVERIFY(centre(scene).red() < up - 20);
    }

    void fresnel()
    {
        RenderScene scene = hdQuad(QColor(0, 0, 200));
        SceneLayer &layer = scene.materials[0].layers[0];
        layer.unshaded = true;
        layer.fresnelColour.fallback = {1, 0.5f, 0};
        layer.fresnelOpacity.fallback = 1;
        QVERIFY(near(centre(scene), QColor(0, 0, 200))); // nothing where it faces the eye
        tilt(scene.meshes[0], {0.5f, 0, 0.8660254f});    // (1 − ½)³ = ⅛
        QVERIFY(near(centre(scene), QColor(plain(0.125), plain(0.125 * linear(127.5)), plain(0.875 * linear(200)))));
        layer.fresnelOpacity.fallback = 0.5f;
        QVERIFY(near(centre(scene), QColor(plain(1 / 16.), plain(linear(127.5) / 16), plain(15 / 16. * linear(200)))));
        layer.slots[std::size_t(HdSlot::TeamColour)].fallback = addTexture(scene, "", 1);
        layer.fresnelTeamColour.fallback = 1;
        m_content->options.teamColour = QColor(0, 255, 0);
        QVERIFY(near(centre(scene), QColor(0, plain(1 / 16.), plain(15 / 16. * linear(200)))));
    }

    void meshColourAndAlpha()
    {
        RenderScene scene = hdQuad(QColor(200, 100, 50));
        SceneLayer &layer = scene.materials[0].layers[0];
        layer.unshaded = true;
        scene.meshes[0].colour.fallback = {0.5f, 1, 0};
        QVERIFY(near(centre(scene), QColor(100, 100, 0)));
        layer.filterMode = FilterMode::Blend;
        scene.meshes[0].alpha.fallback = 0.5f;
        QVERIFY(near(centre(scene), QColor(55, 60, 15)));
    }

    void slotsAreAnimated()
    {
        RenderScene scene = hdQuad(Qt::black);
        m_textures.images["a"] = rgba(1, 1, {QColor(200, 0, 0)});
        m_textures.images["b"] = rgba(1, 1, {QColor(0, 200, 0)});
        const std::int32_t a = addTexture(scene, "a"), b = addTexture(scene, "b");
        scene.materials[0].layers[0].unshaded = true;
        scene.materials[0].layers[0].slots[std::size_t(HdSlot::Emissive)] = twoKeys<std::int32_t>(0, a, 500, b, false);
        scene.sequences.push_back({NoNode, "Stand", 0, 1000});
        m_content->when.sequence = 0;
        QVERIFY(near(centre(scene), QColor(200, 0, 0)));
        m_content->when.time = 500;
        QVERIFY(near(centre(scene), QColor(0, 200, 0)));
    }

    void missingFilesChangeNothing()
    {
        RenderScene scene = hdQuad(QColor(150, 100, 50));
        lightBy(20, 30, grey(200), grey(100));
        const QColor bare = centre(scene);
        for (const HdSlot slot : {HdSlot::Normal, HdSlot::Orm, HdSlot::Emissive, HdSlot::Environment}) {
            scene.materials[0].layers[0].slots[std::size_t(slot)].fallback =
                addTexture(scene, "missing" + std::to_string(int(slot)));
            QVERIFY(near(centre(scene), bare, 0));
        }
    }

    void transparentCutsHoles()
    {
        RenderScene scene = hdQuad(QColor(255, 0, 0, 178)); // 0.7 < 0.75
        scene.materials[0].layers[0].unshaded = true;
        scene.materials[0].layers[0].filterMode = FilterMode::Transparent;
        QVERIFY(near(centre(scene), renderBackground));
        m_textures.images["diffuse"] = rgba(1, 1, {QColor(255, 0, 0, 200)});
        m_renderer->setProvider(m_textures);
        QVERIFY(near(centre(scene), Qt::red));
    }

    void fogAndLights()
    {
        RenderScene scene = hdQuad(grey(128));
        lightBy(0, 0, Qt::black, Qt::black);
        setSlot(scene, HdSlot::Orm, rgba(1, 1, {QColor(255, 255, 0)}));
        scene.nodes.emplace_back();
        scene.nodes[1].pivot = {50, 0, 0};
        scene.evaluationOrder.push_back(1);
        scene.lights.emplace_back();
        scene.lights[0].node = 1;
        scene.lights[0].attenuationStart.fallback = 0;
        scene.lights[0].attenuationEnd.fallback = 100; // half of it arrives
        QVERIFY(near(centre(scene), grey(mapped(0.5 * (0.96 * linear(128) + 0.01))), 3));
        ViewOptions &options = m_content->options;
        options.fog = true;
        options.fogColour = QColor(0, 0, 250);
        options.fogStart = 0;
        options.fogEnd = 200;
        QVERIFY(near(centre(scene), QColor(0, 0, 250)));
    }
};

SINEW_TEST(tst_render_hd, TestRenderHd)

} // namespace tst_render_hd
#include "tst_render_hd.moc"
