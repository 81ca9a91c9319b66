// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/key_handles.h"
#include "tests/support/test_program.h"

#include "curve_edit_maker.h"

#include <QTest>

#include <limits>

namespace tst_key_handles {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto hermite = Interpolation::Hermite, bezier = Interpolation::Bezier;

/// Values 0, 3, 4 at 0, 100, 400: 100 and 300 long, speeds 3/100 and 1/300.
CurveEdit rising(Interpolation interpolation = hermite)
{
    return makeEdit<float>(interpolation, {{0, 0, 7, 7}, {100, 3, 7, 7}, {400, 4, 7, 7}}, {{0, 400, false}});
}

float in(const CurveEdit &edit, std::size_t row)
{
    return typed<float>(edit).inTangents()[row];
}

float out(const CurveEdit &edit, std::size_t row)
{
    return typed<float>(edit).outTangents()[row];
}

/// The change of the angle per time unit before and after a key, as the renderer shows it.
double slope(const CurveEdit &edit, const TimeSpan &span, double time, double step)
{
    return (readAt<float>(edit, span, time + step) - readAt<float>(edit, span, time)) / step;
}

} // namespace

class TestKeyHandles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modes_data()
    {
        QTest::addColumn<HandleMode>("mode");
        QTest::addColumn<float>("inSlope");
        QTest::addColumn<float>("outSlope");
        // Auto: 4 in 400 units, so 1 in the first segment's 100 and 3 in the second's 300.
        QTest::newRow("free") << HandleMode::Free << 7.f << 7.f;
        QTest::newRow("flat") << HandleMode::Flat << 0.f << 0.f;
        QTest::newRow("vector") << HandleMode::Vector << 3.f << 1.f;
        QTest::newRow("auto") << HandleMode::Auto << 1.f << 3.f;
        QTest::newRow("plateau") << HandleMode::Plateau << 1.f << 3.f;
        // Both were 7 a segment: 7/100 and 7/300, 14/300 on average.
        QTest::newRow("aligned") << HandleMode::Aligned << 14.f / 3 << 14.f;
        // 3 reaches 4 with a third of it: just within the limit.
        QTest::newRow("clamped") << HandleMode::AutoClamped << 1.f << 3.f;
    }
    void modes()
    {
        QFETCH(HandleMode, mode);
        QFETCH(float, inSlope);
        QFETCH(float, outSlope);
        CurveEdit edit = rising();
        select(edit, {1});
        setHandleMode(edit, mode);
        QCOMPARE(in(edit, 1), inSlope);
        QCOMPARE(out(edit, 1), outSlope);
        QVERIFY(edit.marks[1].in == mode && edit.marks[1].out == mode);
        QCOMPARE(out(edit, 0), 7.f);
        QCOMPARE(in(edit, 2), 7.f);
    }

    void bezierStoresControlValues()
    {
        CurveEdit edit = rising(bezier);
        select(edit, {1});
        setHandleMode(edit, HandleMode::Auto);
        QCOMPARE(in(edit, 1), 3 - 1 / 3.f);
        QCOMPARE(out(edit, 1), 4.f);
    }

    void clampedNeverGoesBeyondANeighbour()
    {
        // Auto would be 10.1/200 a unit, which passes 0.1 further on: at most 3 · 0.1 a segment.
        CurveEdit edit = makeEdit<float>(hermite, {{0, 0}, {100, 10}, {200, 10.1f}}, {{0, 200, false}});
        select(edit, {1});
        setHandleMode(edit, HandleMode::AutoClamped);
        QVERIFY(std::abs(out(edit, 1) - 0.3f) < 1e-5f);
        for (int time = 100; time <= 200; ++time)
            QVERIFY(readAt<float>(edit, edit.spans[0], time) <= 10.1f + 1e-5f);
        // An extremum and an end are flat.
        CurveEdit peak = makeEdit<Vec2>(
            hermite, {{0, {0, 0}, {9, 9}, {9, 9}}, {100, {5, 1}, {9, 9}, {9, 9}}, {200, {0, 2}, {9, 9}, {9, 9}}});
        select(peak, {0, 1});
        setHandleMode(peak, HandleMode::AutoClamped);
        QCOMPARE(typed<Vec2>(peak).outTangents()[1].x, 0.f);
        QCOMPARE(typed<Vec2>(peak).outTangents()[1].y, 1.f);
        QCOMPARE(typed<Vec2>(peak).outTangents()[0].y, 0.f);
    }

    void plateauIsFlatBesideAnEqualNeighbour()
    {
        CurveEdit edit = makeEdit<float>(hermite, {{0, 2, 9, 9}, {100, 2, 9, 9}, {200, 5, 9, 9}});
        select(edit, {1});
        setHandleMode(edit, HandleMode::Plateau);
        QCOMPARE(out(edit, 1), 0.f);
        setHandleMode(edit, HandleMode::Auto);
        QCOMPARE(out(edit, 1), 1.5f);
    }

    void oneHandleAlone()
    {
        CurveEdit edit = rising();
        select(edit, {1}, keyBit(KeyPart::In, 0));
        setHandleMode(edit, HandleMode::Vector);
        QCOMPARE(in(edit, 1), 3.f);
        QCOMPARE(out(edit, 1), 7.f);
        QVERIFY(edit.marks[1].out == HandleMode::Stored);
        // Alone it goes in line with the other: 7 in 300.
        setHandleMode(edit, HandleMode::Aligned);
        QCOMPARE(in(edit, 1), 7.f / 3);
        QCOMPARE(out(edit, 1), 7.f);
    }

    void alignedFollowsTheSideThatMoved()
    {
        CurveEdit edit = rising();
        select(edit, {1});
        unifyHandles(edit, true);
        Curve<float> curve = typed<float>(edit);
        curve.editInTangents()[1] = 2;
        edit.curve = curve;
        const std::size_t rows[] = {1};
        refreshHandles(edit, rows, KeyPart::In);
        QCOMPARE(in(edit, 1), 2.f);
        QCOMPARE(out(edit, 1), 6.f);
        QVERIFY(std::abs(slope(edit, edit.spans[0], 100, 0.01) - slope(edit, edit.spans[0], 100, -0.01)) < 1e-3);
        unifyHandles(edit, false);
        QVERIFY(edit.marks[1] == (KeyMark{anyValueBit, HandleMode::Free, HandleMode::Free}));
        QCOMPARE(out(edit, 1), 6.f);
    }

    void neighboursFollow()
    {
        CurveEdit edit = rising();
        select(edit, {0, 1, 2});
        setHandleMode(edit, HandleMode::Vector);
        Curve<float> curve = typed<float>(edit);
        curve.editValues()[1] = 6;
        edit.curve = curve;
        const std::size_t rows[] = {1, 99};
        refreshHandles(edit, rows);
        QCOMPARE(out(edit, 0), 6.f);
        QCOMPARE(in(edit, 2), -2.f);
    }

    void neighboursEndAtTheSpan()
    {
        // The key at 200 belongs to another sequence, the one at 150 to no sequence.
        CurveEdit edit =
            makeEdit<float>(hermite, {{0, 0}, {100, 3}, {150, 50}, {200, 99}}, {{0, 100, false}, {200, 300, false}});
        select(edit, {1, 2});
        setHandleMode(edit, HandleMode::Auto);
        QCOMPARE(in(edit, 1), 3.f);
        QCOMPARE(in(edit, 2), 0.f);
        QCOMPARE(segmentLength(KeyNeighbours(edit), 1, KeyPart::In), 100.0);
        QCOMPARE(segmentLength(KeyNeighbours(edit), 1, KeyPart::Out), 0.0);
        QCOMPARE(segmentLength(KeyNeighbours(edit), 2, KeyPart::In), 0.0);
    }

    void theSeamMakesNeighbours()
    {
        // From 250 through 300 and 0 to 50: 100 long.
        CurveEdit edit = makeEdit<float>(hermite, {{50, 0}, {150, 4}, {250, 2}}, {{0, 300, true}});
        QCOMPARE(segmentLength(KeyNeighbours(edit), 0, KeyPart::In), 100.0);
        QCOMPARE(segmentLength(KeyNeighbours(edit), 2, KeyPart::Out), 100.0);
        select(edit, {0});
        setHandleMode(edit, HandleMode::Auto);
        QCOMPARE(in(edit, 0), 1.f);
        QCOMPARE(out(edit, 0), 1.f);
    }

    void openingAndClosingKeyAreOneMoment()
    {
        CurveEdit edit = makeEdit<float>(hermite, {{0, 1}, {100, 4}, {250, 3}, {300, 1}}, {{0, 300, true}});
        select(edit, {0, 3});
        setHandleMode(edit, HandleMode::Auto);
        // −2 in 50, then +3 in 100: 1/150 a unit.
        QCOMPARE(out(edit, 0), 100 / 150.f);
        QCOMPARE(in(edit, 3), 50 / 150.f);
        QCOMPARE(segmentLength(KeyNeighbours(edit), 0, KeyPart::In), 0.0);
    }

    void keysOutOfOrder()
    {
        CurveEdit edit = makeEdit<float>(hermite, {{400, 4}, {0, 0}, {100, 3}});
        select(edit, {2});
        setHandleMode(edit, HandleMode::Auto);
        QCOMPARE(in(edit, 2), 1.f);
        QCOMPARE(out(edit, 2), 3.f);
    }

    void rotationsRunSmoothly()
    {
        // About one axis the angle behaves like a number: 0, 30 and 40 degrees at 0, 100 and 400 make 1/10 degree a
        // unit.
        const Quat a = turn(0, 1, 2, 3), b = turn(30, 1, 2, 3), c = turn(40, 1, 2, 3),
                   minusC = {-c.x, -c.y, -c.z, -c.w};
        CurveEdit edit =
            makeEdit<Quat>(hermite, {{0, a, a, a}, {100, b, b, b}, {400, minusC, minusC, minusC}}, {{0, 400, false}});
        select(edit, {1});
        setHandleMode(edit, HandleMode::Auto);
        const auto angle = [&](double time) { return turnBetween(a, readAt<Quat>(edit, edit.spans[0], time)); };
        QVERIFY(std::abs((angle(100) - angle(99.5)) / 0.5 - 0.1) < 0.01);
        QVERIFY(std::abs((angle(100.5) - angle(100)) / 0.5 - 0.1) < 0.01);
        setHandleMode(edit, HandleMode::Flat);
        QVERIFY(std::abs(angle(101) - angle(99)) < 0.02);
        setHandleMode(edit, HandleMode::Vector);
        QVERIFY(std::abs((angle(100) - angle(99)) - 0.3) < 0.01);
    }

    void tcbOfNumbers()
    {
        // 100 and 300 long, with differences of 3 and 1. Tension halves; the correction for unequal lengths is 1/2 and
        // 3/2.
        CurveEdit edit = rising();
        select(edit, {1});
        setTcb(edit, 0, 0, 0);
        QCOMPARE(in(edit, 1), 1.f);
        QCOMPARE(out(edit, 1), 3.f);
        setTcb(edit, 1, 0, 0);
        QCOMPARE(out(edit, 1), 0.f);
        setTcb(edit, 0, -1, 0); // a corner: in along the incoming direction only
        QCOMPARE(in(edit, 1), 1.5f);
        QCOMPARE(out(edit, 1), 1.5f);
        setTcb(edit, 0, 0, 1); // both along the incoming direction
        QCOMPARE(in(edit, 1), 1.5f);
        QCOMPARE(out(edit, 1), 4.5f);
    }

    void tcbComesBack()
    {
        CurveEdit edit = makeEdit<Vec3>(bezier, {{0, {0, 1, 2}}, {100, {3, 1, 5}}, {200, {4, 8, -2}}});
        select(edit, {1});
        setTcb(edit, 0.25, -0.5, 0.75);
        const auto tcb = tcbOf(edit, 1);
        QVERIFY(std::abs(tcb[0] - 0.25) < 1e-3 && std::abs(tcb[1] + 0.5) < 1e-3 && std::abs(tcb[2] - 0.75) < 1e-3);
        CurveEdit single = rising();
        select(single, {1});
        setTcb(single, 0.5, 0, 0);
        QVERIFY(std::abs(tcbOf(single, 1)[0] - 0.5) < 1e-3);
    }

    void tcbOfARotationFromTheGame()
    {
        // A key of one of the game's models with its neighbours, as quoted in MdlVis' own test.
        const Quat previous{-0.344438f, 0, 0, 0.938809f}, current{-0.300034f, 0.169165f, -0.461081f, 0.817782f};
        const Quat tangentIn{-0.247255f, 0.239796f, -0.653596f, 0.673925f},
            tangentOut{0.157356f, -0.0887205f, 0.241819f, 0.953358f};
        CurveEdit edit =
            makeEdit<Quat>(hermite, {{0, previous}, {100, current, tangentIn, tangentOut}, {200, {0, 0, 0, 1}}});
        const auto tcb = tcbOf(edit, 1);
        select(edit, {1});
        setTcb(edit, tcb[0], tcb[1], tcb[2]);
        QVERIFY(turnBetween(typed<Quat>(edit).inTangents()[1], tangentIn) < 0.2);
        QVERIFY(turnBetween(typed<Quat>(edit).outTangents()[1], tangentOut) < 0.2);
    }

    void nothingHappensWithoutHandles()
    {
        for (CurveEdit edit :
             {makeEdit<float>(Interpolation::Linear, {{0, 1}, {5, 2}}),
              makeEdit<std::int32_t>(hermite, {{0, 1, 3, 3}, {5, 2, 3, 3}}), makeEdit<NoValue>(hermite, {{0}, {5}})}) {
            select(edit, {0, 1});
            const CurveBase before = edit.curve;
            setHandleMode(edit, HandleMode::Flat);
            unifyHandles(edit, true);
            setTcb(edit, 1, 1, 1);
            QVERIFY(edit.curve.sharesWith(before));
            QVERIFY(edit.marks[0].in == HandleMode::Stored);
        }
    }

    void oddNumbersAreLeftAlone()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN(), huge = std::numeric_limits<float>::max();
        CurveEdit edit = makeEdit<float>(bezier, {{0, -huge}, {100, nan, 1, 2}, {100, 5, 1, 2}, {200, huge, 1, 2}},
                                         {{0, 200, true}});
        select(edit, {0, 1, 2, 3});
        for (const HandleMode mode :
             {HandleMode::Auto, HandleMode::AutoClamped, HandleMode::Vector, HandleMode::Aligned})
            setHandleMode(edit, mode);
        setTcb(edit, 0.5, nan, 0);
        setTcb(edit, 0.5, 0.5, 0);
        tcbOf(edit, 1);
        QVERIFY(std::isnan(typed<float>(edit).values()[1]));
        for (std::size_t row = 0; row < 4; ++row)
            QVERIFY(std::isfinite(in(edit, row)) && std::isfinite(out(edit, row)));
    }
};

SINEW_GUILESS_TEST(tst_key_handles, TestKeyHandles)

} // namespace tst_key_handles
#include "tst_key_handles.moc"
