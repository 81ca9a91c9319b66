// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_edit_maker.h"
#include "tests/support/test_program.h"

#include "core/curves/tools/key_blend.h"

#include <QTest>

namespace tst_key_blend {

using namespace sinew;
using namespace sinew::test;

namespace {

const TimeSpan whole{0, 400};

CurveEdit edit()
{
    CurveEdit made =
        makeEdit<float>(Interpolation::Linear, {{0, 0}, {100, 30}, {200, 10}, {300, 20}, {400, 40}}, {whole});
    select(made, {1, 2});
    return made;
}

std::vector<float> valuesOf(const CurveEdit &edit)
{
    const Curve<float> curve = typed<float>(edit);
    return {curve.values().begin(), curve.values().end()};
}

using Floats = std::vector<float>;

} // namespace

/// Tweening: selected keys move nearer to their surroundings.
class TestKeyBlend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targets_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<double>("share");
        QTest::addColumn<Floats>("values");
        const auto row = [](const char *name, BlendTarget target, double share, Floats values) {
            QTest::newRow(name) << int(target) << share << values;
        };
        row("left alone", BlendTarget::Average, 0, {0, 30, 10, 20, 40});
        row("the key before", BlendTarget::Previous, 1, {0, 0, 0, 20, 40});
        row("half-way to the key after", BlendTarget::Next, 0.5, {0, 25, 15, 20, 40});
        row("away from the key before", BlendTarget::Previous, -1, {0, 60, 20, 20, 40});
        row("the line between", BlendTarget::Neighbours, 1, {0, 20.f / 3, 40.f / 3, 20, 40});
        row("twice as far from the line", BlendTarget::Neighbours, -1, {0, 60 - 20.f / 3, 20 - 40.f / 3, 20, 40});
        row("rest", BlendTarget::Rest, 0.5, {0, 16, 6, 20, 40});
        row("the average", BlendTarget::Average, 1, {0, 20, 20, 20, 40});
        row("away from the average", BlendTarget::Average, -0.5, {0, 35, 5, 20, 40});
    }
    void targets()
    {
        QFETCH(int, target);
        QFETCH(double, share);
        QFETCH(Floats, values);
        CurveEdit changed = edit();
        QCOMPARE(blendSelected(changed, BlendTarget(target), share, {2}), std::size_t(2));
        const Floats now = valuesOf(changed);
        for (std::size_t i = 0; i < now.size(); ++i)
            QVERIFY2(std::abs(now[i] - values[i]) < 1e-5f, qPrintable(QString::number(now[i])));
        QCOMPARE(timesOf(changed), timesOf(edit()));
    }

    void between()
    {
        CurveEdit changed = edit();
        QCOMPARE(placeBetween(changed, 0.25), std::size_t(2));
        QCOMPARE(valuesOf(changed), Floats({0, 5, 5, 20, 40}));
    }

    /// At an end of the sequence the only neighbour represents both; keys of another sequence don't count.
    void ends()
    {
        CurveEdit last = edit();
        select(last, {1, 2}, 0);
        select(last, {4});
        QCOMPARE(blendSelected(last, BlendTarget::Next, 1), std::size_t(1));
        QCOMPARE(valuesOf(last), Floats({0, 30, 10, 20, 20}));
        CurveEdit all = edit();
        select(all, {0, 1, 2, 3, 4});
        QCOMPARE(blendSelected(all, BlendTarget::Previous, 1), std::size_t(0));
        QCOMPARE(valuesOf(all), valuesOf(edit()));
        CurveEdit other = edit();
        other.spans = {{0, 200}, {300, 400}};
        QCOMPARE(blendSelected(other, BlendTarget::Next, 1), std::size_t(2));
        QCOMPARE(valuesOf(other), Floats({0, 0, 0, 20, 40}));
    }

    void onlySelectedComponents()
    {
        CurveEdit vectors =
            makeEdit<Vec3>(Interpolation::Linear, {{0, {0, 0, 0}}, {100, {9, 9, 9}}, {200, {0, 0, 0}}}, {{0, 200}});
        select(vectors, {1}, keyBit(KeyPart::Value, 1));
        blendSelected(vectors, BlendTarget::Neighbours, 1);
        const Vec3 now = typed<Vec3>(vectors).values()[1];
        QCOMPARE(now.x, 9.f);
        QCOMPARE(now.y, 0.f);
        QCOMPARE(now.z, 9.f);
    }

    void rotations()
    {
        CurveEdit turns =
            makeEdit<Quat>(Interpolation::Linear,
                           {{0, turn(0, 0, 0, 1)}, {100, turn(80, 0, 0, 1)}, {200, turn(40, 0, 0, 1)}}, {{0, 200}});
        select(turns, {1});
        CurveEdit changed = turns;
        blendSelected(changed, BlendTarget::Neighbours, 0.5);
        QVERIFY(turnBetween(typed<Quat>(changed).values()[1], turn(50, 0, 0, 1)) < 0.01);
        changed = turns;
        placeBetween(changed, 0.5);
        QVERIFY(turnBetween(typed<Quat>(changed).values()[1], turn(20, 0, 0, 1)) < 0.01);
        changed = turns;
        blendSelected(changed, BlendTarget::Rest, 1, {0, 0, 0, 1});
        QVERIFY(turnBetween(typed<Quat>(changed).values()[1], turn(0, 0, 0, 1)) < 0.01);
        changed = turns;
        select(changed, {2});
        blendSelected(changed, BlendTarget::Average, 1);
        for (const std::size_t row : {1, 2})
            QVERIFY(turnBetween(typed<Quat>(changed).values()[row], turn(60, 0, 0, 1)) < 0.01);
    }

    /// Slopes shrink with the values, so that a wave becomes a smaller wave.
    void slopes()
    {
        for (const Interpolation interpolation : {Interpolation::Hermite, Interpolation::Bezier}) {
            CurveEdit wave = makeEdit<float>(interpolation, {{0, 4, 6, 9}, {100, 8, 1, 7}, {200, 2, 5, 3}}, {{0, 200}});
            select(wave, {0, 1, 2});
            const CurveEdit before = wave;
            blendSelected(wave, BlendTarget::Rest, 0.25, {1});
            for (int time = 0; time <= 200; time += 10)
                QVERIFY(std::abs(double(readAt<float>(wave, {0, 200}, time)) -
                                 (1 + 0.75 * (double(readAt<float>(before, {0, 200}, time)) - 1))) < 1e-5);
        }
    }

    /// A looping sequence continues over its seam.
    void overTheSeam()
    {
        CurveEdit loop = makeEdit<float>(Interpolation::Linear, {{0, 0}, {100, 30}, {200, 10}}, {{0, 300, true}});
        select(loop, {2});
        QCOMPARE(blendSelected(loop, BlendTarget::Neighbours, 1), std::size_t(1));
        QCOMPARE(valuesOf(loop), Floats({0, 30, 15}));
    }

    void nothingToBlend()
    {
        CurveEdit integers = makeEdit<std::int32_t>(Interpolation::None, {{0, 1}, {100, 5}, {200, 9}}, {{0, 200}});
        select(integers, {1});
        QCOMPARE(blendSelected(integers, BlendTarget::Next, 1), std::size_t(0));
        CurveEdit none = edit();
        select(none, {1, 2}, 0);
        QCOMPARE(blendSelected(none, BlendTarget::Average, 1), std::size_t(0));
        CurveEdit odd = edit();
        blendSelected(odd, BlendTarget::Average, NAN);
        QCOMPARE(valuesOf(odd), valuesOf(edit()));
    }
};

SINEW_TEST(tst_key_blend, TestKeyBlend)

} // namespace tst_key_blend
#include "tst_key_blend.moc"
