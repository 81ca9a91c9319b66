// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Euler angles along a curve never jump: not at its keys, not between them, not when one key is edited.

#include "core/curves/lock_advice.h"
#include "core/curves/segment_angles.h"
#include "core/scene/pose/curve_sample.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

namespace tst_angle_path {

using namespace sinew;

namespace {

using Row = QList<int>;
constexpr RotationOrder xyz = RotationOrder::Xyz;

Row rounded(const EulerAngles &angles)
{
    return {int(std::lround(angles[0])), int(std::lround(angles[1])), int(std::lround(angles[2]))};
}

Curve<Quat> curveOf(const std::vector<EulerAngles> &keys, Interpolation interpolation = Interpolation::Linear)
{
    Curve<Quat> curve(interpolation, keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        curve.editTimes()[i] = int(100 * i);
        curve.editValues()[i] = rotationOf(keys[i], xyz);
        if (curve.hasTangents())
            curve.editInTangents()[i] = curve.editOutTangents()[i] = curve.values()[i];
    }
    return curve;
}

KeyNumbers numbersOf(const Curve<Quat> &curve, const KeyNumbers *former = nullptr)
{
    return KeyNumbers(curve, typeInfo<Quat>(), xyz, {}, former);
}

QList<Row> shown(const KeyNumbers &numbers)
{
    QList<Row> rows;
    for (std::size_t row = 0; row < numbers.size(); ++row)
        rows << rounded(numbers.angles(row));
    return rows;
}

/// By so many steps that none of them can be read in two ways.
EulerAngles walked(const Curve<Quat> &curve, std::uint32_t left, EulerAngles angles, double *largest = nullptr)
{
    constexpr int steps = 20000;
    for (int i = 1; i <= steps; ++i) {
        const Quat now = interpolate(curve, {left, left + 1, float(i) / steps, true}, false);
        const EulerAngles next = nearestAngles(toEuler(now, xyz), angles, xyz);
        for (std::size_t axis = 0; largest && axis < 3; ++axis)
            *largest = std::max(*largest, std::abs(next[axis] - angles[axis]));
        angles = next;
    }
    return angles;
}

} // namespace

class TestAnglePath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Beside gimbal lock, x and z swing by half a turn; from key to key alone, y seems to go over the top.
    void swingsBesideTheLock()
    {
        const Curve<Quat> curve = curveOf({{0, 75, 0}, {165, 75, 170}, {170, 60, 175}});
        const KeyNumbers numbers = numbersOf(curve);
        QCOMPARE(rounded(nearestAngles({165, 75, 170}, {0, 75, 0}, xyz)), (Row{-15, 105, -10}));
        const EulerAngles arrived = walked(curve, 0, {0, 75, 0});
        QCOMPARE(std::abs(rounded(arrived)[1]), 75);
        QCOMPARE(shown(numbers)[1], rounded(arrived));
        QCOMPARE(shown(numbers)[2], rounded(walked(curve, 1, arrived)));
        for (std::uint32_t left : {0u, 1u})
            QVERIFY(SegmentAngles(curve, numbers, left, left + 1).jump() > 1);
    }

    /// A wheel about the middle axis passes through the lock: no swing.
    void goesOverTheTop()
    {
        const Curve<Quat> wheel = curveOf({{0, 0, 0}, {0, 60, 0}, {0, 120, 0}, {0, 200, 0}, {0, 290, 0}, {0, 360, 0}});
        QCOMPARE(shown(numbersOf(wheel)),
                 (QList<Row>{{0, 0, 0}, {0, 60, 0}, {0, 120, 0}, {0, 200, 0}, {0, 290, 0}, {0, 360, 0}}));
        // As rough as 16-bit numbers make it.
        Curve<Quat> rough = wheel;
        for (Quat &q : rough.editValues())
            for (float *part : {&q.x, &q.y, &q.z, &q.w})
                *part = float(std::round(*part * 32767 + 0.4f)) / 32767;
        QCOMPARE(shown(numbersOf(rough)), shown(numbersOf(wheel)));
        // Along the lock, x and z share one axis.
        const QList<Row> along = shown(numbersOf(curveOf({{0, 90, 0}, {80, 90, 0}, {160, 90, 0}, {240, 90, 0}})));
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(along[i][1], 90);
            QCOMPARE(along[i][0] - along[i][2], 80 * i);
        }
    }

    void followsEveryTurn()
    {
        std::mt19937 random(5);
        std::normal_distribution<float> number;
        int compared = 0;
        for (const Interpolation kind : {Interpolation::Linear, Interpolation::Hermite})
            for (int i = 0; i < 150; ++i) {
                Curve<Quat> curve(kind, 2);
                curve.editTimes()[1] = 100;
                for (std::size_t key = 0; key < 2; ++key) {
                    const auto any = [&] {
                        return normalised({number(random), number(random), number(random), number(random)});
                    };
                    curve.editValues()[key] = any();
                    if (curve.hasTangents()) {
                        curve.editInTangents()[key] = any();
                        curve.editOutTangents()[key] = any();
                    }
                }
                double largest = 0;
                const EulerAngles start = toEuler(curve.values()[0], xyz), end = walked(curve, 0, start, &largest);
                if (largest > 30)
                    continue; // through the lock, or a squad that leaps
                ++compared;
                AnglePath path(curve, 0, 1, xyz, 0, start);
                path.to(0.3);
                const EulerAngles arrived = path.to(1), back = path.to(0);
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    QVERIFY(std::abs(arrived[axis] - end[axis]) < 0.1);
                    QVERIFY(std::abs(back[axis] - start[axis]) < 0.1);
                }
            }
        QVERIFY(compared > 200);
    }

    void anEditOfOneKeyFlipsNoOther()
    {
        const Curve<Quat> wheel = curveOf({{0, 0, 0}, {0, 0, 90}, {0, 0, 180}, {0, 0, 270}});
        const KeyNumbers before = numbersOf(wheel);
        Curve<Quat> edited = wheel;
        // From −100° the shorter way to 180° is down to −180°: the angles jump, and those of the other keys stay.
        setKeyNumbers(edited, typeInfo<Quat>(), xyz, 1, KeyPart::Value, std::vector<double>{0, 0, -100});
        const KeyNumbers after = numbersOf(edited, &before);
        QCOMPARE(shown(after), (QList<Row>{{0, 0, 0}, {0, 0, -100}, {0, 0, 180}, {0, 0, 270}}));
        SegmentAngles segment(edited, after, 1, 2);
        QCOMPARE(segment.jump(), 1.0);
        QCOMPARE(rounded(segment.at(0.5)), (Row{0, 0, -140}));
        QCOMPARE(rounded(segment.before(1)), (Row{0, 0, -180}));
        QCOMPARE(rounded(segment.at(1)), (Row{0, 0, 180}));
        QCOMPARE(shown(numbersOf(wheel, &after)), shown(before));
        // Keys that a removed one leaves behind, and one that is added, change nothing either.
        Curve<Quat> shorter = wheel;
        shorter.splice(1, 1, Curve<Quat>(Interpolation::Linear, 0));
        QCOMPARE(shown(numbersOf(shorter, &before)), (QList<Row>{{0, 0, 0}, {0, 0, 180}, {0, 0, 270}}));
        const KeyNumbers fewer = numbersOf(shorter, &before);
        QCOMPARE(shown(numbersOf(wheel, &fewer)), shown(before));
    }

    /// A small edit can lead past the other side of the lock, where x and z swing the other way.
    void jumpsWhereTheLockIsNear()
    {
        const Curve<Quat> curve = curveOf({{0, 75, 0}, {168, 75, 172}, {150, 30, 160}});
        const KeyNumbers before = numbersOf(curve);
        Curve<Quat> edited = curve;
        const EulerAngles first = before.angles(0);
        setKeyNumbers(edited, typeInfo<Quat>(), xyz, 0, KeyPart::Value,
                      std::vector<double>{first[0] - 25, first[1], first[2] - 25});
        const KeyNumbers after = numbersOf(edited, &before);
        QCOMPARE(rounded(after.angles(0)), (Row{-25, 75, -25}));
        QCOMPARE(shown(after)[1], shown(before)[1]);
        QCOMPARE(shown(after)[2], shown(before)[2]);
        QVERIFY(shown(numbersOf(edited))[1] != shown(before)[1]);
        SegmentAngles segment(edited, after, 0, 1);
        const double jump = segment.jump();
        QVERIFY(jump > 0.2 && jump < 0.8);
        QVERIFY(lockClearance(segment.before(jump), xyz) < 15);
        // Both sides are the same rotation.
        const Quat left = rotationOf(segment.before(jump), xyz), right = rotationOf(segment.after(jump), xyz);
        const Quat same = sameHemisphere(right, left);
        QVERIFY(std::abs(left.x - same.x) + std::abs(left.y - same.y) + std::abs(left.z - same.z) < 1e-5f);
        QVERIFY(rounded(segment.before(jump)) != rounded(segment.after(jump)));
    }

    void broken()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
        Curve<Quat> curve = curveOf({{0, 0, 10}, {0, 0, 20}, {0, 0, 30}, {0, 0, 40}}, Interpolation::Bezier);
        curve.editValues()[1] = {nan, nan, inf, 0};
        curve.editOutTangents()[2] = {0, 0, 0, 0};
        curve.editInTangents()[3] = {inf, inf, inf, inf};
        const KeyNumbers numbers = numbersOf(curve);
        for (const std::uint32_t left : {0u, 1u, 2u}) {
            SegmentAngles segment(curve, numbers, left, left + 1);
            for (const double place : {0.0, 0.3, 1.0})
                segment.at(place);
        }
        LockAdvice advice;
        advice.add(curve, {});
        QVERIFY(!advice.better(xyz));
    }

    /// About y alone, orders with y in the middle pass their lock and all others stay 90° away.
    void advisesAnotherOrder()
    {
        const Curve<Quat> turn = curveOf({{0, 0, 0}, {0, 70, 0}, {0, 115, 0}});
        LockAdvice advice;
        advice.add(turn, {});
        QVERIFY(advice.clearance(RotationOrder::Xyz) < 1 && advice.clearance(RotationOrder::Zyx) < 1);
        for (const RotationOrder order :
             {RotationOrder::Xzy, RotationOrder::Yxz, RotationOrder::Yzx, RotationOrder::Zxy}) {
            QVERIFY(advice.clearance(order) > 89.9);
            QVERIFY(!advice.better(order));
        }
        QVERIFY(advice.better(xyz));
        QVERIFY(advice.clearance(*advice.better(xyz)) > 89.9);
        QVERIFY(!advice.better(RotationOrder::Raw));
        // The first sequence stays 20° away, which is enough.
        const TimeSpan first{0, 100};
        LockAdvice part;
        part.add(turn, std::span(&first, 1));
        QCOMPARE(std::lround(part.clearance(xyz)), 20L);
        QVERIFY(!part.better(xyz));
    }
};

SINEW_GUILESS_TEST(tst_angle_path, TestAnglePath)

} // namespace tst_angle_path
#include "tst_angle_path.moc"
