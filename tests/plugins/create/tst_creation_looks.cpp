// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Materials, colours and names of new models, from scenes that say one thing each.

#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/support/test_program.h"

namespace tst_creation_looks {

using namespace sinew;
using namespace sinew::test;

/// A triangle on a bone, with a batch.
RenderScene triangle(FilterMode mode, Combiner combiner = Combiner::Opaque, std::size_t stages = 1)
{
    RenderScene scene = triangleScene();
    for (const char *name : {"World\\Skin.blp", "World\\Shine.blp"}) {
        SceneTexture texture;
        texture.path = name;
        texture.wrapU = true;
        scene.textures.push_back(texture);
    }
    SceneLayer layer;
    layer.filterMode = mode;
    SceneBatch &batch = layer.batch.emplace();
    batch.combiner = combiner;
    for (std::size_t i = 0; i < stages; ++i) {
        SceneStage stage;
        stage.texture.fallback = std::int32_t(i);
        stage.uv = i == 0 ? UvSource::Set0 : UvSource::Set1;
        batch.stages.push_back(stage);
    }
    SceneMaterial material;
    material.layers = {layer};
    scene.materials = {material};
    return scene;
}

struct Made
{
    std::unique_ptr<Model> model;
    std::vector<CreatedTexture> textures;
    const mdx::Root &root() const { return mdx::rootOf(*model); }
    const mdx::Layer &layer(std::size_t row, std::size_t material = 0) const
    {
        return root().materials[material].layers[row];
    }
    /// The picture of a layer.
    const CreatedTexture &picture(std::size_t row) const
    {
        const std::string path(root().textures[std::size_t(layer(row).textureId)].path.view());
        return *std::find_if(textures.begin(), textures.end(),
                             [&](const CreatedTexture &texture) { return texture.path == path; });
    }
};

Made made(const RenderScene &scene, const std::string &target = "mdx800", const std::string &game = "World of Warcraft")
{
    const auto mdx = createMdxFormat();
    const CreationSource source{scene, nullptr, "made", game};
    auto result = mdx->creation()->create(source, mdx->creation()->suggested(source, target));
    return result ? Made{std::move(result->model), std::move(result->textures)} : Made();
}

Track<float> keys(std::initializer_list<std::pair<std::int32_t, float>> list, Interpolation interpolation)
{
    Track<float> track{{}, 1.f};
    track.curve = Curve<float>(interpolation, list.size());
    std::size_t row = 0;
    for (const auto &[time, value] : list) {
        track.curve.editTimes()[row] = time;
        track.curve.editValues()[row++] = value;
    }
    return track;
}

QStringList words(std::initializer_list<const char *> list)
{
    QStringList result;
    for (const char *word : list)
        result += QString::fromLatin1(word);
    return result;
}

class TestCreationLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// By number of Warcraft III's filter modes.
    void filterModes_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<unsigned>("filter");
        QTest::addColumn<bool>("isOpaque");
        const auto row = [](const char *name, FilterMode mode, unsigned filter, bool isOpaque = false) {
            QTest::newRow(name) << int(mode) << filter << isOpaque;
        };
        row("opaque", FilterMode::Opaque, 0);
        row("key", FilterMode::AlphaKey, 1);
        row("alpha", FilterMode::Alpha, 2);
        // Its factors are one and one: Warcraft III's additive multiplies by the opacity, so that must be gone.
        row("no alpha add", FilterMode::NoAlphaAdd, 3, true);
        row("add", FilterMode::Add, 3);
        row("mod", FilterMode::Mod, 5);
        row("mod 2x", FilterMode::Mod2x, 6);
    }
    void filterModes()
    {
        QFETCH(int, mode);
        QFETCH(unsigned, filter);
        QFETCH(bool, isOpaque);
        const Made all = made(triangle(FilterMode(mode)));
        QVERIFY(all.model);
        QCOMPARE(all.root().materials.size(), std::size_t(1));
        QCOMPARE(all.root().materials[0].layers.size(), std::size_t(1));
        QCOMPARE(all.layer(0).filterMode, filter);
        const PictureChannel &alpha = all.picture(0).channels[3];
        QCOMPARE(alpha.factors.empty() && alpha.offset == 1, isOpaque);
    }

    /// The client's threshold of 224 of 255 becomes Warcraft III's ¾.
    void cutOut()
    {
        const Made all = made(triangle(FilterMode::AlphaKey));
        QCOMPARE(all.picture(0).cutFrom, 224.f / 255);
        QCOMPARE(all.picture(0).cutTo, 0.75f);
    }

    void secondTextures_data()
    {
        QTest::addColumn<int>("combiner");
        QTest::addColumn<unsigned>("filter");
        const auto row = [](const char *name, Combiner combiner, unsigned filter) {
            QTest::newRow(name) << int(combiner) << filter;
        };
        row("mod", Combiner::Opaque_Mod, 5);
        row("mod 2x", Combiner::Opaque_Mod2x, 6);
        row("add alpha", Combiner::Opaque_AddAlpha, 3);
        row("alpha", Combiner::Opaque_Alpha, 2);
        row("add", Combiner::Mod_Add, 3);
    }
    /// Where both textures lie alike their product is one picture.
    void products()
    {
        RenderScene scene = triangle(FilterMode::Alpha, Combiner::Mod_Mod2x, 2);
        // Multiplying what is behind a blended batch would darken it: the first texture alone is nearer.
        QCOMPARE(made(scene).root().materials[0].layers.size(), std::size_t(1));
        scene.materials[0].layers[0].batch->stages[1].uv = UvSource::Set0;
        const Made all = made(scene);
        QCOMPARE(all.root().materials[0].layers.size(), std::size_t(1));
        QCOMPARE(all.layer(0).filterMode, 2u);
        for (const PictureChannel &channel : all.picture(0).channels) {
            QCOMPARE(channel.factors.size(), std::size_t(2));
            QCOMPARE(channel.scale, 2.f);
        }
    }
    void secondTextures()
    {
        QFETCH(int, combiner);
        QFETCH(unsigned, filter);
        const Made all = made(triangle(FilterMode::Opaque, Combiner(combiner), 2));
        QCOMPARE(all.root().materials[0].layers.size(), std::size_t(2));
        QCOMPARE(all.layer(0).filterMode, 0u);
        QCOMPARE(all.layer(1).filterMode, filter);
        QCOMPARE(all.layer(1).coordId, 1u);
        // Light counts once; a mixture is lit as a whole.
        QCOMPARE((all.layer(1).shadingFlags & 1) != 0, Combiner(combiner) != Combiner::Opaque_Alpha);
        QCOMPARE(all.root().geosets[0].uvSets.size(), std::size_t(2));
    }

    /// T2 · T2.a · (1 − T1.a) is one picture where both lie alike, and can't be said otherwise.
    void maskedSecondTexture()
    {
        RenderScene scene = triangle(FilterMode::Opaque, Combiner::Opaque_AddAlpha_Alpha, 2);
        QCOMPARE(made(scene).root().materials[0].layers.size(), std::size_t(1));
        scene.materials[0].layers[0].batch->stages[1].uv = UvSource::Set0;
        const Made all = made(scene);
        QCOMPARE(all.root().materials[0].layers.size(), std::size_t(2));
        const PictureChannel &alpha = all.picture(1).channels[3];
        QCOMPARE(alpha.factors.size(), std::size_t(2));
        QCOMPARE(alpha.factors[0].texture, 1);
        QVERIFY(!alpha.factors[0].isInverted);
        QCOMPARE(alpha.factors[1].texture, 0);
        QVERIFY(alpha.factors[1].isInverted);
    }

    /// One and 1 − alpha need two layers.
    void blendAdd()
    {
        const Made all = made(triangle(FilterMode::BlendAdd));
        QCOMPARE(all.root().materials[0].layers.size(), std::size_t(2));
        QCOMPARE(all.layer(0).filterMode, 2u);
        QCOMPARE(all.picture(0).colour, CreatedTexture::DividedByAlpha);
        QCOMPARE(all.layer(1).filterMode, 3u);
        QCOMPARE(all.picture(1).colour, CreatedTexture::AboveAlpha);
    }

    void flags()
    {
        RenderScene scene = triangle(FilterMode::Alpha);
        SceneLayer &layer = scene.materials[0].layers[0];
        layer.unshaded = layer.twoSided = layer.unfogged = layer.noDepthTest = layer.noDepthSet = true;
        QCOMPARE(made(scene).layer(0).shadingFlags, 0x1u | 0x10u | 0x20u | 0x40u | 0x80u);
        // Reforged has a bit of its own.
        QCOMPARE(made(scene, "mdx1000").layer(0).shadingFlags, 0x1u | 0x10u | 0x20u | 0x40u | 0x80u | 0x100u);
        QCOMPARE(made(scene).root().textures[0].flags, 1u);
    }

    /// The weight of the texture is the layer's, colour and opacity are the geoset's; blue comes first in keys.
    void coloursAndWeights()
    {
        RenderScene scene = triangle(FilterMode::Alpha);
        SceneLayer &layer = scene.materials[0].layers[0];
        layer.alpha = keys({{0, 1}, {1000, 0}}, Interpolation::Linear);
        layer.batch->stages[0].weight.fallback = 0.25f;
        layer.batch->colour.curve = Curve<Colour>(Interpolation::Linear, 2);
        layer.batch->colour.curve.editTimes()[1] = 1000;
        layer.batch->colour.curve.editValues()[0] = {0.1f, 0.2f, 0.3f};
        layer.batch->colour.curve.editValues()[1] = {0.4f, 0.5f, 0.6f};
        const Made all = made(scene);
        QCOMPARE(all.layer(0).alpha, 0.25f);
        QCOMPARE(all.root().geosetAnimations.size(), std::size_t(1));
        const mdx::GeosetAnimation &animation = all.root().geosetAnimations[0];
        QCOMPARE(animation.geosetId, 0);
        QCOMPARE(animation.flags & 2, 2u);
        QCOMPARE(animation.colourKeys.values()[0].r, 0.3f);
        QCOMPARE(animation.colourKeys.values()[0].b, 0.1f);
        // The sequence begins at 1,000 on the new line, and the Death that is added has a key of its own.
        QCOMPARE(animation.alphaKeys.size(), std::size_t(3));
        QCOMPARE(animation.alphaKeys.times()[0], 1000);
        QCOMPARE(animation.alphaKeys.times()[1], 2000);
        QCOMPARE(animation.alphaKeys.values()[1], 0.f);
    }

    /// Batches of other colours are geosets of their own with the same vertices.
    void batchesOfSeveralColours()
    {
        RenderScene scene = triangle(FilterMode::Opaque);
        SceneLayer other = scene.materials[0].layers[0];
        other.filterMode = FilterMode::Add;
        other.batch->colour.fallback = {1, 0, 0};
        scene.materials[0].layers.push_back(other);
        const Made all = made(scene);
        QCOMPARE(all.root().geosets.size(), std::size_t(2));
        QCOMPARE(all.root().geosets[0].vertices.size(), all.root().geosets[1].vertices.size());
        const auto &animations = all.root().geosetAnimations;
        const auto second = std::find_if(animations.begin(), animations.end(),
                                         [](const mdx::GeosetAnimation &animation) { return animation.geosetId == 1; });
        QVERIFY(second != animations.end());
        QCOMPARE(second->colour.r, 1.f);
        QCOMPARE(second->colour.g, 0.f);
    }

    /// Opaque batches that fade blend, because the game shows opaque layers whole.
    void fadingOpaque()
    {
        RenderScene scene = triangle(FilterMode::Opaque);
        const Track<float> fade = keys({{0, 1}, {1000, 0}}, Interpolation::Linear);
        scene.sequences[0].name = "Death";
        scene.materials[0].layers[0].alpha = fade;
        // The Stand that is added holds the first moment, which is whole: one of two fades.
        QCOMPARE(made(scene).layer(0).filterMode, 0u);
        for (std::int32_t start : {2000, 4000}) {
            SceneSequence other = scene.sequences[0];
            other.start = start;
            other.end = start + 1000;
            scene.sequences.push_back(other);
        }
        scene.materials[0].layers[0].alpha =
            keys({{0, 1}, {1000, 0}, {2000, 1}, {3000, 0}, {4000, 1}, {5000, 0}}, Interpolation::Linear);
        QCOMPARE(made(scene).layer(0).filterMode, 2u);
        scene.sequences.resize(1);
        // On and off is no fading.
        scene.materials[0].layers[0].alpha = keys({{0, 1}, {500, 0}}, Interpolation::None);
        QCOMPARE(made(scene).layer(0).filterMode, 0u);
    }

    void names_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("from");
        QTest::addColumn<QStringList>("to");
        using Words = std::initializer_list<const char *>;
        const auto row = [](const char *name, const char *game, Words from, Words to) {
            QTest::newRow(name) << QString::fromLatin1(game) << words(from) << words(to);
        };
        row("wow", "World of Warcraft",
            {"Stand", "Walk", "Run", "Death", "AttackUnarmed", "AttackUnarmed 1", "EmoteDance"},
            {"Stand", "Cinematic Walk", "Walk", "Death", "Attack", "Attack - 2"});
        row("wow without a run", "World of Warcraft", {"Stand", "Walk", "Death"}, {"Stand", "Walk", "Death"});
        row("starcraft", "StarCraft II, Heroes of the Storm",
            {"Stand 01", "Stand 02", "Walk", "Attack A", "Death", "Death Fire", "Cover"},
            {"Stand", "Stand - 2", "Walk", "Attack One", "Death", "Death Fire"});
        row("of the game itself", "Warcraft III", {"Stand - 1", "Death"}, {"Stand - 1", "Death"});
    }
    void names()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, from);
        QFETCH(QStringList, to);
        RenderScene scene = triangle(FilterMode::Opaque);
        scene.sequences.clear();
        for (const QString &name : from) {
            SceneSequence sequence;
            sequence.name = name.toStdString();
            sequence.start = std::int32_t(scene.sequences.size()) * 2000;
            sequence.end = sequence.start + 1000;
            scene.sequences.push_back(sequence);
        }
        const Made all = made(scene, "mdx800", game.toStdString());
        QStringList names;
        for (const mdx::Sequence &sequence : all.root().sequences)
            names += QString::fromStdString(std::string(sequence.name.view()));
        QCOMPARE(names, to);
    }

    /// The most frequent of equal names is the usual one.
    void rarity()
    {
        RenderScene scene = triangle(FilterMode::Opaque);
        SceneSequence other = scene.sequences[0];
        scene.sequences[0].frequency = 24000;
        other.name = "Stand 1";
        other.start = 5000;
        other.end = 6000;
        other.frequency = 6000;
        scene.sequences.push_back(other);
        const Made all = made(scene);
        QCOMPARE(all.root().sequences[0].rarity, 0.f);
        QCOMPARE(all.root().sequences[1].rarity, 8.f); // 10 · (1 − ¼), rounded up
    }

    void attachments()
    {
        RenderScene scene = triangle(FilterMode::Opaque);
        for (const auto &[name, id] : {std::pair("Helm", 11), {"Head", 20}, {"HandRight", 1}, {"Bullet", 36}}) {
            SceneNode node;
            node.name = name;
            node.kind = NodeKind::Attachment;
            node.parent = 0;
            node.pivot = {1, 2, 3};
            node.rules = NodeRules::ModelAxes;
            scene.nodes.push_back(node);
            scene.evaluationOrder.push_back(std::int32_t(scene.nodes.size()) - 1);
            SceneAttachment attachment;
            attachment.node = std::int32_t(scene.nodes.size()) - 1;
            attachment.attachmentId = std::uint32_t(id);
            scene.attachments.push_back(attachment);
        }
        const Made all = made(scene);
        QStringList names;
        for (const mdx::Attachment &attachment : all.root().attachments) {
            names += QString::fromStdString(std::string(attachment.node.name.view()));
            const Vec3 pivot = all.root().pivots[std::size_t(attachment.node.objectId)];
            if (names.size() <= 4) {
                QCOMPARE(pivot.x, 64.f);
                QCOMPARE(pivot.z, 192.f);
                QCOMPARE(attachment.node.parentId, 0);
            }
        }
        QCOMPARE(names,
                 words({"Wow:11:Helm", "Head Ref", "Hand Right Ref", "Wow:36:Bullet", "Origin Ref", "Overhead Ref"}));
    }

    /// A texture that goes round once in a second is turned by a quarter after each quarter of it.
    void texturesThatGoRound()
    {
        RenderScene scene = triangle(FilterMode::Opaque);
        SceneLayer layer;
        layer.filterMode = FilterMode::Opaque;
        SurfaceLayer &diffuse = layer.surface.emplace()[SurfaceSlot::Diffuse];
        diffuse.isOn = true;
        diffuse.texture = 0;
        diffuse.angle.curve = Curve<Vec3>(Interpolation::Linear, 2);
        diffuse.angle.curve.editTimes()[1] = 1000;
        diffuse.angle.curve.editValues()[1] = {0, 0, 6.2831853f};
        scene.materials[0].layers = {layer};
        const Made all = made(scene, "mdx800", "StarCraft II");
        QVERIFY(all.model);
        const RenderScene result = createMdxFormat()->scene()->build(*all.model);
        for (int quarter = 0; quarter < 4; ++quarter) {
            Pose from, to;
            evaluatePose(scene, {.sequence = 0, .time = 250. * quarter}, from);
            evaluatePose(result, {.sequence = 0, .time = result.sequences[0].start + 250. * quarter}, to);
            const Eigen::Matrix<float, 2, 3> expected = from.layers[0][0].surface[0].uv;
            QVERIFY((to.layers[0][0].uv - expected).norm() < 1e-5f);
            // Cosines of whole quarters.
            QVERIFY(std::abs(expected(0, 0) - (quarter == 0 ? 1.f : quarter == 2 ? -1.f : 0.f)) < 1e-5f);
        }
    }
};

SINEW_GUILESS_TEST(tst_creation_looks, TestCreationLooks)

} // namespace tst_creation_looks

#include "tst_creation_looks.moc"
