// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What becomes of the parts of a file made by hand; the values are worked out from the specification.

#include "core/image/decoded_image.h"
#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "tests/plugins/gltf/made_gltf.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImage>
#include <QtTest>

#include <algorithm>
#include <cmath>

namespace tst_gltf_import {

using namespace sinew;
using namespace sinew::test;

bool isNear(const Vec3 &a, const Vec3 &b, float within = 1e-5f)
{
    return std::abs(a.x - b.x) <= within && std::abs(a.y - b.y) <= within && std::abs(a.z - b.z) <= within;
}

std::vector<Vec3> posed(const RenderScene &scene, double time)
{
    Pose pose;
    evaluatePose(scene, {.sequence = 0, .time = time}, pose);
    std::vector<Eigen::Vector3f> positions;
    skinnedPositions(scene.meshes.at(0), pose, positions);
    std::vector<Vec3> result;
    for (const Eigen::Vector3f &p : positions)
        result.push_back({p.x(), p.y(), p.z()});
    return result;
}

class TestGltfImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsAxes();
    void keepsAxes();
    void bindsByPivots();
    void bindsByRests();
    void movesNodes();
    void laysAnimationsOneAfterTheOther();
    void keepsJumps();
    void takesCubicsExactly();
    void samplesCubicRotations();
    void placesMeshesWithoutSkins();
    void turnsMirroredMeshes();
    void makesFlatNormals();
    void readsStripsAndFans();
    void readsSparseAndPackedNumbers();
    void weighsByBytes();
    void hidesMeshes();
    void readsLights();
    void readsCameras();
    void readsAttachmentsByName();
    void tellsWhatIsLost();
    void asksForAScale();
    void keepsEventsInTheirSequences();
    void readsSharedMeshesOnce();
    void isRepeatable();
};

/// +z of the file is the model's +x, +x its +y, +y its +z; 64 units for a metre.
void TestGltfImport::turnsAxes()
{
    const ImportedScene result = read(MadeGltf());
    const SceneMesh &mesh = result.scene.meshes.at(0);
    QCOMPARE(result.scale, 64.);
    QVERIFY(isNear(mesh.positions[0], {128, 0, 64}, 0));
    QVERIFY(isNear(mesh.positions[1], {128, 64, 64}, 0));
    QVERIFY(isNear(mesh.normals[0], {1, 0, 0}, 0));
    QCOMPARE(result.scene.nodes.size(), std::size_t(2));
    QCOMPARE(result.scene.nodes[1].name, std::string("Arm"));
    QCOMPARE(result.scene.nodes[1].parent, 0);
    QCOMPARE(result.scene.nodes[1].kind, NodeKind::Bone);
    QVERIFY(!result.scene.keysWrap);
    QCOMPARE(result.name, QStringLiteral("made"));
}

void TestGltfImport::keepsAxes()
{
    ImportOptions options;
    options.keepsAxes = true;
    options.scale = 2;
    const ImportedScene result = read(MadeGltf(), options);
    // As Blender turns y up to z: x, −z, y.
    QVERIFY(isNear(result.scene.meshes.at(0).positions[1], {2, -4, 2}, 0));
    QVERIFY(isNear(result.scene.meshes.at(0).normals[0], {0, -1, 0}, 0));
}

void TestGltfImport::bindsByPivots()
{
    const RenderScene scene = read(MadeGltf()).scene;
    QVERIFY(isNear(scene.nodes[1].pivot, {0, 0, 128}, 0));
    QVERIFY(isNear(scene.nodes[1].translation.fallback, {0, 0, 0}, 0));
    QVERIFY(scene.meshes[0].restInverses.empty());
    // The second vertex hangs on both joints alike: an entry of the palette that is their mean.
    const SceneMesh &mesh = scene.meshes[0];
    QCOMPARE(mesh.weights[4], std::uint8_t(255));
    QCOMPARE(mesh.palette.at(mesh.influences[4]), (std::vector<std::int32_t>{0, 1}));
}

void TestGltfImport::bindsByRests()
{
    MadeGltf made;
    // The arm lies on its side at rest: 90° about z, so that its x axis is the model's y axis.
    const float bind[16] = {0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, -2, 0, 0, 1};
    for (int i = 0; i < 16; ++i)
        made.setFloat(5, 16 + i, bind[i]);
    const float half = std::sqrt(0.5f);
    made.set("nodes/1/rotation", QJsonArray{0, 0, half, half});
    made.set("animations", QJsonValue(QJsonValue::Undefined));
    const RenderScene scene = read(made).scene;
    const SceneMesh &mesh = scene.meshes.at(0);
    QCOMPARE(mesh.restInverses.size(), mesh.palette.size());
    QCOMPARE(scene.nodes[1].rules, NodeRules::Inheriting);
    // Nothing is moved by its own rest.
    Pose pose;
    evaluatePose(scene, {}, pose);
    std::vector<Eigen::Vector3f> positions;
    skinnedPositions(mesh, pose, positions);
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(isNear({positions[i].x(), positions[i].y(), positions[i].z()}, mesh.positions[i], 1e-4f));
}

void TestGltfImport::movesNodes()
{
    const RenderScene scene = read(MadeGltf()).scene;
    QCOMPARE(scene.sequences.size(), std::size_t(1));
    QCOMPARE(scene.sequences[0].name, std::string("Walk"));
    QCOMPARE(scene.sequences[0].start, 0);
    QCOMPARE(scene.sequences[0].end, 1000);
    // After half a second the arm is halfway to (3, 2, 1), and has not turned yet: the third vertex follows it by ¾.
    const std::vector<Vec3> points = posed(scene, 500);
    QVERIFY(isNear(points[0], {128, 0, 64}));
    QVERIFY(isNear(points[1], {128 + 32 * .5f, 64 + 96 * .5f, 64}));
    QVERIFY(isNear(points[2], {128 + 32 * .75f, 96 * .75f, 192}, 0.3f));
    QCOMPARE(scene.nodes[1].rotation.curve.interpolation(), Interpolation::None);
}

void TestGltfImport::laysAnimationsOneAfterTheOther()
{
    MadeGltf made;
    const int times = made.floats("SCALAR", {0.5f, 0.7504f}), places = made.floats("VEC3", {0, 0, 0, 1, 0, 0});
    made.set("animations/1", object(R"({"name": "Run", "channels": [{"sampler": 0, "target": {"node": 0, "path":
        "translation"}}], "samplers": [{}]})"));
    made.set("animations/1/samplers/0/input", times);
    made.set("animations/1/samplers/0/output", places);
    const ImportedScene result = read(made);
    const RenderScene &scene = result.scene;
    QCOMPARE(scene.sequences.at(1).start, 2000);
    QCOMPARE(scene.sequences.at(1).end, 2250);
    // In the other animation each stays where it is at rest, said by a key at its start.
    QCOMPARE(timesOf(scene.nodes[0].translation.curve), (std::vector<std::int32_t>{0, 2000, 2250}));
    QCOMPARE(timesOf(scene.nodes[1].translation.curve), (std::vector<std::int32_t>{0, 1000, 2000}));
    QVERIFY(isNear(scene.nodes[1].translation.curve.values()[2], {0, 0, 0}, 0));
    QVERIFY(lossesOf(result).find("begin later than at 0") != std::string::npos);
}

void TestGltfImport::keepsJumps()
{
    MadeGltf made;
    const float jump = std::nextafter(0.5f, 1.f);
    const int times = made.floats("SCALAR", {0, 0.5f, jump, 1});
    const int places = made.floats("VEC3", {0, 2, 0, 0, 3, 0, 0, 9, 0, 0, 9, 0});
    made.set("animations/0/samplers/0/input", times);
    made.set("animations/0/samplers/0/output", places);
    const RenderScene scene = read(made).scene;
    const Curve<Vec3> &curve = scene.nodes[1].translation.curve;
    QCOMPARE(timesOf(curve), (std::vector<std::int32_t>{0, 499, 500, 1000}));
    // On its way up, a millisecond before the end of it.
    QVERIFY(std::abs(curve.values()[1].z - 64 * 0.998f) < 0.01f);
    QCOMPARE(curve.values()[2].z, 64 * 7.f);
}

void TestGltfImport::takesCubicsExactly()
{
    MadeGltf made;
    const int times = made.floats("SCALAR", {0, 0.5f});
    // In slope, value, out slope, per second.
    const int places = made.floats("VEC3", {0, 0, 0, 0, 2, 0, 0, 8, 0, 0, -4, 0, 0, 4, 0, 0, 0, 0});
    made.set("animations/0/samplers/0", QJsonObject{{QStringLiteral("input"), times},
                                                    {QStringLiteral("output"), places},
                                                    {QStringLiteral("interpolation"), QStringLiteral("CUBICSPLINE")}});
    const Curve<Vec3> curve = read(made).scene.nodes[1].translation.curve;
    QCOMPARE(curve.interpolation(), Interpolation::Hermite);
    QCOMPARE(curve.outTangents()[0].z, 64 * 8 * 0.5f);
    QCOMPARE(curve.inTangents()[1].z, 64 * -4 * 0.5f);
    QCOMPARE(curve.values()[1].z, 128.f);
}

void TestGltfImport::samplesCubicRotations()
{
    MadeGltf made;
    const float half = std::sqrt(0.5f);
    const int turns =
        made.floats("VEC4", {0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2, 0, 0, 0, half, 0, half, 0, 0, 0, 0});
    made.set("animations/0/samplers/1", QJsonObject{{QStringLiteral("input"), 6},
                                                    {QStringLiteral("output"), turns},
                                                    {QStringLiteral("interpolation"), QStringLiteral("CUBICSPLINE")}});
    const RenderScene scene = read(made).scene;
    const Curve<Quat> &curve = scene.nodes[1].rotation.curve;
    QCOMPARE(curve.interpolation(), Interpolation::Linear);
    for (int step = 0; step <= 100; ++step) {
        const double t = step / 100., t2 = t * t, t3 = t2 * t;
        // The specification's cubic of each number, then of unit length; axes turned as those of places.
        const double x = 2 * (t3 - 2 * t2 + t), y = (3 * t2 - 2 * t3) * double(half) + 2 * (t3 - t2),
                     w = 2 * t3 - 3 * t2 + 1 + (3 * t2 - 2 * t3) * double(half);
        const Eigen::Quaterniond wanted = Eigen::Quaterniond(w, 0, x, y).normalized();
        const Quat q = sampleCurve(curve, {0, 1000, step * 10.}, Quat());
        const Eigen::Quaterniond is =
            Eigen::Quaterniond(double(q.w), double(q.x), double(q.y), double(q.z)).normalized();
        QVERIFY2(is.angularDistance(wanted) < 0.05 * M_PI / 180, qPrintable(QString::number(step)));
    }
}

void TestGltfImport::placesMeshesWithoutSkins()
{
    MadeGltf made;
    made.set("nodes/2/skin", QJsonValue(QJsonValue::Undefined));
    made.set("nodes/2/translation", QJsonArray{0, 0, 1});
    made.set("nodes/2/scale", QJsonArray{2, 2, 2});
    const RenderScene still = read(made).scene;
    QVERIFY(isNear(still.meshes.at(0).positions[1], {64 * 5, 64 * 2, 64 * 2}));
    QVERIFY(isNear(still.meshes[0].normals[0], {1, 0, 0}));
    QCOMPARE(still.nodes.at(std::size_t(still.meshes[0].palette.at(0).at(0))).name, std::string("Still"));
    // Below something that moves it moves along.
    made.set("scenes/0/nodes", QJsonArray{0});
    made.set("nodes/1/children", QJsonArray{2});
    const RenderScene moving = read(made).scene;
    QVERIFY(isNear(posed(moving, 0)[1], {64 * 5, 64 * 2, 64 * 4}));
    QVERIFY(isNear(posed(moving, 500)[1], {64 * 5.5f, 64 * 3.5f, 64 * 4}));
}

void TestGltfImport::turnsMirroredMeshes()
{
    MadeGltf made;
    made.set("nodes/2/skin", QJsonValue(QJsonValue::Undefined));
    made.set("nodes/2/scale", QJsonArray{-1, 1, 1});
    const ImportedScene result = read(made);
    const SceneMesh &mesh = result.scene.meshes.at(0);
    QCOMPARE(std::vector<std::uint32_t>(mesh.indices.begin(), mesh.indices.end()),
             (std::vector<std::uint32_t>{0, 2, 1}));
    QVERIFY(isNear(mesh.normals[0], {1, 0, 0}));
    QVERIFY(lossesOf(result).find("Mirrored meshes") != std::string::npos);
}

void TestGltfImport::makesFlatNormals()
{
    MadeGltf made;
    made.set("meshes/0/primitives/0/attributes/NORMAL", QJsonValue(QJsonValue::Undefined));
    made.add("SCALAR", 5121, 6, QByteArray("\0\1\2\2\1\0", 6));
    made.set("meshes/0/primitives/0/indices", 10);
    const ImportedScene result = read(made);
    const SceneMesh &mesh = result.scene.meshes.at(0);
    QCOMPARE(mesh.positions.size(), std::size_t(6));
    QVERIFY(isNear(mesh.normals[0], {1, 0, 0}));
    QVERIFY(isNear(mesh.normals[5], {-1, 0, 0}));
    QVERIFY(lossesOf(result).find("without normals") != std::string::npos);
}

void TestGltfImport::readsStripsAndFans()
{
    MadeGltf made;
    made.add("SCALAR", 5121, 5, QByteArray("\0\1\2\1\0", 5));
    made.set("meshes/0/primitives/0/indices", 10);
    const auto corners = [&](int mode) {
        made.set("meshes/0/primitives/0/mode", mode);
        const SceneMesh mesh = read(made).scene.meshes.at(0);
        return std::vector<std::uint32_t>(mesh.indices.begin(), mesh.indices.end());
    };
    QCOMPARE(corners(5), (std::vector<std::uint32_t>{0, 1, 2, 2, 1, 1, 2, 1, 0}));
    QCOMPARE(corners(6), (std::vector<std::uint32_t>{1, 2, 0, 2, 1, 0, 1, 0, 0}));
}

void TestGltfImport::readsSparseAndPackedNumbers()
{
    MadeGltf made;
    const int rows = made.add("SCALAR", 5121, 1, QByteArray("\1", 1)), values = made.floats("VEC3", {4, 5, 6});
    made.set("accessors/0/sparse", object(R"({"count": 1, "indices": {"componentType": 5121}, "values": {}})"));
    made.set("accessors/0/sparse/indices/bufferView", rows);
    made.set("accessors/0/sparse/values/bufferView", values);
    QVERIFY(isNear(read(made).scene.meshes.at(0).positions[1], {64 * 6, 64 * 4, 64 * 5}, 0));
    // Coordinates as shares of 65535, interleaved with something else.
    made.add("VEC2", 5123, 3, QByteArray("\0\0\0\0....\xff\xff\0\0....\0\0\xff\xff....", 24));
    made.set("accessors/12/normalized", true);
    made.set("bufferViews/12/byteStride", 8);
    made.set("meshes/0/primitives/0/attributes/TEXCOORD_0", 12);
    const SceneMesh mesh = read(made).scene.meshes.at(0);
    QCOMPARE(mesh.uvSets.at(0)[1].x, 1.f);
    QCOMPARE(mesh.uvSets.at(0)[2].y, 1.f);
    QCOMPARE(mesh.uvSets.at(0)[2].x, 0.f);
}

void TestGltfImport::weighsByBytes()
{
    const SceneMesh mesh = read(MadeGltf()).scene.meshes.at(0);
    // ¼ and ¾ of 255 are 63.75 and 191.25.
    const std::uint8_t *weights = mesh.weights.data() + 8;
    const bool isArmFirst = mesh.palette.at(mesh.influences[8]) == std::vector<std::int32_t>{1};
    QCOMPARE(weights[isArmFirst ? 0 : 1], std::uint8_t(191));
    QCOMPARE(weights[isArmFirst ? 1 : 0], std::uint8_t(64));
}

void TestGltfImport::hidesMeshes()
{
    MadeGltf made;
    const int shown = made.add("SCALAR", 5121, 2, QByteArray("\1\0", 2));
    made.set("animations/0/samplers/2", QJsonObject{{QStringLiteral("input"), 6},
                                                    {QStringLiteral("output"), shown},
                                                    {QStringLiteral("interpolation"), QStringLiteral("STEP")}});
    made.set("animations/0/channels/2", object(R"({"sampler": 2, "target": {"path": "pointer", "extensions":
        {"KHR_animation_pointer": {"pointer": "/nodes/2/extensions/KHR_node_visibility/visible"}}}})"));
    const RenderScene scene = read(made).scene;
    Pose pose;
    evaluatePose(scene, {.sequence = 0, .time = 999}, pose);
    QCOMPARE(pose.meshAlpha.at(0), 1.f);
    evaluatePose(scene, {.sequence = 0, .time = 1000}, pose);
    QCOMPARE(pose.meshAlpha.at(0), 0.f);
}

void TestGltfImport::readsLights()
{
    MadeGltf made;
    made.set("extensions/KHR_lights_punctual/lights", QJsonArray{object(R"({"type": "spot", "intensity": 3, "range": 2,
        "color": [1, 0.5, 0.25], "spot": {"innerConeAngle": 0.25, "outerConeAngle": 0.5}})")});
    // Along −z of the file, as it is not turned: the model's −x, towards the light is +x.
    made.set("nodes/3", object(R"({"name": "Lamp", "translation": [0, 1, 0],
                                   "extensions": {"KHR_lights_punctual": {"light": 0}}})"));
    made.set("scenes/0/nodes/2", 3);
    for (const bool keeps : {false, true}) {
        ImportOptions options;
        options.keepsAxes = keeps;
        const RenderScene scene = read(made, options).scene;
        Pose pose;
        evaluatePose(scene, {}, pose);
        const LightState &light = pose.lights.at(0);
        QCOMPARE(light.kind, LightKind::Spot);
        QVERIFY(isNear({light.position.x(), light.position.y(), light.position.z()}, {0, 0, 64}));
        QVERIFY(isNear({light.direction.x(), light.direction.y(), light.direction.z()},
                       keeps ? Vec3{0, -1, 0} : Vec3{1, 0, 0}));
        QCOMPARE(light.attenuationEnd, 128.f);
        QVERIFY(std::abs(light.colour.g - 1.5f) < 1e-5f);
        QVERIFY(std::abs(light.innerCosine - std::cos(0.25f)) < 1e-5f);
    }
}

void TestGltfImport::readsCameras()
{
    MadeGltf made;
    made.set("cameras/0", object(R"({"type": "perspective", "perspective": {"yfov": 0.5, "znear": 0.5, "zfar": 10}})"));
    // In front of the model, which looks to +z: it looks back along −z, leaning by 90° to its left.
    const float half = std::sqrt(0.5f);
    made.set("nodes/3", object(R"({"name": "View", "camera": 0, "translation": [0, 1, 5]})"));
    made.set("nodes/3/rotation", QJsonArray{0, 0, half, half});
    made.set("scenes/0/nodes/2", 3);
    const RenderScene scene = read(made).scene;
    const SceneCamera &camera = scene.cameras.at(0);
    QVERIFY(isNear(camera.position, {320, 0, 64}, 1e-3f));
    QVERIFY(camera.target.x < 320 && std::abs(camera.target.y) < 1e-3f && std::abs(camera.target.z - 64) < 1e-3f);
    QCOMPARE(camera.angle, ViewAngle::Vertical);
    QCOMPARE(camera.fieldOfView.fallback, 0.5f);
    QCOMPARE(camera.nearClip, 32.f);
    QCOMPARE(camera.farClip, 640.f);
    QVERIFY(std::abs(std::abs(camera.roll.fallback) - float(M_PI / 2)) < 1e-4f);
    QCOMPARE(scene.nodes.size(), std::size_t(2));
}

void TestGltfImport::readsAttachmentsByName()
{
    MadeGltf made;
    made.set("nodes/3", object(R"({"name": "Overhead Ref ", "translation": [0, 1, 0]})"));
    made.set("nodes/1/children", QJsonArray{3});
    const RenderScene scene = read(made).scene;
    QCOMPARE(scene.attachments.size(), std::size_t(1));
    const SceneNode &node = scene.nodes.at(std::size_t(scene.attachments[0].node));
    QCOMPARE(node.kind, NodeKind::Attachment);
    QCOMPARE(node.parent, 1);
    QVERIFY(isNear(node.pivot, {0, 0, 192}));
}

void TestGltfImport::tellsWhatIsLost()
{
    MadeGltf made;
    made.set("meshes/0/primitives/0/targets", QJsonArray{QJsonObject()});
    made.set("meshes/0/primitives/1", object(R"({"mode": 0, "attributes": {"POSITION": 0}})"));
    made.set("scenes/1", object(R"({"nodes": []})"));
    made.set("animations/0/channels/2", object(R"({"sampler": 0, "target": {"node": 2, "path": "weights"}})"));
    made.set("animations/0/channels/3", object(R"({"sampler": 0, "target": {"path": "pointer", "extensions":
        {"KHR_animation_pointer": {"pointer": "/materials/0/normalTexture/scale"}}}})"));
    const std::string losses = lossesOf(read(made));
    for (const char *each : {"Shapes besides the first", "Points and lines", "Scenes besides", "Animated shapes",
                             "Animated values that models don't have"})
        QVERIFY2(losses.find(each) != std::string::npos, each);
}

void TestGltfImport::asksForAScale()
{
    ImportOptions options;
    for (const auto &[scale, isAsked] : {std::pair(1., true), {64., false}, {2000., true}}) {
        options.scale = scale;
        Diagnostics diagnostics;
        QVERIFY(imported(MadeGltf().bytes(), diagnostics, options));
        QCOMPARE(!diagnostics.entries().empty(), isAsked);
    }
}

/// Times of events move with their own sequence, whatever animations the file has lost.
void TestGltfImport::keepsEventsInTheirSequences()
{
    MadeGltf made;
    made.set("scenes/0/extras/sinew", object(R"({"format": "mdx", "axes": "facing", "scale": 0.015625, "sequences": [
        {"name": "Stand", "start": 0, "end": 1000}, {"name": "Walk", "start": 2000, "end": 3000}]})"));
    made.set("nodes/3", object(R"({"name": "SNDxFOOT", "extras": {"sinew": {"kind": "event", "object": {
        "type": "EventObject", "fields": {"times": {"i": 0, "t": [500, 1500, 2250, 3000]}}}}}})"));
    made.set("scenes/0/nodes", QJsonArray{0, 2, 3});
    const ImportedScene kept = read(made);
    QCOMPARE(kept.scene.sequences.size(), std::size_t(1));
    QCOMPARE(kept.scene.sequences[0].start, 2000);
    QCOMPARE(timesOf(kept.scene.events.at(0).times), (std::vector<std::int32_t>{2250, 3000}));

    // Of another length by now, it is laid out anew.
    made.setFloat(6, 1, 2);
    const ImportedScene moved = read(made);
    QCOMPARE(moved.scene.sequences[0].start, 0);
    QCOMPARE(timesOf(moved.scene.events.at(0).times), (std::vector<std::int32_t>{250, 1000}));
}

void TestGltfImport::readsSharedMeshesOnce()
{
    MadeGltf made;
    made.set("meshes/0/primitives/1", object(R"({"attributes": {"POSITION": 0}, "mode": 0})"));
    made.set("nodes/3", object(R"({"name": "Second", "mesh": 0, "translation": [1, 0, 0]})"));
    made.set("scenes/0/nodes", QJsonArray{0, 2, 3});
    const ImportedScene result = read(made);
    QCOMPARE(result.scene.meshes.size(), std::size_t(2));
    QCOMPARE(result.scene.meshes[1].name, std::string("Body #2"));
    QVERIFY(isNear(result.scene.meshes[1].positions[0], {128, 64, 64}, 0));
    const auto points = std::find_if(result.losses.begin(), result.losses.end(), [](const ConversionLoss &loss) {
        return loss.message.text().starts_with("Points and lines");
    });
    QVERIFY(points != result.losses.end());
    QCOMPARE(points->message.text(), std::string("Points and lines (1)"));
}

void TestGltfImport::isRepeatable()
{
    const MadeGltf made;
    const RenderScene a = read(made).scene, b = read(made).scene;
    QCOMPARE(a.nodes.size(), b.nodes.size());
    QVERIFY(a.nodes[1].translation.curve == b.nodes[1].translation.curve);
    QCOMPARE(a.meshes[0].palette, b.meshes[0].palette);
}

SINEW_GUILESS_TEST(tst_gltf_import, TestGltfImport)

} // namespace tst_gltf_import

#include "tst_gltf_import.moc"
