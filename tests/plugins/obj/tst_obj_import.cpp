// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_registry.h"
#include "plugins/obj/importer.h"
#include "tests/support/test_program.h"

#include <QHash>
#include <QtTest>

#include <cmath>

namespace tst_obj_import {

using namespace sinew;

using Files = QHash<QString, QByteArray>;

Result<ImportedScene> read(const QByteArray &text, Diagnostics &diagnostics, const Files &beside = {})
{
    static const ImageRegistry images;
    const FileSet files(QStringLiteral("box.obj"), text, [&](const QString &name) {
        return beside.contains(name) ? std::optional(beside[name]) : std::nullopt;
    });
    return createObjImporter()->read({files, images}, {}, diagnostics);
}

ImportedScene good(const QByteArray &text, const Files &beside = {})
{
    Diagnostics diagnostics;
    auto result = read(text, diagnostics, beside);
    if (!result)
        qFatal("%s", result.error().text().c_str());
    return std::move(*result);
}

bool isNear(const Vec3 &a, const Vec3 &b)
{
    return std::abs(a.x - b.x) < 1e-5f && std::abs(a.y - b.y) < 1e-5f && std::abs(a.z - b.z) < 1e-5f;
}

const QByteArray square = "v 0 1 2\nv 1 1 2\nv 1 2 2\nv 0 2 2\nvt 0 0.25\nvt 1 1\nvn 0 0 2\n";

class TestObjImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsAxesAndTextures();
    void fansPolygons();
    void countsBackwards();
    void makesNormals();
    void dividesByGroupAndMaterial();
    void readsMaterials();
    void sharesPictures();
    void readsOddLines();
    void refuses_data();
    void refuses();
};

/// As glTF: +z, x and y become x, y and z, 64 units for a metre. Textures begin at the bottom.
void TestObjImport::turnsAxesAndTextures()
{
    const ImportedScene result = good(square + "f 1/1/1 2/2/1 3/1/1\n");
    const SceneMesh &mesh = result.scene.meshes.at(0);
    QVERIFY(isNear(mesh.positions[1], {128, 64, 64}));
    QVERIFY(isNear(mesh.normals[1], {1, 0, 0}));
    QCOMPARE(mesh.uvSets.at(0)[0].y, 0.75f);
    QCOMPARE(mesh.uvSets.at(0)[1].y, 0.f);
    QCOMPARE(result.scene.nodes.size(), std::size_t(1));
    QCOMPARE(mesh.weights[0], std::uint8_t(255));
    QCOMPARE(result.name, QStringLiteral("box"));
}

void TestObjImport::fansPolygons()
{
    const ImportedScene result = good(square + "f 1 2 3 4\n");
    const SceneMesh &mesh = result.scene.meshes.at(0);
    QCOMPARE(std::vector<std::uint32_t>(mesh.indices.begin(), mesh.indices.end()),
             (std::vector<std::uint32_t>{0, 1, 2, 0, 2, 3}));
    QCOMPARE(mesh.positions.size(), std::size_t(4));
}

void TestObjImport::countsBackwards()
{
    const ImportedScene result = good(square + "f -4//-1 -3//-1 -1//-1\n");
    QVERIFY(isNear(result.scene.meshes.at(0).positions[2], {128, 0, 128}));
}

/// Of the faces around a place: (0, 0, 1) in the file.
void TestObjImport::makesNormals()
{
    const ImportedScene result = good(square + "f 1 2 3\nf 1 3 4\n");
    for (const Vec3 &normal : result.scene.meshes.at(0).normals)
        QVERIFY(isNear(normal, {1, 0, 0}));
}

void TestObjImport::dividesByGroupAndMaterial()
{
    const ImportedScene result = good(
        square + "o The body\nusemtl a\nf 1 2 3\nusemtl b\nf 1 3 4\no Arm\nf 1 2 4\no The body\nusemtl a\nf 2 3 4\n");
    QCOMPARE(result.scene.meshes.size(), std::size_t(3));
    QCOMPARE(result.scene.meshes[0].name, std::string("The body"));
    QCOMPARE(result.scene.meshes[0].indices.size(), std::size_t(6));
    QCOMPARE(result.scene.meshes[2].name, std::string("Arm"));
    QCOMPARE(result.scene.materials.size(), std::size_t(2));
    QCOMPARE(result.scene.meshes[1].material, result.scene.meshes[2].material);
}

void TestObjImport::readsMaterials()
{
    const ImportedScene result = good(
        "mtllib box parts.mtl\n" + square + "usemtl skin\nf 1 2 3\nusemtl glass\nf 1 3 4\nusemtl none\nf 1 2 4\n",
        {{QStringLiteral("box parts.mtl"),
          "newmtl skin\nKd 0 0 0\nmap_Kd -s 1 1 1 tex\\skin.tga\nmap_Bump b.png\nnewmtl glass\nKd 0.5 0.25 1\nd 0.5\n"},
         {QStringLiteral("tex/skin.tga"), "picture"}});
    const RenderScene &scene = result.scene;
    const auto layer = [&](std::size_t mesh) {
        return scene.materials.at(std::size_t(scene.meshes.at(mesh).material)).layers.at(0);
    };
    QCOMPARE(scene.textures.at(std::size_t(layer(0).texture.fallback)).path, std::string("skin.tga"));
    QCOMPARE(result.pictures.at(std::size_t(layer(0).texture.fallback)).bytes, QByteArray("picture"));
    QCOMPARE(scene.meshes[0].colour.fallback.r, 1.f);
    QCOMPARE(scene.meshes[1].colour.fallback.g, 0.25f);
    QCOMPARE(scene.meshes[1].alpha.fallback, 0.5f);
    QCOMPARE(layer(1).filterMode, FilterMode::Blend);
    QCOMPARE(scene.textures.at(std::size_t(layer(2).texture.fallback)).path, std::string("white.png"));
    QCOMPARE(result.losses.size(), std::size_t(1));
}

/// One texture for all materials that name it; with map_d its opacity counts.
void TestObjImport::sharesPictures()
{
    const ImportedScene result =
        good("mtllib box.mtl\n" + square + "usemtl a\nf 1 2 3\nusemtl b\nf 1 3 4\n",
             {{QStringLiteral("box.mtl"), "newmtl a\nmap_Kd leaf.png\nnewmtl b\nmap_Kd leaf.png\nmap_d leaf.png\n"},
              {QStringLiteral("leaf.png"), "picture"}});
    QCOMPARE(result.scene.textures.size(), std::size_t(1));
    QCOMPARE(result.pictures.size(), std::size_t(1));
    QCOMPARE(result.scene.materials.at(0).layers.at(0).filterMode, FilterMode::None);
    QCOMPARE(result.scene.materials.at(1).layers.at(0).filterMode, FilterMode::Blend);
    QVERIFY(result.losses.empty());
}

void TestObjImport::readsOddLines()
{
    const ImportedScene result = good(
        "# made by hand\r\n\r\nv 0 0 0 1 0 0\r\nv +1 0 0\r\nv 1e0 \\\r\n1 0\r\ns off\r\nl 1 2\r\nf 1/ 2 3 # end\r\n");
    QCOMPARE(result.scene.meshes.at(0).positions.size(), std::size_t(3));
    QVERIFY(isNear(result.scene.meshes[0].positions[2], {0, 64, 64}));
    QCOMPARE(result.losses.size(), std::size_t(1));
}

void TestObjImport::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing") << QByteArray("# nothing\n") << QStringLiteral("there are no faces");
    QTest::newRow("beyond") << square + "f 1 2 5\n"
                            << QStringLiteral("line 8: refers to number 5, which does not exist");
    QTest::newRow("before") << square + "f 1 2 -5\n" << QStringLiteral("line 8: refers to number -5");
    QTest::newRow("zero") << square + "f 0 1 2\n" << QStringLiteral("line 8: “0” is not a corner");
    QTest::newRow("word") << square + "f a 1 2\n" << QStringLiteral("“a” is not a corner");
    QTest::newRow("texture") << square + "f 1/9 2 3\n" << QStringLiteral("refers to number 9");
    QTest::newRow("two corners") << square + "f 1 2\n" << QStringLiteral("a face has fewer than three corners");
    QTest::newRow("numbers") << QByteArray("v 1 2\n") << QStringLiteral("line 1: three numbers are needed");
    QTest::newRow("infinite") << QByteArray("v 1 2 1e999\n") << QStringLiteral("three numbers are needed");
}

void TestObjImport::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, reason);
    Diagnostics diagnostics;
    const auto result = read(text, diagnostics);
    QVERIFY(!result);
    QVERIFY2(QString::fromStdString(result.error().text()).contains(reason), result.error().text().c_str());
}

SINEW_GUILESS_TEST(tst_obj_import, TestObjImport)

} // namespace tst_obj_import

#include "tst_obj_import.moc"
