// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// MDX → glTF → MDX with what the exporter keeps: the model is equal, and takes over what changed in the file.

#include "core/exchange/kept_objects.h"
#include "core/facets/creation_facet.h"
#include "core/image/image_registry.h"
#include "core/schema/json.h"
#include "core/schema/struct_info.h"
#include "plugins/gltf/importer.h"
#include "plugins/mdx/model/model.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/plugins/model_state.h"
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
    void takesChangedKeys();
    void addsSequences();
    void movesPivots();
    void removesWhatIsGone();
    void survivesAnyExtras();
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
    // Told as well: geosets without triangles are not in the file.
    if (std::any_of(model.scene.meshes.begin(), model.scene.meshes.end(),
                    [](const SceneMesh &mesh) { return mesh.indices.size() < 3; }))
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

mdx::MdxModel &mdxOf(const CreatedModel &made)
{
    return static_cast<mdx::MdxModel &>(*made.model);
}

std::string lossesOf(const CreatedModel &made)
{
    std::string all;
    for (const ConversionLoss &loss : made.losses)
        all += loss.message.text() + '\n';
    return all;
}

/// Half a turn in one sequence: its keys come from the file, all others stay.
void TestGltfRestored::takesChangedKeys()
{
    const OpenedModel model(m_registry, sample);
    auto file = imported(model.document->model());
    QVERIFY(file);
    const mdx::Root &before = mdx::rootOf(model.document->model());
    const SceneSequence &walk = file->scene.sequences.at(2);
    const mdx::Bone &bone = before.bones[3];
    for (SceneNode &node : file->scene.nodes)
        if (node.key == bone.node.objectId) {
            Curve<Quat> turned(Interpolation::Linear, 2);
            turned.editTimes()[0] = walk.start;
            turned.editTimes()[1] = walk.end;
            turned.editValues()[0] = turned.editValues()[1] = {0, 0, 1, 0};
            // The other sequences as they were.
            Curve<Quat> whole = node.rotation.curve;
            const auto times = whole.times();
            const auto first = std::lower_bound(times.begin(), times.end(), walk.start) - times.begin();
            const auto last = std::upper_bound(times.begin(), times.end(), walk.end) - times.begin();
            turned.setHeader(whole.header());
            whole.splice(std::size_t(first), std::size_t(last - first), turned);
            node.rotation.curve = whole;
        }
    const auto made = restored(*file);
    QVERIFY(made);
    const mdx::Root &after = mdxOf(*made).data;
    const Curve<Quat> &curve = after.bones[3].node.rotation;
    std::size_t inWalk = 0;
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (curve.times()[i] >= walk.start && curve.times()[i] <= walk.end) {
            QVERIFY(std::abs(std::abs(curve.values()[i].z) - 1) < 1e-4f);
            ++inWalk;
        }
    QCOMPARE(inWalk, std::size_t(2));
    // Before that sequence nothing has changed.
    for (std::size_t i = 0; i < curve.size() && curve.times()[i] < walk.start; ++i) {
        QCOMPARE(curve.times()[i], bone.node.rotation.times()[i]);
        QVERIFY(std::memcmp(&curve.values()[i], &bone.node.rotation.values()[i], sizeof(Quat)) == 0);
    }
    for (std::size_t row = 0; row < before.bones.size(); ++row)
        if (row != 3)
            QVERIFY(after.bones[row].node.rotation == before.bones[row].node.rotation);
    QCOMPARE(after.sequences.size(), before.sequences.size());
}

/// An action that was made elsewhere.
void TestGltfRestored::addsSequences()
{
    const OpenedModel model(m_registry, sample);
    auto file = imported(model.document->model());
    QVERIFY(file);
    const mdx::Root &before = mdx::rootOf(model.document->model());
    SceneSequence dance = file->scene.sequences.back();
    dance.name = "Dance";
    dance.start = dance.end + 5000;
    dance.end = dance.start + 800;
    file->scene.sequences.push_back(dance);
    for (SceneNode &node : file->scene.nodes)
        if (node.key == before.bones[3].node.objectId) {
            Curve<Quat> keys(node.rotation.curve.interpolation(), 2);
            keys.editTimes()[0] = dance.start;
            keys.editTimes()[1] = dance.start + 400;
            keys.editValues()[0] = {0, 0, 0, 1};
            keys.editValues()[1] = {0, 0, 1, 0};
            node.rotation.curve.splice(node.rotation.curve.size(), 0, keys);
        }
    const auto made = restored(*file);
    QVERIFY(made);
    const mdx::Root &after = mdxOf(*made).data;
    QCOMPARE(after.sequences.size(), before.sequences.size() + 1);
    const mdx::Sequence &added = after.sequences[before.sequences.size()];
    QCOMPARE(std::string(added.name.view()), std::string("Dance"));
    QCOMPARE(added.end - added.start, 800);
    for (const mdx::Sequence &sequence : before.sequences)
        QVERIFY(added.start > sequence.end);
    const Curve<Quat> &curve = after.bones[3].node.rotation;
    const auto at = std::find(curve.times().begin(), curve.times().end(), added.start + 400);
    QVERIFY(at != curve.times().end());
    QVERIFY(std::abs(curve.values()[std::size_t(at - curve.times().begin())].z) > 0.999f);
}

void TestGltfRestored::movesPivots()
{
    const OpenedModel model(m_registry, sample);
    auto file = imported(model.document->model());
    QVERIFY(file);
    const mdx::Root &before = mdx::rootOf(model.document->model());
    const auto id = std::size_t(before.bones[3].node.objectId);
    for (SceneNode &node : file->scene.nodes)
        if (node.key == std::int32_t(id))
            node.pivot.z += 10;
    const auto made = restored(*file);
    QVERIFY(made);
    const Array<Vec3> &pivots = mdxOf(*made).data.pivots;
    for (std::size_t i = 0; i < pivots.size(); ++i)
        QCOMPARE(pivots[i].z, before.pivots[i].z + (i == id ? 10 : 0));
}

/// A mesh was deleted, and a program in between left out all lights.
void TestGltfRestored::removesWhatIsGone()
{
    const OpenedModel model(m_registry, sample);
    auto file = imported(model.document->model());
    QVERIFY(file);
    const mdx::Root &before = mdx::rootOf(model.document->model());
    QVERIFY(before.lights.size() > 0 && before.geosets.size() > 2);
    KeptObjects kept = *file->kept;
    std::erase_if(kept.objects, [](const QJsonObject &object) {
        const QString path = object[QStringLiteral("path")].toString();
        return path.startsWith(QStringLiteral("lights[")) || path == QStringLiteral("geosets[1]");
    });
    file->kept = std::make_shared<const KeptObjects>(kept);
    file->scene.meshes.erase(file->scene.meshes.begin() + 1);
    file->objects.erase(file->objects.begin() + 1);
    const auto made = restored(*file);
    QVERIFY(made);
    const mdx::Root &after = mdxOf(*made).data;
    QCOMPARE(after.lights.size(), std::size_t(0));
    QCOMPARE(after.geosets.size(), before.geosets.size() - 1);
    QVERIFY(after.geosets[1].vertices.equalRaw(before.geosets[2].vertices, sizeof(Vec3)));
    QCOMPARE(after.pivots.size(), before.pivots.size() - before.lights.size());
    QVERIFY(lossesOf(*made).find("does not have any more") != std::string::npos);
    std::map<std::string, std::size_t> counts = findingsOf(*model.document);
    for (const CheckReport::Row &row : checkModel(*made->model, model.document->format()).rows)
        QVERIFY2(row.count() <= counts[row.check->code] || std::string(row.check->code).ends_with(".unused"),
                 row.check->code);
}

/// The extras are a stranger's: whatever they say, there is a model or an error.
void TestGltfRestored::survivesAnyExtras()
{
    const OpenedModel model(m_registry, sample);
    const auto file = imported(model.document->model());
    QVERIFY(file);
    const auto with = [&](const char *root, const char *object, const char *counts) {
        ImportedScene changed = *file;
        KeptObjects kept = *file->kept;
        const auto parsed = [](const char *json) { return QJsonDocument::fromJson(json).object(); };
        if (root)
            kept.root = parsed(root);
        if (object)
            kept.objects.push_back(parsed(object));
        if (counts)
            kept.counts = parsed(counts);
        changed.kept = std::make_shared<const KeptObjects>(kept);
        return restored(changed);
    };
    const char *objects[] = {
        R"({"path": "bones[99999999999]", "fields": {"geosetId": 1}})",
        R"({"path": "bones[4000]", "fields": {"geosetId": 1}})",
        R"({"path": "bones[1", "fields": []})",
        R"({"path": "nothing[1]", "fields": {"a": 1}})",
        R"({"path": "geosets[0]", "fields": {"vertexGroups": [1, "x", null, -5, 1e300], "materialId": "1e9",
            "matrixGroups": [4294967295, "4294967296"], "faceGroups": "abc", "uvSets": [{"row": -1}, {"row": 1e18}]}})",
        R"({"path": "helpers[9]", "fields": {"node": {"name": [255, 300, -1], "translation": {"i": 99, "g": "x",
            "t": [1, 2, 1e20, "a"], "v": [1]}, "rotation": {"i": 2, "t": [0, 1], "v": [1, 2, 3, 4, 5]}}}})"};
    for (const char *object : objects) {
        const auto made = with(nullptr, object, nullptr);
        QVERIFY(made || !made.error().text().empty());
    }
    for (const char *root : {R"({})", R"({"fields": 3})", R"({"fields": {"version": 4294967295, "dialect": 7}})",
                             R"({"fields": {"pivots": [[1], 2, [1, 2, 3, 4]], "sequences": [{"row": 0,
                                "fields": {"start": 1e300, "end": "x", "name": 5}}]}})"}) {
        const auto made = with(root, nullptr, nullptr);
        QVERIFY(made || !made.error().text().empty());
    }
    const auto many = with(nullptr, nullptr, R"({"bones": 4000000000, "nothing": 5, "helpers": "x", "lights": -3})");
    QVERIFY(many || !many.error().text().empty());
    if (many)
        QVERIFY(mdxOf(*many).data.bones.size() < 10000);
}

SINEW_GUILESS_TEST(tst_gltf_restored, TestGltfRestored)

} // namespace tst_gltf_restored

#include "tst_gltf_restored.moc"
