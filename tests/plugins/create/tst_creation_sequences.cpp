// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Which sequences and meshes a new model gets: sets of weapons, portraits, several sequences that become one, variants.

#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_creation_sequences {

using namespace sinew;
using namespace sinew::test;

const std::string wow = "World of Warcraft", starCraft = "StarCraft II";

/// A second for each name, one after the other with a gap.
RenderScene sceneWith(const std::vector<std::string> &names)
{
    RenderScene scene = triangleScene();
    scene.sequences.clear();
    std::int32_t start = 0;
    for (const std::string &name : names) {
        SceneSequence sequence;
        sequence.name = name;
        sequence.start = start;
        sequence.end = start + 1000;
        scene.sequences.push_back(sequence);
        start += 3000;
    }
    SceneMaterial material;
    material.layers.emplace_back();
    scene.materials = {material};
    return scene;
}

/// "Attack=1+2": a name and the rows that become it.
QStringList described(const std::vector<CreatedSequence> &sequences)
{
    QStringList result;
    for (const CreatedSequence &sequence : sequences) {
        QString rows = QString::number(sequence.row);
        for (const std::int32_t row : sequence.then)
            rows += u'+' + QString::number(row);
        result += QString::fromStdString(sequence.name) + u'=' + rows;
    }
    return result;
}

QStringList suggested(const RenderScene &scene, const std::string &game, const std::string &weapons = {})
{
    const CreationSource source{scene, nullptr, "made", game, weapons};
    return described(createMdxFormat()->creation()->suggested(source, "mdx800").sequences);
}

Result<CreatedModel> made(const RenderScene &scene, const std::string &game, const std::string &weapons = {})
{
    const auto mdx = createMdxFormat();
    const CreationSource source{scene, nullptr, "made", game, weapons};
    return mdx->creation()->create(source, mdx->creation()->suggested(source, "mdx800"));
}

QStringList words(std::initializer_list<const char *> list)
{
    QStringList result;
    for (const char *word : list)
        result += QString::fromLatin1(word);
    return result;
}

class TestCreationSequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void talkingModelsGetAPortrait()
    {
        QCOMPARE(suggested(sceneWith({"Stand", "EmoteTalk"}), wow),
                 words({"Stand=0", "Portrait Talk=1", "Portrait=0"}));
        QCOMPARE(suggested(sceneWith({"Stand 01", "Talk 01"}), starCraft),
                 words({"Stand=0", "Portrait Talk=1", "Portrait=0"}));
        QCOMPARE(suggested(sceneWith({"Stand", "Talk", "Stand Portrait"}), starCraft),
                 words({"Stand=0", "Portrait Talk=1", "Portrait=2"}));
        QCOMPARE(suggested(sceneWith({"Stand", "Run"}), wow), words({"Stand=0", "Walk=1"}));
        // Names of other programs' files stay.
        QCOMPARE(suggested(sceneWith({"Stand", "Portrait Talk"}), {}), words({"Stand=0", "Portrait Talk=1"}));
    }

    void weaponSets()
    {
        const RenderScene scene = sceneWith({"Stand", "Attack1H", "AttackUnarmed", "LoadBow", "AttackBow", "ReadyBow",
                                             "Ready1H", "Special1H", "SpecialUnarmed", "AttackOff"});
        const auto mdx = createMdxFormat();
        QStringList ids;
        for (const WeaponSet &set : mdx->creation()->weaponSets({scene, nullptr, "made", wow}))
            ids += QString::fromStdString(set.id);
        QCOMPARE(ids, words({"unarmed", "1h", "bow"}));
        // Without a stance with bare hands, those with weapons are better than none.
        const QStringList unarmed =
            words({"Stand=0", "Attack=2", "Stand Ready=5", "Stand Ready - 2=6", "Attack Slam=8"});
        QCOMPARE(suggested(scene, wow), unarmed);
        QCOMPARE(suggested(scene, wow, "unarmed"), unarmed);
        QCOMPARE(suggested(scene, wow, "1h"),
                 words({"Stand=0", "Attack=1", "Stand Ready=6", "Attack Slam=7", "Attack - 2=9"}));
        QCOMPARE(suggested(scene, wow, "bow"), words({"Stand=0", "Attack=3+4", "Stand Ready=5"}));
    }

    /// One set is no choice; creatures that only attack with a weapon still attack.
    void oneSetOfWeapons()
    {
        const RenderScene scene = sceneWith({"Stand", "Attack2H"});
        QVERIFY(createMdxFormat()->creation()->weaponSets({scene, nullptr, "made", wow}).empty());
        QCOMPARE(suggested(scene, wow), words({"Stand=0", "Attack=1"}));
        QVERIFY(createMdxFormat()->creation()->weaponSets({scene, nullptr, "made", starCraft}).empty());
    }

    void joinedNames()
    {
        QCOMPARE(suggested(sceneWith({"Stand", "Attack Start", "Attack", "Attack End"}), starCraft),
                 words({"Stand=0", "Attack=1+2+3"}));
        QCOMPARE(suggested(sceneWith({"Spell B Start", "Spell B", "Spell B End", "Spell"}), starCraft),
                 words({"Spell Two=0+1+2", "Spell=3"}));
        QCOMPARE(suggested(sceneWith({"Spell", "Spell End"}), starCraft), words({"Spell=0+1"}));
        // Nothing lies between them.
        QCOMPARE(suggested(sceneWith({"Attack Start", "Attack End"}), starCraft),
                 words({"Attack First=0", "Attack Third=1"}));
        // Every variation of the shot is drawn first.
        QCOMPARE(suggested(sceneWith({"LoadRifle", "AttackRifle", "AttackRifle 2"}), wow),
                 words({"Attack=0+1", "Attack - 2=0+2"}));
        // The parts can be had by themselves.
        const RenderScene scene = sceneWith({"Attack Start", "Attack", "Attack End"});
        QCOMPARE(described(createMdxFormat()->creation()->allSequences({scene, nullptr, "made", starCraft})),
                 words({"Cinematic Attack Start=0", "Attack=0+1+2", "Cinematic Attack End=2"}));
    }

    /// All parts move as in the source, with a jump between the first two; the third one stands still.
    void joinedKeys()
    {
        RenderScene scene = sceneWith({"Attack Start", "Attack", "Attack End", "Stand"});
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {1, 0, 0}},
                                                          {1000, {2, 0, 0}},
                                                          {3000, {5, 0, 0}},
                                                          {4000, {7, 0, 0}},
                                                          {6000, {7, 0, 0}},
                                                          {9000, {0, 0, 0}}});
        scene.nodes[0].rotation.curve = curveOf<Quat>({{3000, {0, 0, 0, 1}}, {4000, {0, 0, 0.6f, 0.8f}}});
        const auto result = made(scene, starCraft);
        QVERIFY(result);
        const mdx::Root &root = mdx::rootOf(*result->model);
        QCOMPARE(root.sequences[0].name.view(), std::string_view("Attack"));
        QCOMPARE(root.sequences[0].end - root.sequences[0].start, 3000);
        QCOMPARE(root.sequences[0].flags, 1u); // does not loop
        const RenderScene to = createMdxFormat()->scene()->build(*result->model);
        const float scale = 64;
        Pose from, pose;
        for (int part = 0; part < 3; ++part)
            for (const double moment : {1., 300., 700., 998.}) {
                evaluatePose(scene, {.sequence = part, .time = scene.sequences[std::size_t(part)].start + moment},
                             from);
                evaluatePose(to, {.sequence = 0, .time = to.sequences[0].start + 1000 * part + moment}, pose);
                const Eigen::Vector3f corner(1, 0, 0);
                const Eigen::Vector3f expected = scale * (from.nodes[0] * corner),
                                      is = pose.nodes[0] * (scale * corner);
                QVERIFY2(
                    (expected - is).norm() < 0.2f,
                    qPrintable(
                        QStringLiteral("part %1 at %2: %3").arg(part).arg(moment).arg(double((expected - is).norm()))));
            }
        // The middle of the jump lies in one millisecond.
        const Curve<Vec3> &keys = root.bones[0].node.translation;
        QCOMPARE(keys.times()[1], root.sequences[0].start + 999);
        QCOMPARE(keys.times()[2], root.sequences[0].start + 1000);
        for (std::size_t i = 1; i < keys.size(); ++i)
            QVERIFY(keys.times()[i] > keys.times()[i - 1]);
    }

    /// Steps need no room for a jump.
    void joinedSteps()
    {
        RenderScene scene = sceneWith({"Attack Start", "Attack", "Stand"});
        scene.meshes[0].alpha.curve = curveOf<float>({{0, 1}, {3000, 0}, {3500, 1}, {6000, 1}}, Interpolation::None);
        const auto result = made(scene, starCraft);
        QVERIFY(result);
        const RenderScene to = createMdxFormat()->scene()->build(*result->model);
        const auto opacity = [&](double moment) {
            Pose pose;
            evaluatePose(to, {.sequence = 0, .time = to.sequences[0].start + moment}, pose);
            return pose.meshAlpha[0];
        };
        QCOMPARE(opacity(999), 1.f);
        QCOMPARE(opacity(1000), 0.f);
        QCOMPARE(opacity(1499), 0.f);
        QCOMPARE(opacity(1500), 1.f);
    }

    /// Only characters and creatures, whose skins the game chooses, hide variants; a helmet's only mesh may be any one.
    void meshesAsTheViewerShowsThem()
    {
        RenderScene scene = sceneWith({"Stand"});
        scene.meshes.push_back(scene.meshes[0]);
        scene.meshes[0].geosetId = 1;
        scene.meshes[1].geosetId = 702;
        const auto chosen = [&] {
            const CreationSource source{scene, nullptr, "made", wow};
            return createMdxFormat()->creation()->suggested(source, "mdx800").meshes;
        };
        QCOMPARE(chosen(), (std::vector<std::int32_t>{0, 1}));
        scene.textures.emplace_back().slot = 1;
        QCOMPARE(chosen(), (std::vector<std::int32_t>{0}));
        scene.meshes[0].geosetId = 703;
        QCOMPARE(chosen(), (std::vector<std::int32_t>{0, 1}));
        scene.meshes[1].lod = 1;
        QCOMPARE(chosen(), (std::vector<std::int32_t>{0}));
    }

    void refusesPartsThatDoNotExist()
    {
        const RenderScene scene = sceneWith({"Stand"});
        const auto mdx = createMdxFormat();
        const CreationSource source{scene, nullptr, "made", starCraft};
        CreationOptions options = mdx->creation()->suggested(source, "mdx800");
        options.sequences[0].then = {1};
        QVERIFY(!mdx->creation()->create(source, options));
        options.sequences[0].then = {0, 0};
        QVERIFY(mdx->creation()->create(source, options));
    }

    /// What is a part of another one is not listed as left out.
    void partsAreNotLost()
    {
        const auto result = made(sceneWith({"Stand", "Attack Start", "Attack"}), starCraft);
        QVERIFY(result);
        for (const ConversionLoss &loss : result->losses)
            QVERIFY(loss.message.text().find("not chosen") == std::string::npos);
    }
};

SINEW_GUILESS_TEST(tst_creation_sequences, TestCreationSequences)

} // namespace tst_creation_sequences

#include "tst_creation_sequences.moc"
