// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// When particles are born and where they go; the expected values are worked out by hand.

#include "effect_maker.h"

#include <limits>
#include <random>

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float infinite = std::numeric_limits<float>::infinity(), noNumber = std::numeric_limits<float>::quiet_NaN();

Eigen::Vector3f at(const ParticleInstance &p)
{
    return {p.position.x, p.position.y, p.position.z};
}

/// Looks along −x: the viewer is toward +x.
Eigen::Quaternionf viewFromX()
{
    Eigen::Matrix3f rows;
    rows << 0, 1, 0, 0, 0, 1, 1, 0, 0;
    return Eigen::Quaternionf(rows);
}

/// One of each, all of it animated, on a node that turns and on one that follows a global sequence.
RenderScene busyScene()
{
    RenderScene scene = effectScene();
    scene.globalSequences = {700};
    scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {500, {50, 0, 10}}, {1000, {0, 0, 0}}, {2000, {0, 0, 0}}, {4000, {0, 90, 0}}});
    SceneNode child;
    child.parent = 0;
    child.rotation.curve = curveOf<Quat>({{0, {0, 0, 0, 1}}, {350, {0, 0.6f, 0, 0.8f}}, {700, {0, 0, 0, 1}}}, Interpolation::Linear, 0);
    scene.nodes.push_back(child);
    SceneNode board;
    board.parent = 1;
    board.billboarded = true;
    scene.nodes.push_back(board);
    orderNodes(scene);
    for (int i = 0; i < 8; ++i) {
        SceneParticleEmitter e = plainEmitter();
        e.node = i % 3;
        e.emissionRate.curve = curveOf<float>({{0, 3.f}, {400, 90.f}, {2500, 40.f}}, Interpolation::Linear, i == 4 ? 0 : -1);
        e.variation.fallback = 0.3f;
        e.latitude.fallback = 30;
        e.width.fallback = e.length.fallback = 20;
        e.gravity.curve = curveOf<float>({{0, 10.f}, {1000, 90.f}});
        e.lifeSpan = 0.7f + 0.3f * float(i);
        e.modelSpace = i == 1;
        e.squirt = i == 2;
        e.sortFarZ = i == 3;
        e.tail = i == 5;
        e.xyQuad = i == 6;
        scene.particleEmitters.push_back(e);
    }
    SceneRibbon ribbon;
    ribbon.node = 1;
    ribbon.heightAbove = {curveOf<float>({{0, 5.f}, {1000, 9.f}}), 5};
    ribbon.heightBelow.fallback = 4;
    ribbon.lifeSpan = 0.6f;
    ribbon.emissionRate = 30;
    ribbon.gravity = 20;
    scene.ribbons = {ribbon, ribbon};
    scene.ribbons[1].node = 2;
    SceneModelEmitter models;
    models.node = 1;
    models.emissionRate.fallback = 8;
    models.lifeSpan = {curveOf<float>({{0, 1.f}, {1000, 2.f}}), 1};
    models.latitude.fallback = models.longitude.fallback = 1;
    models.speed.fallback = 30;
    scene.modelEmitters = {models};
    return scene;
}

} // namespace

class TestEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Ten a second in a second: born at 50, 150 … 950 ms of each pass; in the middle and at the start alike, five live.
    void loopIsSteady()
    {
        const RenderScene scene = sceneOf(plainEmitter());
        const QList<double> expected{48, 38, 28, 18, 8}; // z 3 + 100 · age
        QCOMPARE(heightsOf(frameOf(scene, inStand(500))), expected);
        QCOMPARE(heightsOf(frameOf(scene, inStand(0))), expected);
        QCOMPARE(heightsOf(frameOf(scene, inStand(1000))), expected);
        const EffectFrame frame = frameOf(scene, inStand(520));
        QCOMPARE(heightsOf(frame), (QList<double>{50, 40, 30, 20, 10}));
        QCOMPARE(frame.particles[0].position.x, 1.f);
        QCOMPARE(frame.particles[0].position.y, 2.f);
        QCOMPARE(frame.particleRanges.size(), std::size_t(1));
        QCOMPARE(frame.particlesOf(0).size(), std::size_t(5));
    }

    /// A life of several passes: 10 a second for 2.5 s, at any time.
    void livesOverSeveralPasses()
    {
        SceneParticleEmitter e = plainEmitter();
        e.lifeSpan = 2.5f;
        for (const double time : {0., 130., 999.})
            QCOMPARE(frameOf(sceneOf(e), inStand(time)).particles.size(), std::size_t(25));
    }

    /// Born at 100, 200 … ms after the start.
    void withoutLoopStartsEmpty()
    {
        const RenderScene scene = sceneOf(plainEmitter());
        QCOMPARE(heightsOf(frameOf(scene, inDeath(2000))), QList<double>());
        QCOMPARE(heightsOf(frameOf(scene, inDeath(2090))), QList<double>());
        QCOMPARE(heightsOf(frameOf(scene, inDeath(2350))), (QList<double>{28, 18, 8}));
        QCOMPARE(frameOf(scene, inDeath(4000)).particles.size(), std::size_t(5));
    }

    /// Without a sequence, and in one without length, emitters run on the global time.
    void withoutSequence()
    {
        const RenderScene scene = sceneOf(plainEmitter());
        for (const std::int32_t sequence : {-1, 2, 99}) {
            const EffectFrame now = frameOf(scene, {.sequence = sequence, .time = 5000, .globalTime = 100000});
            QCOMPARE(now.particles.size(), std::size_t(5));
            const EffectFrame later = frameOf(scene, {.sequence = sequence, .time = 5000, .globalTime = 100010});
            QVERIFY(std::abs(later.particles.back().position.z - now.particles.back().position.z - 1) < 1e-3);
        }
    }

    /// 0.4 a pass: four in ten passes, not none and not one each.
    void fewerThanOneAPass()
    {
        SceneParticleEmitter e = plainEmitter();
        e.emissionRate.fallback = 0.4f;
        e.lifeSpan = 9.99f;
        const RenderScene scene = sceneOf(e);
        QCOMPARE(frameOf(scene, inStand(10)).particles.size(), std::size_t(4));
        PoseTime later = inStand(10);
        later.globalTime += 7000;
        QCOMPARE(frameOf(scene, later).particles.size(), std::size_t(4));
    }

    /// Passes of a sequence look alike, so that an exported loop closes.
    void passesAreAlike()
    {
        SceneParticleEmitter e = plainEmitter();
        e.latitude.fallback = 90;
        const RenderScene scene = sceneOf(e);
        PoseTime later = inStand(300);
        later.globalTime += 5000;
        QVERIFY(sameFrames(frameOf(scene, inStand(300)), frameOf(scene, later)));
        QVERIFY(sameFrames(frameOf(scene, inStand(0)), frameOf(scene, inStand(1000))));
    }

    void gravity()
    {
        SceneParticleEmitter e = plainEmitter();
        e.gravity.fallback = 40;
        // z = 3 + 100 a − 20 a²
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inStand(500))), (QList<double>{43.95, 35.55, 26.75, 17.55, 7.95}));
    }

    /// A node that moves 100 along x a second, turned to emit along x, twice as large: born there, and then free of it.
    void bornInTheWorld()
    {
        SceneParticleEmitter e = plainEmitter();
        e.gravity.fallback = 40;
        RenderScene scene = sceneOf(e);
        scene.nodes[0].pivot = {0, 0, 0};
        scene.nodes[0].rotation.fallback = {0, std::sqrt(0.5f), 0, std::sqrt(0.5f)}; // z to x
        scene.nodes[0].scale.fallback = {2, 2, 2};
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {100, 0, 0}}});
        const EffectFrame frame = frameOf(scene, inStand(500));
        QCOMPARE(frame.particles.size(), std::size_t(5));
        // Born at 50 ms at x 5, then 450 ms at 200 a second; gravity 80.
        QVERIFY((at(frame.particles[0]) - Eigen::Vector3f(95, 0, -8.1f)).norm() < 1e-3f);
        QCOMPARE(frame.particles[0].size, 2.f);
    }

    /// In model space particles go with the node, gravity included.
    void bornInModelSpace()
    {
        SceneParticleEmitter e = plainEmitter();
        e.gravity.fallback = 40;
        e.modelSpace = true;
        RenderScene scene = sceneOf(e);
        scene.nodes[0].pivot = {0, 0, 0};
        scene.nodes[0].rotation.fallback = {0, std::sqrt(0.5f), 0, std::sqrt(0.5f)}; // z to x
        scene.nodes[0].scale.fallback = {2, 2, 2};
        scene.nodes[0].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {100, 0, 0}}});
        const EffectFrame frame = frameOf(scene, inStand(500));
        QCOMPARE(frame.particles.size(), std::size_t(5));
        // Node at x 50; 2 · (100 · 0.45 − 20 · 0.45²) along x.
        QVERIFY((at(frame.particles[0]) - Eigen::Vector3f(131.9f, 0, 0)).norm() < 1e-3f);
        QCOMPARE(frame.particles[0].size, 2.f);
    }

    /// x within ± width/2, y within ± length/2; both filled.
    void area()
    {
        SceneParticleEmitter e = plainEmitter();
        e.emissionRate.fallback = 2000;
        e.width.fallback = 40;
        e.length.fallback = 10;
        Eigen::AlignedBox3f box;
        for (const ParticleInstance &p : frameOf(sceneOf(e), inStand(500)).particles)
            box.extend(at(p));
        QVERIFY(box.min().x() >= -19 && box.min().x() < -18 && box.max().x() <= 21 && box.max().x() > 20);
        QVERIFY(box.min().y() >= -3 && box.min().y() < -2.8f && box.max().y() <= 7 && box.max().y() > 6.8f);
    }

    void directions()
    {
        SceneParticleEmitter e = plainEmitter();
        e.emissionRate.fallback = 2000;
        e.latitude.fallback = 30;
        e.tail = true;
        e.head = false;
        e.tailLength = 1; // the axis is −velocity
        const auto spread = [&] {
            float widest = 0, mostX = 0, mostY = 0;
            for (const ParticleInstance &p : frameOf(sceneOf(e), inStand(500)).particles) {
                const Eigen::Vector3f v = -Eigen::Vector3f(p.axis.x, p.axis.y, p.axis.z);
                widest = std::max(widest, std::acos(v.normalized().z()));
                mostX = std::max(mostX, std::abs(v.x()));
                mostY = std::max(mostY, std::abs(v.y()));
            }
            return Eigen::Vector3f(widest, mostX, mostY);
        };
        const float thirty = 0.5236f;
        const Eigen::Vector3f cone = spread();
        QVERIFY(cone[0] <= thirty + 1e-3f && cone[0] > 0.95f * thirty);
        QVERIFY(cone[1] > 45 && cone[2] > 45 && cone[1] <= 50.01f && cone[2] <= 50.01f); // 100 · sin 30°
        e.lineEmitter = true;
        const Eigen::Vector3f line = spread();
        QVERIFY(line[0] <= thirty + 1e-3f && line[0] > 0.95f * thirty);
        QVERIFY(line[1] == 0 && line[2] > 45);
    }

    /// Speed · (1 ± variation).
    void variation()
    {
        SceneParticleEmitter e = plainEmitter();
        e.emissionRate.fallback = 1000;
        e.variation.fallback = 0.25f;
        e.tail = true;
        e.head = false;
        e.tailLength = 1;
        float slowest = 1000, fastest = 0;
        for (const ParticleInstance &p : frameOf(sceneOf(e), inStand(500)).particles) {
            slowest = std::min(slowest, -p.axis.z);
            fastest = std::max(fastest, -p.axis.z);
        }
        QVERIFY(slowest >= 75 && slowest < 77);
        QVERIFY(fastest <= 125 && fastest > 123);
    }

    /// Off from 300 to 600 ms: nothing is born, what lives goes on.
    void visibility()
    {
        RenderScene scene = sceneOf(plainEmitter());
        scene.nodes[0].visibility.curve = curveOf<float>({{0, 1.f}, {300, 0.f}, {600, 1.f}}, Interpolation::None);
        // Visible for 0.7 s: seven births, at 50, 150, 250 and 650, 750, 850, 950 ms.
        QCOMPARE(heightsOf(frameOf(scene, inStand(500))), (QList<double>{48, 38, 28}));
        QCOMPARE(heightsOf(frameOf(scene, inStand(599))), (QList<double>{47.9, 37.9}));
        QCOMPARE(heightsOf(frameOf(scene, inStand(700))), (QList<double>{48, 8}));
    }

    void squirt_data()
    {
        QTest::addColumn<double>("time");
        QTest::addColumn<QList<double>>("heights");
        QTest::newRow("at the start") << 2000. << QList<double>{3, 3, 3};
        QTest::newRow("before the key") << 2190. << QList<double>{22, 22, 22};
        QTest::newRow("at the key") << 2200. << QList<double>{23, 23, 23, 3, 3};
        QTest::newRow("key of 0") << 2650. << QList<double>{48, 48};
        QTest::newRow("all dead") << 2750. << QList<double>();
    }
    void squirt()
    {
        QFETCH(double, time);
        QFETCH(QList<double>, heights);
        SceneParticleEmitter e = plainEmitter();
        e.squirt = true;
        e.emissionRate.curve = curveOf<float>({{2000, 3.f}, {2200, 2.f}, {2600, 0.f}, {9000, 8.f}});
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inDeath(time))), heights);
    }

    /// Static rate: one burst a pass, at its start.
    void squirtWithoutKeys()
    {
        SceneParticleEmitter e = plainEmitter();
        e.squirt = true;
        e.emissionRate.fallback = 4;
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inStand(100))), (QList<double>{13, 13, 13, 13}));
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inStand(600))), QList<double>());
    }

    /// Keys of a global sequence fire in its rounds.
    void squirtOnAGlobalSequence()
    {
        SceneParticleEmitter e = plainEmitter();
        e.squirt = true;
        e.emissionRate.curve = curveOf<float>({{100, 2.f}}, Interpolation::None, 0);
        RenderScene scene = sceneOf(e);
        scene.globalSequences = {700};
        // Bursts at 100, 800, 1500 … of the global time.
        QCOMPARE(heightsOf(frameOf(scene, {.sequence = 0, .time = 250, .globalTime = 1750})), (QList<double>{28, 28}));
        QCOMPARE(heightsOf(frameOf(scene, {.sequence = 0, .time = 600, .globalTime = 2100})), QList<double>());
        QCOMPARE(heightsOf(frameOf(scene, {.sequence = 1, .time = 2300, .globalTime = 1800})), (QList<double>{33, 33}));
    }

    void lifeOfNothing_data()
    {
        QTest::addColumn<float>("lifeSpan");
        QTest::newRow("0") << 0.f;
        QTest::newRow("negative") << -1.f;
        QTest::newRow("no number") << noNumber;
    }
    void lifeOfNothing()
    {
        QFETCH(float, lifeSpan);
        SceneParticleEmitter e = plainEmitter();
        e.lifeSpan = lifeSpan;
        QVERIFY(frameOf(sceneOf(e), inStand(500)).particles.empty());
    }

    /// Farthest from the viewer first, heads and tails together.
    void sortedFarZ()
    {
        SceneParticleEmitter e = plainEmitter();
        e.emissionRate.fallback = 200;
        e.latitude.fallback = 90;
        e.sortFarZ = true;
        e.tail = true;
        PoseTime when = inStand(500);
        when.view = viewFromX();
        const EffectFrame frame = frameOf(sceneOf(e), when);
        QCOMPARE(frame.particles.size(), std::size_t(200));
        for (std::size_t i = 1; i < frame.particles.size(); ++i)
            QVERIFY(frame.particles[i - 1].position.x <= frame.particles[i].position.x);
    }

    /// The same moment gives the same frame bit for bit, whichever way one comes there.
    void anyWayThere()
    {
        const RenderScene scene = busyScene();
        for (const bool withView : {false, true}) {
            std::mt19937 random(5);
            EffectSimulation scrubbed;
            double global = 100000;
            std::int32_t sequence = 0;
            double time = 0;
            for (int i = 0; i < 300; ++i) {
                if (i % 50 == 49)
                    sequence = sequence == 0 ? 1 : 0;
                const double start = sequence ? 2000 : 0, length = sequence ? 2000 : 1000;
                // Mostly on by a frame, around the end, too; sometimes anywhere.
                const double by = i % 7 == 3 ? double(random() % 3000) - 1500 : double(random() % 400) / 10;
                time = std::fmod(std::max(0., time - start) + by, length);
                time = start + (time < 0 ? time + length : time);
                global += by;
                PoseTime when{.sequence = sequence, .time = time, .globalTime = global};
                if (withView)
                    when.view = viewFromX();
                scrubbed.update(scene, when);
                QVERIFY2(sameFrames(scrubbed.frame(), frameOf(scene, when)), qPrintable(QString::number(i)));
                QVERIFY(!scrubbed.frame().particles.empty());
            }
        }
    }

    /// An edit shows at once, as if it had always been so.
    void editsShowAtOnce()
    {
        RenderScene scene = busyScene();
        EffectSimulation kept;
        const PoseTime when{.sequence = 0, .time = 700, .globalTime = 700, .view = viewFromX()};
        const auto verify = [&](const char *what) {
            const EffectFrame before = kept.frame();
            kept.update(scene, when);
            QVERIFY2(sameFrames(kept.frame(), frameOf(scene, when)), what);
            QVERIFY2(!sameFrames(kept.frame(), before), what);
        };
        verify("first");
        SceneParticleEmitter &e = scene.particleEmitters[0];
        e.speed.fallback = 20;
        verify("speed");
        e.colours[1] = {0, 0, 1};
        verify("colour");
        e.lifeSpan = 3;
        verify("life");
        e.emissionRate.curve.editValues()[0] = 70;
        verify("rate key");
        e.latitude.fallback = 3;
        verify("latitude");
        e.node = 1;
        verify("node");
        e.squirt = true;
        verify("squirt");
        scene.nodes[0].translation.curve.editValues()[1] = {9, 9, 9};
        verify("key of the node");
        scene.nodes[0].pivot = {5, 5, 5};
        verify("pivot");
        scene.globalSequences[0] = 650;
        verify("length of a global sequence");
        scene.sequences[0].end = 900;
        verify("length of the sequence");
        scene.sequences[0].loops = false;
        verify("looping");
        scene.ribbons[0].heightBelow.fallback = 44;
        verify("height");
        scene.modelEmitters[0].emissionRate.fallback = 30;
        verify("rate of models");
        scene.particleEmitters.erase(scene.particleEmitters.begin());
        verify("one emitter less");
    }

    void hostile_data()
    {
        QTest::addColumn<float>("value");
        for (const float value : {noNumber, infinite, -infinite, 3e38f, -3e38f, 1e30f, 1e9f, 1e-40f})
            QTest::addRow("%g", double(value)) << value;
    }
    void hostile()
    {
        QFETCH(float, value);
        const auto check = [](const RenderScene &scene, const char *what) {
            for (const PoseTime &when : {inStand(400), inDeath(3000), PoseTime{.sequence = -1, .globalTime = 1e5}}) {
                const EffectFrame frame = frameOf(scene, when);
                QVERIFY2(frame.particles.size() <= EffectSimulation::maximumOfAll, what);
                for (const ParticleInstance &p : frame.particles)
                    QVERIFY2(std::isfinite(p.position.x + p.position.y + p.position.z + p.axis.x + p.axis.y + p.axis.z + p.size
                                           + p.uv[0] + p.uv[1] + p.uv[2] + p.uv[3]), what);
                for (const RibbonVertex &v : frame.ribbonVertices)
                    QVERIFY2(std::isfinite(v.position.x + v.position.y + v.position.z + v.uv.x + v.uv.y), what);
                for (const ModelInstance &m : frame.models)
                    QVERIFY2(m.world.matrix().allFinite() && std::isfinite(m.age), what);
            }
        };
        using E = SceneParticleEmitter;
        for (const auto member : {&E::speed, &E::variation, &E::latitude, &E::gravity, &E::emissionRate, &E::length, &E::width}) {
            SceneParticleEmitter e = plainEmitter();
            e.tail = e.xyQuad = true;
            (e.*member).fallback = value;
            check(sceneOf(e), "particles");
        }
        SceneParticleEmitter e = plainEmitter();
        e.tail = true;
        e.lifeSpan = e.middleTime = e.tailLength = e.scalings[1] = e.alphas[0] = e.colours[2].g = value;
        check(sceneOf(e), "particle values");
        e = plainEmitter();
        RenderScene scene = sceneOf(e);
        scene.nodes[0].scale.fallback = {1, value, 1};
        scene.nodes[0].rotation.fallback = {0, value, 0, 1};
        SceneRibbon ribbon;
        ribbon.node = 0;
        ribbon.lifeSpan = 1;
        ribbon.emissionRate = value;
        ribbon.heightAbove.fallback = ribbon.gravity = value;
        ribbon.alpha.fallback = value;
        scene.ribbons = {ribbon};
        SceneModelEmitter models;
        models.node = 0;
        models.emissionRate.fallback = models.speed.fallback = models.gravity.fallback = models.latitude.fallback = value;
        models.lifeSpan.fallback = value;
        scene.modelEmitters = {models};
        check(scene, "node, ribbon, models");
    }

    void hostileSequences()
    {
        SceneParticleEmitter e = plainEmitter();
        e.lifeSpan = 1e9f;
        e.squirt = false;
        RenderScene scene = sceneOf(e);
        scene.sequences[0] = {NoNode, "long", std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max(), true, {}};
        QVERIFY(!frameOf(scene, {.sequence = 0, .time = 0, .globalTime = 0}).particles.empty());
        scene.sequences[0] = {NoNode, "short", 0, 1, true, {}};
        QVERIFY(!frameOf(scene, {.sequence = 0, .time = 0, .globalTime = 1e300}).particles.empty());
        scene.sequences[0] = {NoNode, "backwards", 100, 1, true, {}};
        QVERIFY(!frameOf(scene, {.sequence = 0, .time = double(noNumber), .globalTime = double(noNumber)}).particles.empty());
        scene.particleEmitters[0].squirt = true;
        scene.globalSequences = {1};
        scene.particleEmitters[0].emissionRate.curve = curveOf<float>({{0, 1e9f}, {1, 1e9f}}, Interpolation::None, 0);
        QVERIFY(frameOf(scene, inStand(0)).particles.size() <= EffectSimulation::maximumParticles);
        scene.particleEmitters[0].node = 77;
        frameOf(scene, inStand(0));
    }

    /// Many greedy emitters share what a scene may have.
    void boundOfAll()
    {
        SceneParticleEmitter e = plainEmitter();
        e.emissionRate.fallback = 1e9f;
        e.tail = true;
        RenderScene scene = effectScene();
        scene.particleEmitters.assign(6, e);
        const EffectFrame frame = frameOf(scene, inStand(500));
        QCOMPARE(frame.particles.size(), EffectSimulation::maximumOfAll);
        QVERIFY(frame.particlesOf(0).size() <= EffectSimulation::maximumParticles);
        QVERIFY(frame.particlesOf(5).empty());
    }
};

QTEST_GUILESS_MAIN(TestEffects)
#include "tst_effects.moc"
