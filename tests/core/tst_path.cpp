// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/walk.h"
#include "core/schema/text.h"
#include "tests/core/sample_document.h"
#include "tests/support/test_program.h"

namespace tst_path {

using namespace sinew;
using namespace sinew::test;

class TestPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_document = documentOf(richSample(2)); }

    void reads_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *path, const char *text) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(text);
        };
        row("version", "2");
        row("model.name", "Rich");
        row("model.extent.boundsRadius", "50");
        row("model.extent.minimum", "{-50, -51, -52}");
        row("model.extent.maximum.z", "52");
        row("materials[0].layers[1].textureId", "1");
        row("materials[0].layers[1].filterMode", "transparent");
        row("materials[0].layers[1].shadingFlags", "unshaded|twoSided");
        row("bones[Root].node.name", "Root");
        row("bones[\"Root\"].node.name", "Root");
        row("bones[3].node.parentId", "2");
        row("geosets[0].vertices[1]", "{3.25, 4.25, 5.25}");
        row("geosets[0].vertices[1].y", "4.25");
        row("geosets[0].faces[5]", "3");
        row("geosets[0].lodName", "Mesh");
        row("bones[Spine].node.translation.times[2]", "1000");
        row("bones[Spine].node.translation.values[1].z", "1.125");
        row("bones[Spine].node.translation.interpolation", "1");
        row("bones[Spine].node.translation.globalSequence", "-1");
        row("bones[Arm].node.rotation.inTangents[0].x", "1");
        row("bones[Arm].node.rotation.outTangents[0].w", "1.875");
        row("bones[Root].node.rotation", "none");
        row("bones[Spine].node.translation", "3 keys, linear");
        row("eventObjects[0].track.times[1]", "900");
        row("eventObjects[0].track.globalSequence", "-1");
        row("emitters[0].segmentColours[2].b", "0.9");
        row("emitters[0].segmentAlphas[1]", "128");
        row("emitters[0].segmentAlphas", "{255, 128, 1}");
        row("collisionShapes[Sphere].radius", "60");
        row("sequences[Walk].end", "3000");
        row("sequences[1].extent.minimum", "{-30, -31, -32}");
        row("geosets[0].sequenceExtents[2].boundsRadius", "12");
        row("geosets[0].uvSets[0].coordinates[3].y", "7.25");
        row("bindPoses[2]", "{1, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4}");
        row("textures", "3 items");
        row("geosets[0].vertices", "4 elements");
    }
    void reads()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        const auto target = parsePath(m_document->model(), path.toStdString());
        QVERIFY2(target, target ? "" : target.error().text().c_str());
        QCOMPARE(QByteArray::fromStdString(textAt(m_document->model(), *target)), text);
    }

    void errors_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char *path, const char *says) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(says);
        };
        row("", "empty");
        row(".", "missing");
        row("model.", "dot");
        row("model..name", "missing");
        row(".model", "missing");
        row("bones[", "bracket");
        row("bones[0", "bracket");
        row("bones[\"Root]", "bracket");
        row("bones[0]node", "dot");
        row("nonsense", "has no field");
        row("bones[0].node.nam", "objectId"); // says what would be possible
        row("bones[99].node.name", "4 items");
        row("bones[-1].node.name", "named");
        row("bones[4294967296].node.name", "named");
        row("bones[Nobody].node.name", "named");
        row("bones[0][1].node.name", "one index");
        row("bones[0].node[0].name", "not a list");
        row("model.name[0]", "not a list");
        row("model.name.x", "component");
        row("model.extent.radius", "boundsRadius");
        row("model.extent.minimum.x.y", "cannot follow");
        row("geosets[0].vertices[4]", "4 elements");
        row("geosets[0].vertices[x]", "4 elements");
        row("geosets[0].vertices[1].w", "component");
        row("geosets[0].vertices[1].y.z", "cannot follow");
        row("geosets[0].faces[0].x", "component");
        row("bones[0].node.translation.keys[0]", "a curve has times");
        row("bones[0].node.translation.values", "which key");
        row("bones[0].node.translation.interpolation[0]", "no index");
        row("bones[0].node.translation[0]", "values[0]");
        row("bones[0].node.translation.times[2]", "2 keys");
        row("bones[0].node.translation.inTangents[0]", "no tangents");
        row("bones[0].node.rotation.times[0]", "no curve");
        row("bones[0].node.translation.values[0].x.y", "cannot follow");
        row("eventObjects[0].track.values[0]", "times and a global sequence");
        row("eventObjects[0].track.interpolation", "times and a global sequence");
        row("collisionShapes[Sphere].vertex2", "has no field"); // not on disk for this type
        row("materials[0].layers[0].slots", "has no field");    // not in this version
    }
    void errors()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, says);
        const auto target = parsePath(m_document->model(), path.toStdString());
        QVERIFY(!target);
        QVERIFY2(QByteArray::fromStdString(target.error().text()).contains(says), target.error().text().c_str());
    }

    /// pathOf and parsePath are each other's inverse for every field and element.
    void inverse()
    {
        const Model &model = m_document->model();
        int count = 0;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
            if (!f.isOnDisk(model.ctx(), object) || f.type->kind == Kind::Struct)
                return;
            const std::string path = pathOf(model, address);
            const auto target = parsePath(model, path);
            QVERIFY2(target, path.c_str());
            QCOMPARE(target->address, address);
            ++count;
        });
        QVERIFY2(count >= 200, qPrintable(QString::number(count)));
        QCOMPARE(pathOf(model, {}), std::string());
        QCOMPARE(pathOf(model, {99999, 0}), std::string());
        QCOMPARE(pathOf(model, {RootNode}), std::string());
    }

    /// Every plain value, written as its own text, changes nothing.
    void ownTextIsTheValue()
    {
        const Model &model = m_document->model();
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
            if (!f.isOnDisk(model.ctx(), object) || f.derived || f.type->kind > Kind::FixedArray ||
                f.type->kind == Kind::NoValue)
                return;
            const PathTarget target{address};
            const std::string text = textAt(model, target);
            const auto change = makeSet(model, target, text);
            QVERIFY2(change, (pathOf(model, address) + " " + text).c_str());
            QVERIFY2(equalValues(*f.type, change->other.data(), model.field(address).data), text.c_str());
        });
    }

    void sets()
    {
        const auto set = [&](const char *path, const char *text) { return setText(*m_document, path, text); };
        QCOMPARE(set("bones[Spine].node.translation.times[1]", "-7"), QString());
        QCOMPARE(rootOf(*m_document).bones[1].node.translation.times()[1], -7);
        QCOMPARE(set("bones[Spine].node.translation.interpolation", "hermite"), QString());
        QVERIFY(rootOf(*m_document).bones[1].node.translation.hasTangents());
        QCOMPARE(set("bones[Spine].node.translation.inTangents[0].y", "3.5"), QString());
        QCOMPARE(rootOf(*m_document).bones[1].node.translation.inTangents()[0].y, 3.5f);
        QCOMPARE(set("bones[Spine].node.translation.globalSequence", "1"), QString());
        QCOMPARE(rootOf(*m_document).bones[1].node.translation.globalSequence(), 1);
        QCOMPARE(set("geosets[0].vertices[2].z", "-1e3"), QString());
        QCOMPARE(rootOf(*m_document).geosets[0].vertices[2].z, -1000.f);

        QCOMPARE(set("model.extent.boundsRadius", "77"), QString());
        QCOMPARE(set("model.extent.maximum.y", "78"), QString());
        QCOMPARE(rootOf(*m_document).model.extent.boundsRadius, 77.f);
        QCOMPARE(rootOf(*m_document).model.extent.maximum.y, 78.f);
        QCOMPARE(rootOf(*m_document).model.name.view(), std::string_view("Rich"));
        QVERIFY(set("bones[Spine].node.translation.interpolation", "wavy").contains(QStringLiteral("linear")));
        QVERIFY(set("materials[0].layers[0].alpha", "1.5").contains(QStringLiteral("above")));
        QVERIFY(set("materials[0].layers[0].alpha", "nan").contains(QStringLiteral("finite")));
        QVERIFY(set("materials[0].layers[0].filterMode", "shiny").contains(QStringLiteral("additive")));
        QVERIFY(set("geosets[0].faces[0]", "65536").contains(QStringLiteral("16-bit")));
        QVERIFY(!set("geosets[0].vertices", "{1, 2, 3}").isEmpty());
        QVERIFY(!set("bones[0]", "x").isEmpty());
        QVERIFY(!set("bones[0].node", "x").isEmpty());
        QVERIFY(set("model.name", std::string(81, 'x').c_str()).contains(QStringLiteral("1 bytes longer")));
    }

    void namesWithBracketsAndDots()
    {
        sample::Root root;
        for (const char *name : {"a.b[c]", "7", "same", "same"})
            root.bones.append().node = nodeOf(name, std::int32_t(root.bones.size()) - 1, -1);
        const auto document = documentOf(root);
        const auto row = [&](const char *path) {
            const auto target = parsePath(document->model(), path);
            return target ? document->model().rowOf(target->address.node) : -1;
        };
        QCOMPARE(row("bones[\"a.b[c]\"].geosetId"), 0);
        QCOMPARE(row("bones[7].geosetId"), -1);    // a number is a row
        QCOMPARE(row("bones[\"7\"].geosetId"), 1); // quoted, it is a name
        QCOMPARE(row("bones[same].geosetId"), 2);
    }

private:
    std::unique_ptr<Document> m_document;
};

SINEW_GUILESS_TEST(tst_path, TestPath)

} // namespace tst_path
#include "tst_path.moc"
