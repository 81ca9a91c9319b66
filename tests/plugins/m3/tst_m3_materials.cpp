// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/scene/render_scene.h"
#include "m3_document.h"
#include "tests/plugins/material_test.h"
#include "tests/plugins/scene_materials.h"
#include "tests/support/field_named.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <set>

namespace tst_m3_materials {

using namespace sinew;
using namespace sinew::test;

// Textures and materials of StarCraft II models. The small sample has one standard material with one layer, diffuse;
// "every" has a material of each kind.

namespace {

const QStringList versions{QStringLiteral("m3beta/tiny20.m3"), QStringLiteral("m3/tiny23.m3"),
                           QStringLiteral("m3/tiny29.m3"), QStringLiteral("m3/tiny30.m3")};
const QString newest = QStringLiteral("m3/tiny29.m3");

std::unique_ptr<Document> openBytesAs(const QString &name, const QByteArray &bytes)
{
    FormatRegistry registry;
    registry.add(createM3Format());
    auto document = openDocument(registry, fileSet(name, bytes), name);
    return document ? std::move(*document) : nullptr;
}
std::unique_ptr<Document> openDocument(const QString &sample)
{
    return openBytesAs(sample.section(QLatin1Char('/'), -1), sampleFiles().value(sample));
}
const m3::Root &rootOf(const Document &document)
{
    return static_cast<const m3::M3Model &>(document.model()).data;
}
RenderScene sceneOf(const Model &model)
{
    return m3Format().scene()->build(model);
}
QByteArray saved(const Document &document)
{
    const auto written = m3Format().write(document.model());
    return written ? written->front().bytes : QByteArray();
}

/// Saves, reads again, and compares what is drawn and that every reference of a material leads somewhere.
QString lostByReading(const Document &document)
{
    const Opened again = openBytes(saved(document));
    if (!again.model)
        return again.error;
    const m3::Root &before = rootOf(document), &after = again.root();
    if (before.materialReferences.size() != after.materialReferences.size() ||
        before.standardMaterials.size() != after.standardMaterials.size())
        return QStringLiteral("another number of materials");
    return SceneMaterials().difference(sceneOf(document.model()), sceneOf(*again.model));
}

QString changedByUndo(Document &document, const QByteArray &before)
{
    while (document.canUndo())
        document.undo();
    return difference(saved(document), before);
}

/// AnimIds that two values of a model have.
int sharedIds(const Document &document)
{
    std::set<std::uint32_t> seen;
    int twice = 0;
    for (const m3::StandardMaterial &material : rootOf(document).standardMaterials)
        for (const m3::Layer &layer : material.diffuse)
            for (const std::uint32_t id :
                 {layer.colour.animId, layer.multiply.animId, layer.uvOffset.animId, layer.alpha.animId})
                twice += !seen.insert(id).second;
    return twice;
}

NodeId region(const Document &document)
{
    return rootOf(document).divisions[0].regions.ids[0];
}

} // namespace

class TestM3Materials : public QObject
{
    Q_OBJECT

    static void rows()
    {
        QTest::addColumn<QString>("sample");
        for (const QString &sample : versions)
            QTest::newRow(qPrintable(sample)) << sample;
    }

private Q_SLOTS:
    void texturesArePaths_data() { rows(); }
    void texturesArePaths()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const QByteArray before = saved(*document);
        const TextureFacet &facet = texturesOf(*document);
        QVERIFY(!facet.hasList());
        const std::vector<ModelTexture> all = facet.textures(document->model());
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].path, std::string("Assets\\Textures\\tiny.dds"));
        const NodeId layer = rootOf(*document).standardMaterials[0].diffuse.ids[0];
        QCOMPARE(all[0].node, layer);
        QCOMPARE(all[0].users.size(), std::size_t(1));
        QCOMPARE(all[0].slot.node, NoNode);
        using Paths = std::vector<std::pair<NodeId, std::string>>;
        QCOMPARE(pushed(*document, facet.setPaths(document->model(), Paths{{layer, "Assets/Textures/other.dds"}})),
                 QString());
        const Opened again = openBytes(saved(*document));
        QVERIFY2(again.model, qPrintable(again.error));
        QCOMPARE(again.root().standardMaterials[0].diffuse[0].texture.view(),
                 std::string_view("Assets/Textures/other.dds"));
        QVERIFY(!facet.setPaths(document->model(), Paths{{layer, std::string(300, 'x')}}));
        QVERIFY(!facet.setPaths(document->model(), Paths{{rootOf(*document).bones.ids[0], "a.dds"}}));
        QVERIFY(!facet.mergeEqual(document->model()));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// Layers whose paths differ only in case are one texture, and all of them are redirected.
    void onePathInManyLayers()
    {
        const auto document = openDocument(newest);
        const QByteArray before = saved(*document);
        const MaterialFacet &materials = materialsOf(*document);
        QCOMPARE(pushed(*document, materials.create(document->model(), "foliage")), QString());
        const TextureFacet &facet = texturesOf(*document);
        const auto &made = rootOf(*document).standardMaterials[1];
        EditBuilder edit(document->model());
        FixedString<256> other;
        other.set("assets/textures/TINY.dds");
        edit.set(fieldOf<&m3::Layer::texture>(made.diffuse.ids[0]), other);
        QCOMPARE(pushed(*document, edit.finish()), QString());
        const std::vector<ModelTexture> all = facet.textures(document->model());
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].paths.size(), std::size_t(3));
        const std::vector<std::pair<NodeId, std::string>> wanted{{all[0].node, "new.dds"}};
        QCOMPARE(pushed(*document, facet.setPaths(document->model(), wanted)), QString());
        QCOMPARE(made.diffuse[0].texture.view(), std::string_view("new.dds"));
        QCOMPARE(made.alphaMask1[0].texture.view(), std::string_view("new.dds"));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void stackOfAStandardMaterial_data() { rows(); }
    void stackOfAStandardMaterial()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const QByteArray before = saved(*document);
        const MaterialFacet &facet = materialsOf(*document);
        const std::vector<ModelMaterial> all = facet.materials(document->model());
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].name, std::string("Tiny"));
        QCOMPARE(all[0].kind, std::string("Standard"));
        QVERIFY(std::find(all[0].users.begin(), all[0].users.end(), region(*document)) != all[0].users.end());
        QVERIFY(!facet.canStack(document->model(), all[0].node));
        QVERIFY(!facet.addLayer(document->model(), all[0].node, 0));
        const auto layers = facet.layers(document->model(), all[0].node);
        QCOMPARE(layers.size(), std::size_t(2));
        QCOMPARE(layers[0].node, all[0].node);
        QCOMPARE(layers[1].name, std::string("Diffuse"));
        QVERIFY(layers[1].isOn);
        QCOMPARE(layers[1].values[0].role, LayerRole::Texture);
        // The value is shown, its keys are the track.
        const LayerValue multiply = labelled(layers[1], "Multiply");
        const auto &object = rootOf(*document).standardMaterials[0].diffuse[0];
        QCOMPARE(document->model().field(multiply.shown).data, static_cast<const void *>(&object.multiply.value));
        QCOMPARE(document->model().field(multiply.track).data, static_cast<const void *>(&object.multiply.keys));
        QCOMPARE(setNumber(*document, layers[1], multiply, 0.5), QString());
        QCOMPARE(object.multiply.value, 0.5f);
        QCOMPARE(setNumber(*document, layers[0], valueOf(layers[0], LayerRole::Blend), 2), QString());
        QCOMPARE(sceneOf(document->model()).materials[0].layers[0].filterMode, FilterMode::Add);
        QCOMPARE(lostByReading(*document), QString());
        QVERIFY(facet.layers(document->model(), region(*document)).empty());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// Every kind has its layers, each once.
    void kinds()
    {
        const auto document = openDocument(QStringLiteral("m3every/age00.m3"));
        QVERIFY(document);
        const MaterialFacet &facet = materialsOf(*document);
        QStringList kinds;
        for (const ModelMaterial &material : facet.materials(document->model())) {
            kinds += QString::fromStdString(material.kind);
            QVERIFY(!facet.layers(document->model(), material.node).empty());
        }
        kinds.sort();
        QCOMPARE(kinds.join(QLatin1Char(' ')),
                 QStringLiteral("Buffer Composite Creep Displacement Hair Lens flare Reflection Splat terrain bake "
                                "Standard Terrain Volume noise Volumetric"));
    }

    void recipes_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("twoSided");
        QTest::addColumn<bool>("unshaded");
        QTest::addColumn<QString>("on");
        for (const QString &sample : versions) {
            const auto row = [&](const char *recipe, FilterMode mode, bool twoSided, bool unshaded, const char *on) {
                QTest::addRow("%s %s", qPrintable(sample), recipe) << sample << QString::fromLatin1(recipe) << int(mode)
                                                                   << twoSided << unshaded << QString::fromLatin1(on);
            };
            row("opaque", FilterMode::Opaque, false, false, "Diffuse");
            row("teamColour", FilterMode::Opaque, false, false, "Diffuse");
            row("foliage", FilterMode::Opaque, true, false, "Diffuse Alpha mask 1");
            row("blend", FilterMode::Alpha, false, false, "Diffuse Alpha mask 1");
            row("glow", FilterMode::Add, false, true, "Emissive 1");
        }
    }
    void recipes()
    {
        QFETCH(QString, sample);
        QFETCH(QString, recipe);
        QFETCH(int, mode);
        QFETCH(bool, twoSided);
        QFETCH(bool, unshaded);
        QFETCH(QString, on);
        const auto document = openDocument(sample);
        const QByteArray before = saved(*document);
        const std::size_t problems = findingsIn(document->model()).size();
        const MaterialFacet &facet = materialsOf(*document);
        const auto check = [&](NodeId material) {
            QStringList names;
            for (const MaterialLayer &layer : facet.layers(document->model(), material))
                if (layer.node != material && layer.isOn)
                    names += QString::fromStdString(layer.name);
            QCOMPARE(names.join(QLatin1Char(' ')), on);
            const RenderScene scene = sceneOf(document->model());
            const auto &references = rootOf(*document).materialReferences;
            QCOMPARE(scene.meshes[0].material, std::int32_t(references.size()) - 1);
            const SceneLayer &layer = scene.materials[references.size() - 1].layers.at(0);
            QCOMPARE(int(layer.filterMode), mode);
            QCOMPARE(layer.twoSided, twoSided);
            QCOMPARE(layer.unshaded, unshaded);
            const SceneSurface &surface = *layer.surface;
            QCOMPARE(surface[SurfaceSlot::Diffuse].teamColour, recipe == QLatin1String("teamColour"));
            QCOMPARE(surface.alphaThreshold > 0.4f, recipe == QLatin1String("foliage"));
            const SurfaceLayer &shown =
                surface[recipe == QLatin1String("glow") ? SurfaceSlot::Emissive1 : SurfaceSlot::Diffuse];
            QCOMPARE(scene.textures.at(std::size_t(shown.texture)).path, std::string("Assets\\Textures\\tiny.dds"));
            QCOMPARE(surface[SurfaceSlot::AlphaMask1].isOn, on.contains(QLatin1String("Alpha")));
            QCOMPARE(lostByReading(*document), QString());
        };
        // Applied, it keeps its texture.
        QCOMPARE(pushed(*document, facet.apply(document->model(), rootOf(*document).standardMaterials.ids[0],
                                               recipe.toStdString())),
                 QString());
        check(rootOf(*document).standardMaterials.ids[0]);
        // Created, with every layer that official files have.
        const auto made = facet.create(document->model(), recipe.toStdString());
        QVERIFY(made);
        QCOMPARE(pushed(*document, made->changes), QString());
        QCOMPARE(rootOf(*document).materialReferences.size(), std::size_t(2));
        QCOMPARE(int(rootOf(*document).materialReferences[1].index), 1);
        QCOMPARE(document->model().get<m3::StandardMaterial>(made->node)->normal.size(), std::size_t(1));
        QCOMPARE(document->model().get<m3::StandardMaterial>(made->node)->sectionVersion,
                 rootOf(*document).standardMaterials[0].sectionVersion);
        QCOMPARE(pushed(*document, facet.assign(document->model(), region(*document), made->node)), QString());
        check(made->node);
        QVERIFY(findingsIn(document->model()).size() <= problems);
        // Back to a lit one: the emissive layer of the glow is off again.
        QCOMPARE(pushed(*document, facet.apply(document->model(), made->node, "opaque")), QString());
        QCOMPARE(rootOf(*document).standardMaterials[1].diffuse[0].texture.view(),
                 std::string_view("Assets\\Textures\\tiny.dds"));
        QVERIFY(rootOf(*document).standardMaterials[1].emissive1[0].texture.isEmpty());
        QVERIFY(!facet.apply(document->model(), made->node, "nonsense"));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void duplicateAndMerge_data() { rows(); }
    void duplicateAndMerge()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const QByteArray before = saved(*document);
        const int shared = sharedIds(*document);
        const MaterialFacet &facet = materialsOf(*document);
        const RenderScene scene = sceneOf(document->model());
        const NodeId original = rootOf(*document).standardMaterials.ids[0];
        const auto copy = facet.duplicate(document->model(), original);
        QVERIFY(copy);
        QCOMPARE(pushed(*document, copy->changes), QString());
        const m3::Root &root = rootOf(*document);
        QCOMPARE(root.materialReferences.size(), std::size_t(2));
        QCOMPARE(int(root.materialReferences[1].index), document->model().rowOf(copy->node));
        QCOMPARE(sharedIds(*document), shared);
        QCOMPARE(document->model().get<m3::StandardMaterial>(copy->node)->diffuse[0].multiply.keys.size(),
                 root.standardMaterials[0].diffuse[0].multiply.keys.size());
        QCOMPARE(lostByReading(*document), QString());
        QCOMPARE(pushed(*document, facet.assign(document->model(), region(*document), copy->node)), QString());
        QCOMPARE(int(root.divisions[0].batches[0].material), 1);
        QCOMPARE(lostByReading(*document), QString());
        // Different materials are not merged.
        EditBuilder edit(document->model());
        edit.set({copy->node, fieldRow<&m3::StandardMaterial::priority>()}, std::int32_t(7));
        QCOMPARE(pushed(*document, edit.finish()), QString());
        const auto none = facet.mergeEqual(document->model());
        QVERIFY(none && none->empty());
        document->undo();
        // The copy is the same except for its animIds.
        QCOMPARE(pushed(*document, facet.mergeEqual(document->model())), QString());
        QCOMPARE(root.standardMaterials.size(), std::size_t(1));
        QCOMPARE(root.materialReferences.size(), std::size_t(1));
        QCOMPARE(int(root.divisions[0].batches[0].material), 0);
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(document->model())), QString());
        QCOMPARE(lostByReading(*document), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void unused()
    {
        const auto document = openDocument(newest);
        const QByteArray before = saved(*document);
        const MaterialFacet &facet = materialsOf(*document);
        const RenderScene scene = sceneOf(document->model());
        QCOMPARE(pushed(*document, facet.create(document->model(), "glow")), QString());
        QVERIFY(facet.materials(document->model())[1].users.empty());
        QCOMPARE(pushed(*document, facet.removeUnused(document->model())), QString());
        QCOMPARE(rootOf(*document).materialReferences.size(), std::size_t(1));
        QCOMPARE(rootOf(*document).standardMaterials.size(), std::size_t(1));
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(document->model())), QString());
        QCOMPARE(lostByReading(*document), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// The parts of a composite material are a stack; its own values come first.
    void composite()
    {
        const auto document = openDocument(newest);
        const QByteArray before = saved(*document);
        const MaterialFacet &facet = materialsOf(*document);
        QCOMPARE(pushed(*document, facet.create(document->model(), "glow")), QString());
        EditBuilder edit(document->model());
        const auto list = [&](const char *name) {
            return Address{RootNode, test::rowNamed(document->model().info(), name)};
        };
        const NodeId composite = edit.insertNew(list("compositeMaterials"), -1);
        List<m3::MaterialReference> reference;
        reference.append() = {m3::MaterialType::Composite, 0};
        edit.insert(list("materialReferences"), -1, Value::of(reference));
        QCOMPARE(pushed(*document, edit.finish()), QString());
        QVERIFY(facet.canStack(document->model(), composite));
        const auto &sections = rootOf(*document).compositeMaterials[0].sections;
        QCOMPARE(pushed(*document, facet.addLayer(document->model(), composite, -1)), QString());
        QCOMPARE(int(sections[0].material), 0);
        const auto second = facet.addLayer(document->model(), composite, 1);
        QVERIFY(second);
        QCOMPARE(pushed(*document, second->changes), QString());
        QCOMPARE(pushed(*document,
                        facet.assign(document->model(), second->node, rootOf(*document).standardMaterials.ids[1])),
                 QString());
        QCOMPARE(int(sections[0].material), 1);
        QVERIFY(!facet.assign(document->model(), second->node, composite));
        const auto layers = facet.layers(document->model(), composite);
        QCOMPARE(layers.size(), std::size_t(3));
        QCOMPARE(layers[1].node, second->node);
        QCOMPARE(setNumber(*document, layers[1], valueOf(layers[1], LayerRole::Alpha), 0.25), QString());
        QCOMPARE(sections[0].alpha.value, 0.25f);
        QCOMPARE(pushed(*document, facet.moveLayer(document->model(), second->node, 2)), QString());
        QCOMPARE(sections.ids[1], second->node);
        QCOMPARE(pushed(*document, facet.duplicateLayer(document->model(), second->node)), QString());
        QCOMPARE(sections.size(), std::size_t(3));
        QCOMPARE(pushed(*document, facet.removeLayer(document->model(), sections.ids[0])), QString());
        QCOMPARE(sections.size(), std::size_t(2));
        QVERIFY(!facet.removeLayer(document->model(), rootOf(*document).standardMaterials[0].diffuse.ids[0]));
        // Drawn: the glow through it. Not drawn: removed with its parts.
        QCOMPARE(pushed(*document, facet.assign(document->model(), region(*document), composite)), QString());
        QCOMPARE(sceneOf(document->model())
                     .materials.at(std::size_t(sceneOf(document->model()).meshes[0].material))
                     .layers.size(),
                 std::size_t(2));
        QCOMPARE(lostByReading(*document), QString());
        const RenderScene scene = sceneOf(document->model());
        QCOMPARE(pushed(*document, facet.removeUnused(document->model())), QString());
        QCOMPARE(rootOf(*document).compositeMaterials.size(), std::size_t(1));
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(document->model())), QString());
        QCOMPARE(lostByReading(*document), QString());
        QCOMPARE(pushed(*document, facet.assign(document->model(), region(*document),
                                                rootOf(*document).standardMaterials.ids.back())),
                 QString());
        QCOMPARE(pushed(*document, facet.removeUnused(document->model())), QString());
        QCOMPARE(rootOf(*document).compositeMaterials.size(), std::size_t(0));
        QCOMPARE(rootOf(*document).materialReferences.size(), std::size_t(1));
        QCOMPARE(lostByReading(*document), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// Every kind of material in every version, and files that no official tool would write: every action is carried
    /// out or refused, and undone.
    void oddFiles()
    {
        int carriedOut = 0;
        for (const QString &sample : sampleFiles().keys()) {
            const auto opened = openDocument(sample);
            if (!opened)
                continue;
            Document &document = *opened;
            const QByteArray before = saved(document);
            const auto attempt = [&](auto changes) { carriedOut += pushed(document, std::move(changes)).isEmpty(); };
            const MaterialFacet &facet = materialsOf(document);
            for (const ModelTexture &texture : texturesOf(document).textures(document.model())) {
                const std::vector<std::pair<NodeId, std::string>> wanted{{texture.node, "x.dds"}};
                attempt(texturesOf(document).setPaths(document.model(), wanted));
            }
            for (const ModelMaterial &material : facet.materials(document.model())) {
                attempt(facet.addLayer(document.model(), material.node, 0));
                attempt(facet.duplicate(document.model(), material.node));
                for (const NodeId user : material.users)
                    attempt(facet.assign(document.model(), user, facet.materials(document.model()).back().node));
                for (const MaterialLayer &layer : facet.layers(document.model(), material.node)) {
                    for (const LayerValue &value : layer.values)
                        if (const Kind kind = document.model().field(value.shown).type->kind;
                            kind == Kind::Integer || kind == Kind::Float)
                            attempt(facet.set(document.model(), layer.node, value, numberFor(document, value, 1)));
                    attempt(facet.moveLayer(document.model(), layer.node, 1));
                    attempt(facet.duplicateLayer(document.model(), layer.node));
                }
            }
            for (const MaterialRecipe &recipe : facet.recipes(document.model())) {
                attempt(facet.create(document.model(), recipe.id));
                for (const ModelMaterial &material : facet.materials(document.model()))
                    attempt(facet.apply(document.model(), material.node, recipe.id));
            }
            const QString lost = lostByReading(document);
            QVERIFY2(lost.isEmpty(), qPrintable(sample + QStringLiteral(": ") + lost));
            attempt(facet.mergeEqual(document.model()));
            attempt(facet.removeUnused(document.model()));
            const QString changed = changedByUndo(document, before);
            QVERIFY2(changed.isEmpty(), qPrintable(sample + QStringLiteral(": ") + changed));
        }
        QVERIFY(carriedOut > 1000);
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        const QStringList files = corpusFiles();
        int merged = 0, removed = 0, created = 0;
        std::size_t layersWithout = 0;
        for (const QString &path : files) {
            const QByteArray bytes = contentOf(path);
            const auto document = openBytesAs(path.section(QLatin1Char('/'), -1), bytes);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            const auto complain = [&](const QString &what) {
                return what.isEmpty() ? what : path + QStringLiteral(": ") + what;
            };
            const QByteArray before = saved(*document);
            const std::size_t problems = findingsIn(document->model()).size();
            const RenderScene scene = sceneOf(document->model());
            const MaterialFacet &facet = materialsOf(*document);
            for (const ModelMaterial &material : facet.materials(document->model()))
                layersWithout += facet.layers(document->model(), material.node).size() < 2 && material.kind != "Buffer";
            const std::size_t all = rootOf(*document).materialReferences.size();
            QCOMPARE(complain(pushed(*document, facet.mergeEqual(document->model()))), QString());
            const std::size_t rest = rootOf(*document).materialReferences.size();
            QCOMPARE(complain(pushed(*document, facet.removeUnused(document->model()))), QString());
            merged += int(all - rest);
            removed += int(rest - rootOf(*document).materialReferences.size());
            QCOMPARE(complain(SceneMaterials().difference(scene, sceneOf(document->model()))), QString());
            QVERIFY2(findingsIn(document->model()).size() <= problems, qPrintable(path));
            QCOMPARE(complain(lostByReading(*document)), QString());
            QCOMPARE(complain(changedByUndo(*document, before)), QString());
            if (created < 20 && !rootOf(*document).standardMaterials.isEmpty()) { // some of every kind
                ++created;
                QCOMPARE(complain(pushed(*document, facet.create(document->model(), "foliage"))), QString());
                QCOMPARE(complain(pushed(*document, facet.duplicate(document->model(),
                                                                    rootOf(*document).standardMaterials.ids[0]))),
                         QString());
                QVERIFY2(findingsIn(document->model()).size() <= problems, qPrintable(path));
                QCOMPARE(complain(SceneMaterials().difference(scene, sceneOf(document->model()))), QString());
                QCOMPARE(complain(lostByReading(*document)), QString());
                QCOMPARE(complain(changedByUndo(*document, before)), QString());
            }
        }
        QCOMPARE(layersWithout, std::size_t(0));
        qInfo("%d models, %d materials merged, %d unused", int(files.size()), merged, removed);
    }
};

SINEW_APPLESS_TEST(tst_m3_materials, TestM3Materials)

} // namespace tst_m3_materials
#include "tst_m3_materials.moc"
