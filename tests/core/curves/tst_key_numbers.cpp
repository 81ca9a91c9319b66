// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/key_numbers.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_key_numbers {

using namespace sinew;

namespace {

/// One key at time 0 with the given value, in and out tangent.
template<class T>
Curve<T> oneKey(Interpolation interpolation, T value, T in = T(), T out = T())
{
    Curve<T> curve(interpolation, 1);
    curve.editValues()[0] = value;
    if (curve.hasTangents()) {
        curve.editInTangents()[0] = in;
        curve.editOutTangents()[0] = out;
    }
    return curve;
}

template<class T>
void set(Curve<T> &curve, KeyPart part, std::vector<double> numbers, bool carry = true,
         RotationOrder order = RotationOrder::Xyz)
{
    setKeyNumbers(curve, typeInfo<T>(), order, 0, part, numbers, carry);
}

template<class T>
T rounded(double number)
{
    Curve<T> curve = oneKey<T>(Interpolation::None, T(1));
    set(curve, KeyPart::Value, {number});
    return curve.values()[0];
}

Quat aboutZ(double degrees)
{
    return rotationOf({0, 0, degrees}, RotationOrder::Xyz);
}

} // namespace

class TestKeyNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A turn that continues in one sequence says nothing about the angles of the next.
    void eachSequenceStartsAnew()
    {
        Curve<Quat> curve(Interpolation::Linear, 6);
        const int degrees[] = {0, 170, 340, 350, 20, 30};
        for (int i = 0; i < 6; ++i) {
            curve.editTimes()[std::size_t(i)] = 100 * i;
            curve.editValues()[std::size_t(i)] = aboutZ(degrees[i]);
        }
        const auto angles = [&](TimeSpans spans) {
            const KeyNumbers numbers(curve, typeInfo<Quat>(), RotationOrder::Xyz, spans);
            QList<int> all;
            for (std::size_t row = 0; row < numbers.size(); ++row)
                all << int(std::lround(numbers.number(row, 2)));
            return all;
        };
        QCOMPARE(angles({}), (QList<int>{0, 170, 340, 350, 380, 390}));
        QCOMPARE(angles({{0, 200}, {300, 500}}), (QList<int>{0, 170, 340, -10, 20, 30}));
        // In whatever order they are stored, and with keys between them.
        QCOMPARE(angles({{400, 500}, {0, 200}}), (QList<int>{0, 170, 340, -10, 20, 30}));
        // A longer one that contains both continues.
        QCOMPARE(angles({{0, 200}, {300, 500}, {100, 350}}), (QList<int>{0, 170, 340, 350, 380, 390}));
    }

    /// The other Euler solution of a first key can be nearer to 0 than the shown one; flipping axes does not help.
    void anEditOfOneAxisLeavesTheOthers()
    {
        Curve<Quat> curve(Interpolation::Linear, 3);
        const TimeSpans spans{{0, 100}, {200, 300}};
        const EulerAngles angles[] = {{100, 60, 100}, {110, 50, 90}, {100, 60, 100}};
        for (int i = 0; i < 3; ++i) {
            curve.editTimes()[std::size_t(i)] = 100 * i;
            curve.editValues()[std::size_t(i)] = rotationOf(angles[i], RotationOrder::Xyz);
        }
        const auto row = [](const KeyNumbers &numbers, std::size_t key) {
            return QList<int>{int(std::lround(numbers.number(key, 0))), int(std::lround(numbers.number(key, 1))),
                              int(std::lround(numbers.number(key, 2)))};
        };
        const KeyNumbers before(curve, typeInfo<Quat>(), RotationOrder::Xyz, spans);
        QCOMPARE(row(before, 0), (QList<int>{100, 60, 100}));
        Curve<Quat> edited = curve;
        setKeyNumbers(edited, typeInfo<Quat>(), RotationOrder::Xyz, 0, KeyPart::Value,
                      std::vector<double>{115, 60, 100});
        QCOMPARE(row(KeyNumbers(edited, typeInfo<Quat>(), RotationOrder::Xyz, spans), 0), (QList<int>{-65, 120, -80}));
        const KeyNumbers now(edited, typeInfo<Quat>(), RotationOrder::Xyz, spans, &before);
        QCOMPARE(row(now, 0), (QList<int>{115, 60, 100}));
        QCOMPARE(row(now, 1), (QList<int>{110, 50, 90}));
        QCOMPARE(row(now, 2), (QList<int>{100, 60, 100}));
        // Small steps continue beyond half a turn, a leap counts from 0; another axis order starts again.
        setKeyNumbers(edited, typeInfo<Quat>(), RotationOrder::Xyz, 0, KeyPart::Value,
                      std::vector<double>{190, 60, 100});
        const KeyNumbers turned(edited, typeInfo<Quat>(), RotationOrder::Xyz, spans, &now);
        QCOMPARE(row(turned, 0), (QList<int>{190, 60, 100}));
        setKeyNumbers(edited, typeInfo<Quat>(), RotationOrder::Xyz, 0, KeyPart::Value,
                      std::vector<double>{10, 60, 100});
        QCOMPARE(row(KeyNumbers(edited, typeInfo<Quat>(), RotationOrder::Xyz, spans, &turned), 0),
                 (QList<int>{10, 60, 100}));
        const KeyNumbers raw(edited, typeInfo<Quat>(), RotationOrder::Raw, spans);
        QCOMPARE(row(KeyNumbers(curve, typeInfo<Quat>(), RotationOrder::Xyz, spans, &raw), 0),
                 (QList<int>{100, 60, 100}));
        // Removing a key leaves the rest of its sequence on the same turn.
        Curve<Quat> shorter(Interpolation::Linear, 2);
        for (int i = 0; i < 2; ++i) {
            shorter.editTimes()[std::size_t(i)] = 100 * (i + 1);
            shorter.editValues()[std::size_t(i)] = curve.values()[std::size_t(i + 1)];
        }
        const KeyNumbers rest(shorter, typeInfo<Quat>(), RotationOrder::Xyz, spans, &turned);
        QCOMPARE(row(rest, 0), (QList<int>{110, 50, 90}));
        QCOMPARE(row(rest, 1), (QList<int>{100, 60, 100}));
    }

    void everyTypeHasItsNumbers()
    {
        const auto count = [](const TypeInfo &type) { return shownComponents(type, RotationOrder::Xyz); };
        QCOMPARE(count(typeInfo<NoValue>()), 0);
        QCOMPARE(count(typeInfo<float>()), 1);
        QCOMPARE(count(typeInfo<std::uint8_t>()), 1);
        QCOMPARE(count(typeInfo<Vec2>()), 2);
        QCOMPARE(count(typeInfo<Vec3>()), 3);
        QCOMPARE(count(typeInfo<Vec4>()), 4);
        QCOMPARE(count(typeInfo<Colour>()), 3);
        QCOMPARE(count(typeInfo<Quat>()), 3);
        QCOMPARE(shownComponents(typeInfo<Quat>(), RotationOrder::Raw), 4);
        QVERIFY(isContinuous(typeInfo<Vec2>()) && isContinuous(typeInfo<Quat>()));
        QVERIFY(!isContinuous(typeInfo<std::int32_t>()) && !isContinuous(typeInfo<NoValue>()));
    }

    void handlesAreControlValues()
    {
        // 5 + 6/3 = 7 and 5 − 3/3 = 4.
        const KeyNumbers hermite(oneKey<float>(Interpolation::Hermite, 5, 3, 6), typeInfo<float>());
        QVERIFY(hermite.hasHandles());
        QCOMPARE(hermite.number(0, 0), 5.0);
        QCOMPARE(hermite.number(0, 0, KeyPart::In), 4.0);
        QCOMPARE(hermite.number(0, 0, KeyPart::Out), 7.0);
        const Curve<Vec3> curve = oneKey<Vec3>(Interpolation::Bezier, {1, 2, 3}, {4, 5, 6}, {7, 8, 9});
        const KeyNumbers bezier(curve, typeInfo<Vec3>());
        QCOMPARE(bezier.number(0, 1, KeyPart::In), 5.0);
        QCOMPARE(bezier.number(0, 2, KeyPart::Out), 9.0);
        QVERIFY(bezier.isOf(curve));
        QVERIFY(!bezier.isOf(hermite.size() ? Curve<Vec3>(Interpolation::Bezier, 1) : curve));
        QVERIFY(!KeyNumbers(oneKey<float>(Interpolation::Linear, 5), typeInfo<float>()).hasHandles());
        // Numbers above 3 have tangents and are read as bezier.
        const KeyNumbers strange(oneKey<float>(Interpolation(7), 5, 3, 6), typeInfo<float>());
        QCOMPARE(strange.number(0, 0, KeyPart::Out), 6.0);
    }

    void copiesOutliveTheirOriginal()
    {
        KeyNumbers copy;
        {
            const KeyNumbers made(oneKey<float>(Interpolation::Hermite, 5, 3, 6), typeInfo<float>());
            copy = made;
        }
        QCOMPARE(copy.number(0, 0, KeyPart::Out), 7.0);
        QCOMPARE(copy.number(0, 0), 5.0);
    }

    void wheelsTurnOn()
    {
        Curve<Quat> wheel(Interpolation::Linear, 9);
        for (int i = 0; i < 9; ++i) {
            // The file's signs may jump.
            const Quat q = aboutZ(i * 90.0);
            wheel.editValues()[std::size_t(i)] = i % 2 ? q : Quat{-q.x, -q.y, -q.z, -q.w};
        }
        const KeyNumbers numbers(wheel, typeInfo<Quat>());
        QCOMPARE(numbers.components(), 3);
        for (std::size_t i = 0; i < 9; ++i)
            QVERIFY(std::abs(numbers.number(i, 2) - double(i) * 90) < 1e-3);
        const KeyNumbers raw(wheel, typeInfo<Quat>(), RotationOrder::Raw);
        QCOMPARE(raw.number(0, 3), -1.0);
    }

    void rotationHandlesStayNearTheirKey()
    {
        Curve<Quat> curve(Interpolation::Bezier, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            curve.editValues()[i] = aboutZ(double(i) * 170);
            curve.editInTangents()[i] = aboutZ(double(i) * 170 - 30);
            curve.editOutTangents()[i] = aboutZ(double(i) * 170 + 30);
        }
        const KeyNumbers numbers(curve, typeInfo<Quat>());
        QVERIFY(std::abs(numbers.number(2, 2) - 340) < 1e-3);
        QVERIFY(std::abs(numbers.number(2, 2, KeyPart::In) - 310) < 1e-3);
        QVERIFY(std::abs(numbers.number(2, 2, KeyPart::Out) - 370) < 1e-3);
    }

    void integersAreRoundedAndCut()
    {
        QCOMPARE(rounded<std::int32_t>(-2.6), -3);
        QCOMPARE(rounded<std::int32_t>(1e12), std::numeric_limits<std::int32_t>::max());
        QCOMPARE(rounded<std::int32_t>(-1e12), std::numeric_limits<std::int32_t>::min());
        QCOMPARE(rounded<std::uint32_t>(4294967295.0), 4294967295u);
        QCOMPARE(rounded<std::uint32_t>(4294967295.4), 4294967295u);
        QCOMPARE(rounded<std::uint8_t>(255.6), std::uint8_t(255));
        QCOMPARE(rounded<std::uint8_t>(-0.6), std::uint8_t(0));
        QCOMPARE(rounded<std::int16_t>(-40000), std::int16_t(-32768));
        QCOMPARE(rounded<std::int32_t>(std::numeric_limits<double>::quiet_NaN()), 1);
        // Exact beyond what single precision holds.
        const KeyNumbers large(oneKey<std::int32_t>(Interpolation::None, 16777217), typeInfo<std::int32_t>());
        QCOMPARE(large.number(0, 0), 16777217.0);
        QVERIFY(!KeyNumbers(oneKey<std::int32_t>(Interpolation::Bezier, 1), typeInfo<std::int32_t>()).hasHandles());
    }

    void valuesCarryTheirHandles_data()
    {
        QTest::addColumn<Interpolation>("interpolation");
        QTest::addColumn<bool>("carry");
        QTest::addColumn<float>("in");
        QTest::addColumn<float>("out");
        // From value 5 to 8; stored tangents 3 and 6 before.
        QTest::newRow("bezier") << Interpolation::Bezier << true << 6.f << 9.f;
        QTest::newRow("bezier, handles left") << Interpolation::Bezier << false << 3.f << 6.f;
        QTest::newRow("hermite") << Interpolation::Hermite << true << 3.f << 6.f;
        // In shown as 5 − 3/3 = 4 = 8 − 12/3, out as 5 + 6/3 = 7 = 8 − 3/3.
        QTest::newRow("hermite, handles left") << Interpolation::Hermite << false << 12.f << -3.f;
    }

    void valuesCarryTheirHandles()
    {
        QFETCH(Interpolation, interpolation);
        QFETCH(bool, carry);
        Curve<float> curve = oneKey<float>(interpolation, 5, 3, 6);
        set(curve, KeyPart::Value, {8}, carry);
        QCOMPARE(curve.values()[0], 8.f);
        QTEST(curve.inTangents()[0], "in");
        QTEST(curve.outTangents()[0], "out");
    }

    void handlesAreSet()
    {
        Curve<float> hermite = oneKey<float>(Interpolation::Hermite, 5, 3, 6);
        set(hermite, KeyPart::In, {2});
        set(hermite, KeyPart::Out, {11});
        QCOMPARE(hermite.inTangents()[0], 9.f);
        QCOMPARE(hermite.outTangents()[0], 18.f);
        Curve<float> linear = oneKey<float>(Interpolation::Linear, 5);
        set(linear, KeyPart::In, {2});
        QCOMPARE(linear.values()[0], 5.f);
    }

    void rotationsStayInTheirHemisphere()
    {
        const Quat at200 = aboutZ(200), before{-at200.x, -at200.y, -at200.z, -at200.w};
        Curve<Quat> curve = oneKey<Quat>(Interpolation::Hermite, before, before, before);
        set(curve, KeyPart::Value, {0, 0, 220});
        const Quat at220 = aboutZ(220), now = curve.values()[0];
        QVERIFY(std::abs(now.z + at220.z) < 1e-6f && std::abs(now.w + at220.w) < 1e-6f);
        // The handle lay on the key and turned with it.
        const Quat in = curve.inTangents()[0];
        QVERIFY(std::abs(in.z - now.z) < 1e-6f && std::abs(in.w - now.w) < 1e-6f);
        set(curve, KeyPart::Value, {0, 0, 0, 3}, true, RotationOrder::Raw);
        QCOMPARE(curve.values()[0].w, 1.f);
        QVERIFY(std::abs(curve.inTangents()[0].w - 1) < 1e-6f);
    }

    void nonsenseLeavesWhatStandsThere()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        Curve<Vec3> curve = oneKey<Vec3>(Interpolation::Bezier, {1, 2, 3}, {4, 5, 6}, {7, 8, 9});
        set(curve, KeyPart::Value, {nan, 20, 1e300});
        QCOMPARE(curve.values()[0].x, 1.f);
        QCOMPARE(curve.values()[0].y, 20.f);
        QCOMPARE(curve.values()[0].z, 3.f);
        QCOMPARE(curve.inTangents()[0].x, 4.f);
        Curve<Quat> rotation = oneKey<Quat>(Interpolation::Linear, aboutZ(50));
        const Curve<Quat> kept = rotation;
        set(rotation, KeyPart::Value, {0, nan, 0});
        set(rotation, KeyPart::Value, {0, 0});
        QVERIFY(rotation == kept);
        Curve<NoValue> event(Interpolation::None, 1);
        setKeyNumbers(event, typeInfo<NoValue>(), RotationOrder::Xyz, 0, KeyPart::Value, std::vector<double>{1});
        setKeyNumbers(curve, typeInfo<Vec3>(), RotationOrder::Xyz, 5, KeyPart::Value, std::vector<double>{1, 1, 1});
        QCOMPARE(curve.size(), std::size_t(1));
        QCOMPARE(KeyNumbers(CurveBase(), typeInfo<Vec3>()).size(), std::size_t(0));
    }
};

SINEW_GUILESS_TEST(tst_key_numbers, TestKeyNumbers)

} // namespace tst_key_numbers
#include "tst_key_numbers.moc"
