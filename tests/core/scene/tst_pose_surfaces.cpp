// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/camera_state.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/pose/skinning.h"
#include "pose_maker.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_pose_surfaces {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

/// What a moment makes of meshes, layers, lights and cameras.
class TestPoseSurfaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        scene.lights[1].node = 7; // belongs to no node: off
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
};

SINEW_APPLESS_TEST(tst_pose_surfaces, TestPoseSurfaces)

} // namespace tst_pose_surfaces
#include "tst_pose_surfaces.moc"
