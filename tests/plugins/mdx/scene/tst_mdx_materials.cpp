// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/plugins/material_test.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_mdx_materials {

using namespace sinew;
using namespace sinew::test;

// Textures and materials as the workbench shows and edits them.

namespace {

std::unique_ptr<Document> withTextures(std::uint32_t version = 800)
{
    MdxFile f;
    f.version = version;
    f.textures = {texture(0, "Textures\\Armor.blp"), texture(1, ""), texture(0, "textures/ARMOR.blp"),
                  texture(0, "Unused.blp"), texture(0, "Textures\\Armor.blp", 0)};
    f.materials = {
        material(version, {layer(version, 1, -1, {}, {slot(1, 0)}, 0), layer(version, 0, -1, {}, {slot(0, 0)}, 2)}),
        material(version, {layer(version, 2, -1, {}, {slot(2, 0)}, 1), layer(version, 4, -1, {}, {slot(4, 0)}, 1)}),
        material(version, {layer(version, 0, -1, {}, {slot(0, 0)}, 1), layer(version, 4, -1, {}, {slot(4, 0)}, 1)})};
    f.geosets = {GeosetParts{}.bytes(version)};
    return open(f.bytes());
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

QString pathsOf(const Document &document)
{
    QStringList paths;
    for (const mdx::Texture &texture : mdxOf(document).data.textures)
        paths += texture.replaceableId ? QStringLiteral("#%1").arg(texture.replaceableId) : text(texture.path.view());
    return paths.join(QLatin1Char('|'));
}

/// "filter mode:texture" of each layer, of its slots from 1100 on.
QString stackOf(const Document &document, std::size_t row)
{
    QStringList layers;
    const mdx::Root &root = mdxOf(document).data;
    const auto name = [&](std::int32_t at) {
        return at < 0 ? QStringLiteral("-") : pathsOf(document).split(QLatin1Char('|'))[at];
    };
    for (const mdx::Layer &layer : root.materials[row].layers) {
        QStringList textures;
        if (root.version < 1100)
            textures += name(layer.textureId);
        for (const mdx::TextureSlot &slot : layer.slots)
            textures += QString::number(slot.slot) + QLatin1Char('=') + name(slot.textureId);
        layers += QStringLiteral("%1:%2").arg(layer.filterMode).arg(textures.join(QLatin1Char(',')));
    }
    return layers.join(QLatin1Char(' '));
}

} // namespace

class TestMdxMaterials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texturesAndTheirUsers()
    {
        const auto document = withTextures();
        const std::vector<ModelTexture> all = texturesOf(*document).textures(document->model());
        QCOMPARE(all.size(), std::size_t(5));
        QCOMPARE(all[0].path, std::string("Textures\\Armor.blp"));
        QCOMPARE(all[0].users.size(), std::size_t(2));
        QCOMPARE(all[0].users[0].node, document->model().idAt(at(*document, "materials[0].layers"), 1));
        QCOMPARE(all[1].slotNumber, 1u);
        QCOMPARE(all[3].users.size(), std::size_t(0));
    }

    /// Since 1100 the layer's own number is ignored by the game, so it keeps nothing in use.
    void ignoredNumbersUseNothing()
    {
        MdxFile f;
        f.version = 1100;
        f.textures = {texture(0, "a.blp"), texture(0, "b.blp")};
        f.materials = {material(1100, {layer(1100, 0, -1, {}, {slot(1, 0)})})};
        const auto document = open(f.bytes());
        const std::vector<ModelTexture> all = texturesOf(*document).textures(document->model());
        QCOMPARE(all[0].users.size(), std::size_t(0));
        QCOMPARE(all[1].users.size(), std::size_t(1));
        QCOMPARE(pushed(*document, texturesOf(*document).removeUnused(document->model())), QString());
        QCOMPARE(stackOf(*document, 0), QStringLiteral("1:0=b.blp"));
    }

    void merge()
    {
        const auto document = withTextures();
        const QByteArray before = saved(*document);
        QCOMPARE(pushed(*document, texturesOf(*document).mergeEqual(document->model())), QString());
        QCOMPARE(
            pathsOf(*document),
            QStringLiteral("Textures\\Armor.blp|#1|Unused.blp|Textures\\Armor.blp")); // the last one wraps differently
        QCOMPARE(stackOf(*document, 1), QStringLiteral("1:Textures\\Armor.blp 1:Textures\\Armor.blp"));
        QCOMPARE(mdxOf(*document).data.materials[1].layers[1].textureId, 3);
        // Two materials are the same now.
        QCOMPARE(pushed(*document, materialsOf(*document).mergeEqual(document->model())), QString());
        QCOMPARE(mdxOf(*document).data.materials.size(), std::size_t(2));
        QCOMPARE(pushed(*document, texturesOf(*document).removeUnused(document->model())), QString());
        QCOMPARE(pathsOf(*document), QStringLiteral("Textures\\Armor.blp|#1|Textures\\Armor.blp"));
        for (int i = 0; i < 3; ++i)
            document->undo();
        COMPARE_BYTES(saved(*document), before);
    }

    void nothingToMerge()
    {
        const auto document = open(richMdx(800).bytes());
        const auto changes = texturesOf(*document).mergeEqual(document->model());
        QVERIFY(changes);
        QVERIFY(changes->empty());
    }

    void paths()
    {
        const auto document = withTextures();
        const QByteArray before = saved(*document);
        const std::vector<ModelTexture> all = texturesOf(*document).textures(document->model());
        const std::vector<std::pair<NodeId, std::string>> wanted{{all[1].node, "Units\\Team.blp"},
                                                                 {all[0].node, "war3mapImported\\Armor.blp"}};
        QCOMPARE(pushed(*document, texturesOf(*document).setPaths(document->model(), wanted)), QString());
        QCOMPARE(pathsOf(*document),
                 QStringLiteral(
                     "war3mapImported\\Armor.blp|Units\\Team.blp|textures/ARMOR.blp|Unused.blp|Textures\\Armor.blp"));
        document->undo();
        COMPARE_BYTES(saved(*document), before);
        const std::vector<std::pair<NodeId, std::string>> tooLong{{all[0].node, std::string(261, 'x')}};
        QVERIFY(!texturesOf(*document).setPaths(document->model(), tooLong));
        const auto fresh = texturesOf(*document).add(document->model(), "New.blp");
        QVERIFY(fresh);
        QCOMPARE(pushed(*document, fresh->changes), QString());
        QCOMPARE(document->model().rowOf(fresh->node), 5);
    }

    void stack_data()
    {
        QTest::addColumn<quint32>("version");
        for (const quint32 version : {800u, 900u, 1000u, 1100u, 1200u})
            QTest::addRow("%u", version) << version;
    }
    void stack()
    {
        QFETCH(quint32, version);
        const auto document = withTextures(version);
        const QByteArray before = saved(*document);
        const NodeId material = object(*document, "materials", 0);
        const MaterialFacet &facet = materialsOf(*document);
        auto layers = facet.layers(document->model(), material);
        QCOMPARE(layers.size(), std::size_t(2));
        QVERIFY(valueOf(layers[0], LayerRole::Alpha).track.node != NoNode);
        QCOMPARE(pushed(*document, facet.set(document->model(), layers[1].node, valueOf(layers[1], LayerRole::Blend),
                                             Value::of(std::uint32_t(3)))),
                 QString());
        const LayerValue textureValue = valueOf(layers[1], LayerRole::Texture);
        QCOMPARE(
            pushed(*document, facet.set(document->model(), layers[1].node, textureValue, Value::of(std::int32_t(3)))),
            QString());
        QCOMPARE(stackOf(*document, 0).section(QLatin1Char(' '), 1),
                 version < 1100 ? QStringLiteral("3:Unused.blp") : QStringLiteral("3:0=Unused.blp"));
        QCOMPARE(pushed(*document, facet.moveLayer(document->model(), layers[1].node, 0)), QString());
        QVERIFY(stackOf(*document, 0).startsWith(QLatin1String("3:")));
        const auto copy = facet.duplicateLayer(document->model(), layers[1].node);
        QVERIFY(copy);
        QCOMPARE(pushed(*document, copy->changes), QString());
        QCOMPARE(document->model().rowOf(copy->node), 1);
        const auto added = facet.addLayer(document->model(), material, -1);
        QVERIFY(added);
        QCOMPARE(pushed(*document, added->changes), QString());
        QCOMPARE(document->model().rowOf(added->node), 3);
        QCOMPARE(pushed(*document, facet.removeLayer(document->model(), layers[0].node)), QString());
        QCOMPARE(facet.layers(document->model(), material).size(), std::size_t(3));
        while (document->canUndo())
            document->undo();
        COMPARE_BYTES(saved(*document), before);
    }

    void recipes_data()
    {
        QTest::addColumn<quint32>("version");
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<QString>("stack");
        const QString a = QStringLiteral("Textures\\Armor.blp");
        QTest::addRow("opaque 800") << 800u << "opaque" << QStringLiteral("0:%1").arg(a);
        QTest::addRow("team 800") << 800u << "teamColour" << QStringLiteral("0:#1 2:%1").arg(a);
        QTest::addRow("glow 800") << 800u << "glow" << QStringLiteral("3:%1").arg(a);
        QTest::addRow("foliage 800") << 800u << "foliage" << QStringLiteral("1:%1").arg(a);
        QTest::addRow("team 1100") << 1100u << "teamColour" << QStringLiteral("0:0=#1 2:0=%1").arg(a);
        QTest::addRow("hd 1000") << 1000u << "hd"
                                 << QStringLiteral(
                                        "0:%1 0:Textures/normal.blp 0:Textures/orm.blp 0:Textures/Black32.blp 0:#1 "
                                        "0:ReplaceableTextures/EnvironmentMap.blp")
                                        .arg(a);
        QTest::addRow("hd 1100") << 1100u << "hd"
                                 << QStringLiteral("0:0=%1,1=Textures/normal.blp,2=Textures/orm.blp,3=Textures/"
                                                   "Black32.blp,4=#1,5=ReplaceableTextures/EnvironmentMap.blp")
                                        .arg(a);
    }
    void recipes()
    {
        QFETCH(quint32, version);
        QFETCH(QString, recipe);
        QFETCH(QString, stack);
        const auto document = withTextures(version);
        const QByteArray before = saved(*document);
        const std::size_t problems = findingsIn(document->model()).size(); // missing bones
        const MaterialFacet &facet = materialsOf(*document);
        const auto ids = facet.recipes(document->model());
        QVERIFY(std::any_of(ids.begin(), ids.end(),
                            [&](const MaterialRecipe &r) { return recipe == QLatin1String(r.id); }));
        // Applied: the material keeps the texture that it shows (the first one is the team colour).
        QCOMPARE(
            pushed(*document, facet.apply(document->model(), object(*document, "materials", 0), recipe.toStdString())),
            QString());
        QCOMPARE(stackOf(*document, 0), stack);
        const auto created = facet.create(document->model(), recipe.toStdString());
        QVERIFY(created);
        QCOMPARE(pushed(*document, created->changes), QString());
        QCOMPARE(stackOf(*document, 3), stack);
        // The new material is read back.
        const auto again = open(saved(*document));
        QCOMPARE(stackOf(*again, 0), stack);
        const bool hd = recipe == QLatin1String("hd");
        QCOMPARE(materialsOf(*again).materials(again->model())[0].kind, std::string(version < 900 ? ""
                                                                                    : hd          ? "HD"
                                                                                                  : "SD"));
        QCOMPARE(findingsIn(again->model()).size(), problems);
        document->undo();
        document->undo();
        COMPARE_BYTES(saved(*document), before);
    }

    /// SD → HD takes the maps that are named after the diffuse one, and back again.
    void mapsAreCalledAfterTheDiffuseOne()
    {
        MdxFile f;
        f.version = 1000;
        f.textures = {texture(0, "Units/Orc_Main_Diffuse.tif")};
        f.materials = {material(1000, {layer(1000, 0)})};
        const auto document = open(f.bytes());
        const MaterialFacet &facet = materialsOf(*document);
        const NodeId material = object(*document, "materials", 0);
        QCOMPARE(pushed(*document, facet.apply(document->model(), material, "hd")), QString());
        QCOMPARE(pathsOf(*document),
                 QStringLiteral("Units/Orc_Main_Diffuse.tif|Units/Orc_Main_Normal.tif|Units/Orc_Main_ORM.tif|Units/"
                                "Orc_Main_Emissive.tif|#1|ReplaceableTextures/EnvironmentMap.blp"));
        QCOMPARE(text(mdxOf(*document).data.materials[0].shader.view()), QStringLiteral("Shader_HD_DefaultUnit"));
        QCOMPARE(pushed(*document, facet.apply(document->model(), material, "sd")), QString());
        QCOMPARE(stackOf(*document, 0), QStringLiteral("0:#1 2:Units/Orc_Main_Diffuse.tif"));
        QVERIFY(mdxOf(*document).data.materials[0].shader.isEmpty());
        QVERIFY(!facet.apply(document->model(), material, "nonsense"));
    }

    void usersAndAssigning()
    {
        const auto document = withTextures();
        const MaterialFacet &facet = materialsOf(*document);
        const NodeId geoset = object(*document, "geosets", 0);
        const auto usersOf = [&](std::size_t row) { return facet.materials(document->model())[row].users; };
        const std::size_t used = mdxOf(*document).data.geosets[0].materialId;
        QCOMPARE(usersOf(used), std::vector<NodeId>{geoset});
        const std::size_t other = used == 1 ? 0 : 1;
        QCOMPARE(pushed(*document, facet.assign(document->model(), geoset, object(*document, "materials", other))),
                 QString());
        QCOMPARE(usersOf(other), std::vector<NodeId>{geoset});
        QCOMPARE(pushed(*document, facet.removeUnused(document->model())), QString());
        QCOMPARE(mdxOf(*document).data.materials.size(), std::size_t(1));
        QCOMPARE(usersOf(0), std::vector<NodeId>{geoset});
    }
};

SINEW_APPLESS_TEST(tst_mdx_materials, TestMdxMaterials)

} // namespace tst_mdx_materials
#include "tst_mdx_materials.moc"
