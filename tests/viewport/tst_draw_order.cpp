// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/draw_order.h"
#include "viewport/player_colours.h"

#include <QtTest>

#include <set>

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
        scene.particleEmitters.resize(2);
        scene.particleEmitters[0].blend = ParticleBlend::AlphaKey; // blends nothing, but has its place among what does
        scene.particleEmitters[1].priorityPlane = -1;
        scene.ribbons.resize(3);
        scene.ribbons[0].material = addMaterial(scene, 2, {FilterMode::None, FilterMode::Additive});
        scene.ribbons[1].material = -1; // not drawn
        scene.ribbons[2].material = 0;
        const std::vector<DrawItem> expected = {{1, 0, false},
                                                {1, -1, true, DrawItem::Particles},
                                                {0, 0, true},
                                                {0, -1, true, DrawItem::Particles},
                                                {2, 0, true, DrawItem::RibbonLayer},
                                                {0, 0, true, DrawItem::RibbonLayer},
                                                {0, 1, true, DrawItem::RibbonLayer}};
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
        QCOMPARE(chosenMeshes(scene, {MeshChoice::HdOnly}), (Rows{1, 1, 1})); // an empty picture helps nobody
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

QTEST_GUILESS_MAIN(TstDrawOrder)
#include "tst_draw_order.moc"
