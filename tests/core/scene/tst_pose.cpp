// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/scene_util.h"
#include "pose_maker.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_pose {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

/// Where nodes are: pivots, parents, time; broken scenes, reused poses.
class TestPose : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pivotRotationScaleTranslation()
    {
        SceneNode node;
        node.pivot = {1, 2, 3};
        node.translation.fallback = {10, 20, 30};
        node.rotation.fallback = turnZ(90);
        node.scale.fallback = {2, 3, 4};
        const Pose pose = poseOf(sceneOf({node}));
        // T·P·R·S·P⁻¹: the pivot itself goes to pivot + translation.
        VERIFY_POINT(pose.nodes[0] * Vector3f(1, 2, 3), 11, 22, 33);
        // (2, 2, 3) − pivot = x; scaled 2x; turned 2y: (11, 24, 33)
        VERIFY_POINT(pose.nodes[0] * Vector3f(2, 2, 3), 11, 24, 33);
        // y: 3y → −3x
        VERIFY_POINT(pose.nodes[0] * Vector3f(1, 3, 3), 8, 22, 33);
        // z: 4z
        VERIFY_POINT(pose.nodes[0] * Vector3f(1, 2, 4), 11, 22, 37);
        QCOMPARE(pose.nodeVisibility[0], 1.f);
    }

    void childrenFollow()
    {
        // Parents may come after their children in the file.
        SceneNode parent = movingParent(), child = movingChild();
        child.parent = 1;
        const Pose pose = poseOf(sceneOf({child, parent}));
        // Child pivot + translation (3, 0, 1) − (1, 0, 0) = (2, 0, 1) → (0, 4, 1); + (11, 0, 0)
        VERIFY_POINT(pose.nodes[0] * Vector3f(3, 0, 0), 11, 4, 1);
        // Child's x turned to y, then by the parent y → −x: (3, 0, 0) + x ends at (10, 4, 1)
        VERIFY_POINT(pose.nodes[0] * Vector3f(4, 0, 0), 10, 4, 1);
        // Child's y → −x → −2y
        VERIFY_POINT(pose.nodes[0] * Vector3f(3, 1, 0), 11, 2, 1);
    }

    void dontInherit_data()
    {
        // Where the child's pivot (3, 0, 0) goes, and the directions its x and y axes get.
        QTest::addColumn<int>("flags"); // 1 translation, 2 scaling, 4 rotation
        QTest::addColumn<Vec3>("pivot");
        QTest::addColumn<Vec3>("x");
        QTest::addColumn<Vec3>("y");
        // Own rotation: x → y, y → −x. Parent: x → 2y, y → −x.
        QTest::newRow("none") << 0 << Vec3{11, 4, 1} << Vec3{-1, 0, 0} << Vec3{0, -2, 0};
        // Parent's rotation only: x → y → −x, y → −x → −y.
        QTest::newRow("scaling") << 2 << Vec3{11, 4, 1} << Vec3{-1, 0, 0} << Vec3{0, -1, 0};
        // The parent's stretch in world axes is Rz·S·Rz⁻¹ = (1, 2, 1): x → y → 2y, y → −x.
        QTest::newRow("rotation") << 4 << Vec3{11, 4, 1} << Vec3{0, 2, 0} << Vec3{-1, 0, 0};
        QTest::newRow("rotation, scaling") << 6 << Vec3{11, 4, 1} << Vec3{0, 1, 0} << Vec3{-1, 0, 0};
        // Without the translation column: (3, 0, 1) → (0, 6, 1).
        QTest::newRow("translation") << 1 << Vec3{0, 6, 1} << Vec3{-1, 0, 0} << Vec3{0, -2, 0};
        QTest::newRow("translation, scaling") << 3 << Vec3{0, 3, 1} << Vec3{-1, 0, 0} << Vec3{0, -1, 0};
        // Stretch (1, 2, 1) leaves (3, 0, 1) where it is.
        QTest::newRow("translation, rotation") << 5 << Vec3{3, 0, 1} << Vec3{0, 2, 0} << Vec3{-1, 0, 0};
        // As if it had no parent.
        QTest::newRow("all") << 7 << Vec3{3, 0, 1} << Vec3{0, 1, 0} << Vec3{-1, 0, 0};
    }
    void dontInherit()
    {
        QFETCH(int, flags);
        QFETCH(Vec3, pivot);
        QFETCH(Vec3, x);
        QFETCH(Vec3, y);
        SceneNode child = movingChild();
        child.dontInheritTranslation = flags & 1;
        child.dontInheritScaling = flags & 2;
        child.dontInheritRotation = flags & 4;
        const Pose pose = poseOf(sceneOf({movingParent(), child}));
        VERIFY_POINT(pose.nodes[1] * Vector3f(3, 0, 0), pivot.x, pivot.y, pivot.z);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), x.x, x.y, x.z);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitY(), y.x, y.y, y.z);
    }

    void grandchildrenOfTheUninherited()
    {
        // 90° + 90°, then one that cancels both, then its child: only its own 90°.
        SceneNode a, b, c, d;
        a.rotation.fallback = b.rotation.fallback = d.rotation.fallback = turnZ(90);
        b.parent = 0;
        c.parent = 1;
        c.dontInheritRotation = true;
        d.parent = 2;
        const Pose pose = poseOf(sceneOf({a, b, c, d}));
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), -1, 0, 0);
        VERIFY_POINT(pose.nodes[2].linear() * Vector3f::UnitX(), 1, 0, 0);
        VERIFY_POINT(pose.nodes[3].linear() * Vector3f::UnitX(), 0, 1, 0);
    }

    void tracksFollowSequenceAndGlobalTime()
    {
        SceneNode node;
        node.translation.curve = twoKeys<Vec3>(2000, {0, 0, 0}, 3000, {10, 0, 0});
        node.scale.curve = twoKeys<Vec3>(0, {1, 1, 1}, 100, {3, 3, 3}, 0);
        node.visibility.curve = twoKeys<float>(2000, 1, 2500, 0);
        RenderScene scene = sceneOf({node});
        scene.sequences.push_back({NoNode, "Walk", 2000, 3000, false, {}});
        scene.globalSequences = {200};
        PoseTime when;
        when.sequence = 1;
        when.time = 2250;
        when.globalTime = 450; // 50 of 200
        Pose pose = poseOf(scene, when);
        VERIFY_POINT(pose.nodes[0].translation(), 2.5f, 0, 0);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f(1, 1, 1), 2, 2, 2);
        QCOMPARE(pose.nodeVisibility[0], 1.f); // a step, although the curve says linear
        when.time = 2500;
        evaluatePose(scene, when, pose);
        QCOMPARE(pose.nodeVisibility[0], 0.f);
        // The other sequence has no keys: static values; the global sequence goes on.
        when.sequence = 0;
        evaluatePose(scene, when, pose);
        VERIFY_POINT(pose.nodes[0].translation(), 0, 0, 0);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f(1, 1, 1), 2, 2, 2);
        QCOMPARE(pose.nodeVisibility[0], 1.f);
        // No sequence, or one that does not exist.
        for (const std::int32_t row : {-1, 2, 1000000}) {
            when.sequence = row;
            evaluatePose(scene, when, pose);
            VERIFY_POINT(pose.nodes[0].translation(), 0, 0, 0);
        }
        // A global sequence that does not exist counts as one of length 0.
        scene.globalSequences.clear();
        evaluatePose(scene, when, pose);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f(1, 1, 1), 1, 1, 1);
    }

    void hostileScenesDoNotCrash()
    {
        SceneNode node = movingChild();
        node.parent = 77;
        node.rotation.fallback = {0, 0, 0, 0};
        node.scale.fallback = {0, std::nanf(""), INFINITY};
        node.billboardLockX = true;
        SceneNode flat = movingParent(), under = movingChild();
        flat.scale.fallback = {0, 0, 0};
        flat.rotation.fallback = {0, 0, 0, 0};
        under.parent = 1;
        under.dontInheritScaling = under.dontInheritRotation = true;
        RenderScene scene;
        scene.nodes = {node, flat, under};
        scene.evaluationOrder = {0, 9, -4, 1, 2};
        PoseTime when;
        when.view = viewFromX();
        const Pose pose = poseOf(scene, when);
        QCOMPARE(pose.nodes.size(), std::size_t(3));
        // A rotation of about zero length counts as none; a parent of zero size does not hide its non-inheriting child.
        VERIFY_POINT(pose.nodes[2].linear() * Vector3f::UnitX(), 0, 1, 0);
    }

    void aReusedPoseIsTheSame()
    {
        SceneNode parent = movingParent(), child = movingChild();
        child.rotation.curve = twoKeys<Quat>(0, turnZ(0), 1000, turnZ(120));
        RenderScene scene = sceneOf({parent, child});
        PoseTime when;
        when.sequence = 0;
        Pose kept;
        for (const double time : {0., 250., 500., 1000., 250.}) {
            when.time = time;
            evaluatePose(scene, when, kept);
            QVERIFY(kept.nodes[1].matrix() == poseOf(scene, when).nodes[1].matrix());
        }
        const void *storage = kept.nodes.data();
        evaluatePose(scene, when, kept);
        QVERIFY(storage == kept.nodes.data());
        // An edit is noticed: the curve's keys move, then it disappears.
        scene.nodes[1].rotation.curve.editTimes()[1] = 500;
        evaluatePose(scene, when, kept);
        QVERIFY(kept.nodes[1].matrix() == poseOf(scene, when).nodes[1].matrix());
        scene.nodes[1].rotation.curve.clear();
        evaluatePose(scene, when, kept);
        QVERIFY(kept.nodes[1].matrix() == poseOf(scene, when).nodes[1].matrix());
        scene.nodes.pop_back();
        orderNodes(scene);
        evaluatePose(scene, when, kept);
        QCOMPARE(kept.nodes.size(), std::size_t(1));
    }
};

SINEW_APPLESS_TEST(tst_pose, TestPose)

} // namespace tst_pose
#include "tst_pose.moc"
