// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_tools.h"
#include "core/curves/shape/span_shape.h"
#include "tests/support/test_program.h"

#include "core/curves/curve_keys.h"
#include "core/curves/tools/bake.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/loopable.h"
#include "core/curves/tools/smooth.h"
#include "core/curves/tools/tool_range.h"
#include "curve_edit_maker.h"

#include <QTest>

#include <limits>

namespace tst_bake_smooth_loop {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto none = Interpolation::None, linear = Interpolation::Linear, hermite = Interpolation::Hermite,
               bezier = Interpolation::Bezier;

float valueAt(const CurveEdit &edit, std::int32_t time)
{
    const int row = keyAt(edit.curve, time);
    return row < 0 ? std::numeric_limits<float>::quiet_NaN() : typed<float>(edit).values()[std::size_t(row)];
}

} // namespace

class TestBakeSmoothLoop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bakePutsKeysOnTheCurve()
    {
        // A looping sequence read over its seam: from 90 through 100 and 0 to 10 the value falls from 8 to 0.
        CurveEdit edit = makeEdit<float>(linear, {{-7, 1}, {10, 0}, {90, 8}, {150, 3}}, {{0, 100, true}});
        const CurveEdit before = edit;
        const FitReport report = bake(edit, 30, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{-7, 0, 10, 30, 60, 90, 100, 150}));
        QCOMPARE(valueAt(edit, 0), 4.f);
        QCOMPARE(valueAt(edit, 30), 2.f);
        QCOMPARE(valueAt(edit, 60), 5.f);
        QCOMPARE(valueAt(edit, 100), 4.f);
        QCOMPARE(valueAt(edit, 150), 3.f);
        QVERIFY(report.deviation < 1e-5 && deviation(before, edit) < 1e-5);
        QCOMPARE(edit.marks.size(), edit.size());
    }

    void bakedCubicsKeepTheirShape()
    {
        for (const Interpolation interpolation : {hermite, bezier}) {
            const CurveEdit before =
                makeEdit<float>(interpolation, {{0, 0, 1, 5}, {120, 3, -4, 2}, {200, 1, 3, 3}}, {{0, 200, false}});
            CurveEdit edit = before;
            const FitReport report = bake(edit, 40, {});
            QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 40, 80, 120, 160, 200}));
            QVERIFY(deviation(before, edit) < 1e-5);
            QVERIFY(report.deviation < 1e-5);
        }
    }

    void bakedRotations()
    {
        const Quat a = turn(0, 0, 0, 1), b = turn(90, 0, 0, 1);
        CurveEdit edit = makeEdit<Quat>(linear, {{0, a}, {90, b}}, {{0, 90, false}});
        bake(edit, 30, {});
        QCOMPARE(edit.size(), std::size_t(4));
        QVERIFY(turnBetween(typed<Quat>(edit).values()[1], turn(30, 0, 0, 1)) < 1e-3);
        CurveEdit cubic = makeEdit<Quat>(
            hermite, {{0, a, a, a}, {100, b, turn(70, 1, 0, 1), turn(80, 0, 1, 1)}, {200, a, b, b}}, {{0, 200, false}});
        QVERIFY(bake(cubic, 10, {}).deviation < 0.1);
    }

    void bakedStepsHold()
    {
        CurveEdit edit = makeEdit<std::int32_t>(none, {{0, 3}, {25, 8}}, {{0, 40, false}});
        bake(edit, 10, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 10, 20, 25, 30, 40}));
        const auto values = typed<std::int32_t>(edit).values();
        QCOMPARE(std::vector<std::int32_t>(values.begin(), values.end()),
                 (std::vector<std::int32_t>{3, 3, 3, 8, 8, 8}));
    }

    /// The first of two sequences that share a time has its own value there.
    void bakedSpansThatOverlap()
    {
        CurveEdit edit = makeEdit<float>(linear, {{0, 1}, {150, 15}}, {{0, 100, false}, {50, 150, false}});
        bake(edit, 25, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 25, 50, 75, 100, 125, 150}));
        const auto values = typed<float>(edit).values();
        QCOMPARE(std::vector<float>(values.begin(), values.end()), (std::vector<float>{1, 1, 1, 1, 1, 15, 15}));
    }

    void bakeOfPartsAndNonsense()
    {
        CurveEdit edit = makeEdit<float>(linear, {{0, 0}, {20, 2}, {40, 4}, {60, 6}}, {{0, 60, false}});
        select(edit, {1, 2});
        ToolRange range;
        range.selectedOnly = true;
        bake(edit, 5, range);
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 20, 25, 30, 35, 40, 60}));
        CurveEdit events = makeEdit<NoValue>(none, {{0}, {50}}, {{0, 100, false}});
        bake(events, 10, {});
        QCOMPARE(events.size(), std::size_t(2));
        CurveEdit empty = makeEdit<float>(linear, {{500, 1}}, {{0, 100, false}});
        bake(empty, 10, {});
        QCOMPARE(timesOf(empty), (std::vector<std::int32_t>{500}));
        CurveEdit wide = makeEdit<float>(
            linear, {{std::numeric_limits<std::int32_t>::min(), 1}, {std::numeric_limits<std::int32_t>::max(), 2}});
        bake(wide, std::numeric_limits<double>::quiet_NaN(), {});
        QCOMPARE(wide.size(), std::size_t(2));
    }

    void smoothingTakesNoise()
    {
        // A zigzag about 5: neighbours pull each other towards it.
        CurveEdit edit =
            makeEdit<float>(linear, {{0, 5}, {10, 6}, {20, 4}, {30, 6}, {40, 4}, {50, 6}, {60, 5}}, {{0, 60, false}});
        const CurveEdit before = edit;
        const FitReport report = smooth(edit, 30, 1, {});
        QCOMPARE(timesOf(edit), timesOf(before));
        QCOMPARE(valueAt(edit, 0), 5.f);
        QCOMPARE(valueAt(edit, 60), 5.f);
        for (const std::int32_t time : {10, 20, 30, 40, 50})
            QVERIFY(std::abs(valueAt(edit, time) - 5) < 0.5);
        QVERIFY(std::abs(report.deviation - deviation(before, edit)) < 1e-6);
        CurveEdit half = before;
        smooth(half, 30, 0.5, {});
        QCOMPARE(valueAt(half, 30), (valueAt(before, 30) + valueAt(edit, 30)) / 2);
    }

    void smoothingLeavesStraightLines()
    {
        CurveEdit edit = makeEdit<float>(
            hermite, {{0, 0, 1, 1}, {10, 1, 1, 2}, {30, 3, 2, 7}, {100, 10, 7, 1}, {110, 11, 1, 1}}, {{0, 110, false}});
        const CurveEdit before = edit;
        smooth(edit, 1000, 1, {});
        QVERIFY(deviation(before, edit) < 1e-5);
    }

    void smoothingEndsAtSpans()
    {
        CurveEdit edit = makeEdit<float>(linear, {{0, 0}, {10, 0}, {20, 0}, {30, 9}, {40, 100}, {50, 100}, {60, 100}},
                                         {{0, 20, false}, {40, 60, false}});
        const CurveBase before = edit.curve;
        smooth(edit, 1e9, 1, {});
        for (const std::int32_t time : {0, 10, 20})
            QCOMPARE(valueAt(edit, time), 0.f);
        QCOMPARE(valueAt(edit, 30), 9.f);
        QCOMPARE(valueAt(edit, 50), 100.f);
    }

    void smoothingLooksOverAClosedSeam()
    {
        // An isolated peak sinks by the same amount wherever it is in a loop; the loop's closing key repeats the
        // opening one.
        CurveEdit middle =
            makeEdit<float>(linear, {{0, 0}, {10, 0}, {20, 0}, {30, 6}, {40, 0}, {50, 0}, {60, 0}}, {{0, 60, true}});
        CurveEdit atSeam =
            makeEdit<float>(linear, {{0, 0}, {10, 0}, {20, 0}, {30, 0}, {40, 0}, {50, 6}, {60, 0}}, {{0, 60, true}});
        smooth(middle, 20, 1, {});
        smooth(atSeam, 20, 1, {});
        QCOMPARE(valueAt(atSeam, 50), valueAt(middle, 30));
        QCOMPARE(valueAt(atSeam, 40), valueAt(middle, 20));
        QCOMPARE(valueAt(atSeam, 10), valueAt(middle, 50));
        // Ends that do not meet do not pull across the seam.
        CurveEdit open =
            makeEdit<float>(linear, {{0, 0}, {10, 0}, {20, 0}, {30, 6}, {40, 6}, {50, 6}, {60, 6}}, {{0, 60, true}});
        smooth(open, 15, 1, {});
        QCOMPARE(valueAt(open, 10), 0.f);
        QCOMPARE(valueAt(open, 50), 6.f);
    }

    void theSpeedGoesOnOverAClosedSeam()
    {
        // Slope 5 over 100 units behind the opening key, 8 over 50 units before the closing one.
        const CurveEdit edit =
            makeEdit<float>(hermite, {{0, 1, 9, 5}, {100, 3, 2, 2}, {150, 1, 8, 9}}, {{0, 150, true}});
        const SpanShape shape(edit, edit.spans[0]);
        QCOMPARE(shape.speed(150, KeyPart::Out)[0], 5 / 100.0);
        QCOMPARE(shape.speed(0, KeyPart::In)[0], 8 / 50.0);
    }

    void aGlobalSequenceWithoutKeysTakesTheFirstOne()
    {
        CurveEdit edit = makeEdit<float>(linear, {{900, 3}, {950, 5}}, {{0, 500, true}});
        CurvePoint point{};
        QVERIFY(!SpanShape(edit, edit.spans[0]).read(200, point));
        Curve<float> curve(linear, 2, 0);
        for (std::size_t row = 0; row < 2; ++row) {
            curve.editTimes()[row] = edit.curve.times()[row];
            curve.editValues()[row] = typed<float>(edit).values()[row];
        }
        edit.curve = curve;
        QVERIFY(SpanShape(edit, edit.spans[0]).read(200, point));
        QCOMPARE(point[0], 3.0);
        // Without that key the game shows the other one: off by 2.
        CurveEdit shorter = edit;
        select(shorter, {0});
        deleteSelected(shorter);
        QCOMPARE(compareShapes(edit, shorter).deviation, 2.0);
    }

    void smoothedIntegersAndEvents()
    {
        CurveEdit edit = makeEdit<std::uint8_t>(none, {{0, 0}, {10, 9}, {20, 0}}, {{0, 20, false}});
        smooth(edit, 20, 1, {});
        QVERIFY(typed<std::uint8_t>(edit).values()[1] > 0 && typed<std::uint8_t>(edit).values()[1] < 9);
        CurveEdit events = makeEdit<NoValue>(none, {{0}, {10}, {20}}, {{0, 20, false}});
        smooth(events, 20, 1, {});
        CurveEdit visible = makeEdit<float>(none, {{0, 0}, {10, 1}, {20, 0}}, {{0, 20, false}});
        visible.isStep = true;
        smooth(visible, 20, 1, {});
        QCOMPARE(valueAt(visible, 10), 1.f);
    }

    void smoothedRotations()
    {
        CurveEdit edit = makeEdit<Quat>(
            linear, {{0, turn(0, 0, 0, 1)}, {10, turn(20, 0, 0, 1)}, {20, turn(0, 0, 0, 1)}}, {{0, 20, false}});
        smooth(edit, 20, 1, {});
        const double left = turnBetween(typed<Quat>(edit).values()[1], Quat{});
        QVERIFY(left > 1 && left < 19);
    }

    void loopsMeet()
    {
        CurveEdit edit = makeEdit<float>(linear, {{0, 1}, {50, 7}, {100, 5}}, {{0, 100, false}});
        makeLoopable(edit, 0, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 50, 100}));
        QCOMPARE(valueAt(edit, 100), 1.f);
        QCOMPARE(valueAt(edit, 50), 7.f);
    }

    void onlySequencesWithSelectedKeysLoop()
    {
        CurveEdit edit =
            makeEdit<float>(linear, {{0, 1}, {100, 5}, {200, 2}, {300, 4}}, {{0, 100, false}, {200, 300, false}});
        edit.marks.assign(4, {});
        edit.marks[3].selected = keyBit(KeyPart::Value, 0);
        ToolRange range;
        range.selectedOnly = true;
        makeLoopable(edit, 0, range);
        QCOMPARE(valueAt(edit, 100), 5.f);
        QCOMPARE(valueAt(edit, 300), 2.f);
    }

    /// Nothing is left to do, not even where the two keys are written differently.
    void loopsThatMeetStay()
    {
        const TimeSpan span{0, 100, false};
        CurveEdit edit = makeEdit<float>(hermite, {{0, 1, 3, 9}, {50, 4, 4, 4}, {100, 1 + 1e-7f, 7, 1}}, {span});
        CurveEdit before = edit;
        FitReport report = makeLoopable(edit, 40, {});
        QVERIFY(edit.curve.equalRaw(before.curve, sizeof(float)));
        QCOMPARE(report.alike, std::size_t(1));
        QCOMPARE(report.keysAfter, report.keysBefore);
        const Quat a = turn(70, 0, 0, 1), b = turn(90, 1, 0, 0), same{-a.x, -a.y, -a.z, -a.w};
        edit = makeEdit<Quat>(hermite, {{0, a, a, a}, {40, b, b, b}, {100, same, same, same}}, {span});
        before = edit;
        report = makeLoopable(edit, 40, {});
        QVERIFY(edit.curve.equalRaw(before.curve, sizeof(Quat)));
        QCOMPARE(report.alike, std::size_t(1));
        // Two sequences, one of which has a step at its end.
        edit = makeEdit<float>(linear, {{0, 1}, {100, 1}, {200, 2}, {300, 5}}, {{0, 100, false}, {200, 300, false}});
        report = makeLoopable(edit, 0, {});
        QCOMPARE(report.alike, std::size_t(1));
        QCOMPARE(valueAt(edit, 300), 2.f);
    }

    void loopsMeetOverAStretch()
    {
        // Constant 5 except for the start: only the last 40 units may change.
        CurveEdit edit = makeEdit<float>(linear, {{0, 1}, {10, 5}, {80, 5}, {100, 5}}, {{0, 100, false}});
        makeLoopable(edit, 40, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 10, 60, 80, 100}));
        QCOMPARE(valueAt(edit, 60), 5.f);
        QCOMPARE(valueAt(edit, 80), 3.f); // halfway
        QCOMPARE(valueAt(edit, 100), 1.f);
    }

    void missingEndsAreAdded()
    {
        for (const bool loops : {false, true}) {
            CurveEdit edit = makeEdit<float>(hermite, {{20, 3, 1, 2}, {80, 6, 1, 1}}, {{0, 100, loops}});
            const CurveEdit before = edit;
            makeLoopable(edit, 10, {});
            QCOMPARE(edit.curve.times().front(), 0);
            QCOMPARE(edit.curve.times().back(), 100);
            QCOMPARE(valueAt(edit, 0), valueAt(edit, 100));
            // A loop that runs over its seam has no step to spread.
            if (loops)
                QVERIFY2(deviation(before, edit) < 1e-4, qPrintable(QString::number(deviation(before, edit))));
        }
    }

    void handlesAgreeAtTheSeam()
    {
        for (const Interpolation interpolation : {hermite, bezier}) {
            CurveEdit edit =
                makeEdit<float>(interpolation, {{0, 1, 3, 9}, {100, 4, 4, 4}, {150, 2, 7, 1}}, {{0, 150, false}});
            makeLoopable(edit, 0, {});
            const TimeSpan span = edit.spans[0];
            const double start = (readAt<float>(edit, span, 0.01) - readAt<float>(edit, span, 0)) / 0.01;
            const double end = (readAt<float>(edit, span, 150) - readAt<float>(edit, span, 149.99)) / 0.01;
            QVERIFY2(std::abs(start - end) < 1e-2, qPrintable(QStringLiteral("%1 %2").arg(start).arg(end)));
            QCOMPARE(valueAt(edit, 150), 1.f);
        }
    }

    void loopingRotations()
    {
        const Quat a = turn(0, 0, 0, 1), b = turn(90, 1, 0, 0), c = turn(60, 0, 1, 0);
        CurveEdit edit = makeEdit<Quat>(hermite, {{0, a, a, a}, {100, b, b, b}, {200, c, c, c}}, {{0, 200, false}});
        makeLoopable(edit, 50, {});
        const TimeSpan span = edit.spans[0];
        QVERIFY(turnBetween(readAt<Quat>(edit, span, 200), a) < 1e-3);
        QVERIFY(turnBetween(readAt<Quat>(edit, span, 100), b) < 1e-3);
        // The same turn in the first and the last unit.
        const Quat first = thenRotation(inverseOf(readAt<Quat>(edit, span, 0)), readAt<Quat>(edit, span, 1));
        const Quat last = thenRotation(inverseOf(readAt<Quat>(edit, span, 199)), readAt<Quat>(edit, span, 200));
        QVERIFY2(turnBetween(first, last) < 0.1, qPrintable(QString::number(turnBetween(first, last))));
    }

    void everyLoopOnItsOwn()
    {
        CurveEdit edit = makeEdit<std::int32_t>(none, {{0, 1}, {100, 2}, {150, 9}, {200, 3}, {300, 4}},
                                                {{0, 100, false}, {200, 300, false}});
        makeLoopable(edit, 20, {});
        const auto values = typed<std::int32_t>(edit).values();
        QCOMPARE(std::vector<std::int32_t>(values.begin(), values.end()), (std::vector<std::int32_t>{1, 1, 9, 3, 3}));
        CurveEdit events = makeEdit<NoValue>(none, {{0}, {10}}, {{0, 20, false}});
        makeLoopable(events, 5, {});
        QCOMPARE(events.size(), std::size_t(2));
    }

    void neighboursAreMatched()
    {
        CurveEdit edit = makeEdit<float>(
            bezier, {{0, 1, 1, 2}, {10, 5, 5, 5}, {20, 7, 7, 7}, {30, 2, 1, 2}, {40, 3, 3, 3}}, {{0, 30, false}});
        matchNeighbours(edit, {});
        QCOMPARE(valueAt(edit, 0), 5.f);
        QCOMPARE(valueAt(edit, 30), 7.f);
        QCOMPARE(valueAt(edit, 40), 3.f);
        QCOMPARE(typed<float>(edit).outTangents()[0], 6.f); // the handle goes along
    }

    /// Two sequences meet at 1000: the key there is not changed for one of them at the expense of the other.
    void bordersOfOthersStay()
    {
        const TimeSpans touching{{0, 1000, true}, {1000, 2000, true}};
        CurveEdit edit = makeEdit<float>(linear, {{0, 0}, {1000, 5}, {2000, 7}}, touching);
        FitReport report = makeLoopable(edit, 0, {});
        QCOMPARE(report.shared, std::size_t(1));
        QCOMPARE(valueAt(edit, 0), 0.f);
        QCOMPARE(valueAt(edit, 1000), 5.f);
        QCOMPARE(valueAt(edit, 2000), 5.f); // its own closing key follows the shared opening one
        // No key is put at a shared time, either.
        edit = makeEdit<float>(linear, {{0, 0}, {900, 5}, {1100, 6}, {2000, 7}}, touching);
        const CurveEdit before = edit;
        report = makeLoopable(edit, 0, {});
        QCOMPARE(report.shared, std::size_t(2));
        QCOMPARE(timesOf(edit), timesOf(before));

        edit = makeEdit<float>(linear, {{0, 0}, {500, 1}, {1000, 5}, {1500, 6}, {2000, 7}}, touching);
        report = matchNeighbours(edit, {});
        QCOMPARE(report.shared, std::size_t(2)); // closing of the first, opening of the second
        QCOMPARE(valueAt(edit, 0), 1.f);
        QCOMPARE(valueAt(edit, 1000), 5.f);
        QCOMPARE(valueAt(edit, 2000), 6.f);
    }

    void oddNumbersDoNoHarm()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
        for (const Interpolation interpolation : {none, linear, hermite, bezier})
            for (const bool loops : {false, true}) {
                const CurveEdit before = makeEdit<float>(
                    interpolation,
                    {{0, nan, 1, 1}, {10, 1, nan, 1}, {10, 2, 1, 1}, {30, infinity, 1, nan}, {40, 2}, {60, -infinity}},
                    {{0, 60, loops}, {5, 35, loops}});
                CurveEdit edit = before;
                bake(edit, 7, {});
                edit = before;
                smooth(edit, infinity, nan, {});
                smooth(edit, infinity, 1, {});
                QVERIFY(std::isnan(valueAt(edit, 0)));
                makeLoopable(edit, nan, {});
                makeLoopable(edit, infinity, {});
                matchNeighbours(edit, {});
            }
        CurveEdit turns = makeEdit<Quat>(
            hermite, {{0, {nan, 0, 0, 1}}, {10, {0, 0, 0, 0}}, {20, {infinity, 0, 0, 0}}, {30, {}}}, {{0, 40, true}});
        smooth(turns, 20, 1, {});
        bake(turns, 7, {});
        makeLoopable(turns, 10, {});
    }
};

SINEW_GUILESS_TEST(tst_bake_smooth_loop, TestBakeSmoothLoop)

} // namespace tst_bake_smooth_loop
#include "tst_bake_smooth_loop.moc"
