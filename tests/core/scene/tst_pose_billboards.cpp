// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "pose_maker.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_pose_billboards {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

namespace {

/// The world-to-view rotation of a camera on +y, as viewFromX() is of one on +x: view x = −world x, y = z, z = y.
Eigen::Quaternionf viewFromY()
{
    Eigen::Matrix3f rows;
    rows << -1, 0, 0, 0, 0, 1, 0, 1, 0;
    return Eigen::Quaternionf(rows);
}

} // namespace

/// Nodes that turn to the viewer or move with the camera.
class TestPoseBillboards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void billboard()
    {
        SceneNode parent = movingParent(), node = movingChild();
        parent.scale.fallback = {2, 2, 2};
        node.billboarded = true;
        node.rotation.fallback = {0, 0, 0, 1};
        const RenderScene scene = sceneOf({parent, node});
        PoseTime when;
        when.view = viewFromX();
        Pose pose = poseOf(scene, when);
        // The pivot goes with the parent: (2, 0, 1)·2, turned: (0, 4, 2), + (11, 0, 0).
        VERIFY_POINT(pose.nodes[1] * Vector3f(3, 0, 0), 11, 4, 2);
        // x to the viewer, z up, and y to the right of a viewer on +x is world +y: nothing turns but the size stays.
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), 2, 0, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitY(), 0, 2, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitZ(), 0, 0, 2);

        when.view = viewFromY();
        pose = poseOf(scene, when);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), 0, 2, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitY(), -2, 0, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitZ(), 0, 0, 2);

        // From above with north (+y) up on the screen: the view axes are the world's; x → z, y → x, z → y.
        when.view = Eigen::Quaternionf::Identity();
        pose = poseOf(scene, when);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), 0, 0, 2);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitY(), 2, 0, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitZ(), 0, 2, 0);

        // Without a camera it stays as authored: the parent's turn.
        pose = poseOf(scene);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), 0, 2, 0);
    }

    void billboardKeepsItsOwnRotation()
    {
        SceneNode node;
        node.billboarded = true;
        node.rotation.fallback = turnX(90); // y → z, about the axis that points to the viewer
        PoseTime when;
        when.view = viewFromX();
        const Pose pose = poseOf(sceneOf({node}), when);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitX(), 1, 0, 0);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitY(), 0, 0, 1);
    }

    void lockedBillboards()
    {
        PoseTime when;
        when.view = viewFromY();
        SceneNode node;
        node.billboardLockZ = true;
        Pose pose = poseOf(sceneOf({node}), when);
        // x turns to the viewer on +y, z stays.
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitX(), 0, 1, 0);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitZ(), 0, 0, 1);

        node = {};
        node.billboardLockX = true;
        when.view = Eigen::Quaternionf::Identity(); // viewer on +z
        pose = poseOf(sceneOf({node}), when);
        // y turns to the viewer, x stays.
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitX(), 1, 0, 0);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitY(), 0, 0, 1);

        node = {};
        node.billboardLockY = true;
        pose = poseOf(sceneOf({node}), when);
        // x turns to the viewer, y stays.
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitX(), 0, 0, 1);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitY(), 0, 1, 0);

        // A viewer along the locked axis: nothing to turn to.
        node = {};
        node.billboardLockZ = true;
        pose = poseOf(sceneOf({node}), when);
        VERIFY_POINT(pose.nodes[0].linear() * Vector3f::UnitX(), 1, 0, 0);

        // The axis is the node's own: under a parent that turns 90° about x, its z is the world's −y. The viewer on +x
        // sees its x, so that it stays.
        SceneNode parent;
        parent.rotation.fallback = turnX(90);
        node.parent = 0;
        when.view = viewFromX();
        pose = poseOf(sceneOf({parent, node}), when);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitZ(), 0, -1, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), 1, 0, 0);
        // From +z: its x turns about world −y to +z.
        when.view = Eigen::Quaternionf::Identity();
        pose = poseOf(sceneOf({parent, node}), when);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitZ(), 0, -1, 0);
        VERIFY_POINT(pose.nodes[1].linear() * Vector3f::UnitX(), 0, 0, 1);
    }

    void cameraAnchored()
    {
        SceneNode sky, star;
        sky.pivot = {0, 0, 5};
        sky.cameraAnchored = true;
        star.parent = 0;
        star.cameraAnchored = true; // already there with its parent
        star.pivot = {1, 0, 0};
        PoseTime when;
        when.view = viewFromX();
        when.eye = {100, 20, 3};
        const RenderScene scene = sceneOf({sky, star});
        Pose pose = poseOf(scene, when);
        VERIFY_POINT(pose.nodes[0] * Vector3f(0, 0, 5), 100, 20, 8);
        VERIFY_POINT(pose.nodes[1] * Vector3f(1, 0, 0), 101, 20, 3);
        when.view.reset();
        pose = poseOf(scene, when);
        VERIFY_POINT(pose.nodes[0] * Vector3f(0, 0, 5), 0, 0, 5);
    }
};

SINEW_APPLESS_TEST(tst_pose_billboards, TestPoseBillboards)

} // namespace tst_pose_billboards
#include "tst_pose_billboards.moc"
