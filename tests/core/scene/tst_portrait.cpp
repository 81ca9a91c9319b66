// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/portrait.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_portrait {

using namespace sinew;

namespace {

SceneNode node(const char *name, std::int32_t parent, NodeKind kind = NodeKind::Bone)
{
    SceneNode made;
    made.name = name;
    made.parent = parent;
    made.kind = kind;
    return made;
}

/// A body from the ground to 100 that follows the first node, and a head of 10 by 8 by 20 above it that follows the
/// jaw, which hangs on the head.
RenderScene figure()
{
    RenderScene scene;
    scene.nodes = {node("Root", -1), node("Overhead Ref", 0, NodeKind::Attachment), node("Bone_Head", 0),
                   node("Jaw", 2)};
    scene.evaluationOrder = {0, 1, 2, 3};
    SceneMesh mesh;
    mesh.palette = {{0}, {3}};
    std::vector<Vec3> positions{{-20, -20, 0}, {20, 20, 100}};
    std::vector<std::uint16_t> influences{0, 0, 0, 0, 0, 0, 0, 0};
    std::vector<std::uint8_t> weights{255, 0, 0, 0, 255, 0, 0, 0};
    for (int corner = 0; corner < 8; ++corner) {
        positions.push_back({corner & 1 ? 5.f : -5.f, corner & 2 ? 4.f : -4.f, corner & 4 ? 120.f : 100.f});
        influences.insert(influences.end(), {1, 0, 0, 0});
        weights.insert(weights.end(), {200, 55, 0, 0}); // a neck: mainly the head
    }
    mesh.positions.assign(positions);
    mesh.influences.assign(influences);
    mesh.weights.assign(weights);
    scene.meshes.push_back(mesh);
    return scene;
}

} // namespace

class TestPortrait : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheHead()
    {
        RenderScene scene = figure();
        QCOMPARE(headNode(scene), 2);
        scene.nodes[2].name = "Arrowhead";
        QCOMPARE(headNode(scene), -1);
        scene.nodes[2].name = "BipHead";
        QCOMPARE(headNode(scene), 2);
        scene.nodes.push_back(node("Head", 0));
        QCOMPARE(headNode(scene), 4);
    }

    void seesTheHead_data()
    {
        QTest::addColumn<int>("sideAxis");
        QTest::addColumn<float>("x");
        QTest::addColumn<float>("y");
        QTest::newRow("faces +x") << 1 << 1.f << 0.f;
        QTest::newRow("faces -y") << 0 << 0.f << -1.f;
    }

    /// From the front, at its height, all of it and not much more.
    void seesTheHead()
    {
        QFETCH(int, sideAxis);
        QFETCH(float, x);
        QFETCH(float, y);
        const RenderScene scene = figure();
        Pose pose;
        evaluatePose(scene, PoseTime(), pose);
        const auto camera = portraitCamera(scene, pose, sideAxis, 1);
        QVERIFY(camera);
        const Eigen::Vector3f toEye = (camera->eye() - camera->target).normalized();
        QVERIFY((toEye - Eigen::Vector3f(x, y, 0)).norm() < 1e-3f);
        QVERIFY((camera->target - Eigen::Vector3f(0, 0, 110)).norm() < 1e-3f);
        float top = 1, bottom = 0;
        for (int corner = 0; corner < 8; ++corner) {
            const Eigen::Vector3f place(corner & 1 ? 5.f : -5.f, corner & 2 ? 4.f : -4.f, corner & 4 ? 120.f : 100.f);
            const auto pixel = projectToPixel(camera->viewProjection(1), {1, 1}, place);
            QVERIFY(pixel && pixel->x() > 0 && pixel->x() < 1 && pixel->y() > 0 && pixel->y() < 1);
            top = std::min(top, pixel->y());
            bottom = std::max(bottom, pixel->y());
        }
        QVERIFY(bottom - top > 0.4f);
    }

    void needsAHeadThatDraws()
    {
        RenderScene scene = figure();
        Pose pose;
        evaluatePose(scene, PoseTime(), pose);
        scene.meshes[0].palette[1] = {0};
        QVERIFY(!portraitCamera(scene, pose, 1, 1));
        scene.nodes[2].name = "Neck";
        QVERIFY(!portraitCamera(scene, pose, 1, 1));
    }
};

SINEW_GUILESS_TEST(tst_portrait, TestPortrait)

} // namespace tst_portrait

#include "tst_portrait.moc"
