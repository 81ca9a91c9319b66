// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"

#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/interpolation_change.h"
#include "curve_edit_maker.h"

#include <QTest>

namespace tst_interpolation_change {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto none = Interpolation::None, linear = Interpolation::Linear, hermite = Interpolation::Hermite,
               bezier = Interpolation::Bezier;

double turnDeviation(const CurveEdit &a, const CurveEdit &b)
{
    double largest = 0;
    for (const TimeSpan &span : a.spans)
        for (std::int32_t time = span.start; time <= span.end; ++time)
            largest = std::max(largest, turnBetween(readAt<Quat>(a, span, time), readAt<Quat>(b, span, time)));
    return largest;
}

/// Two looping sequences with a key between them that belongs to neither.
CurveEdit wave(Interpolation interpolation)
{
    return makeEdit<float>(
        interpolation, {{10, 1, 2, -3}, {60, 5, 4, 4}, {90, -2, 0, 8}, {150, 77, 1, 1}, {200, 3, 1, 2}, {300, 4, 5, 6}},
        {{0, 100, true}, {200, 300, true}});
}

} // namespace

class TestInterpolationChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exact_data()
    {
        QTest::addColumn<Interpolation>("from");
        QTest::addColumn<Interpolation>("to");
        QTest::newRow("hermite, bezier") << hermite << bezier;
        QTest::newRow("bezier, hermite") << bezier << hermite;
        QTest::newRow("linear, hermite") << linear << hermite;
        QTest::newRow("linear, bezier") << linear << bezier;
        QTest::newRow("unknown, hermite") << Interpolation(7) << hermite;
    }
    void exact()
    {
        QFETCH(Interpolation, from);
        QFETCH(Interpolation, to);
        const CurveEdit before = wave(from);
        CurveEdit edit = before;
        const FitReport report = changeInterpolation(edit, to, 0, 5);
        QVERIFY(edit.curve.interpolation() == to);
        QCOMPARE(report.keysAfter, before.size());
        QVERIFY2(deviation(before, edit) < 1e-5, qPrintable(QString::number(deviation(before, edit))));
        QVERIFY(report.deviation < 1e-5);
    }

    void rotations()
    {
        const Quat a = turn(10, 1, 0, 0), b = turn(80, 0, 1, 1), c = turn(200, 1, 1, 0);
        const CurveEdit before = makeEdit<Quat>(linear, {{0, a}, {70, b}, {100, c}}, {{0, 120, true}});
        CurveEdit edit = before;
        QVERIFY(changeInterpolation(edit, hermite, 0, 0).deviation < 1e-3);
        QVERIFY(turnDeviation(before, edit) < 1e-3);
        // Both kinds of tangents are read alike.
        const CurveEdit cubic = edit;
        changeInterpolation(edit, bezier, 0, 0);
        QCOMPARE(std::memcmp(edit.curve.rawPart(1, 16), cubic.curve.rawPart(1, 16), 48), 0);
    }

    void typeAloneIsReportedTruly_data()
    {
        QTest::addColumn<Interpolation>("from");
        QTest::addColumn<Interpolation>("to");
        for (const Interpolation from : {none, linear, hermite, bezier})
            for (const Interpolation to : {none, linear, hermite, bezier})
                QTest::addRow("%d to %d", int(from), int(to)) << from << to;
    }
    void typeAloneIsReportedTruly()
    {
        QFETCH(Interpolation, from);
        QFETCH(Interpolation, to);
        const CurveEdit before = wave(from);
        CurveEdit edit = before;
        const FitReport report = changeInterpolation(edit, to, 0, 0);
        QCOMPARE(edit.size(), before.size());
        QVERIFY2(std::abs(report.deviation - deviation(before, edit)) < 1e-5,
                 qPrintable(QStringLiteral("%1 %2").arg(report.deviation).arg(deviation(before, edit))));
    }

    void linearByMoreKeys()
    {
        const CurveEdit before = wave(hermite);
        CurveEdit edit = before;
        FitReport report = changeInterpolation(edit, linear, 0.01, 100);
        QVERIFY2(report.deviation <= 0.0101, qPrintable(QString::number(report.deviation)));
        QVERIFY(deviation(before, edit) <= 0.0101);
        QVERIFY(report.keysAfter > 20 && report.keysAfter < 150);
        QVERIFY(!edit.curve.hasTangents());
        // With two keys per segment it comes closer than with none.
        CurveEdit few = before, alone = before;
        const FitReport two = changeInterpolation(few, linear, 0.01, 2),
                        zero = changeInterpolation(alone, linear, 0.01, 0);
        QVERIFY(few.size() <= before.size() + 2 * 5);
        QVERIFY(two.deviation < 0.6 * zero.deviation);
    }

    void stepsByMoreKeys()
    {
        // 0 to 10 in 100 units: within 1 of the held value for ten units each.
        const CurveEdit before = makeEdit<float>(linear, {{0, 0}, {100, 10}}, {{0, 100, false}});
        CurveEdit edit = before;
        const FitReport report = changeInterpolation(edit, none, 1, 100);
        QVERIFY(report.deviation <= 1.0001);
        QVERIFY(edit.size() >= 10 && edit.size() <= 12);
        // Four keys in between make five steps: at best 100/5 units minus one.
        CurveEdit few = before;
        QVERIFY(changeInterpolation(few, none, 0, 4).deviation < 2.1);
        QCOMPARE(few.size(), std::size_t(6));
    }

    void stepsBecomeSteepSegments()
    {
        for (const Interpolation to : {linear, hermite, bezier}) {
            const CurveEdit before = wave(none);
            CurveEdit edit = before;
            QCOMPARE(changeInterpolation(edit, to, 0, 1).deviation, 0.0);
            QVERIFY(deviation(before, edit) < 1e-6);
            // Over the seam, too, unless it has no length; the key of no sequence stays.
            QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{9, 10, 59, 60, 89, 90, 150, 200, 299, 300}));
        }
    }

    void othersOnlyChangeTheirType()
    {
        CurveEdit integers = makeEdit<std::int32_t>(none, {{0, 1}, {100, 5}}, {{0, 100, false}});
        QCOMPARE(changeInterpolation(integers, linear, 0, 9).deviation, 0.0);
        QCOMPARE(integers.size(), std::size_t(2));
        CurveEdit events = makeEdit<NoValue>(none, {{0}, {100}}, {{0, 100, false}});
        changeInterpolation(events, hermite, 0, 9);
        QVERIFY(events.curve.interpolation() == hermite);
        CurveEdit absent;
        absent.type = &typeInfo<Curve<float>>();
        changeInterpolation(absent, linear, 0, 1);
        QVERIFY(!absent.curve.isPresent());
    }

    void handleModesStay()
    {
        CurveEdit edit = wave(hermite);
        edit.marks[1].in = HandleMode::Flat;
        changeInterpolation(edit, bezier, 0, 0);
        QVERIFY(edit.marks[1].in == HandleMode::Flat);
    }
};

SINEW_GUILESS_TEST(tst_interpolation_change, TestInterpolationChange)

} // namespace tst_interpolation_change
#include "tst_interpolation_change.moc"
