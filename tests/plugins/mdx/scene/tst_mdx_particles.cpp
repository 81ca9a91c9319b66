// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// When and where particles of Warcraft III are born and how they move; the expected values are worked out by hand.

#include "tests/plugins/effects/segment_maker.h"
#include "tests/support/test_program.h"

#include <limits>

namespace tst_mdx_particles {

using namespace sinew;
using namespace sinew::mdx;
using namespace sinew::test;

namespace {

constexpr float noNumber = std::numeric_limits<float>::quiet_NaN();

Eigen::Vector3f at(const ParticleInstance &p)
{
    return {p.position.x, p.position.y, p.position.z};
}

} // namespace

class TestMdxParticles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Ten a second for one second: born at 50, 150 … 950 ms of each pass; five are alive in the middle and at the
    /// start alike.
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
        QCOMPARE(frame.ranges.size(), std::size_t(1));
        QCOMPARE(frame.particlesOf(0).size(), std::size_t(5));
    }

    /// A life of several passes: 10 a second for 2.5 s, at any time.
    void livesOverSeveralPasses()
    {
        SegmentParticles e = plainEmitter();
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

    /// 0.4 per pass: four in ten passes, not zero and not one per pass.
    void fewerThanOneAPass()
    {
        SegmentParticles e = plainEmitter();
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
        SegmentParticles e = plainEmitter();
        e.latitude.fallback = 90;
        const RenderScene scene = sceneOf(e);
        PoseTime later = inStand(300);
        later.globalTime += 5000;
        QVERIFY(sameFrames(frameOf(scene, inStand(300)), frameOf(scene, later)));
        QVERIFY(sameFrames(frameOf(scene, inStand(0)), frameOf(scene, inStand(1000))));
    }

    void gravity()
    {
        SegmentParticles e = plainEmitter();
        e.gravity.fallback = 40;
        // z = 3 + 100 a − 20 a²
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inStand(500))), (QList<double>{43.95, 35.55, 26.75, 17.55, 7.95}));
    }

    /// A node that moves 100 along x a second, turned to emit along x, twice as large: born there, then independent.
    void bornInTheWorld()
    {
        SegmentParticles e = plainEmitter();
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
        SegmentParticles e = plainEmitter();
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

    /// x within ± width/2, y within ± length/2; both ranges are filled.
    void area()
    {
        SegmentParticles e = plainEmitter();
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
        SegmentParticles e = plainEmitter();
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
        SegmentParticles e = plainEmitter();
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

    /// Off from 300 to 600 ms: nothing is born, living particles go on.
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
        SegmentParticles e = plainEmitter();
        e.squirt = true;
        e.emissionRate.curve = curveOf<float>({{2000, 3.f}, {2200, 2.f}, {2600, 0.f}, {9000, 8.f}});
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inDeath(time))), heights);
    }

    /// Static rate: one burst per pass, at its start.
    void squirtWithoutKeys()
    {
        SegmentParticles e = plainEmitter();
        e.squirt = true;
        e.emissionRate.fallback = 4;
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inStand(100))), (QList<double>{13, 13, 13, 13}));
        QCOMPARE(heightsOf(frameOf(sceneOf(e), inStand(600))), QList<double>());
    }

    /// Keys of a global sequence fire in each of its rounds.
    void squirtOnAGlobalSequence()
    {
        SegmentParticles e = plainEmitter();
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
        SegmentParticles e = plainEmitter();
        e.lifeSpan = lifeSpan;
        QVERIFY(frameOf(sceneOf(e), inStand(500)).particles.empty());
    }

    /// Farthest from the viewer first, heads and tails together.
    void sortedFarZ()
    {
        SegmentParticles e = plainEmitter();
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
};

SINEW_GUILESS_TEST(tst_mdx_particles, TestMdxParticles)

} // namespace tst_mdx_particles
#include "tst_mdx_particles.moc"
