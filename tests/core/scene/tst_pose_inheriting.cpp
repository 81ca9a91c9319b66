// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Poses of M3 only: nodes without pivots, rest poses, billboards, surfaces. Expected values are worked out by hand.

#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include "core/scene/pose/skinning.h"

namespace tst_pose_inheriting {

using namespace sinew;
using namespace sinew::test;
using Eigen::Matrix3f;
using Eigen::Vector3f;

namespace {

/// A parent at (10, 0, 0), turned by 90° about z, and a child at (0, 5, 0) of it, twice as large: at (5, 0, 0) in the
/// world.
RenderScene twoBones()
{
    RenderScene scene;
    scene.keysWrap = false;
    scene.nodes.resize(2);
    for (SceneNode &node : scene.nodes)
        node.rules = NodeRules::Inheriting;
    const float s = std::sqrt(0.5f);
    scene.nodes[0].translation.fallback = {10, 0, 0};
    scene.nodes[0].rotation.fallback = {0, 0, s, s};
    scene.nodes[1].parent = 0;
    scene.nodes[1].translation.fallback = {0, 5, 0};
    scene.nodes[1].scale.fallback = {2, 2, 2};
    orderNodes(scene);
    return scene;
}

Pose poseOf(const RenderScene &scene, const PoseTime &when = {})
{
    Pose pose;
    evaluatePose(scene, when, pose);
    return pose;
}

bool isNear(const Vector3f &a, const Vector3f &b)
{
    return (a - b).norm() < 1e-4f;
}

/// The viewer is at `toViewer`, z is up on the screen.
PoseTime seenFrom(const Vector3f &toViewer, const Vector3f &up = Vector3f::UnitZ())
{
    Matrix3f rows;
    rows << up.cross(toViewer).normalized().transpose(), up.transpose(), toViewer.transpose();
    PoseTime when;
    when.view = Eigen::Quaternionf(rows);
    return when;
}

} // namespace

class TestPoseInheriting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void composition()
    {
        const Pose pose = poseOf(twoBones());
        QVERIFY(isNear(pose.nodes[1].translation(), {5, 0, 0}));
        QVERIFY(isNear(pose.nodes[1] * Vector3f(1, 0, 0), {5, 2, 0}));
    }

    /// A vertex at rest at (5, 2, 0) is (2, 0, 0) to a bone whose rest pose is turned like the parent at (5, 0, 0):
    /// IREF turns by −90° about z and then moves by (0, 5, 0).
    void restPose()
    {
        RenderScene scene = twoBones();
        SceneMesh &mesh = scene.meshes.emplace_back();
        mesh.positions = {{5, 2, 0}};
        mesh.palette = {{1}};
        mesh.restInverses = {{{0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 5, 0, 1}}};
        mesh.influences = {0, 0, 0, 0};
        mesh.weights = {255, 0, 0, 0};
        std::vector<Vector3f> posed;
        skinnedPositions(mesh, poseOf(scene), posed);
        // The bone is twice as large as at rest.
        QVERIFY(isNear(posed[0], {5, 4, 0}));
        mesh.restInverses.clear();
        skinnedPositions(mesh, poseOf(scene), posed);
        QVERIFY(isNear(posed[0], {1, 10, 0}));
    }

    /// A bone that is a thousandth as large at rest (soa_calldown_ui.m3): floats would lose the vertex's third decimal
    /// on the way.
    void smallRestPose()
    {
        RenderScene scene = twoBones();
        SceneMesh &mesh = scene.meshes.emplace_back();
        mesh.positions = {{0, 0, 10.197056f}};
        mesh.palette = {{0}};
        mesh.restInverses = {{{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 991.5468f, 0, 0, 0, -10110.82f, 1}}};
        mesh.influences = {0, 0, 0, 0};
        mesh.weights = {255, 0, 0, 0};
        std::vector<Vector3f> posed;
        skinnedPositions(mesh, poseOf(scene), posed);
        const double z = double(991.5468f) * double(10.197056f) + double(-10110.82f);
        QVERIFY2(std::abs(double(posed[0].z()) - z) < 1e-6, qPrintable(QString::number(double(posed[0].z()) - z)));
    }

    void fullBillboard()
    {
        RenderScene scene = twoBones();
        scene.nodes[1].billboarded = true;
        Pose pose = poseOf(scene, seenFrom({1, 0, 0}));
        // The front, −y, to the viewer; z stays up; as large as before.
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, -1, 0), {2, 0, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 0, 1), {0, 0, 2}));
        QVERIFY(isNear(pose.nodes[1].translation(), {5, 0, 0}));
        // From straight above, the top of the screen toward y.
        pose = poseOf(scene, seenFrom({0, 0, 1}, {0, 1, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, -1, 0), {0, 0, 2}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 0, 1), {0, 2, 0}));
        // Turned by 90° about z before: its own −x is what faces the viewer.
        const float s = std::sqrt(0.5f);
        scene.nodes[1].billboardTurn = {0, 0, s, s};
        pose = poseOf(scene, seenFrom({1, 0, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(-1, 0, 0), {2, 0, 0}));
        // The node's own rotation, if it has no parent, is applied before.
        scene.nodes[0].billboarded = true;
        scene.nodes[0].rotation.fallback = {0, 0, s, s};
        pose = poseOf(scene, seenFrom({1, 0, 0}));
        QVERIFY(isNear(pose.nodes[0].linear() * Vector3f(-1, 0, 0), {1, 0, 0}));
        scene.nodes[1].scale.fallback.y = -2;
        scene.nodes[1].billboardTurn = {};
        QVERIFY(isNear(poseOf(scene, seenFrom({1, 0, 0})).nodes[1].linear() * Vector3f(0, 1, 0), {2, 0, 0}));
    }

    /// Toward the eye and not against the view direction: the eye is at (5, −10, 0), straight in front of (5, 0, 0).
    void billboardToTheEye()
    {
        RenderScene scene = twoBones();
        scene.nodes[1].billboarded = scene.nodes[1].facesEye = true;
        PoseTime when = seenFrom({1, 0, 0});
        when.eye = {5, -10, 0};
        QVERIFY(isNear(poseOf(scene, when).nodes[1].linear() * Vector3f(0, -1, 0), {0, -2, 0}));
    }

    void lockedBillboards()
    {
        RenderScene scene = twoBones();
        SceneNode &node = scene.nodes[1];
        const PoseTime fromAbove = seenFrom(Vector3f(1, 0, 1).normalized(), Vector3f(-1, 0, 1).normalized());
        node.billboardLockZ = node.billboardWorldAxis = true;
        Pose pose = poseOf(scene, fromAbove);
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, -1, 0), {2, 0, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 0, 1), {0, 0, 2}));
        node.billboardLockZ = false;
        node.billboardLockY = true;
        pose = poseOf(scene, seenFrom({0, 0, 1}, {0, 1, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 1, 0), {0, 2, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(-1, 0, 0), {0, 0, 2}));
        // The node's own x is the world's y.
        node.billboardLockY = node.billboardWorldAxis = false;
        node.billboardLockX = true;
        pose = poseOf(scene, seenFrom({1, 0, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(1, 0, 0), {0, 2, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 0, 1), {2, 0, 0}));
        // Seen along that axis it stays.
        pose = poseOf(scene, seenFrom({0, 1, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 0, 1), {0, 0, 2}));
        // The node's own y, the world's −x, becomes z; its y faces the viewer.
        node.billboardLockX = false;
        node.billboardLockZ = true;
        pose = poseOf(scene, seenFrom({0, 0, 1}, {0, 1, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 0, 1), {-2, 0, 0}));
        QVERIFY(isNear(pose.nodes[1].linear() * Vector3f(0, 1, 0), {0, 0, 2}));
    }

    /// Keys 0 → 10 over the second sequence, which is always on and 1,000 long. The first has keys of its own for the
    /// scale only.
    void sequencesThatAreAlwaysOn()
    {
        RenderScene scene = twoBones();
        scene.sequences.resize(2);
        scene.sequences[0].end = 500;
        scene.sequences[1].start = 1'000'000;
        scene.sequences[1].end = 1'001'000;
        scene.sequences[1].always = true;
        Curve<Vec3> &moves = scene.nodes[0].translation.curve;
        moves = Curve<Vec3>(Interpolation::Linear, 2);
        moves.editTimes()[0] = 1'000'000;
        moves.editTimes()[1] = 1'001'000;
        moves.editValues()[1] = {10, 0, 0};
        Curve<Vec3> &grows = scene.nodes[0].scale.curve;
        grows = Curve<Vec3>(Interpolation::Linear, 2);
        grows.editTimes()[1] = 1'000'000;
        grows.editValues()[0] = {3, 3, 3};
        grows.editValues()[1] = {7, 7, 7};
        PoseTime when;
        when.sequence = 0;
        when.globalTime = 2250; // a quarter of the third round
        QVERIFY(isNear(poseOf(scene, when).nodes[0].translation(), {2.5f, 0, 0}));
        QVERIFY(isNear(poseOf(scene, when).nodes[0] * Vector3f(0, 0, 1), {2.5f, 0, 3}));
        scene.sequences[1].always = false;
        QVERIFY(isNear(poseOf(scene, when).nodes[0].translation(), {10, 0, 0}));
    }

    void surface()
    {
        RenderScene scene;
        scene.sequences.resize(1);
        scene.sequences[0].end = 1000;
        SceneLayer &layer = scene.materials.emplace_back().layers.emplace_back();
        SurfaceLayer &diffuse = (*(layer.surface = SceneSurface()))[SurfaceSlot::Diffuse];
        diffuse.isOn = true;
        diffuse.multiply.fallback = 3;
        diffuse.alpha.fallback = 0.5f;
        diffuse.tiling.fallback = {2, 4};
        diffuse.angle.fallback = {0, 0, float(M_PI / 2)};
        diffuse.offset.curve = Curve<Vec2>(Interpolation::Linear, 2);
        diffuse.offset.curve.editTimes()[1] = 1000;
        diffuse.offset.curve.editValues()[1] = {1, 0};
        PoseTime when;
        when.sequence = 0;
        when.time = 250;
        const SurfaceLayerState state = poseOf(scene, when).layers[0][0].surface[0];
        QCOMPARE(state.multiply, 3.f);
        QCOMPARE(state.alpha, 0.5f);
        // A quarter back: (0, 0.25); from the middle (−0.5, −0.25); turned (0.25, −0.5); tiled (0.5, −2).
        const Eigen::Vector2f at = state.uv * Vector3f(0.25f, 0.25f, 1);
        QVERIFY((at - Eigen::Vector2f(1, -1.5f)).norm() < 1e-5f);
        diffuse.tiling.fallback = {0, 4}; // left out
        QVERIFY((Eigen::Vector2f(poseOf(scene, when).layers[0][0].surface[0].uv * Vector3f(0.25f, 0.25f, 1)) -
                 Eigen::Vector2f(0.75f, -1.5f))
                    .norm() < 1e-5f);
    }
};

SINEW_APPLESS_TEST(tst_pose_inheriting, TestPoseInheriting)

} // namespace tst_pose_inheriting
#include "tst_pose_inheriting.moc"
