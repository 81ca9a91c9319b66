// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files that break one rule each: what is said of them, and where. The names are those of Khronos' validator.

#include "tests/plugins/gltf/made_gltf.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>
#include <limits>

namespace tst_gltf_bad_files {

using namespace sinew;
using namespace sinew::test;

using Change = std::function<void(MadeGltf &)>;

Change set(const char *path, const QJsonValue &value)
{
    return [=](MadeGltf &made) { made.set(path, value); };
}

Change number(int accessor, int at, float value)
{
    return [=](MadeGltf &made) { made.setFloat(accessor, at, value); };
}

const QJsonValue gone = QJsonValue(QJsonValue::Undefined);
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

class TestGltfBadFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void warns_data();
    void warns();
    void containers_data();
    void containers();
    void readsEveryTruncation();
    void numbersBeyondDoubles();
    void byteOrderMark();
    void files_data();
    void files();
};

void TestGltfBadFiles::refuses_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const Change &change, const char *text) {
        QTest::newRow(name) << change << QString::fromUtf8(text);
    };
    row("version", set("asset/version", QStringLiteral("1.0")), "asset.version: only glTF 2.0");
    row("no asset", set("asset", gone), "asset.version: is missing (UNDEFINED_PROPERTY)");
    row("draco", set("extensionsRequired/0", QStringLiteral("KHR_draco_mesh_compression")),
        "the meshes are compressed (KHR_draco_mesh_compression)");
    row("meshopt", set("extensionsRequired/0", QStringLiteral("EXT_meshopt_compression")),
        "the meshes are compressed (EXT_meshopt_compression)");
    row("basisu", set("extensionsRequired/0", QStringLiteral("KHR_texture_basisu")),
        "the pictures are compressed (KHR_texture_basisu)");
    row("extension", set("extensionsRequired/0", QStringLiteral("ACME_teapot")), "needs the extension ACME_teapot");
    row("no lights", set("nodes/0/extensions/KHR_lights_punctual/light", 0),
        "extensions.KHR_lights_punctual: is missing (UNSATISFIED_DEPENDENCY)");
    row("list", set("nodes", 3), "nodes: must be an array (TYPE_MISMATCH)");
    row("item", set("nodes/1", 3), "nodes[1]: must be an object (TYPE_MISMATCH)");
    row(
        "loop",
        [](MadeGltf &made) {
            made.set("nodes/1/children/0", 0);
            made.set("scenes/0/nodes", QJsonArray{2});
        },
        "nodes[0]: is below itself (NODE_LOOP)");
    row("two parents", set("nodes/2/children/0", 1),
        "nodes[2].children: node 1 has another parent already (NODE_PARENT_OVERRIDE)");
    row("child", set("nodes/0/children/0", 9),
        "nodes[0].children[0]: refers to number 9, which does not exist (UNRESOLVED_REFERENCE)");
    row("negative row", set("nodes/0/children/0", -1), "nodes[0].children[0]: is below 0 (INVALID_INDEX)");
    row("root", set("scenes/0/nodes/0", 1), "scenes[0].nodes: node 1 is below another one (SCENE_NON_ROOT_NODE)");
    row("numbers", set("nodes/1/translation", QJsonArray{1, 2}),
        "nodes[1].translation: has 2 numbers instead of 3 (ARRAY_LENGTH_NOT_IN_LIST)");
    row("sheared", set("nodes/1/matrix", QJsonArray{1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}),
        "nodes[1].matrix: its axes are oblique or have no length (NODE_MATRIX_NON_TRS)");
    row("mesh", set("nodes/2/mesh", 5), "nodes[2].mesh: refers to number 5");
    row("skin", set("nodes/2/skin", 5), "nodes[2].skin: refers to number 5");
    row("joint twice", set("skins/0/joints", QJsonArray{0, 0}),
        "skins[0].joints: names a joint twice (DUPLICATE_ELEMENTS)");
    row("joint", set("skins/0/joints/1", 7), "skins[0].joints[1]: refers to number 7");
    row("few matrices", set("accessors/5/count", 1),
        "accessors[5]: has 1 matrices for 2 joints (INVALID_IBM_ACCESSOR_COUNT)");
    row("matrices", set("skins/0/inverseBindMatrices", 3),
        "accessors[3]: must be 4 by 4 matrices of floats (SKIN_IBM_INVALID_FORMAT)");
    row("matrix", number(5, 19, 1), "accessors[5]: the last row of matrix 1 is not 0 0 0 1 (ACCESSOR_INVALID_IBM)");
    row("type", set("accessors/0/type", QStringLiteral("VEC7")), "accessors[0].type: is not a kind of elements");
    row("component type", set("accessors/0/componentType", 5124),
        "accessors[0].componentType: 5124 is not a type of numbers");
    row("count", set("accessors/0/count", 0), "accessors[0].count: 0 is out of range (VALUE_NOT_IN_RANGE)");
    row("long", set("accessors/0/count", 4),
        "accessors[0]: 4 elements of 12 bytes from byte 0 on don't fit into a view of 36 bytes (ACCESSOR_TOO_LONG)");
    row("far", set("accessors/0/byteOffset", 40), "accessors[0]: 3 elements of 12 bytes from byte 40 on don't fit");
    row("endless", set("accessors/0/count", 4503599627370496.), "(ACCESSOR_TOO_LONG)");
    row(
        "no view, endless",
        [](MadeGltf &made) {
            made.set("accessors/0/bufferView", gone);
            made.set("accessors/0/count", 2000000000.);
        },
        "accessors[0]: this takes more memory than a document may");
    row("alignment", set("accessors/0/byteOffset", 2),
        "accessors[0]: begins at a byte that is not a multiple of 4 (ACCESSOR_TOTAL_OFFSET_ALIGNMENT)");
    row("stride", set("bufferViews/0/byteStride", 8),
        "accessors[0]: its elements are 12 bytes long, but only 8 apart (ACCESSOR_SMALL_BYTESTRIDE)");
    row("wide stride", set("bufferViews/0/byteStride", 16), "(ACCESSOR_TOO_LONG)");
    row("view", set("bufferViews/0/byteLength", 9000),
        "bufferViews[0]: reaches from byte 0 to 9000 of a buffer of 356 (BUFFER_VIEW_TOO_LONG)");
    row("buffer", set("bufferViews/0/buffer", 3), "bufferViews[0].buffer: refers to number 3");
    row("no number", number(0, 4, nan), "accessors[0]: element 1 is not a finite number (ACCESSOR_INVALID_FLOAT)");
    row("sparse count",
        set("accessors/0/sparse",
            QJsonObject{{QStringLiteral("count"), 9},
                        {QStringLiteral("indices"),
                         QJsonObject{{QStringLiteral("bufferView"), 4}, {QStringLiteral("componentType"), 5123}}},
                        {QStringLiteral("values"), QJsonObject{{QStringLiteral("bufferView"), 1}}}}),
        "accessors[0].sparse.count: 9 is out of range (ACCESSOR_SPARSE_COUNT_OUT_OF_RANGE)");
    row(
        "index", [](MadeGltf &made) { made.buffer[132] = 7; },
        "accessors[4]: element 0 names vertex 7, but there are 3 (ACCESSOR_INDEX_OOB)");
    row("normals", set("accessors/1/count", 2),
        "accessors[1]: has 2 elements for 3 vertices (MESH_PRIMITIVE_UNEQUAL_ACCESSOR_COUNT)");
    row("form", set("meshes/0/primitives/0/attributes/POSITION", 3),
        "accessors[3]: has not the form that POSITION needs");
    row("mode", set("meshes/0/primitives/0/mode", 9), "meshes[0].primitives[0].mode: is not a way to draw vertices");
    row("no weights", set("meshes/0/primitives/0/attributes/WEIGHTS_0", gone),
        "has joints without weights (MESH_PRIMITIVE_JOINTS_WEIGHTS_MISMATCH)");
    row(
        "joint of a vertex", [](MadeGltf &made) { made.buffer[73] = 5; },
        "meshes[0].primitives[0]: vertex 0 names joint 5 of 2 (ACCESSOR_JOINTS_INDEX_OOB)");
    row("negative weight", number(3, 4, -1), "vertex 1 has a weight below 0 (ACCESSOR_WEIGHTS_NEGATIVE)");
    row("time before 0", number(6, 0, -1),
        "accessors[6]: element 0 is a time before 0 (ACCESSOR_ANIMATION_INPUT_NEGATIVE)");
    row("times", number(6, 1, 0),
        "accessors[6]: element 1 is not later than the one before it (ACCESSOR_ANIMATION_INPUT_NON_INCREASING)");
    row("no rotation", number(8, 3, 0), "accessors[8]: element 0 is no rotation");
    row("values", set("accessors/7/count", 1),
        "accessors[7]: has 1 values instead of 2 (ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_COUNT)");
    row("kind of values", set("animations/0/samplers/0/output", 8),
        "accessors[8]: has values of another kind than what is animated");
    row("kind of times", set("animations/0/samplers/0/input", 7), "accessors[7]: times must be floats");
    row("interpolation", set("animations/0/samplers/0/interpolation", QStringLiteral("SOFT")),
        "animations[0].samplers[0].interpolation: is not a kind of interpolation");
    row("sampler", set("animations/0/channels/0/sampler", 4), "animations[0].channels[0].sampler: refers to number 4");
    row("target", set("animations/0/channels/0/target/node", 40),
        "animations[0].channels[0].target.node: refers to number 40");
    row("material", set("meshes/0/primitives/0/material", 0), "meshes[0].primitives[0].material: refers to number 0");
    row("outside",
        set("buffers/0", QJsonObject{{QStringLiteral("byteLength"), 9},
                                     {QStringLiteral("uri"), QStringLiteral("../../etc/passwd")}}),
        "buffers[0]: its data is missing");
    row("base64",
        set("buffers/0",
            QJsonObject{{QStringLiteral("byteLength"), 9}, {QStringLiteral("uri"), QStringLiteral("data:;base64,??")}}),
        "buffers[0].uri: its base64 data is broken");
    row("short buffer",
        set("buffers/0", QJsonObject{{QStringLiteral("byteLength"), 9},
                                     {QStringLiteral("uri"), QStringLiteral("data:;base64,AAAA")}}),
        "buffers[0]: has 3 bytes instead of 9 (BUFFER_BYTE_LENGTH_MISMATCH)");
}

void TestGltfBadFiles::refuses()
{
    QFETCH(const Change, change);
    QFETCH(const QString, text);
    MadeGltf made;
    Diagnostics before;
    const auto good = imported(made.bytes(), before);
    QVERIFY2(good, good ? "" : good.error().text().c_str());
    QVERIFY(before.entries().empty());
    change(made);
    Diagnostics diagnostics;
    const auto read = imported(made.bytes(), diagnostics);
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(read.error().text()).contains(text), read.error().text().c_str());
}

void TestGltfBadFiles::warns_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const Change &change, const char *text) {
        QTest::newRow(name) << change << QString::fromUtf8(text);
    };
    row("weights", number(3, 4, .6f), "the weights of 1 vertices are not 1 together (ACCESSOR_WEIGHTS_NON_NORMALIZED)");
    row("weights that are nearly 1", number(3, 4, .504f), "");
    row(
        "no weight", [](MadeGltf &made) { made.setFloat(3, 0, 0); }, "1 vertices follow no joint");
    row("rotation", number(8, 3, 2), "1 rotations are not of unit length");
    row("rest", set("nodes/1/rotation", QJsonArray{0, 0, 0, 2}), "is not of unit length (ROTATION_NON_UNIT)");
    row("channel twice", set("animations/0/channels/1/target/path", QStringLiteral("translation")), "");
    row("other path", set("animations/0/channels/1/target/path", QStringLiteral("colour")),
        "“colour” can't be animated");
    row("minor version", set("asset/version", QStringLiteral("2.1")), "only glTF 2.0 is known");
    row("no position", set("meshes/0/primitives/0/attributes", QJsonObject{}), "its vertices have no place");
}

void TestGltfBadFiles::warns()
{
    QFETCH(const Change, change);
    QFETCH(const QString, text);
    MadeGltf made;
    change(made);
    if (QByteArray(QTest::currentDataTag()) == "channel twice")
        made.set("animations/0/samplers/1/output", 7);
    Diagnostics diagnostics;
    const auto read = imported(made.bytes(), diagnostics);
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QString all;
    for (const Diagnostic &diagnostic : diagnostics.entries())
        all += QString::fromStdString(diagnostic.where.text()) + u'\n';
    if (QByteArray(QTest::currentDataTag()) == "channel twice")
        QVERIFY2(all.contains(QLatin1String("animations[0].channels[1]: animates what another channel")),
                 qPrintable(all));
    QVERIFY2(text.isEmpty() || all.contains(text), qPrintable(all));
}

void TestGltfBadFiles::containers_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("magic") << 0 << QByteArray("glTG") << QStringLiteral("GLB_INVALID_MAGIC");
    QTest::newRow("version") << 4 << QByteArray("\3", 1) << QStringLiteral("GLB_INVALID_VERSION");
    QTest::newRow("length") << 8 << QByteArray("\5\0\0\0", 4) << QStringLiteral("GLB_LENGTH_TOO_SMALL");
    QTest::newRow("longer") << 10 << QByteArray("\1", 1) << QStringLiteral("GLB_LENGTH_MISMATCH");
    QTest::newRow("chunk") << 14 << QByteArray("\1", 1) << QStringLiteral("GLB_CHUNK_TOO_BIG");
    QTest::newRow("first chunk") << 16 << QByteArray("BSON") << QStringLiteral("GLB_UNEXPECTED_FIRST_CHUNK");
    // The chunk begins in the file, but behind the end that the header tells.
    QTest::newRow("short length") << 8 << QByteArray("\15\0\0\0", 4) << QStringLiteral("GLB_CHUNK_TOO_BIG");
    QTest::newRow("json") << 21 << QByteArray("{{{{") << QStringLiteral("INVALID_JSON");
}

void TestGltfBadFiles::containers()
{
    QFETCH(const int, at);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    QByteArray file = MadeGltf().binary();
    Diagnostics diagnostics;
    QVERIFY(imported(file, diagnostics, {}, "made.glb"));
    file.replace(at, bytes.size(), bytes);
    const auto read = imported(file, diagnostics, {}, "made.glb");
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(read.error().text()).contains(text), read.error().text().c_str());
}

void TestGltfBadFiles::readsEveryTruncation()
{
    const QByteArray file = MadeGltf().binary();
    for (qsizetype length = 0; length < file.size(); ++length) {
        Diagnostics diagnostics;
        QVERIFY(!imported(file.first(length), diagnostics, {}, "made.glb"));
    }
}

void TestGltfBadFiles::numbersBeyondDoubles()
{
    MadeGltf made;
    made.set("nodes/1/translation/1", 4711);
    for (const auto &[number, text] : {std::pair("-1e309", "-1e309 is out of range (VALUE_NOT_IN_RANGE)"),
                                       {"1-2", "(INVALID_JSON)"},
                                       {"", "(INVALID_JSON)"}}) {
        Diagnostics diagnostics;
        const auto read = imported(made.bytes().replace("4711", number), diagnostics);
        QVERIFY(!read);
        QVERIFY2(read.error().text().find(text) != std::string::npos, read.error().text().c_str());
    }
}

void TestGltfBadFiles::byteOrderMark()
{
    const QByteArray text = "\xEF\xBB\xBF" + MadeGltf().bytes();
    const Bytes bytes(reinterpret_cast<const std::byte *>(text.constData()), std::size_t(text.size()));
    QVERIFY(createGltfImporter()->probe(bytes, QStringLiteral("gltf")) > 0);
    for (std::size_t length = 0; length < 4; ++length)
        QCOMPARE(createGltfImporter()->probe(bytes.first(length), QStringLiteral("gltf")), 0);
    Diagnostics diagnostics;
    QVERIFY(imported(text, diagnostics));
}

void TestGltfBadFiles::files_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("plain") << QStringLiteral("body.bin") << QStringLiteral("body.bin");
    QTest::newRow("escaped") << QStringLiteral("the%20body%C3%A4.bin") << QString::fromUtf8("the bodyä.bin");
    QTest::newRow("blank") << QStringLiteral("the body.bin") << QStringLiteral("the body.bin");
    QTest::newRow("below") << QStringLiteral("./parts/../parts/body.bin") << QStringLiteral("parts/body.bin");
    QTest::newRow("above") << QStringLiteral("../body.bin") << QString();
    QTest::newRow("above, escaped") << QStringLiteral("%2e%2e/body.bin") << QString();
    QTest::newRow("above, from below") << QStringLiteral("parts/../../body.bin") << QString();
    QTest::newRow("absolute") << QStringLiteral("/etc/passwd") << QString();
    QTest::newRow("scheme") << QStringLiteral("file:///etc/passwd") << QString();
    QTest::newRow("drive") << QStringLiteral("C:%5Cbody.bin") << QString();
}

/// Only files in the folder of the model are asked for.
void TestGltfBadFiles::files()
{
    QFETCH(const QString, uri);
    QFETCH(const QString, wanted);
    MadeGltf made;
    made.set("buffers/0",
             QJsonObject{{QStringLiteral("byteLength"), made.buffer.size()}, {QStringLiteral("uri"), uri}});
    QStringList asked;
    Diagnostics diagnostics;
    const auto read = imported(made.bytes(), diagnostics, {}, "made.gltf", [&](const QString &name) {
        asked.append(name);
        return std::optional(made.buffer);
    });
    QCOMPARE(asked, wanted.isEmpty() ? QStringList() : QStringList(wanted));
    QCOMPARE(bool(read), !wanted.isEmpty());
}

SINEW_GUILESS_TEST(tst_gltf_bad_files, TestGltfBadFiles)

} // namespace tst_gltf_bad_files

#include "tst_gltf_bad_files.moc"
