// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "render_fixture.h"
#include "tests/support/test_program.h"

#include <array>
#include <numbers>

namespace tst_render_batches {

using namespace sinew;
using namespace sinew::test;

namespace {

using Rgb = std::array<double, 3>;

QColor colour(const Rgb &rgb)
{
    const auto channel = [](double value) { return int(std::lround(255 * std::clamp(value, 0., 1.))); };
    return QColor(channel(rgb[0]), channel(rgb[1]), channel(rgb[2]));
}

Rgb parts(QColor c)
{
    return {c.red() / 255., c.green() / 255., c.blue() / 255.};
}

// The inputs of every combiner.
const QColor texel1(102, 51, 204, 51), texel2(51, 153, 102, 204), texel3(204, 102, 51, 102), texel4(0, 0, 0, 153);
constexpr float weights[maxStages] = {0.75f, 0.5f, 0.25f, 1};
const std::array<Colour, 3> parameters{Colour{1, 0.5f, 0.25f}, {0.5f, 1, 1}, {0.25f, 0.5f, 1}};
const Colour batchColour{0.5f, 1, 0.75f};

} // namespace

/// Batches of M2 models. A square as large as the middle of the picture, seen from the front.
class TestRenderBatches : public RenderFixture
{
    Q_OBJECT

    /// One quad with one batch, unshaded, that reads the four texels.
    RenderScene batchQuad(Combiner combiner, FilterMode mode)
    {
        RenderScene scene = emptyScene();
        const QColor texels[] = {texel1, texel2, texel3, texel4};
        SceneLayer layer = unshaded(-1, mode);
        SceneBatch &batch = layer.batch.emplace();
        batch.combiner = combiner;
        batch.parameters = parameters;
        batch.colour.fallback = batchColour;
        batch.ignoresWeight = true;
        for (std::size_t i = 0; i < maxStages; ++i) {
            const std::string name = "texel" + std::to_string(i);
            m_textures.images[name] = rgba(1, 1, {texels[i]});
            SceneStage &stage = batch.stages.emplace_back();
            stage.texture.fallback = addTexture(scene, name);
            stage.weight.fallback = weights[i];
        }
        scene.meshes.push_back(quad(0, -40, -40, 40, 40, addMaterial(scene, layer)));
        return scene;
    }

    static SceneBatch &batchOf(RenderScene &scene) { return *scene.materials[0].layers[0].batch; }

    QColor centre(const RenderScene &scene) { return render(scene).pixelColor(128, 128); }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { reset(); }
    void cleanupTestCase() { m_renderer.reset(); }

    void combiners_data();
    void combiners();
    void blendModes_data();
    void blendModes();

    void alphaKey()
    {
        // Behind the batch, visible through its holes.
        RenderScene scene = batchQuad(Combiner::Mod, FilterMode::AlphaKey);
        batchOf(scene).colour.fallback = {1, 1, 1};
        const auto shows = [&](int alpha) {
            m_textures.images["texel0"] = rgba(1, 1, {QColor(200, 100, 50, alpha)});
            m_renderer->setProvider(m_textures);
            return centre(scene);
        };
        QVERIFY(near(shows(223), renderBackground));
        QVERIFY(near(shows(225), QColor(200, 100, 50))); // opaque, not mixed
        batchOf(scene).alphaReference = 0.5f;
        QVERIFY(near(shows(127), renderBackground));
        QVERIFY(near(shows(129), QColor(200, 100, 50)));
        // The alpha test uses the combiner's opacity: this one has none.
        batchOf(scene).combiner = Combiner::Opaque;
        QVERIFY(near(shows(10), QColor(200, 100, 50)));
        // Fading does not open holes.
        batchOf(scene).combiner = Combiner::Mod;
        scene.materials[0].layers[0].alpha.fallback = 0.5f;
        const Rgb behind = parts(renderBackground);
        QVERIFY(near(shows(129), colour({(200 / 255. + behind[0]) / 2, (100 / 255. + behind[1]) / 2,
                                         (50 / 255. + behind[2]) / 2})));
        QVERIFY(near(shows(127), renderBackground));
    }

    void opacity()
    {
        RenderScene scene = batchQuad(Combiner::Opaque, FilterMode::Alpha);
        SceneLayer &layer = scene.materials[0].layers[0];
        SceneBatch &batch = batchOf(scene);
        m_textures.images["texel0"] = rgba(1, 1, {Qt::white});
        m_content->options.background = Qt::black;
        batch.colour.fallback = {1, 0.5f, 0};
        batch.ignoresWeight = false;
        batch.stages[0].weight.fallback = 0.5f;
        layer.alpha.fallback = 0.5f;
        QVERIFY(near(centre(scene), colour({0.25, 0.125, 0})));
        batch.ignoresWeight = true;
        QVERIFY(near(centre(scene), colour({0.5, 0.25, 0})));
        // The mesh's own tint and transparency count too.
        scene.meshes[0].alpha.fallback = 0.5f;
        scene.meshes[0].colour.fallback = {0.5f, 1, 1};
        QVERIFY(near(centre(scene), colour({0.125, 0.125, 0})));
        QCOMPARE(m_renderer->statistics().drawCalls, std::size_t(1));
        // Fully transparent: not drawn, and no depth either.
        layer.alpha.fallback = 0;
        QVERIFY(near(centre(scene), Qt::black));
        QCOMPARE(m_renderer->statistics().drawCalls, std::size_t(0));
    }

    void edgeFade()
    {
        RenderScene scene = batchQuad(Combiner::Opaque, FilterMode::Alpha);
        m_textures.images["texel0"] = rgba(1, 1, {Qt::white});
        m_content->options.background = Qt::black;
        SceneBatch &batch = batchOf(scene);
        batch.colour.fallback = {1, 1, 1};
        batch.edgeFade = true;
        QVERIFY(near(centre(scene), Qt::white)); // from the front: 2.7 − 0.4 > 1
        // Turned by 60°: d = ½, 2.7/4 − 0.4 = 0.275.
        const float half = 0.5f, side = std::numbers::sqrt3_v<float> / 2;
        scene.meshes[0].normals = {{half, side, 0}, {half, side, 0}, {half, side, 0}, {half, side, 0}};
        QVERIFY(near(centre(scene), colour({0.275, 0.275, 0.275})));
        // By 70°: 2.7 · 0.117 − 0.4 < 0: nothing.
        const float c = std::cos(70 * std::numbers::pi_v<float> / 180),
                    s = std::sin(70 * std::numbers::pi_v<float> / 180);
        scene.meshes[0].normals = {{c, s, 0}, {c, s, 0}, {c, s, 0}, {c, s, 0}};
        QVERIFY(near(centre(scene), Qt::black));
        batch.edgeFade = false;
        QVERIFY(near(centre(scene), Qt::white));
    }

    void uvSources()
    {
        // The quad's set 1 runs the other way round. Stage 0 is white; the picture shows the result of stage 1.
        RenderScene scene = batchQuad(Combiner::Opaque_Opaque, FilterMode::Opaque);
        m_textures.images["texel0"] = rgba(1, 1, {Qt::white});
        m_textures.images["texel1"] = rgba(2, 1, {Qt::black, Qt::white});
        SceneBatch &batch = batchOf(scene);
        batch.colour.fallback = {1, 1, 1};
        scene.meshes[0].uvSets.push_back({{1, 1}, {0, 1}, {0, 0}, {1, 0}});
        enum Picture { BlackWhite, WhiteBlack, Other };
        const auto sides = [&] {
            const QImage picture = render(scene);
            const int left = picture.pixelColor(pixelAt(-25, 0)).red(),
                      right = picture.pixelColor(pixelAt(25, 0)).red();
            return left < 64 && right > 191 ? BlackWhite : left > 191 && right < 64 ? WhiteBlack : Other;
        };
        QCOMPARE(sides(), BlackWhite);
        batch.stages[1].uv = UvSource::Set1;
        QCOMPARE(sides(), WhiteBlack);
        // A stage has a texture animation of its own.
        SceneTextureAnimation &animation = scene.textureAnimations.emplace_back();
        animation.translation.fallback = {0.5f, 0, 0};
        scene.textures[1].wrapU = true;
        batch.stages[1].textureAnimation = 0;
        QCOMPARE(sides(), BlackWhite);
        batch.stages[1].textureAnimation = -1;
        // A mesh without the set reads zeroes.
        scene.textures[1].wrapU = false;
        scene.meshes[0].uvSets.pop_back();
        QVERIFY(near(centre(scene), Qt::black));
    }

    void environment()
    {
        // Seen straight from the front the reflection is the middle of the texture. A normal that leans to the right by
        // a reflects by 2a, and half of that is where the ball shows it: at a = 30°, u = ½ − ½·sin 30° = ¼.
        RenderScene scene = batchQuad(Combiner::Opaque_Opaque, FilterMode::Opaque);
        m_textures.images["texel0"] = rgba(1, 1, {Qt::white});
        m_textures.images["texel1"] = rgba(4, 1, {Qt::red, Qt::green, Qt::blue, Qt::white});
        SceneBatch &batch = batchOf(scene);
        batch.colour.fallback = {1, 1, 1};
        batch.stages[1].uv = UvSource::Environment;
        const auto leaning = [&](float degrees) {
            const float angle = degrees * std::numbers::pi_v<float> / 180;
            const Vec3 normal{std::cos(angle), std::sin(angle), 0};
            scene.meshes[0].normals = {normal, normal, normal, normal};
            return centre(scene);
        };
        // Texel centres are at 1/8, 3/8 …: u = ½ − ½·sin a.
        const float toQuarter = 180 / std::numbers::pi_v<float> * std::asin(0.25f),
                    toRim = 180 / std::numbers::pi_v<float> * std::asin(0.75f);
        QVERIFY(near(leaning(toRim), Qt::red, 6));
        QVERIFY(near(leaning(toQuarter), Qt::green, 6));
        QVERIFY(near(leaning(-toQuarter), Qt::blue, 6));
        QVERIFY(near(leaning(-toRim), Qt::white, 6));
        // Leaning up, the lookup is higher: v grows downwards.
        m_textures.images["texel1"] = rgba(1, 2, {Qt::red, Qt::green});
        m_renderer->setProvider(m_textures);
        scene.meshes[0].normals = {{0.5f, 0, 0.8660f}, {0.5f, 0, 0.8660f}, {0.5f, 0, 0.8660f}, {0.5f, 0, 0.8660f}};
        QVERIFY(near(centre(scene), Qt::red, 6));
    }

    void light()
    {
        RenderScene scene = batchQuad(Combiner::Opaque_AddAlpha, FilterMode::Opaque);
        SceneLayer &layer = scene.materials[0].layers[0];
        layer.unshaded = false;
        m_content->options.daylight = {0, 0, Qt::black, QColor(128, 128, 128)};
        // Half of the light for the first texture; an added one needs none.
        const Rgb t1 = parts(texel1), t2 = parts(texel2);
        const auto expected = [&](double light) {
            const double a = texel2.alphaF();
            return colour(
                {t1[0] * 0.5 * light + t2[0] * a, t1[1] * light + t2[1] * a, t1[2] * 0.75 * light + t2[2] * a});
        };
        QVERIFY(near(centre(scene), expected(128 / 255.)));
        layer.unshaded = true;
        QVERIFY(near(centre(scene), expected(1)));
        layer.unshaded = false;
        m_content->options.lit = false;
        QVERIFY(near(centre(scene), expected(1)));
        // Multiplying modes take no light.
        m_content->options.lit = true;
        m_content->options.background = Qt::white;
        layer.filterMode = FilterMode::Mod;
        QVERIFY(near(centre(scene), expected(1)));
    }

    void flags()
    {
        RenderScene scene = batchQuad(Combiner::Opaque, FilterMode::Opaque);
        SceneLayer &layer = scene.materials[0].layers[0];
        const QColor shown = colour({parts(texel1)[0] * 0.5, parts(texel1)[1], parts(texel1)[2] * 0.75});
        QVERIFY(near(centre(scene), shown));
        scene.meshes[0].indices = {0, 2, 1, 0, 3, 2};
        QVERIFY(near(centre(scene), renderBackground)); // seen from behind
        layer.twoSided = true;
        QVERIFY(near(centre(scene), shown));
        // Something nearer hides it unless it does not test depth.
        scene.textures.emplace_back();
        scene.meshes.push_back(
            quad(20, -40, -40, 40, 40, addMaterial(scene, unshaded(std::int32_t(scene.textures.size()) - 1))));
        scene.materials[0].layers[0].batch->materialLayer = 1;
        QVERIFY(near(centre(scene), Qt::white));
        scene.materials[0].layers[0].noDepthTest = true;
        QVERIFY(near(centre(scene), shown));
    }

    void fog()
    {
        // All fog: the colour each mode fades to must leave the background as the fog has it.
        m_content->options.fog = true;
        m_content->options.fogStart = 0;
        m_content->options.fogEnd = 1;
        m_content->options.fogColour = QColor(40, 80, 120);
        const std::pair<FilterMode, QColor> rows[] = {
            {FilterMode::Opaque, QColor(40, 80, 120)},  {FilterMode::Alpha, QColor(40, 80, 120)},
            {FilterMode::NoAlphaAdd, renderBackground}, {FilterMode::Add, renderBackground},
            {FilterMode::Mod, renderBackground},        {FilterMode::Mod2x, renderBackground}};
        for (const auto &[mode, expected] : rows) {
            RenderScene scene = batchQuad(Combiner::Opaque_AddAlpha, mode);
            QVERIFY(near(centre(scene), expected));
            scene.materials[0].layers[0].unfogged = true;
            QVERIFY(!isNear(centre(scene), expected));
        }
    }

    void farBatchesFirst()
    {
        // Two squares that cross each other's sort points; from the front the red one is nearer, from behind the green
        // one.
        RenderScene scene = emptyScene();
        const auto add = [&](float x, const std::string &name, QColor paint) {
            m_textures.images[name] = rgba(1, 1, {paint});
            SceneLayer layer = unshaded(-1, FilterMode::Alpha);
            layer.twoSided = layer.noDepthSet = true;
            layer.batch.emplace().stages.emplace_back().texture.fallback = addTexture(scene, name);
            layer.batch->combiner = Combiner::Mod;
            scene.meshes.push_back(quad(x, -40, -40, 40, 40, addMaterial(scene, layer)));
            scene.meshes.back().sortPoint = {{x, 0, 0}, 1, 0};
        };
        add(20, "red", QColor(255, 0, 0, 128));
        add(-20, "green", QColor(0, 255, 0, 128));
        m_content->options.background = Qt::black;
        QVERIFY(near(centre(scene), QColor(128, 64, 0), 3));
        m_content->camera.yaw = std::numbers::pi_v<float>;
        QVERIFY(near(centre(scene), QColor(64, 128, 0), 3));
        m_content->camera.yaw = 0;
        QVERIFY(near(centre(scene), QColor(128, 64, 0), 3));
    }

    void hiddenGeosets()
    {
        RenderScene scene = batchQuad(Combiner::Opaque, FilterMode::Opaque);
        scene.meshes[0].geosetId = 102;
        scene.textures[3].slot = 1;                            // a character
        scene.meshes.push_back(quad(0, 160, -40, 240, 40, 0)); // out of the picture
        scene.meshes[1].geosetId = 0;
        QVERIFY(near(centre(scene), renderBackground));
        m_content->options.meshes.hiddenGeosets.emplace();
        QVERIFY(!isNear(centre(scene), renderBackground));
        m_content->options.meshes.hiddenGeosets->insert(102);
        QVERIFY(near(centre(scene), renderBackground));
    }

    void missingSecondTexturesChangeNothing()
    {
        for (const Combiner combiner :
             {Combiner::Opaque_Mod, Combiner::Opaque_Mod2x, Combiner::Opaque_Mod2xNA_Alpha_Add,
              Combiner::Opaque_AddAlpha, Combiner::Opaque_Alpha, Combiner::Opaque_Mod2xNA_Alpha_3s}) {
            RenderScene scene = batchQuad(combiner, FilterMode::Alpha);
            m_textures.images["texel0"] = rgba(1, 1, {QColor(200, 100, 40)});
            m_textures.images.erase("texel1");
            m_textures.images.erase("texel2");
            m_renderer->setProvider(m_textures);
            batchOf(scene).colour.fallback = {1, 1, 1};
            QVERIFY(near(centre(scene), QColor(200, 100, 40)));
        }
    }

    void brokenBatches()
    {
        // Without stages everything is white.
        RenderScene scene = batchQuad(Combiner::Mod_Masked_Dual_Crossfade, FilterMode::Opaque);
        batchOf(scene).stages.clear();
        batchOf(scene).colour.fallback = {1, 0.5f, 0};
        QVERIFY(near(centre(scene), QColor(255, 128, 0)));
        // More than a card supports, and rows that do not exist.
        batchOf(scene).stages.resize(20);
        batchOf(scene).stages[2].texture.fallback = 1000;
        QVERIFY(near(centre(scene), QColor(255, 128, 0)));
    }
};

#include "render_batches_rows.h"

void TestRenderBatches::combiners()
{
    QFETCH(int, combiner);
    QFETCH(Rgb, diffuse);
    QFETCH(Rgb, added);
    QFETCH(double, opacity);
    // Opaque: the colours alone.
    RenderScene scene = batchQuad(Combiner(combiner), FilterMode::Opaque);
    const Rgb shown{diffuse[0] * batchColour.r + added[0], diffuse[1] * batchColour.g + added[1],
                    diffuse[2] * batchColour.b + added[2]};
    QVERIFY(near(centre(scene), colour(shown)));
    // Blended over black: the opacity, which may exceed 1 before it is multiplied by the batch's.
    m_content->options.background = Qt::black;
    scene.materials[0].layers[0].filterMode = FilterMode::Alpha;
    scene.materials[0].layers[0].alpha.fallback = 0.5f;
    const double share = std::min(1., opacity * 0.5);
    const auto mixed = [&](double value) { return std::clamp(value, 0., 1.) * share; };
    QVERIFY(near(centre(scene), colour({mixed(shown[0]), mixed(shown[1]), mixed(shown[2])})));
}

void TestRenderBatches::blendModes()
{
    QFETCH(int, mode);
    QFETCH(Rgb, expected);
    m_content->options.background = QColor(102, 153, 204);
    QVERIFY(near(centre(batchQuad(Combiner::Mod, FilterMode(mode))), colour(expected)));
}

SINEW_TEST(tst_render_batches, TestRenderBatches)

} // namespace tst_render_batches
#include "tst_render_batches.moc"
