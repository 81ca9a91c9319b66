// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/rotation_view.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

namespace tst_rotation_view {

using namespace sinew;

namespace {

double dot(const Quat &a, const Quat &b)
{
    return double(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);
}

bool near(const Quat &a, const Quat &b, double tolerance = 1e-6)
{
    return std::abs(double(a.x - b.x)) < tolerance && std::abs(double(a.y - b.y)) < tolerance &&
           std::abs(double(a.z - b.z)) < tolerance && std::abs(double(a.w - b.w)) < tolerance;
}

bool near(const EulerAngles &a, const EulerAngles &b, double tolerance = 1e-4)
{
    return std::abs(a[0] - b[0]) < tolerance && std::abs(a[1] - b[1]) < tolerance && std::abs(a[2] - b[2]) < tolerance;
}

const RotationOrder orders[] = {RotationOrder::Xyz, RotationOrder::Xzy, RotationOrder::Yxz,
                                RotationOrder::Yzx, RotationOrder::Zxy, RotationOrder::Zyx};

} // namespace

class TestRotationView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void axesTurnInTheirOrder_data()
    {
        QTest::addColumn<RotationOrder>("order");
        QTest::addColumn<EulerAngles>("angles");
        QTest::addColumn<Quat>("rotation");
        // Products of three rotation matrices, worked out in Python.
        QTest::newRow("xyz") << RotationOrder::Xyz << EulerAngles{20, -35, 110}
                             << Quat{0.337572f, -0.034197f, 0.799321f, 0.495945f};
        QTest::newRow("xzy") << RotationOrder::Xzy << EulerAngles{-160, 145, 70}
                             << Quat{-0.147591f, -0.034197f, 0.799321f, 0.581493f};
        QTest::newRow("yxz") << RotationOrder::Yxz << EulerAngles{20, -35, 110}
                             << Quat{0.337572f, -0.034197f, 0.73942f, 0.581493f};
        QTest::newRow("yzx") << RotationOrder::Yzx << EulerAngles{-160, 145, 70}
                             << Quat{0.337572f, -0.305518f, 0.73942f, 0.495945f};
        QTest::newRow("zxy") << RotationOrder::Zxy << EulerAngles{20, -35, 110}
                             << Quat{-0.147591f, -0.305518f, 0.799321f, 0.495945f};
        QTest::newRow("zyx") << RotationOrder::Zyx << EulerAngles{20, -35, 110}
                             << Quat{-0.147591f, -0.305518f, 0.73942f, 0.581493f};
    }

    void axesTurnInTheirOrder()
    {
        QFETCH(RotationOrder, order);
        QFETCH(EulerAngles, angles);
        QFETCH(Quat, rotation);
        QVERIFY(near(toEuler(rotation, order), angles));
        QVERIFY(near(sameHemisphere(rotationOf(angles, order), rotation), rotation));
        // The length of a rotation in a file does not matter.
        const Quat longer{rotation.x * -3, rotation.y * -3, rotation.z * -3, rotation.w * -3};
        QVERIFY(near(toEuler(longer, order), angles));
    }

    void thereAndBack()
    {
        std::mt19937 random(7);
        std::normal_distribution<float> number;
        for (int i = 0; i < 2000; ++i) {
            const Quat rotation = normalised({number(random), number(random), number(random), number(random)});
            for (const RotationOrder order : orders) {
                const EulerAngles angles = toEuler(rotation, order);
                QVERIFY(near(sameHemisphere(rotationOf(angles, order), rotation), rotation));
                const EulerAngles wanted{double(number(random)) * 400, double(number(random)) * 400,
                                         double(number(random)) * 400};
                const EulerAngles moved = nearestAngles(angles, wanted, order);
                QVERIFY(near(sameHemisphere(rotationOf(moved, order), rotation), rotation, 3e-6));
                for (std::size_t axis = 0; axis < 3; ++axis)
                    QVERIFY(std::abs(moved[axis] - wanted[axis]) <= 180.0001);
            }
        }
    }

    void lockedAxesStillGiveTheRotation()
    {
        for (const RotationOrder order : orders)
            for (std::size_t middle = 0; middle < 3; ++middle)
                for (const double side : {90.0, -90.0}) {
                    EulerAngles angles{30, 40, 50};
                    angles[middle] = side;
                    const Quat rotation = rotationOf(angles, order);
                    const EulerAngles shown = toEuler(rotation, order);
                    QVERIFY(near(sameHemisphere(rotationOf(shown, order), rotation), rotation, 5e-6));
                    // Where two axes coincide, the nearest reading is the intended one.
                    const EulerAngles again = nearestAngles(shown, angles, order);
                    QVERIFY(near(again, angles, 0.05));
                    QVERIFY(near(sameHemisphere(rotationOf(again, order), rotation), rotation, 5e-6));
                }
    }

    void wholeTurnsAreKept()
    {
        // A wheel about z: 350°, then 20° more.
        const EulerAngles next = toEuler(rotationOf({0, 0, 370}, RotationOrder::Xyz), RotationOrder::Xyz);
        QVERIFY(near(next, {0, 0, 10}));
        QVERIFY(near(nearestAngles(next, {0, 0, 350}, RotationOrder::Xyz), {0, 0, 370}));
        // Over the top: 100° about y reads as 180°, 80°, 180° without a previous key.
        const EulerAngles over = toEuler(rotationOf({0, 100, 0}, RotationOrder::Xyz), RotationOrder::Xyz);
        QVERIFY(std::abs(over[1] - 80) < 1e-4);
        QVERIFY(near(nearestAngles(over, {0, 85, 0}, RotationOrder::Xyz), {0, 100, 0}));
    }

    void rotationsFollowOneAnother()
    {
        // A quarter turn about x, then one about z: x goes to y, y to z and then stays.
        const Quat x = rotationOf({90, 0, 0}, RotationOrder::Xyz), z = rotationOf({0, 0, 90}, RotationOrder::Xyz);
        QVERIFY(near(thenRotation(x, z), {0.5f, 0.5f, 0.5f, 0.5f}));
        QVERIFY(near(thenRotation(z, x), {0.5f, -0.5f, 0.5f, 0.5f}));
        QVERIFY(near(thenRotation(x, z), rotationOf({90, 0, 90}, RotationOrder::Xyz)));
        QVERIFY(near(thenRotation(x, inverseOf(x)), {0, 0, 0, 1}));
        const Quat twice{0, 0, 0, 2};
        QVERIFY(near(thenRotation(twice, inverseOf(twice)), {0, 0, 0, 1}));
    }

    void brokenRotationsDoNoHarm()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const Quat &bad :
             {Quat{0, 0, 0, 0}, Quat{nan, 0, 0, 1}, Quat{std::numeric_limits<float>::infinity(), 0, 0, 1}}) {
            QVERIFY(near(normalised(bad), {0, 0, 0, 1}));
            QVERIFY(near(toEuler(bad, RotationOrder::Zyx), {0, 0, 0}));
            QVERIFY(near(inverseOf(bad), {0, 0, 0, 1}));
        }
        QVERIFY(near(normalised({0, 0, 3, 4}), {0, 0, 0.6f, 0.8f}));
        QVERIFY(near(sameHemisphere({0, 0, 0, 1}, {0, 0, 0.9f, -0.1f}), {0, 0, 0, -1}));
        QVERIFY(dot(sameHemisphere({0, 1, 0, 0}, {0, 1, 0, 0}), {0, 1, 0, 0}) > 0);
    }
};

SINEW_GUILESS_TEST(tst_rotation_view, TestRotationView)

} // namespace tst_rotation_view
#include "tst_rotation_view.moc"
