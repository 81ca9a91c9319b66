// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// An emitter of a format unknown to the program, with rules that exist in this test only: it is simulated, outlined and
// listed for drawing like those of the built-in formats.

#include "core/scene/effects/effect_simulation.h"
#include "core/scene/pose/pose.h"
#include "core/scene/scene_util.h"
#include "tests/support/rules_edit.h"
#include "tests/support/sample_rules.h"
#include "tests/support/test_program.h"
#include "viewport/draw/draw_order.h"
#include "viewport/draw/nested_models.h"
#include "viewport/overlay/markers.h"
#include "viewport/overlay/markers_effects.h"

#include <QTest>

namespace tst_foreign_effects {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Ten quads per second with models that rise from (1, 2, 3).
RenderScene foreignScene()
{
    RenderScene scene;
    scene.nodes.emplace_back().pivot = {1, 2, 3};
    orderNodes(scene);
    SampleRules rules;
    rules.givesModels = true;
    scene.effects = {effectOf(rules)};
    scene.effects[0].models = {{"Spark.xyz"}};
    return scene;
}

const PoseTime moment{.globalTime = 5000};

} // namespace

class TestForeignEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isSimulated()
    {
        EffectSimulation simulation;
        simulation.update(foreignScene(), moment);
        QCOMPARE(simulation.frame().particlesOf(0).size(), std::size_t(5));
        for (const ParticleInstance &particle : simulation.frame().particlesOf(0))
            QVERIFY(particle.position.x == 1 && particle.position.z >= 3 && particle.position.z <= 53);
    }

    void isOutlined()
    {
        const RenderScene scene = foreignScene();
        Pose pose;
        evaluatePose(scene, moment, pose);
        const std::set<std::int32_t> none, chosen{0};
        QVERIFY(emitterMarkers({scene, pose, moment, {}, none}).lines.empty());
        const OverlayLines lines = emitterMarkers({scene, pose, moment, {}, chosen}).lines;
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY((lines[0].from - Eigen::Vector3f(1, 2, 3)).norm() < 1e-4f);
        QVERIFY((lines[0].to - Eigen::Vector3f(1, 2, 53)).norm() < 1e-4f);
    }

    void isListed()
    {
        const RenderScene scene = foreignScene();
        const std::vector<DrawItem> expected = {{0, -1, true, DrawItem::Particles}};
        QVERIFY(drawOrder(scene) == expected);
        Pose pose;
        evaluatePose(scene, moment, pose);
        EffectSimulation simulation;
        simulation.update(scene, moment);
        const std::vector<NestedModel> models = nestedModels(scene, pose, simulation.frame(), moment);
        QCOMPARE(models.size(), std::size_t(5));
        QCOMPARE(models[0].path, std::string("Spark.xyz"));
    }
};

SINEW_GUILESS_TEST(tst_foreign_effects, TestForeignEffects)

} // namespace tst_foreign_effects
#include "tst_foreign_effects.moc"
