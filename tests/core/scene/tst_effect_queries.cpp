// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What other programs ask about effects and events; worked out by hand.

#include "core/scene/effects/effect_queries.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_effect_queries {

using namespace sinew;
using namespace sinew::test;

class TestEffectQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void popcornGuide()
    {
        ScenePopcorn corn;
        QVERIFY(isPopcornOn(corn, "Stand"));
        corn.guide = {{"Always", true}};
        QVERIFY(isPopcornOn(corn, "Stand") && isPopcornOn(corn, ""));
        corn.guide = {{"Always", true}, {"Death", false}};
        QVERIFY(isPopcornOn(corn, "Stand") && !isPopcornOn(corn, "death"));
        corn.guide = {{"Stand", true}};
        QVERIFY(isPopcornOn(corn, "Stand") && !isPopcornOn(corn, "Death"));
    }

    void popcornState()
    {
        RenderScene scene = effectScene();
        ScenePopcorn corn;
        corn.node = 0;
        corn.guide = {{"Stand", true}};
        corn.emissionRate = {curveOf<float>({{0, 2.f}, {1000, 4.f}}), 7};
        QVERIFY(evaluatePopcorn(scene, corn, inStand(500)).on);
        QCOMPARE(evaluatePopcorn(scene, corn, inStand(500)).emissionRate, 3.f);
        QVERIFY(!evaluatePopcorn(scene, corn, inDeath(2500)).on);
        QCOMPARE(evaluatePopcorn(scene, corn, inDeath(2500)).emissionRate, 7.f);
        scene.nodes[0].visibility.fallback = 0;
        QVERIFY(!evaluatePopcorn(scene, corn, inStand(500)).on);
    }

    void events()
    {
        RenderScene scene = effectScene();
        scene.globalSequences = {700};
        SceneEvent event;
        event.times = eventTimes({2100, 300, 100});
        QVERIFY(!sinceEvent(scene, event, inStand(99)));
        QCOMPARE(*sinceEvent(scene, event, inStand(100)), 0.);
        QCOMPARE(*sinceEvent(scene, event, inStand(290)), 190.);
        QCOMPARE(*sinceEvent(scene, event, inStand(310.5)), 10.5);
        QCOMPARE(*sinceEvent(scene, event, inDeath(2150)), 50.);
        QVERIFY(!sinceEvent(scene, event, {.sequence = -1, .time = 500}));
        event.times = eventTimes({100}, 0);
        QCOMPARE(*sinceEvent(scene, event, {.sequence = 0, .time = 0, .globalTime = 1000}), 200.);
    }
};

SINEW_GUILESS_TEST(tst_effect_queries, TestEffectQueries)

} // namespace tst_effect_queries
#include "tst_effect_queries.moc"
