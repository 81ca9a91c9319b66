// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/camera_state.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_pose {

using namespace sinew;
using Eigen::Vector3f;

namespace {

template<class T>
Curve<T> twoKeys(std::int32_t from, const T &a, std::int32_t to, const T &b, std::int32_t globalSequence = -1)
{
    Curve<T> curve(Interpolation::Linear, 2, globalSequence);
    curve.editTimes()[0] = from;
    curve.editTimes()[1] = to;
    curve.editValues()[0] = a;
    curve.editValues()[1] = b;
    return curve;
}

Quat turn(const Vector3f &axis, double degrees)
{
    const double half = degrees / 2 * M_PI / 180;
    const Vector3f v = axis * float(std::sin(half));
    return {v.x(), v.y(), v.z(), float(std::cos(half))};
}
Quat turnX(double degrees)
{
    return turn(Vector3f::UnitX(), degrees);
}
Quat turnZ(double degrees)
{
    return turn(Vector3f::UnitZ(), degrees);
}

/// The world-to-view rotation of a camera on +x that looks toward −x, z up: view x = world y, y = z, z = x.
Eigen::Quaternionf viewFromX()
{
    Eigen::Matrix3f rows;
    rows << 0, 1, 0, 0, 0, 1, 1, 0, 0;
    return Eigen::Quaternionf(rows);
}
/// The same from +y: view x = −world x, y = z, z = y.
Eigen::Quaternionf viewFromY()
{
    Eigen::Matrix3f rows;
    rows << -1, 0, 0, 0, 0, 1, 0, 1, 0;
    return Eigen::Quaternionf(rows);
}

RenderScene sceneOf(std::vector<SceneNode> nodes)
{
    RenderScene scene;
    scene.sequences.push_back({NoNode, "Stand", 0, 1000, true, {}});
    scene.nodes = std::move(nodes);
    orderNodes(scene);
    return scene;
}

Pose poseOf(const RenderScene &scene, PoseTime when = {})
{
    Pose pose;
    evaluatePose(scene, when, pose);
    return pose;
}

bool near(const Vector3f &a, const Vector3f &b)
{
    return (a - b).norm() < 1e-4f;
}

#define VERIFY_POINT(actual, X, Y, Z)                                                                                  \
    do {                                                                                                               \
        const Vector3f v = actual;                                                                                     \
        QVERIFY2(near(v, {X, Y, Z}), qPrintable(QStringLiteral("%1 %2 %3").arg(v.x()).arg(v.y()).arg(v.z())));         \
    } while (false)

/// A parent that translates by (10, 0, 0), turns 90° about z and scales by (2, 1, 1) about its pivot (1, 0, 0): a point
/// p goes to (10, 0, 0) + (1, 0, 0) + Rz·S·(p − (1, 0, 0)). Rz·S: x → 2y, y → −x.
SceneNode movingParent()
{
    SceneNode parent;
    parent.pivot = {1, 0, 0};
    parent.translation.fallback = {10, 0, 0};
    parent.rotation.fallback = turnZ(90);
    parent.scale.fallback = {2, 1, 1};
    return parent;
}

/// Turned 90° about z itself, at (3, 0, 0), moved by (0, 0, 1).
SceneNode movingChild()
{
    SceneNode child;
    child.parent = 0;
    child.pivot = {3, 0, 0};
    child.translation.fallback = {0, 0, 1};
    child.rotation.fallback = turnZ(90);
    return child;
}

} // namespace

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
        // Parents may stand after their children in the file.
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
        // Parent's stretch in world axes is Rz·S·Rz⁻¹ = (1, 2, 1): x → y → 2y, y → −x.
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

    void meshesAndLayers()
    {
        RenderScene scene = sceneOf({});
        scene.textures.resize(3);
        SceneMesh mesh;
        mesh.alpha.curve = twoKeys<float>(0, 0, 1000, 1);
        mesh.colour.curve = twoKeys<Colour>(0, {1, 0, 0}, 1000, {0, 1, 0});
        scene.meshes = {mesh, SceneMesh()};
        SceneTextureAnimation animation;
        animation.translation.curve = twoKeys<Vec3>(0, {0, 0, 0}, 1000, {2, 4, 0});
        scene.textureAnimations = {animation};
        SceneLayer flipbook;
        flipbook.texture.curve = twoKeys<std::int32_t>(0, 1, 500, 2);
        flipbook.alpha.curve = twoKeys<float>(0, 1, 1000, 0);
        flipbook.textureAnimation = 0;
        SceneLayer dangling;
        dangling.texture.fallback = 3; // there are 0 … 2
        dangling.textureAnimation = 1;
        scene.materials.resize(1);
        scene.materials[0].layers = {flipbook, dangling};

        PoseTime when;
        when.sequence = 0;
        when.time = 250;
        Pose pose = poseOf(scene, when);
        QCOMPARE(pose.meshAlpha[0], 0.25f);
        QCOMPARE(pose.meshColour[0].r, 0.75f);
        QCOMPARE(pose.meshColour[0].g, 0.25f);
        QCOMPARE(pose.meshAlpha[1], 1.f);
        QCOMPARE(pose.meshColour[1].b, 1.f);
        QVERIFY(isMeshVisible(pose, 0));
        QCOMPARE(pose.layers[0][0].texture, 1);
        QCOMPARE(pose.layers[0][0].alpha, 0.75f);
        const Eigen::Vector2f uv = pose.layers[0][0].uv * Vector3f(0.5f, 0.5f, 1);
        QCOMPARE(uv.x(), 1.f);  // ½ + 2·¼
        QCOMPARE(uv.y(), 1.5f); // ½ + 4·¼
        QCOMPARE(pose.layers[0][1].texture, -1);
        QCOMPARE((pose.layers[0][1].uv * Vector3f(3, 4, 1)).x(), 3.f);

        when.time = 750;
        evaluatePose(scene, when, pose);
        QCOMPARE(pose.layers[0][0].texture, 2);
        when.time = 0;
        evaluatePose(scene, when, pose);
        QVERIFY(!isMeshVisible(pose, 0));
        QVERIFY(!isMeshVisible(pose, 2));
    }

    void hdSlots()
    {
        RenderScene scene = sceneOf({});
        scene.textures.resize(3);
        scene.materials.emplace_back();
        scene.materials[0].layers.emplace_back();
        SceneLayer &layer = scene.materials[0].layers[0];
        layer.texture.fallback = 2;
        layer.slots[1] = {twoKeys<std::int32_t>(0, 0, 600, 1), -1, true};
        layer.slots[3].fallback = 9; // no such texture
        layer.emissiveGain.curve = twoKeys<float>(0, 1, 1000, 3);
        layer.fresnelColour.curve = twoKeys<Colour>(0, {0, 0, 0}, 1000, {1, 0.5f, 0});
        layer.fresnelOpacity.fallback = 0.25f;
        layer.fresnelTeamColour.fallback = 0.5f;
        layer.hd = true;
        const LayerState state = poseOf(scene, {0, 500}).layers[0][0];
        QCOMPARE(state.slots[0], 2);
        QCOMPARE(state.slots[1], 0);
        QCOMPARE(state.slots[2], -1);
        QCOMPARE(state.slots[3], -1);
        QCOMPARE(state.emissiveGain, 2.f);
        QCOMPARE(state.fresnelColour.r, 0.5f);
        QCOMPARE(state.fresnelColour.g, 0.25f);
        QCOMPARE(state.fresnelOpacity, 0.25f);
        QCOMPARE(state.fresnelTeamColour, 0.5f);
        QCOMPARE(poseOf(scene, {0, 600}).layers[0][0].slots[1], 1);
    }

    void lights()
    {
        SceneNode lamp;
        lamp.pivot = {1, 2, 3};
        lamp.translation.curve = twoKeys<Vec3>(0, {0, 0, 0}, 1000, {10, 0, 0});
        lamp.rotation.fallback = turnX(90); // z to −y
        lamp.visibility = {twoKeys<float>(0, 1, 700, 0), 1, true};
        RenderScene scene = sceneOf({lamp});
        scene.lights.resize(2);
        SceneLight &light = scene.lights[0];
        light.node = 0;
        light.kind = LightKind::Directional;
        light.colour.fallback = {1, 0.5f, 0};
        light.intensity.curve = twoKeys<float>(0, 0, 1000, 4);
        light.ambientColour.fallback = {0, 0.5f, 1};
        light.ambientIntensity.fallback = 0.5f;
        light.attenuationEnd.curve = twoKeys<float>(0, 100, 1000, 200);
        scene.lights[1].node = 7; // hangs on nothing: off
        const Pose pose = poseOf(scene, {0, 500});
        QCOMPARE(pose.lights.size(), std::size_t(1));
        const LightState &state = pose.lights[0];
        QCOMPARE(state.kind, LightKind::Directional);
        QVERIFY((state.position - Vector3f(6, 2, 3)).norm() < 1e-5f);
        QVERIFY((state.direction - Vector3f(0, -1, 0)).norm() < 1e-5f);
        QCOMPARE(state.colour.r, 2.f);
        QCOMPARE(state.colour.g, 1.f);
        QCOMPARE(state.ambient.g, 0.25f);
        QCOMPARE(state.ambient.b, 0.5f);
        QCOMPARE(state.attenuationStart, 80.f);
        QCOMPARE(state.attenuationEnd, 150.f);
        QCOMPARE(poseOf(scene, {0, 800}).lights.size(), std::size_t(0)); // hidden
    }

    void textureTransform()
    {
        // Translate, then turn 90° about (½, ½), then scale about it: (½, ½) + (½, 0) = (1, ½); turned: (½, 1);
        // scaled by (2, 4): (½, ½ + 4·½).
        const auto matrix = textureMatrix({.5f, 0, 0}, turnZ(90), {2, 4, 1});
        Eigen::Vector2f uv = matrix * Vector3f(.5f, .5f, 1);
        QVERIFY((uv - Eigen::Vector2f(.5f, 2.5f)).norm() < 1e-5f);
        // (½, 1) → (1, 1) → (0, 1) → (½ − 2·½, ½ + 4·½)
        uv = matrix * Vector3f(.5f, 1, 1);
        QVERIFY((uv - Eigen::Vector2f(-.5f, 2.5f)).norm() < 1e-5f);
        QVERIFY((textureMatrix({}, {}, {1, 1, 1}) - Eigen::Matrix<float, 2, 3>::Identity()).norm() == 0);
    }

    void matrixGroupsAverage()
    {
        SceneNode still, moved, turned;
        moved.translation.fallback = {6, 0, 0};
        turned.rotation.fallback = turnZ(90);
        const Pose pose = poseOf(sceneOf({still, moved, turned}));
        SceneMesh mesh;
        mesh.positions = {{1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}};
        mesh.palette = {{0, 1}, {0, 1, 2}, {-1, 1, 99}, {}};
        mesh.influences = {0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0};
        mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
        std::vector<Vector3f> positions;
        skinnedPositions(mesh, pose, positions);
        VERIFY_POINT(positions[0], 4, 0, 0);             // (1 + 7)/2
        VERIFY_POINT(positions[1], 8.f / 3, 1.f / 3, 0); // ((1, 0) + (7, 0) + (0, 1))/3
        VERIFY_POINT(positions[2], 7, 0, 0);             // missing nodes left out
        VERIFY_POINT(positions[3], 1, 0, 0);             // nothing there
    }

    void skinWeights()
    {
        SceneNode still, moved;
        moved.translation.fallback = {255, 0, 0};
        const Pose pose = poseOf(sceneOf({still, moved}));
        SceneMesh mesh;
        mesh.positions = {{0, 1, 0}, {0, 1, 0}, {0, 1, 0}, {0, 1, 0}};
        mesh.palette = {{0}, {1}};
        mesh.influences = {0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 9, 9, 9, 9, 9, 9};
        mesh.weights = {155, 100, 0, 0, 55, 50, 150, 0, 50, 50, 155, 0, 255, 0, 0, 0};
        std::vector<Vector3f> positions;
        skinnedPositions(mesh, pose, positions);
        VERIFY_POINT(positions[0], 100, 1, 0);    // 255·100/255
        VERIFY_POINT(positions[1], 105, 1, 0);    // 255·(55 + 50)/255
        VERIFY_POINT(positions[2], 127.5f, 1, 0); // influence 9 does not exist: half of what is left
        VERIFY_POINT(positions[3], 0, 1, 0);
        // Fewer weights than vertices: unskinned.
        mesh.weights = {255};
        skinnedPositions(mesh, pose, positions);
        VERIFY_POINT(positions[0], 0, 1, 0);
    }

    void cameras()
    {
        RenderScene scene = sceneOf({});
        SceneCamera camera;
        camera.position = {100, 0, 50};
        camera.target = {0, 0, 40};
        camera.translation.curve = twoKeys<Vec3>(0, {0, 0, 0}, 1000, {-20, 0, 0});
        camera.targetTranslation.curve = twoKeys<Vec3>(0, {0, 0, 0}, 1000, {0, 8, 0});
        camera.roll.curve = twoKeys<float>(0, 0, 1000, 1);
        PoseTime when;
        when.sequence = 0;
        when.time = 250;
        const CameraState state = evaluateCamera(scene, camera, when);
        VERIFY_POINT(state.position, 95, 0, 50);
        VERIFY_POINT(state.target, 0, 2, 40);
        QCOMPARE(state.roll, 0.25f);
        when.sequence = -1;
        VERIFY_POINT(evaluateCamera(scene, camera, when).position, 100, 0, 50);
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
        // No rotation to speak of counts as none; a parent without size does not make its uninheriting child vanish.
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
