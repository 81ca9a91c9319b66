// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/scene_util.h"
#include "tests/support/test_program.h"
#include "viewport/overlay/motion/ghosts.h"
#include "viewport/overlay/motion/trail_lines.h"

#include "test_scene.h"

#include <QtTest>

namespace tst_ghosts {

using namespace sinew;
using Eigen::Vector3f;

/// A bone that moves along y by one unit in 10 ms, one above it, and a quad on it.
RenderScene slider()
{
    RenderScene scene = test::emptyScene();
    scene.nodes.resize(2);
    for (SceneNode &node : scene.nodes)
        node.kind = NodeKind::Bone;
    scene.nodes[1].parent = 0;
    scene.nodes[1].pivot = {0, 0, 5};
    scene.nodes[0].translation = test::twoKeys<Vec3>(1000, {0, 0, 0}, 2000, {0, 100, 0});
    SceneSequence sequence;
    sequence.start = 1000;
    sequence.end = 2000;
    sequence.loops = false;
    scene.sequences.push_back(sequence);
    scene.meshes.push_back(test::quad(0, -1, -1, 1, 1, -1));
    orderNodes(scene);
    return scene;
}

PoseTime at(double time)
{
    return {.sequence = 0, .time = time, .globalTime = time - 1000};
}

class TestGhosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moments()
    {
        RenderScene scene = slider();
        const auto times = [&](double now, GhostChoice choice) {
            std::map<double, bool> past;
            for (const GhostMoment &ghost : ghostMoments(scene, at(now), choice, 10))
                past[ghost.time] = ghost.isPast;
            return past;
        };
        using Times = std::map<double, bool>;
        QVERIFY((times(1500, {2, 1, 3}) == Times{{1440, true}, {1470, true}, {1530, false}}));
        // Not beyond the ends, unless the sequence goes on at the other one.
        QVERIFY((times(1020, {2, 1, 2}) == Times{{1000, true}, {1040, false}}));
        scene.sequences[0].loops = true;
        QVERIFY((times(1020, {2, 1, 2}) == Times{{1000, true}, {1980, true}, {1040, false}}));
        QVERIFY(times(1500, {0, 0, 3}).empty());
        QVERIFY(ghostMoments(scene, {}, {}, 10).empty());
        QCOMPARE(ghostMoments(scene, at(1500), {999, 999, -5}, 10).size(), std::size_t(2 * GhostChoice::mostEach));
        // Farther ones are fainter, and come first.
        const std::vector<GhostMoment> fading = ghostMoments(scene, at(1500), {3, 0, 1}, 10);
        QCOMPARE(fading.size(), std::size_t(3));
        QVERIFY(fading[0].time == 1470 && fading[0].opacity > 0 && fading[0].opacity < fading[1].opacity);
        QCOMPARE(fading[2].opacity, 1.f);
    }

    void linesWhereTheModelIsThen()
    {
        const RenderScene scene = slider();
        Ghosts ghosts;
        // Frames are 1000/30 ms: three of them are 100 ms, 10 units.
        const OverlayLines lines = ghosts.lines(scene, at(1500), {1, 1, 3, true}, {});
        QCOMPARE(lines.size(), std::size_t(2 * (1 + 5))); // a bone, four sides and a diagonal
        int past = 0;
        for (const OverlayLine &line : lines) {
            const bool isPast = (line.colour & 0xffffff) == (pastColour & 0xffffff);
            QVERIFY(isPast || (line.colour & 0xffffff) == (futureColour & 0xffffff));
            QVERIFY(qAlpha(line.colour) > 0 && qAlpha(line.colour) < 255);
            const float middle = isPast ? 40 : 60;
            QVERIFY2(std::abs(line.from.y() - middle) < 1.01f && std::abs(line.to.y() - middle) < 1.01f,
                     qPrintable(QString::number(double(line.from.y()))));
            past += isPast;
        }
        QCOMPARE(past, 6);
        QCOMPARE(ghosts.lines(scene, at(1500), {1, 1, 3, false}, {}).size(), std::size_t(2));
        RenderScene glowing = scene;
        glowing.meshes[0].material = test::addMaterial(glowing, test::unshaded(-1, FilterMode::Additive));
        QCOMPARE(Ghosts().lines(glowing, at(1500), {1, 1, 3, true}, {}).size(), std::size_t(2));
        glowing.materials[0].layers.push_back(test::unshaded(-1, FilterMode::Blend));
        QCOMPARE(Ghosts().lines(glowing, at(1500), {1, 1, 3, true}, {}).size(), lines.size());
        const std::vector<std::uint8_t> hidden{1};
        QCOMPARE(ghosts.lines(scene, at(1500), {1, 1, 3, true}, hidden).size(), std::size_t(2));
    }

    void isBounded()
    {
        RenderScene scene = slider();
        const std::uint32_t side = 160; // about 77,000 edges
        SceneMesh &mesh = scene.meshes[0];
        const std::vector<Vec3> positions(side * side);
        mesh.positions = Array<Vec3>(std::span<const Vec3>(positions));
        mesh.influences = {};
        mesh.weights = {};
        std::vector<std::uint32_t> indices;
        for (std::uint32_t y = 1; y < side; ++y)
            for (std::uint32_t x = 1; x < side; ++x)
                for (const std::uint32_t i : {y * side + x, y * side + x - 1, (y - 1) * side + x})
                    indices.push_back(i);
        mesh.indices = Array<std::uint32_t>(std::span<const std::uint32_t>(indices));
        Ghosts ghosts;
        QCOMPARE(ghosts.lines(scene, at(1500), {1, 1, 3, true}, {}).size(), std::size_t(2)); // the skeleton alone
        scene.nodes.resize(Ghosts::mostLines, scene.nodes[1]);
        QVERIFY(ghosts.lines(scene, at(1500), {1, 1, 3, true}, {}).empty());
    }
};

SINEW_APPLESS_TEST(tst_ghosts, TestGhosts)

} // namespace tst_ghosts

#include "tst_ghosts.moc"
