// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The look of Warcraft III's particles, ribbons and emitted models; worked out by hand.

#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/mdx/scene/effects/segment_appearance.h"
#include "plugins/warcraft/effects/band.h"
#include "tests/plugins/effects/segment_maker.h"
#include "tests/support/test_program.h"

#include <set>

namespace tst_mdx_effect_appearance {

using namespace sinew;
using namespace sinew::mdx;
using namespace sinew::test;

namespace {

QList<int> rgba(const std::uint8_t (&colour)[4])
{
    return {colour[0], colour[1], colour[2], colour[3]};
}

QList<float> uvOf(const ParticleInstance &p)
{
    return {p.uv[0], p.uv[1], p.uv[2], p.uv[3]};
}

/// Moves 100 along x in "Stand"; 5 above, 3 below; an edge every 0.1 s that lives for half a second.
RenderScene ribbonScene()
{
    RenderScene scene = effectScene();
    scene.nodes[0].pivot = {0, 0, 0};
    scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {100, 0, 0}}});
    warcraft::Band ribbon;
    ribbon.heightAbove.fallback = 5;
    ribbon.heightBelow.fallback = 3;
    ribbon.lifeSpan = 0.5f;
    ribbon.emissionRate = 10;
    scene.effects = {effectOf(ribbon, EffectKind::MaterialRibbon)};
    return scene;
}

#define VERIFY_VERTEX(vertex, X, Y, Z, U, V)                                                                           \
    do {                                                                                                               \
        const RibbonVertex v = vertex;                                                                                 \
        const float off = std::abs(v.position.x - (X)) + std::abs(v.position.y - (Y)) + std::abs(v.position.z - (Z));  \
        QVERIFY2(off < 1e-3f,                                                                                          \
                 qPrintable(QStringLiteral("%1 %2 %3").arg(v.position.x).arg(v.position.y).arg(v.position.z)));        \
        QVERIFY2(std::abs(v.uv.x - (U)) + std::abs(v.uv.y - (V)) < 1e-4f,                                              \
                 qPrintable(QStringLiteral("%1 %2").arg(v.uv.x).arg(v.uv.y)));                                         \
    } while (false)

} // namespace

class TestMdxEffectAppearance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Two straight halves; ages 0.9, 0.7, 0.5, 0.3, 0.1 of the life.
    void segments()
    {
        SegmentParticles e = plainEmitter();
        e.colours[0] = {1, 0, 0};
        e.colours[1] = {0, 1, 0};
        e.colours[2] = {0, 0, 1};
        e.alphas[0] = 0;
        e.alphas[2] = 0.5f;
        e.scalings[0] = 2;
        e.scalings[1] = 10;
        e.scalings[2] = 4;
        const auto particles = frameOf(sceneOf(e), inStand(500)).particles;
        QCOMPARE(particles.size(), std::size_t(5));
        QCOMPARE(rgba(particles[4].colour), (QList<int>{204, 51, 0, 51}));
        QVERIFY(std::abs(particles[4].size - 3.6f) < 1e-4f);
        QCOMPARE(rgba(particles[2].colour), (QList<int>{0, 255, 0, 255}));
        QVERIFY(std::abs(particles[2].size - 10) < 1e-3f);
        QCOMPARE(rgba(particles[0].colour), (QList<int>{0, 51, 204, 153}));
        QVERIFY(std::abs(particles[0].size - 5.2f) < 1e-4f);
    }

    void middleAtTheEnds()
    {
        SegmentParticles e = plainEmitter();
        e.scalings[0] = 0;
        e.scalings[1] = 10;
        e.scalings[2] = 20;
        e.middleTime = 1; // 0.9 of the way from 0 to 10
        QVERIFY(std::abs(frameOf(sceneOf(e), inStand(500)).particles[0].size - 9) < 1e-4f);
        e.middleTime = 0; // 0.9 of the way from 10 to 20
        QVERIFY(std::abs(frameOf(sceneOf(e), inStand(500)).particles[0].size - 19) < 1e-4f);
    }

    void cells_data()
    {
        QTest::addColumn<QList<uint>>("interval");
        QTest::addColumn<float>("t");
        QTest::addColumn<uint>("cell");
        const QList<uint> once{2, 5, 1}, twice{2, 5, 2}, back{5, 2, 1};
        QTest::newRow("first") << once << 0.f << 2u;
        QTest::newRow("second") << once << 0.26f << 3u;
        QTest::newRow("last") << once << 0.99f << 5u;
        QTest::newRow("at the end") << once << 1.f << 5u;
        QTest::newRow("twice, end of the first round") << twice << 0.49f << 5u;
        QTest::newRow("twice, second round") << twice << 0.51f << 2u;
        QTest::newRow("twice, at the end") << twice << 1.f << 5u;
        QTest::newRow("backwards, first") << back << 0.f << 5u;
        QTest::newRow("backwards, last") << back << 0.9f << 2u;
        QTest::newRow("repeat 0 counts as 1") << QList<uint>{0, 3, 0} << 0.6f << 2u;
        QTest::newRow("beyond the texture") << QList<uint>{14, 17, 1} << 0.6f << 0u;
        QTest::newRow("enormous") << QList<uint>{0xffffffff, 0xffffffff, 0xffffffff} << 0.5f << 15u;
    }
    void cells()
    {
        QFETCH(QList<uint>, interval);
        QFETCH(float, t);
        QFETCH(uint, cell);
        QCOMPARE(SegmentAppearance::cellAt({interval[0], interval[1], interval[2]}, t, 16), cell);
    }

    /// 4 × 2 cells; heads and tails have separate intervals, in both halves.
    void intervals()
    {
        SegmentParticles e = plainEmitter();
        e.columns = 4;
        e.rows = 2;
        e.tail = true;
        e.headLife = {5, 5, 1};
        e.headDecay = {0, 0, 1};
        e.tailLife = {1, 2, 1};
        e.tailDecay = {7, 7, 1};
        const auto particles = frameOf(sceneOf(e), inStand(500)).particles;
        QCOMPARE(particles.size(), std::size_t(10));
        QCOMPARE(particles[8].kind, float(ParticleInstance::Head));
        QCOMPARE(uvOf(particles[8]), (QList<float>{0.25f, 0.5f, 0.5f, 1})); // 0.1 of the life: cell 5
        QCOMPARE(particles[9].kind, float(ParticleInstance::Tail));
        QCOMPARE(uvOf(particles[9]), (QList<float>{0.25f, 0, 0.5f, 0.5f})); // 0.2 of the first half: cell 1
        QCOMPARE(uvOf(particles[7]), (QList<float>{0.5f, 0, 0.75f, 0.5f})); // 0.6 of it: cell 2
        QCOMPARE(uvOf(particles[0]), (QList<float>{0, 0, 0.25f, 0.5f}));
        QCOMPARE(uvOf(particles[1]), (QList<float>{0.75f, 0.5f, 1, 1}));
    }

    void tails()
    {
        SegmentParticles e = plainEmitter();
        e.head = false;
        e.tail = true;
        e.tailLength = 0.25f;
        e.gravity.fallback = 40;
        const auto particles = frameOf(sceneOf(e), inStand(500)).particles;
        QCOMPARE(particles.size(), std::size_t(5));
        // After 0.45 s it rises by 82 a second.
        QVERIFY(std::abs(particles[0].axis.z + 20.5f) < 1e-3f);
        QCOMPARE(particles[0].axis.x, 0.f);
    }

    void xyQuads()
    {
        SegmentParticles e = plainEmitter();
        e.xyQuad = true;
        RenderScene scene = sceneOf(e);
        QCOMPARE(frameOf(scene, inStand(500)).particles[0].axis.y, 1.f);             // straight up: no heading
        scene.nodes[0].rotation.fallback = {0, std::sqrt(0.5f), 0, std::sqrt(0.5f)}; // z to x
        const ParticleInstance p = frameOf(scene, inStand(500)).particles[0];
        QCOMPARE(p.kind, float(ParticleInstance::XyQuad));
        QVERIFY(std::abs(p.axis.x - 1) < 1e-6f && p.axis.z == 0);
    }

    void ribbon()
    {
        RenderScene scene = ribbonScene();
        edited<warcraft::Band>(scene.effects[0]).gravity = 40;
        const auto vertices = frameOf(scene, inStand(500)).ribbonVertices;
        QCOMPARE(vertices.size(), std::size_t(12)); // where the node is, and five edges
        VERIFY_VERTEX(vertices[0], 50, 5, 0, 0, 0);
        VERIFY_VERTEX(vertices[1], 50, -3, 0, 0, 1);
        VERIFY_VERTEX(vertices[2], 45, 5, -0.05f, 0.1f, 0); // age 0.05: 20 · 0.05²
        VERIFY_VERTEX(vertices[11], 5, -3, -4.05f, 0.9f, 1);
    }

    void ribbonTurnsWithItsNode()
    {
        RenderScene scene = ribbonScene();
        scene.nodes[0].rotation.fallback = {std::sqrt(0.5f), 0, 0, std::sqrt(0.5f)}; // y to z
        scene.nodes[0].scale.fallback = {2, 2, 2};
        const auto vertices = frameOf(scene, inStand(500)).ribbonVertices;
        VERIFY_VERTEX(vertices[0], 50, 0, 10, 0, 0);
        VERIFY_VERTEX(vertices[11], 5, 0, -6, 0.9f, 1);
    }

    /// Colour, alpha and cell of the whole strip are the current ones.
    void ribbonOfNow()
    {
        RenderScene scene = ribbonScene();
        auto &ribbon = edited<warcraft::Band>(scene.effects[0]);
        ribbon.columns = 4;
        ribbon.rows = 2;
        ribbon.textureSlot.curve = curveOf<std::int32_t>({{0, 0}, {400, 5}}, Interpolation::Linear);
        ribbon.alpha.curve = curveOf<float>({{0, 0.f}, {1000, 1.f}});
        ribbon.colour.curve = curveOf<Colour>({{0, {0, 0, 0}}, {1000, {1, 0.4f, 0}}});
        const auto vertices = frameOf(scene, inStand(500)).ribbonVertices;
        VERIFY_VERTEX(vertices[11], 5, -3, 0, (1 + 0.9f) / 4, 1);
        VERIFY_VERTEX(vertices[10], 5, 5, 0, (1 + 0.9f) / 4, 0.5f);
        QCOMPARE(rgba(vertices[0].colour), (QList<int>{128, 51, 0, 128}));
        QCOMPARE(rgba(vertices[11].colour), (QList<int>{128, 51, 0, 128}));
        ribbon.textureSlot = {{}, 13, true}; // eight cells: 5 again
        VERIFY_VERTEX(frameOf(scene, inStand(500)).ribbonVertices[10], 5, 5, 0, (1 + 0.9f) / 4, 0.5f);
    }

    /// The state at the birth of each edge, at 50, 150 … 450 ms or up to a step before; the newest has the current one.
    void ribbonKeepsTheColourOfBirths()
    {
        RenderScene scene = ribbonScene();
        auto &ribbon = edited<warcraft::Band>(scene.effects[0]);
        ribbon.colourAtBirth = true;
        ribbon.alpha.curve = curveOf<float>({{0, 0.f}, {1000, 1.f}});
        const auto vertices = frameOf(scene, inStand(500)).ribbonVertices;
        QCOMPARE(vertices.size(), std::size_t(12));
        QCOMPARE(int(vertices[0].colour[3]), 128);
        for (int edge = 1; edge < 6; ++edge) {
            const double alpha = (550 - 100 * edge) * 0.255;
            QVERIFY(vertices[std::size_t(2 * edge)].colour[3] <= alpha + 1);
            QVERIFY(vertices[std::size_t(2 * edge)].colour[3] >= alpha - 6);
            QCOMPARE(vertices[std::size_t(2 * edge + 1)].colour[3], vertices[std::size_t(2 * edge)].colour[3]);
        }
    }

    /// Off from 200 to 300 ms: nine edges a pass, at 50, 150, 350, 450 … ms; the strip has a hole.
    void ribbonInterrupted()
    {
        RenderScene scene = ribbonScene();
        scene.nodes[0].visibility.curve = curveOf<float>({{0, 1.f}, {200, 0.f}, {300, 1.f}}, Interpolation::None);
        const auto vertices = frameOf(scene, inStand(500)).ribbonVertices;
        QCOMPARE(vertices.size(), std::size_t(12));
        VERIFY_VERTEX(vertices[5], 35, -3, 0, 0.3f, 1);
        VERIFY_VERTEX(vertices[6], 35, -3, 0, 0.3f, 1);
        VERIFY_VERTEX(vertices[7], 15, 5, 0, 0.7f, 0);
        VERIFY_VERTEX(vertices[8], 15, 5, 0, 0.7f, 0);
        VERIFY_VERTEX(vertices[9], 15, -3, 0, 0.7f, 1);
        // While it is off there is no edge at the node, and the others live on.
        VERIFY_VERTEX(frameOf(scene, inStand(250)).ribbonVertices[0], 15, 5, 0, 0.2f, 0);
    }

    /// A single edge is no ribbon.
    void ribbonTooShort()
    {
        RenderScene scene = ribbonScene();
        QVERIFY(frameOf(scene, inDeath(2010)).ribbonVertices.empty());
        edited<warcraft::Band>(scene.effects[0]).lifeSpan = 0;
        QVERIFY(frameOf(scene, inStand(500)).ribbonVertices.empty());
    }

    void models()
    {
        RenderScene scene = effectScene();
        ModelEmitter e;
        e.emissionRate.fallback = 10;
        e.speed.fallback = 100;
        e.gravity.fallback = 40;
        e.lifeSpan.fallback = 0.5f;
        scene.effects = {effectOf(e, EffectKind::Models)};
        scene.nodes[0].scale.fallback = {1, 1, 3};
        EffectSimulation simulation;
        simulation.update(scene, inStand(500));
        const auto models = simulation.frame().models;
        QCOMPARE(models.size(), std::size_t(5));
        QVERIFY(std::abs(models[0].age - 450) < 1e-3);
        // Speed and gravity are three times as large: 300 · 0.45 − 60 · 0.45².
        QVERIFY((models[0].world.translation() - Eigen::Vector3f(1, 2, 3 + 122.85f)).norm() < 1e-2f);
        QVERIFY(std::abs(models[0].world.linear().col(2).norm() - 3) < 1e-4f);
        QVERIFY(std::abs(models[0].world.linear().col(0).norm() - 1) < 1e-4f);
        std::set<std::uint64_t> identities;
        for (const ModelInstance &model : models)
            identities.insert(model.identity);
        QCOMPARE(identities.size(), std::size_t(5));
        simulation.update(scene, inStand(520));
        QCOMPARE(simulation.frame().models[0].identity, models[0].identity);
        QVERIFY(std::abs(simulation.frame().models[0].age - 470) < 1e-3);
    }

    void bounds()
    {
        SegmentParticles e = plainEmitter();
        QVERIFY(effectBounds(frameOf(sceneOf(e), inDeath(2000))).isEmpty());
        e.tail = true;
        e.tailLength = 0.25f;
        // From z 8 to 48, half an edge of 1, tails of 25 downwards.
        const Eigen::AlignedBox3f box = effectBounds(frameOf(sceneOf(e), inStand(500)));
        QVERIFY((box.min() - Eigen::Vector3f(0, 1, 8 - 25 - 1)).norm() < 1e-3f);
        QVERIFY((box.max() - Eigen::Vector3f(2, 3, 49)).norm() < 1e-3f);
        QCOMPARE(effectBounds(frameOf(ribbonScene(), inStand(500))).max().y(), 5.f);
    }
};

SINEW_GUILESS_TEST(tst_mdx_effect_appearance, TestMdxEffectAppearance)

} // namespace tst_mdx_effect_appearance
#include "tst_mdx_effect_appearance.moc"
