// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/motion/motion_trail.h"
#include "core/scene/scene_util.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_motion_trail {

using namespace sinew;
using Eigen::Vector3f;

constexpr std::int32_t start = 1000, end = 2000;

/// A node at the origin that turns about z by 90° in a second, and one at (10, 0, 0) below it that rises by 4 from 1250
/// to 1750.
RenderScene turntable()
{
    RenderScene scene;
    scene.nodes.resize(2);
    scene.nodes[1].parent = 0;
    scene.nodes[1].pivot = {10, 0, 0};
    Curve<Quat> &turn = scene.nodes[0].rotation.curve;
    turn.reset({1}, 2);
    turn.editTimes()[0] = start;
    turn.editTimes()[1] = end;
    const float half = std::sqrt(0.5f);
    turn.editValues()[0] = {0, 0, 0, 1};
    turn.editValues()[1] = {0, 0, half, half};
    Curve<Vec3> &rise = scene.nodes[1].translation.curve;
    rise.reset({1}, 3);
    for (std::size_t i = 0; i < 3; ++i)
        rise.editTimes()[i] = i == 0 ? 400 : std::int32_t(750 + 500 * i); // the first one in another sequence
    rise.editValues()[0] = {0, 0, 99};
    rise.editValues()[1] = {0, 0, 0};
    rise.editValues()[2] = {0, 0, 4};
    SceneSequence sequence;
    sequence.start = start;
    sequence.end = end;
    sequence.loops = false;
    scene.sequences.push_back(sequence);
    scene.keysWrap = false;
    orderNodes(scene);
    return scene;
}

/// Where the second node is, by hand.
Vector3f placeAt(double time)
{
    const double angle = (time - start) / (end - start) * EIGEN_PI / 2;
    const double height = 4 * std::clamp((time - 1250) / 500, 0., 1.);
    return Vector3f(float(10 * std::cos(angle)), float(10 * std::sin(angle)), float(height));
}

class TestMotionTrail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheNode()
    {
        const RenderScene scene = turntable();
        const std::vector<MotionTrail> trails = motionTrails(scene, {1}, 0, 100);
        QCOMPARE(trails.size(), std::size_t(1));
        QCOMPARE(trails[0].node, 1);
        const std::vector<TrailPoint> &points = trails[0].points;
        QCOMPARE(points.size(), std::size_t(11 + 2));
        QCOMPARE(points.front().time, double(start));
        QCOMPARE(points.back().time, double(end));
        int frames = 0, keys = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            QVERIFY(i == 0 || points[i].time > points[i - 1].time);
            QVERIFY2((points[i].place - placeAt(points[i].time)).norm() < 1e-4f,
                     qPrintable(QString::number(points[i].time)));
            frames += points[i].isFrame;
            keys += points[i].key == TrailKey::Place;
            QVERIFY(points[i].key != TrailKey::Place || points[i].time == 1250 || points[i].time == 1750);
        }
        QCOMPARE(frames, 11);
        QCOMPARE(keys, 2);
    }

    void marksKeysOfOtherTracks()
    {
        const std::vector<MotionTrail> trails = motionTrails(turntable(), {0, 1}, 0, 500);
        QCOMPARE(trails.size(), std::size_t(2));
        const std::vector<TrailPoint> &points = trails[0].points;
        QCOMPARE(points.size(), std::size_t(3));
        QVERIFY(points[0].key == TrailKey::Other && points[1].key == TrailKey::None &&
                points[2].key == TrailKey::Other);
        // A key of the translation counts more than one of the rotation at the same moment.
        RenderScene scene = turntable();
        scene.nodes[1].rotation.curve = scene.nodes[0].rotation.curve;
        scene.nodes[1].rotation.curve.editTimes()[0] = 1250;
        const std::vector<TrailPoint> both = motionTrails(scene, {1}, 0, 1000)[0].points;
        QCOMPARE(both.size(), std::size_t(4));
        QVERIFY(both[1].time == 1250 && both[1].key == TrailKey::Place);
        QVERIFY(both[3].time == end && both[3].key == TrailKey::Other && both[3].isFrame);
    }

    void leavesOutWhatIsElsewhere()
    {
        RenderScene scene = turntable();
        QVERIFY(motionTrails(scene, {1}, -1, 100).empty());
        QVERIFY(motionTrails(scene, {1}, 1, 100).empty());
        QVERIFY(motionTrails(scene, {-1, 7}, 0, 100).empty());
        QVERIFY(motionTrails(scene, {1}, 0, 0).empty());
        scene.globalSequences = {700};
        scene.nodes[1].translation.curve.setHeader({1, 0});
        const std::vector<MotionTrail> elsewhere = motionTrails(scene, {1}, 0, 100);
        QCOMPARE(elsewhere.size(), std::size_t(1));
        for (const TrailPoint &point : elsewhere[0].points)
            QVERIFY(point.key == TrailKey::None);
        scene.nodes[1].pivot.x = std::nanf("");
        QVERIFY(motionTrails(scene, {1}, 0, 100).at(0).points.empty());
    }

    void isBounded()
    {
        RenderScene scene = turntable();
        scene.sequences[0].end = 10'000'000;
        Curve<Vec3> &keys = scene.nodes[1].translation.curve;
        keys.reset({1}, 50000);
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys.editTimes()[i] = start + std::int32_t(i);
        const std::vector<TrailPoint> points = motionTrails(scene, {1}, 0)[0].points;
        QVERIFY(points.size() <= mostTrailFrames + mostTrailKeys + 2);
        QVERIFY(points.size() > mostTrailFrames / 2 + mostTrailKeys);
        QCOMPARE(points.back().time, 10'000'000.);
        std::set<std::int32_t> all;
        for (std::int32_t row = 1; row < 100; ++row) {
            scene.nodes.push_back(scene.nodes[1]);
            all.insert(row);
        }
        QCOMPARE(motionTrails(scene, all, 0).size(), mostTrails);
    }
};

SINEW_APPLESS_TEST(tst_motion_trail, TestMotionTrail)

} // namespace tst_motion_trail

#include "tst_motion_trail.moc"
