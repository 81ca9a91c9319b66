// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_edit_maker.h"
#include "tests/support/test_program.h"

#include "core/curves/keys/key_insert.h"
#include "core/curves/keys/key_tools.h"
#include "core/curves/keys/key_transform.h"
#include "core/curves/shape/stored_handles.h"

#include <QTest>

namespace tst_stored_handles {

using namespace sinew;
using namespace sinew::test;

namespace {

const TimeSpan whole{0, 300};

/// Hermite slopes are per segment: rows 1 and 2 pass their keys straight, the second between segments of 100 and 50.
CurveEdit curve()
{
    CurveEdit edit =
        makeEdit<float>(Interpolation::Hermite,
                        {{0, 0, 0, 6}, {100, 10, 5, 5}, {200, 0, 4, 2}, {250, 7, -3, 9}, {300, 1, 2, 2}}, {whole});
    edit.newHandles = HandleMode::Aligned;
    return edit;
}

HandleMode modeOf(const CurveEdit &edit, std::size_t row, KeyPart side = KeyPart::In)
{
    return handleMode(edit, KeyNeighbours(edit), row, side);
}

/// Change per time unit before and after a key.
double kink(const CurveEdit &edit, std::size_t row)
{
    const Curve<float> keys = typed<float>(edit);
    const auto times = edit.curve.times();
    return std::abs(double(keys.inTangents()[row]) / (times[row] - times[row - 1]) -
                    double(keys.outTangents()[row]) / (times[row + 1] - times[row]));
}

KeyTransform moved(double time, double value)
{
    KeyTransform transform;
    transform.timeShift = time;
    transform.valueShift = value;
    return transform;
}

} // namespace

/// How handles from a file behave, and those of new keys.
class TestStoredHandles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// On one line: aligned. The ends of a sequence have no line.
    void modes()
    {
        const CurveEdit edit = curve();
        QCOMPARE(modeOf(edit, 0), HandleMode::Free);
        QCOMPARE(modeOf(edit, 1), HandleMode::Aligned);
        QCOMPARE(modeOf(edit, 1, KeyPart::Out), HandleMode::Aligned);
        QCOMPARE(modeOf(edit, 2), HandleMode::Aligned);
        QCOMPARE(modeOf(edit, 3), HandleMode::Free);
        QCOMPARE(modeOf(edit, 4), HandleMode::Free);
        CurveEdit told = edit;
        told.marks[1].in = HandleMode::Free;
        QCOMPARE(modeOf(told, 1), HandleMode::Free);
        const CurveEdit linear = makeEdit<float>(Interpolation::Linear, {{0, 1}, {100, 2}, {200, 3}}, {whole});
        QCOMPARE(modeOf(linear, 1), HandleMode::Free);
    }

    void rotations()
    {
        // Evenly turning: tangents at the keys' values.
        CurveEdit even = makeEdit<Quat>(Interpolation::Bezier,
                                        {{0, turn(0, 0, 0, 1), turn(0, 0, 0, 1), turn(0, 0, 0, 1)},
                                         {100, turn(20, 0, 0, 1), turn(20, 0, 0, 1), turn(20, 0, 0, 1)},
                                         {200, turn(40, 0, 0, 1), turn(40, 0, 0, 1), turn(40, 0, 0, 1)}},
                                        {{0, 200}});
        QCOMPARE(modeOf(even, 1), HandleMode::Aligned);
        even.newHandles = HandleMode::Aligned;
        select(even, {1});
        QVERIFY(transformKeys(even, moved(40, 0)));
        QCOMPARE(even.marks[1].out, HandleMode::Aligned);
        // 20° in 140 and 20° in 60 time units: smooth only with tangents away from the key.
        QVERIFY(turnBetween(typed<Quat>(even).values()[1], typed<Quat>(even).inTangents()[1]) > 1);
        CurveEdit corner = makeEdit<Quat>(Interpolation::Bezier,
                                          {{0, turn(0, 0, 0, 1), turn(0, 0, 0, 1), turn(0, 0, 0, 1)},
                                           {100, turn(20, 0, 0, 1), turn(20, 0, 0, 1), turn(20, 0, 0, 1)},
                                           {200, turn(0, 0, 0, 1), turn(0, 0, 0, 1), turn(0, 0, 0, 1)}},
                                          {{0, 200}});
        QCOMPARE(modeOf(corner, 1), HandleMode::Free);
    }

    /// A moved key is smooth; neighbours stay as they are.
    void movedKeys()
    {
        CurveEdit edit = curve();
        select(edit, {1});
        QVERIFY(transformKeys(edit, moved(40, 3)));
        QCOMPARE(edit.marks[1].in, HandleMode::Aligned);
        QVERIFY(kink(edit, 1) < 1e-5);
        QVERIFY(kink(edit, 2) < 1e-5);
        edit = curve();
        select(edit, {3});
        QVERIFY(transformKeys(edit, moved(0, 3)));
        QCOMPARE(edit.marks[3].in, HandleMode::Aligned);
        QVERIFY(kink(edit, 3) < 1e-5);
        QVERIFY(kink(edit, 2) < 1e-5);
    }

    /// Keys that move together keep the corners between them, and so does what is mirrored.
    void cornersKeptByMoves()
    {
        CurveEdit edit = curve();
        select(edit, {0, 1, 2, 3, 4});
        QVERIFY(transformKeys(edit, moved(0, 3)));
        QCOMPARE(edit.marks[3].in, HandleMode::Free);
        QCOMPARE(typed<float>(edit).inTangents()[3], -3.f);
        QCOMPARE(typed<float>(edit).outTangents()[3], 9.f);
        edit = curve();
        select(edit, {3});
        mirrorValues(edit, 0);
        QCOMPARE(edit.marks[3].in, HandleMode::Free);
        QCOMPARE(typed<float>(edit).inTangents()[3], 3.f);
    }

    /// A copy of a corner is a new key as well; the corner itself stays.
    void duplicatedKeys()
    {
        CurveEdit edit = curve();
        select(edit, {3});
        QCOMPARE(duplicateSelected(edit, -100, true), std::size_t(0));
        QVERIFY(transformKeys(edit, moved(0, 2)));
        QCOMPARE(edit.curve.times()[2], 150);
        QCOMPARE(edit.marks[2].in, HandleMode::Aligned);
        QVERIFY(kink(edit, 2) < 1e-5);
        QCOMPARE(typed<float>(edit).inTangents()[4], -3.f);
    }

    void byPreference()
    {
        CurveEdit edit = curve();
        edit.newHandles = HandleMode::Auto;
        select(edit, {1});
        QVERIFY(transformKeys(edit, moved(0, 3)));
        QCOMPARE(edit.marks[1].in, HandleMode::Auto);
        QCOMPARE(edit.marks[2].in, HandleMode::Aligned);
        QCOMPARE(typed<float>(edit).inTangents()[1], 0.f); // from 0 to 0 on both sides
        // Set by the user before.
        edit = curve();
        edit.newHandles = HandleMode::Auto;
        edit.marks[1].in = edit.marks[1].out = HandleMode::Free;
        select(edit, {1});
        QVERIFY(transformKeys(edit, moved(0, 3)));
        QCOMPARE(typed<float>(edit).inTangents()[1], 5.f);
        // Not wanted: everything as it was.
        edit = curve();
        edit.newHandles = HandleMode::Free;
        select(edit, {1});
        QVERIFY(transformKeys(edit, moved(40, 0)));
        QCOMPARE(typed<float>(edit).inTangents()[1], 5.f);
        QCOMPARE(typed<float>(edit).outTangents()[1], 5.f);
    }

    /// A handle that is dragged takes the other one along, and is not pulled back by Auto.
    void draggedHandles()
    {
        CurveEdit edit = curve();
        select(edit, {1}, keyBit(KeyPart::Out, 0));
        QVERIFY(transformKeys(edit, moved(0, 3)));
        QVERIFY(typed<float>(edit).outTangents()[1] > 5.f);
        QVERIFY(kink(edit, 1) < 1e-5);
        edit = curve();
        edit.marks[1].in = edit.marks[1].out = HandleMode::Auto;
        select(edit, {1}, keyBit(KeyPart::Out, 0));
        QVERIFY(transformKeys(edit, moved(0, 3)));
        QCOMPARE(edit.marks[1].in, HandleMode::Aligned);
        QCOMPARE(typed<float>(edit).outTangents()[1], 14.f); // the handle is a third of the slope
        QVERIFY(kink(edit, 1) < 1e-5);
    }

    void newKeys()
    {
        CurveEdit edit = curve();
        edit.newHandles = HandleMode::Auto;
        const CurveEdit before = edit;
        const std::size_t row = insertKey(edit, 50, Value());
        QCOMPARE(edit.marks[row].in, HandleMode::Auto);
        QVERIFY(deviation(edit, before) < 1e-5);
        const double number = 20;
        setKey(edit, 50, Value(), std::span(&number, 1), 1);
        QVERIFY(kink(edit, row) < 1e-5);
    }
};

SINEW_TEST(tst_stored_handles, TestStoredHandles)

} // namespace tst_stored_handles
#include "tst_stored_handles.moc"
