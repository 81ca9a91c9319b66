// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

#include "viewport/draw/filter_states.h"

#include <numbers>

namespace tst_render_materials {

using namespace sinew;
using namespace sinew::test;

namespace {

const QColor behind(102, 153, 51), front(200, 100, 50, 77);

struct ExpectedMode
{
    const char *name;
    FilterMode mode;
    QColor colour;
};

/// `front` before `behind`, worked out by hand from the table of the modes.
std::vector<ExpectedMode> expectedModes()
{
    return {{"none", FilterMode::None, QColor(200, 100, 50)},
            {"transparent, below 0.75", FilterMode::Transparent, behind},
            {"blend", FilterMode::Blend, QColor(132, 137, 51)},       // 0.302 of the one, 0.698 of the other
            {"additive", FilterMode::Additive, QColor(162, 183, 66)}, // 0.302 of the one added
            {"add alpha", FilterMode::AddAlpha, QColor(162, 183, 66)},
            {"modulate", FilterMode::Modulate, QColor(80, 60, 10)},         // the product
            {"modulate 2x", FilterMode::Modulate2x, QColor(160, 120, 20)}}; // twice the product
}

constexpr BlendFactor allFactors[] = {BlendFactor::Zero,         BlendFactor::One,
                                      BlendFactor::SourceAlpha,  BlendFactor::OneMinusSourceAlpha,
                                      BlendFactor::SourceColour, BlendFactor::DestinationColour};

struct Blending
{
    BlendFactor source, destination;
};

/// OpenGL's blend equation on the CPU, with an opaque destination.
QColor blended(QColor source, QColor destination, Blending blending)
{
    const auto channel = [&](float s, float d) {
        const auto factor = [&](BlendFactor which) {
            const float values[] = {0, 1, source.alphaF(), 1 - source.alphaF(), s, d};
            return values[int(which)];
        };
        return std::min(1.f, s * factor(blending.source) + d * factor(blending.destination));
    };
    return QColor::fromRgbF(channel(source.redF(), destination.redF()), channel(source.greenF(), destination.greenF()),
                            channel(source.blueF(), destination.blueF()));
}

/// Whether two pairs of factors give the same for all colours: tried on some unrelated ones.
bool equalBlending(Blending a, Blending b)
{
    const std::pair<QColor, QColor> samples[] = {{QColor(13, 57, 101, 40), QColor(31, 77, 119)},
                                                 {QColor(91, 43, 7, 201), QColor(3, 63, 87)},
                                                 {QColor(47, 89, 23, 111), QColor(67, 19, 53)}};
    return std::all_of(std::begin(samples), std::end(samples), [&](const auto &sample) {
        return blended(sample.first, sample.second, a) == blended(sample.first, sample.second, b);
    });
}

} // namespace

/// How layers are blended, ordered and lit.
class TestRenderMaterials : public RenderFixture
{
    Q_OBJECT

    QImage renderMode(FilterMode mode)
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["behind"] = rgba(1, 1, {behind});
        m_textures.images["front"] = rgba(1, 1, {front});
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        addMaterial(scene, unshaded(addTexture(scene, "front"), mode));
        // The front quad comes first in the file: blended layers are drawn after opaque ones all the same.
        scene.meshes.push_back(quad(1, -20, -20, 20, 20, 1));
        scene.meshes.push_back(quad(0, -50, -50, 50, 50, 0));
        return render(scene);
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void filterModes_data()
    {
        // Behind: (102, 153, 51). In front: (200, 100, 50), alpha 0.302. rendering-and-simulation.md §3.
        QTest::addColumn<int>("mode");
        QTest::addColumn<QColor>("expected");
        for (const ExpectedMode &row : expectedModes())
            QTest::newRow(row.name) << int(row.mode) << row.colour;
    }

    void filterModes()
    {
        QFETCH(int, mode);
        QFETCH(QColor, expected);
        const QImage picture = renderMode(FilterMode(mode));
        QVERIFY(near(picture.pixelColor(128, 128), expected));
        QVERIFY(near(picture.pixelColor(pixelAt(40, 40)), behind));
        // The comparison is meaningful: drawn with the factors of any other mode, it fails.
        for (const ExpectedMode &other : expectedModes()) {
            if (other.colour != expected)
                QVERIFY(!isNear(renderMode(other.mode).pixelColor(128, 128), expected));
        }
    }

    /// No pair of OpenGL's blend factors except the right one, or an arithmetically equal one, would pass the test
    /// above.
    void wrongBlendFactorsWouldBeSeen()
    {
        for (const ExpectedMode &row : expectedModes()) {
            if (row.mode == FilterMode::Transparent)
                continue; // nothing is drawn at all there
            const FilterState state = filterState(row.mode);
            int same = 0;
            for (const BlendFactor source : allFactors) {
                for (const BlendFactor destination : allFactors) {
                    const bool equal = equalBlending({source, destination}, {state.source, state.destination});
                    same += equal;
                    QCOMPARE(isNear(blended(front, behind, {source, destination}), row.colour), equal);
                }
            }
            QVERIFY(same >= 1);
        }
    }

    void faintOpaqueLayersAreBlended()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["behind"] = rgba(1, 1, {behind});
        // None ignores the opacity of its texels.
        m_textures.images["front"] = rgba(1, 1, {front});
        addMaterial(scene, unshaded(addTexture(scene, "front")));
        addMaterial(scene, unshaded(addTexture(scene, "behind")));
        scene.meshes.push_back(quad(1, -20, -20, 20, 20, 0)); // first in the file, and yet drawn over the one behind
        scene.meshes.push_back(quad(0, -50, -50, 50, 50, 1));
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(200, 100, 50)));
        scene.meshes[0].alpha.fallback = 0.25f;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(127, 140, 51))); // ¼ and ¾
        scene.meshes[0].alpha.fallback = 1;
        scene.materials[0].layers[0].alpha.fallback = 0.25f;
        QVERIFY(near(render(scene).pixelColor(128, 128), QColor(127, 140, 51)));
        scene.meshes[0].alpha.fallback = 0.009f;
        QVERIFY(near(render(scene).pixelColor(128, 128), behind));
    }

    void invisibleLayersHideNothing()
    {
        RenderScene scene = test::emptyScene();
        m_textures.images["behind"] = rgba(1, 1, {behind});
        addMaterial(scene, unshaded(-1));
        addMaterial(scene, unshaded(addTexture(scene, "behind"), FilterMode::Blend));
        scene.materials[0].layers[0].alpha.fallback = 0;
        scene.meshes.push_back(quad(1, -20, -20, 20, 20, 0));
        scene.meshes.push_back(quad(0, -50, -50, 50, 50, 1)); // blended: drawn later, behind
        QVERIFY(near(render(scene).pixelColor(128, 128), behind));
    }

    void faintTransparentLayersKeepTheirHoles()
    {
        RenderScene scene = test::emptyScene();
        const QColor solid(255, 0, 0, 255), hole(255, 0, 0, 178);
        m_textures.images["half"] = rgba(4, 1, {solid, solid, hole, hole});
        addMaterial(scene, unshaded(addTexture(scene, "half"), FilterMode::Transparent));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].alpha.fallback = 0.5f;
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), QColor(133, 10, 15))); // half of red, half of the background
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), renderBackground));
    }

    void onlyTwoSidedLayersShowTheirBack()
    {
        RenderScene scene = test::emptyScene();
        addMaterial(scene, unshaded(-1));
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        scene.meshes[0].indices = {2, 1, 0, 3, 2, 0};
        QVERIFY(near(render(scene).pixelColor(128, 128), renderBackground));
        scene.materials[0].layers[0].twoSided = true;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::white));
    }

    void trianglesAreSortedOnRequest()
    {
        // Two rectangles in one mesh, the farther one last: green at x = 10, red at x = 0.
        RenderScene scene = test::emptyScene();
        m_textures.images["two"] = rgba(4, 1, {Qt::green, Qt::green, Qt::red, Qt::red});
        addMaterial(scene, unshaded(addTexture(scene, "two"), FilterMode::Blend));
        SceneMesh mesh = quad(10, -40, -40, 40, 40, 0);
        const SceneMesh far = quad(0, -40, -40, 40, 40, 0);
        const auto twice = [](auto &array, const auto &more) {
            auto all = std::vector(array.begin(), array.end());
            all.insert(all.end(), more.begin(), more.end());
            array.assign(all);
        };
        twice(mesh.positions, far.positions);
        twice(mesh.normals, far.normals);
        twice(mesh.influences, far.influences);
        twice(mesh.weights, far.weights);
        mesh.uvSets[0] = {{.1f, 0}, {.1f, 0}, {.1f, 0}, {.1f, 0}, {.9f, 0}, {.9f, 0}, {.9f, 0}, {.9f, 0}};
        mesh.indices = {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7};
        scene.meshes.push_back(mesh);
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red)); // in file order
        scene.materials[0].triangleOrder = TriangleOrder::FarFirst;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
        scene.materials[0].triangleOrder = TriangleOrder::NearFirst;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::red));
        // Seen from behind, far and near are swapped.
        scene.materials[0].layers[0].twoSided = true;
        m_content->camera.yaw = std::numbers::pi_v<float>;
        QVERIFY(near(render(scene).pixelColor(128, 128), Qt::green));
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
        layer.slots[2].fallback = addTexture(scene, "orm");
        layer.slots[4].fallback = addTexture(scene, "", 1);
        addMaterial(scene, layer);
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, 0));
        m_content->options.teamColour = QColor(255, 0, 51);
        const QImage picture = render(scene);
        QVERIFY(near(picture.pixelColor(pixelAt(-30, 0)), QColor(200, 200, 200)));
        QVERIFY(near(picture.pixelColor(pixelAt(30, 0)), QColor(200, 0, 40)));
    }
};

SINEW_TEST(tst_render_materials, TestRenderMaterials)

} // namespace tst_render_materials
#include "tst_render_materials.moc"
