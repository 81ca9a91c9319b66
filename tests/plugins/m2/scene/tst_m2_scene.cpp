// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/plugins/m2/scene/shown_model.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/random_edit.h"
#include "tests/plugins/scene_follower.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include "plugins/m2/model/model.h"

#include <QDirIterator>
#include <QTest>

#include <cmath>
#include <set>

namespace tst_m2_scene {

using namespace sinew;
using namespace sinew::test;

namespace {

const m2::Root &rootOf(const Document &document)
{
    return static_cast<const m2::M2Model &>(document.model()).data;
}

QStringList modelsBelow(const QString &folder)
{
    QStringList files;
    QDirIterator iterator(folder, {QStringLiteral("*.m2"), QStringLiteral("*.M2")}, QDir::Files,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(iterator.next());
    files.sort();
    return files;
}

/// The first reference of a scene that is invalid although its users rely on it; empty if all are valid.
QString invalidNumber(const RenderScene &scene)
{
    const auto row = [](std::int32_t number, const auto &list) {
        return number >= -1 && number < std::int32_t(list.size());
    };
    for (std::size_t m = 0; m < scene.meshes.size(); ++m) {
        const SceneMesh &mesh = scene.meshes[m];
        const std::size_t vertices = mesh.positions.size();
        const auto where = [&](const char *what) {
            return QStringLiteral("%1 of mesh %2").arg(QLatin1String(what)).arg(m);
        };
        if (mesh.normals.size() != vertices || mesh.uvSets.size() != 2 || mesh.uvSets[0].size() != vertices ||
            mesh.uvSets[1].size() != vertices)
            return where("counts");
        if (mesh.influences.size() != vertices * 4 || mesh.weights.size() != vertices * 4 || mesh.indices.size() % 3)
            return where("counts");
        for (const std::uint32_t index : mesh.indices)
            if (index >= vertices)
                return where("index");
        for (std::size_t v = 0; v < vertices; ++v) {
            int sum = 0;
            for (std::size_t i = v * 4; i < v * 4 + 4; ++i) {
                sum += mesh.weights[i];
                if (mesh.influences[i] >= mesh.palette.size())
                    return where("influence");
            }
            if (sum != 255)
                return where("weights");
        }
        for (const auto &entry : mesh.palette)
            for (const std::int32_t node : entry)
                if (node < 0 || !row(node, scene.nodes))
                    return where("palette");
        if (mesh.material != std::int32_t(m) || m >= scene.materials.size())
            return where("material");
    }
    for (const SceneMaterial &material : scene.materials)
        for (const SceneLayer &layer : material.layers) {
            if (!row(layer.texture.fallback, scene.textures) || !row(layer.textureAnimation, scene.textureAnimations))
                return QStringLiteral("layer");
            if (layer.batch && layer.batch->stages.size() != stagesOf(layer.batch->combiner))
                return QStringLiteral("stages");
            for (const SceneStage &stage : layer.batch ? layer.batch->stages : std::vector<SceneStage>())
                if (!row(stage.texture.fallback, scene.textures) ||
                    !row(stage.textureAnimation, scene.textureAnimations))
                    return QStringLiteral("stage");
        }
    for (const SceneNode &node : scene.nodes)
        if (!row(node.parent, scene.nodes))
            return QStringLiteral("parent");
    if (scene.evaluationOrder.size() != scene.nodes.size())
        return QStringLiteral("order");
    return {};
}

} // namespace

class TestM2Scene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelBuilds_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
             modelsBelow(test::sourcePath("tests/samples")) + test::corpusFiles("m2", {QStringLiteral("m2")}))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }
    void everyModelBuilds()
    {
        QFETCH(QString, path);
        const auto document = openModelFile(path);
        QCOMPARE(bool(document), !test::isUnreadableSample(path));
        test::sawCorpusFile(path);
        if (!document)
            return;
        QCOMPARE(invalidNumber(sceneOf(*document)), QString());
    }

    void sequences()
    {
        // tests/samples/generator/m2/tiny.cpp; sequence i starts at i · 1,000,000.
        const RenderScene scene = sceneOf(*openModelSample("m2wotlk/tiny.m2"));
        QCOMPARE(scene.sequences.size(), std::size_t(8));
        QCOMPARE(scene.sequences[0].name, std::string("Stand"));
        QCOMPARE(scene.sequences[3].name, std::string("Stand 1"));
        QCOMPARE(scene.sequences[1].start, 1000000);
        QCOMPARE(scene.sequences[1].end, 1000800);
        QCOMPARE(scene.sequences[2].start, 1000000); // an alias
        QCOMPARE(scene.sequences[2].end, 1000800);
        QCOMPARE(scene.sequences[7].start, 6000000);
        QCOMPARE(scene.sequences[0].variationNext, 3);
        QCOMPARE(scene.sequences[3].variationNext, -1);
        QCOMPARE(scene.sequences[0].frequency, 30000);
        QCOMPARE(scene.sequences[1].moveSpeed, 2.5f);
        QCOMPARE(scene.sequences[1].extent.radius, 3.f);
        QVERIFY(!scene.keysWrap);
        const RenderScene classic = sceneOf(*openModelSample("m2classic/tiny256.m2"));
        QCOMPARE(classic.sequences.size(), std::size_t(4));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(classic.sequences[i].end - classic.sequences[i].start, (std::array{1000, 800, 600, 1200}[i]));
        const RenderScene cata = sceneOf(*openModelSample("m2cata/tiny272.m2"));
        QCOMPARE(cata.sequences[0].blendIn, 150);
        QCOMPARE(cata.sequences[0].blendOut, 250);
        QCOMPARE(scene.sequences[0].blendIn, scene.sequences[0].blendOut);
    }

    void nodes()
    {
        const auto document = openModelSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        const m2::Root &root = rootOf(*document);
        QCOMPARE(scene.nodes.size(), root.bones.size() + root.attachments.size() + root.events.size() +
                                         root.lights.size() + root.ribbons.size() + root.particles.size());
        const std::vector<std::string> names{"Root", "Neck", "Head", "Belly", "Bone 4"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(scene.nodes[i].name, names[i]);
            QCOMPARE(scene.nodes[i].key, int(i));
            QCOMPARE(scene.nodes[i].rules, NodeRules::ModelAxes);
        }
        QCOMPARE(scene.nodes[4].parent, 1);
        QCOMPARE(scene.nodes[4].pivot.x, 0.5f);
        QVERIFY(scene.nodes[3].billboarded && !scene.nodes[2].billboarded);
        QVERIFY(scene.nodes[1].translation.curve.isPresent());
        for (std::size_t i = root.bones.size(); i < scene.nodes.size(); ++i)
            QCOMPARE(scene.nodes[i].key, -1);
        // Without the flag the keys don't count.
        QCOMPARE(setText(*document, "bones[1].flags", "0"), QString());
        QVERIFY(!sceneOf(*document).nodes[1].translation.curve.isPresent());
    }

    void meshes()
    {
        const RenderScene scene = sceneOf(*openModelSample("m2wotlk/tiny.m2"));
        // Three submeshes in the first profile, the box alone in the second.
        QCOMPARE(scene.meshes.size(), std::size_t(4));
        const SceneMesh &box = scene.meshes[0], &flag = scene.meshes[2];
        QCOMPARE(box.positions.size(), std::size_t(8));
        QCOMPARE(box.indices.size(), std::size_t(36));
        QCOMPARE(box.palette, (std::vector<std::vector<std::int32_t>>{{0}, {1}, {2}}));
        QCOMPARE(int(box.influences[4 * 4]), 1); // the upper corners are on bones 1 and 2
        QCOMPARE(int(box.weights[4 * 4]), 200);
        QCOMPARE(int(box.influences[4 * 4 + 1]), 2);
        QCOMPARE(flag.palette, (std::vector<std::vector<std::int32_t>>{{4}}));
        QCOMPARE(flag.positions[1].x, 1.5f);
        QCOMPARE(flag.positions[1].y, 0.25f);
        QVERIFY(std::equal(flag.indices.begin(), flag.indices.end(), std::array{0u, 1u, 2u, 1u, 3u, 2u}.begin()));
        QCOMPARE(flag.uvSets[1][1].x, 2.f);
        QCOMPARE(flag.geosetId, 102);
        QCOMPARE(flag.lod, 0u);
        QCOMPARE(flag.sortPoint->centre.z, 1.25f);
        QCOMPARE(flag.sortPoint->radius, 0.75f);
        QCOMPARE(flag.sortPoint->node, 4);
        QCOMPARE(scene.meshes[3].lod, 1u);
        // Before 260 a submesh has only one centre.
        const SceneMesh classic = sceneOf(*openModelSample("m2classic/tiny256.m2")).meshes[2];
        QCOMPARE(classic.sortPoint->centre.z, 1.f);
        QCOMPARE(classic.sortPoint->radius, 0.f);
        // The LOD profiles come after the others.
        const RenderScene legion = sceneOf(*openModelSample("m2legion/tiny.m2"));
        std::set<std::uint32_t> levels;
        for (const SceneMesh &mesh : legion.meshes)
            levels.insert(mesh.lod);
        QCOMPARE(levels, (std::set<std::uint32_t>{0, 1, 2}));
    }

    void materials()
    {
        const auto document = openModelSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(scene.textures[0].path, std::string("Textures\\Tiny.blp"));
        QVERIFY(scene.textures[0].wrapU && scene.textures[0].wrapV);
        QCOMPARE(scene.textures[1].slot, 11u);
        QCOMPARE(scene.textures[1].replaceableId, 0u);
        QVERIFY(scene.textures[1].path.empty());
        const std::vector<SceneLayer> &box = scene.materials[0].layers;
        QCOMPARE(box.size(), std::size_t(2));
        QCOMPARE(box[0].filterMode, FilterMode::Opaque);
        QCOMPARE(box[0].batch->combiner, Combiner::Opaque);
        QCOMPARE(box[0].batch->stages[0].texture.fallback, 0);
        QCOMPARE(box[0].batch->stages[0].textureAnimation, -1);
        // Two textures, the second one mapped as a reflection; without combos the first one's blending decides.
        QCOMPARE(box[1].filterMode, FilterMode::AlphaKey);
        QVERIFY(box[1].twoSided);
        QCOMPARE(box[1].batch->materialLayer, 1);
        QCOMPARE(box[1].batch->stages[1].texture.fallback, 3);
        QCOMPARE(box[1].batch->stages[0].weight.curve.size(), std::size_t(3)); // the second weight, on a global loop
        // Batch 5 of the generator: submesh 2, material 5, coordinates 1, transform 1 …
        const SceneLayer &flag = scene.materials[2].layers[1];
        QCOMPARE(flag.filterMode, FilterMode::Mod);
        QVERIFY(flag.noDepthSet && !flag.noDepthTest && !flag.unshaded);
        QCOMPARE(flag.batch->priorityPlane, 1);
        QCOMPARE(flag.batch->stages[0].uv, UvSource::Set1);
        QCOMPARE(flag.batch->stages[0].textureAnimation, 1);
        QCOMPARE(flag.batch->stages[0].texture.fallback, 2);
        QVERIFY(flag.batch->colour.curve.isPresent() && flag.alpha.curve.size() == 4);
        QVERIFY(scene.materials[2].layers[2].batch->ignoresWeight);
        // In files of 274 and later textures have numbers.
        const auto legion = openModelSample("m2legion/tiny.m2");
        QVERIFY(sceneOf(*legion).textures[0].fileId != 0);
        QCOMPARE(sceneOf(*legion).textures[0].fileId, rootOf(*legion).textureFileIds[0]);
        QCOMPARE(sceneOf(*legion).textures[1].fileId, 0u);
    }

    void combiners_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("mesh");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("combiner");
        QTest::addColumn<int>("secondUv");
        const auto add = [](const char *name, const char *file, int mesh, int layer, Combiner combiner,
                            int secondUv = -1) {
            QTest::newRow(name) << QString::fromLatin1(file) << mesh << layer << int(combiner) << secondUv;
        };
        // Header flag 8: combos 2 and 3 are Mod and Add; the second texture is an environment.
        add("combos", "m2wotlk/combiners.m2", 0, 1, Combiner::Mod_Add, int(UvSource::Environment));
        // The first texture of an opaque material is opaque, whatever the combos say.
        add("opaque combos", "m2wotlk/combiners.m2", 0, 0, Combiner::Opaque);
        add("no combos", "m2wotlk/tiny.m2", 0, 1, Combiner::Mod_Opaque);
        add("one blended texture", "m2wotlk/tiny.m2", 2, 1, Combiner::Mod);
        add("number of the table", "m2cata/tiny272.m2", 1, 1, Combiner::Opaque_Mod2xNA_Alpha,
            int(UvSource::Environment));
    }
    void combiners()
    {
        QFETCH(QString, file);
        QFETCH(int, mesh);
        QFETCH(int, layer);
        QFETCH(int, combiner);
        QFETCH(int, secondUv);
        const RenderScene scene = sceneOf(*openModelSample(qPrintable(file)));
        const SceneBatch &batch = *scene.materials[std::size_t(mesh)].layers[std::size_t(layer)].batch;
        QCOMPARE(int(batch.combiner), combiner);
        if (secondUv >= 0)
            QCOMPARE(int(batch.stages[1].uv), secondUv);
    }

    void placesLightsAndCameras()
    {
        const RenderScene scene = sceneOf(*openModelSample("m2wotlk/tiny.m2"));
        QCOMPARE(scene.attachments.size(), std::size_t(3));
        QCOMPARE(scene.attachments[1].attachmentId, 11u);
        QCOMPARE(scene.nodes[std::size_t(scene.attachments[1].node)].name, std::string("Helm"));
        QCOMPARE(scene.events[0].name, std::string("$FL0"));
        QCOMPARE(scene.nodes[std::size_t(scene.events[0].node)].pivot.x, 0.25f);
        QCOMPARE(scene.events[0].times.times()[0], 1000100); // 100 ms into the second sequence
        QCOMPARE(scene.lights[0].kind, LightKind::Omni);
        QCOMPARE(scene.lights[1].kind, LightKind::Directional);
        QCOMPARE(scene.nodes[std::size_t(scene.lights[0].node)].parent, 1);
        QCOMPARE(scene.lights[0].attenuationEnd.curve.values()[0], 6.f);
        QCOMPARE(scene.cameras.size(), std::size_t(4));
        QCOMPARE(scene.cameras[0].name, std::string("Portrait"));
        QCOMPARE(scene.cameras[2].fieldOfView.fallback, 0.8f);
        QVERIFY(scene.cameras[0].dividesAngle);
        QCOMPARE(scene.cameras[1].position.x, 4.f);
        QVERIFY(sceneOf(*openModelSample("m2cata/tiny272.m2")).cameras[1].fieldOfView.curve.size() == 3);
    }

    void collision()
    {
        const auto document = openModelSample("m2wotlk/tiny.m2");
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(scene.collisions.size(), std::size_t(1));
        QCOMPARE(scene.collisions[0].shape, SceneCollision::Mesh);
        QCOMPARE(scene.collisions[0].indices.size(), rootOf(*document).collisionIndices.size());
        QVERIFY(scene.collisions[0].positions.sharesWith(rootOf(*document).collisionPositions));
    }

    /// update(build(a), a → b) equals build(b) for every single field.
    void everyField_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name : {"m2classic/tiny256.m2", "m2tbc/tiny263.m2", "m2wotlk/combiners.m2",
                                 "m2cata/tiny272.m2", "m2legion/tiny.m2", "m2skel/tiny.m2"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void everyField()
    {
        QFETCH(QString, file);
        const auto document = openModelSample(qPrintable(file));
        Follower follower(*document);
        QCOMPARE(complaintAboutAnyField(*document, follower), QString());
    }

    void randomEdits_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("steps");
        const QString samples = test::sourcePath("tests/samples/");
        for (const char *name : {"m2classic/tiny256.m2", "m2tbc/tiny260.m2", "m2wotlk/combiners.m2",
                                 "m2cata/tiny272.m2", "m2legion/tiny.m2", "m2showcase/shrine.m2"})
            QTest::newRow(name) << samples + QString::fromUtf8(name) << test::byTier(200, 800);
        for (const QString &path : test::corpusFiles("m2", {QStringLiteral("m2")}, 17))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path << 30;
    }
    void randomEdits()
    {
        QFETCH(QString, path);
        QFETCH(int, steps);
        const auto document = openModelFile(path);
        QVERIFY(document);
        test::sawCorpusFile(path);
        Follower follower(*document);
        RandomEdit random{std::uint32_t(path.size())};
        for (int step = 0; step < steps; ++step) {
            auto changes = random.next(*document);
            if (!changes || !document->push(std::move(*changes), QStringLiteral("step")))
                continue;
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("step %1: %2").arg(step).arg(follower.complaint())));
            QCOMPARE(invalidNumber(follower.scene), QString());
            if (step % 5 == 4)
                document->goTo(document->historyIndex() - 3);
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("undone at %1: %2").arg(step).arg(follower.complaint())));
        }
        document->goTo(0);
        QVERIFY2(follower.complaint().isEmpty(), qPrintable(follower.complaint()));
    }
};

SINEW_GUILESS_TEST(tst_m2_scene, TestM2Scene)

} // namespace tst_m2_scene
#include "tst_m2_scene.moc"
