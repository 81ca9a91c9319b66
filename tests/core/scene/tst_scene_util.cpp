// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"
#include "core/scene/scene_util.h"
#include "tests/support/rules_edit.h"
#include "tests/support/sample_rules.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <functional>

namespace tst_scene_util {

using namespace sinew;

namespace {

using Rows = std::vector<std::int32_t>;

RenderScene treeOf(const Rows &parents)
{
    RenderScene scene;
    for (const std::int32_t parent : parents)
        scene.nodes.emplace_back().parent = parent;
    return scene;
}

Rows parentsOf(const RenderScene &scene)
{
    Rows parents;
    for (const SceneNode &node : scene.nodes)
        parents.push_back(node.parent);
    return parents;
}

struct OtherRules final : EffectRules
{
    std::unique_ptr<EmitterSimulation> simulation() const override { return nullptr; }
    EffectDemand demand(const RenderScene &) const override { return {}; }
    bool isSame(const EffectRules &) const override { return true; }
};

/// One of everything.
RenderScene fullScene()
{
    RenderScene scene;
    scene.sequences.resize(1);
    scene.globalSequences = {100};
    scene.nodes.resize(1);
    scene.nodes[0].translation.curve = Curve<Vec3>(Interpolation::Linear, 2);
    scene.evaluationOrder = {0};
    scene.meshes.resize(1);
    scene.meshes[0].positions = {{1, 2, 3}};
    scene.meshes[0].uvSets = {Array<Vec2>{{0, 1}}};
    scene.meshes[0].palette = {{0}};
    scene.materials.resize(3);
    scene.materials[2].layers.resize(1);
    scene.materials[2].layers[0].surface.emplace();
    scene.materials[0].layers.resize(1);
    scene.materials[1].layers.resize(1);
    scene.materials[1].layers[0].batch.emplace().stages.resize(1);
    scene.textures.resize(1);
    scene.textureAnimations.resize(1);
    scene.cameras.resize(1);
    scene.collisions.resize(1);
    scene.effects = {test::effectOf(test::SampleRules())};
    scene.effects[0].models.resize(1);
    scene.forces.resize(1);
    scene.popcorns.resize(1);
    scene.events.resize(1);
    scene.attachments.resize(1);
    return scene;
}

} // namespace

class TestSceneUtil : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersParentsFirst()
    {
        RenderScene scene = treeOf({-1, 0, 1, 0});
        QCOMPARE(orderNodes(scene), Rows());
        QCOMPARE(scene.evaluationOrder, (Rows{0, 1, 2, 3}));
        scene = treeOf({2, -1, 3, 1});
        QCOMPARE(orderNodes(scene), Rows());
        QCOMPARE(scene.evaluationOrder, (Rows{1, 3, 2, 0}));
        scene = treeOf({});
        QCOMPARE(orderNodes(scene), Rows());
        QVERIFY(scene.evaluationOrder.empty());
    }

    void opensRings()
    {
        RenderScene scene = treeOf({0}); // its own parent
        QCOMPARE(orderNodes(scene), Rows{0});
        QCOMPARE(parentsOf(scene), Rows{-1});
        QCOMPARE(scene.evaluationOrder, Rows{0});

        // 3's parent is 1, 1's is 2, 2's is 3; 0 hangs on it. Opened at 1: then 3 under 1, 2 and 0 under 3.
        scene = treeOf({3, 2, 3, 1});
        QCOMPARE(orderNodes(scene), Rows{1});
        QCOMPARE(parentsOf(scene), (Rows{3, -1, 3, 1}));
        QCOMPARE(scene.evaluationOrder, (Rows{1, 3, 2, 0}));

        scene = treeOf({1, 0, 3, 2}); // two rings
        QCOMPARE(orderNodes(scene), (Rows{0, 2}));
        QCOMPARE(scene.evaluationOrder, (Rows{0, 1, 2, 3}));
    }

    void cutsMissingParents()
    {
        RenderScene scene = treeOf({5, 0, -7, 2000000000});
        QCOMPARE(orderNodes(scene), (Rows{0, 2, 3}));
        QCOMPARE(parentsOf(scene), (Rows{-1, 0, -1, -1}));
        QCOMPARE(scene.evaluationOrder, (Rows{0, 1, 2, 3}));
    }

    void deepChains()
    {
        Rows parents;
        for (int i = 0; i < 200000; ++i)
            parents.push_back(i + 1 < 200000 ? i + 1 : -1);
        RenderScene scene = treeOf(parents);
        QVERIFY(orderNodes(scene).empty());
        QCOMPARE(scene.evaluationOrder.front(), 199999);
        QCOMPARE(scene.evaluationOrder.back(), 0);
    }

    void equalScenesSeeEverything_data()
    {
        QTest::addColumn<std::function<void(RenderScene &)>>("edit");
        const auto row = [](const char *name, std::function<void(RenderScene &)> edit) { QTest::newRow(name) << edit; };
        row("sequence", [](RenderScene &s) { s.sequences[0].loops = false; });
        row("sequence variation", [](RenderScene &s) { s.sequences[0].variationNext = 0; });
        row("sequence blending", [](RenderScene &s) { s.sequences[0].blendIn = 150; });
        row("sequence extent", [](RenderScene &s) { s.sequences[0].extent.maximum.y = 1; });
        row("global sequence", [](RenderScene &s) { s.globalSequences[0] = 101; });
        row("holding keys", [](RenderScene &s) { s.keysWrap = false; });
        row("keys of the whole line", [](RenderScene &s) { s.keysOfWholeTimeline = true; });
        row("node name", [](RenderScene &s) { s.nodes[0].name = "x"; });
        row("node source", [](RenderScene &s) { s.nodes[0].source = 9; });
        row("node key", [](RenderScene &s) { s.nodes[0].translation.curve.editValues()[1].z = 1; });
        row("node curve gone", [](RenderScene &s) { s.nodes[0].translation.curve.clear(); });
        row("present curve without keys",
            [](RenderScene &s) { s.nodes[0].scale.curve = Curve<Vec3>(Interpolation::None, 0); });
        row("node fallback", [](RenderScene &s) { s.nodes[0].rotation.fallback.w = 0.5f; });
        row("order", [](RenderScene &s) { s.evaluationOrder.clear(); });
        row("vertex", [](RenderScene &s) { s.meshes[0].positions.edit()[0].x = -0.f; });
        row("texture coordinate", [](RenderScene &s) { s.meshes[0].uvSets[0].edit()[0].y = 2; });
        row("palette", [](RenderScene &s) { s.meshes[0].palette[0].push_back(0); });
        row("mesh colour", [](RenderScene &s) { s.meshes[0].colour.fallback.g = 0; });
        row("filter mode", [](RenderScene &s) { s.materials[0].layers[0].filterMode = FilterMode::Blend; });
        row("slot", [](RenderScene &s) { s.materials[0].layers[0].slots[5].fallback = 0; });
        row("layer is a batch", [](RenderScene &s) { s.materials[0].layers[0].batch.emplace(); });
        row("layer is a surface", [](RenderScene &s) { s.materials[0].layers[0].surface.emplace(); });
        row("surface", [](RenderScene &s) { s.materials[2].layers[0].surface->hdrEmissive = 2; });
        row("layer of a surface",
            [](RenderScene &s) { (*s.materials[2].layers[0].surface)[SurfaceSlot::Gloss].cell.fallback = 1; });
        row("rest pose", [](RenderScene &s) { s.meshes[0].restInverses = {{}}; });
        row("colours", [](RenderScene &s) { s.meshes[0].colours = {{1, 1, 1, 0}}; });
        row("billboard", [](RenderScene &s) { s.nodes[0].billboardTurn.w = 0; });
        row("stage", [](RenderScene &s) { s.materials[1].layers[0].batch->stages[0].uv = UvSource::Environment; });
        row("stage weight", [](RenderScene &s) { s.materials[1].layers[0].batch->stages[0].weight.fallback = 0; });
        row("combiner", [](RenderScene &s) { s.materials[1].layers[0].batch->combiner = Combiner::Illum; });
        row("combiner parameter", [](RenderScene &s) { s.materials[1].layers[0].batch->parameters[2].b = 0; });
        row("geoset", [](RenderScene &s) { s.meshes[0].geosetId = 102; });
        row("sort point", [](RenderScene &s) { s.meshes[0].sortPoint.emplace(); });
        row("texture animation's order", [](RenderScene &s) { s.textureAnimations[0].order = UvOrder::MoveScaleTurn; });
        row("layer added", [](RenderScene &s) { s.materials[0].layers.emplace_back(); });
        row("texture path", [](RenderScene &s) { s.textures[0].path = "a.blp"; });
        row("texture animation", [](RenderScene &s) { s.textureAnimations[0].scale.fallback.x = 2; });
        row("camera", [](RenderScene &s) { s.cameras[0].farClip = 5; });
        row("field of view", [](RenderScene &s) { s.cameras[0].fieldOfView.fallback = 1; });
        row("node rules", [](RenderScene &s) { s.nodes[0].rules = NodeRules::ModelAxes; });
        row("collision", [](RenderScene &s) { s.collisions[0].vertices[1].z = 5; });
        row("effect's kind", [](RenderScene &s) { s.effects[0].kind = EffectKind::Ribbon; });
        row("effect's node", [](RenderScene &s) { s.effects[0].node = 3; });
        row("effect's material", [](RenderScene &s) { s.effects[0].material = 3; });
        row("effect's plane", [](RenderScene &s) { s.effects[0].priorityPlane = 3; });
        row("effect's geoset", [](RenderScene &s) { s.effects[0].geoset = 3; });
        row("effect's model", [](RenderScene &s) { s.effects[0].models[0].path = "a.mdx"; });
        row("effect's picture", [](RenderScene &s) { s.effects[0].models[0].isPicture = true; });
        row("sprite's blending", [](RenderScene &s) { s.effects[0].sprite.blend = FilterMode::Mod; });
        row("sprite's textures", [](RenderScene &s) { s.effects[0].sprite.more[1] = 2; });
        row("sprite's way to mix", [](RenderScene &s) { s.effects[0].sprite.textures = SpriteTextures::Surface; });
        row("sprite's repeats", [](RenderScene &s) { s.effects[0].sprite.repeats[0] = 2; });
        row("sprite's factor", [](RenderScene &s) { s.effects[0].sprite.alphaFactor = 0.5f; });
        row("sprite's light", [](RenderScene &s) { s.effects[0].sprite.lit = true; });
        row("sprite's texel test", [](RenderScene &s) { s.effects[0].sprite.testsTexel = true; });
        row("surface", [](RenderScene &s) { s.effects[0].sprite.surface.glow.brightness = 2; });
        row("rules", [](RenderScene &s) { test::edited<test::SampleRules>(s.effects[0]).life = 2; });
        row("rules of another type", [](RenderScene &s) { s.effects[0].rules = std::make_shared<OtherRules>(); });
        row("no rules", [](RenderScene &s) { s.effects[0].rules.reset(); });
        row("force", [](RenderScene &s) { s.forces[0].falloff = true; });
        row("units", [](RenderScene &s) { s.unitsPerYard = 1; });
        row("popcorn", [](RenderScene &s) { s.popcorns[0].guide.push_back({"Always", true}); });
        row("event", [](RenderScene &s) { s.events[0].times = Curve<NoValue>(Interpolation::None, 1); });
        row("attachment", [](RenderScene &s) { s.attachments[0].attachmentId = 3; });
        row("extent", [](RenderScene &s) { s.extent.radius = 5; });
        row("approximated", [](RenderScene &s) { s.approximated.push_back("lights"); });
    }
    void equalScenesSeeEverything()
    {
        QFETCH(std::function<void(RenderScene &)>, edit);
        const RenderScene scene = fullScene();
        RenderScene other = fullScene();
        QVERIFY(equalScenes(scene, other));
        edit(other);
        QVERIFY(!equalScenes(scene, other));
        QVERIFY(equalScenes(other, other));
    }

    void equalScenesIgnoreRevisions()
    {
        const RenderScene scene = fullScene();
        RenderScene other = fullScene();
        other.revision = other.meshes[0].revision = other.materials[0].revision = other.textures[0].revision = 7;
        QVERIFY(equalScenes(scene, other));
        // A value that is not a number equals itself: updates must be able to agree with rebuilds.
        other.nodes[0].pivot.x = std::nanf("");
        const RenderScene copy = other;
        QVERIFY(equalScenes(other, copy));
    }
};

SINEW_APPLESS_TEST(tst_scene_util, TestSceneUtil)

} // namespace tst_scene_util
#include "tst_scene_util.moc"
