// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Poses of M2 not in tst_pose_batches: one sequence fading into another, cameras, bones' flags. Expected values are
// worked out by hand.

#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include "core/scene/pose/pose.h"
#include "core/scene/view/view_camera.h"

namespace tst_pose_model_axes {

using namespace sinew;
using namespace sinew::test;
using Eigen::Matrix3f;
using Eigen::Vector3f;

namespace {

/// "Stand" 0…1000, "Walk" 1,000,000…1,002,000, both loop; one node.
RenderScene m2Scene()
{
    RenderScene scene;
    scene.keysWrap = false;
    scene.sequences.resize(2);
    scene.sequences[0].end = 1000;
    scene.sequences[1].start = 1000000;
    scene.sequences[1].end = 1002000;
    scene.globalSequences = {500};
    scene.nodes.resize(1);
    scene.nodes[0].rules = NodeRules::ModelAxes;
    orderNodes(scene);
    return scene;
}

Pose poseOf(const RenderScene &scene, const PoseTime &when = {})
{
    Pose pose;
    evaluatePose(scene, when, pose);
    return pose;
}

float xOf(const RenderScene &scene, const PoseTime &when)
{
    return poseOf(scene, when).nodes[0].translation().x();
}

bool isNear(const Matrix3f &a, const Vector3f &x, const Vector3f &y, const Vector3f &z)
{
    Matrix3f expected;
    expected << x, y, z;
    return (a - expected).norm() < 1e-4f;
}

const Eigen::Quaternionf turned90(Eigen::AngleAxisf(float(M_PI / 2), Vector3f::UnitZ()));

} // namespace

class TestPoseModelAxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Before 264 all sequences share the file's one timeline, and the keys next to a sequence count in it.
    void keysAroundASequenceOfOneLineCount()
    {
        RenderScene scene = m2Scene();
        scene.keysOfWholeTimeline = true;
        scene.sequences[0].start = 3333;
        scene.sequences[0].end = 4333;
        scene.nodes[0].translation = {curveOf<Vec3>({{0, {7, 0, 0}}}), {1, 0, 0}};
        QCOMPARE(xOf(scene, {.sequence = 0, .time = 3500}), 7.f);
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {7, 0, 0}}, {100, {8, 0, 0}}}); // of another sequence
        QCOMPARE(xOf(scene, {.sequence = 0, .time = 3500}), 8.f);
        scene.nodes[0].translation.curve = curveOf<Vec3>({{3000, {7, 0, 0}}, {4000, {9, 0, 0}}});
        scene.nodes[0].translation.curve.setHeader({1});
        QCOMPARE(xOf(scene, {.sequence = 0, .time = 3500}), 8.f);
        // Since 264 a sequence without a key is not animated.
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {7, 0, 0}}});
        scene.keysOfWholeTimeline = false;
        QCOMPARE(xOf(scene, {.sequence = 1, .time = 1000500}), 1.f);
        QCOMPARE(xOf(scene, {.sequence = 0, .time = 3500}), 1.f);
    }

    void fadesFromTheSequenceBefore()
    {
        RenderScene scene = m2Scene();
        SceneNode &node = scene.nodes[0];
        node.translation.curve = curveOf<Vec3>({{0, {10, 0, 0}}, {1000000, {2, 0, 0}}});
        node.scale.curve = curveOf<Vec3>({{0, {3, 1, 1}}, {1000000, {1, 1, 1}}});
        node.visibility.curve = curveOf<float>({{0, 0.f}, {1000000, 1.f}});
        // The same turn by 90° once with each sign: everything in between is the same turn.
        const float h = std::sqrt(0.5f);
        node.rotation.curve = curveOf<Quat>({{0, {0, 0, -h, -h}}, {1000000, {0, 0, h, h}}});
        scene.meshes.resize(1);
        scene.meshes[0].alpha.curve = curveOf<float>({{0, 0.f}, {1000000, 1.f}});
        scene.globalSequences = {500};

        PoseTime when{.sequence = 1, .time = 1000000};
        QCOMPARE(xOf(scene, when), 2.f);
        when.from = PoseBlend{0, 0, 0.25f};
        Pose pose = poseOf(scene, when);
        QCOMPARE(pose.nodes[0].translation().x(), 4.f); // 2 + (10 − 2) / 4
        QVERIFY((pose.nodes[0].linear() * Vector3f(1, 0, 0) - Vector3f(0, 1.5f, 0)).norm() < 1e-5f);
        QCOMPARE(pose.meshAlpha[0], 0.75f);
        QCOMPARE(pose.nodeVisibility[0], 1.f); // steps do not fade
        when.from->weight = 0;
        QVERIFY(poseOf(scene, when).nodes[0].matrix() ==
                poseOf(scene, {.sequence = 1, .time = 1000000}).nodes[0].matrix());

        // Half a quarter turn.
        node.rotation.curve = curveOf<Quat>({{0, {0, 0, 0, 1}}, {1000000, {0, 0, h, h}}});
        node.scale.curve = {};
        when.from->weight = 0.5f;
        QVERIFY((poseOf(scene, when).nodes[0].linear() * Vector3f(1, 0, 0) - Vector3f(h, h, 0)).norm() < 1e-5f);
        // What runs by itself does not fade.
        node.translation.curve = curveOf<Vec3>({{0, {7, 0, 0}}}, Interpolation::Linear, 0);
        QCOMPARE(xOf(scene, when), 7.f);
        // From no sequence at all: static values.
        node.translation = {curveOf<Vec3>({{1000000, {8, 0, 0}}}), {0, 0, 0}};
        when.from->sequence = 77;
        QCOMPARE(xOf(scene, when), 4.f);
    }

    void camerasFade()
    {
        RenderScene scene = m2Scene();
        SceneCamera camera;
        camera.position = {0, 0, 10};
        camera.translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {100, 0, 0}}});
        camera.fieldOfView.curve = curveOf<float>({{0, 0.5f}, {1000, 1.5f}});
        const CameraState state = evaluateCamera(scene, camera, {.sequence = 0, .time = 250});
        QVERIFY((state.position - Vector3f(25, 0, 10)).norm() < 1e-4f);
        QCOMPARE(state.fieldOfView, 0.75f);
        camera.dividesAngle = true;
        QCOMPARE(ViewCamera::fromModelCamera(camera, state, 1).fieldOfView, 0.75f / std::sqrt(2.f));
    }

    /// The parent is at (5, 0, 0), turns x to y and is twice as large along its x; the bone's pivot is at (1, 0, 0),
    /// moved by (0, 0, 1) and by 1 along x.
    void dontInherit()
    {
        RenderScene scene = m2Scene();
        scene.nodes.resize(2);
        SceneNode &parent = scene.nodes[0], &bone = scene.nodes[1];
        parent.translation.fallback = {5, 0, 0};
        parent.rotation.fallback = {0, 0, turned90.z(), turned90.w()};
        parent.scale.fallback = {2, 1, 1};
        bone.rules = NodeRules::ModelAxes;
        bone.parent = 0;
        bone.pivot = {1, 0, 0};
        bone.translation.fallback = {1, 0, 1};
        orderNodes(scene);
        const Vector3f x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
        const auto pivotNow = [&] { return Vector3f(poseOf(scene).nodes[1] * x); };
        const auto axesNow = [&] { return Matrix3f(poseOf(scene).nodes[1].linear()); };
        // (5, 0, 0) + the pivot at 2 along y + the way (0, 2, 1).
        QVERIFY((pivotNow() - Vector3f(5, 4, 1)).norm() < 1e-4f);
        bone.dontInheritScaling = true;
        QVERIFY((pivotNow() - Vector3f(5, 3, 1)).norm() < 1e-4f);
        QVERIFY(isNear(axesNow(), y, -x, z));
        bone.dontInheritRotation = true;
        QVERIFY((pivotNow() - Vector3f(6, 2, 1)).norm() < 1e-4f);
        QVERIFY(isNear(axesNow(), x, y, z));
        bone.dontInheritScaling = false;
        QVERIFY((pivotNow() - Vector3f(7, 2, 1)).norm() < 1e-4f);
        QVERIFY(isNear(axesNow(), 2 * x, y, z));
        bone.dontInheritTranslation = true; // all by (2, 1, 1) about the origin
        QVERIFY((pivotNow() - Vector3f(4, 0, 1)).norm() < 1e-4f);
    }

    void billboards()
    {
        RenderScene scene = m2Scene();
        SceneNode &bone = scene.nodes[0];
        const Vector3f x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
        const auto axes = [&](const PoseTime &when) { return Matrix3f(poseOf(scene, when).nodes[0].linear()); };
        PoseTime above; // the view's axes are the world's: right x, up y, the viewer on +z
        above.view = Eigen::Quaternionf::Identity();
        PoseTime front; // the viewer on +x
        front.view = viewFromX();

        bone.billboarded = true;
        bone.scale.fallback = {2, 3, 4};
        QVERIFY(isNear(axes(above), 2 * z, 3 * x, 4 * y));
        QVERIFY(isNear(axes(front), 2 * x, 3 * y, 4 * z));
        QVERIFY(isNear(axes({}), 2 * x, 3 * y, 4 * z));
        bone.scale.fallback = {1, 1, 1};
        bone.rotation.fallback = {0, 0, turned90.z(), turned90.w()}; // x → y, y → −x
        QVERIFY(isNear(axes(above), x, -z, y));
        bone.rotation.fallback = {0, 0, 0, 1};

        bone.billboarded = false;
        bone.billboardLockZ = true; // z stays up; x turns to the viewer on +x, y to the right
        QVERIFY(isNear(axes(front), x, y, z));
        PoseTime side; // the viewer on +y: right is −x
        Matrix3f rows;
        rows << -1, 0, 0, 0, 0, 1, 0, 1, 0;
        side.view = Eigen::Quaternionf(rows);
        QVERIFY(isNear(axes(side), y, -x, z));
        QVERIFY(axes(above).allFinite()); // along the locked axis

        bone.billboardLockZ = false;
        bone.billboardLockX = true; // seen from above x is right (1, 0): y = (0, −1), z = x × y away
        QVERIFY(isNear(axes(above), x, -y, -z));
        bone.billboardLockX = false;
        bone.billboardLockY = true; // y is up (0, 1): x = (−1, 0), z = x × y away
        QVERIFY(isNear(axes(above), -x, y, -z));

        bone.billboardLockY = false;
        bone.facesEye = true;
        bone.pivot = {0, 0, 10};
        above.eye = {0, 0, 30};
        QVERIFY(isNear(axes(above), z, x, y));
        above.eye = {0, 20, 10}; // from the screen's top: x there, y still to the right, z away
        QVERIFY(isNear(axes(above), y, x, -z));
        QVERIFY((poseOf(scene, above).nodes[0] * Vector3f(0, 0, 10) - Vector3f(0, 0, 10)).norm() < 1e-4f);
    }
};

SINEW_APPLESS_TEST(tst_pose_model_axes, TestPoseModelAxes)

} // namespace tst_pose_model_axes

#include "tst_pose_model_axes.moc"
