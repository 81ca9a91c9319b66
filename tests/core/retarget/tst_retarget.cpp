// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/retarget/retarget.h"
#include "core/scene/scene_util.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_retarget {

using namespace sinew;

enum Row : std::int32_t { Root, Hip, Knee, Foot, Chest, Hand };

/// A body with one leg and one arm, whose nodes have pivots. `legs`: lengths of thigh and shin.
RenderScene body(float scale, float thigh, float shin, const Vec3 &hand)
{
    RenderScene scene;
    const float ankle = scale, hip = ankle + thigh + shin;
    const Vec3 places[] = {{0, 0, hip + scale}, {0, 1, hip},        {0, 1, ankle + shin},
                           {0, 1, ankle},       {0, 0, hip * 1.5f}, {hand.x, hand.y, hip * 1.5f + hand.z}};
    const std::int32_t parents[] = {-1, Root, Hip, Knee, Root, Chest};
    for (std::int32_t row = 0; row < 6; ++row) {
        SceneNode node;
        node.source = NodeId(10 + row);
        node.kind = NodeKind::Bone;
        node.parent = parents[row];
        node.pivot = places[row];
        scene.nodes.push_back(node);
    }
    SceneSequence walk;
    walk.source = 5;
    walk.start = 100;
    walk.end = 1100;
    scene.sequences.push_back(walk);
    orderNodes(scene);
    return scene;
}

Quat about(const Eigen::Vector3f &axis, double degrees)
{
    const Eigen::Quaternionf turn(Eigen::AngleAxisf(float(degrees * EIGEN_PI / 180), axis));
    return {turn.x(), turn.y(), turn.z(), turn.w()};
}

void turn(RenderScene &scene, Row row, const Eigen::Vector3f &axis, std::initializer_list<double> degrees)
{
    Curve<Quat> &curve = scene.nodes[std::size_t(row)].rotation.curve;
    curve.reset({1}, degrees.size());
    std::size_t i = 0;
    for (const double angle : degrees) {
        curve.editTimes()[i] = 100 + std::int32_t(1000 * i / (degrees.size() - 1));
        curve.editValues()[i++] = about(axis, angle);
    }
}

/// A step: the body goes on and sinks, the leg bends and swings back, the arm lifts.
RenderScene walker()
{
    RenderScene scene = body(1, 4, 4, {0, 3, 0});
    Curve<Vec3> &way = scene.nodes[Root].translation.curve;
    way.reset({1}, 2);
    way.editTimes()[0] = 100;
    way.editTimes()[1] = 1100;
    way.editValues()[0] = {0, 0, -0.5f};
    way.editValues()[1] = {2, 0, -1};
    turn(scene, Root, Eigen::Vector3f::UnitZ(), {0, 20, 0});
    turn(scene, Hip, Eigen::Vector3f::UnitY(), {-25, 5, 30});
    turn(scene, Knee, Eigen::Vector3f::UnitY(), {20, 45, 10});
    turn(scene, Chest, Eigen::Vector3f::UnitZ(), {0, -30});
    return scene;
}

ObjectMap sameNumbers()
{
    ObjectMap nodes;
    for (NodeId node = 10; node < 16; ++node)
        nodes[node] = node;
    return nodes;
}

Eigen::Vector3d placeAt(const std::vector<Eigen::Affine3d> &motions, const RenderScene &scene, Row row)
{
    const Vec3 &p = scene.nodes[std::size_t(row)].pivot;
    return motions[std::size_t(row)] * Eigen::Vector3d(double(p.x), double(p.y), double(p.z));
}

class TestRetarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With equal skeletons every node goes where the donor's goes.
    void equalSkeletons()
    {
        const RenderScene donor = walker(), target = body(1, 4, 4, {0, 3, 0});
        Retarget retarget(donor, target, sameNumbers());
        QVERIFY(retarget.areAlike());
        RestSkeleton skeleton(donor);
        std::vector<Eigen::Affine3d> motions;
        for (const double time : {100., 350., 600., 1100.}) {
            skeleton.motions({0, time, 0}, motions);
            const std::vector<Eigen::Affine3d> &wanted = retarget.wanted({0, time, 0});
            for (std::size_t row = 0; row < 6; ++row)
                QVERIFY((motions[row].matrix() - wanted[row].matrix()).norm() < 1e-4);
        }
    }

    /// Limbs keep their lengths, and point where the donor's point, although the arm hangs at rest here.
    void limbsPointAlike()
    {
        const RenderScene donor = walker(), target = body(2, 10, 6, {0, 1, -5});
        Retarget retarget(donor, target, sameNumbers(), {false, 0});
        QVERIFY(!retarget.areAlike());
        RestSkeleton skeleton(donor);
        std::vector<Eigen::Affine3d> motions;
        for (const double time : {100., 350., 600., 1100.}) {
            skeleton.motions({0, time, 0}, motions);
            const std::vector<Eigen::Affine3d> &wanted = retarget.wanted({0, time, 0});
            for (const auto &[from, to] : {std::pair(Hip, Knee), {Knee, Foot}, {Chest, Hand}}) {
                const Eigen::Vector3d theirs = placeAt(motions, donor, to) - placeAt(motions, donor, from),
                                      own = placeAt(wanted, target, to) - placeAt(wanted, target, from);
                QVERIFY((theirs.normalized() - own.normalized()).norm() < 1e-4);
                const Vec3 &a = target.nodes[std::size_t(from)].pivot, &b = target.nodes[std::size_t(to)].pivot;
                const double length = std::hypot(double(b.x - a.x), double(b.y - a.y), double(b.z - a.z));
                QVERIFY(std::abs(own.norm() - length) < 1e-4 * length);
            }
        }
    }

    /// The foot goes as far as the donor's, scaled by the heights of the bodies, whatever the lengths of the limbs;
    /// thigh and shin keep theirs.
    void feetStand()
    {
        const RenderScene donor = walker(), target = body(2, 9, 8.5f, {0, 3, 0});
        Retarget retarget(donor, target, sameNumbers());
        QCOMPARE(retarget.feet().size(), 1u);
        const double scale = double(target.nodes[Hip].pivot.z) / double(donor.nodes[Hip].pivot.z), leg = 17.5;
        QVERIFY(std::abs(retarget.scale() - scale) < 1e-6);
        RestSkeleton skeleton(donor);
        std::vector<Eigen::Affine3d> motions;
        const auto rest = [](const RenderScene &scene) {
            const Vec3 &p = scene.nodes[Foot].pivot;
            return Eigen::Vector3d(double(p.x), double(p.y), double(p.z));
        };
        for (double time = 100; time <= 1100; time += 50) {
            skeleton.motions({0, time, 0}, motions);
            const std::vector<Eigen::Affine3d> &wanted = retarget.wanted({0, time, 0});
            const Eigen::Vector3d theirs = placeAt(motions, donor, Foot) - rest(donor),
                                  own = placeAt(wanted, target, Foot) - rest(target);
            QVERIFY2((own - theirs * scale).norm() < 0.01 * leg,
                     qPrintable(QStringLiteral("%1 off by %2").arg(time).arg((own - theirs * scale).norm())));
            const double thigh = (placeAt(wanted, target, Knee) - placeAt(wanted, target, Hip)).norm();
            QVERIFY(std::abs(thigh - 9) < 1e-3);
        }
    }

    /// A donor that faces another way: everything turns about the vertical axis.
    void facing()
    {
        const RenderScene donor = walker(), target = body(1, 4, 4, {0, 3, 0});
        Retarget retarget(donor, target, sameNumbers(), {false, 90});
        RestSkeleton skeleton(donor);
        std::vector<Eigen::Affine3d> motions;
        skeleton.motions({0, 1100, 0}, motions);
        const Eigen::Vector3d theirs = placeAt(motions, donor, Root),
                              own = placeAt(retarget.wanted({0, 1100, 0}), target, Root);
        QVERIFY(std::abs(theirs.x() - 2) < 1e-5 && std::abs(theirs.y()) < 1e-5);
        QVERIFY(std::abs(own.x()) < 1e-5 && std::abs(own.y() - 2) < 1e-5);
    }

    void keyTimes()
    {
        const RenderScene donor = walker(), target = body(1, 4, 4, {0, 3, 0});
        const std::vector<std::int32_t> times = Retarget(donor, target, sameNumbers()).keyTimes(0);
        QCOMPARE(times.front(), 100);
        QCOMPARE(times.back(), 1100);
        QVERIFY(std::binary_search(times.begin(), times.end(), 600));
        QVERIFY(times.size() > 30 && times.size() < 40);
    }
};

SINEW_GUILESS_TEST(tst_retarget, TestRetarget)

} // namespace tst_retarget

#include "tst_retarget.moc"
