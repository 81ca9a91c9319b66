// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What core does with the effects of any format, shown with rules that belong to none.

#include "core/scene/effects/budget/effect_budget.h"
#include "core/scene/view/shown_bounds.h"
#include "tests/support/effect_maker.h"
#include "tests/support/sample_rules.h"
#include "tests/support/test_program.h"

#include <random>

namespace tst_effect_simulation {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Rules of another type: a single quad that never moves.
struct RestingRules final : EffectRules
{
    explicit RestingRules(int *simulations = nullptr) : made(simulations) {}
    int *made; ///< counts how many simulations were asked for

    std::unique_ptr<EmitterSimulation> simulation() const override;
    EffectDemand demand(const RenderScene &) const override { return {}; }
    bool isSame(const EffectRules &) const override { return true; }
};

class RestingSimulation final : public EmitterSimulation
{
public:
    void update(const EffectMoment &, const SceneEffect &, std::size_t) override {}
    bool isCut() const override { return false; }
    void draw(const EffectMoment &, std::size_t maximum, EffectFrame &frame) override
    {
        if (maximum > 0)
            frame.particles.emplace_back().position = {7, 7, 7};
    }
};

std::unique_ptr<EmitterSimulation> RestingRules::simulation() const
{
    if (made)
        ++*made;
    return std::make_unique<RestingSimulation>();
}

/// A scene of several effects on a moving node, one of them the trail of another.
RenderScene busyScene()
{
    RenderScene scene = effectScene();
    scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {500, {50, 0, 10}}, {1000, {0, 0, 0}}});
    for (int i = 0; i < 4; ++i) {
        SampleRules rules;
        rules.rate.curve = curveOf<float>({{0, 3.f}, {400, 90.f}, {2500, 40.f}});
        rules.life = 0.4f + 0.3f * float(i);
        rules.vary = 0.5f;
        rules.squirt = i == 1;
        rules.trail = i == 2 ? 0 : -1;
        rules.givesModels = i == 3;
        scene.effects.push_back(effectOf(rules));
    }
    return scene;
}

} // namespace

class TestEffectSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Ten per second that live half a second and rise by 100 per second from z 3: born at 50, 150 … 950 ms.
    void effectsAreSimulatedByTheirRules()
    {
        RenderScene scene = sceneOf(SampleRules());
        scene.effects.emplace_back(); // no rules: nothing
        scene.effects.push_back(effectOf(RestingRules()));
        const EffectFrame frame = frameOf(scene, inStand(500));
        QCOMPARE(frame.ranges.size(), std::size_t(3));
        QCOMPARE(frame.particlesOf(0).size(), std::size_t(5));
        QVERIFY(frame.particlesOf(1).empty());
        QCOMPARE(frame.particlesOf(2).size(), std::size_t(1));
        QVERIFY(frame.particlesOf(3).empty());
        QCOMPARE(heightsOf(frame), (QList<double>{48, 38, 28, 18, 8, 7}));
    }

    /// The same moment gives the same frame bit for bit, however it is reached.
    void anyWayThere()
    {
        const RenderScene scene = busyScene();
        std::mt19937 random(5);
        EffectSimulation scrubbed;
        for (int i = 0; i < 100; ++i) {
            const PoseTime when = i % 20 < 15 ? inStand(double(random() % 1000)) : inDeath(2000 + random() % 2000);
            scrubbed.update(scene, when);
            QVERIFY(sameFrames(scrubbed.frame(), frameOf(scene, when)));
        }
        QVERIFY(!scrubbed.frame().particles.empty() && !scrubbed.frame().models.empty());
    }

    void editsShowAtOnce()
    {
        RenderScene scene = busyScene();
        EffectSimulation kept;
        const auto verify = [&](const char *what) {
            const EffectFrame before = kept.frame();
            kept.update(scene, inStand(700));
            QVERIFY2(sameFrames(kept.frame(), frameOf(scene, inStand(700))), what);
            QVERIFY2(!sameFrames(kept.frame(), before), what);
        };
        verify("first");
        edited<SampleRules>(scene.effects[0]).speed.fallback = 20;
        verify("speed");
        edited<SampleRules>(scene.effects[1]).size = 3;
        verify("size, which births do not depend on");
        scene.nodes[0].pivot = {9, 9, 9};
        verify("pivot");
        scene.effects[0].rules = std::make_shared<RestingRules>();
        verify("another type of rules");
        scene.effects[1].rules.reset();
        verify("no rules");
        scene.effects.erase(scene.effects.begin());
        verify("one effect less");
    }

    /// As long as the type of its rules stays, an effect keeps its simulation.
    void simulationsAreKept()
    {
        int made = 0;
        RenderScene scene = sceneOf(RestingRules(&made));
        EffectSimulation simulation;
        simulation.update(scene, inStand(500));
        simulation.update(RenderScene(scene), inStand(600));
        scene.effects[0].rules = std::make_shared<RestingRules>(&made);
        simulation.update(scene, inStand(700));
        QCOMPARE(made, 1);
        edited<SampleRules>(scene.effects[0]);
        simulation.update(scene, inStand(700));
        scene.effects[0].rules = std::make_shared<RestingRules>(&made);
        simulation.update(scene, inStand(700));
        QCOMPARE(made, 2);
    }

    /// Quads that particles leave behind count for the effect that the trail names.
    void trailsBelongToTheirChild()
    {
        SampleRules parent;
        parent.trail = 0;
        RenderScene scene = effectScene();
        scene.effects = {effectOf(RestingRules()), effectOf(parent)};
        const EffectFrame frame = frameOf(scene, inStand(500));
        QCOMPARE(frame.particlesOf(0).size(), std::size_t(6)); // its own and one from each of the parent's five
        QCOMPARE(frame.particlesOf(1).size(), std::size_t(5));
        edited<SampleRules>(scene.effects[1]).trail = 9; // no such row
        QCOMPARE(frameOf(scene, inStand(500)).particles.size(), std::size_t(6));
    }

    /// Many greedy effects share what a scene may have.
    void boundOfAll()
    {
        SampleRules rules;
        rules.rate.fallback = 1e9f;
        RenderScene scene = effectScene();
        scene.effects.assign(6, effectOf(rules));
        const EffectFrame frame = frameOf(scene, inStand(500));
        QVERIFY(frame.particles.size() > maxParticles &&
                frame.particles.size() <= std::size_t(EffectBudget().particles));
        for (std::size_t row = 0; row < 6; ++row)
            QVERIFY(frame.particlesOf(row).size() <= maxParticles);
    }

    /// From z 8 to 48, half an edge of 1.
    void bounds()
    {
        const RenderScene scene = sceneOf(SampleRules());
        QVERIFY(effectBounds(frameOf(scene, inDeath(2000))).isEmpty());
        for (const Eigen::AlignedBox3f &box :
             {effectBounds(frameOf(scene, inStand(500))), shownBounds(scene, inStand(500))}) {
            QVERIFY((box.min() - Eigen::Vector3f(0, 1, 7)).norm() < 1e-3f);
            QVERIFY((box.max() - Eigen::Vector3f(2, 3, 49)).norm() < 1e-3f);
        }
    }
};

SINEW_GUILESS_TEST(tst_effect_simulation, TestEffectSimulation)

} // namespace tst_effect_simulation
#include "tst_effect_simulation.moc"
