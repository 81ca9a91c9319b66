// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/scene_util.h"
#include "core/scene/view/ray.h"
#include "core/scene/view/ray_cast.h"
#include "core/scene/view/view_camera.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <limits>

namespace tst_ray_cast {

using namespace sinew;
using Eigen::AlignedBox3f;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

const Ray downFrom(float x, float y, float z)
{
    return {{x, y, z}, -Vector3f::UnitZ()};
}

/// The square 0…10 × 0…10 at height z, bound to palette entry 0 = `node`. Triangle 0 holds x > y, triangle 1 x < y.
SceneMesh square(float z, std::int32_t node)
{
    SceneMesh mesh;
    mesh.positions = {{0, 0, z}, {10, 0, z}, {10, 10, z}, {0, 10, z}};
    mesh.indices = {0, 1, 2, 0, 2, 3};
    mesh.palette = {{node}};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    return mesh;
}

struct Posed
{
    RenderScene scene;
    Pose pose;
    void evaluate() { evaluatePose(scene, {}, pose); }
};

/// Mesh 0 at height 5 on a node at rest, mesh 1 at height 0 on a node that moves it up by 20.
Posed twoSquares()
{
    Posed posed;
    posed.scene.nodes.resize(2);
    posed.scene.nodes[1].translation.fallback = {0, 0, 20};
    orderNodes(posed.scene);
    posed.scene.meshes = {square(5, 0), square(0, 1)};
    posed.evaluate();
    return posed;
}

} // namespace

class TestRayCast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void triangle()
    {
        const Vector3f a(0, 0, 0), b(4, 0, 0), c(0, 4, 0);
        const auto hit = intersect(downFrom(1, 2, 7), a, b, c);
        QVERIFY(hit);
        QCOMPARE(hit->distance, 7.f);
        // (1, 2) = ¼·b + ½·c + the rest of a
        QVERIFY((hit->barycentric - Vector3f(.25f, .25f, .5f)).norm() < 1e-6f);
        QVERIFY(intersect(downFrom(1, 2, 7), a, c, b));  // from behind too
        QVERIFY(intersect(downFrom(0, 0, 7), a, b, c));  // a corner
        QVERIFY(!intersect(downFrom(3, 2, 7), a, b, c)); // beyond the long edge: 3 + 2 > 4
        QVERIFY(!intersect(downFrom(-.1f, 1, 7), a, b, c));
        QVERIFY(!intersect(downFrom(1, 2, -7), a, b, c));                // behind the origin
        QVERIFY(!intersect(Ray{{1, 1, 0}, Vector3f::UnitX()}, a, b, c)); // within its plane
        QVERIFY(!intersect(downFrom(1, 0, 7), a, b, Vector3f(2, 0, 0))); // no area
        const float bad = std::numeric_limits<float>::quiet_NaN(), far = std::numeric_limits<float>::infinity();
        QVERIFY(!intersect(downFrom(1, 2, 7), a, b, Vector3f(bad, 4, 0)));
        QVERIFY(!intersect(downFrom(1, 2, 7), a, b, Vector3f(far, 4, 0)));
        QVERIFY(!intersect(downFrom(bad, 2, 7), a, b, c));
    }

    void box()
    {
        const AlignedBox3f cube(Vector3f(-1, -1, -1), Vector3f(1, 1, 1));
        QCOMPARE(*intersect(downFrom(0, 0, 5), cube), 4.f);
        QCOMPARE(*intersect(downFrom(0, 0, 0), cube), 0.f);
        QCOMPARE(*intersect(downFrom(1, 1, 5), cube), 4.f); // along an edge
        QVERIFY(!intersect(downFrom(0, 0, -5), cube));
        QVERIFY(!intersect(downFrom(1.1f, 0, 5), cube));
        // Through (3, 0, 0) along (−1, 0.4, 0): enters at x = 1 after 2 steps with y = 0.8, each √1.16 long.
        const Vector3f slanted(-1, .4f, 0);
        QCOMPARE(*intersect(Ray{{3, 0, 0}, slanted.normalized()}, cube), 2 * std::sqrt(1.16f));
        QVERIFY(!intersect(Ray{{3, .5f, 0}, slanted.normalized()}, cube)); // y = 1.3 there
        QVERIFY(!intersect(downFrom(0, 0, 5), AlignedBox3f()));
    }

    void nearestTriangleOfThePosedMeshes()
    {
        Posed posed = twoSquares();
        auto hit = pickMesh(posed.scene, posed.pose, downFrom(2, 6, 100));
        QVERIFY(hit);
        QCOMPARE(hit->mesh, 1); // moved up to 20
        QCOMPARE(hit->triangle, 1u);
        QCOMPARE(hit->distance, 80.f);
        QVERIFY((hit->position - Vector3f(2, 6, 20)).norm() < 1e-4f);
        // Corners (0, 0), (10, 10), (0, 10): (2, 6) = 0.4·0 + 0.2·(10, 10) + 0.4·(0, 10)
        QVERIFY((hit->barycentric - Vector3f(.4f, .2f, .4f)).norm() < 1e-5f);

        QCOMPARE(pickMesh(posed.scene, posed.pose, downFrom(6, 2, 100))->triangle, 0u);
        QCOMPARE(pickMesh(posed.scene, posed.pose, downFrom(6, 2, 15))->mesh, 0); // from below the moved one
        QVERIFY(!pickMesh(posed.scene, posed.pose, downFrom(11, 2, 100)));

        const std::uint8_t hidden[] = {0, 1};
        QCOMPARE(pickMesh(posed.scene, posed.pose, downFrom(2, 6, 100), hidden)->mesh, 0);
        posed.scene.meshes[1].alpha.fallback = 0;
        posed.evaluate();
        hit = pickMesh(posed.scene, posed.pose, downFrom(2, 6, 100));
        QCOMPARE(hit->mesh, 0);
        QCOMPARE(hit->distance, 95.f);
    }

    void bounds()
    {
        Posed posed = twoSquares();
        AlignedBox3f box = posedBounds(posed.scene, posed.pose);
        QVERIFY(box.min() == Vector3f(0, 0, 5) && box.max() == Vector3f(10, 10, 20));
        const std::uint8_t hidden[] = {0, 1};
        box = posedBounds(posed.scene, posed.pose, hidden);
        QVERIFY(box.max() == Vector3f(10, 10, 5));
        posed.scene.meshes.clear();
        QVERIFY(posedBounds(posed.scene, posed.pose).isEmpty());
    }

    void nodes()
    {
        // Seen from +x, 100 away, 90° high: at the target's depth 200 × 200 units fill 200 × 200 pixels, y to the
        // right.
        ViewCamera camera;
        camera.distance = 100;
        camera.fieldOfView = float(M_PI / 2);
        const Vector2f size(200, 200);
        const Eigen::Matrix4f matrix = camera.viewProjection(1);

        Posed posed;
        auto &nodes = posed.scene.nodes;
        nodes.resize(4);
        nodes[0].pivot = {0, 0, 0};                 // drawn at (100, 100)
        nodes[1].pivot = {0, 30, 0};                // (130, 100)
        nodes[1].translation.fallback = {0, 0, 20}; // now (130, 80)
        nodes[2].pivot = {50, 0, 0};                // (100, 100) too, nearer to the viewer
        nodes[3].pivot = {300, 0, 0};               // behind the camera
        orderNodes(posed.scene);
        posed.evaluate();

        QVERIFY(nodePosition(posed.scene, posed.pose, 1) == Vector3f(0, 30, 20));
        auto hit = pickNode(posed.scene, posed.pose, matrix, size, {133, 84}, 10);
        QVERIFY(hit);
        QCOMPARE(hit->node, 1);
        QCOMPARE(hit->pixels, 5.f); // 3, 4, 5
        QCOMPARE(hit->depth, 100.f);
        hit = pickNode(posed.scene, posed.pose, matrix, size, {101, 100}, 10);
        QCOMPARE(hit->node, 2);
        QCOMPARE(hit->depth, 50.f);
        QVERIFY(!pickNode(posed.scene, posed.pose, matrix, size, {130, 100}, 10));
        QVERIFY(!pickNode(posed.scene, posed.pose, matrix, size, {20, 20}, 50));
    }
};

SINEW_APPLESS_TEST(tst_ray_cast, TestRayCast)

} // namespace tst_ray_cast
#include "tst_ray_cast.moc"
