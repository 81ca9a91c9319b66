// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "m2_material_test.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/plugins/material_test.h"
#include "tests/plugins/scene_materials.h"
#include "tests/support/field_named.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_m2_material_layers {

using namespace sinew;
using namespace sinew::test;

/// Batches and ribbons as layers: what they show, and tables that are copied where others read the same entry.
class TestM2MaterialLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
    void ribbons_data() { versionRows(); }
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

    /// Stages are told apart; textures supplied by the game are named after their type.
    void names()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const MaterialFacet &facet = materialsOf(*document);
        const auto layers = facet.layers(document->model(), submesh(*document, 0));
        for (const char *label : {"Texture", "Second texture", "UV set", "Second UV set", "Texture animation",
                                  "Second texture animation", "Texture weight"})
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

    /// Two batches read the first entry. Changing one of them must not affect the other.
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

    /// An entry with a single reader is changed in place; a run past the end of a table extends it by the values that
    /// were read there.
    void inPlaceAndGrown()
    {
        const QString sample = QStringLiteral("m2wotlk/tiny.m2");
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        // The weights of the second batch begin at the table's last entry; a batch of the other profile reads the same
        // ones.
        const auto layers = facet.layers(document->model(), submesh(*document, 0));
        QCOMPARE(valueOf(layers[1], LayerRole::Alpha, 1).shown.sub, ~0u);
        const RenderScene scene = sceneOf(*document);
        QCOMPARE(setNumber(*document, layers[1], valueOf(layers[1], LayerRole::Alpha), 0), QString());
        // The other profile's batch reads 1 and nothing after it; 0 and nothing is new.
        QCOMPARE(numbers(rootOf(*document).weightCombos), QStringLiteral("0 1 -1 0 -1"));
        QCOMPARE(int(rootOf(*document).skins[0].batches[1].weightCombo), 3);
        QCOMPARE(int(rootOf(*document).skins[1].batches[1].weightCombo), 1);
        RenderScene expected = scene;
        auto &stages = expected.materials[std::size_t(expected.meshes[0].material)].layers[1].batch->stages;
        stages[0].weight.curve = rootOf(*document).textureWeights[0].weight;
        QCOMPARE(SceneMaterials().difference(expected, sceneOf(*document)), QString());
        // Now the entry belongs to it alone.
        const auto now = facet.layers(document->model(), submesh(*document, 0));
        QCOMPARE(setNumber(*document, now[1], valueOf(now[1], LayerRole::Alpha, 1), 0), QString());
        QCOMPARE(numbers(rootOf(*document).weightCombos), QStringLiteral("0 1 -1 0 0"));
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void materialRows_data() { versionRows(); }
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
        // Both profiles share the row: a new one is needed. Two-sided, blend mode 1 is row 1.
        QCOMPARE(setNumber(*document, layer(0), valueOf(layer(0), LayerRole::Blend), 4), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(9));
        QCOMPARE(int(batch(0).material), 8);
        QCOMPARE(int(rootOf(*document).materials[8].blendMode), 4);
        QCOMPARE(int(batch(0, 1).material), 0);
        QCOMPARE(rootOf(*document).textureAc.size(), extra ? extra + 1 : 0);
        // It has its own row now: changed in place.
        QCOMPARE(setNumber(*document, layer(0), valueOf(layer(0), LayerRole::Flags), 4), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(9));
        // Such a row exists already.
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

    void textureCount_data() { versionRows(); }
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

    void stack_data() { versionRows(); }
    void stack()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const std::size_t problems = findingsIn(document->model()).size();
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
        QVERIFY(findingsIn(document->model()).size() <= problems);
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }
};

SINEW_APPLESS_TEST(tst_m2_material_layers, TestM2MaterialLayers)

} // namespace tst_m2_material_layers
#include "tst_m2_material_layers.moc"
