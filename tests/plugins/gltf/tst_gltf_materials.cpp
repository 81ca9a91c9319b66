// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What becomes of the materials of a file made by hand; the values are worked out from the specification.

#include "core/image/decoded_image.h"
#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/pose.h"
#include "tests/plugins/gltf/made_gltf.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_gltf_materials {

using namespace sinew;
using namespace sinew::test;

class TestGltfMaterials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPlainMaterials();
    void mergesSurfaces();
    void readsTexturesWithoutPictures();
    void movesTextures();
    void movesColours();
};

void TestGltfMaterials::readsPlainMaterials()
{
    MadeGltf made;
    made.set("meshes/0/primitives/0/material", 0);
    made.set("materials/0", object(R"({"alphaMode": "BLEND", "doubleSided": true,
        "pbrMetallicRoughness": {"baseColorFactor": [0.2176376, 1, 0, 0.25], "metallicFactor": 0,
                                 "baseColorTexture": {"index": 0}}})"));
    made.set("textures/0", object(R"({"source": 0, "sampler": 0})"));
    made.set("samplers/0", object(R"({"wrapS": 33071})"));
    made.set("images/0", object(R"({"name": "Body: skin?"})"));
    made.set("images/0/uri", pictureUri(QImage(2, 2, QImage::Format_RGB32)));
    ImportedScene result = read(made);
    const SceneMesh &mesh = result.scene.meshes.at(0);
    const SceneLayer &layer = result.scene.materials.at(std::size_t(mesh.material)).layers.at(0);
    QVERIFY(!layer.hd && !layer.unshaded && layer.twoSided);
    QCOMPARE(layer.filterMode, FilterMode::Blend);
    const SceneTexture &texture = result.scene.textures.at(std::size_t(layer.texture.fallback));
    QCOMPARE(texture.path, std::string("Body_ skin_.png"));
    QVERIFY(!texture.wrapU && texture.wrapV);
    QVERIFY(result.pictures.at(std::size_t(layer.texture.fallback)).bytes.startsWith("\x89PNG"));
    // ½ as the games store it is ½^2.2 in linear light.
    QVERIFY(std::abs(mesh.colour.fallback.r - 0.5f) < 1e-4f);
    QCOMPARE(mesh.colour.fallback.g, 1.f);
    QCOMPARE(mesh.alpha.fallback, 0.25f);
    made.set("materials/0/extensions/KHR_materials_unlit", QJsonObject());
    made.set("materials/0/alphaMode", QStringLiteral("MASK"));
    result = read(made);
    QVERIFY(result.scene.materials.at(0).layers.at(0).unshaded);
    QCOMPARE(result.scene.materials.at(0).layers.at(0).filterMode, FilterMode::Transparent);
    QVERIFY(lossesOf(result).find("another opacity than 0.75") != std::string::npos);
}

void TestGltfMaterials::mergesSurfaces()
{
    MadeGltf made;
    QImage rough(2, 1, QImage::Format_RGB32), dark(1, 1, QImage::Format_RGB32);
    rough.setPixelColor(0, 0, QColor(9, 100, 200));
    rough.setPixelColor(1, 0, QColor(9, 255, 0));
    dark.fill(QColor(55, 9, 9));
    made.set("meshes/0/primitives/0/material", 0);
    made.set("materials/0", object(R"({"pbrMetallicRoughness": {"metallicRoughnessTexture": {"index": 0},
        "roughnessFactor": 0.5}, "occlusionTexture": {"index": 1, "strength": 0.5},
        "emissiveFactor": [0.5, 0.5, 0.5]})"));
    made.set("textures/0", object(R"({"source": 0})"));
    made.set("textures/1", object(R"({"source": 1})"));
    made.set("images/0/uri", pictureUri(rough));
    made.set("images/1/uri", pictureUri(dark));
    const ImportedScene result = read(made);
    const SceneLayer &layer = result.scene.materials.at(0).layers.at(0);
    QVERIFY(layer.hd);
    const auto slot = std::size_t(layer.slots[std::size_t(HdSlot::Orm)].fallback);
    QVERIFY(result.pictures.at(slot).image);
    const QImage orm = toQImage(*result.pictures.at(slot).image);
    // Red: half of the way from white to 55; green by ½; alpha 0: no team colour.
    QCOMPARE(orm.pixelColor(0, 0), QColor(155, 50, 200, 0));
    QCOMPARE(orm.pixelColor(1, 0), QColor(155, 128, 0, 0));
    QCOMPARE(layer.emissiveGain.fallback, 0.5f);
    QVERIFY(layer.slots[std::size_t(HdSlot::Emissive)].fallback >= 0);
}

/// Other formats than PNG and JPEG are named by extensions only.
void TestGltfMaterials::readsTexturesWithoutPictures()
{
    MadeGltf made;
    made.set("meshes/0/primitives/0/material", 0);
    made.set("materials/0", object(R"({"pbrMetallicRoughness": {"metallicRoughnessTexture": {"index": 0},
        "baseColorTexture": {"index": 0}, "roughnessFactor": 0.2}})"));
    made.set("textures/0", QJsonObject());
    const ImportedScene result = read(made);
    const SceneLayer &layer = result.scene.materials.at(0).layers.at(0);
    const auto slot = std::size_t(layer.slots[std::size_t(HdSlot::Orm)].fallback);
    QCOMPARE(toQImage(*result.pictures.at(slot).image).pixelColor(0, 0), QColor(255, 51, 255, 0));
    QVERIFY(layer.texture.fallback >= 0);
    QVERIFY(lossesOf(result).find("neither PNG nor JPEG") != std::string::npos);
}

void TestGltfMaterials::movesTextures()
{
    MadeGltf made;
    made.set("meshes/0/primitives/0/material", 0);
    made.set("materials/0", object(R"({"pbrMetallicRoughness": {"baseColorTexture": {"index": 0, "extensions":
        {"KHR_texture_transform": {"offset": [0.25, 0.5], "rotation": 0.5, "scale": [2, 3]}}}}})"));
    made.set("textures/0", object(R"({"source": 0})"));
    made.set("images/0/uri", pictureUri(QImage(2, 2, QImage::Format_RGB32)));
    const int offsets = made.floats("VEC2", {0.25f, 0.5f, 1.25f, 0.5f});
    made.set("animations/0/samplers/2", QJsonObject{{QStringLiteral("input"), 6}, {QStringLiteral("output"), offsets}});
    made.set("animations/0/channels/2", object(R"({"sampler": 2, "target": {"path": "pointer", "extensions":
        {"KHR_animation_pointer": {"pointer":
        "/materials/0/pbrMetallicRoughness/baseColorTexture/extensions/KHR_texture_transform/offset"}}}})"));
    const RenderScene scene = read(made).scene;
    Pose pose;
    for (const double time : {0., 250., 1000.}) {
        evaluatePose(scene, {.sequence = 0, .time = time}, pose);
        const Eigen::Vector2f is = pose.layers.at(0).at(0).uv * Eigen::Vector3f(0.7f, 0.2f, 1);
        // The extension's own order: scale, turn (as Khronos' Sample Renderer does), move.
        const double u = 2 * 0.7, v = 3 * 0.2, c = std::cos(0.5), s = std::sin(0.5);
        QVERIFY(std::abs(double(is.x()) - (0.25 + time / 1000 + c * u + s * v)) < 1e-5);
        QVERIFY(std::abs(double(is.y()) - (0.5 - s * u + c * v)) < 1e-5);
    }
}

void TestGltfMaterials::movesColours()
{
    MadeGltf made;
    made.set("meshes/0/primitives/0/material", 0);
    made.set("materials/0", object(R"({"pbrMetallicRoughness": {"metallicFactor": 0}})"));
    const int factors = made.floats("VEC4", {1, 1, 1, 1, 1, 0.2176376f, 1, 0.5f});
    made.set("animations/0/samplers/2", QJsonObject{{QStringLiteral("input"), 6}, {QStringLiteral("output"), factors}});
    made.set("animations/0/channels/2", object(R"({"sampler": 2, "target": {"path": "pointer", "extensions":
        {"KHR_animation_pointer": {"pointer": "/materials/0/pbrMetallicRoughness/baseColorFactor"}}}})"));
    const RenderScene scene = read(made).scene;
    Pose pose;
    evaluatePose(scene, {.sequence = 0, .time = 1000}, pose);
    QVERIFY(std::abs(pose.meshAlpha.at(0) - 0.5f) < 1e-5f);
    QVERIFY(std::abs(pose.meshColour.at(0).g - 0.5f) < 1e-4f);
}

SINEW_GUILESS_TEST(tst_gltf_materials, TestGltfMaterials)

} // namespace tst_gltf_materials

#include "tst_gltf_materials.moc"
