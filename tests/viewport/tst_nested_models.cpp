// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/effect_simulation.h"
#include "plugins/mdx/scene/effects/model_emitter.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"
#include "viewport/draw/nested_models.h"

#include <QtTest>

#include <numbers>
#include <set>

namespace tst_nested_models {

using namespace sinew;
using Eigen::Vector3f;
using test::effectOf;

namespace {

RenderScene withAttachment(const std::string &path)
{
    RenderScene scene;
    scene.nodes.resize(1);
    scene.nodes[0].pivot = {0, 0, 50};
    scene.nodes[0].translation.fallback = {0, 5, 0};
    scene.evaluationOrder = {0};
    scene.attachments.push_back({NoNode, 0, path, 0});
    return scene;
}

std::vector<NestedModel> nested(const RenderScene &scene, const PoseTime &when = {})
{
    Pose pose;
    evaluatePose(scene, when, pose);
    return nestedModels(scene, pose, {}, when);
}

RenderScene withSequences(const std::vector<SceneSequence> &sequences)
{
    RenderScene scene;
    scene.sequences = sequences;
    return scene;
}

} // namespace

/// Which models a model shows, where and at which of their own times.
class TstNestedModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void attachmentsHoldTheirModel()
    {
        const std::vector<NestedModel> models = nested(withAttachment("Fire.mdl"), {.globalTime = 1234});
        QCOMPARE(models.size(), std::size_t(1));
        QCOMPARE(models[0].path, std::string("Fire.mdl"));
        QCOMPARE(models[0].age, 1234.);
        QVERIFY(!models[0].isPicture);
        // The child's origin goes to the pivot as posed.
        QVERIFY((models[0].placement.translation() - Vector3f(0, 5, 50)).norm() < 1e-4f);
    }

    void emptyAndHiddenOnesAreLeftOut()
    {
        QVERIFY(nested(withAttachment("")).empty());
        RenderScene scene = withAttachment("Fire.mdl");
        scene.nodes[0].visibility.fallback = 0;
        QVERIFY(nested(scene).empty());
        scene.nodes[0].visibility.fallback = 1;
        scene.attachments[0].node = 7;
        QVERIFY(nested(scene).empty());
    }

    void moments_data()
    {
        QTest::addColumn<double>("age");
        QTest::addColumn<int>("sequence");
        QTest::addColumn<double>("time");
        QTest::newRow("born") << 0. << 1 << 500.;
        QTest::newRow("being born") << 150. << 1 << 650.;
        QTest::newRow("standing") << 200. << 2 << 1000.;
        QTest::newRow("standing on") << 450. << 2 << 1250.;
        QTest::newRow("standing again") << 1250. << 2 << 1050.;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << 1 << 500.;
    }
    void moments()
    {
        QFETCH(double, age);
        QFETCH(int, sequence);
        QFETCH(double, time);
        const RenderScene child = withSequences(
            {{NoNode, "Standing Tall", 0, 400}, {NoNode, "Birth", 500, 700, false}, {NoNode, "Stand - 1", 1000, 2000}});
        const PoseTime when = nestedMoment(child, age);
        QCOMPARE(when.sequence, sequence);
        QCOMPARE(when.time, time);
    }

    void withoutBirthOrStand()
    {
        const PoseTime none = nestedMoment({}, 100);
        QCOMPARE(none.sequence, -1);
        QCOMPARE(none.globalTime, 100.);
        const PoseTime first =
            nestedMoment(withSequences({{NoNode, "Death", 100, 200, false}, {NoNode, "Walk", 300, 400}}), 5000);
        QCOMPARE(first.sequence, 0);
        QCOMPARE(first.time, 200.); // does not loop: its end
        const PoseTime empty = nestedMoment(withSequences({{NoNode, "Stand", 100, 100}}), 5000);
        QCOMPARE(empty.time, 100.);
    }

    void viewTurnsWithTheChild()
    {
        PoseTime parent;
        parent.view = Eigen::Quaternionf::Identity();
        parent.eye = {100, 0, 10};
        Eigen::Affine3f placement(Eigen::Translation3f(0, 0, 10));
        placement.rotate(Eigen::AngleAxisf(std::numbers::pi_v<float> / 2, Vector3f::UnitZ()));
        PoseTime child;
        nestView(child, parent, placement);
        // The world's +x is −y in a child that is turned a quarter toward +y.
        QVERIFY((child.eye - Vector3f(0, -100, 0)).norm() < 1e-3f);
        QVERIFY((*child.view * Vector3f(0, -1, 0) - Vector3f(1, 0, 0)).norm() < 1e-4f);
    }

    void emittedModelsKeepTheirIdentity()
    {
        RenderScene scene = withAttachment("Fire.mdl");
        scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
        mdx::ModelEmitter emitter;
        emitter.emissionRate.fallback = 4;
        emitter.lifeSpan.fallback = 0.5f;
        emitter.speed.fallback = 100;
        scene.effects.assign(2, effectOf(emitter, EffectKind::Models));
        scene.effects[0].models = {{"Rock.mdl"}};
        scene.effects[1].models = {{"Spark.blp", true}};
        const auto at = [&](double time) {
            const PoseTime when{.sequence = 0, .time = time, .globalTime = time};
            Pose pose;
            evaluatePose(scene, when, pose);
            EffectSimulation simulation;
            simulation.update(scene, when);
            return nestedModels(scene, pose, simulation.frame(), when);
        };
        const std::vector<NestedModel> before = at(600), after = at(620);
        std::set<std::uint64_t> identities;
        int pictures = 0, known = 0;
        for (const NestedModel &model : before) {
            identities.insert(model.identity);
            pictures += model.isPicture;
        }
        QCOMPARE(identities.size(), before.size());
        // Four a second that live half a second: two of each emitter, and the attachment.
        QCOMPARE(before.size(), std::size_t(5));
        QCOMPARE(pictures, 2);
        for (const NestedModel &model : after)
            known += identities.contains(model.identity);
        QVERIFY(known >= 3);
    }

    void picturesFaceTheViewer()
    {
        const RenderScene scene = pictureScene("Spark.blp");
        QCOMPARE(scene.textures[0].path, std::string("Spark.blp"));
        QVERIFY(scene.nodes[0].billboarded);
        QCOMPARE(scene.meshes[0].positions.size(), std::size_t(4));
    }
};

SINEW_GUILESS_TEST(tst_nested_models, TstNestedModels)

} // namespace tst_nested_models
#include "tst_nested_models.moc"
