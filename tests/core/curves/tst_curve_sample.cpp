// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/key_window.h"
#include "core/scene/pose/sample_span.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_curve_sample {

using namespace sinew;

namespace {

template<class T>
struct Key
{
    std::int32_t time;
    T value;
    T in{}, out{};
};

template<class T>
Curve<T> curveOf(Interpolation interpolation, std::initializer_list<Key<T>> keys, std::int32_t globalSequence = -1)
{
    Curve<T> curve(interpolation, keys.size(), globalSequence);
    const auto times = curve.editTimes();
    const auto values = curve.editValues(), in = curve.editInTangents(), out = curve.editOutTangents();
    std::size_t i = 0;
    for (const Key<T> &key : keys) {
        times[i] = key.time;
        values[i] = key.value;
        if (!in.empty()) {
            in[i] = key.in;
            out[i] = key.out;
        }
        ++i;
    }
    return curve;
}

SampleSpan looping(double time, std::int32_t start = 0, std::int32_t end = 1000)
{
    return sequenceSpan(start, end, true, time);
}
SampleSpan holding(double time, std::int32_t start = 0, std::int32_t end = 1000)
{
    return sequenceSpan(start, end, false, time);
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-5;
}

#define VERIFY_VEC3(actual, X, Y, Z)                                                                                   \
    do {                                                                                                               \
        const Vec3 v = actual;                                                                                         \
        QVERIFY2(near(v.x, X) && near(v.y, Y) && near(v.z, Z),                                                         \
                 qPrintable(QStringLiteral("%1 %2 %3").arg(v.x).arg(v.y).arg(v.z)));                                   \
    } while (false)
#define VERIFY_QUAT(actual, X, Y, Z, W)                                                                                \
    do {                                                                                                               \
        const Quat q = actual;                                                                                         \
        QVERIFY2(near(q.x, X) && near(q.y, Y) && near(q.z, Z) && near(q.w, W),                                         \
                 qPrintable(QStringLiteral("%1 %2 %3 %4").arg(q.x).arg(q.y).arg(q.z).arg(q.w)));                       \
    } while (false)

/// A turn about z by `degrees`.
Quat turnZ(double degrees)
{
    const double half = degrees / 2 * M_PI / 180;
    return {0, 0, float(std::sin(half)), float(std::cos(half))};
}

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();

} // namespace

class TestCurveSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scalars_data()
    {
        QTest::addColumn<int>("interpolation");
        QTest::addColumn<double>("time");
        QTest::addColumn<double>("expected");
        // Keys 0: 10 (out 30) and 100: 20 (in −6). t = 0.25:
        QTest::newRow("none") << 0 << 25. << 10.;
        // 10 + 0.25·10
        QTest::newRow("linear") << 1 << 25. << 12.5;
        // t² = 1/16, t³ = 1/64: a 2/64 − 3/16 + 1 = 54/64, out 1/64 − 2/16 + 1/4 = 9/64, b 10/64, in 1/64 − 4/64 =
        // −3/64: (540 + 270 + 200 + 18) / 64 = 1028 / 64
        QTest::newRow("hermite") << 2 << 25. << 16.0625;
        // a 27/64, out 3·(1/4)·(9/16) = 27/64, in 3·(1/16)·(3/4) = 9/64, b 1/64: (270 + 810 − 54 + 20) / 64 = 1046 / 64
        QTest::newRow("bezier") << 3 << 25. << 16.34375;
        QTest::newRow("number 4 is read as bezier") << 4 << 25. << 16.34375;
        QTest::newRow("huge number is read as bezier") << 0x7fffffff << 25. << 16.34375;
        QTest::newRow("at the first key") << 3 << 0. << 10.;
        QTest::newRow("at the last key") << 2 << 100. << 20.;
    }
    void scalars()
    {
        QFETCH(int, interpolation);
        QFETCH(double, time);
        QFETCH(double, expected);
        const auto curve = curveOf<float>(Interpolation(interpolation), {{0, 10, 0, 30}, {100, 20, -6, 0}});
        QCOMPARE(double(sampleCurve(curve, looping(time, 0, 100), 7.f)), expected);
    }

    void vectorsAndColours()
    {
        const Key<Vec3> a{0, {0, 4, -8}, {}, {8, 4, 0}}, b{1000, {8, 4, 8}, {8, 4, 16}, {}};
        VERIFY_VEC3(sampleCurve(curveOf(Interpolation::None, {a, b}), looping(500), {}), 0, 4, -8);
        VERIFY_VEC3(sampleCurve(curveOf(Interpolation::Linear, {a, b}), looping(250), {}), 2, 4, -4);
        // t = ½: a ½, out ⅛, b ½, in −⅛: x 0 + 1 + 4 − 1, y 2 + ½ + 2 − ½, z −4 + 0 + 4 − 2
        VERIFY_VEC3(sampleCurve(curveOf(Interpolation::Hermite, {a, b}), looping(500), {}), 4, 4, -2);
        // t = ½: a ⅛, out ⅜, in ⅜, b ⅛: x 0 + 3 + 3 + 1, y 4, z −1 + 0 + 6 + 1
        VERIFY_VEC3(sampleCurve(curveOf(Interpolation::Bezier, {a, b}), looping(500), {}), 7, 4, 6);

        const Key<Colour> red{0, {1, 0, 0}, {}, {0, 0, 8}}, blue{1000, {0, 0, 1}, {0, 8, 0}, {}};
        const auto check = [](Colour c, float r, float g, float b) {
            return near(c.r, r) && near(c.g, g) && near(c.b, b);
        };
        QVERIFY(check(sampleCurve(curveOf(Interpolation::None, {red, blue}), looping(999), {}), 1, 0, 0));
        QVERIFY(check(sampleCurve(curveOf(Interpolation::Linear, {red, blue}), looping(250), {}), .75f, 0, .25f));
        // r ½, g −8/8, b 8/8 + ½
        QVERIFY(check(sampleCurve(curveOf(Interpolation::Hermite, {red, blue}), looping(500), {}), .5f, -1, 1.5f));
        // r ⅛, g 8·⅜, b 8·⅜ + ⅛
        QVERIFY(check(sampleCurve(curveOf(Interpolation::Bezier, {red, blue}), looping(500), {}), .125f, 3, 3.125f));
    }

    void integersRound()
    {
        const Key<std::int32_t> a{0, 1, 0, 8}, b{1000, 4, 8, 0};
        QCOMPARE(sampleCurve(curveOf(Interpolation::None, {a, b}), looping(999), 0), 1);
        QCOMPARE(sampleCurve(curveOf(Interpolation::Linear, {a, b}), looping(400), 0), 2);  // 1 + 1.2
        QCOMPARE(sampleCurve(curveOf(Interpolation::Linear, {a, b}), looping(600), 0), 3);  // 1 + 1.8
        QCOMPARE(sampleCurve(curveOf(Interpolation::Hermite, {a, b}), looping(500), 0), 3); // ½ + 1 + 2 − 1 = 2.5
        QCOMPARE(sampleCurve(curveOf(Interpolation::Bezier, {a, b}), looping(500), 0), 7);  // ⅛ + 3 + 3 + ½ = 6.625
        // Beyond 32 bits the result is cut, not wrapped.
        const std::int32_t most = std::numeric_limits<std::int32_t>::max();
        const Key<std::int32_t> c{0, most, 0, most}, d{1000, most, -most, 0}; // (½ + ½ + ⅛ + ⅛) · most
        QCOMPARE(sampleCurve(curveOf(Interpolation::Hermite, {c, d}), looping(500), 0), most);
    }

    void quaternions()
    {
        const Key<Quat> a{0, turnZ(0)}, b{1000, turnZ(90)};
        VERIFY_QUAT(sampleCurve(curveOf(Interpolation::None, {a, b}), looping(900), {}), 0, 0, 0, 1);
        // A third of 90°: sin 15° = 0.258819, cos 15° = 0.965926.
        VERIFY_QUAT(sampleCurve(curveOf(Interpolation::Linear, {a, b}), looping(1000. / 3), {}), 0, 0, 0.258819,
                    0.965926);
        // The same rotation written with the other sign: still the short way.
        const Quat back = b.value;
        const Key<Quat> negative{1000, {-back.x, -back.y, -back.z, -back.w}};
        VERIFY_QUAT(sampleCurve(curveOf(Interpolation::Linear, {a, negative}), looping(500), {}), 0, 0, 0.382683,
                    0.923880);
        // Nearly equal: straight.
        VERIFY_QUAT(sampleCurve(curveOf(Interpolation::Linear, {a, {1000, turnZ(0.01)}}), looping(500), {}), 0, 0,
                    std::sin(0.0025 * M_PI / 180), 1);
    }

    void quaternionTangents_data()
    {
        QTest::addColumn<int>("interpolation");
        QTest::newRow("hermite") << 2;
        QTest::newRow("bezier") << 3;
        QTest::newRow("number 9") << 9;
    }
    void quaternionTangents()
    {
        QFETCH(int, interpolation);
        const auto kind = Interpolation(interpolation);
        // All about z, so that slerp is linear in the angle. Keys 0° and 90°, out tangent 40°, in tangent 100°.
        const auto curve = curveOf<Quat>(kind, {{0, turnZ(0), {}, turnZ(40)}, {1000, turnZ(90), turnZ(100), {}}});
        // t = ½: slerp(45°, 70°, 2·½·½) = 57.5°; half of it 28.75°
        VERIFY_QUAT(sampleCurve(curve, looping(500), {}), 0, 0, std::sin(28.75 * M_PI / 180),
                    std::cos(28.75 * M_PI / 180));
        // t = ¼: slerp(22.5°, 55°, 2·¼·¾ = ⅜) = 22.5 + 12.1875 = 34.6875°
        const double half = 34.6875 / 2 * M_PI / 180;
        VERIFY_QUAT(sampleCurve(curve, looping(250), {}), 0, 0, std::sin(half), std::cos(half));
        // Tangents of zero length (seen in files): plain interpolation along the short way.
        const auto zero = curveOf<Quat>(
            kind, {{0, turnZ(0), {0, 0, 0, 0}, {0, 0, 0, 0}}, {1000, turnZ(90), {0, 0, 0, 0}, {0, 0, 0, 0}}});
        const Quat q = sampleCurve(zero, looping(500), {});
        QVERIFY(near(q.z / q.w, std::tan(22.5 * M_PI / 180)));
    }

    void equalNeighboursMove()
    {
        // Both keys 5, out 9, in 1; t = ½ hermite: 5 + 9/8 − 1/8; bezier: (5 + 27 + 3 + 5)/8
        const std::initializer_list<Key<float>> keys = {{0, 5, 0, 9}, {1000, 5, 1, 0}};
        QCOMPARE(sampleCurve(curveOf(Interpolation::Hermite, keys), looping(500), 0.f), 6.f);
        QCOMPARE(sampleCurve(curveOf(Interpolation::Bezier, keys), looping(500), 0.f), 5.f);
        // t = ¼, bezier: 5·28/64 + 9·27/64 + 9/64 = (140 + 243 + 9)/64
        QCOMPARE(sampleCurve(curveOf(Interpolation::Bezier, keys), looping(250), 0.f), 6.125f);
        const auto quat =
            curveOf<Quat>(Interpolation::Hermite, {{0, turnZ(0), {}, turnZ(40)}, {1000, turnZ(0), turnZ(40), {}}});
        // t = ½: slerp(0°, 40°, ½) = 20°
        VERIFY_QUAT(sampleCurve(quat, looping(500), {}), 0, 0, std::sin(M_PI / 18), std::cos(M_PI / 18));
    }

    void onlyKeysOfTheSequenceCount()
    {
        const auto curve = curveOf<float>(Interpolation::Linear, {{0, 1}, {100, 2}, {200, 4}, {300, 8}, {400, 16}});
        QCOMPARE(sampleCurve(curve, looping(250, 200, 300), 0.f), 6.f);
        QCOMPARE(sampleCurve(curve, looping(150, 150, 350), 0.f), 6.f); // wraps between keys 200 and 300, see below
        QCOMPARE(sampleCurve(curve, holding(150, 150, 350), 0.f), 4.f);
        QCOMPARE(sampleCurve(curve, holding(350, 150, 350), 0.f), 8.f);
        QCOMPARE(sampleCurve(curve, looping(120, 110, 150), 7.f), 7.f); // none
        QCOMPARE(sampleCurve(curve, looping(120, 90, 150), 7.f), 2.f);  // one
        QCOMPARE(sampleCurve(curve, looping(90, 90, 150), 7.f), 2.f);
        QCOMPARE(sampleCurve(curve, looping(300, 300, 300), 7.f), 8.f); // a sequence of one moment
        QCOMPARE(sampleCurve(curve, looping(300, 310, 290), 7.f), 7.f); // end before start holds nothing
        QCOMPARE(sampleCurve(curve, SampleSpan{}, 7.f), 7.f);           // no sequence
        // Times outside the sequence are clamped to its ends.
        QCOMPARE(sampleCurve(curve, looping(-1e9, 200, 300), 0.f), 4.f);
        QCOMPARE(sampleCurve(curve, looping(1e9, 200, 300), 0.f), 8.f);
        QCOMPARE(sampleCurve(curve, looping(std::nan(""), 200, 300), 0.f), 4.f);
    }

    void absentAndEmptyCurves()
    {
        QCOMPARE(sampleCurve(Curve<float>(), looping(5), 3.f), 3.f);
        QCOMPARE(sampleCurve(Curve<float>(Interpolation::Linear, 0), looping(5), 3.f), 3.f);
        QCOMPARE(sampleCurve(Curve<float>(Interpolation::Bezier, 0, 0), globalSequenceSpan(100, 5), 3.f), 3.f);
    }

    void wrapsThroughTheEnd()
    {
        // Keys 200: 10 and 800: 30 in 0…1000: from 800 to 200 it is (1000 − 800) + (200 − 0) = 400 ms.
        const auto curve = curveOf<float>(Interpolation::Linear, {{200, 10}, {800, 30}});
        QCOMPARE(sampleCurve(curve, looping(800), 0.f), 30.f);
        QCOMPARE(sampleCurve(curve, looping(900), 0.f), 25.f);  // 100 of 400
        QCOMPARE(sampleCurve(curve, looping(1000), 0.f), 20.f); // 200 of 400
        QCOMPARE(sampleCurve(curve, looping(0), 0.f), 20.f);    // the same moment
        QCOMPARE(sampleCurve(curve, looping(100), 0.f), 15.f);  // 300 of 400
        QCOMPARE(sampleCurve(curve, looping(200), 0.f), 10.f);
        // Held where the sequence does not loop.
        QCOMPARE(sampleCurve(curve, holding(900), 0.f), 30.f);
        QCOMPARE(sampleCurve(curve, holding(1000), 0.f), 30.f);
        QCOMPARE(sampleCurve(curve, holding(0), 0.f), 10.f);
        QCOMPARE(sampleCurve(curve, holding(500), 0.f), 20.f);
        // Steps wrap too: before the first key the last one still counts.
        QCOMPARE(sampleCurve(curve, looping(100), 0.f, true), 30.f);
        QCOMPARE(sampleCurve(curve, looping(799), 0.f, true), 10.f);
        QCOMPARE(sampleCurve(curve, holding(100), 0.f, true), 10.f);
        // Tangents: last key's out, first key's in. t = ¼ bezier of 30, out 6, in 2, 10: (810 + 162 + 18 + 10)/64
        const auto bezier = curveOf<float>(Interpolation::Bezier, {{200, 10, 2, 0}, {800, 30, 0, 6}});
        QCOMPARE(sampleCurve(bezier, looping(900), 0.f), 15.625f);
    }

    void globalSequences()
    {
        const auto curve = curveOf<float>(Interpolation::Linear, {{0, 10}, {500, 20}, {1000, 10}}, 0);
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(1000, 250), 0.f), 15.f);
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(1000, 7750), 0.f), 15.f); // 7750 mod 1000 = 750
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(1000, -250), 0.f), 15.f); // 750
        // Length 750: keys 0 and 500, 500 back to 0 through the end takes 250.
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(750, 600), 0.f), 16.f); // 20 − 10·100/250
        // Length 0: always at 0.
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(0, 12345), 0.f), 10.f);
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(-5, 12345), 0.f), 10.f);
        // All keys outside: the first in file order.
        const auto outside = curveOf<float>(Interpolation::Linear, {{700, 7}, {600, 6}}, 0);
        QCOMPARE(sampleCurve(outside, globalSequenceSpan(500, 100), 0.f), 7.f);
        QCOMPARE(sampleCurve(outside, globalSequenceSpan(0, 100), 0.f), 7.f);
        const auto negative = curveOf<float>(Interpolation::Linear, {{-700, 7}, {-600, 6}}, 0);
        QCOMPARE(sampleCurve(negative, globalSequenceSpan(500, 100), 0.f), 7.f);
        // Some outside: those inside.
        const auto half = curveOf<float>(Interpolation::Linear, {{900, 9}, {0, 1}, {100, 3}}, 0);
        QCOMPARE(sampleCurve(half, globalSequenceSpan(500, 50), 0.f), 2.f);
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(1000, double(infinite)), 0.f), 10.f);
        QCOMPARE(sampleCurve(curve, globalSequenceSpan(1000, double(notANumber)), 0.f), 10.f);
    }

    void unsortedKeys()
    {
        // Read as 0: 1, 100: 2, 200: 4, 300: 8.
        const auto curve = curveOf<float>(Interpolation::Linear, {{300, 8}, {0, 1}, {200, 4}, {100, 2}});
        QCOMPARE(sampleCurve(curve, looping(50, 0, 300), 0.f), 1.5f);
        QCOMPARE(sampleCurve(curve, looping(150, 0, 300), 0.f), 3.f);
        QCOMPARE(sampleCurve(curve, looping(250, 0, 300), 0.f), 6.f);
        QCOMPARE(sampleCurve(curve, looping(100, 0, 300), 0.f), 2.f);
        QCOMPARE(sampleCurve(curve, looping(300, 0, 300), 0.f), 8.f);
        QCOMPARE(sampleCurve(curve, looping(350, 0, 400), 0.f), 4.5f); // 8 → 1 in 100 ms
        QCOMPARE(sampleCurve(curve, holding(120, 50, 250), 0.f), 2.4f);
        QCOMPARE(sampleCurve(curve, holding(60, 50, 250), 0.f), 2.f);
    }

    void unsortedReadsAsStablySorted()
    {
        std::mt19937 random(1);
        for (int round = 0; round < 2000; ++round) {
            std::vector<Key<float>> keys(1 + random() % 8);
            for (auto &key : keys)
                key = {std::int32_t(random() % 12) * 10, float(random() % 100), float(random() % 100),
                       float(random() % 100)};
            const auto kind = Interpolation(random() % 4);
            const auto curveFrom = [&] {
                Curve<float> curve(kind, keys.size());
                for (std::size_t i = 0; i < keys.size(); ++i) {
                    curve.editTimes()[i] = keys[i].time;
                    curve.editValues()[i] = keys[i].value;
                    if (curve.hasTangents()) {
                        curve.editInTangents()[i] = keys[i].in;
                        curve.editOutTangents()[i] = keys[i].out;
                    }
                }
                return curve;
            };
            const Curve<float> asIs = curveFrom();
            std::stable_sort(keys.begin(), keys.end(), [](const auto &a, const auto &b) { return a.time < b.time; });
            const Curve<float> sorted = curveFrom();
            for (double time = 20; time <= 90; time += 2.5)
                for (const bool loops : {false, true}) {
                    const SampleSpan span = sequenceSpan(20, 90, loops, time);
                    QCOMPARE(sampleCurve(asIs, span, -1.f), sampleCurve(sorted, span, -1.f));
                }
        }
    }

    void duplicateKeys_data()
    {
        QTest::addColumn<bool>("unsorted");
        QTest::newRow("sorted") << false;
        QTest::newRow("unsorted") << true;
    }
    void duplicateKeys()
    {
        // A jump at 100: before it toward the first of the two keys, from there on starting at the last.
        QFETCH(bool, unsorted);
        const auto curve = unsorted ? curveOf<float>(Interpolation::Linear, {{100, 2}, {100, 6}, {0, 0}, {200, 8}})
                                    : curveOf<float>(Interpolation::Linear, {{0, 0}, {100, 2}, {100, 6}, {200, 8}});
        QCOMPARE(sampleCurve(curve, looping(50, 0, 200), 0.f), 1.f);
        QCOMPARE(sampleCurve(curve, looping(100, 0, 200), 0.f), 6.f);
        QCOMPARE(sampleCurve(curve, looping(150, 0, 200), 0.f), 7.f);
        // Only the duplicates: no length to divide by.
        QCOMPARE(sampleCurve(curve, looping(100, 100, 100), 0.f), 6.f);
        QCOMPARE(sampleCurve(curve, holding(90, 90, 110), 0.f), 2.f);
    }

    void extremeTimes()
    {
        constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();
        constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
        const auto curve = curveOf<float>(Interpolation::Linear, {{least, 0}, {most, 4}});
        QVERIFY(near(sampleCurve(curve, looping(-0.5, least, most), 0.f), 2));
        QCOMPARE(sampleCurve(curve, looping(most, least, most), 0.f), 4.f);
        QCOMPARE(sampleCurve(curve, looping(-100, -200, -50), 9.f), 9.f);
        const auto below = curveOf<float>(Interpolation::Linear, {{-200, 1}, {-100, 3}});
        QCOMPARE(sampleCurve(below, looping(-150, -200, -100), 0.f), 2.f);
    }

    void notNumbersAreTolerated()
    {
        const auto curve = curveOf<float>(Interpolation::Hermite,
                                          {{0, 1, notANumber, infinite}, {1000, notANumber, -infinite, notANumber}});
        QCOMPARE(sampleCurve(curve, looping(0), 0.f), 1.f); // at its own time a key's value is exact
        QVERIFY(std::isnan(sampleCurve(curve, looping(500), 0.f)));
        const auto quat =
            curveOf<Quat>(Interpolation::Bezier, {{0, {notANumber, infinite, 0, 1}}, {1000, {0, 0, 0, 0}}});
        (void)sampleCurve(quat, looping(500), {});
        const auto linear = curveOf<Quat>(
            Interpolation::Linear, {{0, {infinite, infinite, infinite, infinite}}, {1000, {1e38f, 1e38f, 0, 0}}});
        (void)sampleCurve(linear, looping(500), {});
    }

    void aKeptWindowNoticesEdits()
    {
        KeyWindow window;
        auto curve = curveOf<float>(Interpolation::Linear, {{0, 0}, {1000, 10}});
        QCOMPARE(sampleCurve(curve, looping(500), 0.f, false, window), 5.f);
        QCOMPARE(sampleCurve(curve, looping(250), 0.f, false, window), 2.5f);
        curve.editValues()[1] = 20;
        QCOMPARE(sampleCurve(curve, looping(500), 0.f, false, window), 10.f);
        curve.editTimes()[0] = 2000; // now unsorted, one key inside
        QCOMPARE(sampleCurve(curve, looping(500), 0.f, false, window), 20.f);
        QCOMPARE(sampleCurve(curve, looping(1500, 0, 2000), 0.f, false, window), 10.f); // another span
        QCOMPARE(sampleCurve(Curve<float>(), looping(500), 3.f, false, window), 3.f);
        QCOMPARE(sampleCurve(curveOf<float>(Interpolation::Linear, {{5, 1}}), looping(500), 0.f, false, window), 1.f);
    }
};

SINEW_APPLESS_TEST(tst_curve_sample, TestCurveSample)

} // namespace tst_curve_sample
#include "tst_curve_sample.moc"
