// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/scene/pose/pose.h"
#include "plugins/mdx/model/packed_rotation.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/mdx/mdx_wow_document.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>

namespace tst_mdx_wow_scene {

using namespace sinew;
using namespace sinew::test;
using warcraft::Band;
using warcraft::ParticleGenerator;
using warcraft::RampParticles;

/// What a model of the alpha looks like: rotations, poses, faces, effects.
class TestMdxWowScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void packedRotations()
    {
        using mdx::packRotation, mdx::unpackRotation;
        const auto raw = [](std::int64_t x, std::int64_t y, std::int64_t z) {
            return (std::uint64_t(x) & 0x3fffff) << 42 | (std::uint64_t(y) & 0x1fffff) << 21 |
                   (std::uint64_t(z) & 0x1fffff);
        };
        const Quat none = unpackRotation(0);
        QVERIFY(none.x == 0 && none.y == 0 && none.z == 0 && none.w == 1);
        const Quat lowest = unpackRotation(raw(-2097152, -1048576, 1048575));
        QCOMPARE(lowest.x, -1.f);
        QCOMPARE(lowest.y, -1.f);
        QCOMPARE(lowest.z, 1048575.f / 1048576);
        QCOMPARE(lowest.w, 0.f);
        const Quat half = unpackRotation(raw(1048576, 0, -524288)); // 1/2, 0, -1/2
        QCOMPARE(half.x, .5f);
        QCOMPARE(half.z, -.5f);
        QCOMPARE(half.w, float(std::sqrt(.5)));
        const std::int64_t xs[] = {0, 1, -1, 2097151, -2097152, 1048576, -1048577, 1482910},
                           others[] = {0, 1, -1, 1048575, -1048576, 524288, -741455};
        for (const std::int64_t x : xs)
            for (const std::int64_t y : others)
                for (const std::int64_t z : others)
                    QCOMPARE(packRotation(unpackRotation(raw(x, y, z))), raw(x, y, z));
        QRandomGenerator random(7);
        for (int i = 0; i < 200000; ++i) {
            const quint64 any = random.generate64();
            if (packRotation(unpackRotation(any)) != any)
                QFAIL(qPrintable(QString::number(any, 16)));
        }
        // Almost a half turn: w is 0 below 2^-20, and no value is invented.
        QCOMPARE(packRotation(unpackRotation(raw(2097151, 1, 0))), raw(2097151, 1, 0));
        // The same turn with w < 0, and longer than 1.
        QCOMPARE(packRotation({-.5f, 0, .5f, -.70710678f}), raw(1048576, 0, -524288));
        QCOMPARE(packRotation({1, 0, -1, 1.41421356f}), raw(1048576, 0, -524288));
        QCOMPARE(packRotation({1, 0, 0, 0}), raw(2097151, 0, 0)); // 1 itself can't be stored
        QCOMPARE(packRotation({0, 0, 0, 0}), raw(0, 0, 0));
        QCOMPARE(packRotation({NAN, 0, 0, 1}), raw(0, 0, 0));
    }

    /// The crystal's bone turns by a quarter and rises by 8 at 1000, about (0, 0, 50): (8, 0, 50) goes to (0, 8, 58).
    void poses()
    {
        for (const std::uint32_t version : {1300u, 1500u}) {
            const auto document = openBrazier(version);
            const RenderScene scene = document->format()->scene()->build(document->model());
            Pose pose;
            evaluatePose(scene, {.sequence = 0, .time = 1000}, pose);
            const auto moved = [&](std::size_t node, const Eigen::Vector3f &point) -> Eigen::Vector3f {
                return pose.nodes[node] * point;
            };
            QVERIFY((moved(1, {8, 0, 50}) - Eigen::Vector3f(0, 8, 58)).norm() < 1e-4f);
            // Its child, the helper, goes along.
            QVERIFY((moved(4, {0, 0, 50}) - Eigen::Vector3f(0, 0, 58)).norm() < 1e-4f);
            // At 3500 it is twice as large: (8, 0, 58) goes to (16, 0, 66).
            evaluatePose(scene, {.sequence = 1, .time = 3500}, pose);
            QVERIFY((moved(1, {8, 0, 58}) - Eigen::Vector3f(16, 0, 66)).norm() < 1e-4f);
            QCOMPARE(pose.meshAlpha[1], 0.f);
            QCOMPARE(pose.nodeVisibility[3], 0.f); // the light is off from 2500 on
        }
    }

    /// The same model as a Warcraft III file moves in the same way.
    void posesAsInWarcraft()
    {
        for (const std::uint32_t version : {1300u, 1500u}) {
            const auto alpha = openBrazier(version);
            mdx::MdxModel model = mdxOf(*alpha);
            model.data.dialect = mdx::Warcraft3;
            model.data.version = 800;
            model.setLayout(nullptr);
            const auto classic = open(saved(model));
            const RenderScene a = alpha->format()->scene()->build(alpha->model()),
                              b = classic->format()->scene()->build(classic->model());
            QCOMPARE(a.meshes.size(), b.meshes.size());
            QVERIFY(b.nodes.size() >= 14);
            for (std::size_t mesh = 0; version < 1500 && mesh < a.meshes.size(); ++mesh)
                QVERIFY(std::ranges::equal(a.meshes[mesh].indices, b.meshes[mesh].indices));
            for (const auto &[sequence, time] : {std::pair(0, 0.), {0, 333.}, {0, 1999.}, {1, 2500.}, {1, 3210.}}) {
                Pose p, q;
                evaluatePose(a, {.sequence = sequence, .time = time, .globalTime = time}, p);
                evaluatePose(b, {.sequence = sequence, .time = time, .globalTime = time}, q);
                for (std::size_t i = 0; i < b.nodes.size(); ++i) {
                    const auto found = std::ranges::find(a.nodes, b.nodes[i].name, &SceneNode::name);
                    QVERIFY(found != a.nodes.end());
                    const auto row = std::size_t(found - a.nodes.begin());
                    QVERIFY2(p.nodes[row].matrix() == q.nodes[i].matrix(), b.nodes[i].name.c_str());
                    if (b.nodes[i].visibility.curve.size() != 1) // see singleVisibilityKeys()
                        QCOMPARE(p.nodeVisibility[row], q.nodeVisibility[i]);
                }
                QCOMPARE(p.meshAlpha, q.meshAlpha);
            }
        }
    }

    /// One key hides or shows in its sequence; elsewhere the opposite holds.
    void singleVisibilityKeys()
    {
        const auto document = openBrazier();
        const auto visibleAt = [&](int sequence, double time) {
            const RenderScene scene = document->format()->scene()->build(document->model());
            Pose pose;
            evaluatePose(scene, {.sequence = sequence, .time = time}, pose);
            const auto found = std::ranges::find(scene.nodes, std::string("Name"), &SceneNode::name);
            return pose.nodeVisibility[std::size_t(found - scene.nodes.begin())];
        };
        const auto setKey = [&](std::int32_t time, float value) {
            Curve<float> one(Interpolation::None, 1);
            one.editTimes()[0] = time;
            one.editValues()[0] = value;
            auto builder = edit(*document);
            builder.set(at(*document, "attachments[1].visibility"), one);
            return push(*document, builder);
        };
        QCOMPARE(setKey(2500, 1), QString());
        QCOMPARE(visibleAt(0, 100), 0.f);
        QCOMPARE(visibleAt(1, 3000), 1.f);
        QCOMPARE(setKey(2500, 0), QString());
        QCOMPARE(visibleAt(0, 100), 1.f);
        QCOMPARE(visibleAt(1, 3000), 0.f);
    }

    /// All kinds of faces that the client draws.
    void facesOfEveryKind()
    {
        const auto document = openBrazier();
        const std::uint16_t corners[] = {0, 1, 2, 3, 4, 5};
        const std::uint32_t six[] = {6};
        const auto drawn = [&](std::uint32_t kind) {
            auto builder = edit(*document);
            const std::uint32_t kinds[] = {kind};
            builder.set(at(*document, "geosets[0].faceTypes"),
                        Array<std::uint32_t>(std::span<const std::uint32_t>(kinds)));
            builder.set(at(*document, "geosets[0].faceGroups"),
                        Array<std::uint32_t>(std::span<const std::uint32_t>(six)));
            builder.set(at(*document, "geosets[0].faces"),
                        Array<std::uint16_t>(std::span<const std::uint16_t>(corners)));
            if (const QString refused = push(*document, builder); !refused.isEmpty())
                qFatal("%s", qPrintable(refused));
            const auto indices = document->format()->scene()->build(document->model()).meshes[0].indices;
            return QList<std::uint32_t>(indices.begin(), indices.end());
        };
        using L = QList<std::uint32_t>;
        QCOMPARE(drawn(3), L());
        QCOMPARE(drawn(4), (L{0, 1, 2, 3, 4, 5}));
        QCOMPARE(drawn(5), (L{0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4}));
        QCOMPARE(drawn(6), (L{0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5}));
        QCOMPARE(drawn(8), drawn(5));
        QCOMPARE(drawn(9), drawn(6));
    }

    void sceneOfDialect()
    {
        const auto document = openBrazier();
        const RenderScene scene = document->format()->scene()->build(document->model());
        QVERIFY(scene.nodes[4].billboarded);
        QVERIFY(!scene.nodes[0].cameraAnchored);
        const SceneMaterial &glow = scene.materials[1];
        QVERIFY(glow.layers[1].unshaded); // by 1, not by 0x100
        QVERIFY(glow.layers[1].twoSided);
        QCOMPARE(setText(*document, "materials[1].layers[1].shadingFlags", "256"), QString());
        QVERIFY(!document->format()->scene()->build(document->model()).materials[1].layers[1].unshaded);
        QCOMPARE(scene.textures[3].slot, 2u); // an object's skin, not a team glow
        QCOMPARE(scene.textures[3].replaceableId, 0u);
        QCOMPARE(scene.effects.size(), std::size_t(6)); // four of particles, one of models, a ribbon
        const auto rules = [&](std::size_t row) -> const RampParticles & {
            return rulesOf<RampParticles>(scene.effects[row]);
        };
        const RampParticles &flames = rules(0), &aura = rules(1), &arc = rules(2), &smoke = rules(3);
        QVERIFY(!scene.effects[0].sprite.lit && scene.effects[0].sprite.unfogged && !flames.xyQuad);
        QVERIFY(scene.effects[0].sprite.testsTexel);
        QCOMPARE(flames.colour.values[0].r, 1.f);
        QCOMPARE(flames.colour.values[0].b, .25f);
        QCOMPARE(flames.colour.times[1], .4f);
        QCOMPARE(flames.gravity.curve.values()[0].z, 5.f);
        QCOMPARE(aura.generator, ParticleGenerator::Sphere);
        QVERIFY(aura.killOutward && aura.modelSpace);
        QCOMPARE(aura.length.fallback, 12.f); // the inner radius
        QCOMPARE(aura.width.fallback, 18.f);
        QCOMPARE(arc.generator, ParticleGenerator::Spline);
        QCOMPARE(arc.length.fallback, 0.f);
        QCOMPARE(arc.width.fallback, 1.f);
        QCOMPARE(arc.splinePoints.size(), std::size_t(4));
        QVERIFY(smoke.follow && smoke.randomSpinSign);
        QCOMPARE(smoke.wind.x, 15.f);
        QCOMPARE(rulesOf<Band>(scene.effects[5]).lifeSpan, .5f);
        QCOMPARE(setText(*document, "ribbonEmitters[0].lifeSpan", "0.125"), QString());
        QCOMPARE(setText(*document, "ribbonEmitters[0].emissionRate", "0"), QString());
        const RenderScene edited = document->format()->scene()->build(document->model());
        const Band &slow = rulesOf<Band>(edited.effects[5]);
        QCOMPARE(slow.lifeSpan, .25f); // the client's minimum
        QCOMPARE(slow.emissionRate, 1.f);
        QCOMPARE(scene.effects[4].kind, EffectKind::Models);
        QVERIFY(!scene.effects[4].models.at(0).isPicture);
        QCOMPARE(scene.collisions.size(), std::size_t(5));
        QCOMPARE(scene.collisions[1].shape, SceneCollision::Cylinder);
        QCOMPARE(scene.collisions[1].vertices[1].z, 60.f);
        QCOMPARE(scene.collisions[2].shape, SceneCollision::Sphere);
        QCOMPARE(scene.collisions[3].vertices[1].x, 40.f);
        QCOMPARE(scene.collisions[4].shape, SceneCollision::Mesh);
        QCOMPARE(scene.collisions[4].indices.size(), std::size_t(6));
        QCOMPARE(scene.sequences[0].blendIn, 200);
        QCOMPARE(scene.sequences[0].loops, true);
        QCOMPARE(scene.sequences[1].loops, false);
    }
};

SINEW_GUILESS_TEST(tst_mdx_wow_scene, TestMdxWowScene)

} // namespace tst_mdx_wow_scene
#include "tst_mdx_wow_scene.moc"
