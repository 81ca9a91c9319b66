// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"
#include "m3_particle_test.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_m3_particles {

using namespace sinew;
using namespace sinew::m3;
using namespace sinew::test;
using Eigen::Vector3f;

/// The motion, the look and the form of particles, and the effect of forces on them.
class TestM3Particles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fliesUpWithGravityAndDrag();
    void phases();
    void randomValuesLieBetween();
    void cells();
    void forms();
    void modelSpace();
    void forces();
    void trails();
    void models();
    void updateEqualsFresh();
    void hostile();
};

void TestM3Particles::fliesUpWithGravityAndDrag()
{
    ParticleRules e = emitter();
    // One a second: born in the middle of the pass, at 500 ms.
    e.emissionRate.fallback = 1;
    e.gravity = {0, 0, -2};
    RenderScene scene = flatScene(e);
    EffectFrame frame = frameOf(scene, inStand(900));
    QCOMPARE(frame.particles.size(), 1u);
    QVERIFY(near(frame.particles[0].position.z, 0.4f - 0.16f)); // t − t²
    QCOMPARE(frame.particles[0].size, 1.f);

    // v' = −(drag/mass) v: half of the speed's way, (1 − e^(−k t))/k with k = 4.
    edited<ParticleRules>(scene.effects[0]).gravity = {};
    edited<ParticleRules>(scene.effects[0]).drag = 2;
    edited<ParticleRules>(scene.effects[0]).mass = 0.5f;
    QVERIFY(near(frameOf(scene, inStand(900)).particles[0].position.z, (1 - std::exp(-1.6f)) / 4));
}

void TestM3Particles::phases()
{
    PhaseRule rule{0.25f, 0.1f, Smoothing::Linear};
    QCOMPARE(phaseValue(0.f, 8.f, 0.f, rule, 0.125f), 4.f);
    QCOMPARE(phaseValue(0.f, 8.f, 0.f, rule, 0.25f), 8.f);
    QCOMPARE(phaseValue(0.f, 8.f, 0.f, rule, 0.625f), 4.f);
    rule.smoothing = Smoothing::Smooth;
    QVERIFY(near(phaseValue(0.f, 8.f, 0.f, rule, 0.0625f), 8 * (3 * 0.0625f - 2 * 0.015625f))); // t = ¼
    rule.smoothing = Smoothing::LinearHold; // rests from 0.15 to 0.35
    QCOMPARE(phaseValue(0.f, 8.f, 0.f, rule, 0.3f), 8.f);
    QVERIFY(near(phaseValue(0.f, 8.f, 0.f, rule, 0.075f), 4));
    QVERIFY(near(phaseValue(0.f, 8.f, 0.f, rule, 0.675f), 4));
    rule.smoothing = Smoothing::Bezier; // one curve through all three
    QVERIFY(near(phaseValue(1.f, 8.f, 3.f, rule, 0), 1));
    QVERIFY(near(phaseValue(1.f, 8.f, 3.f, rule, 0.25f), 8));
    QVERIFY(near(phaseValue(1.f, 8.f, 3.f, rule, 1), 3));
    rule = {1, 0, Smoothing::Linear}; // cut to 0.996
    QVERIFY(near(phaseValue(0.f, 8.f, 0.f, rule, 0.498f), 4));

    ParticleRules e = emitter();
    e.emissionRate.fallback = 1;
    e.sizes.fallback = {0, 4, 0};
    e.colours[0].fallback = {1, 0, 0, 0};
    e.colours[1].fallback = {0, 1, 0, 1};
    e.alphaPhase.middle = 0.8f;
    const ParticleInstance p = frameOf(flatScene(e), inStand(900)).particles[0]; // 0.4 of its life
    QVERIFY(near(p.size, 1.6f));
    QCOMPARE(int(p.colour[0]), 51);
    QCOMPARE(int(p.colour[1]), 204);
    QCOMPARE(int(p.colour[3]), 128);
}

void TestM3Particles::randomValuesLieBetween()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 300;
    e.randomSize = e.randomTurn = e.randomLife = true;
    e.sizes2.fallback = {6, 6, 6};
    e.turns.fallback = {1, 1, 1};
    e.turns2.fallback = {2, 2, 2};
    e.life2.fallback = 2;
    float least = 9, most = 0;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles) {
        QVERIFY(p.size >= 1 && p.size <= 3 && p.turn >= 1 && p.turn <= 2);
        least = std::min(least, p.size);
        most = std::max(most, p.size);
    }
    QVERIFY(least < 1.1f && most > 2.9f);
}

void TestM3Particles::cells()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 1;
    e.rows = 2;
    e.columns = 4;
    e.cellWidth = 0.25f;
    e.cellHeight = 0.5f;
    e.cells[1] = 7;
    e.cells[2] = 7;
    e.cellMiddle = 0.8f;
    // 0.4 of the life: half of the first phase: cell 0 + ⌊3.5 + ½⌋ = 4, the first of the second row.
    const ParticleInstance p = frameOf(flatScene(e), inStand(900)).particles[0];
    QVERIFY(near(p.uv[0], 0) && near(p.uv[1], 0.5f) && near(p.uv[2], 0.25f) && near(p.uv[3], 1));
}

void TestM3Particles::forms()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 1;
    e.speed.fallback = 2;
    e.tailLength = 3;
    e.form = ParticleForm::Tail;
    // 0.8 above the emitter; half as long as 3 · 2 (its speed) half widths.
    ParticleInstance p = frameOf(flatScene(e), inStand(900)).particles[0];
    QCOMPARE(p.kind, float(ParticleInstance::Streak));
    QVERIFY(near(p.position.z, 6.8f) && near(p.axis.z, -12));
    e.fixedTail = true;
    p = frameOf(flatScene(e), inStand(900)).particles[0];
    QVERIFY(near(p.position.z, 3.8f) && near(p.axis.z, -6));
    e.form = ParticleForm::TailBehind;
    p = frameOf(flatScene(e), inStand(900)).particles[0];
    QVERIFY(near(p.position.z, 0.8f) && near(p.axis.z, -6));
    e.form = ParticleForm::Ray;
    p = frameOf(flatScene(e), inStand(900)).particles[0];
    QVERIFY(near(p.position.z, 0.8f) && near(p.axis.z, -0.8f));
    e.form = ParticleForm::Emitter;
    p = frameOf(flatScene(e), inStand(900)).particles[0];
    QCOMPARE(p.kind, float(ParticleInstance::Plane));
    QVERIFY(near(lengthOf(p.axis), 0));
    e.form = ParticleForm::Travel; // faces up: u along x of the world (z × forward is zero there)
    p = frameOf(flatScene(e), inStand(900)).particles[0];
    QCOMPARE(p.kind, float(ParticleInstance::Plane));
    const Vector3f axis = toEigen(p.axis);
    const Vector3f normal =
        Eigen::AngleAxisf(axis.norm(), axis.norm() > 0 ? Vector3f(axis.normalized()) : Vector3f(0, 0, 1)) *
        Vector3f::UnitZ();
    QVERIFY(near(normal.z(), 1, 1e-2f));
}

void TestM3Particles::modelSpace()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 10;
    e.speed.fallback = 0;
    RenderScene scene = flatScene(e);
    scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {10, 0, 0}}});
    // In world space they stay along the path, in model space all are at the node.
    float widest = 0;
    for (const ParticleInstance &p : frameOf(scene, inStand(600)).particles)
        widest = std::max(widest, std::abs(p.position.x - 6));
    QVERIFY(widest > 3);
    edited<ParticleRules>(scene.effects[0]).modelSpace = true;
    for (const ParticleInstance &p : frameOf(scene, inStand(600)).particles)
        QVERIFY(near(p.position.x, 6, 0.01f));
}

void TestM3Particles::forces()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 1;
    e.speed.fallback = 0;
    e.forceChannels = 2;
    RenderScene scene = flatScene(e);
    SceneForce force;
    force.node = 0;
    force.channels = 1;
    force.strength.fallback = 4;
    force.width.fallback = 100;
    scene.forces.push_back(force);
    QVERIFY(near(frameOf(scene, inStand(900)).particles[0].position.z, 0)); // another channel
    scene.forces[0].channels = 3;
    QVERIFY(near(frameOf(scene, inStand(900)).particles[0].position.z, 2 * 0.16f)); // 4 t²/2
    scene.forces[0].falloff = true; // close to its centre it is just as strong
    QVERIFY(near(frameOf(scene, inStand(900)).particles[0].position.z, 2 * 0.16f, 5e-3f));
    scene.forces[0].width.fallback =
        0.1f; // and ends there: it keeps its speed from then on, √(2·4·0.1) minus the falloff
    const float z = frameOf(scene, inStand(900)).particles[0].position.z;
    QVERIFY(z > 0.1f && z < 0.32f);
    scene.forces[0] = force;
    scene.forces[0].channels = 2;
    scene.forces[0].kind = ForceKind::Dampening;
    edited<ParticleRules>(scene.effects[0]).speed.fallback = 1;
    QVERIFY(near(frameOf(scene, inStand(900)).particles[0].position.z, (1 - std::exp(-1.6f)) / 4, 0.02f));
    // Attracted by a point 2 above, and every edit of the force takes effect.
    EffectSimulation simulation;
    simulation.update(scene, inStand(900));
    SceneNode high;
    high.translation.fallback = {0, 0, -2};
    scene.nodes.push_back(high);
    orderNodes(scene);
    scene.forces[0].kind = ForceKind::Radial;
    scene.forces[0].node = 1;
    simulation.update(scene, inStand(900));
    QVERIFY(sameFrames(simulation.frame(), frameOf(scene, inStand(900))));
    QVERIFY(near(simulation.frame().particles[0].position.z, 0.4f + 2 * 0.16f));
}

void TestM3Particles::trails()
{
    ParticleRules parent = emitter(), child = emitter();
    parent.emissionRate.fallback = 1;
    parent.speed.fallback = 10;
    parent.trail = 1;
    parent.trailChance = 1;
    parent.trailRate.fallback = 20;
    child.emissionRate.fallback = 0;
    child.speed.fallback = 0;
    RenderScene scene = flatScene(parent);
    scene.effects.push_back(effectOf(child));
    // Born 0.4 s ago: after 0.05, 0.1 … 0.4 s, each at 10 times that height.
    const EffectFrame frame = frameOf(scene, inDeath(3400));
    QCOMPARE(frame.particlesOf(0).size(), 1u);
    const auto left = frame.particlesOf(1);
    QVERIFY(left.size() == 7 || left.size() == 8);
    for (std::size_t i = 0; i < left.size(); ++i)
        QVERIFY(near(left[i].position.z, 0.5f * float(i + 1), 0.01f));
    edited<ParticleRules>(scene.effects[0]).trailChance = 0;
    QCOMPARE(frameOf(scene, inDeath(3400)).particlesOf(1).size(), 0u);
}

void TestM3Particles::models()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 4;
    e.models = {"a.m3"};
    const EffectFrame frame = frameOf(flatScene(e), inStand(500));
    QCOMPARE(frame.particles.size(), 0u);
    QCOMPARE(frame.modelsOf(0).size(), 4u);
}

void TestM3Particles::updateEqualsFresh()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 40;
    e.shape = EmissionShape::Sphere;
    e.direction = EmissionDirection::Random;
    e.noiseAmplitude = 1;
    e.noiseFrequency = 2;
    e.noiseCohesion = 3;
    e.randomSize = e.randomColour = true;
    e.sizeWave = {WaveKind::Random, {{}, 0.5f}, {{}, 3.f}};
    e.forceChannels = 1;
    RenderScene scene = flatScene(e);
    SceneForce vortex;
    vortex.node = 0;
    vortex.kind = ForceKind::Vortex;
    vortex.channels = 1;
    vortex.width.fallback = 50;
    scene.forces.push_back(vortex);
    RibbonRules ribbon;
    ribbon.emissionRate = 30;
    ribbon.speed.fallback = 1;
    scene.effects.push_back(effectOf(ribbon, EffectKind::Ribbon));
    EffectSimulation simulation;
    for (const double time : {100., 117., 700., 960., 30., 500.}) {
        simulation.update(scene, inStand(time));
        QVERIFY(sameFrames(simulation.frame(), frameOf(scene, inStand(time))));
        QVERIFY(!simulation.frame().particles.empty());
    }
    edited<ParticleRules>(scene.effects[0]).radius.fallback = 3;
    edited<RibbonRules>(scene.effects[1]).life.fallback = 0.4f;
    simulation.update(scene, inStand(500));
    QVERIFY(sameFrames(simulation.frame(), frameOf(scene, inStand(500))));

    RenderScene other = scene;
    QVERIFY(equalScenes(scene, other));
    edited<ParticleRules>(other.effects[0]).spline.emplace_back();
    QVERIFY(!equalScenes(scene, other));
    other = scene;
    other.forces[0].falloff = true;
    QVERIFY(!equalScenes(scene, other));
    other = scene;
    edited<RibbonRules>(other.effects[1]).sides = 6;
    QVERIFY(!equalScenes(scene, other));
}

void TestM3Particles::hostile()
{
    const float nan = std::numeric_limits<float>::quiet_NaN(), huge = 1e30f;
    for (const float bad : {nan, huge, -huge, 0.f}) {
        ParticleRules e = emitter();
        e.emissionRate.fallback = bad;
        e.rows = e.columns = 0;
        e.mass = e.drag = e.tailLength = e.cellWidth = bad;
        e.cells[1] = e.cellMiddle = e.noiseAmplitude = e.noiseFrequency = bad;
        e.radius.fallback = e.speed.fallback = e.life2.fallback = bad;
        e.sizes.fallback = e.turns.fallback = e.size.fallback = e.gravity = e.facing = {bad, bad, bad};
        e.sizePhase = e.alphaPhase = {bad, bad, Smoothing(9)};
        e.copies.push_back({99, {{}, bad}, {}});
        e.trail = 0;
        e.trailChance = e.trailRate.fallback = bad;
        e.forceChannels = 1;
        RenderScene scene = flatScene(e);
        scene.forces.push_back({});
        scene.forces[0].node = 77;
        scene.forces[0].channels = 1;
        scene.forces[0].strength.fallback = scene.forces[0].width.fallback = bad;
        RibbonRules ribbon;
        ribbon.emissionRate = bad;
        ribbon.life.fallback = ribbon.speed.fallback = ribbon.length.fallback = bad;
        ribbon.byLength = bad != 0;
        scene.effects.push_back(effectOf(ribbon, EffectKind::Ribbon, -1));
        for (int form = 0; form < 13; ++form) {
            edited<ParticleRules>(scene.effects[0]).form = ParticleForm(form);
            edited<ParticleRules>(scene.effects[0]).shape = EmissionShape(form);
            edited<ParticleRules>(scene.effects[0]).direction = EmissionDirection(form);
            for (const ParticleInstance &p : frameOf(scene, inStand(500)).particles)
                QVERIFY(std::isfinite(p.position.x) && std::isfinite(p.size) && std::isfinite(p.axis.x));
        }
    }
}

SINEW_APPLESS_TEST(tst_m3_particles, TestM3Particles)

} // namespace tst_m3_particles
#include "tst_m3_particles.moc"
