// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "m2_material_test.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/plugins/material_test.h"
#include "tests/plugins/scene_materials.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <random>

namespace tst_m2_material_corpus {

using namespace sinew;
using namespace sinew::test;

/// Every edit on every sample, and on all models of the corpus.
class TestM2MaterialCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Files that no official tool would write: every action is carried out or refused, and undone.
    void oddFiles()
    {
        FormatRegistry registry;
        registry.add(createM2Format());
        int carriedOut = 0;
        for (const QString &sample : sampleFiles().keys()) {
            if (!sample.endsWith(QLatin1String(".m2")))
                continue;
            auto opened = openDocument(registry, fileSet(sampleFiles(), sample), sample.section(QLatin1Char('/'), -1));
            if (!opened)
                continue;
            Document &document = **opened;
            const QMap<QString, QByteArray> before = savedFiles(document, true);
            const auto attempt = [&](auto changes) { carriedOut += pushed(document, std::move(changes)).isEmpty(); };
            const TextureFacet &textures = texturesOf(document);
            const MaterialFacet &facet = materialsOf(document);
            for (const ModelMaterial &material : facet.materials(document.model())) {
                attempt(facet.apply(document.model(), material.node, "glow"));
                attempt(facet.addLayer(document.model(), material.node, 0));
                attempt(facet.assign(document.model(), material.node, facet.materials(document.model()).front().node));
                for (const MaterialLayer &layer : facet.layers(document.model(), material.node)) {
                    for (const LayerValue &value : layer.values)
                        if (document.model().field(value.shown).type->kind == Kind::Integer)
                            attempt(facet.set(document.model(), layer.node, value, numberFor(document, value, 1)));
                    attempt(facet.moveLayer(document.model(), layer.node, 0));
                    attempt(facet.duplicateLayer(document.model(), layer.node));
                    attempt(facet.removeLayer(document.model(), layer.node));
                }
            }
            attempt(textures.mergeEqual(document.model()));
            attempt(textures.removeUnused(document.model()));
            attempt(facet.mergeEqual(document.model()));
            attempt(facet.removeUnused(document.model()));
            attempt(textures.add(document.model(), "x.blp"));
            const QString changed = changedByUndo(document, before);
            QVERIFY2(changed.isEmpty(), qPrintable(sample + QStringLiteral(": ") + changed));
        }
        QVERIFY(carriedOut > 1000);
    }

    /// Of a model's layers only the edited one changes its look.
    void oneLayerAtATime()
    {
        SINEW_NEEDS_CORPUS();
        const QStringList files = corpusFiles();
        FormatRegistry registry;
        registry.add(createM2Format());
        std::mt19937 random(7);
        int edits = 0;
        for (const QString &path : files) {
            auto opened = openDocument(registry, path);
            QVERIFY2(opened, qPrintable(path));
            sawCorpusFile(path);
            Document &document = **opened;
            const QMap<QString, QByteArray> before = savedFiles(document, true);
            const MaterialFacet &facet = materialsOf(document);
            const std::vector<ModelMaterial> materials = facet.materials(document.model());
            for (int n = 0; n < 6 && !materials.empty(); ++n) {
                const std::size_t row = random() % materials.size();
                const std::vector<MaterialLayer> layers = facet.layers(document.model(), materials[row].node);
                if (layers.empty())
                    continue;
                const MaterialLayer &layer = layers[random() % layers.size()];
                const LayerValue &value = layer.values[random() % layer.values.size()];
                if (value.label == "Priority plane" || value.label == "Material layer" ||
                    materials[row].kind == "Ribbon")
                    continue; // these move the layer within its stack
                const RenderScene scene = sceneOf(document);
                const std::string what = path.toStdString() + ": " + value.label;
                QCOMPARE(setNumber(document, layer, value, double(random() % 3)), QString());
                ++edits;
                RenderScene now = sceneOf(document);
                QCOMPARE(now.materials.size(), scene.materials.size());
                for (std::size_t m = 0; m < scene.materials.size(); ++m)
                    for (std::size_t l = 0; l < scene.materials[m].layers.size(); ++l)
                        if (scene.materials[m].layers[l].source == layer.node)
                            now.materials[m].layers.at(l) = scene.materials[m].layers[l];
                const QString other = SceneMaterials().difference(scene, now);
                QVERIFY2(other.isEmpty(), (what + ": " + other.toStdString()).c_str());
            }
            const QString changed = changedByUndo(document, before);
            QVERIFY2(changed.isEmpty(), qPrintable(path + QStringLiteral(": ") + changed));
        }
        qInfo("%d edits", edits);
        QVERIFY(edits > 500);
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        const QStringList files = corpusFiles();
        FormatRegistry registry;
        registry.add(createM2Format());
        int merged = 0, refused = 0;
        for (const QString &path : files) {
            auto document = openDocument(registry, path);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            Document &model = **document;
            const auto before = savedFiles(model, true);
            const std::size_t problems = findingsIn(model.model()).size();
            const RenderScene scene = sceneOf(model);
            for (const auto &edit :
                 {texturesOf(model).mergeEqual(model.model()), texturesOf(model).removeUnused(model.model())})
                if (edit && !edit->empty())
                    ++merged;
            const bool lacks = !texturesOf(model).removeUnused(model.model());
            refused += lacks;
            QCOMPARE(pushed(model, texturesOf(model).mergeEqual(model.model())), QString());
            if (!lacks) {
                QCOMPARE(pushed(model, texturesOf(model).removeUnused(model.model())), QString());
                QCOMPARE(pushed(model, materialsOf(model).mergeEqual(model.model())), QString());
                QCOMPARE(pushed(model, materialsOf(model).removeUnused(model.model())), QString());
            }
            const auto complain = [&](const QString &what) {
                return what.isEmpty() ? what : path + QStringLiteral(": ") + what;
            };
            QCOMPARE(complain(SceneMaterials().difference(scene, sceneOf(model))), QString());
            QVERIFY2(findingsIn(model.model()).size() <= problems, qPrintable(path));
            // Read again, with the companions that changed.
            const QMap<QString, QByteArray> saved = savedFiles(model);
            const QString folder = path.section(QLatin1Char('/'), 0, -2);
            const FileSet set(path.section(QLatin1Char('/'), -1), saved.value(QString()),
                              [&](const QString &name) -> std::optional<QByteArray> {
                                  for (auto file = saved.begin(); file != saved.end(); ++file)
                                      if (file.key().compare(name, Qt::CaseInsensitive) == 0)
                                          return *file;
                                  for (const QString &there : QDir(folder).entryList(QDir::Files))
                                      if (there.compare(name, Qt::CaseInsensitive) == 0)
                                          return contentOf(folder + QLatin1Char('/') + there);
                                  return std::nullopt;
                              });
            const Opened again = openModel(set);
            QVERIFY2(again.model, qPrintable(path + again.error));
            QCOMPARE(complain(SceneMaterials().difference(scene, m2Format().scene()->build(*again.model))), QString());
            QCOMPARE(complain(changedByUndo(model, before)), QString());
        }
        qInfo("%d models, %d edits that found something, %d without all profiles", int(files.size()), merged, refused);
    }
};

SINEW_APPLESS_TEST(tst_m2_material_corpus, TestM2MaterialCorpus)

} // namespace tst_m2_material_corpus
#include "tst_m2_material_corpus.moc"
