// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_bounds.h"
#include "core/curves/keys/key_transform.h"
#include "core/curves/keys/snapping.h"
#include "core/curves/shape/key_handles.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_key_transform {

using namespace sinew;

namespace {

using Times = std::vector<std::int32_t>;
using Floats = std::vector<float>;

/// A float curve with the keys in `selected` selected; values are 0, 1, 2 …
CurveEdit editOf(Times times, std::vector<std::size_t> selected, Interpolation interpolation = Interpolation::Linear)
{
    CurveEdit edit;
    edit.type = &typeInfo<Curve<float>>();
    Curve<float> curve(interpolation, times.size());
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    for (std::size_t i = 0; i < times.size(); ++i)
        curve.editValues()[i] = float(i);
    edit.curve = curve;
    edit.marks.resize(times.size());
    for (const std::size_t row : selected)
        edit.marks[row].selected = keyBit(KeyPart::Value, 0);
    return edit;
}

Times timesOf(const CurveEdit &edit)
{
    return {edit.curve.times().begin(), edit.curve.times().end()};
}

Floats part(const CurveEdit &edit, KeyPart which = KeyPart::Value)
{
    const auto *numbers = reinterpret_cast<const float *>(edit.curve.rawPart(int(which), 4));
    return {numbers, numbers + edit.size()};
}

void setPart(CurveEdit &edit, KeyPart which, Floats numbers)
{
    std::copy(numbers.begin(), numbers.end(), reinterpret_cast<float *>(edit.curve.editRawPart(int(which), 4)));
}

std::vector<std::size_t> selected(const CurveEdit &edit)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < edit.marks.size(); ++row)
        if (edit.marks[row].selected)
            rows.push_back(row);
    return rows;
}

KeyTransform shift(double time)
{
    KeyTransform transform;
    transform.timeShift = time;
    return transform;
}

} // namespace

class TestKeyTransform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysPassOneAnother()
    {
        CurveEdit edit = editOf({0, 10, 20, 30, 40}, {1, 2});
        edit.marks[1].out = HandleMode::Flat;
        QVERIFY(transformKeys(edit, shift(15)));
        // 10 → 25 and 20 → 35: before and after the key at 30.
        QCOMPARE(timesOf(edit), Times({0, 25, 30, 35, 40}));
        QCOMPARE(part(edit), Floats({0, 1, 3, 2, 4}));
        QCOMPARE(selected(edit), std::vector<std::size_t>({1, 3}));
        QCOMPARE(edit.marks[1].out, HandleMode::Flat);
    }

    void keysMeet()
    {
        KeyTransform transform = shift(10);
        CurveEdit merged = editOf({0, 10, 20, 30}, {1});
        QVERIFY(transformKeys(merged, transform));
        QCOMPARE(timesOf(merged), Times({0, 20, 30}));
        QCOMPARE(part(merged), Floats({0, 1, 3}));
        QCOMPARE(selected(merged), std::vector<std::size_t>({1}));

        transform.collision = Collision::Refuse;
        CurveEdit refused = editOf({0, 10, 20, 30}, {1});
        const CurveEdit before = refused;
        const Status status = transformKeys(refused, transform);
        QVERIFY(!status);
        QVERIFY(status.error().message.text().find("20") != std::string::npos);
        QVERIFY(refused.curve.sharesWith(before.curve));
        QCOMPARE(refused.marks, before.marks);

        transform.collision = Collision::Push;
        CurveEdit pushed = editOf({0, 10, 20, 21, 23}, {1});
        QVERIFY(transformKeys(pushed, transform));
        QCOMPARE(timesOf(pushed), Times({0, 20, 21, 22, 23}));
        QCOMPARE(part(pushed), Floats({0, 1, 2, 3, 4}));
        // Moving left, the keys in the way go left.
        CurveEdit left = editOf({8, 9, 10, 20}, {3});
        transform.timeShift = -10;
        QVERIFY(transformKeys(left, transform));
        QCOMPARE(timesOf(left), Times({7, 8, 9, 10}));
        QCOMPARE(part(left), Floats({0, 1, 2, 3}));
        // No room before the border.
        CurveEdit full = editOf({0, 1, 20}, {2});
        full.spans = {{0, 100}};
        transform.timeShift = -19;
        QVERIFY(!transformKeys(full, transform));
    }

    void scaledKeysMeet()
    {
        KeyTransform squeeze;
        squeeze.timeScale = 0.1;
        squeeze.collision = Collision::Push;
        CurveEdit edit = editOf({0, 2, 4, 100}, {0, 1, 2, 3});
        QVERIFY(transformKeys(edit, squeeze));
        QCOMPARE(timesOf(edit), Times({0, 1, 2, 10}));
        squeeze.collision = Collision::Merge;
        CurveEdit merged = editOf({0, 2, 4, 100}, {0, 1, 2, 3});
        QVERIFY(transformKeys(merged, squeeze));
        QCOMPARE(timesOf(merged), Times({0, 10}));
        squeeze.collision = Collision::Refuse;
        CurveEdit refused = editOf({0, 2, 4, 100}, {0, 1, 2, 3});
        QVERIFY(!transformKeys(refused, squeeze));
    }

    void doubleKeysStayDouble()
    {
        for (const Collision collision : {Collision::Merge, Collision::Refuse, Collision::Push}) {
            KeyTransform transform = shift(5);
            transform.collision = collision;
            CurveEdit edit = editOf({0, 10, 10, 20, 20}, {1, 2});
            QVERIFY(transformKeys(edit, transform));
            QCOMPARE(timesOf(edit), Times({0, 15, 15, 20, 20}));
            QCOMPARE(part(edit), Floats({0, 1, 2, 3, 4}));
        }
    }

    void unsortedKeysStayUnsorted()
    {
        CurveEdit edit = editOf({300, 100, 200, 400}, {3});
        QVERIFY(transformKeys(edit, shift(-50)));
        QCOMPARE(timesOf(edit), Times({300, 100, 200, 350}));
        QVERIFY(transformKeys(edit, shift(-200)));
        QCOMPARE(timesOf(edit), Times({150, 300, 100, 200}));
        // They meet where their times say, whatever lies between them.
        QVERIFY(transformKeys(edit, shift(50)));
        QCOMPARE(timesOf(edit), Times({200, 300, 100}));
    }

    void theBorderStopsTheGroup()
    {
        // Two sequences; each stops its keys by itself, and they keep their distances.
        CurveEdit edit = editOf({0, 50, 80, 200, 210, 300}, {1, 2, 4});
        edit.spans = {{0, 100}, {200, 300}};
        QVERIFY(transformKeys(edit, shift(40)));
        QCOMPARE(timesOf(edit), Times({0, 70, 100, 200, 250, 300}));
        // Too long for the sequence: the keys fill it.
        KeyTransform stretch;
        stretch.timeScale = 10;
        CurveEdit filled = editOf({10, 20, 30}, {0, 1, 2});
        filled.spans = {{0, 100}};
        QVERIFY(transformKeys(filled, stretch));
        QCOMPARE(timesOf(filled), Times({0, 50, 100}));
        KeyTransform free = shift(40);
        free.keepInSpans = false;
        CurveEdit crossing = editOf({0, 80}, {1});
        crossing.spans = {{0, 100}, {110, 200}};
        QVERIFY(transformKeys(crossing, free));
        QCOMPARE(timesOf(crossing), Times({0, 120}));
    }

    void halvesKeepTheirDistance()
    {
        CurveEdit edit = editOf({-3, -2, -1, 0, 1}, {0, 1, 2, 3, 4});
        QVERIFY(transformKeys(edit, shift(1.5)));
        QCOMPARE(timesOf(edit), Times({-1, 0, 1, 2, 3}));
    }

    void whatFollowsRipples()
    {
        KeyTransform transform = shift(15);
        transform.ripple = true;
        CurveEdit edit = editOf({0, 10, 20, 30, 100, 200, 210}, {1});
        edit.spans = {{0, 100}, {200, 300}};
        QVERIFY(transformKeys(edit, transform));
        // Neither the last key nor the next sequence moves.
        QCOMPARE(timesOf(edit), Times({0, 25, 35, 45, 100, 200, 210}));
        transform.keepInSpans = false;
        QVERIFY(transformKeys(edit, transform));
        QCOMPARE(timesOf(edit), Times({0, 40, 50, 60, 115, 215, 225}));
        // The last one stops before the last key.
        CurveEdit narrow = editOf({0, 10, 90, 100}, {1});
        narrow.spans = {{0, 100}};
        transform.keepInSpans = true;
        QVERIFY(transformKeys(narrow, transform));
        QCOMPARE(timesOf(narrow), Times({0, 19, 99, 100}));
    }

    void individualPivots()
    {
        KeyTransform transform;
        transform.pivot = PivotMode::Individual;
        transform.timeScale = 2;
        // Runs 10 20 about 15 and 100 120 about 110.
        CurveEdit edit = editOf({10, 20, 50, 100, 120}, {0, 1, 3, 4});
        QVERIFY(transformKeys(edit, transform));
        QCOMPARE(timesOf(edit), Times({5, 25, 50, 90, 130}));
        // Each key about its own value: the values stay, the handles grow.
        KeyTransform values;
        values.pivot = PivotMode::Individual;
        values.valueScale = 3;
        CurveEdit bezier = editOf({0, 10}, {0, 1}, Interpolation::Bezier);
        setPart(bezier, KeyPart::Out, {1, 3});
        QVERIFY(transformKeys(bezier, values));
        QCOMPARE(part(bezier), Floats({0, 1}));
        QCOMPARE(part(bezier, KeyPart::Out), Floats({3, 7}));
    }

    void valuesMoveWithTheirHandles()
    {
        KeyTransform transform;
        transform.valueScale = 2;
        transform.valuePivot = 1;
        transform.valueShift = 10;
        CurveEdit bezier = editOf({0, 10}, {1}, Interpolation::Bezier);
        setPart(bezier, KeyPart::Value, {4, 5});
        setPart(bezier, KeyPart::In, {1, 3});
        QVERIFY(transformKeys(bezier, transform));
        // 1 + (5 − 1)·2 + 10 = 19, 1 + (3 − 1)·2 + 10 = 15.
        QCOMPARE(part(bezier), Floats({4, 19}));
        QCOMPARE(part(bezier, KeyPart::In), Floats({1, 15}));
        CurveEdit hermite = editOf({0, 10}, {1}, Interpolation::Hermite);
        setPart(hermite, KeyPart::Value, {4, 5});
        setPart(hermite, KeyPart::Out, {1, 3});
        QVERIFY(transformKeys(hermite, transform));
        QCOMPARE(part(hermite), Floats({4, 19}));
        QCOMPARE(part(hermite, KeyPart::Out), Floats({1, 6}));
    }

    void aHandleMovesAlone()
    {
        KeyTransform transform = shift(50);
        transform.valueShift = 3;
        CurveEdit hermite = editOf({0, 10, 20}, {}, Interpolation::Hermite);
        hermite.marks[1].selected = keyBit(KeyPart::In, 0);
        setPart(hermite, KeyPart::In, {0, 6, 0});
        QVERIFY(transformKeys(hermite, transform));
        // Shown at 1 − 6/3 = −1, then at 2 = 1 + 3/3.
        QCOMPARE(timesOf(hermite), Times({0, 10, 20}));
        QCOMPARE(part(hermite), Floats({0, 1, 2}));
        QCOMPARE(part(hermite, KeyPart::In), Floats({0, -3, 0}));
        QCOMPARE(part(hermite, KeyPart::Out), Floats({0, 0, 0}));
    }

    void neighboursFollow()
    {
        KeyTransform transform;
        transform.valueShift = 8;
        transform.falloff = 40;
        CurveEdit edit = editOf({0, 20, 40, 60, 100}, {2});
        setPart(edit, KeyPart::Value, {0, 0, 0, 0, 0});
        QVERIFY(transformKeys(edit, transform));
        // Half the way: 0.5²·(3 − 1) = 0.5.
        QCOMPARE(part(edit), Floats({0, 4, 8, 4, 0}));
        KeyTransform time = shift(10);
        time.falloff = 40;
        QVERIFY(transformKeys(edit, time));
        QCOMPARE(timesOf(edit), Times({0, 25, 50, 65, 100}));
        QCOMPARE(selected(edit), std::vector<std::size_t>({2}));
    }

    void mirroredHandlesChangeSides()
    {
        KeyTransform mirror;
        mirror.timeScale = -1;
        mirror.timePivot = 50;
        CurveEdit hermite = editOf({0, 40, 100}, {0, 1, 2}, Interpolation::Hermite);
        setPart(hermite, KeyPart::In, {1, 2, 3});
        setPart(hermite, KeyPart::Out, {4, 5, 6});
        hermite.marks[0].out = HandleMode::Flat;
        hermite.marks[0].in = HandleMode::Free;
        setPart(hermite, KeyPart::Out, {0, 5, 6});
        QVERIFY(transformKeys(hermite, mirror));
        QCOMPARE(timesOf(hermite), Times({0, 60, 100}));
        QCOMPARE(part(hermite), Floats({2, 1, 0}));
        QCOMPARE(part(hermite, KeyPart::In), Floats({-6, -5, 0}));
        QCOMPARE(part(hermite, KeyPart::Out), Floats({-3, -2, -1}));
        QCOMPARE(hermite.marks[2].in, HandleMode::Flat);
    }

    void otherTypes()
    {
        CurveEdit integers;
        integers.type = &typeInfo<Curve<std::int32_t>>();
        Curve<std::int32_t> numbers(Interpolation::None, 2);
        numbers.editTimes()[1] = 10;
        numbers.editValues()[1] = 7;
        integers.curve = numbers;
        integers.marks = {{0, {}, {}}, {1, {}, {}}};
        KeyTransform transform = shift(5);
        transform.valueScale = 0.5;
        QVERIFY(transformKeys(integers, transform));
        QCOMPARE(timesOf(integers), Times({0, 15}));
        QCOMPARE(reinterpret_cast<const std::int32_t *>(integers.curve.rawPart(0, 4))[1], 4);

        CurveEdit events;
        events.type = &typeInfo<Curve<NoValue>>();
        Curve<NoValue> marks(Interpolation::None, 2);
        marks.editTimes()[1] = 10;
        events.curve = marks;
        events.marks = {{1, {}, {}}, {0, {}, {}}};
        QVERIFY(transformKeys(events, shift(20)));
        QCOMPARE(timesOf(events), Times({10, 20}));
        QCOMPARE(selected(events), std::vector<std::size_t>({1}));

        // 90° about z, then 30° more; what is not selected keeps its bytes.
        CurveEdit turn;
        turn.type = &typeInfo<Curve<Quat>>();
        Curve<Quat> rotations(Interpolation::Hermite, 2);
        rotations.editTimes()[1] = 10;
        for (const int i : {0, 1}) {
            rotations.editValues()[std::size_t(i)] = {0, 0, 2, 2};
            rotations.editInTangents()[std::size_t(i)] = rotations.editOutTangents()[std::size_t(i)] = {0, 0, 0, 1};
        }
        turn.curve = rotations;
        turn.marks = {{0, {}, {}}, {keyBit(KeyPart::Value, 2), {}, {}}};
        KeyTransform more;
        more.valueShift = 30;
        QVERIFY(transformKeys(turn, more));
        const auto *values = reinterpret_cast<const Quat *>(turn.curve.rawPart(0, 16));
        QCOMPARE(values[0].z, 2.f);
        QVERIFY(std::abs(values[1].z - std::sin(60 * M_PI / 180)) < 1e-6);
        QVERIFY(std::abs(values[1].w - std::cos(60 * M_PI / 180)) < 1e-6);
        const auto *in = reinterpret_cast<const Quat *>(turn.curve.rawPart(1, 16));
        QVERIFY(std::abs(in[1].z - std::sin(15 * M_PI / 180)) < 1e-6);
        QCOMPARE(in[0].w, 1.f);
    }

    void nothingSelectedNothingDone()
    {
        CurveEdit edit = editOf({0, 10}, {});
        const CurveBase before = edit.curve;
        KeyTransform transform = shift(5);
        QVERIFY(transformKeys(edit, transform));
        QVERIFY(edit.curve.equalRaw(before, 4));
        CurveEdit absent;
        absent.type = &typeInfo<Curve<float>>();
        transform.valueShift = 3;
        QVERIFY(transformKeys(absent, transform));
        QVERIFY(!absent.curve.isPresent());
        CurveEdit far = editOf({0, 2147483640}, {1});
        QVERIFY(transformKeys(far, shift(1e12)));
        QCOMPARE(timesOf(far), Times({0, 2147483647}));
        CurveEdit wide = editOf({-1000, 0, 1000}, {0, 1, 2});
        wide.spans = {{-2000, 2000, false}};
        transform = {};
        transform.timeScale = 1e308;
        QVERIFY(transformKeys(wide, transform));
        QCOMPARE(timesOf(wide), Times({-2000, 0, 2000}));
    }

    void boundsAndSnaps()
    {
        std::vector<CurveEdit> edits{editOf({0, 10, 20}, {1, 2}), editOf({-5, 70}, {})};
        QVERIFY(selectionBounds(std::span(edits).subspan(1)).empty);
        edits[1].marks[0].selected = keyBit(KeyPart::Value, 0);
        const KeyBounds bounds = selectionBounds(edits);
        QVERIFY(!bounds.empty);
        QCOMPARE(bounds.firstTime, -5);
        QCOMPARE(bounds.lastTime, 20);
        QCOMPARE(bounds.lowest, 0.0);
        QCOMPARE(bounds.highest, 2.0);

        Snapping snapping;
        QCOMPARE(snapTime(10.4, snapping), 10.0);
        snapping.toFrames = true;
        snapping.timeStep = 100.0 / 3;
        QCOMPARE(snapTime(60, snapping), 67.0);
        snapping.toMarkers = true;
        snapping.markers = {0, 61, 100};
        snapping.markerReach = 5;
        QCOMPARE(snapTime(60, snapping), 61.0);
        QCOMPARE(snapTime(96, snapping), 100.0);
        QCOMPARE(snapTime(94, snapping), 100.0);
        QCOMPARE(snapTime(90, snapping), 100.0);
        QCOMPARE(snapTime(1000, snapping), 1000.0);
        QCOMPARE(snapTime(40, snapping), 33.0);
        QCOMPARE(snapValue(1.3, snapping), 1.3);
        snapping.valueStep = 0.25;
        QCOMPARE(snapValue(1.3, snapping), 1.25);
    }
};

SINEW_GUILESS_TEST(tst_key_transform, TestKeyTransform)

} // namespace tst_key_transform
#include "tst_key_transform.moc"
