// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Where particles of World of Warcraft are born, where they go and when they die. Expected values are worked out by
// hand.

#include "core/scene/effects/particle_motion.h"
#include "core/scene/effects/spline_path.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_ramp_particles {

using namespace sinew;
using namespace sinew::warcraft;
using namespace sinew::test;
using Eigen::Vector3f;

namespace {

/// Ten a second that live for half a second and rise by 100 a second from the pivot (1, 2, 3).
RampParticles plainEmitter()
{
    RampParticles e;
    e.emissionRate.fallback = 10;
    e.speed.fallback = 100;
    e.lifeSpan.fallback = 0.5f;
    return e;
}

/// Enough of them to fill ranges: a thousand a second.
RampParticles manyOf(ParticleGenerator generator)
{
    RampParticles e = plainEmitter();
    e.emissionRate.fallback = 1000;
    e.speed.fallback = 0;
    e.generator = generator;
    return e;
}

std::vector<Vector3f> offsets(const RampParticles &e, const PoseTime &when = inStand(500))
{
    std::vector<Vector3f> result;
    for (const ParticleInstance &p : frameOf(sceneOf(e), when).particles)
        result.push_back(Vector3f(p.position.x, p.position.y, p.position.z) - Vector3f(1, 2, 3));
    return result;
}

Eigen::AlignedBox3f boxOf(const std::vector<Vector3f> &points)
{
    Eigen::AlignedBox3f box;
    for (const Vector3f &p : points)
        box.extend(p);
    return box;
}

/// True if all lie within the box and some come near its sides.
bool fills(const Eigen::AlignedBox3f &box, const Vector3f &least, const Vector3f &most)
{
    const Vector3f room = (most - least) * 0.05f + Vector3f::Constant(1e-4f);
    return (box.min() - least).minCoeff() > -1e-3f && (most - box.max()).minCoeff() > -1e-3f &&
           (room - (box.min() - least)).minCoeff() >= 0 && (room - (most - box.max())).minCoeff() >= 0;
}

ParticleBirth thrown(const Vector3f &velocity, const Vector3f &acceleration)
{
    ParticleBirth birth;
    birth.position = {1, 0, 0};
    birth.velocity = velocity;
    birth.acceleration = acceleration;
    return birth;
}

bool isNear(const Vector3f &a, const Vector3f &b, float by = 1e-3f)
{
    return (a - b).norm() < by;
}

} // namespace

class TestRampParticles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gravity()
    {
        RampParticles e = plainEmitter();
        e.gravity.fallback = {8, 0, -40};
        // Born at 50, 150 … 450 ms: at 500 ms 0.45, 0.35 … old. x = 4 t², z = 100 t − 20 t².
        const std::vector<Vector3f> at = offsets(e);
        QCOMPARE(at.size(), std::size_t(5));
        QVERIFY(isNear(at[0], {0.81f, 0, 40.95f}));
        QVERIFY(isNear(at[4], {0.01f, 0, 4.95f}));
    }

    void drag()
    {
        const ParticleMotion motion(2, {}, 0);
        // Without other forces: v e^−2t, distance v (1 − e^−2t)/2.
        ParticleMotion::State state = motion.after(thrown({10, 0, 0}, {0, 0, 0}), 1);
        QVERIFY(isNear(state.velocity, {1.353353f, 0, 0}));
        QVERIFY(isNear(state.position, {1 + 4.323324f, 0, 0}));
        // Gravity 8 with drag 2: falls at 4 eventually; after 1 s at 4 (1 − e^−2), by 4·1 − 2 (1 − e^−2).
        state = motion.after(thrown({0, 0, 0}, {0, 0, -8}), 1);
        QVERIFY(isNear(state.velocity, {0, 0, -3.458659f}));
        QVERIFY(isNear(state.position, {1, 0, -2.270671f}));
        // Almost no drag behaves like none.
        state = ParticleMotion(1e-6f, {}, 0).after(thrown({10, 0, 0}, {0, 0, -8}), 2);
        QVERIFY(isNear(state.position, {21, 0, -16}));
        // The sum of many short steps gives the same result.
        Vector3f p(1, 0, 0), v(5, 0, 5);
        const float dt = 1e-4f;
        for (int i = 0; i < 10000; ++i) {
            p += v * dt;
            v = (v + Vector3f(1, 2, -9) * dt) * (1 - 3 * dt);
        }
        state = ParticleMotion(3, {1, 2, 0}, 0).after(thrown({5, 0, 5}, {0, 0, -9}), 1);
        QVERIFY(isNear(state.position, p, 5e-3f));
        QVERIFY(isNear(state.velocity, v, 5e-3f));
    }

    void windBlowsForItsTime()
    {
        const Vec3 wind{4, 0, 0};
        QVERIFY(isNear(ParticleMotion(0, wind, 0).after(thrown({0, 0, 0}, {0, 0, 0}), 3).position, {1 + 18, 0, 0}));
        const ParticleMotion gust(0, wind, 1); // 2 while it blows, then on at 4 a second
        QVERIFY(isNear(gust.after(thrown({0, 0, 0}, {0, 0, 0}), 3).position, {1 + 2 + 8, 0, 0}));
        QVERIFY(isNear(gust.after(thrown({0, 0, 0}, {0, 0, 0}), 0.5f).velocity, {2, 0, 0}));
    }

    void planeFillsItsArea()
    {
        RampParticles e = manyOf(ParticleGenerator::Plane);
        e.length.fallback = 20; // x ± 10
        e.width.fallback = 6;   // y ± 3
        QVERIFY(fills(boxOf(offsets(e)), {-10, -3, 0}, {10, 3, 0}));
    }

    void planeThrowsWithinItsRanges()
    {
        RampParticles e = manyOf(ParticleGenerator::Plane);
        e.speed.fallback = 100;
        e.verticalRange.fallback = 0.5f;
        const std::vector<Vector3f> flat = offsets(e); // no azimuth: only in the xz plane
        float widest = 0;
        for (const Vector3f &way : flat) {
            QVERIFY(std::abs(way.y()) < 1e-3f);
            widest = std::max(widest, std::abs(std::atan2(way.x(), way.z())));
        }
        QVERIFY(widest > 0.48f && widest <= 0.5001f);
        e.horizontalRange.fallback = float(M_PI);
        const Eigen::AlignedBox3f box = boxOf(offsets(e));
        QVERIFY(box.max().y() > 20 && box.min().y() < -20);
    }

    void planeFliesFromItsSource()
    {
        RampParticles e = manyOf(ParticleGenerator::Plane);
        e.length.fallback = e.width.fallback = 8;
        e.speed.fallback = 50;
        e.zSource.fallback = 3; // above: all fly down and out
        QVERIFY(boxOf(offsets(e)).max().z() <= 0);
        e.zSource.fallback = 0.0005f; // none: up
        QVERIFY(boxOf(offsets(e)).max().z() > 20);
    }

    void sphere()
    {
        RampParticles e = manyOf(ParticleGenerator::Sphere);
        e.length.fallback = 4;
        e.width.fallback = 10;
        e.verticalRange.fallback = float(M_PI / 2);
        e.horizontalRange.fallback = float(M_PI);
        float least = 100, most = 0;
        for (const Vector3f &p : offsets(e)) {
            least = std::min(least, p.norm());
            most = std::max(most, p.norm());
        }
        QVERIFY(least >= 3.999f && least < 4.3f && most > 9.7f && most <= 10.001f);
        QVERIFY(boxOf(offsets(e)).sizes().minCoeff() > 17); // in all directions
        // Flying out: by 100 in the half second of the oldest.
        e.speed.fallback = 200;
        float farthest = 0;
        for (const Vector3f &p : offsets(e))
            farthest = std::max(farthest, p.norm());
        QVERIFY(farthest > 100 && farthest <= 110.01f);
        e.zVelocityOnly = true;
        const Eigen::AlignedBox3f box = boxOf(offsets(e));
        QVERIFY(box.max().z() > 90 && box.max().x() <= 10.01f && box.max().y() <= 10.01f);
    }

    void inwardParticlesDieInTheMiddle()
    {
        RampParticles e = manyOf(ParticleGenerator::Sphere);
        e.length.fallback = e.width.fallback = 10;
        e.speed.fallback = -40; // reaches the centre after a quarter of a second
        e.verticalRange.fallback = float(M_PI / 2);
        e.horizontalRange.fallback = float(M_PI);
        QCOMPARE(frameOf(sceneOf(e), inStand(500)).particles.size(), std::size_t(500));
        e.killOutward = true;
        const std::size_t left = frameOf(sceneOf(e), inStand(500)).particles.size();
        QVERIFY2(left >= 250 && left <= 270, qPrintable(QString::number(left)));
        e.speed.fallback = 40; // outward from the start: gone after one step
        QVERIFY(frameOf(sceneOf(e), inStand(500)).particles.size() <= 18);
    }

    void spline()
    {
        // A straight path of 30 with uneven control points, then round a corner by another 10.
        const SplinePath path(Array<Vec3>{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {30, 0, 0}, {30, 10, 0}});
        QVERIFY(isNear(path.at(0).position, {0, 0, 0}));
        QVERIFY(isNear(path.at(0.5f).position, {20, 0, 0}, 0.01f)); // half of the length
        QVERIFY(isNear(path.at(1).position, {30, 10, 0}));
        QVERIFY(isNear(path.at(0.9f).tangent, {0, 1, 0}));
        QVERIFY(isNear(SplinePath(Array<Vec3>{{1, 2, 3}}).at(0.7f).position, {1, 2, 3}));
        QVERIFY(isNear(SplinePath().at(0.7f).position, {0, 0, 0}));

        RampParticles e = manyOf(ParticleGenerator::Spline);
        e.splinePoints = {{0, 0, 0}, {10, 0, 0}, {20, 0, 0}, {30, 0, 0}};
        e.length.fallback = 0.25f;
        e.width.fallback = 2; // same as 1
        QVERIFY(fills(boxOf(offsets(e)), {7.5f, 0, 0}, {30, 0, 0}));
        // Turned about the path (x) by up to 90°: in the yz plane, none along x.
        e.length.fallback = e.width.fallback = 0;
        e.speed.fallback = 100;
        e.verticalRange.fallback = float(M_PI / 2);
        const Eigen::AlignedBox3f box = boxOf(offsets(e));
        QVERIFY(std::abs(box.max().x()) < 1e-3f && box.max().y() > 30 && box.min().y() < -30 && box.min().z() > -1e-2f);
        e.speed.fallback = 0;
        e.horizontalRange.fallback = 2; // moved by 0…2 on each axis
        QVERIFY(fills(boxOf(offsets(e)), {0, 0, 0}, {2, 2, 2}));
    }

    void bones()
    {
        RampParticles e = manyOf(ParticleGenerator::Bone);
        RenderScene scene = sceneOf(e);
        SceneNode hand;
        hand.pivot = {10, 0, 0};
        hand.translation.fallback = {0, 5, 0};
        SceneNode arm;
        scene.nodes.push_back(arm);
        hand.parent = 1;
        scene.nodes.push_back(hand);
        orderNodes(scene);
        const auto box = [&] {
            std::vector<Vector3f> points;
            for (const ParticleInstance &p : frameOf(scene, inStand(500)).particles)
                points.emplace_back(p.position.x, p.position.y, p.position.z);
            return boxOf(points);
        };
        QVERIFY(isNear(box().min(), {1, 2, 3}) && isNear(box().max(), {1, 2, 3})); // none: the emitter
        edited<RampParticles>(scene.effects[0]).bones = {2};
        QVERIFY(isNear(box().min(), {10, 5, 0}) && isNear(box().max(), {10, 5, 0}));
        edited<RampParticles>(scene.effects[0]).boneNotJoint = true; // down to the arm at the origin
        QVERIFY(fills(box(), {0, 0, 0}, {10, 5, 0}));
        edited<RampParticles>(scene.effects[0]).bones = {99, 1};
        QVERIFY(isNear(box().max(), {0, 0, 0}));
    }

    void livesVary()
    {
        RampParticles e = plainEmitter();
        e.emissionRate.fallback = 1000;
        e.lifeSpanVary = 0.25f; // 0.25…0.75 s old: 500 alive on average
        const std::vector<Vector3f> at = offsets(e);
        QVERIFY(at.size() > 470 && at.size() < 530);
        const float oldest = boxOf(at).max().z() / 100;
        QVERIFY2(oldest > 0.65f && oldest < 0.75f, qPrintable(QString::number(oldest)));
    }

    void ratesVary()
    {
        RampParticles e = plainEmitter();
        e.emissionRate.fallback = 600;
        e.emissionRateVary = 600; // a step gives 0…20, 10 on average
        const std::vector<Vector3f> at = offsets(e);
        QVERIFY2(at.size() > 240 && at.size() < 360, qPrintable(QString::number(at.size())));
        std::vector<int> inStep(30);
        for (const Vector3f &p : at)
            ++inStep[std::min(29u, unsigned(p.z() / 100 * 60))];
        const auto [least, most] = std::minmax_element(inStep.begin(), inStep.end());
        QVERIFY(*least < 5 && *most > 15 && *most <= 21);
    }
};

SINEW_APPLESS_TEST(tst_ramp_particles, TestRampParticles)

} // namespace tst_ramp_particles
#include "tst_ramp_particles.moc"
