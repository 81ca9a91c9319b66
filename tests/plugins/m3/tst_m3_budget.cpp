// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Emitters that ask for more work than any model does: counted, not timed.

#include "core/scene/effects/budget/effect_budget.h"
#include "m3_particle_test.h"
#include "tests/support/test_program.h"

namespace tst_m3_budget {

using namespace sinew;
using namespace sinew::m3;
using namespace sinew::test;

namespace {

constexpr std::int32_t depth = 40;

/// Animates all that a birth reads; particles live for a minute.
ParticleRules greedy()
{
    ParticleRules e = emitter();
    e.emissionRate.curve = curveOf<float>({{0, 50}, {500, 90}, {17000, 70}});
    e.life.fallback = 60;
    for (Track<float> ParticleRules::*const track :
         {&ParticleRules::speed, &ParticleRules::yaw, &ParticleRules::pitch, &ParticleRules::horizontal,
          &ParticleRules::vertical, &ParticleRules::radius, &ParticleRules::splineStart})
        (e.*track).curve = curveOf<float>({{0, 1}, {17000, 2}});
    for (Track<Vec3> ParticleRules::*const track : {&ParticleRules::size, &ParticleRules::sizes, &ParticleRules::turns})
        (e.*track).curve = curveOf<Vec3>({{0, {1, 1, 1}}, {17000, {2, 2, 2}}});
    e.spline.resize(40);
    for (Track<Vec3> &point : e.spline)
        point.curve = curveOf<Vec3>({{0, {1, 1, 1}}, {17000, {2, 2, 2}}});
    return e;
}

/// Nodes in a chain, all of which move; the effects are at its end. "Stand" has 1,020 steps.
RenderScene sceneOfGreedy(const ParticleRules &rules, std::size_t effects)
{
    RenderScene scene = effectScene();
    scene.sequences[0].end = 17000;
    scene.nodes.assign(std::size_t(depth), {});
    for (std::int32_t row = 0; row < depth; ++row) {
        SceneNode &node = scene.nodes[std::size_t(row)];
        node.parent = row - 1;
        node.translation.curve = curveOf<Vec3>({{0, {}}, {17000, {1, 0, 0}}});
        node.visibility.curve = curveOf<float>({{0, 1}, {17000, 1}});
    }
    orderNodes(scene);
    scene.effects.assign(effects, effectOf(rules));
    for (SceneEffect &effect : scene.effects)
        effect.node = depth - 1;
    return scene;
}

void addCopies(ParticleRules &rules, std::size_t count)
{
    EmitterCopy copy{depth - 1, rules.emissionRate, {}};
    copy.bursts.curve = curveOf<float>({{0, 5}, {300, 5}});
    rules.copies.assign(count, copy);
}

} // namespace

class TestM3Budget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workIsBounded_data()
    {
        QTest::addColumn<int>("effects");
        QTest::addColumn<int>("copies");
        QTest::addColumn<int>("vertices");
        QTest::newRow("one emitter") << 1 << 0 << 0;
        QTest::newRow("copies without end") << 1 << 9000 << 0;
        QTest::newRow("some emitters with copies") << 20 << 400 << 0;
        QTest::newRow("emitters without end") << 3000 << 0 << 0;
        QTest::newRow("born on a mesh") << 2 << 3 << 60000;
    }
    /// However much is demanded, births take no more samples than the budget has, also after a jump in time; and hardly
    /// any from one frame to the next.
    void workIsBounded()
    {
        QFETCH(const int, effects);
        QFETCH(const int, copies);
        QFETCH(const int, vertices);
        ParticleRules rules = greedy();
        addCopies(rules, std::size_t(copies));
        if (vertices > 0) {
            rules.shape = EmissionShape::Mesh;
            rules.meshes = {0};
        }
        RenderScene scene = sceneOfGreedy(rules, std::size_t(effects));
        if (vertices > 0) {
            SceneMesh mesh;
            const std::vector<Vec3> positions(static_cast<std::size_t>(vertices));
            const std::vector<std::uint16_t> influences(positions.size() * 4);
            const std::vector<std::uint8_t> weights(positions.size() * 4);
            mesh.positions = Array<Vec3>(std::span<const Vec3>(positions));
            mesh.influences = Array<std::uint16_t>(std::span<const std::uint16_t>(influences));
            mesh.weights = Array<std::uint8_t>(std::span<const std::uint8_t>(weights));
            mesh.indices = {0, 1, 2};
            mesh.palette = {{0}};
            scene.meshes.push_back(mesh);
        }
        const EffectBudget budget;
        EffectSimulation simulation;
        double most = 0;
        for (const PoseTime &when : {inStand(100), inStand(9000), inStand(16990), inDeath(3000), inStand(5000),
                                     PoseTime{.sequence = -1, .globalTime = 1e6}}) {
            simulation.update(scene, when);
            most = std::max(most, double(simulation.samples()));
            // The rates of a pass, with the visibility, are summed up once.
            QVERIFY2(double(simulation.samples()) <= budget.steps + budget.emitters * 2 * 1024,
                     qPrintable(QString::number(simulation.samples())));
            QVERIFY(!simulation.frame().particles.empty() || when.sequence != 0);
        }
        // The budget is spent, not given away.
        QVERIFY2(effects == 1 || most > budget.steps / 8, qPrintable(QString::number(most)));

        simulation.update(scene, inStand(5000));
        const double jump = double(simulation.samples());
        simulation.update(scene, inStand(5016));
        QVERIFY2(double(simulation.samples()) < jump / 2 + 1,
                 qPrintable(QStringLiteral("%1, %2").arg(simulation.samples()).arg(jump)));
        simulation.update(scene, inStand(5016));
        QCOMPARE(simulation.samples(), std::uint64_t(0));
    }

    /// The place of the emitter itself is found once a step, however many copies it has; values that are not animated
    /// take no samples.
    void copiesShareTheirEmitter()
    {
        const auto samplesOf = [](std::size_t copies, bool isAnimated) {
            ParticleRules rules = isAnimated ? greedy() : emitter();
            rules.life.fallback = 1;
            rules.emissionRate = {{}, 60};
            for (std::size_t i = 0; i < copies; ++i)
                rules.copies.push_back({0, rules.emissionRate, {}});
            RenderScene scene = sceneOfGreedy(rules, 1);
            for (SceneNode &node : scene.nodes)
                node.visibility.curve = {};
            EffectSimulation simulation;
            simulation.update(scene, inStand(5000));
            return double(simulation.samples());
        };
        const double alone = samplesOf(0, false), pair = samplesOf(1, false), four = samplesOf(3, false);
        // Some 62 steps: 40 nodes for the emitter's own stream and as many for its own place.
        QVERIFY2(alone > 2 * 40 * 60 && alone < 2 * 40 * 65, qPrintable(QString::number(alone)));
        // A copy at the top of the chain adds one node in each of them.
        QVERIFY2(pair - alone > 55 && pair - alone < 70, qPrintable(QString::number(pair - alone)));
        QVERIFY(qFuzzyCompare(four - pair, 2 * (pair - alone)));
        // 50 animated values in each step.
        const double animated = samplesOf(0, true) - alone;
        QVERIFY2(animated > 50 * 60 && animated < 50 * 65, qPrintable(QString::number(animated)));
    }

    /// Rates beyond all measure are cut for each of the copies, not down to nothing.
    void manyStreamsStillShow()
    {
        ParticleRules rules = emitter();
        rules.emissionRate.fallback = 1e9f;
        rules.copies.assign(40, {0, rules.emissionRate, {}});
        const EffectFrame frame = frameOf(flatScene(rules), inStand(500));
        QVERIFY2(frame.particles.size() > 10000, qPrintable(QString::number(frame.particles.size())));
        QVERIFY(frame.isReduced);
    }
};

SINEW_GUILESS_TEST(tst_m3_budget, TestM3Budget)

} // namespace tst_m3_budget
#include "tst_m3_budget.moc"
