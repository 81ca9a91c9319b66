// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Meshes of exported files come back into the models that they were taken from.

#include "core/image/image_registry.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/transform/mesh/mesh_import.h"
#include "plugins/gltf/importer.h"
#include "plugins/obj/importer.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/plugins/model_state.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tst_mesh_import {

using namespace sinew;
using namespace sinew::test;

const QString sample = sourcePath("tests/samples/showcase/showcase.mdx");

/// A corner of a triangle with all that belongs to it.
using CornerKey = std::array<float, 8>;

std::vector<CornerKey> cornersOf(const EditableMesh &mesh)
{
    std::vector<CornerKey> corners;
    for (const std::uint32_t row : mesh.triangles) {
        const MeshVertex &v = mesh.vertices[row];
        corners.push_back(
            {v.position.x, v.position.y, v.position.z, v.normal.x, v.normal.y, v.normal.z, v.uvs[0].x, v.uvs[0].y});
    }
    return corners;
}

/// Names in other encodings than UTF-8 are written in it.
bool isAscii(const std::string &name)
{
    return std::all_of(name.begin(), name.end(), [](char c) { return c >= 0; });
}

class TestMeshImport : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    struct Returned
    {
        std::unique_ptr<Document> document;
        RenderScene scene; ///< of the document
        ImportedScene imported;
        QByteArray glb;

        const Format &format() const { return *document->format(); }
        MeshImport suggested() const { return suggestedImport(imported, format(), document->model()); }
        Result<MeshEdit> edit(const MeshImport &import) const
        {
            return importedMeshes(imported.scene, import, format(), document->model());
        }
    };

    Result<ImportedScene> read(const QByteArray &glb, const ImportOptions &options) const
    {
        Diagnostics diagnostics;
        const FileSet files(QStringLiteral("model.glb"), glb);
        return createGltfImporter()->read({files, m_registry.images()}, options, diagnostics);
    }

    /// Exports a model, and imports the file for it.
    bool take(const QString &path, Returned &returned, ExportOptions options = {}) const
    {
        OpenedModel model(m_registry, path);
        if (!model.document)
            return false;
        options.allMeshes = true;
        const auto exported = model.exported(m_registry, QStringLiteral("glb"), options);
        if (!exported)
            return false;
        returned.glb = exported->files.front().bytes;
        ImportOptions wanted;
        wanted.textures = false;
        wanted.space = spaceOf(model.document->format()->info().id, model.scene);
        auto imported = read(returned.glb, wanted);
        if (!imported)
            return false;
        returned.document = std::move(model.document);
        returned.scene = std::move(model.scene);
        returned.imported = std::move(*imported);
        return true;
    }

    EditableMesh partAt(const Document &document, std::size_t row) const
    {
        const RenderScene scene = document.format()->scene()->build(document.model());
        SceneMeshParts parts(scene);
        return parts.mesh(scene.meshes.at(row).source);
    }

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }
    void whatDidNotChangeKeepsItsBytes_data() { addModelRows(16); }
    void whatDidNotChangeKeepsItsBytes();
    void aMovedVertexChangesNothingElse_data();
    void aMovedVertexChangesNothingElse();
    void verticesMayBeInAnotherOrder_data() { aMovedVertexChangesNothingElse_data(); }
    void verticesMayBeInAnotherOrder();
    void trianglesComeAndGo_data() { aMovedVertexChangesNothingElse_data(); }
    void trianglesComeAndGo();
    void becomesANewPart_data() { aMovedVertexChangesNothingElse_data(); }
    void becomesANewPart();
    void namesOfCopiesMatch();
    void bonesAreMappedByHand();
    void movesWithTheBones();
    void findsAxesAndScale();
    void objTakesBonesOfNeighbours();
    void needsAChoice();
};

void TestMeshImport::whatDidNotChangeKeepsItsBytes()
{
    QFETCH(const QString, path);
    sawCorpusFile(path);
    Returned returned;
    if (!take(path, returned) || returned.imported.scene.meshes.empty())
        return;
    // What is not a number can't be said, and without normals the specification demands flat faces.
    if (!isFiniteScene(returned.scene) ||
        std::any_of(returned.scene.meshes.begin(), returned.scene.meshes.end(),
                    [](const SceneMesh &mesh) { return mesh.normals.size() != mesh.positions.size(); }))
        return;
    MeshImport import = returned.suggested();
    for (const ImportedPart &part : import.parts)
        // What a projection shows is no region.
        QVERIFY2((part.use == ImportedPart::Replaces) !=
                     QByteArray(returned.imported.scene.meshes[part.mesh].name.c_str()).startsWith("Projection"),
                 returned.imported.scene.meshes[part.mesh].name.c_str());
    for (const NodeMatch &bone : import.bones)
        QVERIFY2(bone.by == MatchedBy::Name || returned.scene.nodes.empty() ||
                     !isAscii(returned.imported.scene.nodes[bone.from - 1].name),
                 returned.imported.scene.nodes[bone.from - 1].name.c_str());
    QCOMPARE(bonesApart(returned.imported.scene, import, returned.format(), returned.document->model()).count,
             std::size_t(0));
    const auto before = filesOf(*returned.document);
    Result<MeshEdit> edit = returned.edit(import);
    if (!edit) {
        // Regions that share vertices, cloth: not to be edited with any tool.
        QVERIFY(!edit.error().text().empty());
        return;
    }
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    const auto after = filesOf(*returned.document);
    for (const auto &[file, bytes] : before)
        QVERIFY2(after.contains(file) && after.at(file) == bytes, qPrintable(file));
    QCOMPARE(after.size(), before.size());
}

void TestMeshImport::aMovedVertexChangesNothingElse_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("mdx") << sample;
    QTest::newRow("m2") << sourcePath("tests/samples/m2showcase/shrine.m2");
    QTest::newRow("m3") << sourcePath("tests/samples/m3/tiny29.m3");
}

void TestMeshImport::aMovedVertexChangesNothingElse()
{
    QFETCH(const QString, path);
    Returned returned;
    QVERIFY(take(path, returned));
    const std::size_t row = 0;
    const EditableMesh before = partAt(*returned.document, row);
    Vec3 *positions = returned.imported.scene.meshes[row].positions.edit();
    positions[2].z += 1;
    Result<MeshEdit> edit = returned.edit(returned.suggested());
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    const EditableMesh after = partAt(*returned.document, row);
    QCOMPARE(after.vertices.size(), before.vertices.size());
    QCOMPARE(after.triangles, before.triangles);
    for (std::size_t v = 0; v < before.vertices.size(); ++v) {
        const MeshVertex &a = before.vertices[v], &b = after.vertices[v];
        QCOMPARE(isSamePosition(a, b), v != 2);
        QVERIFY(isSameNormal(a, b) && isSameUv(a, b, 0));
        QVERIFY(before.skins[a.skin] == after.skins[b.skin]);
    }
    QCOMPARE(after.vertices[2].position.z, before.vertices[2].position.z + 1);
    for (std::size_t other = 1; other < returned.scene.meshes.size(); ++other)
        QVERIFY(returned.document->format()
                    ->scene()
                    ->build(returned.document->model())
                    .meshes[other]
                    .positions.sharesWith(returned.scene.meshes[other].positions) ||
                cornersOf(partAt(*returned.document, other)).size() == returned.scene.meshes[other].indices.size());
    returned.document->undo();
    QVERIFY(!returned.document->isModified());
}

/// Other programs sort vertices and triangles as they like: the model keeps its own order.
void TestMeshImport::verticesMayBeInAnotherOrder()
{
    QFETCH(const QString, path);
    Returned returned;
    QVERIFY(take(path, returned));
    const auto before = filesOf(*returned.document);
    const EditableMesh part = partAt(*returned.document, 0);
    SceneMesh &mesh = returned.imported.scene.meshes[0];
    const std::size_t count = mesh.positions.size();
    const auto reversed = [&](auto &array, std::size_t each) {
        auto *values = array.edit();
        for (std::size_t a = 0, b = count - 1; a < b && !array.isEmpty(); ++a, --b)
            std::swap_ranges(values + a * each, values + a * each + each, values + b * each);
    };
    reversed(mesh.positions, 1);
    reversed(mesh.normals, 1);
    reversed(mesh.tangents, 1);
    reversed(mesh.colours, 1);
    for (auto &set : mesh.uvSets)
        reversed(set, 1);
    reversed(mesh.influences, 4);
    reversed(mesh.weights, 4);
    std::uint32_t *indices = mesh.indices.edit();
    for (std::size_t i = 0; i < mesh.indices.size(); ++i)
        indices[i] = std::uint32_t(count - 1 - indices[i]);
    std::rotate(indices, indices + 3, indices + mesh.indices.size());
    Result<MeshEdit> edit = returned.edit(returned.suggested());
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    QCOMPARE(filesOf(*returned.document), before);

    // The third from the end was the third: moved, it is still that one.
    returned.document->undo();
    mesh.positions.edit()[count - 3].z += 1;
    edit = returned.edit(returned.suggested());
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    const EditableMesh after = partAt(*returned.document, 0);
    QCOMPARE(after.triangles, part.triangles);
    for (std::size_t v = 0; v < count; ++v)
        QCOMPARE(isSamePosition(after.vertices[v], part.vertices[v]), v != 2);
}

/// A triangle that is gone takes its own vertices along, a new one comes last.
void TestMeshImport::trianglesComeAndGo()
{
    QFETCH(const QString, path);
    Returned returned;
    QVERIFY(take(path, returned));
    const EditableMesh part = partAt(*returned.document, 0);
    SceneMesh &mesh = returned.imported.scene.meshes[0];
    std::vector<std::uint32_t> indices(mesh.indices.begin(), mesh.indices.end());
    // The first triangle the other way round.
    std::swap(indices[1], indices[2]);
    mesh.indices.assign(indices);
    Result<MeshEdit> edit = returned.edit(returned.suggested());
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    const EditableMesh after = partAt(*returned.document, 0);
    std::vector<CornerKey> was = cornersOf(part), is = cornersOf(after);
    std::swap(was[1], was[2]);
    std::rotate(was.begin(), was.begin() + 3, was.end());
    QCOMPARE(is, was);
}

void TestMeshImport::becomesANewPart()
{
    QFETCH(const QString, path);
    Returned returned;
    QVERIFY(take(path, returned));
    MeshImport import = returned.suggested();
    const NodeId like = import.parts.at(0).part;
    for (ImportedPart &part : import.parts)
        part.use = ImportedPart::Left;
    import.parts[0].use = ImportedPart::Added;
    const EditableMesh before = partAt(*returned.document, 0);
    const auto findings = findingsOf(*returned.document);
    Result<MeshEdit> edit = returned.edit(import);
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QCOMPARE(edit->added.size(), std::size_t(1));
    const NodeId added = edit->added.front();
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    const RenderScene scene = returned.format().scene()->build(returned.document->model());
    SceneMeshParts parts(scene);
    QVERIFY(parts.has(added) && added != like);
    const std::vector<CornerKey> was = cornersOf(before), is = cornersOf(parts.mesh(added));
    QCOMPARE(is.size(), was.size());
    for (std::size_t i = 0; i < was.size(); ++i)
        for (std::size_t number = 0; number < was[i].size(); ++number)
            QVERIFY(std::abs(is[i][number] - was[i][number]) <= 0.01f);
    for (std::size_t i = 0; i < before.triangles.size(); ++i) {
        const BoneShares &a = before.skins[before.vertices[before.triangles[i]].skin];
        const EditableMesh &now = parts.mesh(added);
        const BoneShares &b = now.skins[now.vertices[now.triangles[i]].skin];
        QCOMPARE(b.size(), a.size());
        for (const BoneShare &share : a)
            QVERIFY(std::any_of(b.begin(), b.end(), [&](const BoneShare &other) {
                return other.bone == share.bone && std::abs(other.share - share.share) < 0.01f;
            }));
    }
    for (const auto &[code, count] : findingsOf(*returned.document))
        QVERIFY2(count == 0 || findings.contains(code), code.c_str());
}

/// Blender puts ".001" behind names that exist already, three.js turns blanks into "_".
void TestMeshImport::namesOfCopiesMatch()
{
    Returned returned;
    QVERIFY(take(sample, returned));
    const MeshImport before = returned.suggested();
    for (SceneNode &node : returned.imported.scene.nodes)
        node.name += ".001";
    for (SceneMesh &mesh : returned.imported.scene.meshes)
        mesh.name += ".001";
    returned.imported.objects.clear();
    const MeshImport after = returned.suggested();
    QCOMPARE(after.bones.size(), before.bones.size());
    for (std::size_t i = 0; i < before.bones.size(); ++i) {
        QCOMPARE(after.bones[i].to, before.bones[i].to);
        QVERIFY(!after.bones[i].isUnsure());
    }
    for (std::size_t i = 0; i < before.parts.size(); ++i) {
        QCOMPARE(after.parts[i].use, ImportedPart::Replaces);
        QCOMPARE(after.parts[i].part, before.parts[i].part);
    }
}

void TestMeshImport::bonesAreMappedByHand()
{
    Returned returned;
    QVERIFY(take(sample, returned));
    MeshImport import = returned.suggested();
    QVERIFY(import.bones.size() >= 2);
    const NodeId all = import.bones[1].to;
    for (NodeMatch &bone : import.bones)
        bone.to = all;
    Result<MeshEdit> edit = returned.edit(import);
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    for (std::size_t row = 0; row < import.parts.size(); ++row)
        for (const BoneShares &skin : partAt(*returned.document, row).skins) {
            QCOMPARE(skin.size(), std::size_t(1));
            QCOMPARE(skin.front().bone, all);
        }

    // Without any counterpart the vertices stay with the bones that the part has there.
    returned.document->undo();
    for (NodeMatch &bone : import.bones)
        bone.to = NoNode;
    edit = returned.edit(import);
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    QCOMPARE(filesOf(*returned.document), filesOf(*OpenedModel(m_registry, sample).document));
}

void TestMeshImport::movesWithTheBones()
{
    Returned returned;
    QVERIFY(take(sample, returned));
    const EditableMesh before = partAt(*returned.document, 0);
    RenderScene &scene = returned.imported.scene;
    for (SceneNode &node : scene.nodes)
        node.pivot.x += 20;
    for (SceneMesh &mesh : scene.meshes) {
        Vec3 *positions = mesh.positions.edit();
        for (std::size_t v = 0; v < mesh.positions.size(); ++v)
            positions[v].x += 20;
    }
    MeshImport import = returned.suggested();
    const BonesApart apart = bonesApart(scene, import, returned.format(), returned.document->model());
    QCOMPARE(apart.count, import.bones.size());
    QVERIFY(std::abs(apart.farthest - 20) < 1e-4);
    import.movesWithBones = true;
    Result<MeshEdit> edit = returned.edit(import);
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(returned.document->push(std::move(edit->changes), QStringLiteral("import")));
    const EditableMesh after = partAt(*returned.document, 0);
    QCOMPARE(after.vertices.size(), before.vertices.size());
    for (std::size_t v = 0; v < before.vertices.size(); ++v)
        QVERIFY(std::abs(after.vertices[v].position.x - before.vertices[v].position.x) < 1e-3f);
}

/// A file that says nothing of its axes and scale: the bones do.
void TestMeshImport::findsAxesAndScale()
{
    Returned returned;
    ExportOptions options;
    options.keepsAxes = true;
    options.scale = 0.25;
    QVERIFY(take(sample, returned, options));
    // The chunk of JSON keeps its length.
    QByteArray bare = returned.glb;
    bare.replace("\"sinew\"", "\"other\"");
    ImportOptions usual;
    usual.space = spaceOf(QStringLiteral("mdx"), returned.scene);
    const auto first = read(bare, usual);
    QVERIFY(first);
    QCOMPARE(first->keepsAxes, false);
    const auto better = fittingSpace(*first, usual, returned.scene);
    QVERIFY(better.has_value());
    QCOMPARE(better->keepsAxes, std::optional<bool>(true));
    QVERIFY(std::abs(better->scale.value_or(0) - 4) < 1e-3);
    const auto second = read(bare, *better);
    QVERIFY(second);
    QVERIFY(!fittingSpace(*second, *better, returned.scene));
    // What the user chose stays.
    usual.keepsAxes = false;
    const auto kept = fittingSpace(*first, usual, returned.scene);
    QVERIFY(!kept || kept->keepsAxes == false);
}

void TestMeshImport::objTakesBonesOfNeighbours()
{
    Returned returned;
    QVERIFY(take(sample, returned));
    const EditableMesh before = partAt(*returned.document, 0);
    QByteArray text = "o Anything\n";
    const auto number = [](float n) { return QByteArray::number(double(n), 'g', 9) + ' '; };
    for (const MeshVertex &v : before.vertices)
        text += "v " + number(v.position.x) + number(v.position.z + 0.5f) + number(-v.position.y) + '\n';
    for (std::size_t i = 0; i < before.triangles.size(); i += 3)
        text += "f " + QByteArray::number(before.triangles[i] + 1) + ' ' +
                QByteArray::number(before.triangles[i + 1] + 1) + ' ' +
                QByteArray::number(before.triangles[i + 2] + 1) + '\n';
    Diagnostics diagnostics;
    ImportOptions options;
    options.keepsAxes = true;
    options.scale = 1;
    const FileSet files(QStringLiteral("model.obj"), text);
    auto imported = createObjImporter()->read({files, m_registry.images()}, options, diagnostics);
    QVERIFY(imported);
    MeshImport import = suggestedImport(*imported, returned.format(), returned.document->model());
    QCOMPARE(import.parts.size(), std::size_t(1));
    QCOMPARE(import.parts[0].use, ImportedPart::Added);
    import.parts[0] = {0, ImportedPart::Replaces, returned.scene.meshes[0].source};
    const Result<MeshEdit> edit =
        importedMeshes(imported->scene, import, returned.format(), returned.document->model());
    QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
    QVERIFY(!edit->notes.empty());
    ChangeSet changes = edit->changes;
    QVERIFY(returned.document->push(std::move(changes), QStringLiteral("import")));
    const EditableMesh after = partAt(*returned.document, 0);
    QCOMPARE(after.triangles.size(), before.triangles.size());
    std::set<NodeId> was, is;
    for (const BoneShares &skin : before.skins)
        for (const BoneShare &share : skin)
            was.insert(share.bone);
    for (const BoneShares &skin : after.skins)
        for (const BoneShare &share : skin)
            is.insert(share.bone);
    QVERIFY(!is.empty() && std::includes(was.begin(), was.end(), is.begin(), is.end()));
}

void TestMeshImport::needsAChoice()
{
    Returned returned;
    QVERIFY(take(sample, returned));
    MeshImport import = returned.suggested();
    for (ImportedPart &part : import.parts)
        part.use = ImportedPart::Left;
    const auto edit = returned.edit(import);
    QVERIFY(!edit);
    QVERIFY(edit.error().text().find("choose") != std::string::npos);
}

SINEW_GUILESS_TEST(tst_mesh_import, TestMeshImport)

} // namespace tst_mesh_import

#include "tst_mesh_import.moc"
