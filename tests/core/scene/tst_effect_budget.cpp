// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/budget/effect_shares.h"
#include "tests/support/effect_maker.h"
#include "tests/support/sample_rules.h"
#include "tests/support/test_program.h"

namespace tst_effect_budget {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Rules that request what a test says and emit nothing.
struct GreedyRules final : EffectRules
{
    EffectDemand asked;

    explicit GreedyRules(const EffectDemand &demand) : asked(demand) {}
    std::unique_ptr<EmitterSimulation> simulation() const override { return nullptr; }
    EffectDemand demand(const RenderScene &) const override { return asked; }
    bool isSame(const EffectRules &) const override { return true; }
};

RenderScene sceneOfMany(std::size_t effects, const EffectDemand &demand)
{
    RenderScene scene = effectScene();
    scene.effects.assign(effects, effectOf(GreedyRules(demand)));
    return scene;
}

/// Nodes in a chain, each a child of the one before.
void hangInChain(RenderScene &scene, std::int32_t nodes)
{
    scene.nodes.assign(std::size_t(nodes), {});
    for (std::int32_t row = 0; row < nodes; ++row)
        scene.nodes[std::size_t(row)].parent = row - 1;
    orderNodes(scene);
}

struct Sum
{
    double births = 0, nodes = 0, steps = 0, forces = 0, pulls = 0, models = 0, emitters = 0;
    std::size_t shown = 0;
};

/// The limits of all effects, added up.
Sum sumOf(const RenderScene &scene, const EffectShares &shares, const EffectDemand &demand, double depth)
{
    Sum sum;
    for (std::size_t row = 0; row < scene.effects.size(); ++row) {
        const auto &limits = shares.limits(row);
        if (!limits)
            continue;
        const double steps = std::min(double(limits->steps), std::ceil(demand.life * 60) + 1);
        ++sum.shown;
        sum.births += double(limits->births);
        sum.emitters += double(limits->emitters);
        sum.nodes += double(limits->emitters) * depth;
        sum.steps += steps * (double(limits->emitters) * (depth + demand.samples) + double(limits->forces) * depth);
        sum.forces += double(limits->forces);
        sum.pulls += double(limits->births) * double(limits->forces) * steps;
        sum.models += double(limits->models);
    }
    return sum;
}

} // namespace

class TestEffectBudget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What the games' models request, and more, is shown in full.
    void realScenesGetAll()
    {
        RenderScene scene = sceneOfMany(60, {.life = 3, .emitters = 2, .forceChannels = 1, .samples = 64});
        hangInChain(scene, 20);
        scene.forces.resize(3);
        for (SceneEffect &effect : scene.effects)
            effect.node = 19;
        const EffectShares shares(scene, {});
        QVERIFY(!shares.isReduced());
        for (std::size_t row = 0; row < scene.effects.size(); ++row) {
            QVERIFY(shares.limits(row));
            QVERIFY(shares.limits(row)->steps >= 181);
            QVERIFY(shares.limits(row)->births >= 250);
            QCOMPARE(shares.limits(row)->emitters, std::size_t(2));
            QCOMPARE(shares.limits(row)->forces, std::size_t(3));
        }
    }

    void withinTheBudget_data()
    {
        QTest::addColumn<int>("effects");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("forces");
        QTest::addColumn<double>("life");
        QTest::addColumn<double>("emitters");
        QTest::addColumn<double>("samples");
        QTest::newRow("2,000 emitters") << 2000 << 1 << 0 << 1e9 << 1. << 0.;
        QTest::newRow("many that hang low") << 2000 << 100000 << 0 << 1. << 1. << 0.;
        QTest::newRow("copies") << 2000 << 3 << 0 << 60. << 5000. << 64.;
        QTest::newRow("one with all copies") << 1 << 3 << 0 << 60. << 1e7 << 64.;
        QTest::newRow("forces") << 2000 << 3 << 2000 << 60. << 1. << 0.;
        QTest::newRow("one with all forces") << 1 << 3 << 1000000 << 300. << 1. << 0.;
        QTest::newRow("born on a large mesh") << 100 << 10 << 0 << 60. << 1. << 1e6;
        QTest::newRow("all at once") << 100000 << 1000 << 5000 << 1e6 << 100. << 1e4;
    }
    /// Whatever is requested, all effects together keep to the budget, and the result says that there is more.
    void withinTheBudget()
    {
        QFETCH(int, effects);
        QFETCH(int, depth);
        QFETCH(int, forces);
        QFETCH(double, life);
        QFETCH(double, emitters);
        QFETCH(double, samples);
        const EffectDemand demand{
            .life = life, .emitters = std::size_t(emitters), .forceChannels = forces ? 1u : 0u, .samples = samples};
        RenderScene scene = sceneOfMany(std::size_t(effects), demand);
        hangInChain(scene, depth);
        scene.forces.resize(std::size_t(forces));
        for (SceneEffect &effect : scene.effects)
            effect.node = depth - 1;
        for (const EffectBudget &budget : {EffectBudget(), EffectBudget().nested()}) {
            const EffectShares shares(scene, budget);
            const Sum sum = sumOf(scene, shares, demand, depth);
            QVERIFY(shares.isReduced());
            QVERIFY(sum.births <= budget.births);
            QVERIFY(sum.emitters <= budget.emitters);
            QVERIFY(sum.nodes <= budget.nodes);
            QVERIFY(sum.steps <= budget.steps);
            QVERIFY(sum.forces <= budget.forces);
            QVERIFY(sum.pulls <= budget.pulls);
            QVERIFY(sum.models <= budget.models + double(sum.shown));
        }
    }

    /// A large request does not take from small ones.
    void smallWishesComeFirst()
    {
        RenderScene scene = sceneOfMany(1, {.life = 1e9, .samples = 1e4});
        scene.effects.push_back(effectOf(GreedyRules({.life = 1})));
        const EffectShares shares(scene, {});
        QVERIFY(shares.isReduced());
        QVERIFY(shares.limits(0)->steps < 1000);
        QVERIFY(shares.limits(1)->steps >= 61);
    }

    /// Frames say when births were left out, and are the same whichever way they were reached.
    void framesSayThatTheyAreReduced()
    {
        SampleRules rules;
        RenderScene scene = sceneOf(rules);
        QVERIFY(!frameOf(scene, inStand(500)).isReduced);
        rules.rate.fallback = 1000;
        rules.life = 5;
        scene.effects.assign(2000, effectOf(rules));
        EffectSimulation played;
        for (int time = 0; time <= 500; time += 100)
            played.update(scene, inStand(time));
        QVERIFY(played.frame().isReduced);
        QVERIFY(!played.frame().particles.empty());
        QVERIFY(played.frame().particles.size() <= std::size_t(EffectBudget().particles));
        const EffectFrame jumped = frameOf(scene, inStand(500));
        QCOMPARE(jumped.particles.size(), played.frame().particles.size());
        QVERIFY(std::memcmp(jumped.particles.data(), played.frame().particles.data(),
                            jumped.particles.size() * sizeof(ParticleInstance)) == 0);
    }
};

SINEW_GUILESS_TEST(tst_effect_budget, TestEffectBudget)

} // namespace tst_effect_budget
#include "tst_effect_budget.moc"
