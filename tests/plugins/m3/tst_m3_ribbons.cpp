// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_particle_test.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_m3_ribbons {

using namespace sinew;
using namespace sinew::m3;
using namespace sinew::test;

namespace {

RenderScene ribbonScene(float rate)
{
    RenderScene scene = effectScene();
    scene.nodes[0].pivot = {0, 0, 0};
    RibbonRules ribbon;
    ribbon.emissionRate = rate;
    ribbon.form = RibbonForm::Planar;
    ribbon.speed.fallback = 2;
    scene.effects.push_back(effectOf(ribbon, EffectKind::Ribbon));
    return scene;
}

} // namespace

/// Ribbons by time and by length, as cylinders, and between two nodes.
class TestM3Ribbons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ribbonByTime();
    void ribbonByLength();
    void ribbonCylinder();
    void ribbonSpan();
};

void TestM3Ribbons::ribbonByTime()
{
    RenderScene scene = ribbonScene(10);
    edited<RibbonRules>(scene.effects[0]).life.fallback = 0.5f;
    const auto &strip = frameOf(scene, inStand(500)).ribbonVertices;
    QVERIFY(strip.size() >= 10);
    QCOMPARE(strip[0].position.z, 0.f);
    float highest = 0;
    for (const RibbonVertex &vertex : strip) {
        QVERIFY(near(std::abs(vertex.position.y), 1)); // half a width of 1 along the node's y
        QVERIFY(near(vertex.uv.x, vertex.position.z)); // 2 units a second, half a second
        highest = std::max(highest, vertex.position.z);
    }
    QVERIFY(highest > 0.79f && highest <= 1);
}

void TestM3Ribbons::ribbonByLength()
{
    RenderScene scene = ribbonScene(10);
    edited<RibbonRules>(scene.effects[0]).byLength = true;
    edited<RibbonRules>(scene.effects[0]).length.fallback = 3;
    const auto strip = frameOf(scene, inStand(500)).ribbonVertices;
    QVERIFY(near(strip.back().position.z, 3)); // cut there, however old
    QVERIFY(near(strip.back().uv.x, 1));
}

void TestM3Ribbons::ribbonCylinder()
{
    RenderScene scene = ribbonScene(10);
    edited<RibbonRules>(scene.effects[0]).form = RibbonForm::Cylinder;
    edited<RibbonRules>(scene.effects[0]).sides = 6;
    edited<RibbonRules>(scene.effects[0]).widths.fallback = {2, 2, 2};
    const auto strip = frameOf(scene, inStand(500)).ribbonVertices;
    QVERIFY(strip.size() > 6 * 20);
    for (const RibbonVertex &vertex : strip)
        QVERIFY(near(std::hypot(vertex.position.x, vertex.position.y), 2));
}

void TestM3Ribbons::ribbonSpan()
{
    RenderScene scene = ribbonScene(10);
    SceneNode end;
    end.translation.fallback = {6, 0, 0};
    scene.nodes.push_back(end);
    orderNodes(scene);
    RibbonRules::Span span;
    span.node = 1;
    span.direction = {0, 0, 2};
    span.velocity.fallback = 2;
    edited<RibbonRules>(scene.effects[0]).span = span;
    const auto strip = frameOf(scene, inStand(500)).ribbonVertices;
    QCOMPARE(strip.size(), 22u);
    // Bézier of (0,0,0), (0,0,2), (6,0,2), (6,0,0): its middle is (3, 0, 1.5).
    QVERIFY(near(strip[10].position.x, 3) && near(strip[10].position.z, 1.5f));
    QVERIFY(near(strip[20].position.x, 6) && near(strip[20].position.z, 0));
}

SINEW_APPLESS_TEST(tst_m3_ribbons, TestM3Ribbons)

} // namespace tst_m3_ribbons
#include "tst_m3_ribbons.moc"
