// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Ribbons of StarCraft II as Warcraft III's: the strips of both, drawn by their own rules, and what is told of the
// rest.

#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_creation_ribbons {

using namespace sinew;
using namespace sinew::test;
using m3::RibbonRules;

/// A bone that moves along x, turns about it and is scaled for two seconds, and a ribbon on it, in StarCraft II's axes.
/// Its edges lie across its path: Warcraft III does not turn them there.
RenderScene ribbonScene(const RibbonRules &rules)
{
    RenderScene scene;
    scene.unitsPerYard = 1;
    scene.keysWrap = false;
    scene.front = ModelFront::MinusY;
    SceneSequence stand;
    stand.name = "Stand";
    stand.end = 2000;
    scene.sequences = {stand};
    SceneNode bone;
    bone.name = "Arm";
    bone.kind = NodeKind::Bone;
    bone.rules = NodeRules::Inheriting;
    bone.translation.curve = curveOf<Vec3>({{0, {0, 0, 1}}, {2000, {3, 0, 1}}});
    bone.rotation.curve = curveOf<Quat>({{0, {0, 0, 0, 1}}, {2000, {0.6f, 0, 0, 0.8f}}});
    bone.scale.fallback = {2, 2, 2};
    SceneNode place;
    place.name = "Ribbon0";
    place.kind = NodeKind::Ribbon;
    place.rules = NodeRules::Inheriting;
    place.parent = 0;
    scene.nodes = {bone, place};
    orderNodes(scene);
    SceneTexture texture;
    texture.path = "Assets/Textures/trail.dds";
    scene.textures = {texture};
    SceneEffect effect = effectOf(rules, EffectKind::Ribbon, 1);
    effect.sprite.textures = SpriteTextures::Surface;
    effect.sprite.surface.glow.texture = 0;
    effect.sprite.surface.glowOnly = true;
    effect.sprite.blend = FilterMode::Add;
    effect.priorityPlane = 3;
    scene.effects = {effect};
    return scene;
}

/// A flat strip of one width and colour that stays in the world.
RibbonRules plainRules()
{
    RibbonRules rules;
    rules.emissionRate = 30;
    rules.form = m3::RibbonForm::Planar;
    rules.worldSpace = true;
    rules.life.fallback = 0.5f;
    rules.widths.fallback = {0.25f, 0.25f, 0.25f};
    for (Track<Colour4> &colour : rules.colours)
        colour.fallback = {0.5f, 1, 0.25f, 0.5f};
    return rules;
}

struct Made
{
    Result<CreatedModel> created = Error{"nothing was made"};
    const mdx::Root &root() const { return mdx::rootOf(*created->model); }
    const mdx::RibbonEmitter &ribbon() const { return root().ribbonEmitters[0]; }
    QStringList told(ConversionLoss::Kind kind) const
    {
        QStringList result;
        for (const ConversionLoss &loss : created->losses)
            if (loss.kind == kind)
                result += QString::fromStdString(loss.message.text());
        return result;
    }
};

Made made(const RenderScene &scene)
{
    const auto mdx = createMdxFormat();
    const CreationSource source{scene, nullptr, "made", "StarCraft II"};
    return {mdx->creation()->create(source, mdx->creation()->suggested(source, "mdx800"))};
}

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-5 * std::max(1., std::abs(b));
}

class TestCreationRibbons : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    /// Both draw the same strip: edges of half a unit's width, whatever the bone's scale is, across the direction that
    /// yaw and pitch turn, and from where the bone was.
    void strips_data()
    {
        QTest::addColumn<float>("yaw");
        QTest::addColumn<float>("pitch");
        QTest::newRow("along the node") << 0.f << 0.f;
        QTest::newRow("turned") << 30.f << 0.f;
        QTest::newRow("turned twice") << -70.f << 40.f;
    }
    void strips()
    {
        QFETCH(float, yaw);
        QFETCH(float, pitch);
        RibbonRules rules = plainRules();
        rules.yaw.fallback = yaw;
        rules.pitch.fallback = pitch;
        const RenderScene source = ribbonScene(rules);
        const Made all = made(source);
        QVERIFY(all.created);
        const RenderScene result = createMdxFormat()->scene()->build(*all.created->model);
        for (const double moment : {100., 433., 1000., 1900.}) {
            const auto from = frameOf(source, {.sequence = 0, .time = moment, .globalTime = moment}).ribbonVertices;
            const auto to =
                frameOf(result, {.sequence = 0, .time = result.sequences[0].start + moment, .globalTime = moment})
                    .ribbonVertices;
            QVERIFY(from.size() >= 6);
            QCOMPARE(to.size(), from.size());
            for (std::size_t i = 0; i < from.size(); ++i) {
                const Vec3 &a = from[i].position, &b = to[i].position;
                // 64 times as large, and looking along x instead of −y.
                QVERIFY2(std::hypot(-64 * a.y - b.x, 64 * a.x - b.y, 64 * a.z - b.z) < 0.02,
                         qPrintable(QStringLiteral("edge %1 at %2 ms").arg(i / 2).arg(moment)));
                QVERIFY(isNear(to[i].uv.x, from[i].uv.x));
                QCOMPARE(to[i].uv.y, from[i].uv.y);
                for (int c = 0; c < 4; ++c)
                    QCOMPARE(to[i].colour[c], from[i].colour[c]);
            }
        }
        QVERIFY(all.told(ConversionLoss::Guessed).filter(QStringLiteral("ibbon")).isEmpty());
        QCOMPARE(all.told(ConversionLoss::Changed).filter(QStringLiteral("ibbon")),
                 QStringList{QStringLiteral("Ribbons are not turned across their path (1)")});
        QVERIFY(all.told(ConversionLoss::Lost).filter(QStringLiteral("ibbon")).isEmpty());
    }

    void fields()
    {
        RibbonRules rules = plainRules();
        rules.gravity = {0, 0, -1.5f};
        rules.active.curve = curveOf<float>({{0, 1}, {500, 0}}, Interpolation::None);
        const Made all = made(ribbonScene(rules));
        QVERIFY(all.created);
        QCOMPARE(all.root().ribbonEmitters.size(), std::size_t(1));
        const mdx::RibbonEmitter &ribbon = all.ribbon();
        QVERIFY(isNear(ribbon.heightAbove, 16));
        QVERIFY(isNear(ribbon.heightBelow, 16));
        QVERIFY(isNear(ribbon.gravity, 96));
        QVERIFY(isNear(ribbon.lifeSpan, 0.5));
        QVERIFY(isNear(ribbon.alpha, 0.5));
        QCOMPARE(ribbon.emissionRate, 30u);
        QCOMPARE(ribbon.rows, 1u);
        QCOMPARE(ribbon.columns, 1u);
        // Stand begins at 1000; the sequence in which nothing is seen follows.
        QCOMPARE(ribbon.visibility.times()[0], 1000);
        QCOMPARE(ribbon.visibility.values()[0], 1.f);
        QCOMPARE(ribbon.visibility.times()[1], 1500);
        QCOMPARE(ribbon.visibility.values()[1], 0.f);
        QCOMPARE(ribbon.visibility.interpolation(), Interpolation::None);
        const mdx::Material &material = all.root().materials[ribbon.materialId];
        QCOMPARE(material.priorityPlane, 3);
        QCOMPARE(material.layers.size(), std::size_t(1));
        QCOMPARE(material.layers[0].filterMode, 3u);             // additive
        QCOMPARE(material.layers[0].shadingFlags & 0x11, 0x11u); // unshaded, two-sided
        QCOMPARE(QByteArray(all.root().textures[std::size_t(material.layers[0].textureId)].path.view().data()),
                 QByteArray("trail_opaque.blp"));
    }

    /// The mean over the life: up to a quarter of it from 0 to 1, then to 0.5.
    void stagesBecomeTheirMean()
    {
        RibbonRules rules = plainRules();
        rules.widths.fallback = {0, 1, 0.5f};
        rules.widthPhase.middle = 0.25f;
        rules.colours[2].fallback = {1, 0, 0.25f, 0};
        const Made all = made(ribbonScene(rules));
        QVERIFY(all.created);
        // 0.25 · 0.5 + 0.75 · 0.75 = 0.6875
        QVERIFY(std::abs(double(all.ribbon().heightAbove) / 64 - 0.6875) < 1e-3);
        // 0.5 for the first half, then down to 0.
        QVERIFY(std::abs(double(all.ribbon().alpha) - 0.375) < 1e-3);
        const Colour colour = all.ribbon().colour;
        QVERIFY(std::abs(double(colour.g) - 0.75) < 1e-3);
        QVERIFY(std::abs(double(colour.r) + double(colour.b) - 0.625 - 0.25) < 1e-3);
        QCOMPARE(all.told(ConversionLoss::Changed).filter(QStringLiteral("mean width")).size(), 1);
    }

    void animatedWidthsKeepTheirKeys()
    {
        RibbonRules rules = plainRules();
        rules.widths.curve = curveOf<Vec3>({{0, {1, 1, 1}}, {2000, {2, 2, 2}}});
        const Made all = made(ribbonScene(rules));
        QVERIFY(all.created);
        const Curve<float> &keys = all.ribbon().heightAboveKeys;
        QVERIFY(keys.size() >= 2);
        QCOMPARE(keys.times()[1], 3000);
        QVERIFY(std::abs(double(keys.values()[0]) - 64) < 1e-2);
        QVERIFY(std::abs(double(keys.values()[1]) - 128) < 1e-2);
    }

    void whatIsTold_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("which");
        const auto row = [](const char *words, ConversionLoss::Kind kind, int which) {
            QTest::newRow(words) << int(kind) << QString::fromLatin1(words) << which;
        };
        row("do not fly off", ConversionLoss::Lost, 0);
        row("do not twist", ConversionLoss::Lost, 1);
        row("Waves and noise", ConversionLoss::Lost, 2);
        row("face the viewer", ConversionLoss::Changed, 3);
        row("tubes", ConversionLoss::Changed, 4);
        row("end by age", ConversionLoss::Guessed, 5);
        row("stay where they are drawn", ConversionLoss::Changed, 6);
        row("no counterpart", ConversionLoss::Lost, 7);
    }
    void whatIsTold()
    {
        QFETCH(int, kind);
        QFETCH(QString, words);
        QFETCH(int, which);
        RibbonRules rules = plainRules();
        switch (which) {
        case 0:
            rules.speed.fallback = 1;
            break;
        case 1:
            rules.twists.fallback = {0, 1, 0};
            break;
        case 2:
            rules.noiseAmplitude = 1;
            break;
        case 3:
            rules.form = m3::RibbonForm::Billboard;
            break;
        case 4:
            rules.form = m3::RibbonForm::Star;
            break;
        case 5:
            rules.byLength = true;
            break;
        case 6:
            rules.worldSpace = false;
            break;
        case 7:
            rules.span.emplace();
            break;
        }
        const Made all = made(ribbonScene(rules));
        QVERIFY(all.created);
        QCOMPARE(all.told(ConversionLoss::Kind(kind)).filter(words).size(), 1);
        QCOMPARE(all.root().ribbonEmitters.size(), std::size_t(which == 7 ? 0 : 1));
        const Made plain = made(ribbonScene(plainRules()));
        QVERIFY(plain.told(ConversionLoss::Kind(kind)).filter(words).isEmpty());
    }

    /// At 2 units a second half a unit takes a quarter of a second; less than the half of a second that edges live.
    void lengthBecomesTime()
    {
        RibbonRules rules = plainRules();
        rules.byLength = rules.lengthAndTime = true;
        rules.speed.fallback = 2;
        rules.length.fallback = 0.5f;
        const Made shorter = made(ribbonScene(rules));
        QVERIFY(isNear(shorter.ribbon().lifeSpan, 0.25));
        rules.length.fallback = 100;
        const Made longer = made(ribbonScene(rules));
        QVERIFY(isNear(longer.ribbon().lifeSpan, 0.5));
        rules.lengthAndTime = false;
        const Made onlyLength = made(ribbonScene(rules));
        QVERIFY(isNear(onlyLength.ribbon().lifeSpan, 50));
    }

    /// Every ribbon of a file is in the new model, or listed.
    void everyRibbon_data() { addSourceRows(8); }
    void everyRibbon()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx800");
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        std::size_t ribbons = 0;
        for (const SceneEffect &effect : all.source.effects)
            ribbons += effect.kind == EffectKind::Ribbon || effect.kind == EffectKind::MaterialRibbon;
        const std::size_t made = mdx::rootOf(*all.made->model).ribbonEmitters.size();
        const bool isListed =
            std::any_of(all.made->losses.begin(), all.made->losses.end(), [](const ConversionLoss &loss) {
                return loss.kind == ConversionLoss::Lost &&
                       loss.message.text().find("no counterpart") != std::string::npos;
            });
        QVERIFY(made <= ribbons);
        QCOMPARE(made == ribbons || isListed, true);
    }
};

SINEW_GUILESS_TEST(tst_creation_ribbons, TestCreationRibbons)

} // namespace tst_creation_ribbons

#include "tst_creation_ribbons.moc"
