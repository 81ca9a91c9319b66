// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/motion/limb.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <Eigen/Geometry>

#include <cmath>
#include <random>

namespace tst_limb {

using namespace sinew;
using Eigen::Vector3d;

/// Two bones that reach for a point: judged by lengths, sides and the point itself.
class TestLimb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reachesAnyPointWithinItsLength()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> number(-1, 1);
        const auto point = [&] { return Vector3d(number(random), number(random), number(random)); };
        int reached = 0;
        for (int i = 0; i < 500; ++i) {
            const Vector3d root = 10 * point(), middle = root + 5 * point(), end = middle + 4 * point(),
                           goal = root + 8 * point();
            const double upper = (middle - root).norm(), lower = (end - middle).norm(), wanted = (goal - root).norm();
            const auto bent = bentLimb(root, middle, end, goal);
            QVERIFY(bent.has_value());
            QVERIFY(std::abs((bent->middle - root).norm() - upper) < 1e-9);
            QVERIFY(std::abs((bent->end - bent->middle).norm() - lower) < 1e-9);
            // Coplanar with the old middle joint, on its side of the way to the goal.
            const Vector3d way = (goal - root).normalized(), side = middle - root - way * way.dot(middle - root);
            QVERIFY(std::abs((bent->middle - root).dot(way.cross(side))) < 1e-6 * side.norm() + 1e-9);
            QVERIFY((bent->middle - root).dot(side) >= -1e-9);
            if (wanted < upper + lower && wanted > std::abs(upper - lower)) {
                ++reached;
                QCOMPARE(bent->reach, LimbReach::There);
                QVERIFY((bent->end - goal).norm() < 2e-6 * (upper + lower));
            } else {
                QCOMPARE(bent->reach, wanted >= upper + lower ? LimbReach::TooFar : LimbReach::TooNear);
                // In the goal's direction.
                QVERIFY((bent->end - root).cross(way).norm() < 1e-9 * (upper + lower));
            }
        }
        QVERIFY(reached > 100);
    }

    void outOfReachItIsStraight()
    {
        const auto far = bentLimb({0, 0, 0}, {1, 0, 2}, {0, 0, 4}, {50, 0, 0});
        QVERIFY(far && far->reach == LimbReach::TooFar);
        QVERIFY((far->end - Vector3d(2 * std::sqrt(5), 0, 0)).norm() < 1e-5);
        QVERIFY(std::abs(far->middle.x() - std::sqrt(5)) < 1e-5);
        // The side is kept for what follows.
        QVERIFY(far->middle.z() > 0 && far->middle.z() < 0.01);
        const auto near = bentLimb({0, 0, 0}, {0, 0, 3}, {1, 0, 3}, {0.5, 0, 0});
        QVERIFY(near && near->reach == LimbReach::TooNear);
        QVERIFY((near->end - Vector3d(2, 0, 0)).norm() < 1e-5);
    }

    void refusesWhatHasNoLength()
    {
        const Vector3d a(0, 0, 0), b(0, 0, 1), c(0, 0, 2);
        QVERIFY(!bentLimb(a, a, c, {1, 0, 1}));
        QVERIFY(!bentLimb(a, b, b, {1, 0, 1}));
        QVERIFY(!bentLimb(a, b, c, a));
        QVERIFY(!bentLimb(a, b, c, Vector3d::Constant(std::nan(""))));
        // A straight limb bends to some side.
        const auto bent = bentLimb(a, b, c, {0, 0, 1});
        QVERIFY(bent && (bent->end - Vector3d(0, 0, 1)).norm() < 1e-9 && bent->middle.head<2>().norm() > 0.8);
    }
};

SINEW_APPLESS_TEST(tst_limb, TestLimb)

} // namespace tst_limb

#include "tst_limb.moc"
