// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <numbers>

namespace tst_pose_batches {

using namespace sinew;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

template<class T>
Curve<T> keys(std::initializer_list<std::pair<std::int32_t, T>> list, std::int32_t slots = -1, std::int32_t global = -1)
{
    Curve<T> curve;
    curve.reset({std::uint32_t(Interpolation::Linear), global, slots}, list.size());
    std::size_t row = 0;
    for (const auto &[time, value] : list) {
        curve.editTimes()[row] = time;
        curve.editValues()[row++] = value;
    }
    return curve;
}

/// Sequences at 1000…1400, 5000…6000 and, not looping, 9000…9100.
RenderScene threeSequences()
{
    RenderScene scene;
    for (const auto &[start, end] : {std::pair{1000, 1400}, {5000, 6000}, {9000, 9100}}) {
        SceneSequence &sequence = scene.sequences.emplace_back();
        sequence.start = start;
        sequence.end = end;
    }
    scene.sequences[2].loops = false;
    return scene;
}

PoseTime at(std::int32_t sequence, double time)
{
    PoseTime when;
    when.sequence = sequence;
    when.time = time;
    return when;
}

Quat quarterTurn()
{
    const float half = std::numbers::sqrt2_v<float> / 2;
    return {0, 0, half, half};
}

bool isNear(const Vector2f &a, const Vector2f &b)
{
    return (a - b).norm() < 1e-5f;
}

} // namespace

/// Batches of several textures, and the rules by which M2 reads its keys.
class TestPoseBatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequencesWithoutAStretchReadTheFirst_data()
    {
        QTest::addColumn<int>("slots");
        QTest::addColumn<int>("sequence");
        QTest::addColumn<double>("time");
        QTest::addColumn<float>("expected");
        // Keys: 1000: 0, 1400: 4; 5000: 10, 6000: 20.
        QTest::newRow("the first itself") << 1 << 0 << 1100. << 1.f;
        QTest::newRow("the second has none") << 1 << 1 << 5100. << 1.f;
        QTest::newRow("as far as the first goes") << 1 << 1 << 5400. << 4.f;
        QTest::newRow("beyond its end") << 1 << 1 << 5900. << 4.f;
        QTest::newRow("all") << -1 << 1 << 5100. << 11.f;
        QTest::newRow("two have one") << 2 << 1 << 5100. << 11.f;
        QTest::newRow("the third has none") << 2 << 2 << 9050. << 0.5f;
        QTest::newRow("nobody counts them: no key there") << -1 << 2 << 9050. << 7.f;
        QTest::newRow("none has any") << 0 << 1 << 5200. << 2.f;
        QTest::newRow("more than there are") << 1000000 << 1 << 5500. << 15.f;
    }
    void sequencesWithoutAStretchReadTheFirst()
    {
        QFETCH(int, slots);
        QFETCH(int, sequence);
        QFETCH(double, time);
        RenderScene scene = threeSequences();
        SceneMesh &mesh = scene.meshes.emplace_back();
        mesh.alpha.fallback = 7;
        mesh.alpha.curve = keys<float>({{1000, 0}, {1400, 4}, {5000, 10}, {6000, 20}}, slots);
        Pose pose;
        evaluatePose(scene, at(sequence, time), pose);
        QTEST(pose.meshAlpha[0], "expected");
        const SampleSpan span = sampleSpan(mesh.alpha.curve, scene, at(sequence, time));
        QTEST(sampleCurve(mesh.alpha.curve, span, 7.f), "expected");
    }

    void slotsDoNotMatterToGlobalSequences()
    {
        RenderScene scene = threeSequences();
        scene.globalSequences = {1000};
        scene.meshes.emplace_back().alpha.curve = keys<float>({{0, 0}, {1000, 10}}, 1, 0);
        PoseTime when = at(1, 5900);
        when.globalTime = 2300;
        Pose pose;
        evaluatePose(scene, when, pose);
        QCOMPARE(pose.meshAlpha[0], 3.f);
    }

    void lastKeysAreHeldOrGoOnToTheFirst()
    {
        RenderScene scene = threeSequences();
        scene.globalSequences = {1000};
        scene.meshes.resize(2);
        scene.meshes[0].alpha.curve = keys<float>({{1100, 0}, {1300, 10}}); // 200 from the last to the first
        scene.meshes[1].alpha.curve = keys<float>({{0, 0}, {600, 10}}, -1, 0);
        PoseTime when = at(0, 1350);
        when.globalTime = 800; // half of the 400 from the last to the first
        Pose pose;
        evaluatePose(scene, when, pose);
        QCOMPARE(pose.meshAlpha[0], 7.5f);
        QCOMPARE(pose.meshAlpha[1], 5.f);
        scene.keysWrap = false;
        evaluatePose(scene, when, pose);
        QCOMPARE(pose.meshAlpha[0], 10.f);
        QCOMPARE(pose.meshAlpha[1], 10.f);
        evaluatePose(scene, at(0, 1050), pose);
        QCOMPARE(pose.meshAlpha[0], 0.f);
    }

    void stages()
    {
        RenderScene scene = threeSequences();
        scene.textures.resize(3);
        SceneTextureAnimation &animation = scene.textureAnimations.emplace_back();
        animation.translation.curve = keys<Vec3>({{1000, {0, 0, 0}}, {1400, {4, 8, 0}}});
        SceneLayer &layer = scene.materials.emplace_back().layers.emplace_back();
        layer.alpha.curve = keys<float>({{1000, 0}, {1400, 1}});
        layer.texture.fallback = 0; // means nothing to batches
        SceneBatch &batch = layer.batch.emplace();
        batch.colour.curve = keys<Colour>({{1000, {0, 0, 0}}, {1400, {1, 0.5f, 0}}});
        batch.stages.resize(3);
        batch.stages[0].texture.fallback = 2;
        batch.stages[0].weight.curve = keys<float>({{1000, 1}, {1400, 0}});
        batch.stages[1].texture = {keys<std::int32_t>({{1000, 1}, {1200, 2}}), -1, true};
        batch.stages[1].textureAnimation = 0;
        batch.stages[1].weight.fallback = 0.25f;
        batch.stages[2].texture.fallback = 3; // there are 0 … 2
        batch.stages[2].textureAnimation = 1; // there is 0

        Pose pose;
        evaluatePose(scene, at(0, 1100), pose);
        const LayerState &state = pose.layers[0][0];
        QCOMPARE(state.alpha, 0.25f * 0.75f);
        QCOMPARE(state.texture, 2);
        QCOMPARE(state.colour.r, 0.25f);
        QCOMPARE(state.colour.g, 0.125f);
        QCOMPARE(state.colour.b, 0.f);
        QCOMPARE(state.stages[0].texture, 2);
        QCOMPARE(state.stages[0].weight, 0.75f);
        QCOMPARE(state.stages[1].texture, 1);
        QCOMPARE(state.stages[1].weight, 0.25f);
        QVERIFY(isNear(state.stages[1].uv * Vector3f(0.5f, 0.5f, 1), {1.5f, 2.5f}));
        QCOMPARE(state.stages[2].texture, -1);
        QCOMPARE(state.stages[2].weight, 1.f);
        QVERIFY(isNear(state.stages[2].uv * Vector3f(3, 4, 1), {3, 4}));
        QCOMPARE(state.stages[3].texture, -1); // there is none

        batch.ignoresWeight = true;
        evaluatePose(scene, at(0, 1300), pose);
        QCOMPARE(state.alpha, 0.75f);
        QCOMPARE(state.stages[1].texture, 2);

        // More stages than can be drawn, and none at all.
        batch.stages.resize(9);
        evaluatePose(scene, at(0, 1300), pose);
        batch.stages.clear();
        evaluatePose(scene, at(0, 1300), pose);
        QCOMPARE(state.texture, -1);
        QCOMPARE(state.alpha, 0.75f);
    }

    void meshesOfUnseenBatchesAreHidden()
    {
        RenderScene scene = threeSequences();
        scene.materials.resize(2);
        scene.materials[0].layers.resize(2);
        for (SceneLayer &layer : scene.materials[0].layers)
            layer.batch.emplace();
        scene.materials[0].layers[0].alpha.curve = keys<float>({{1000, 0}, {1400, 1}});
        scene.materials[0].layers[1].alpha.fallback = 0;
        scene.materials[1].layers.resize(1); // no batch: a layer that has faded leaves its mesh where it is
        scene.materials[1].layers[0].alpha.fallback = 0;
        scene.meshes.resize(3);
        scene.meshes[0].material = 0;
        scene.meshes[1].material = 1;
        Pose pose;
        evaluatePose(scene, at(0, 1000), pose);
        QVERIFY(!isMeshVisible(pose, 0));
        QVERIFY(isMeshVisible(pose, 1) && isMeshVisible(pose, 2));
        evaluatePose(scene, at(0, 1010), pose);
        QVERIFY(isMeshVisible(pose, 0));
        QCOMPARE(pose.meshAlpha[0], 1.f);
    }

    void textureTransformOfM2()
    {
        // Moved, then scaled by (2, 4), then turned by 90°, both about (½, ½): (½, ½) + (½, 0) = (1, ½); scaled: (½ +
        // 2·½, ½); turned: (½, ½ + 1).
        const auto matrix = textureMatrix({.5f, 0, 0}, quarterTurn(), {2, 4, 1}, UvOrder::MoveScaleTurn);
        QVERIFY(isNear(matrix * Vector3f(.5f, .5f, 1), {.5f, 1.5f}));
        // (½, 1) → (1, 1) → (½ + 2·½, ½ + 4·½) → (½ − 2, ½ + 1)
        QVERIFY(isNear(matrix * Vector3f(.5f, 1, 1), {-1.5f, 1.5f}));
        // A texture animation says which of the two orders it uses.
        RenderScene scene;
        SceneTextureAnimation &animation = scene.textureAnimations.emplace_back();
        animation.translation.fallback = {.5f, 0, 0};
        animation.rotation.fallback = quarterTurn();
        animation.scale.fallback = {2, 4, 1};
        scene.materials.emplace_back().layers.emplace_back().textureAnimation = 0;
        Pose pose;
        evaluatePose(scene, {}, pose);
        QVERIFY(isNear(pose.layers[0][0].uv * Vector3f(.5f, 1, 1), {-.5f, 2.5f}));
        scene.textureAnimations[0].order = UvOrder::MoveScaleTurn;
        evaluatePose(scene, {}, pose);
        QVERIFY(isNear(pose.layers[0][0].uv * Vector3f(.5f, 1, 1), {-1.5f, 1.5f}));
    }
};

SINEW_APPLESS_TEST(tst_pose_batches, TestPoseBatches)

} // namespace tst_pose_batches
#include "tst_pose_batches.moc"
