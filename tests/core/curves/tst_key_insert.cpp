// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_keys.h"
#include "core/curves/key_numbers.h"
#include "core/curves/keys/key_insert.h"
#include "core/scene/pose/curve_sample.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

namespace tst_key_insert {

using namespace sinew;

namespace {

template<class T>
CurveEdit editOf(Interpolation interpolation, std::vector<std::int32_t> times, TimeSpans spans = {})
{
    CurveEdit edit;
    edit.type = &typeInfo<Curve<T>>();
    edit.spans = std::move(spans);
    Curve<T> curve(interpolation, times.size());
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    edit.curve = curve;
    edit.marks.resize(times.size());
    return edit;
}

template<class T>
T *part(CurveEdit &edit, KeyPart which)
{
    return reinterpret_cast<T *>(edit.curve.editRawPart(int(which), sizeof(T)));
}

void fill(CurveEdit &edit, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> number(-10, 10);
    std::uniform_real_distribution<float> turn(-1, 1);
    for (const KeyPart which : {KeyPart::Value, KeyPart::In, KeyPart::Out}) {
        if (which != KeyPart::Value && !edit.curve.hasTangents())
            return;
        for (std::size_t row = 0; row < edit.size(); ++row) {
            if (edit.value().kind == Kind::Quat) {
                // Turns of less than half a circle from key to key (beyond, the game's own curve jumps), tangents close
                // to their key.
                const Quat base = which == KeyPart::Value ? Quat{} : part<Quat>(edit, KeyPart::Value)[row];
                const float far = which == KeyPart::Value ? 0.5f : 0.25f;
                part<Quat>(edit, which)[row] = normalised(
                    {base.x + far * turn(random), base.y + far * turn(random), base.z + far * turn(random), base.w});
            } else {
                const std::size_t width = edit.value().components;
                for (std::size_t i = 0; i < width; ++i)
                    part<float>(edit, which)[row * width + i] = number(random);
            }
        }
    }
}

std::vector<double> sampled(const CurveEdit &edit, double time)
{
    const int row = edit.spanAt(std::int32_t(std::floor(time)));
    SampleSpan span{std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max(), time};
    if (row >= 0)
        span = {edit.spans[std::size_t(row)].start, edit.spans[std::size_t(row)].end, time,
                edit.spans[std::size_t(row)].wraps};
    const Value value = sampleAny(edit.curve, edit.value(), span, Value(edit.value()));
    const auto *numbers = static_cast<const float *>(value.data());
    return {numbers, numbers + edit.value().components};
}

/// Largest distance between two curves; for rotations the sign does not count.
double deviation(const CurveEdit &a, const CurveEdit &b, double from, double to)
{
    double largest = 0;
    for (int i = 0; i <= 1000; ++i) {
        const double time = from + (to - from) * i / 1000;
        const std::vector<double> p = sampled(a, time), q = sampled(b, time);
        double plus = 0, minus = 0;
        for (std::size_t n = 0; n < p.size(); ++n) {
            plus = std::max(plus, std::abs(p[n] - q[n]));
            minus = std::max(minus, std::abs(p[n] + q[n]));
        }
        largest = std::max(largest, a.value().kind == Kind::Quat ? std::min(plus, minus) : plus);
    }
    return largest;
}

} // namespace

class TestKeyInsert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsByHand()
    {
        // Hermite from 0 to 8 with slopes 0 and 0: halfway 4, slope there 12 per segment, 6 for each half.
        CurveEdit hermite = editOf<float>(Interpolation::Hermite, {0, 100});
        part<float>(hermite, KeyPart::Value)[1] = 8;
        QCOMPARE(insertKey(hermite, 50, {}), std::size_t(1));
        QCOMPARE(part<float>(hermite, KeyPart::Value)[1], 4.f);
        QCOMPARE(part<float>(hermite, KeyPart::In)[1], 6.f);
        QCOMPARE(part<float>(hermite, KeyPart::Out)[1], 6.f);
        // Slopes of the neighbours shrink with their segment: a quarter and three quarters.
        CurveEdit slopes = editOf<float>(Interpolation::Hermite, {0, 100});
        part<float>(slopes, KeyPart::Out)[0] = 16;
        part<float>(slopes, KeyPart::In)[1] = 4;
        insertKey(slopes, 25, {});
        QCOMPARE(part<float>(slopes, KeyPart::Out)[0], 4.f);
        QCOMPARE(part<float>(slopes, KeyPart::In)[2], 3.f);
        // De Casteljau halfway through 0 4 4 0: 2 3 | 3 | 3 2.
        CurveEdit bezier = editOf<float>(Interpolation::Bezier, {0, 100});
        part<float>(bezier, KeyPart::Out)[0] = 4;
        part<float>(bezier, KeyPart::In)[1] = 4;
        insertKey(bezier, 50, {});
        QCOMPARE(part<float>(bezier, KeyPart::Value)[1], 3.f);
        QCOMPARE(part<float>(bezier, KeyPart::Out)[0], 2.f);
        QCOMPARE(part<float>(bezier, KeyPart::In)[1], 3.f);
        QCOMPARE(part<float>(bezier, KeyPart::Out)[1], 3.f);
        QCOMPARE(part<float>(bezier, KeyPart::In)[2], 2.f);
        CurveEdit linear = editOf<Vec2>(Interpolation::Linear, {0, 100});
        part<Vec2>(linear, KeyPart::Value)[1] = {8, -4};
        insertKey(linear, 25, {});
        QCOMPARE(part<Vec2>(linear, KeyPart::Value)[1].x, 2.f);
        QCOMPARE(part<Vec2>(linear, KeyPart::Value)[1].y, -1.f);
    }

    void theShapeStays_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("interpolation");
        QTest::addColumn<bool>("loops");
        const char *kinds[] = {"float", "Vec3", "Colour", "Quat"};
        for (int kind = 0; kind < 4; ++kind)
            for (const int interpolation : {0, 1, 2, 3, 9})
                for (const bool loops : {false, true})
                    QTest::addRow("%s %d %s", kinds[kind], interpolation, loops ? "loops" : "holds")
                        << kind << interpolation << loops;
    }

    void theShapeStays()
    {
        QFETCH(int, kind);
        QFETCH(int, interpolation);
        QFETCH(bool, loops);
        const bool rotation = kind == 3, curved = interpolation > 1;
        for (unsigned seed = 0; seed < 10; ++seed) {
            const TimeSpans spans{{0, 1000, loops}, {2000, 3000, loops}};
            const std::vector<std::int32_t> times{100, 250, 700, 950, 2100, 2500, 2800};
            const auto type = Interpolation(interpolation);
            CurveEdit edit = kind == 0   ? editOf<float>(type, times, spans)
                             : kind == 1 ? editOf<Vec3>(type, times, spans)
                             : kind == 2 ? editOf<Colour>(type, times, spans)
                                         : editOf<Quat>(type, times, spans);
            fill(edit, seed);
            const CurveEdit before = edit;
            // Between keys, before the first and after the last one of each sequence.
            for (const std::int32_t time : {133, 2700, 40, 980, 2010, 2990, 0, 1000, 611}) {
                const CurveEdit single = edit;
                const std::size_t row = insertKey(edit, time, {});
                QCOMPARE(edit.size(), single.size() + 1);
                QCOMPARE(edit.marks.size(), edit.size());
                QCOMPARE(edit.curve.times()[row], time);
                QCOMPARE(edit.marks[row].selected, keyBits(KeyPart::Value, rotation ? 3 : kind == 0 ? 1 : 3));
                QVERIFY(std::is_sorted(edit.curve.times().begin(), edit.curve.times().end()));
                // Fitted turns, to about half a degree; numbers to single precision.
                const double allowed = rotation && curved ? 0.005 : 1e-5;
                for (const TimeSpan &span : spans)
                    QVERIFY2(deviation(single, edit, span.start, span.end) < allowed,
                             qPrintable(QStringLiteral("seed %1, time %2: %3")
                                            .arg(seed)
                                            .arg(time)
                                            .arg(deviation(single, edit, span.start, span.end))));
            }
            if (!rotation || !curved)
                for (const TimeSpan &span : spans)
                    QVERIFY(deviation(before, edit, span.start, span.end) < 1e-5);
        }
    }

    void nothingInsideChangesFromOutside()
    {
        // There is no key between the two sequences; splitting there must not touch the slopes at their seams.
        CurveEdit edit =
            editOf<float>(Interpolation::Hermite, {0, 900, 2100, 3000}, {{0, 1000, true}, {2000, 3000, true}});
        fill(edit, 3);
        const CurveEdit before = edit;
        insertKey(edit, 1500, {});
        QCOMPARE(edit.curve.times()[2], 1500);
        QVERIFY(deviation(before, edit, 0, 1000) == 0);
        QVERIFY(deviation(before, edit, 2000, 3000) == 0);
    }

    void constantsStayConstant()
    {
        CurveEdit edit = editOf<float>(Interpolation::Hermite, {500}, {{0, 1000, true}});
        *part<float>(edit, KeyPart::Value) = 3;
        *part<float>(edit, KeyPart::In) = *part<float>(edit, KeyPart::Out) = 7;
        const CurveEdit before = edit;
        insertKey(edit, 800, {});
        QVERIFY(deviation(before, edit, 0, 1000) < 1e-6);
    }

    void emptySpansGetTheRestValue()
    {
        CurveEdit absent;
        absent.type = &typeInfo<Curve<Vec3>>();
        QCOMPARE(insertKey(absent, 70, Value::of(Vec3{1, 1, 1})), std::size_t(0));
        QVERIFY(absent.curve.isPresent());
        QCOMPARE(absent.curve.interpolation(), Interpolation::Linear);
        QCOMPARE(part<Vec3>(absent, KeyPart::Value)[0].y, 1.f);
        // Keys of another sequence do not count, nor does a value of the wrong type.
        CurveEdit other = editOf<float>(Interpolation::Bezier, {100}, {{0, 1000}, {2000, 3000}});
        *part<float>(other, KeyPart::Value) = 5;
        insertKey(other, 2500, Value::of(2.f));
        QCOMPARE(part<float>(other, KeyPart::Value)[1], 2.f);
        QCOMPARE(part<float>(other, KeyPart::In)[1], 2.f);
        insertKey(other, 2600, Value::of(std::int32_t(2)));
        QCOMPARE(part<float>(other, KeyPart::Value)[2], 2.f);
    }

    void stepsIntegersAndEvents()
    {
        CurveEdit visibility = editOf<float>(Interpolation::Linear, {0, 100}, {{0, 100, false}});
        visibility.isStep = true;
        part<float>(visibility, KeyPart::Value)[1] = 1;
        insertKey(visibility, 60, {});
        QCOMPARE(part<float>(visibility, KeyPart::Value)[1], 0.f);
        CurveEdit integers = editOf<std::int32_t>(Interpolation::Linear, {0, 100});
        part<std::int32_t>(integers, KeyPart::Value)[0] = 4;
        insertKey(integers, 60, {});
        QCOMPARE(part<std::int32_t>(integers, KeyPart::Value)[1], 4);
        CurveEdit bytes = editOf<std::uint8_t>(Interpolation::None, {0});
        *part<std::uint8_t>(bytes, KeyPart::Value) = 200;
        insertKey(bytes, 60, {});
        QCOMPARE(part<std::uint8_t>(bytes, KeyPart::Value)[1], std::uint8_t(200));
        CurveEdit events = editOf<NoValue>(Interpolation::None, {10, 30});
        QCOMPARE(insertKey(events, 20, {}), std::size_t(1));
        QCOMPARE(events.marks[1].selected, keyBit(KeyPart::Value, 0));
        CurveEdit absent;
        absent.type = &typeInfo<Curve<NoValue>>();
        insertKey(absent, 20, {});
        QCOMPARE(absent.curve.interpolation(), Interpolation::None);
    }

    void whatIsReadBeforeTheFirstKey()
    {
        // A step before the first key of a loop holds the last one's value, otherwise the first one's; the tools read
        // the same.
        for (const bool loops : {false, true}) {
            CurveEdit bytes = editOf<std::uint8_t>(Interpolation::None, {20, 60}, {{0, 100, loops}});
            part<std::uint8_t>(bytes, KeyPart::Value)[0] = 3;
            part<std::uint8_t>(bytes, KeyPart::Value)[1] = 7;
            const Value before =
                sampleAny(bytes.curve, bytes.value(), sequenceSpan(0, 100, loops, 10), Value(bytes.value()));
            QCOMPARE(*before.as<std::uint8_t>(), std::uint8_t(loops ? 7 : 3));
            insertKey(bytes, 10, {});
            QCOMPARE(part<std::uint8_t>(bytes, KeyPart::Value)[0], std::uint8_t(loops ? 7 : 3));
        }
    }

    void everyVectorLiesBetweenItsKeys()
    {
        CurveEdit two = editOf<Vec2>(Interpolation::Linear, {0, 100}),
                  four = editOf<Vec4>(Interpolation::Hermite, {0, 100});
        part<Vec2>(two, KeyPart::Value)[1] = {4, 8};
        part<Vec4>(four, KeyPart::Value)[1] = {8, 16, 24, 32};
        const Value line = sampleAny(two.curve, two.value(), sequenceSpan(0, 100, false, 25), Value(two.value()));
        QCOMPARE(line.as<Vec2>()->x, 1.f);
        QCOMPARE(line.as<Vec2>()->y, 2.f);
        const Value cubic = sampleAny(four.curve, four.value(), sequenceSpan(0, 100, false, 50), Value(four.value()));
        QCOMPARE(cubic.as<Vec4>()->x, 4.f);
        QCOMPARE(cubic.as<Vec4>()->w, 16.f);
    }

    void stepsBetweenSequencesStaySteps()
    {
        CurveEdit visibility = editOf<float>(Interpolation::Linear, {0, 100}, {{0, 20, false}, {80, 100, false}});
        visibility.isStep = true;
        part<float>(visibility, KeyPart::Value)[1] = 1;
        QCOMPARE(insertKey(visibility, 50, {}), std::size_t(1));
        QCOMPARE(part<float>(visibility, KeyPart::Value)[1], 0.f);
    }

    void unsortedAndDoubleKeys()
    {
        CurveEdit edit = editOf<float>(Interpolation::Linear, {300, 100, 200, 200});
        for (int i = 0; i < 4; ++i)
            part<float>(edit, KeyPart::Value)[i] = float(i * i);
        const CurveEdit before = edit;
        // An existing key is left alone: of two, the one whose value is shown.
        QCOMPARE(insertKey(edit, 200, {}), std::size_t(3));
        QCOMPARE(edit.size(), std::size_t(4));
        insertKey(edit, 250, {});
        insertKey(edit, 150, {});
        insertKey(edit, 400, {});
        QVERIFY(deviation(before, edit, 0, 500) < 1e-5);
        QCOMPARE(edit.size(), std::size_t(7));
        QCOMPARE(edit.marks.size(), std::size_t(7));
    }

    void someComponentsAreSet()
    {
        CurveEdit edit = editOf<Vec3>(Interpolation::Linear, {0, 100});
        part<Vec3>(edit, KeyPart::Value)[1] = {10, 20, 30};
        const std::size_t row = setKey(edit, 50, {}, std::array{7.0, 8.0, 9.0}, 0b101);
        QCOMPARE(part<Vec3>(edit, KeyPart::Value)[row].x, 7.f);
        QCOMPARE(part<Vec3>(edit, KeyPart::Value)[row].y, 10.f);
        QCOMPARE(part<Vec3>(edit, KeyPart::Value)[row].z, 9.f);
        // A wheel at 360°: setting x to 10 keeps the turn.
        CurveEdit wheel = editOf<Quat>(Interpolation::Linear, {0, 100, 200, 300, 400});
        for (int i = 0; i < 5; ++i)
            part<Quat>(wheel, KeyPart::Value)[i] = rotationOf({0, 0, i * 90.0}, RotationOrder::Xyz);
        setKey(wheel, 400, {}, std::array{10.0, 0.0, 0.0}, 0b001);
        const KeyNumbers shown(wheel.curve, wheel.value());
        QVERIFY(std::abs(shown.number(4, 0) - 10) < 1e-3);
        QVERIFY(std::abs(shown.number(4, 2) - 360) < 1e-3);
    }
};

SINEW_GUILESS_TEST(tst_key_insert, TestKeyInsert)

} // namespace tst_key_insert
#include "tst_key_insert.moc"
