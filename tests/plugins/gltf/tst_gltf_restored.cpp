// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// MDX → glTF → MDX with what the exporter keeps: the model is equal, and takes over what changed in the file.

#include "core/exchange/kept_objects.h"
#include "core/facets/creation_facet.h"
#include "core/image/image_registry.h"
#include "core/schema/json.h"
#include "plugins/gltf/importer.h"
#include "plugins/mdx/model/model.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/support/test_program.h"

namespace tst_gltf_restored {

using namespace sinew;
using namespace sinew::test;

const QString sample = sourcePath("tests/samples/showcase/showcase.mdx");

QByteArrayList dumpOf(const Model &model)
{
    const std::string text = toJson(*model.info().type, model.root(), model.ctx(), {.arrays = true});
    QByteArray all(text.data(), qsizetype(text.size()));
    // JSON does not tell −0 from 0.
    for (const char *end : {",", "]", "\n"})
        all.replace(QByteArray(" -0") + end, QByteArray(" 0") + end)
            .replace(QByteArray("[-0") + end, QByteArray("[0") + end);
    return all.split('\n');
}

class TestGltfRestored : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    Result<ImportedScene> imported(const Model &model) const
    {
        const Format &format = *m_registry.formats().front();
        const RenderScene scene = format.scene()->build(model);
        ExportOptions options;
        options.allMeshes = true;
        options.suffix = QStringLiteral("glb");
        options.name = QStringLiteral("model");
        const auto exported = createGltfExporter()->write({format, model, scene, {}, m_registry.images()}, options);
        if (!exported)
            return exported.error();
        Diagnostics diagnostics;
        ImportOptions import;
        import.textures = false;
        const FileSet files(QStringLiteral("model.glb"), exported->files.front().bytes);
        return createGltfImporter()->read({files, m_registry.images()}, import, diagnostics);
    }
    Result<CreatedModel> restored(const ImportedScene &file) const
    {
        const auto again = [this](const Model &model) -> Result<RenderScene> {
            auto scene = imported(model);
            if (!scene)
                return scene.error();
            return std::move(scene->scene);
        };
        return m_registry.formats().front()->creation()->restored({*file.kept, file.scene, file.objects, again});
    }

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }
    void modelsAreEqual_data() { addModelRows(16); }
    void modelsAreEqual();
};

void TestGltfRestored::modelsAreEqual()
{
    QFETCH(const QString, path);
    sawCorpusFile(path);
    const OpenedModel model(m_registry, path);
    if (!model.document || model.document->format()->info().id != QLatin1String("mdx") || !isFiniteScene(model.scene))
        return;
    const auto file = imported(model.document->model());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QVERIFY(file->kept);
    // Told: each corner is a vertex of its own then.
    if (std::any_of(model.scene.meshes.begin(), model.scene.meshes.end(),
                    [](const SceneMesh &mesh) { return mesh.normals.size() != mesh.positions.size(); }))
        return;
    const auto made = restored(*file);
    QVERIFY2(made, made ? "" : made.error().text().c_str());
    const QByteArrayList before = dumpOf(model.document->model()), after = dumpOf(*made->model);
    QByteArrayList differences;
    for (qsizetype i = 0; i < std::min(before.size(), after.size()) && differences.size() < 3; ++i)
        if (before[i] != after[i]) {
            qsizetype at = 0;
            while (before[i].at(at) == after[i].at(at))
                ++at;
            at = std::max<qsizetype>(0, at - 30);
            differences += before[i].left(24) + " … " + before[i].mid(at, 90) + " -> " + after[i].mid(at, 90);
        }
    QVERIFY2(differences.isEmpty(), differences.join('\n').constData());
    QCOMPARE(after.size(), before.size());
}

SINEW_GUILESS_TEST(tst_gltf_restored, TestGltfRestored)

} // namespace tst_gltf_restored

#include "tst_gltf_restored.moc"
