// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_edit_maker.h"
#include "tests/support/test_program.h"

#include "core/curves/tools/key_offset.h"

#include <QTest>

namespace tst_key_offset {

using namespace sinew;
using namespace sinew::test;

namespace {

double smoothstep(double t)
{
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

/// 0 to 1000, a key every 50, values that are not on a line.
std::vector<TestKey<float>> denseKeys()
{
    std::vector<TestKey<float>> keys;
    for (std::int32_t time = 0; time <= 1000; time += 50)
        keys.push_back({time, float(time % 150) / 10});
    return keys;
}

const TimeSpan whole{0, 1000};

} // namespace

/// Offsets that fall off towards both ends of a range.
class TestKeyOffset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shares()
    {
        const Falloff falloff{100, 200, 50, 100};
        QCOMPARE(falloff.share(49), 0.0);
        QCOMPARE(falloff.share(75), 0.5);
        QCOMPARE(falloff.share(100), 1.0);
        QCOMPARE(falloff.share(150), 1.0);
        QCOMPARE(falloff.share(250), 0.5);
        QCOMPARE(falloff.share(300), 0.0);
        for (const double time : {60., 75., 99., 150., 201., 290.}) {
            const double slope = (falloff.share(time + 1e-4) - falloff.share(time - 1e-4)) / 2e-4;
            QVERIFY2(std::abs(slope - falloff.slope(time)) < 1e-6, qPrintable(QString::number(time)));
        }
        const Falloff hard{100, 200};
        QCOMPARE(hard.share(99.9), 0.0);
        QCOMPARE(hard.share(200), 1.0);
        QCOMPARE(hard.share(200.1), 0.0);
        Falloff loop{0, 0, 100, 100, 1000};
        QCOMPARE(loop.share(1000), 1.0);
        QCOMPARE(loop.share(950), 0.5);
        QVERIFY(std::abs(loop.slope(950) - loop.slope(-50)) < 1e-12);
    }

    /// Among dense keys no key is added and those beyond keep their bytes.
    void dense()
    {
        CurveEdit edit = makeEdit<float>(Interpolation::Linear, denseKeys(), {whole});
        const CurveEdit before = edit;
        QVERIFY(offsetKeys(edit, {10}, {400, 600, 200, 200}, whole) > 0);
        QCOMPARE(timesOf(edit), timesOf(before));
        for (std::size_t row = 0; row < edit.size(); ++row) {
            const double time = edit.curve.times()[row];
            const double share = time < 400 ? smoothstep((time - 200) / 200) : smoothstep((800 - time) / 200);
            const double added = double(typed<float>(edit).values()[row]) - double(typed<float>(before).values()[row]);
            QVERIFY2(std::abs(added - 10 * share) < 1e-5, qPrintable(QString::number(time)));
            if (share == 0)
                QCOMPARE(added, 0.0);
        }
    }

    /// Two keys far apart get keys where the falloff begins and ends; with tangents it is followed exactly.
    void sparse_data()
    {
        QTest::addColumn<int>("interpolation");
        QTest::newRow("hermite") << int(Interpolation::Hermite);
        QTest::newRow("bezier") << int(Interpolation::Bezier);
    }
    void sparse()
    {
        QFETCH(int, interpolation);
        CurveEdit edit =
            makeEdit<float>(Interpolation(interpolation), {{0, 1, 1, 3}, {500, 2, 4, 2}, {1000, 5, 2, 5}}, {whole});
        const CurveEdit before = edit;
        QVERIFY(offsetKeys(edit, {10}, {400, 600, 200, 100}, whole) > 0);
        QCOMPARE(timesOf(edit), (std::vector<std::int32_t>{0, 200, 400, 500, 600, 700, 1000}));
        for (double time = 0; time <= 1000; time += 12.5) {
            const double share = time < 400 ? smoothstep((time - 200) / 200) : smoothstep((700 - time) / 100);
            const double added = double(readAt<float>(edit, whole, time)) - double(readAt<float>(before, whole, time));
            QVERIFY2(std::abs(added - 10 * share) < 1e-4,
                     qPrintable(QStringLiteral("%1: %2").arg(time).arg(added - 10 * share)));
        }
    }

    /// Rotations turn about their own axes, by the angle's share, whatever they were.
    void rotations()
    {
        std::vector<TestKey<Quat>> keys;
        for (std::int32_t time = 0; time <= 1000; time += 50)
            keys.push_back({time, turn(time * 0.3, 1, 2, -1)});
        CurveEdit edit = makeEdit<Quat>(Interpolation::Linear, keys, {whole});
        const CurveSpace space(edit.value());
        const CurveSlope by = space.between({0, 0, 0, 1}, unitPoint(turn(40, 0, 0, 1)));
        QVERIFY(offsetKeys(edit, by, {500, 500, 200, 200}, whole) > 0);
        for (std::size_t row = 0; row < edit.size(); ++row) {
            const double time = edit.curve.times()[row], share = smoothstep(1 - std::abs(time - 500) / 200);
            QVERIFY(std::abs(turnBetween(keys[row].value, typed<Quat>(edit).values()[row]) - 40 * share) < 0.01);
        }
    }

    /// A sequence that ends where it begins still does, and no other sequence is touched.
    void closedSpans()
    {
        std::vector<TestKey<float>> keys = denseKeys();
        keys.back().value = keys.front().value;
        for (const TestKey<float> &key : denseKeys())
            keys.push_back({key.time + 2000, key.value});
        const TimeSpan other{2000, 3000};
        CurveEdit edit = makeEdit<float>(Interpolation::Linear, keys, {whole, other});
        const CurveEdit before = edit;
        QVERIFY(isClosed(edit, whole));
        QVERIFY(!isClosed(edit, other));
        QVERIFY(offsetKeys(edit, {10}, {0, 100, 200, 200}, whole) > 0);
        const Curve<float> after = typed<float>(edit);
        QCOMPARE(after.values()[0], typed<float>(before).values()[0] + 10);
        QCOMPARE(after.values()[20], after.values()[0]);
        QVERIFY(after.values()[18] > typed<float>(before).values()[18]); // before the seam
        for (std::size_t row = 21; row < after.size(); ++row)
            QCOMPARE(after.values()[row], typed<float>(before).values()[row]);
    }

    void nothingToOffset()
    {
        CurveEdit events = makeEdit<NoValue>(Interpolation::None, {{0}, {500}}, {whole});
        QCOMPARE(offsetKeys(events, {10}, {0, 1000}, whole), std::size_t(0));
        CurveEdit empty = makeEdit<float>(Interpolation::Linear, {}, {whole});
        QCOMPARE(offsetKeys(empty, {10}, {0, 1000, 10, 10}, whole), std::size_t(0));
        CurveEdit steps = makeEdit<float>(Interpolation::Linear, {{0, 1}, {500, 0}}, {whole});
        steps.isStep = true;
        QCOMPARE(offsetKeys(steps, {10}, {0, 1000}, whole), std::size_t(0));
        CurveEdit broken = makeEdit<float>(Interpolation::Linear, {{0, 1}, {500, NAN}}, {whole});
        offsetKeys(broken, {10}, {0, 1000}, whole);
        QVERIFY(std::isnan(typed<float>(broken).values()[1]));
    }

    void rangesOfWhatIsSelected()
    {
        CurveEdit edit = makeEdit<float>(Interpolation::Linear, denseKeys(), {whole});
        QVERIFY(!selectedRange(edit, whole));
        select(edit, {3, 7});
        const std::optional<Falloff> range = selectedRange(edit, whole);
        QVERIFY(range);
        QCOMPARE(range->first, 150.0);
        QCOMPARE(range->last, 350.0);
        QVERIFY(!selectedRange(edit, {400, 1000}));
    }
};

SINEW_TEST(tst_key_offset, TestKeyOffset)

} // namespace tst_key_offset
#include "tst_key_offset.moc"
