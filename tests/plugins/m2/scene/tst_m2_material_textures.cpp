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

namespace tst_m2_material_textures {

using namespace sinew;
using namespace sinew::test;

/// The textures of a model and what uses them: paths, merging, adding.
class TestM2MaterialTextures : public QObject
{
    Q_OBJECT

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
        QVERIFY(!isUsedBy(3, 0)); // the entry after its own
        QVERIFY(isUsedBy(1, 2));
        QVERIFY(!isUsedBy(0, 2));
    }

    /// Only entries that are read count: the entry stays, the batch that read it is gone.
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
        QCOMPARE(rootOf(*document).textureLookup[0], std::int16_t(0)); // the only remaining file
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void paths_data() { versionRows(); }
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
                QCOMPARE(root.textureFileIds[row], 0u); // a number would take precedence over the path
        if (root.textureFileIds.size() > 3)
            QVERIFY(root.textureFileIds[3] != 0);
        QCOMPARE(root.textureLookup[11], std::int16_t(-1));
        QVERIFY(!facet.setPaths(document->model(),
                                std::vector<std::pair<NodeId, std::string>>{{all[0].node, std::string(300, 'x')}}));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void mergeTextures_data() { versionRows(); }
    void mergeTextures()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const TextureFacet &facet = texturesOf(*document);
        const auto none = facet.mergeEqual(document->model());
        QVERIFY(none && none->empty());
        const std::vector<ModelTexture> all = facet.textures(document->model());
        const std::size_t problems = findingsIn(document->model()).size();
        // 3 becomes the same as 0 except for case.
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
        QVERIFY(findingsIn(document->model()).size() <= problems);
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
};

SINEW_APPLESS_TEST(tst_m2_material_textures, TestM2MaterialTextures)

} // namespace tst_m2_material_textures
#include "tst_m2_material_textures.moc"
