// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/tools/cyclic_offset.h"
#include "curve_edit_maker.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace tst_cyclic_offset {

using namespace sinew;
using namespace sinew::test;

class TestCyclicOffset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMomentComesLater_data()
    {
        QTest::addColumn<Interpolation>("interpolation");
        QTest::addColumn<int>("shift");
        QTest::addColumn<bool>("wraps");
        for (const auto interpolation :
             {Interpolation::None, Interpolation::Linear, Interpolation::Hermite, Interpolation::Bezier})
            for (const int shift : {1, 30, 60, 99, -25, 230})
                for (const bool wraps : {false, true})
                    QTest::addRow("%d by %d %s", int(interpolation), shift, wraps ? "wraps" : "holds")
                        << interpolation << shift << wraps;
    }
    void everyMomentComesLater()
    {
        QFETCH(Interpolation, interpolation);
        QFETCH(int, shift);
        QFETCH(bool, wraps);
        const TimeSpan span{1000, 1100, wraps};
        const CurveEdit before = makeEdit<float>(
            interpolation, {{500, 9}, {1000, 2, 1, 3}, {1030, 7, 6, 8}, {1070, -4, -3, 2}, {1100, 2, 1, 3}, {1500, 8}},
            {span});
        CurveEdit after = before;
        const CyclicOffset offset = offsetCyclically(after, shift, {});
        QCOMPARE(offset.done, std::size_t(1));
        for (int time = 0; time < 100; ++time) {
            const double earlier = std::fmod(time - shift + 300.0, 100.0);
            // A step is at its key, which both ends of the loop are.
            const float now = readAt<float>(after, span, 1000 + time),
                        was = readAt<float>(before, span, 1000 + earlier);
            QVERIFY2(std::abs(now - was) < 1e-4f,
                     qPrintable(QStringLiteral("%1: %2, not %3").arg(time).arg(now).arg(was)));
        }
        QCOMPARE(readAt<float>(after, span, 1100), readAt<float>(after, span, 1000));
        // Keys outside stay.
        QCOMPARE(after.curve.times().front(), 500);
        QCOMPARE(after.curve.times().back(), 1500);
        QCOMPARE(after.marks.size(), after.size());
    }

    void backAgain()
    {
        CurveEdit edit = makeEdit<float>(Interpolation::Linear, {{0, 1}, {40, 5}, {100, 1}}, {{0, 100, true}});
        offsetCyclically(edit, 40, {});
        offsetCyclically(edit, -40, {});
        QCOMPARE(readAt<float>(edit, edit.spans[0], 0), 1.f);
        QCOMPARE(readAt<float>(edit, edit.spans[0], 40), 5.f);
        QCOMPARE(readAt<float>(edit, edit.spans[0], 20), 3.f);
    }

    void whatDoesNotLoopStays()
    {
        CurveEdit edit = makeEdit<float>(Interpolation::Linear, {{0, 1}, {100, 5}, {200, 3}, {300, 3}},
                                         {{0, 100, false}, {200, 300, false}});
        const CyclicOffset offset = offsetCyclically(edit, 10, {});
        QCOMPARE(offset.open, std::size_t(1));
        QCOMPARE(offset.done, std::size_t(1));
        QCOMPARE(readAt<float>(edit, edit.spans[0], 0), 1.f);
        QCOMPARE(readAt<float>(edit, edit.spans[0], 100), 5.f);
        QCOMPARE(int(edit.size()), 5); // one at the new start of the second
    }

    void sharedKeysStay()
    {
        CurveEdit edit =
            makeEdit<float>(Interpolation::Linear, {{0, 1}, {100, 1}, {200, 1}}, {{0, 100, true}, {100, 200, true}});
        const CyclicOffset offset = offsetCyclically(edit, 10, {});
        QCOMPARE(offset.shared, std::size_t(2));
        QCOMPARE(int(edit.size()), 3);
    }

    void eventsGoRound()
    {
        CurveEdit edit = makeEdit<NoValue>(Interpolation::None, {{0, {}}, {10, {}}, {90, {}}}, {{0, 100, true}});
        offsetCyclically(edit, 20, {});
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{10, 20, 30}));
    }
};

SINEW_TEST(tst_cyclic_offset, TestCyclicOffset)

} // namespace tst_cyclic_offset
#include "tst_cyclic_offset.moc"
