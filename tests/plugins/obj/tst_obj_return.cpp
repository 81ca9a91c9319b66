// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Meshes that went through OBJ come back into the models that they were taken from.

#include "core/image/image_registry.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/transform/mesh/mesh_import.h"
#include "plugins/obj/exporter.h"
#include "plugins/obj/importer.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/plugins/model_state.h"
#include "tests/support/test_program.h"

#include <algorithm>

namespace tst_obj_return {

using namespace sinew;
using namespace sinew::test;

/// The places of all triangles, whatever their order, each from its smallest corner on.
std::vector<std::array<std::array<float, 3>, 3>> trianglesOf(const EditableMesh &mesh)
{
    std::vector<std::array<std::array<float, 3>, 3>> all;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        auto &triangle = all.emplace_back();
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const Vec3 &p = mesh.vertices[mesh.triangles[i + corner]].position;
            triangle[corner] = {p.x + 0.f, p.y + 0.f, p.z + 0.f};
        }
        std::rotate(triangle.begin(), std::min_element(triangle.begin(), triangle.end()), triangle.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

class TestObjReturn : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }
    void comesBackThroughObj_data() { addModelRows(16); }
    void comesBackThroughObj();
};

/// OBJ has no bones: vertices in their places keep those that they have.
void TestObjReturn::comesBackThroughObj()
{
    QFETCH(const QString, path);
    sawCorpusFile(path);
    const OpenedModel model(m_registry, path);
    if (!model.document || !isFiniteScene(model.scene))
        return;
    // OBJ has the model at rest; vertices that are stored elsewhere would be there.
    Pose rest;
    evaluatePose(model.scene, PoseTime(), rest);
    std::vector<Eigen::Vector3f> places;
    for (const SceneMesh &mesh : model.scene.meshes) {
        skinnedPositions(mesh, rest, places);
        for (std::size_t v = 0; v < places.size(); ++v)
            if (places[v] != Eigen::Vector3f(mesh.positions[v].x, mesh.positions[v].y, mesh.positions[v].z))
                return;
    }
    ExportOptions options;
    options.suffix = QStringLiteral("obj");
    options.name = QStringLiteral("model");
    options.textures = false;
    const Document &document = *model.document;
    const auto exported = createObjExporter()->write(
        {*document.format(), document.model(), model.scene, {}, m_registry.images()}, options);
    if (!exported)
        return;
    Diagnostics diagnostics;
    ImportOptions wanted;
    wanted.textures = false;
    wanted.space = spaceOf(document.format()->info().id, model.scene);
    const FileSet files(QStringLiteral("model.obj"), exported->files.front().bytes);
    const auto imported = createObjImporter()->read({files, m_registry.images()}, wanted, diagnostics);
    QVERIFY2(imported, imported ? "" : imported.error().text().c_str());
    MeshImport import = suggestedImport(*imported, *document.format(), document.model());
    for (ImportedPart &part : import.parts)
        if (part.use == ImportedPart::Added) // names that OBJ can't say
            part.use = ImportedPart::Left;
    Result<MeshEdit> edit = importedMeshes(imported->scene, import, *document.format(), document.model());
    if (!edit)
        return;
    QVERIFY(model.document->push(std::move(edit->changes), QStringLiteral("import")));
    // Texture coordinates are moved as the material moves them.
    const RenderScene scene = document.format()->scene()->build(document.model());
    QCOMPARE(scene.meshes.size(), model.scene.meshes.size());
    SceneMeshParts was(model.scene), is(scene);
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const EditableMesh &a = was.mesh(model.scene.meshes[row].source), &b = is.mesh(scene.meshes[row].source);
        QCOMPARE(trianglesOf(b), trianglesOf(a));
        std::set<NodeId> bones, bonesNow;
        for (const auto &[mesh, to] : {std::pair(&a, &bones), {&b, &bonesNow}})
            for (const BoneShares &skin : mesh->skins)
                for (const BoneShare &share : skin)
                    to->insert(share.bone);
        QVERIFY(std::includes(bones.begin(), bones.end(), bonesNow.begin(), bonesNow.end()));
    }
}

SINEW_GUILESS_TEST(tst_obj_return, TestObjReturn)

} // namespace tst_obj_return

#include "tst_obj_return.moc"
