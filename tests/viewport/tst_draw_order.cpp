// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/scene_util.h"
#include "tests/support/test_program.h"
#include "viewport/draw/draw_order.h"
#include "viewport/options/player_colours.h"

#include <QtTest>

#include <cmath>
#include <set>

namespace tst_draw_order {

using namespace sinew;

namespace {

std::int32_t addMaterial(RenderScene &scene, std::int32_t plane, std::initializer_list<FilterMode> modes)
{
    SceneMaterial material;
    material.priorityPlane = plane;
    for (const FilterMode mode : modes) {
        material.layers.emplace_back();
        material.layers.back().filterMode = mode;
    }
    scene.materials.push_back(material);
    return std::int32_t(scene.materials.size()) - 1;
}

void addMesh(RenderScene &scene, std::int32_t material, std::uint32_t lod = 0)
{
    scene.meshes.emplace_back();
    scene.meshes.back().material = material;
    scene.meshes.back().lod = lod;
}

void addGeoset(RenderScene &scene, std::int32_t material, std::int32_t id)
{
    addMesh(scene, material);
    scene.meshes.back().geosetId = id;
}

/// The layer of a mesh's material as a batch.
SceneBatch &batch(RenderScene &scene, int mesh, int layer)
{
    auto &made =
        scene.materials[std::size_t(scene.meshes[std::size_t(mesh)].material)].layers[std::size_t(layer)].batch;
    return made ? *made : made.emplace();
}

} // namespace

class TstDrawOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opaqueFirstThenByPlane()
    {
        RenderScene scene;
        addMesh(scene, addMaterial(scene, 3, {FilterMode::Blend}));
        addMesh(scene, addMaterial(scene, 9, {FilterMode::None, FilterMode::Additive}));
        addMesh(scene, addMaterial(scene, -1, {FilterMode::Modulate}));
        addMesh(scene, addMaterial(scene, 3, {FilterMode::Transparent, FilterMode::AddAlpha}));
        const std::vector<DrawItem> expected = {{1, 0, false}, {3, 0, false}, // planes do not matter to opaque layers
                                                {2, 0, true},  {0, 0, true},  {3, 1, true}, {1, 1, true}};
        QVERIFY(drawOrder(scene) == expected);
    }

    void particlesAndRibbonsAmongBlendedLayers()
    {
        RenderScene scene;
        addMesh(scene, addMaterial(scene, 0, {FilterMode::Blend}));
        addMesh(scene, addMaterial(scene, 0, {FilterMode::None}));
        scene.effects.resize(7);
        scene.effects[0].sprite.blend = FilterMode::Transparent; // no blending, but sorted with the blending ones
        scene.effects[1].priorityPlane = -1;
        for (std::size_t row = 2; row < 5; ++row)
            scene.effects[row].kind = EffectKind::MaterialRibbon;
        scene.effects[2].material = addMaterial(scene, 2, {FilterMode::None, FilterMode::Additive});
        scene.effects[3].material = -1; // not drawn
        scene.effects[4].material = 0;
        scene.effects[5].kind = EffectKind::Ribbon;
        scene.effects[5].priorityPlane = 1;
        scene.effects[6].kind = EffectKind::Models; // nested models are drawn elsewhere
        const std::vector<DrawItem> expected = {{1, 0, false},
                                                {1, -1, true, DrawItem::Particles},
                                                {0, 0, true},
                                                {0, -1, true, DrawItem::Particles},
                                                {4, 0, true, DrawItem::RibbonLayer},
                                                {5, -1, true, DrawItem::RibbonLayer},
                                                {2, 0, true, DrawItem::RibbonLayer},
                                                {2, 1, true, DrawItem::RibbonLayer}};
        QVERIFY(drawOrder(scene) == expected);
    }

    void brokenMaterialsAreDrawnPlain()
    {
        RenderScene scene;
        addMaterial(scene, 0, {});
        addMesh(scene, 0); // without layers
        addMesh(scene, 5); // no such row
        addMesh(scene, -1);
        const std::vector<DrawItem> expected = {{0, -1, false}, {1, -1, false}, {2, -1, false}};
        QVERIFY(drawOrder(scene) == expected);
    }

    void onlyTheLowestLevelOfDetail()
    {
        RenderScene scene;
        const std::int32_t material = addMaterial(scene, 0, {FilterMode::None});
        addMesh(scene, material, 2);
        addMesh(scene, material, 1);
        addMesh(scene, material, 1);
        QCOMPARE(meshLevels(scene), (std::vector<std::uint32_t>{1, 2}));
        QCOMPARE(drawOrder(scene).size(), std::size_t(2));
        QCOMPARE(drawOrder(scene)[0].mesh, 1);
    }

    void anyLevelCanBeChosen()
    {
        RenderScene scene;
        const std::int32_t material = addMaterial(scene, 0, {FilterMode::None});
        for (const std::uint32_t lod : {0u, 1u, 3u})
            addMesh(scene, material, lod);
        using Rows = std::vector<std::uint8_t>;
        QCOMPARE(chosenMeshes(scene, {}), (Rows{1, 0, 0}));
        QCOMPARE(chosenMeshes(scene, {.level = 1}), (Rows{0, 1, 0}));
        QCOMPARE(chosenMeshes(scene, {.level = 2}), (Rows{0, 1, 0})); // there is none: the next finer one
        QCOMPARE(chosenMeshes(scene, {.level = 3}), (Rows{0, 0, 1}));
        QCOMPARE(drawOrder(scene, {.level = 9})[0].mesh, 2);
    }

    void sdOrHdCanBeChosen()
    {
        RenderScene scene;
        const std::int32_t sd = addMaterial(scene, 0, {FilterMode::None});
        const std::int32_t hd = addMaterial(scene, 0, {FilterMode::None});
        scene.materials[std::size_t(hd)].layers[0].hd = true;
        addMesh(scene, sd);
        addMesh(scene, hd);
        addMesh(scene, -1); // without material: plain
        using Rows = std::vector<std::uint8_t>;
        QCOMPARE(chosenMeshes(scene, {MeshChoice::All}), (Rows{1, 1, 1}));
        QCOMPARE(chosenMeshes(scene, {MeshChoice::SdOnly}), (Rows{1, 0, 1}));
        QCOMPARE(chosenMeshes(scene, {MeshChoice::HdOnly}), (Rows{0, 1, 0}));
        scene.materials[std::size_t(hd)].layers[0].hd = false;
        QCOMPARE(chosenMeshes(scene, {MeshChoice::HdOnly}), (Rows{1, 1, 1})); // an empty picture is no use
    }

    void opaqueBatchesByMaterialLayer()
    {
        RenderScene scene;
        addMesh(scene, addMaterial(scene, 9, {FilterMode::Opaque, FilterMode::AlphaKey}));
        addMesh(scene, addMaterial(scene, 9, {FilterMode::Opaque, FilterMode::None}));
        addMesh(scene, addMaterial(scene, 9, {FilterMode::Alpha, FilterMode::BlendAdd}));
        batch(scene, 0, 0).materialLayer = 1;
        batch(scene, 0, 1).materialLayer = 2;
        batch(scene, 1, 0).materialLayer = 0;
        batch(scene, 2, 0).priorityPlane = 1; // each has its own plane, independent of the material's
        batch(scene, 2, 1).priorityPlane = -1;
        const std::vector<DrawItem> expected = {{1, 0, false}, {1, 1, false}, {0, 0, false},
                                                {0, 1, false}, {2, 1, true},  {2, 0, true}};
        QVERIFY(drawOrder(scene) == expected);
    }

    void blendedBatchesFarFirst()
    {
        // Seen from (100, 0, 0).
        RenderScene scene;
        for (int mesh = 0; mesh < 4; ++mesh)
            addMesh(scene, addMaterial(scene, 0, {FilterMode::Alpha}));
        addMesh(scene, addMaterial(scene, 0, {FilterMode::Add, FilterMode::Mod}));
        for (int row = 0; row < 5; ++row)
            batch(scene, row, 0);
        batch(scene, 4, 1).materialLayer = -1;
        scene.meshes[0].sortPoint = {{50, 0, 0}, 10, -1};        // 50 away
        scene.meshes[1].sortPoint = {{0, 0, 0}, 10, 0};          // moved to (−20, 0, 0): 120
        scene.meshes[2].sortPoint = {{90, 0, 0}, 45, -1};        // 10
        scene.meshes[3].extent = {0, {50, 10, 0}, {70, -10, 0}}; // no point: the middle of the extent, 40
        scene.meshes[4].sortPoint = {{100, 0, 200}, 0, 7};       // 200; belongs to no node
        Pose pose;
        pose.nodes = {Eigen::Affine3f(Eigen::Translation3f(-20, 0, 0))};
        const auto places = [&] { return farFirst(drawOrder(scene), scene, pose, Eigen::Vector3f(100, 0, 0)); };
        using Places = std::vector<std::size_t>;
        // Rows 4 and 5 are the layers of mesh 4, equally far: by material layer.
        QCOMPARE(places(), (Places{5, 4, 1, 0, 3, 2}));
        batch(scene, 2, 0).sortsFar = true;  // 10 + 45
        batch(scene, 0, 0).sortsNear = true; // 50 − 10
        QCOMPARE(places(), (Places{5, 4, 1, 2, 0, 3}));
        // A plane comes before every distance.
        batch(scene, 4, 0).priorityPlane = 3;
        batch(scene, 4, 1).priorityPlane = 2;
        batch(scene, 3, 0).priorityPlane = -1;
        const std::vector<DrawItem> planes = {{3, 0, true}, {0, 0, true}, {1, 0, true},
                                              {2, 0, true}, {4, 1, true}, {4, 0, true}};
        QVERIFY(drawOrder(scene) == planes);
        QCOMPARE(places(), (Places{0, 2, 3, 1, 4, 5}));
        // NaN is no reason to stop drawing.
        scene.meshes[1].sortPoint->centre.x = std::nanf("");
        QCOMPARE(places(), (Places{0, 3, 1, 2, 4, 5}));
    }

    void whatIsNoBatchKeepsItsPlace()
    {
        RenderScene scene;
        addMesh(scene, addMaterial(scene, 0, {FilterMode::Blend}));
        addMesh(scene, addMaterial(scene, 0, {FilterMode::Alpha}));
        addMesh(scene, addMaterial(scene, 0, {FilterMode::Alpha}));
        addMesh(scene, -1);
        batch(scene, 1, 0);
        batch(scene, 2, 0);
        scene.meshes[0].sortPoint = {{-900, 0, 0}, 0, -1};
        scene.meshes[2].sortPoint = {{-90, 0, 0}, 0, -1};
        const std::vector<DrawItem> order = drawOrder(scene); // meshes 3, 0, 1, 2
        QCOMPARE(farFirst(order, scene, {}, Eigen::Vector3f::Zero()), (std::vector<std::size_t>{0, 1, 3, 2}));
        QVERIFY(farFirst({}, scene, {}, Eigen::Vector3f::Zero()).empty());
    }

    void geosets()
    {
        RenderScene scene;
        const std::int32_t material = addMaterial(scene, 0, {FilterMode::Opaque});
        for (const std::int32_t id : {-1, 0, 2, 101, 103, 102, 103, 1502})
            addGeoset(scene, material, id);
        scene.meshes[3].geosetName = "Beard";
        const std::vector<GeosetGroup> groups = geosetGroups(scene);
        QCOMPARE(groups.size(), std::size_t(3));
        QCOMPARE(groups[0].geosets, (std::vector<std::int32_t>{0, 2}));
        QCOMPARE(groups[1].number, 1);
        QCOMPARE(groups[1].name, std::string("Beard"));
        QCOMPARE(groups[1].geosets, (std::vector<std::int32_t>{101, 102, 103}));
        QCOMPARE(groups[2].number, 15);
        using Rows = std::vector<std::uint8_t>;
        // A model without selectable parts is shown whole; one whose skin the game chooses shows variants 0 and 1, and
        // the meshes of no group.
        QVERIFY(hiddenByDefault(scene).empty());
        scene.textures.emplace_back().slot = 2; // an item
        QVERIFY(hiddenByDefault(scene).empty());
        scene.textures.emplace_back().slot = 1;
        QCOMPARE(hiddenByDefault(scene), (std::set<std::int32_t>{2, 102, 103, 1502}));
        QCOMPARE(chosenMeshes(scene, {}), (Rows{1, 1, 0, 1, 0, 0, 0, 0}));
        MeshChoice choice;
        choice.hiddenGeosets.emplace();
        QCOMPARE(chosenMeshes(scene, choice), (Rows{1, 1, 1, 1, 1, 1, 1, 1}));
        choice.hiddenGeosets = {-1, 0, 103, 77};
        QCOMPARE(chosenMeshes(scene, choice), (Rows{1, 0, 1, 1, 0, 1, 0, 1}));
        // A model with other variants only shows them.
        for (SceneMesh &mesh : scene.meshes)
            mesh.geosetId = 502;
        QVERIFY(hiddenByDefault(scene).empty());
        QCOMPARE(chosenMeshes(scene, {}), Rows(8, 1));
    }

    void playerColours()
    {
        // The 24 players differ; the four neutral ones share their black.
        const auto colours = sinew::playerColours();
        QCOMPARE(colours.size(), std::size_t(28));
        std::set<QRgb> seen;
        std::set<std::string> names;
        for (const PlayerColour &colour : colours) {
            seen.insert(colour.rgb);
            names.insert(colour.name);
        }
        QCOMPARE(seen.size(), std::size_t(25));
        QCOMPARE(names.size(), std::size_t(28));
    }
};

SINEW_GUILESS_TEST(tst_draw_order, TstDrawOrder)

} // namespace tst_draw_order
#include "tst_draw_order.moc"
