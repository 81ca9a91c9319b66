// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_keys.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/interpolation_change.h"
#include "core/curves/tools/simplify.h"
#include "core/curves/tools/tool_range.h"
#include "curve_deviation.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <limits>

namespace tst_simplify {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto none = Interpolation::None, linear = Interpolation::Linear, hermite = Interpolation::Hermite,
               bezier = Interpolation::Bezier;

/// A sine of `count` keys, 10 units apart, with the tangents of the sine.
CurveEdit sine(Interpolation interpolation, int count, double period = 1000)
{
    std::vector<TestKey<float>> keys;
    for (int i = 0; i < count; ++i) {
        const double angle = 10 * i * 2 * 3.14159265358979 / period,
                     slope = std::cos(angle) * 10 * 2 * 3.14159265358979 / period;
        const double value = std::sin(angle);
        if (interpolation == hermite)
            keys.push_back({10 * i, float(value), float(slope), float(slope)});
        else
            keys.push_back({10 * i, float(value), float(value - slope / 3), float(value + slope / 3)});
    }
    return makeEdit<float>(interpolation, keys, {{0, 10 * (count - 1), false}});
}

} // namespace

class TestSimplify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void straightLinesNeedTwoKeys()
    {
        CurveEdit edit = makeEdit<float>(linear, {{0, 0}, {10, 1}, {30, 3}, {50, 5}, {60, 9}, {70, 13}, {100, 13}},
                                         {{0, 100, false}});
        const FitReport report = clean(edit, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 50, 70, 100}));
        QCOMPARE(report.keysBefore, std::size_t(7));
        QCOMPARE(report.keysAfter, std::size_t(4));
        QVERIFY(report.deviation < 1e-6);
    }

    void equalNeighboursOfSteps()
    {
        CurveEdit edit =
            makeEdit<std::int32_t>(none, {{0, 4}, {10, 4}, {20, 4}, {30, 7}, {40, 7}, {50, 4}}, {{0, 50, false}});
        simplify(edit, 100, {}); // no tolerance makes 7 of 4
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 30, 50}));
        CurveEdit visibility =
            makeEdit<float>(linear, {{0, 1}, {10, 1}, {20, 0}, {30, 0.5f}, {40, 1}}, {{0, 40, false}});
        visibility.isStep = true;
        simplify(visibility, 0.9, {});
        QCOMPARE(timesOf(visibility), (std::vector<std::int32_t>{0, 20, 30, 40}));
    }

    void eventsStay()
    {
        CurveEdit edit = makeEdit<NoValue>(none, {{0}, {10}, {20}, {30}}, {{0, 30, false}});
        const CurveBase before = edit.curve;
        QCOMPARE(simplify(edit, 10, {}).keysAfter, std::size_t(4));
        QVERIFY(edit.curve.equalRaw(before, 0));
    }

    void withinTolerance_data()
    {
        QTest::addColumn<Interpolation>("interpolation");
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<int>("most");
        QTest::newRow("linear") << linear << 0.01 << 60;
        QTest::newRow("hermite") << hermite << 0.01 << 20;
        QTest::newRow("bezier") << bezier << 0.01 << 20;
        QTest::newRow("fine") << hermite << 0.0001 << 50;
        QTest::newRow("coarse") << hermite << 3.0 << 2;
    }
    void withinTolerance()
    {
        // Three periods of 300 keys: one cubic covers a quarter of a period within 0.01.
        QFETCH(Interpolation, interpolation);
        QFETCH(double, tolerance);
        QFETCH(int, most);
        const CurveEdit before = sine(interpolation, 300);
        CurveEdit edit = before;
        const FitReport report = simplify(edit, tolerance, {});
        QVERIFY2(edit.size() <= std::size_t(most), qPrintable(QString::number(edit.size())));
        QVERIFY(deviation<float>(before, edit) <= tolerance);
        QVERIFY(std::abs(deviation<float>(before, edit) - report.deviation) < 1e-6);
        QCOMPARE(edit.marks.size(), edit.size());
    }

    void splitSegmentsComeTogether()
    {
        // t³ over 0…100 in four pieces of unequal length: slopes 3t² a unit, times the piece.
        std::vector<TestKey<float>> keys;
        const std::vector<std::int32_t> times{0, 20, 50, 60, 100};
        for (std::size_t i = 0; i < times.size(); ++i) {
            const double t = times[i] / 100.0, slope = 3 * t * t / 100;
            keys.push_back({times[i], float(t * t * t), float(i ? slope * (times[i] - times[i - 1]) : 0),
                            float(i + 1 < times.size() ? slope * (times[i + 1] - times[i]) : 0)});
        }
        CurveEdit edit = makeEdit<float>(hermite, keys, {{0, 100, false}});
        QVERIFY(clean(edit, {}).deviation < 1e-6);
        QCOMPARE(edit.size(), std::size_t(2));
        QVERIFY(std::abs(typed<float>(edit).inTangents()[1] - 3) < 1e-5);
    }

    void rotationsWithinTolerance_data()
    {
        QTest::addColumn<Interpolation>("interpolation");
        QTest::newRow("linear") << linear;
        QTest::newRow("hermite") << hermite;
    }
    void rotationsWithinTolerance()
    {
        QFETCH(Interpolation, interpolation);
        std::vector<TestKey<Quat>> keys;
        for (int i = 0; i < 100; ++i) {
            const Quat q = turn(90 * std::sin(i * 0.1), 1, 0.3 * std::cos(i * 0.05), 0.2);
            keys.push_back({i * 33, q, q, q});
        }
        const CurveEdit before = makeEdit<Quat>(interpolation, keys, {{0, 99 * 33, true}});
        CurveEdit edit = before;
        const FitReport report = simplify(edit, 1, {});
        const double found = deviation<Quat>(before, edit);
        QVERIFY(found <= 1.0002);
        QVERIFY(std::abs(found - report.deviation) < 0.01);
        QVERIFY2(edit.size() < 50, qPrintable(QString::number(edit.size())));
    }

    void spansKeepTheirEnds()
    {
        CurveEdit edit = makeEdit<float>(
            linear, {{-5, 0}, {0, 0}, {50, 0}, {100, 0}, {120, 0}, {130, 0}, {140, 0}, {200, 0}, {250, 0}, {300, 0}},
            {{0, 100, true}, {200, 300, false}});
        simplify(edit, 1, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{-5, 0, 100, 120, 130, 140, 200, 300}));
    }

    void chosenSpansOnly()
    {
        CurveEdit edit = makeEdit<float>(linear, {{0, 0}, {50, 0}, {100, 0}, {200, 0}, {250, 0}, {300, 0}},
                                         {{0, 100, true}, {200, 300, false}});
        simplify(edit, 1, {{{200, 300, false}}});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 50, 100, 200, 300}));
    }

    void selectedKeysOnly()
    {
        CurveEdit edit =
            makeEdit<float>(linear, {{0, 0}, {10, 0}, {20, 0}, {30, 0}, {40, 0}, {50, 0}}, {{0, 50, false}});
        select(edit, {1, 2, 3});
        ToolRange range;
        range.selectedOnly = true;
        simplify(edit, 1, range);
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 10, 30, 40, 50}));
        QVERIFY(edit.marks[1].selected && edit.marks[2].selected && !edit.marks[3].selected);
    }

    void keysOutOfOrderKeepTheirOrder()
    {
        CurveEdit edit = makeEdit<float>(linear, {{50, 5}, {0, 0}, {20, 2}, {100, 0}, {40, 4}}, {{0, 100, false}});
        clean(edit, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{50, 0, 100}));
    }

    void jumpsStay()
    {
        CurveEdit edit =
            makeEdit<float>(linear, {{0, 0}, {10, 0}, {20, 0}, {20, 5}, {30, 5}, {40, 5}}, {{0, 40, false}});
        simplify(edit, 0.1, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 20, 20, 40}));
    }

    void oddNumbersDoNotSpread()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
        for (const Interpolation interpolation : {linear, hermite, bezier}) {
            CurveEdit edit = makeEdit<float>(interpolation,
                                             {{0, 1, 1, 1},
                                              {10, 1, 1, 1},
                                              {20, 1, 1, 1},
                                              {30, nan, 1, 1},
                                              {40, infinity, nan, 1},
                                              {50, 1, 1, nan},
                                              {60, 1, 1, 1},
                                              {70, 1, 1, 1}},
                                             {{0, 70, true}});
            for (const double tolerance : {0.0, 0.5, double(nan), double(infinity)})
                simplify(edit, tolerance, {});
            QVERIFY(keyAt(edit.curve, 30) >= 0 && keyAt(edit.curve, 40) >= 0);
        }
        CurveEdit turns = makeEdit<Quat>(
            linear, {{0, {nan, 0, 0, 1}}, {10, {0, 0, 0, 0}}, {20, {infinity, 0, 0, 0}}, {30, {}}}, {{0, 30, true}});
        simplify(turns, 1, {});
        const auto lowest = std::numeric_limits<std::int32_t>::min(),
                   highest = std::numeric_limits<std::int32_t>::max();
        CurveEdit wide = makeEdit<float>(hermite, {{lowest, 0}, {0, 5}, {highest, 0}});
        QVERIFY(simplify(wide, 1, {}).deviation <= 1);
    }

    void vectorsOfOtherSizes()
    {
        CurveEdit two = makeEdit<Vec2>(linear, {{0, {0, 5}}, {50, {1, 5}}, {100, {2, 5}}});
        clean(two, {});
        QCOMPARE(two.size(), std::size_t(2));
        CurveEdit four = makeEdit<Vec4>(hermite, {{0, {0, 5, 1, 1}}, {50, {0, 5, 1, 2}}, {100, {0, 5, 1, 1}}});
        QVERIFY(simplify(four, 0.5, {}).deviation <= 0.5);
    }
};

SINEW_GUILESS_TEST(tst_simplify, TestSimplify)

} // namespace tst_simplify
#include "tst_simplify.moc"
