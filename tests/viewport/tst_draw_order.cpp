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
        QCOMPARE(shownLod(scene), 1u);
        QCOMPARE(drawOrder(scene).size(), std::size_t(2));
        QCOMPARE(drawOrder(scene)[0].mesh, 1);
    }

    void playerColoursAreDistinct()
    {
        std::set<QRgb> seen;
        for (const PlayerColour &colour : playerColours())
            seen.insert(colour.rgb);
        QCOMPARE(seen.size(), std::size_t(24));
    }
};

QTEST_GUILESS_MAIN(TstDrawOrder)
#include "tst_draw_order.moc"
