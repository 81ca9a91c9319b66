// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "m2_edit_test.h"
#include "material_test.h"
#include "scene_materials.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"

#include "core/facets/materials/material_edits.h"

#include <random>

namespace tst_m2_materials {

using namespace sinew;
using namespace sinew::test;

// Textures and materials of World of Warcraft models. The sample's tables: texture combos 0 3 1 2, coordinates 0 -1 1,
// weights 0 1, transforms -1 0 1; batch 0 of submesh 0 reads one texture from entry 0, batch 1 two from there.

namespace {

const QStringList versions{QStringLiteral("m2classic/tiny256.m2"), QStringLiteral("m2tbc/tiny260.m2"),
                           QStringLiteral("m2wotlk/tiny.m2"), QStringLiteral("m2cata/tiny272.m2"),
                           QStringLiteral("m2legion/tiny.m2")};

RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

NodeId submesh(const Document &document, std::size_t row, std::size_t skin = 0)
{
    return rootOf(document).skins[skin].submeshes.ids[row];
}

QString numbers(const auto &table)
{
    QStringList all;
    for (const auto number : table)
        all += QString::number(std::int16_t(number));
    return all.join(QLatin1Char(' '));
}

QString first(const auto &curve)
{
    const auto values = curve.values();
    if (values.empty())
        return QStringLiteral("-");
    QString text;
    const auto *numbers = reinterpret_cast<const float *>(values.data());
    for (std::size_t i = 0; i < sizeof(values[0]) / sizeof(float); ++i)
        text += QString::number(numbers[i]) + QLatin1Char(' ');
    return text;
}

/// What the batches of a submesh say, through all tables: the first value of what is animated. Behind the end of its
/// table a coordinate is the first set.
QStringList lookOf(const Document &document, std::size_t submeshRow, bool withNumbers = true)
{
    const m2::Root &root = rootOf(document);
    QStringList all;
    const auto entry = [](const auto &table, std::size_t at) {
        return at < table.size() ? std::int16_t(table[at]) : std::int16_t(-1);
    };
    for (const m2::Batch &batch : root.skins[0].batches) {
        if (batch.submesh != submeshRow)
            continue;
        const m2::Material material =
            batch.material < root.materials.size() ? root.materials[batch.material] : m2::Material();
        QString text = QStringLiteral("flags %1 blend %2 ").arg(material.flags).arg(material.blendMode);
        for (std::size_t i = 0; i < batch.textureCount; ++i) {
            const int texture = entry(root.textureCombos, batch.textureCombo + i),
                      weight = entry(root.weightCombos, batch.weightCombo + i),
                      transform = entry(root.transformCombos, batch.transformCombo + i);
            text += QStringLiteral("[uv %1 ").arg(
                batch.coordCombo + i < root.coordCombos.size() ? entry(root.coordCombos, batch.coordCombo + i) : 0);
            if (texture >= 0 && std::size_t(texture) < root.textures.size()) {
                const m2::Texture &t = root.textures[std::size_t(texture)];
                const std::uint32_t number = withNumbers && std::size_t(texture) < root.textureFileIds.size()
                                                 ? root.textureFileIds[std::size_t(texture)]
                                                 : 0;
                text += QStringLiteral("type %1 flags %2 %3 %4 ")
                            .arg(t.type)
                            .arg(t.flags)
                            .arg(QString::fromStdString(std::string(t.path.view())))
                            .arg(number);
            }
            if (weight >= 0 && std::size_t(weight) < root.textureWeights.size())
                text += QStringLiteral("weight ") + first(root.textureWeights[std::size_t(weight)].weight);
            if (transform >= 0 && std::size_t(transform) < root.textureTransforms.size()) {
                const m2::TextureTransform &t = root.textureTransforms[std::size_t(transform)];
                text += QStringLiteral("moved ") + first(t.translation) + first(t.rotation) + first(t.scaling);
            }
            text += QLatin1Char(']');
        }
        if (batch.colour >= 0 && std::size_t(batch.colour) < root.colours.size())
            text += QStringLiteral(" colour ") + first(root.colours[std::size_t(batch.colour)].colour) +
                    first(root.colours[std::size_t(batch.colour)].alpha);
        all += text;
    }
    return all;
}

/// A model as it is read back from what saving writes.
Opened readAgain(const Document &document, const QString &sample)
{
    Files files = sampleFiles();
    const QString folder = sample.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/');
    const QMap<QString, QByteArray> saved = savedFiles(document);
    for (auto file = saved.begin(); file != saved.end(); ++file)
        files[file.key().isEmpty() ? sample : folder + file.key()] = *file;
    return openModel(fileSet(files, sample));
}

/// Saves, reads again, and compares what is drawn.
QString lostByReading(const Document &document, const QString &sample)
{
    const Opened again = readAgain(document, sample);
    if (!again.model)
        return again.error;
    return SceneMaterials().difference(sceneOf(document), m2Format().scene()->build(*again.model));
}

/// Undoes everything and compares all files.
QString changedByUndo(Document &document, const QMap<QString, QByteArray> &before)
{
    while (document.canUndo())
        document.undo();
    const QMap<QString, QByteArray> after = savedFiles(document, true);
    for (auto file = before.begin(); file != before.end(); ++file)
        if (const QString what = difference(after[file.key()], *file); !what.isEmpty())
            return file.key() + QStringLiteral(": ") + what;
    return after.size() == before.size() ? QString() : QStringLiteral("another number of files");
}

} // namespace

class TestM2Materials : public QObject
{
    Q_OBJECT

    static void rows()
    {
        QTest::addColumn<QString>("sample");
        for (const QString &sample : versions)
            QTest::newRow(qPrintable(sample)) << sample;
    }

private Q_SLOTS:
    void texturesAndTheirUsers()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const std::vector<ModelTexture> all = texturesOf(*document).textures(document->model());
        QCOMPARE(all.size(), std::size_t(4));
        QCOMPARE(all[0].path, std::string("Textures\\Tiny.blp"));
        QCOMPARE(all[1].slotNumber, 11u);
        QCOMPARE(all[0].fileId.node, NoNode);
        const auto &batches = rootOf(*document).skins[0].batches;
        const auto isUsedBy = [&](std::size_t texture, std::size_t batch) {
            return std::any_of(all[texture].users.begin(), all[texture].users.end(),
                               [&](const Address &at) { return at.node == batches.ids[batch]; });
        };
        QVERIFY(isUsedBy(0, 0));
        QVERIFY(isUsedBy(0, 1));  // its first texture
        QVERIFY(isUsedBy(3, 1));  // its second one
        QVERIFY(!isUsedBy(3, 0)); // the entry behind its own
        QVERIFY(isUsedBy(1, 2));
        QVERIFY(!isUsedBy(0, 2));
    }

    /// Only what is read counts: the entry stays, the batch that read it is gone.
    void unreadEntriesUseNothing()
    {
        const QString sample = QStringLiteral("m2wotlk/tiny.m2");
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const std::vector<ModelTexture> first = texturesOf(*document).textures(document->model());
        EditBuilder edit(document->model());
        edit.remove(rootOf(*document).skins[0].batches.ids[1]);
        edit.remove(rootOf(*document).skins[1].batches.ids[1]);
        edit.remove(rootOf(*document).ribbons.ids);
        edit.remove(rootOf(*document).particles.ids);
        QCOMPARE(pushed(*document, edit.finish()), QString());
        const std::vector<ModelTexture> all = texturesOf(*document).textures(document->model());
        QVERIFY(all[3].users.empty());
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(pushed(*document, texturesOf(*document).removeUnused(document->model())), QString());
        QCOMPARE(rootOf(*document).textures.size(), std::size_t(3));
        QCOMPARE(numbers(rootOf(*document).textureCombos), QStringLiteral("0 -1 1 2"));
        QCOMPARE(rootOf(*document).textureLookup[0], std::int16_t(0)); // the last file that is left
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void paths_data() { rows(); }
    void paths()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const TextureFacet &facet = texturesOf(*document);
        const std::vector<ModelTexture> all = facet.textures(document->model());
        const std::vector<std::pair<NodeId, std::string>> wanted{{all[1].node, "Creature\\Bear\\Bear.blp"},
                                                                 {all[0].node, "A.blp"}};
        QCOMPARE(pushed(*document, facet.setPaths(document->model(), wanted)), QString());
        const Opened again = readAgain(*document, sample);
        QVERIFY2(again.model, qPrintable(again.error));
        const m2::Root &root = again.root();
        QCOMPARE(root.textures[1].path.view(), std::string_view("Creature\\Bear\\Bear.blp"));
        QCOMPARE(root.textures[1].type, 0u);
        QCOMPARE(root.textures[0].path.view(), std::string_view("A.blp"));
        for (const std::size_t row : {0, 1})
            if (row < root.textureFileIds.size())
                QCOMPARE(root.textureFileIds[row], 0u); // a number would go before the path
        if (root.textureFileIds.size() > 3)
            QVERIFY(root.textureFileIds[3] != 0);
        QCOMPARE(root.textureLookup[11], std::int16_t(-1));
        QVERIFY(!facet.setPaths(document->model(),
                                std::vector<std::pair<NodeId, std::string>>{{all[0].node, std::string(300, 'x')}}));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void mergeTextures_data() { rows(); }
    void mergeTextures()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const TextureFacet &facet = texturesOf(*document);
        const auto none = facet.mergeEqual(document->model());
        QVERIFY(none && none->empty());
        const std::vector<ModelTexture> all = facet.textures(document->model());
        const std::size_t problems = validate(document->model()).size();
        // 3 becomes the same as 0 but for its case.
        const std::vector<std::pair<NodeId, std::string>> wanted{{all[0].node, "a\\B.blp"}, {all[3].node, "A/b.BLP"}};
        QCOMPARE(pushed(*document, facet.setPaths(document->model(), wanted)), QString());
        EditBuilder edit(document->model());
        edit.set(all[3].wrapFlags.front(), std::uint32_t(rootOf(*document).textures[0].flags));
        QCOMPARE(pushed(*document, edit.finish()), QString());
        const RenderScene scene = sceneOf(*document);
        const std::size_t ids = rootOf(*document).textureFileIds.size();
        QCOMPARE(pushed(*document, facet.mergeEqual(document->model())), QString());
        QCOMPARE(rootOf(*document).textures.size(), std::size_t(3));
        QCOMPARE(numbers(rootOf(*document).textureCombos), QStringLiteral("0 0 1 2"));
        QCOMPARE(rootOf(*document).textureFileIds.size(), ids ? ids - 1 : 0);
        QCOMPARE(rootOf(*document).textureLookup[0], std::int16_t(0));
        QVERIFY(validate(document->model()).size() <= problems);
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void addTexture()
    {
        const auto document = openDocument(QStringLiteral("m2legion/tiny.m2"));
        const auto before = savedFiles(*document, true);
        const auto fresh = texturesOf(*document).add(document->model(), "New.blp");
        QVERIFY(fresh);
        QCOMPARE(pushed(*document, fresh->changes), QString());
        QCOMPARE(document->model().rowOf(fresh->node), 4);
        QCOMPARE(rootOf(*document).textureFileIds.size(), std::size_t(5));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void layersOfASubmesh()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const MaterialFacet &facet = materialsOf(*document);
        const std::vector<ModelMaterial> all = facet.materials(document->model());
        QCOMPARE(all.size(), std::size_t(5)); // three of the first profile, one of the second, a ribbon
        QCOMPARE(all[0].kind, std::string("Profile 0"));
        QCOMPARE(all[3].kind, std::string("Profile 1"));
        QCOMPARE(all[0].users, std::vector<NodeId>{all[0].node});
        const auto layers = facet.layers(document->model(), all[0].node);
        const m2::Root &root = rootOf(*document);
        QCOMPARE(layers.size(), std::size_t(2));
        const Address combos{RootNode, test::rowNamed(document->model().info(), "textureCombos")};
        QVERIFY(valueOf(layers[1], LayerRole::Texture, 0).shown == combos.of(0));
        QVERIFY(valueOf(layers[1], LayerRole::Texture, 1).shown == combos.of(1));
        QCOMPARE(valueOf(layers[1], LayerRole::Blend).shown.node, root.materials.ids[1]);
        QCOMPARE(valueOf(layers[1], LayerRole::Alpha).track.node, root.textureWeights.ids[1]);
        QCOMPARE(labelled(layers[0], "UV set").role, LayerRole::UvSet);
        // Submesh 1 has three batches, drawn by plane.
        const auto flags = facet.layers(document->model(), all[1].node);
        QCOMPARE(flags.size(), std::size_t(3));
        for (const std::size_t i : {0, 1, 2})
            QCOMPARE(flags[i].node, root.skins[0].batches.ids[2 + 2 * i]);
        QVERIFY(facet.layers(document->model(), root.materials.ids[0]).empty());
    }

    /// The sample's ribbon shows textures 0 and 3 with the materials 4 and 2, which batches use as well.
    void ribbons_data() { rows(); }
    void ribbons()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        const m2::Root &root = rootOf(*document);
        const NodeId ribbon = root.ribbons.ids[0];
        QCOMPARE(facet.materials(document->model()).back().node, ribbon);
        QCOMPARE(facet.materials(document->model()).back().kind, std::string("Ribbon"));
        QVERIFY(!facet.canStack(document->model(), ribbon));
        QVERIFY(!facet.apply(document->model(), ribbon, "glow"));
        const auto layer = [&] { return facet.layers(document->model(), ribbon).at(0); };
        QCOMPARE(facet.layers(document->model(), ribbon).size(), std::size_t(1));
        if (!root.textures[0].path.isEmpty())
            QCOMPARE(layer().name, std::string("Ribbon emitter 0 – Tiny"));
        QVERIFY(labelled(layer(), "Second texture").shown == (fieldOf<&m2::Ribbon::textures>(ribbon).of(1)));
        QCOMPARE(labelled(layer(), "Second blend mode").shown.node, root.materials.ids[2]);
        QCOMPARE(setNumber(*document, layer(), labelled(layer(), "Second texture"), 2), QString());
        QCOMPARE((std::vector{root.ribbons[0].textures[0], root.ribbons[0].textures[1]}),
                 (std::vector<std::uint16_t>{0, 2}));
        // Since 264.
        const LayerValue plane = labelled(layer(), "Priority plane");
        QCOMPARE(plane.shown.node != NoNode, root.version >= 264);
        if (plane.shown.node != NoNode)
            QCOMPARE(setNumber(*document, layer(), plane, -1), QString());

        // What batches look like stays, whichever way the ribbon gets its blending.
        const auto shown = [&] {
            std::vector<std::pair<int, int>> all;
            for (const m2::Skin &skin : root.skins.items)
                for (const m2::Batch &batch : skin.batches.items)
                    all.emplace_back(root.materials[batch.material].blendMode, root.materials[batch.material].flags);
            return all;
        };
        const auto batches = shown();
        const auto adopted = [&](std::size_t stage) -> const m2::Material & {
            return root.materials[root.ribbons[0].materials[stage]];
        };
        QCOMPARE(setNumber(*document, layer(), labelled(layer(), "Second flags"), 16), QString());
        QCOMPARE(int(adopted(1).flags), 16);
        QVERIFY(shown() == batches);
        const int flags = adopted(0).flags;
        for (const int mode : {6, 5, 0}) {
            QCOMPARE(setNumber(*document, layer(), valueOf(layer(), LayerRole::Blend), mode), QString());
            QCOMPARE(int(adopted(0).blendMode), mode);
            QCOMPARE(int(adopted(0).flags), flags);
            QVERIFY(shown() == batches);
        }
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// Stages are told apart; textures that the game puts there are called by what they are.
    void names()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const MaterialFacet &facet = materialsOf(*document);
        const auto layers = facet.layers(document->model(), submesh(*document, 0));
        for (const char *label : {"Texture", "Second texture", "UV set", "Second UV set", "Texture transform",
                                  "Second texture transform", "Texture weight"})
            QVERIFY2(labelled(layers[1], label).shown.node != NoNode, label);
        QCOMPARE(layers[0].name, std::string("Batch 0 – Tiny"));
        const m2::Root &root = rootOf(*document);
        QCOMPARE(root.textures[1].type, 11u);
        const auto batch = std::find_if(root.skins[0].batches.items.begin(), root.skins[0].batches.items.end(),
                                        [&](const m2::Batch &b) { return root.textureCombos[b.textureCombo] == 1; });
        const NodeId id = root.skins[0].batches.ids[std::size_t(batch - root.skins[0].batches.items.begin())];
        QVERIFY2(m2Format().names()->name(document->model(), id).ends_with("Monster skin 1"),
                 m2Format().names()->name(document->model(), id).c_str());
    }

    /// Two batches read the first entry. What one of them gets, the other one doesn't.
    void copyOnWrite_data()
    {
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("stage");
        QTest::addColumn<int>("texture");
        QTest::addColumn<QString>("combos");
        QTest::addColumn<int>("start");
        QTest::newRow("a run that is there") << 0 << 0 << 2 << QStringLiteral("0 3 1 2") << 3;
        QTest::newRow("a run across two others") << 1 << 0 << 3 << QStringLiteral("0 3 1 2 3 3") << 4;
        QTest::newRow("appended") << 1 << 1 << 0 << QStringLiteral("0 3 1 2 0 0") << 4;
        QTest::newRow("none") << 0 << 0 << 0xffff << QStringLiteral("0 3 1 2 -1") << 4;
    }
    void copyOnWrite()
    {
        QFETCH(int, layer);
        QFETCH(int, stage);
        QFETCH(int, texture);
        QFETCH(QString, combos);
        QFETCH(int, start);
        for (const QString &sample : versions) {
            const auto document = openDocument(sample);
            const auto before = savedFiles(*document, true);
            const RenderScene scene = sceneOf(*document);
            const MaterialFacet &facet = materialsOf(*document);
            const auto layers = facet.layers(document->model(), submesh(*document, 0));
            QCOMPARE(setNumber(*document, layers[std::size_t(layer)],
                               valueOf(layers[std::size_t(layer)], LayerRole::Texture, stage), texture),
                     QString());
            QCOMPARE(numbers(rootOf(*document).textureCombos), combos);
            QCOMPARE(int(rootOf(*document).skins[0].batches[std::size_t(layer)].textureCombo), start);
            RenderScene expected = scene;
            auto &stages =
                expected.materials[std::size_t(expected.meshes[0].material)].layers[std::size_t(layer)].batch->stages;
            stages[std::size_t(stage)].texture.fallback = texture == 0xffff ? -1 : texture;
            QCOMPARE(SceneMaterials().difference(expected, sceneOf(*document)), QString());
            QCOMPARE(lostByReading(*document, sample), QString());
            QCOMPARE(changedByUndo(*document, before), QString());
        }
    }

    /// An entry that nobody else reads is changed where it is; a run over the end of a table grows it by what was read
    /// there.
    void inPlaceAndGrown()
    {
        const QString sample = QStringLiteral("m2wotlk/tiny.m2");
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        // The weights of the second batch begin at the table's last entry; the other profile has a batch that reads the
        // same.
        const auto layers = facet.layers(document->model(), submesh(*document, 0));
        QCOMPARE(valueOf(layers[1], LayerRole::Alpha, 1).shown.sub, ~0u);
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(setNumber(*document, layers[1], valueOf(layers[1], LayerRole::Alpha), 0), QString());
        // 1 and nothing behind it is what the other profile's batch reads; 0 and nothing is new.
        QCOMPARE(numbers(rootOf(*document).weightCombos), QStringLiteral("0 1 -1 0 -1"));
        QCOMPARE(int(rootOf(*document).skins[0].batches[1].weightCombo), 3);
        QCOMPARE(int(rootOf(*document).skins[1].batches[1].weightCombo), 1);
        RenderScene expected = scene;
        auto &stages = expected.materials[std::size_t(expected.meshes[0].material)].layers[1].batch->stages;
        stages[0].weight.curve = rootOf(*document).textureWeights[0].weight;
        QCOMPARE(SceneMaterials().difference(expected, sceneOf(*document)), QString());
        // Now it is its own.
        const auto now = facet.layers(document->model(), submesh(*document, 0));
        QCOMPARE(setNumber(*document, now[1], valueOf(now[1], LayerRole::Alpha, 1), 0), QString());
        QCOMPARE(numbers(rootOf(*document).weightCombos), QStringLiteral("0 1 -1 0 0"));
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void materialRows_data() { rows(); }
    void materialRows()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        const std::size_t extra = rootOf(*document).textureAc.size();
        const auto batch = [&](std::size_t row, std::size_t skin = 0) -> const m2::Batch & {
            return rootOf(*document).skins[skin].batches[row];
        };
        const auto layer = [&](std::size_t row) { return facet.layers(document->model(), submesh(*document, 0))[row]; };
        // The row is that of both profiles: a new one. Two-sided, blend mode 1 is row 1.
        QCOMPARE(setNumber(*document, layer(0), valueOf(layer(0), LayerRole::Blend), 4), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(9));
        QCOMPARE(int(batch(0).material), 8);
        QCOMPARE(int(rootOf(*document).materials[8].blendMode), 4);
        QCOMPARE(int(batch(0, 1).material), 0);
        QCOMPARE(rootOf(*document).textureAc.size(), extra ? extra + 1 : 0);
        // Its own now: in place.
        QCOMPARE(setNumber(*document, layer(0), valueOf(layer(0), LayerRole::Flags), 4), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(9));
        // There is such a row.
        QCOMPARE(setNumber(*document, layer(0), valueOf(layer(0), LayerRole::Blend), 1), QString());
        QCOMPARE(int(batch(0).material), 1);
        QCOMPARE(lostByReading(*document, sample), QString());
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(pushed(*document, facet.removeUnused(document->model())), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(8));
        QCOMPARE(rootOf(*document).textureAc.size(), extra);
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void textureCount_data() { rows(); }
    void textureCount()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        const auto layer = [&](std::size_t row) { return facet.layers(document->model(), submesh(*document, 0))[row]; };
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(setNumber(*document, layer(0), labelled(layer(0), "Texture count"), 2), QString());
        const m2::Batch &batch = rootOf(*document).skins[0].batches[0];
        QCOMPARE(int(batch.textureCount), 2);
        QCOMPARE(int(rootOf(*document).textureCombos[batch.textureCombo]), 0);
        QCOMPARE(int(rootOf(*document).textureCombos[batch.textureCombo + 1u]), 0);
        QCOMPARE(int(rootOf(*document).coordCombos[batch.coordCombo + 1u]), 0);
        QVERIFY(valueOf(layer(0), LayerRole::Texture, 1).shown.node != NoNode);
        // The others look as before.
        RenderScene now = sceneOf(*document);
        const auto material = std::size_t(scene.meshes[0].material);
        now.materials[material].layers[0] = scene.materials[material].layers[0];
        QCOMPARE(SceneMaterials().difference(scene, now), QString());
        QCOMPARE(setNumber(*document, layer(0), labelled(layer(0), "Texture count"), 1), QString());
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void stack_data() { rows(); }
    void stack()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const std::size_t problems = validate(document->model()).size();
        const MaterialFacet &facet = materialsOf(*document);
        const NodeId material = submesh(*document, 1);
        QVERIFY(facet.canStack(document->model(), material));
        const auto order = [&] {
            std::vector<NodeId> ids;
            for (const MaterialLayer &layer : facet.layers(document->model(), material))
                ids.push_back(layer.node);
            return ids;
        };
        const std::vector<NodeId> first = order(); // in planes -2, 0 and 2
        QCOMPARE(pushed(*document, facet.moveLayer(document->model(), first[2], 0)), QString());
        QCOMPARE(order(), (std::vector<NodeId>{first[2], first[0], first[1]}));
        QCOMPARE(pushed(*document, facet.moveLayer(document->model(), first[2], 2)), QString());
        QCOMPARE(order(), first);
        QCOMPARE(pushed(*document, facet.moveLayer(document->model(), first[2], 3)),
                 QString()); // it is the last one already
        QCOMPARE(order(), first);
        const auto copy = facet.duplicateLayer(document->model(), first[0]);
        QVERIFY(copy);
        QCOMPARE(pushed(*document, copy->changes), QString());
        QCOMPARE(order(), (std::vector<NodeId>{first[0], copy->node, first[1], first[2]}));
        const auto fresh = facet.addLayer(document->model(), material, -1);
        QVERIFY(fresh);
        QCOMPARE(pushed(*document, fresh->changes), QString());
        QCOMPARE(order().back(), fresh->node);
        QCOMPARE(int(document->model().get<m2::Batch>(fresh->node)->materialLayer), 4);
        QCOMPARE(document->model().get<m2::Batch>(fresh->node)->material,
                 document->model().get<m2::Batch>(first[2])->material);
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(pushed(*document, facet.removeLayer(document->model(), first[0])), QString());
        QCOMPARE(order(), (std::vector<NodeId>{copy->node, first[1], first[2], fresh->node}));
        QCOMPARE(lostByReading(*document, sample), QString());
        for (const NodeId id : order())
            QCOMPARE(pushed(*document, facet.removeLayer(document->model(), id)), QString());
        QVERIFY(order().empty());
        QCOMPARE(pushed(*document, facet.addLayer(document->model(), material, 0)), QString());
        QCOMPARE(order().size(), std::size_t(1));
        QCOMPARE(int(rootOf(*document).textureCombos[document->model().get<m2::Batch>(order()[0])->textureCombo]), 0);
        QVERIFY(validate(document->model()).size() <= problems);
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void recipes_data() { rows(); }
    void recipes()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        QCOMPARE(facet.recipes(document->model()).size(), std::size_t(4));
        const std::map<std::string, FilterMode> modes{{"opaque", FilterMode::Opaque},
                                                      {"foliage", FilterMode::AlphaKey},
                                                      {"glow", FilterMode::Add},
                                                      {"blend", FilterMode::Alpha}};
        for (const MaterialRecipe &recipe : facet.recipes(document->model())) {
            const RenderScene scene = sceneOf(*document);
            QCOMPARE(pushed(*document, facet.apply(document->model(), submesh(*document, 0), recipe.id)), QString());
            RenderScene now = sceneOf(*document);
            const auto row = std::size_t(scene.meshes[0].material);
            const SceneMaterial &made = now.materials[row];
            QCOMPARE(made.layers.size(), std::size_t(1));
            const SceneLayer &layer = made.layers[0];
            QCOMPARE(layer.filterMode, modes.at(recipe.id));
            QCOMPARE(layer.twoSided, std::string_view(recipe.id) == "foliage" || std::string_view(recipe.id) == "glow");
            QCOMPARE(layer.unshaded, std::string_view(recipe.id) == "glow");
            QCOMPARE(layer.noDepthSet, std::string_view(recipe.id) == "glow" || std::string_view(recipe.id) == "blend");
            QCOMPARE(layer.batch->combiner, std::string_view(recipe.id) == "opaque" ? Combiner::Opaque : Combiner::Mod);
            QCOMPARE(layer.batch->stages[0].texture.fallback, 0);
            QCOMPARE(layer.batch->stages[0].uv, UvSource::Set0);
            now.materials[row] = scene.materials[row];
            QCOMPARE(SceneMaterials().difference(scene, now), QString()); // nothing else changed
            QCOMPARE(lostByReading(*document, sample), QString());
        }
        QVERIFY(!facet.apply(document->model(), submesh(*document, 0), "nonsense"));
        QVERIFY(!facet.create(document->model(), "opaque"));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void adopt_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("other");
        for (const QString &sample : versions)
            for (const QString &other : versions)
                QTest::newRow(qPrintable(sample + QStringLiteral(" from ") + other)) << sample << other;
    }
    /// The look of another document's submesh, with the textures and the rest that this one lacks.
    void adopt()
    {
        QFETCH(QString, sample);
        QFETCH(QString, other);
        const auto document = openDocument(sample), from = openDocument(other);
        // Nothing in this model is what the other one's textures are called.
        for (std::size_t row = 0; row < rootOf(*from).textures.size(); ++row)
            if (!rootOf(*from).textures[row].path.view().empty()) {
                EditBuilder edit(from->model());
                edit.set(fieldOf<&m2::Texture::flags>(rootOf(*from).textures.ids[row]), std::uint32_t(row % 4));
                QCOMPARE(pushed(*from, edit.finish()), QString());
            }
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        const QStringList untouched = lookOf(*document, 1);
        for (const std::size_t source : {0u, 2u}) {
            Result<AdoptedMaterial> adopted =
                facet.adopt(document->model(), submesh(*document, 2), from->model(), submesh(*from, source));
            QVERIFY(bool(adopted));
            const bool hasNumbers = !rootOf(*document).textureFileIds.isEmpty();
            QCOMPARE(pushed(*document, std::move(adopted->changes)), QString());
            QCOMPARE(lookOf(*document, 2, hasNumbers), lookOf(*from, source, hasNumbers));
            if (lookOf(*from, source) != lookOf(*from, source, hasNumbers))
                QVERIFY(!adopted->notes.empty());
            QCOMPARE(lookOf(*document, 1), untouched);
            QCOMPARE(lostByReading(*document, sample), QString());
            // A second time nothing has to come along. Numbers that the file can't hold aren't found again.
            if (!hasNumbers && !rootOf(*from).textureFileIds.isEmpty())
                continue;
            const std::size_t textures = rootOf(*document).textures.size(),
                              weights = rootOf(*document).textureWeights.size(),
                              colours = rootOf(*document).colours.size(),
                              transforms = rootOf(*document).textureTransforms.size();
            adopted = facet.adopt(document->model(), submesh(*document, 2), from->model(), submesh(*from, source));
            QVERIFY(bool(adopted));
            QCOMPARE(pushed(*document, std::move(adopted->changes)), QString());
            QCOMPARE(rootOf(*document).textures.size(), textures);
            QCOMPARE(rootOf(*document).textureWeights.size(), weights);
            QCOMPARE(rootOf(*document).colours.size(), colours);
            QCOMPARE(rootOf(*document).textureTransforms.size(), transforms);
        }
        QVERIFY(!facet.adopt(document->model(), rootOf(*document).materials.ids[0], from->model(), submesh(*from, 0)));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void assign_data() { rows(); }
    void assign()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        RenderScene expected = sceneOf(*document);
        expected.materials[std::size_t(expected.meshes[2].material)] =
            expected.materials[std::size_t(expected.meshes[0].material)];
        QCOMPARE(pushed(*document, facet.assign(document->model(), submesh(*document, 2), submesh(*document, 0))),
                 QString());
        QCOMPARE(SceneMaterials().difference(expected, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QVERIFY(!facet.assign(document->model(), rootOf(*document).materials.ids[0], submesh(*document, 0)));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// The edits that other tests make one by one, on the shrine and with damage: equal rows merge, what nothing reads
    /// goes.
    void mergeMaterials_data() { rows(); }
    void mergeMaterials()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        EditBuilder edit(document->model());
        const auto &materials = rootOf(*document).materials;
        for (const char *field : {"flags", "blendMode"}) {
            const auto at = test::rowNamed(describe<m2::Material>(), field);
            edit.set({materials.ids[3], at},
                     std::string_view(field) == "flags" ? materials[2].flags : materials[2].blendMode);
        }
        QCOMPARE(pushed(*document, edit.finish()), QString());
        const RenderScene scene = sceneOf(*document);
        const std::size_t rows = rootOf(*document).textureAc.size();
        const auto merged = materialsOf(*document).mergeEqual(document->model());
        QVERIFY(merged);
        QCOMPARE(merged->empty(), rows > 0); // its parameters differ
        QCOMPARE(pushed(*document, merged), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(rows ? 8 : 7));
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// Without a profile's file nobody knows what it uses.
    void missingProfiles()
    {
        Files files = sampleFiles();
        files.remove(QStringLiteral("m2wotlk/tiny01.skin"));
        const Opened opened = openModel(fileSet(files, QStringLiteral("m2wotlk/tiny.m2")));
        QVERIFY(opened.model);
        QVERIFY(!m2Format().textures()->removeUnused(*opened.model));
        QVERIFY(!m2Format().materials()->removeUnused(*opened.model));
        QVERIFY(!m2Format().materials()->mergeEqual(*opened.model));
    }

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

    /// Of a model's layers only the one that was meant looks otherwise.
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
                    continue; // these move it within its stack
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
            const std::size_t problems = validate(model.model()).size();
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
            QVERIFY2(validate(model.model()).size() <= problems, qPrintable(path));
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

SINEW_APPLESS_TEST(tst_m2_materials, TestM2Materials)

} // namespace tst_m2_materials
#include "tst_m2_materials.moc"
