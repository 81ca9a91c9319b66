// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_transform.h"
#include "m3_particle_test.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_m3_emission {

using namespace sinew;
using namespace sinew::m3;
using namespace sinew::test;
using Eigen::Vector3f;

/// Where, in which directions and when particles are born.
class TestM3Emission : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void cutouts();
    void directions();
    void spline();
    void mesh();
    void bursts();
    void copies();
    void most();
};

void TestM3Emission::shapes_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("x"); // the largest value of each
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("z");
    QTest::newRow("point") << 0 << 0. << 0. << 0.;
    QTest::newRow("plane") << 1 << 1. << 2. << 0.;
    QTest::newRow("sphere") << 2 << 5. << 5. << 5.;
    QTest::newRow("box") << 3 << 1. << 2. << 3.;
    QTest::newRow("cylinder") << 4 << 5. << 5. << 3.;
    QTest::newRow("disc") << 5 << 5. << 5. << 0.;
}

void TestM3Emission::shapes()
{
    QFETCH(int, shape);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, z);
    const Vector3f reach = Vector3f(float(x), float(y), float(z));
    ParticleRules e = emitter();
    e.emissionRate.fallback = 1000;
    e.speed.fallback = 0;
    e.shape = EmissionShape(shape);
    e.size.fallback = {2, 4, 6};
    e.radius.fallback = 5;
    const EffectFrame frame = frameOf(flatScene(e), inStand(500));
    QVERIFY(frame.particles.size() > 900);
    Vector3f most = Vector3f::Zero(), sum = Vector3f::Zero();
    for (const ParticleInstance &p : frame.particles) {
        most = most.cwiseMax(toEigen(p.position).cwiseAbs());
        sum += toEigen(p.position);
        if (shape == 2)
            QVERIFY(lengthOf(p.position) <= 5.001f);
        if (shape == 4 || shape == 5)
            QVERIFY(std::hypot(p.position.x, p.position.y) <= 5.001f);
    }
    for (int i = 0; i < 3; ++i) {
        QVERIFY(most[i] <= reach[i] + 1e-4f);
        QVERIFY(most[i] >= reach[i] * 0.85f); // 1,000 of them come close to the limit
        QVERIFY(std::abs(sum[i]) <= float(frame.particles.size()) * reach[i] * 0.1f);
    }
}

void TestM3Emission::cutouts()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 500;
    e.speed.fallback = 0;
    e.shape = EmissionShape::Sphere;
    e.radius.fallback = 5;
    e.cutoutRadius.fallback = 4;
    e.cutout = true;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles)
        QVERIFY(lengthOf(p.position) >= 3.999f && lengthOf(p.position) <= 5.001f);
    e.shape = EmissionShape::Box;
    e.size.fallback = {2, 2, 2};
    e.cutoutSize.fallback = {1, 1, 1};
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles) {
        const Vector3f at = toEigen(p.position).cwiseAbs();
        QVERIFY(at.maxCoeff() >= 0.499f && at.maxCoeff() <= 1.001f);
    }
}

void TestM3Emission::directions()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 300;
    // Straight to −y: yaw of 90° turns z about x.
    e.yaw.fallback = 90;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles)
        QVERIFY(near(p.position.y, -lengthOf(p.position)));
    e.yaw.fallback = 0;
    e.pitch.fallback = 90;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles)
        QVERIFY(near(p.position.x, lengthOf(p.position)));
    // The horizontal spread turns about y only.
    e.pitch.fallback = 0;
    e.horizontal.fallback = 0.5f;
    float widest = 0;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles) {
        QVERIFY(near(p.position.y, 0));
        widest = std::max(widest, std::abs(std::atan2(p.position.x, p.position.z)));
    }
    QVERIFY(widest > 0.4f && widest <= 0.5001f);
    e.shape = EmissionShape::Sphere;
    e.direction = EmissionDirection::Axis;
    e.radius.fallback = 0.001f;
    bool up = false, down = false;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles) {
        up = up || p.position.z > 0.5f;
        down = down || p.position.z < -0.5f;
        QVERIFY(std::hypot(p.position.x, p.position.y) < 0.01f);
    }
    QVERIFY(up && down);
    e.direction = EmissionDirection::Radial;
    e.radius.fallback = 3;
    e.speed.fallback = 0;
    const EffectFrame still = frameOf(flatScene(e), inStand(500));
    e.speed.fallback = 2;
    const EffectFrame flown = frameOf(flatScene(e), inStand(500));
    QCOMPARE(still.particles.size(), flown.particles.size());
    for (std::size_t i = 0; i < still.particles.size(); ++i)
        QVERIFY(near(
            toEigen(still.particles[i].position).normalized().dot(toEigen(flown.particles[i].position).normalized()), 1,
            1e-2f));
}

void TestM3Emission::spline()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 500;
    e.speed.fallback = 0;
    e.shape = EmissionShape::Spline;
    e.radius.fallback = 0;
    // Two straight segments along x, 0…3 and 3…6.
    for (const float x : {0.f, 1.f, 2.f, 3.f, 3.f, 4.f, 5.f, 6.f})
        e.spline.push_back({{}, {x, 0, 1}});
    e.splineStart.fallback = 0.5f;
    for (const ParticleInstance &p : frameOf(flatScene(e), inStand(500)).particles)
        QVERIFY(p.position.x >= 2.999f && p.position.x <= 6.001f && near(p.position.z, 1) && near(p.position.y, 0));
}

void TestM3Emission::mesh()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 200;
    e.shape = EmissionShape::Mesh;
    e.direction = EmissionDirection::MeshNormal;
    e.meshes = {0};
    RenderScene scene = flatScene(e);
    SceneMesh mesh;
    mesh.positions = {{0, 0, 5}, {0, 4, 5}, {0, 0, 9}};
    mesh.indices = {0, 1, 2};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    mesh.palette = {{0}};
    scene.meshes.push_back(mesh);
    const EffectFrame frame = frameOf(scene, inStand(500));
    QVERIFY(frame.particles.size() > 150);
    for (const ParticleInstance &p : frame.particles) { // (0,4,0) × (0,0,4) looks along +x
        QVERIFY(p.position.x >= 0 && p.position.x <= 1.001f);
        QVERIFY(p.position.y >= -1e-4f && p.position.z >= 4.999f && p.position.y + p.position.z - 5 <= 4.001f);
    }
}

void TestM3Emission::bursts()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 0;
    e.bursts.fallback = 7; // without keys nothing is born
    QCOMPARE(frameOf(flatScene(e), inDeath(3000)).particles.size(), 0u);
    e.bursts.curve = curveOf<float>({{2000, 0}, {2500, 5}, {2600, 0}});
    QCOMPARE(frameOf(flatScene(e), inDeath(2400)).particles.size(), 0u);
    QCOMPARE(frameOf(flatScene(e), inDeath(2700)).particles.size(), 5u);
    QCOMPARE(frameOf(flatScene(e), inDeath(3600)).particles.size(), 0u);
}

void TestM3Emission::copies()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 0;
    e.speed.fallback = 0;
    e.copies.push_back({1, {{}, 20.f}, {}});
    RenderScene scene = flatScene(e);
    SceneNode copy;
    copy.translation.fallback = {0, 7, 0};
    copy.scale.fallback = {3, 3, 3};
    scene.nodes.push_back(copy);
    orderNodes(scene);
    const EffectFrame frame = frameOf(scene, inStand(500));
    QCOMPARE(frame.particles.size(), 20u);
    for (const ParticleInstance &p : frame.particles) {
        QVERIFY(near(p.position.y, 7));
        QVERIFY(near(p.size, 3)); // by the copy's size against the emitter's
    }
}

void TestM3Emission::most()
{
    ParticleRules e = emitter();
    e.emissionRate.fallback = 100;
    e.maximum = 12;
    QCOMPARE(frameOf(flatScene(e), inStand(500)).particles.size(), 12u);
}

SINEW_APPLESS_TEST(tst_m3_emission, TestM3Emission)

} // namespace tst_m3_emission
#include "tst_m3_emission.moc"
