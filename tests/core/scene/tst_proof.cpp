// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/proof.h"
#include "core/scene/scene_util.h"
#include "pose_maker.h"
#include "tests/support/effect_maker.h"
#include "tests/support/sample_rules.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

namespace tst_proof {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeId nodeId = 10, childId = 11, meshId = 20, materialId = 30, eventId = 40, effectId = 50;

/// "Stand" 0…1000 and "Walk" 2000…3000, a node that moves 8 units along x in Stand and a child of it, two triangles
/// that the latter moves, their material with a moving texture, an event and a global sequence of 400 ms.
RenderScene original()
{
    RenderScene scene;
    scene.sequences = {{1, "Stand", 0, 1000, false, {}}, {2, "Walk", 2000, 3000, false, {}}};
    scene.globalSequences = {400};
    SceneNode node, child;
    node.source = nodeId;
    node.translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {500, {4, 0, 0}}, {1000, {8, 0, 0}}});
    child.source = childId;
    child.parent = 0;
    child.pivot = {1, 0, 0};
    child.rotation.curve = twoKeys<Quat>(0, turnZ(0), 400, turnZ(90), 0);
    scene.nodes = {node, child};
    orderNodes(scene);
    scene.textures = {{3, "a.blp"}, {4, "b.blp"}};
    scene.textureAnimations.emplace_back().translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {1, 0, 0}}});
    SceneMaterial &material = scene.materials.emplace_back();
    material.source = materialId;
    SceneLayer &layer = material.layers.emplace_back();
    layer.texture.fallback = 0;
    layer.textureAnimation = 0;
    layer.alpha.curve = curveOf<float>({{0, 1.f}, {1000, 1.f}});
    SceneMesh &mesh = scene.meshes.emplace_back();
    mesh.source = meshId;
    mesh.material = 0;
    mesh.positions = Array<Vec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
    mesh.uvSets = {Array<Vec2>{{0, 0}, {1, 0}, {0, 1}, {1, 1}}};
    mesh.indices = Array<std::uint32_t>{0, 1, 2, 2, 1, 3};
    mesh.palette = {{1}};
    mesh.influences = Array<std::uint16_t>{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = Array<std::uint8_t>{255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    SceneEvent &event = scene.events.emplace_back();
    event.source = eventId;
    event.times = eventTimes({100, 1500, 2100});
    SampleRules rules;
    rules.rate.curve = curveOf<float>({{0, 10.f}, {1000, 20.f}});
    scene.effects = {effectOf(rules)};
    scene.effects[0].source = effectId;
    return scene;
}

bool isNone(const ProofReport &report)
{
    return std::all_of(report.largest.begin(), report.largest.end(), [](const auto &d) { return d.amount == 0; });
}

/// Like SampleRules, but with values that can be compared one by one.
struct OpenRules final : EffectRules
{
    Track<float> rate{{}, 10.f};
    int kind = 0;

    std::unique_ptr<EmitterSimulation> simulation() const override { return nullptr; }
    EffectDemand demand(const RenderScene &) const override { return {}; }
    bool isSame(const EffectRules &other) const override
    {
        return sameIn(*this, static_cast<const OpenRules &>(other), &OpenRules::rate, &OpenRules::kind);
    }
    std::vector<AnimatedValue> animatedValues() override { return {&rate}; }
    std::shared_ptr<EffectRules> copy() const override { return std::make_shared<OpenRules>(*this); }
};

} // namespace

class TestProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameScenes()
    {
        const ProofReport report = compareLooks(original(), original());
        QVERIFY(isNone(report));
        QVERIFY(report.moments > 10);
        QVERIFY(!report.isThinned);
        QVERIFY(!report.beyond({}));
    }

    void movedKey()
    {
        RenderScene result = original();
        result.nodes[0].translation.curve.editValues()[1].x = 4.5f;
        const ProofReport report = compareLooks(original(), result);
        // The child goes along, and the vertices with it.
        QCOMPARE(report[ProofKind::Place].amount, 0.5);
        QCOMPARE(report[ProofKind::Place].object, nodeId);
        QCOMPARE(report[ProofKind::Place].sequence, 0);
        QCOMPARE(report[ProofKind::Place].time, 500.);
        QVERIFY(std::abs(report[ProofKind::Vertex].amount - 0.5) < 1e-6);
        QCOMPARE(report[ProofKind::Vertex].object, meshId);
        QCOMPARE(report[ProofKind::Turn].amount, 0.);
        QVERIFY(!report.beyond({.distance = 0.51, .degrees = 0, .share = 0}));
        QVERIFY(report.beyond({.distance = 0.49, .degrees = 1, .share = 1}) == ProofKind::Place);
    }

    /// At the keys both are equal: between them they are not.
    void betweenKeys()
    {
        RenderScene before = original(), after = original();
        before.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {4, 0, 0}}});
        after.nodes[0].translation.curve =
            curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {4, 0, 0}}}, Interpolation::Hermite); // 4 (3t² − 2t³)
        // At a quarter: 4 · (0.25 − 0.15625)
        QCOMPARE(compareLooks(before, after)[ProofKind::Place].amount, 0.375);
    }

    void globalSequence()
    {
        RenderScene result = original();
        result.nodes[1].rotation.curve.editValues()[1] = turnZ(60);
        const ProofReport report = compareLooks(original(), result);
        QVERIFY(std::abs(report[ProofKind::Turn].amount - 30) < 1e-3);
        QCOMPARE(report[ProofKind::Turn].object, childId);
        QVERIFY(report[ProofKind::Place].amount < 1e-5); // it turns about its own pivot
        // (0, 1) is √2 away from the pivot: 2 √2 sin 15°
        QVERIFY(std::abs(report[ProofKind::Vertex].amount - 2 * std::sqrt(2.) * std::sin(M_PI / 12)) < 1e-4);
    }

    /// Row numbers mean nothing: of textures, global sequences, nodes and vertices.
    void otherRows()
    {
        RenderScene result = original();
        std::swap(result.textures[0], result.textures[1]);
        result.materials[0].layers[0].texture.fallback = 1;
        result.globalSequences = {77, 400};
        result.nodes[1].rotation.curve.setHeader({std::uint32_t(Interpolation::Linear), 1});
        std::swap(result.nodes[0], result.nodes[1]);
        result.nodes[0].parent = 1;
        result.effects[0].node = 1;
        result.events[0].node = -1;
        result.meshes[0].palette = {{}, {0}};
        orderNodes(result);
        SceneMesh &mesh = result.meshes[0];
        mesh.positions = Array<Vec3>{{9, 9, 9}, {1, 1, 0}, {0, 1, 0}, {1, 0, 0}, {0, 0, 0}};
        mesh.uvSets = {Array<Vec2>{{9, 9}, {1, 1}, {0, 1}, {1, 0}, {0, 0}}};
        mesh.influences = Array<std::uint16_t>{0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
        mesh.weights = Array<std::uint8_t>{255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
        mesh.indices = Array<std::uint32_t>{3, 2, 4, 2, 2, 1, 3, 1, 2}; // each from another corner on, one degenerate
        QVERIFY(isNone(compareLooks(original(), result)));
        // Wound the other way round, a face looks the other way.
        mesh.indices = Array<std::uint32_t>{3, 4, 2, 3, 1, 2};
        QVERIFY(compareLooks(original(), result)[ProofKind::Object].amount > 0);
    }

    void orderOfTriangles()
    {
        RenderScene before = original(), after = original();
        after.meshes[0].indices = Array<std::uint32_t>{2, 1, 3, 0, 1, 2, 0, 1, 2};
        QVERIFY(isNone(compareLooks(before, after)));
        for (RenderScene *scene : {&before, &after})
            scene->materials[0].layers[0].filterMode = FilterMode::Blend;
        QCOMPARE(compareLooks(before, after)[ProofKind::Object].object, meshId);
    }

    void sabotage_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("object");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, ProofKind kind, NodeId object, const char *told = "") {
            QTest::newRow(name) << int(kind) << int(object) << QString::fromLatin1(told);
        };
        const char *const corners = "triangles, or what belongs to their vertices";
        row("opacity", ProofKind::Opacity, materialId);
        row("colour", ProofKind::Colour, meshId);
        row("coordinates", ProofKind::Coordinates, materialId);
        row("picture", ProofKind::Object, materialId, "the picture");
        row("filter mode", ProofKind::Object, materialId, "layers of the material, their modes or flags");
        row("event", ProofKind::Event, eventId);
        row("rate", ProofKind::Object, effectId, "settings of the emitter");
        row("no effect", ProofKind::Object, effectId, "missing in the other model");
        row("no mesh", ProofKind::Opacity, meshId);
        row("vertex", ProofKind::Object, meshId, corners);
        row("uv", ProofKind::Object, meshId, corners);
        row("skin", ProofKind::Object, meshId, corners);
        row("not a number", ProofKind::Vertex, meshId);
        row("sequence", ProofKind::Object, NoNode, "the sequences, or how they are played");
    }

    void sabotage()
    {
        QFETCH(int, kind);
        QFETCH(int, object);
        const QByteArray what = QTest::currentDataTag();
        RenderScene result = original();
        SceneLayer &layer = result.materials[0].layers[0];
        if (what == "opacity")
            layer.alpha.curve.editValues()[1] = 0.5f;
        else if (what == "colour")
            result.meshes[0].colour.fallback.g = 0.9f;
        else if (what == "coordinates")
            result.textureAnimations[0].translation.curve.editValues()[1].x = 0.9f;
        else if (what == "picture")
            layer.texture.fallback = 1;
        else if (what == "filter mode")
            layer.filterMode = FilterMode::Additive;
        else if (what == "event")
            result.events[0].times = eventTimes({100, 1500});
        else if (what == "rate")
            result.effects[0] = [] {
                SceneEffect effect = effectOf(SampleRules());
                effect.source = effectId;
                return effect;
            }();
        else if (what == "no effect")
            result.effects.clear();
        else if (what == "no mesh")
            result.meshes.clear();
        else if (what == "vertex")
            result.meshes[0].positions.edit()[3].z = 0.001f;
        else if (what == "uv")
            result.meshes[0].uvSets[0].edit()[3].x = 0.5f;
        else if (what == "skin")
            result.meshes[0].palette[0] = {0};
        else if (what == "not a number")
            result.nodes[0].translation.curve.editValues()[0].y = std::nanf("");
        else if (what == "sequence")
            result.sequences[1].end = 2900;
        const ProofReport report = compareLooks(original(), result);
        QVERIFY(report[ProofKind(kind)].amount > 0);
        QCOMPARE(int(report[ProofKind(kind)].object), object);
        QTEST(QString::fromLatin1(report[ProofKind(kind)].what), "told");
        QVERIFY(report.beyond({}));
    }

    /// Moments are compared in runs, several at once: the largest difference counts wherever it is, of equal ones the
    /// first, and all are counted.
    void inRuns()
    {
        RenderScene scene = original();
        Curve<Vec3> curve(Interpolation::Linear, 1001);
        for (int i = 0; i <= 1000; ++i)
            curve.editTimes()[std::size_t(i)] = i;
        scene.nodes[0].translation.curve = curve;
        RenderScene result = scene;
        result.nodes[0].translation.curve.editValues()[20].x = 1;
        result.nodes[0].translation.curve.editValues()[700].x = 2;
        result.nodes[0].translation.curve.editValues()[987].x = 2;
        const ProofReport report = compareLooks(scene, result);
        QCOMPARE(report[ProofKind::Place].amount, 2.);
        QCOMPARE(report[ProofKind::Place].time, 700.);
        QVERIFY(report.moments > 1000);
        // With bounds it ends at the first difference beyond them, or soon after.
        const ProofBounds bounds{.distance = 0.5, .degrees = 1, .share = 1};
        ProofEffort effort;
        effort.stopBeyond = &bounds;
        const ProofReport stopped = compareLooks(scene, result, effort);
        QCOMPARE(stopped[ProofKind::Place].time, 20.);
        QVERIFY(stopped.moments < report.moments);
    }

    /// Keys and events that nothing plays, meshes that are never seen, nodes that nothing depends on.
    void whatIsNotSeen()
    {
        RenderScene before = original(), after = original();
        after.events[0].times = eventTimes({100, 2100});
        before.meshes.push_back(before.meshes[0]);
        before.meshes.back().source = 21;
        before.meshes.back().alpha.fallback = 0;
        SceneNode helper;
        helper.source = 12;
        before.nodes.push_back(helper);
        orderNodes(before);
        QVERIFY(isNone(compareLooks(before, after)));
        before.nodes.back().kind = NodeKind::Attachment;
        QCOMPARE(compareLooks(before, after)[ProofKind::Object].object, NodeId(12));
    }

    void rates()
    {
        OpenRules rules;
        rules.rate.curve = curveOf<float>({{0, 10.f}, {500, 15.f}, {1000, 20.f}});
        RenderScene before = original(), after = original();
        before.effects = {effectOf(rules)};
        rules.rate.curve.splice(1, 1, {});
        after.effects = {effectOf(rules)};
        QVERIFY(isNone(compareLooks(before, after)));
        rules.rate.curve.editValues()[1] = 19.f;
        after.effects = {effectOf(rules)};
        QCOMPARE(compareLooks(before, after)[ProofKind::Rate].amount, 0.05);
        rules.kind = 1;
        after.effects = {effectOf(rules)};
        QVERIFY(std::isinf(compareLooks(before, after)[ProofKind::Object].amount));
    }

    /// However many keys there are, no more moments are looked at than asked for.
    void isBounded()
    {
        RenderScene scene = original();
        Curve<Vec3> curve(Interpolation::Linear, 1001);
        for (int i = 0; i <= 1000; ++i)
            curve.editTimes()[std::size_t(i)] = i;
        scene.nodes[0].translation.curve = curve;
        ProofEffort effort;
        effort.moments = 90;
        const ProofReport report = compareLooks(scene, scene, effort);
        QVERIFY(report.isThinned);
        QVERIFY(report.moments <= 90);
    }

    /// Where one sequence has many times and others few, these keep all of theirs: "Walk" its 41 of the at most 90,
    /// which is more than a third.
    void thinsTheLongest()
    {
        RenderScene scene = original();
        Curve<Vec3> curve(Interpolation::Linear, 1012);
        for (int i = 0; i <= 1000; ++i)
            curve.editTimes()[std::size_t(i)] = i;
        for (int i = 0; i <= 10; ++i)
            curve.editTimes()[std::size_t(1001 + i)] = 2000 + 100 * i;
        scene.nodes[0].translation.curve = curve;
        ProofEffort effort;
        effort.moments = 90;
        const ProofReport thinned = compareLooks(scene, scene, effort);
        QVERIFY(thinned.isThinned);
        QVERIFY(thinned.moments > 80 && thinned.moments <= 90);
        RenderScene result = scene;
        result.nodes[0].translation.curve.editValues()[1004].x = 3; // at 2300
        const ProofReport report = compareLooks(scene, result, effort);
        QCOMPARE(report[ProofKind::Place].amount, 3.);
        QCOMPARE(report[ProofKind::Place].time, 2300.);
    }

    /// A track of effects, lights and so on is compared at each of its keys, however many there are.
    void longTracks()
    {
        RenderScene before = original(), after = original();
        OpenRules rules;
        rules.rate.curve = Curve<float>(Interpolation::Linear, 900);
        for (int i = 0; i < 900; ++i) {
            rules.rate.curve.editTimes()[std::size_t(i)] = i;
            rules.rate.curve.editValues()[std::size_t(i)] = 10;
        }
        before.effects = {effectOf(rules)};
        rules.rate.curve.editValues()[451] = 12;
        after.effects = {effectOf(rules)};
        const ProofReport report = compareLooks(before, after);
        QVERIFY(!report.isThinned);
        QCOMPARE(report[ProofKind::Rate].amount, 0.2); // share of the largest that the original has
        QCOMPARE(report[ProofKind::Rate].time, 451.);
        ProofEffort effort;
        effort.trackTimes = 100;
        QVERIFY(compareLooks(before, after, effort).isThinned);
    }

    /// An opaque mesh that covers another one exactly may go; a translucent one is seen twice, and one that fades
    /// differently is a different mesh.
    void meshesThereTwice()
    {
        constexpr NodeId copyId = 21;
        RenderScene scene = original();
        scene.meshes.push_back(scene.meshes[0]);
        scene.meshes[1].source = copyId;
        RenderScene result = scene;
        result.meshes.pop_back();
        QVERIFY(isNone(compareLooks(scene, result)));
        scene.meshes[1].alpha.fallback = 0.5f;
        QCOMPARE(compareLooks(scene, result)[ProofKind::Opacity].amount, 0.5);
        scene.meshes[1].alpha.fallback = 1;
        for (RenderScene *each : {&scene, &result})
            each->materials[0].layers[0].filterMode = FilterMode::Additive;
        QCOMPARE(compareLooks(scene, result)[ProofKind::Opacity].amount, 1.);
    }

    void stopsBeyondBounds()
    {
        RenderScene result = original();
        for (Vec3 &value : result.nodes[0].translation.curve.editValues())
            value.y = 1;
        const ProofBounds bounds{.distance = 0.5, .degrees = 1, .share = 1};
        ProofEffort effort;
        effort.stopBeyond = &bounds;
        const ProofReport report = compareLooks(original(), result, effort);
        QCOMPARE(report.moments, std::size_t(1));
        QVERIFY(report.beyond(bounds));
    }
};

SINEW_APPLESS_TEST(tst_proof, TestProof)

} // namespace tst_proof

#include "tst_proof.moc"
