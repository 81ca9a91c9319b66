// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "viewport/overlay/overlay_geometry.h"

#include <QVector3D>
#include <QtTest>

#include <limits>

namespace tst_overlay {

using namespace sinew;
using Eigen::Vector3f;

namespace {

/// Root at the origin, a child 10 above it that is moved 5 along y.
RenderScene twoNodes()
{
    RenderScene scene;
    scene.nodes.resize(2);
    scene.nodes[0].name = "Root";
    scene.nodes[1].name = "Arm";
    scene.nodes[1].parent = 0;
    scene.nodes[1].pivot = {0, 0, 10};
    scene.nodes[1].translation.fallback = {0, 5, 0};
    scene.evaluationOrder = {0, 1};
    return scene;
}

Pose poseOf(const RenderScene &scene)
{
    Pose pose;
    evaluatePose(scene, {}, pose);
    return pose;
}

Eigen::AlignedBox3f boxOf(const OverlayLines &lines)
{
    Eigen::AlignedBox3f box;
    for (const OverlayLine &line : lines)
        box.extend(line.from).extend(line.to);
    return box;
}

bool same(const Vector3f &a, const Vector3f &b)
{
    return (a - b).norm() < 1e-3f * (1 + b.norm());
}

} // namespace

/// The lines that are drawn over a model, as plain data.
class TstOverlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gridSuitsTheModel_data()
    {
        QTest::addColumn<float>("radius");
        QTest::addColumn<float>("cell");
        QTest::newRow("marine of StarCraft II") << 1.5f << 0.25f;
        QTest::newRow("building of StarCraft II") << 5.f << 1.f;
        QTest::newRow("item") << 50.f << 16.f;
        QTest::newRow("unit") << 100.f << 16.f;
        QTest::newRow("building") << 400.f << 64.f;
        QTest::newRow("huge") << 3000.f << 512.f;
        QTest::newRow("not a number") << std::numeric_limits<float>::quiet_NaN() << 16.f;
    }
    void gridSuitsTheModel()
    {
        QFETCH(float, radius);
        QFETCH(float, cell);
        const OverlayLines lines = gridLines(radius, Qt::black);
        QVERIFY(lines.size() >= 2 * 9 && lines.size() <= 2 * 65);
        std::set<float> at;
        for (const OverlayLine &line : lines) {
            if (line.from.y() == line.to.y())
                at.insert(line.from.y());
        }
        QVERIFY(at.contains(0.f) && at.contains(cell) && at.contains(-cell));
        QVERIFY(!at.contains(cell / 2));
    }

    void gridShowsOnAnyBackground()
    {
        QVERIFY(qGray(gridLines(100, Qt::black).front().colour) > 200);
        QVERIFY(qGray(gridLines(100, Qt::white).front().colour) < 50);
    }

    void skeletonJoinsParentAndChildAsPosed()
    {
        const RenderScene scene = twoNodes();
        const OverlayLines lines = skeletonLines(scene, poseOf(scene), {1});
        // Three strokes of a cross for each node and one bone.
        QCOMPARE(lines.size(), std::size_t(7));
        const auto bone = std::find_if(lines.begin(), lines.end(), [](const OverlayLine &line) {
            return same(line.from, {0, 0, 0}) && same(line.to, {0, 5, 10});
        });
        QVERIFY(bone != lines.end());
        QCOMPARE(bone->colour, selectionColour);
        // Without the skeleton, the selection still shows.
        QCOMPARE(skeletonLines(scene, poseOf(scene), {1}, false).size(), std::size_t(4));
        QVERIFY(skeletonLines(scene, poseOf(scene), {}, false).empty());
    }

    void labelsHangOnNodes()
    {
        const RenderScene scene = twoNodes();
        const OverlayLabels labels = nodeLabels(scene, poseOf(scene), {});
        QCOMPARE(labels.size(), std::size_t(2));
        QCOMPARE(labels[1].text, QStringLiteral("Arm"));
        QVERIFY(same(labels[1].at, {0, 5, 10}));
    }

    void extentsOfTheSequenceOrTheModel()
    {
        RenderScene scene;
        scene.extent = {0, {-1, -2, -3}, {1, 2, 3}};
        scene.sequences.push_back({NoNode, "Stand", 0, 10, true, {0, {-10, -20, -30}, {10, 20, 30}}});
        QCOMPARE(extentLines(scene, -1).size(), std::size_t(12));
        QVERIFY(same(boxOf(extentLines(scene, -1)).max(), {1, 2, 3}));
        QVERIFY(same(boxOf(extentLines(scene, 0)).min(), {-10, -20, -30}));
        scene.extent.minimum.x = std::numeric_limits<float>::infinity();
        QVERIFY(extentLines(scene, -1).empty());
        // The sphere surrounds the box's middle.
        scene.extent = {50, {0, 0, 0}, {20, 20, 20}};
        QVERIFY(same(boxOf(extentLines(scene, -1)).center(), {10, 10, 10}));
        QVERIFY(same(boxOf(extentLines(scene, -1)).max(), {60, 60, 60}));
    }

    void collisionShapesMoveWithTheirNode_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<QVector3D>("low");
        QTest::addColumn<QVector3D>("high");
        // Vertices (1, 2, 10) and (3, 4, 20), radius 6, node moved by 5 along y.
        QTest::newRow("box") << int(SceneCollision::Box) << QVector3D(1, 7, 10) << QVector3D(3, 9, 20);
        QTest::newRow("plane") << int(SceneCollision::Plane) << QVector3D(1, 7, 10) << QVector3D(3, 9, 10);
        QTest::newRow("sphere") << int(SceneCollision::Sphere) << QVector3D(-5, 1, 4) << QVector3D(7, 13, 16);
    }
    void collisionShapesMoveWithTheirNode()
    {
        QFETCH(int, shape);
        QFETCH(QVector3D, low);
        QFETCH(QVector3D, high);
        RenderScene scene = twoNodes();
        scene.collisions.push_back({NoNode, SceneCollision::Shape(shape), 1, {{1, 2, 10}, {3, 4, 20}}, 6});
        const Eigen::AlignedBox3f box = boxOf(collisionLines(scene, poseOf(scene), {}));
        QVERIFY(same(box.min(), {low.x(), low.y(), low.z()}));
        QVERIFY(same(box.max(), {high.x(), high.y(), high.z()}));
    }

    void cylinderStandsOnItsAxis()
    {
        RenderScene scene;
        scene.collisions.push_back({NoNode, SceneCollision::Cylinder, -1, {{0, 0, 0}, {0, 0, 30}}, 6});
        const Eigen::AlignedBox3f box = boxOf(collisionLines(scene, {}, {}));
        QVERIFY(same(box.min(), {-6, -6, 0}));
        QVERIFY(same(box.max(), {6, 6, 30}));
    }
};

SINEW_GUILESS_TEST(tst_overlay, TstOverlay)

} // namespace tst_overlay
#include "tst_overlay.moc"
