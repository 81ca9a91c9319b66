// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

#include <array>

namespace tst_render_surfaces {

using namespace sinew;
using namespace sinew::test;

namespace {

QColor colour(double r, double g, double b)
{
    const auto channel = [](double value) { return int(std::lround(255 * std::clamp(value, 0., 1.))); };
    return QColor(channel(r), channel(g), channel(b));
}

constexpr double backRed = 10 / 255., backGreen = 20 / 255., backBlue = 30 / 255.;

} // namespace

/// Passes of M3 materials. A square as large as the middle of the picture, seen from the front; every value is worked
/// out by hand.
class TestRenderSurfaces : public RenderFixture
{
    Q_OBJECT

    static RenderScene surfaceQuad(FilterMode mode = FilterMode::Opaque)
    {
        RenderScene scene = emptyScene();
        SceneLayer layer = unshaded(-1, mode);
        layer.surface.emplace();
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, addMaterial(scene, layer)));
        return scene;
    }
    static SceneSurface &surfaceOf(RenderScene &scene) { return *scene.materials[0].layers[0].surface; }

    static SurfaceLayer &solid(RenderScene &scene, SurfaceSlot slot, Colour4 value,
                               SurfaceChannels channels = SurfaceChannels::Rgba)
    {
        SurfaceLayer &layer = surfaceOf(scene)[slot];
        layer.isOn = true;
        layer.colour.fallback = value;
        layer.channels = channels;
        return layer;
    }
    SurfaceLayer &textured(RenderScene &scene, SurfaceSlot slot, const std::string &name, const QColor &texel,
                           SurfaceChannels channels = SurfaceChannels::Rgb)
    {
        m_textures.images[name] = rgba(1, 1, {texel});
        SurfaceLayer &layer = surfaceOf(scene)[slot];
        layer.isOn = true;
        layer.texture = addTexture(scene, name);
        layer.channels = channels;
        return layer;
    }
    QColor centre(const RenderScene &scene) { return render(scene).pixelColor(128, 128); }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void channels_data()
    {
        QTest::addColumn<int>("channels");
        QTest::addColumn<QColor>("expected");
        QTest::newRow("rgb") << 0 << QColor(51, 102, 153);
        QTest::newRow("alpha") << 2 << QColor(204, 204, 204);
        QTest::newRow("red") << 3 << QColor(51, 51, 51);
        QTest::newRow("green") << 4 << QColor(102, 102, 102);
        QTest::newRow("blue") << 5 << QColor(153, 153, 153);
    }
    void channels()
    {
        QFETCH(int, channels);
        QFETCH(QColor, expected);
        RenderScene scene = surfaceQuad();
        textured(scene, SurfaceSlot::Diffuse, "a.dds", QColor(51, 102, 153, 204), SurfaceChannels(channels));
        QVERIFY(near(centre(scene), expected));
    }

    void tones()
    {
        RenderScene scene = surfaceQuad();
        SurfaceLayer &layer = solid(scene, SurfaceSlot::Diffuse, {0.2f, 0.4f, 0.6f, 1});
        layer.multiply.fallback = 1;
        layer.alpha.fallback = 0.5f; // changes no colour
        layer.add.fallback = 0.1f;
        QVERIFY(near(centre(scene), colour(0.3, 0.5, 0.7)));
        layer.inverts = true; // before the factors
        QVERIFY(near(centre(scene), colour(0.9, 0.7, 0.5)));
    }

    void teamColour()
    {
        m_content->options.teamColour = QColor(255, 0, 0);
        RenderScene scene = surfaceQuad();
        textured(scene, SurfaceSlot::Diffuse, "a.dds", QColor(0, 255, 0, 153), SurfaceChannels::Rgba).teamColour = true;
        QVERIFY(near(centre(scene), colour(0.4, 0.6, 0)));
    }

    void decals_data()
    {
        QTest::addColumn<int>("blend");
        QTest::addColumn<QColor>("expected");
        // 0.4 0.6 0.2 below, 0.5 0.5 1 with alpha 0.5 above, team colour 1 0 0.
        QTest::newRow("modulate") << 0 << colour(0.2, 0.3, 0.2);
        QTest::newRow("modulate 2x") << 1 << colour(0.4, 0.6, 0.4);
        QTest::newRow("add") << 2 << colour(0.65, 0.85, 0.7);
        QTest::newRow("blend") << 3 << colour(0.45, 0.55, 0.6);
        QTest::newRow("team emissive") << 4 << colour(0.9, 0.6, 0.2);
        QTest::newRow("team diffuse") << 5 << colour(0.9, 0.6, 0.2);
        QTest::newRow("add without alpha") << 6 << colour(0.9, 1, 1);
    }
    void decals()
    {
        QFETCH(int, blend);
        QFETCH(QColor, expected);
        m_content->options.teamColour = QColor(255, 0, 0);
        RenderScene scene = surfaceQuad();
        solid(scene, SurfaceSlot::Diffuse, {0.4f, 0.6f, 0.2f, 1});
        solid(scene, SurfaceSlot::Decal, {0.5f, 0.5f, 1, 0.5f});
        surfaceOf(scene).decalBlend = SurfaceBlend(blend);
        QVERIFY(near(centre(scene), expected));
    }

    void emissive()
    {
        RenderScene scene = surfaceQuad();
        solid(scene, SurfaceSlot::Diffuse, {0.2f, 0.2f, 0.2f, 1});
        solid(scene, SurfaceSlot::Emissive1, {0.1f, 0.2f, 0, 1}, SurfaceChannels::Rgb);
        solid(scene, SurfaceSlot::Emissive2, {0.5f, 0.5f, 0.5f, 1}, SurfaceChannels::Rgb);
        surfaceOf(scene).emissive2Blend = SurfaceBlend::Modulate;
        surfaceOf(scene).hdrEmissive = 3;
        // The second one halves the sum so far.
        QVERIFY(near(centre(scene), colour(0.2 + 0.15, 0.2 + 0.3, 0.2)));
    }

    void masks()
    {
        RenderScene scene = surfaceQuad(FilterMode::Alpha);
        solid(scene, SurfaceSlot::Diffuse, {1, 0.5f, 0, 1});
        textured(scene, SurfaceSlot::AlphaMask1, "mask.dds", QColor(0, 0, 0, 204), SurfaceChannels::Alpha);
        textured(scene, SurfaceSlot::AlphaMask2, "mask2.dds", QColor(127, 0, 0, 0), SurfaceChannels::Red);
        QVERIFY(near(centre(scene), colour(0.4 + 0.6 * backRed, 0.2 + 0.6 * backGreen, 0.6 * backBlue)));
        scene.materials[0].layers[0].filterMode = FilterMode::Add;
        QVERIFY(near(centre(scene), colour(0.4 + backRed, 0.2 + backGreen, backBlue)));
        scene.materials[0].layers[0].filterMode = FilterMode::Opaque;
        surfaceOf(scene).alphaThreshold = 0.5f;
        QVERIFY(near(centre(scene), renderBackground));
        surfaceOf(scene).alphaThreshold = 0.3f;
        QVERIFY(near(centre(scene), colour(1, 0.5, 0)));
    }

    void vertexColours()
    {
        RenderScene scene = surfaceQuad(FilterMode::Alpha);
        scene.meshes[0].colours = {{1, 0.5f, 0, 0.5f}, {1, 0.5f, 0, 0.5f}, {1, 0.5f, 0, 0.5f}, {1, 0.5f, 0, 0.5f}};
        solid(scene, SurfaceSlot::Diffuse, {1, 1, 1, 1});
        surfaceOf(scene).vertexColour = true;
        QVERIFY(near(centre(scene), colour(1, 0.5, 0)));
        surfaceOf(scene).vertexAlpha = true;
        QVERIFY(near(centre(scene), colour(0.5 + 0.5 * backRed, 0.25 + 0.5 * backGreen, 0.5 * backBlue)));
    }

    /// Left half black, right half white; a quarter of the width further, and turned, and in cells.
    void coordinates()
    {
        RenderScene scene = surfaceQuad();
        SurfaceLayer &layer = textured(scene, SurfaceSlot::Diffuse, "halves.dds", Qt::black);
        m_textures.images["halves.dds"] = rgba(2, 1, {Qt::black, Qt::white});
        scene.textures[0].wrapU = scene.textures[0].wrapV = true;
        const auto isWhite = [&](float y, float z) { return render(scene).pixelColor(pixelAt(y, z)).red() > 128; };
        QVERIFY(!isWhite(-20, 0) && isWhite(20, 0));
        layer.offset.fallback = {0.5f, 0};
        QVERIFY(isWhite(-20, 0) && !isWhite(20, 0));
        layer.offset.fallback = {};
        layer.angle.fallback = {0, 0, 1.5707963f}; // v takes the place of u: uv' = (1 − v, u)
        QVERIFY(isWhite(0, 20) && !isWhite(0, -20));
        layer.angle.fallback = {};
        layer.rows = 1;
        layer.columns = 2;
        layer.cell.fallback = 1;
        QVERIFY(isWhite(-20, 0) && isWhite(20, 0));
        layer.rows = layer.columns = 0;
        scene.meshes[0].uvSets.push_back({{1, 1}, {0, 1}, {0, 0}, {1, 0}});
        layer.uv = SurfaceUv::Set1;
        QVERIFY(isWhite(-20, 0) && !isWhite(20, 0));
    }

    void fresnel()
    {
        RenderScene scene = surfaceQuad();
        SurfaceLayer &layer = solid(scene, SurfaceSlot::Diffuse, {1, 1, 1, 1});
        layer.fresnel = SurfaceFresnel::Normal;
        layer.fresnelMinimum = 0.25f;
        layer.fresnelRange = 0.5f;
        QVERIFY(near(centre(scene), colour(0.25, 0.25, 0.25)));
        layer.fresnel = SurfaceFresnel::Inverted;
        QVERIFY(near(centre(scene), colour(0.75, 0.75, 0.75)));
    }

    /// A light straight from the viewer, so that the half vector is the normal.
    void light()
    {
        m_content->options.lit = true;
        RenderScene scene = surfaceQuad();
        scene.materials[0].layers[0].unshaded = false;
        solid(scene, SurfaceSlot::Diffuse, {0.5f, 0.5f, 0.5f, 1});
        const QColor plain = centre(scene);
        solid(scene, SurfaceSlot::Specular, {1, 0, 0, 1}, SurfaceChannels::Rgb);
        surfaceOf(scene).hdrSpecular = 4;
        surfaceOf(scene).specularity = 1;
        const QColor shiny = centre(scene);
        QVERIFY(shiny.red() > plain.red());
        QCOMPARE(shiny.green(), plain.green());
        surfaceOf(scene)[SurfaceSlot::Specular].isOn = false;
        solid(scene, SurfaceSlot::LightMap, {0.25f, 0.25f, 0.25f, 1}, SurfaceChannels::Rgb);
        QVERIFY(near(centre(scene), colour(plain.redF() / 2, plain.greenF() / 2, plain.blueF() / 2)));
    }

    /// The normal of the map points to the side that the light comes from.
    void normalMap()
    {
        m_content->options.lit = true;
        RenderScene scene = surfaceQuad();
        scene.materials[0].layers[0].unshaded = false;
        scene.meshes[0].tangents = {{0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}};
        solid(scene, SurfaceSlot::Diffuse, {0.5f, 0.5f, 0.5f, 1});
        const QColor plain = centre(scene);
        // x in alpha, y in green.
        textured(scene, SurfaceSlot::Normal, "flat.dds", QColor(0, 128, 0, 128));
        QVERIFY(near(centre(scene), plain, 3));
        const auto bent = [&](int x, int y) {
            m_textures.images["flat.dds"] = rgba(1, 1, {QColor(0, y, 0, x)});
            scene.textures[0].revision++;
            return centre(scene).green();
        };
        QVERIFY(bent(200, 128) != bent(56, 128));
        QVERIFY(bent(128, 200) != bent(128, 56));
    }

    void cubeMaps()
    {
        DecodedImage cube = rgba(1, 1, {Qt::red}); // +x; then -x, +y, -y, +z, -z
        for (const QColor &face :
             {QColor(Qt::cyan), QColor(Qt::green), QColor(Qt::magenta), QColor(Qt::blue), QColor(Qt::yellow)})
            cube.furtherFaces.push_back(rgba(1, 1, {face}).levels);
        cube.isCube = true;
        RenderScene scene = surfaceQuad();
        solid(scene, SurfaceSlot::Diffuse, {0, 0, 0, 1});
        textured(scene, SurfaceSlot::Environment, "cube.dds", Qt::black).uv = SurfaceUv::ReflectedCube;
        m_textures.images["cube.dds"] = cube;
        QVERIFY(near(centre(scene), Qt::red)); // back to the viewer on +x
        surfaceOf(scene)[SurfaceSlot::Environment].uv = SurfaceUv::Cube;
        scene.meshes[0].normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
        scene.meshes[0].revision++;
        QVERIFY(near(centre(scene), Qt::green)); // its y is up
        // A picture that is not a cube map is mapped like a sphere.
        m_textures.images["cube.dds"] = rgba(1, 1, {Qt::gray});
        scene.textures[0].revision++;
        QVERIFY(near(centre(scene), Qt::gray));
    }

    void triPlanarCoordinates()
    {
        RenderScene scene = surfaceQuad();
        // Along x the surface shows y and z: left and right half of the picture are red and blue.
        SurfaceLayer &layer = textured(scene, SurfaceSlot::Diffuse, "a.dds", Qt::black);
        m_textures.images["a.dds"] = rgba(2, 1, {Qt::red, Qt::blue});
        scene.textures[0].wrapU = scene.textures[0].wrapV = true;
        layer.uv = SurfaceUv::TriPlanarWorld;
        layer.triPlanarScale.fallback = {1 / 80.f, 1 / 80.f, 1 / 80.f};
        const auto at = [&](float y) { return render(scene).pixelColor(pixelAt(y, 10)); };
        QVERIFY(near(at(20), Qt::red));
        QVERIFY(near(at(-20), Qt::blue)); // repeated
        layer.triPlanarOffset.fallback = {0, 40, 0};
        QVERIFY(near(at(20), Qt::blue));
        layer.uv = SurfaceUv::TriPlanarLocal;
        QVERIFY(near(at(20), Qt::blue));
    }

    /// Without files there is still something to see, and nothing that isn't there with them.
    void missingTextures()
    {
        RenderScene scene = surfaceQuad();
        solid(scene, SurfaceSlot::Diffuse, {0.5f, 0.5f, 0.5f, 1});
        for (const SurfaceSlot slot : {SurfaceSlot::Decal, SurfaceSlot::Specular, SurfaceSlot::Emissive1,
                                       SurfaceSlot::Emissive2, SurfaceSlot::Environment, SurfaceSlot::AlphaMask1,
                                       SurfaceSlot::Normal, SurfaceSlot::LightMap, SurfaceSlot::AmbientOcclusion}) {
            SurfaceLayer &layer = surfaceOf(scene)[slot];
            layer.isOn = true;
            layer.texture = addTexture(scene, "missing.dds");
        }
        QVERIFY(near(centre(scene), colour(0.5, 0.5, 0.5), 3));

        RenderScene glow = surfaceQuad(FilterMode::Add);
        SurfaceLayer &layer = surfaceOf(glow)[SurfaceSlot::Emissive1];
        layer.isOn = true;
        layer.texture = addTexture(glow, "missing.dds");
        QVERIFY(!near(centre(glow), renderBackground));
    }
};

SINEW_TEST(tst_render_surfaces, TestRenderSurfaces)

} // namespace tst_render_surfaces
#include "tst_render_surfaces.moc"
