// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Values and sequences that no emitter should have: bounded work, finite pictures.

#include "core/scene/effects/budget/effect_budget.h"
#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "segment_maker.h"
#include "tests/support/test_program.h"

#include <limits>

namespace tst_effect_hostile {

using namespace sinew;
using namespace sinew::mdx;
using namespace sinew::warcraft;
using namespace sinew::test;

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity(), noNumber = std::numeric_limits<float>::quiet_NaN();

void check(const RenderScene &scene, const char *what)
{
    for (const PoseTime &when : {inStand(400), inDeath(3000), PoseTime{.sequence = -1, .globalTime = 1e5}}) {
        const EffectFrame frame = frameOf(scene, when);
        QVERIFY2(frame.particles.size() <= std::size_t(EffectBudget().particles), what);
        for (const ParticleInstance &p : frame.particles)
            QVERIFY2(std::isfinite(p.position.x + p.position.y + p.position.z + p.axis.x + p.axis.y + p.axis.z +
                                   p.size + p.height + p.turn + p.uv[0] + p.uv[1] + p.uv[2] + p.uv[3]),
                     what);
        for (const RibbonVertex &v : frame.ribbonVertices)
            QVERIFY2(std::isfinite(v.position.x + v.position.y + v.position.z + v.uv.x + v.uv.y), what);
        for (const ModelInstance &m : frame.models)
            QVERIFY2(m.world.matrix().allFinite() && std::isfinite(m.age), what);
    }
}

} // namespace

class TestEffectHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostile_data()
    {
        QTest::addColumn<float>("value");
        for (const float value : {noNumber, infinite, -infinite, 3e38f, -3e38f, 1e30f, 1e9f, 1e-40f})
            QTest::addRow("%g", double(value)) << value;
    }
    void hostile()
    {
        QFETCH(float, value);
        using E = SegmentParticles;
        for (Track<float> E::*const member : std::initializer_list<Track<float> E::*>{
                 &E::speed, &E::variation, &E::latitude, &E::gravity, &E::emissionRate, &E::length, &E::width}) {
            SegmentParticles e = plainEmitter();
            e.tail = e.xyQuad = true;
            (e.*member).fallback = value;
            check(sceneOf(e), "particles");
        }
        SegmentParticles e = plainEmitter();
        e.tail = true;
        e.lifeSpan = e.middleTime = e.tailLength = e.scalings[1] = e.alphas[0] = e.colours[2].g = value;
        check(sceneOf(e), "particle values");
        e = plainEmitter();
        RenderScene scene = sceneOf(e);
        scene.nodes[0].scale.fallback = {1, value, 1};
        scene.nodes[0].rotation.fallback = {0, value, 0, 1};
        Band ribbon;
        ribbon.lifeSpan = 1;
        ribbon.emissionRate = value;
        ribbon.heightAbove.fallback = ribbon.gravity = value;
        ribbon.alpha.fallback = value;
        scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon));
        ModelEmitter models;
        models.emissionRate.fallback = models.speed.fallback = models.gravity.fallback = models.latitude.fallback =
            value;
        models.lifeSpan.fallback = value;
        scene.effects.push_back(effectOf(models, EffectKind::Models));
        check(scene, "node, ribbon, models");
    }

    void hostileRamps_data() { hostile_data(); }
    void hostileRamps()
    {
        QFETCH(float, value);
        using M = RampParticles;
        for (const auto generator : {ParticleGenerator::Plane, ParticleGenerator::Sphere, ParticleGenerator::Spline,
                                     ParticleGenerator::Bone, ParticleGenerator(77)}) {
            RampParticles plain;
            plain.emissionRate.fallback = 10;
            plain.speed.fallback = 100;
            plain.tail = plain.lineEmitter = true;
            plain.generator = generator;
            plain.follow = plain.instantVelocity = plain.killOutward = plain.multiTexture = true;
            plain.followSpeed[1] = plain.followScale[1] = plain.burstMultiplier = 1;
            plain.splinePoints = {{value, 0, 0}, {1, value, 0}, {2, 0, 0}, {3, 0, 0}};
            plain.bones = {0, 7};
            for (const auto member : {&M::verticalRange, &M::horizontalRange, &M::lifeSpan, &M::zSource}) {
                RampParticles e = plain;
                (e.*member).fallback = value;
                check(sceneOf(e), "tracks");
            }
            for (const auto member :
                 {&M::lifeSpanVary, &M::emissionRateVary, &M::twinkleSpeed, &M::twinklePercent, &M::twinkleScaleMinimum,
                  &M::burstMultiplier, &M::drag, &M::baseSpin, &M::spinVary, &M::windTime}) {
                RampParticles e = plain;
                e.*member = value;
                check(sceneOf(e), "values");
            }
            RampParticles e = plain;
            e.gravity.fallback = e.wind = {value, 0, value};
            e.scale = {{0, value}, {{value, 1}, {1, value}}};
            e.headCell = {{value, value}, {value, value}};
            e.followScale[0] = e.followSpeed[0] = e.scaleVary.x = e.scroll[0].x = value;
            check(sceneOf(e), "ramps and forces");
            e = plain;
            e.geometryModel = "a.m2";
            e.tumbleMaximum = {value, value, 0};
            check(sceneOf(e), "models");
        }
    }

    void hostileSequences()
    {
        SegmentParticles e = plainEmitter();
        e.lifeSpan = 1e9f;
        e.squirt = false;
        RenderScene scene = sceneOf(e);
        scene.sequences[0] = {
            NoNode, "long", std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max(),
            true,   {}};
        QVERIFY(!frameOf(scene, {.sequence = 0, .time = 0, .globalTime = 0}).particles.empty());
        scene.sequences[0] = {NoNode, "short", 0, 1, true, {}};
        QVERIFY(!frameOf(scene, {.sequence = 0, .time = 0, .globalTime = 1e300}).particles.empty());
        scene.sequences[0] = {NoNode, "backwards", 100, 1, true, {}};
        QVERIFY(!frameOf(scene, {.sequence = 0, .time = double(noNumber), .globalTime = double(noNumber)})
                     .particles.empty());
        edited<SegmentParticles>(scene.effects[0]).squirt = true;
        scene.globalSequences = {1};
        edited<SegmentParticles>(scene.effects[0]).emissionRate.curve =
            curveOf<float>({{0, 1e9f}, {1, 1e9f}}, Interpolation::None, 0);
        QVERIFY(frameOf(scene, inStand(0)).particles.size() <= maxParticles);
        scene.effects[0].node = 77;
        frameOf(scene, inStand(0));
    }

    /// Many greedy emitters share the limits of a scene.
    void boundOfAll()
    {
        SegmentParticles e = plainEmitter();
        e.emissionRate.fallback = 1e9f;
        e.tail = true;
        RenderScene scene = effectScene();
        scene.effects.assign(6, effectOf(e));
        const EffectFrame frame = frameOf(scene, inStand(500));
        QCOMPARE(frame.particles.size(), std::size_t(EffectBudget().particles));
        QVERIFY(frame.particlesOf(0).size() <= maxParticles);
        QVERIFY(frame.particlesOf(5).empty());
    }
};

SINEW_GUILESS_TEST(tst_effect_hostile, TestEffectHostile)

} // namespace tst_effect_hostile
#include "tst_effect_hostile.moc"
