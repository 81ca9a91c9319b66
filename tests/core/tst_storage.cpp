// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/array.h"
#include "core/schema/curve.h"
#include "core/schema/value.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <limits>
#include <numeric>
#include <random>
#include <utility>

namespace tst_storage {

using namespace sinew;

namespace {

template<class T>
std::vector<T> listed(const Array<T> &array)
{
    return {array.begin(), array.end()};
}

/// A curve whose key i has time 10 i, value i, in tangent 100 + i, out tangent 200 + i.
Curve<float> numbered(Interpolation interpolation, std::size_t count, std::int32_t globalSequence = -1, float from = 0)
{
    Curve<float> curve(interpolation, count, globalSequence);
    for (std::size_t i = 0; i < count; ++i) {
        curve.editTimes()[i] = std::int32_t(10 * (float(i) + from));
        curve.editValues()[i] = float(i) + from;
        if (curve.hasTangents()) {
            curve.editInTangents()[i] = 100 + float(i) + from;
            curve.editOutTangents()[i] = 200 + float(i) + from;
        }
    }
    return curve;
}

std::vector<float> listed(std::span<const float> values)
{
    return {values.begin(), values.end()};
}

} // namespace

class TestStorage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrayCopyOnWrite()
    {
        Array<int> a{1, 2, 3};
        Array<int> b = a;
        QVERIFY(a.sharesWith(b));
        b.edit()[1] = 20;
        QVERIFY(!a.sharesWith(b));
        QCOMPARE(listed(a), (std::vector<int>{1, 2, 3}));
        QCOMPARE(listed(b), (std::vector<int>{1, 20, 3}));
        const int *before = b.data();
        b.edit()[0] = 5; // alone: no copy
        QCOMPARE(b.data(), before);
        Array<int> moved = std::move(b);
        QVERIFY(b.isEmpty());
        QCOMPARE(moved.data(), before);
        a = std::as_const(a);
        QCOMPARE(listed(a), (std::vector<int>{1, 2, 3}));
        a.assign({});
        QVERIFY(a.isEmpty() && a.data() == nullptr && a.edit() == nullptr);
        QVERIFY(a.sharesWith(Array<int>()));
    }

    void arraySpliceAgainstVector()
    {
        std::mt19937 random(1);
        Array<std::uint16_t> array;
        std::vector<std::uint16_t> expected;
        for (int step = 0; step < 2000; ++step) {
            const std::size_t first = random() % (expected.size() + 1),
                              removed = random() % (expected.size() - first + 1);
            std::vector<std::uint16_t> inserted(random() % 7);
            for (auto &value : inserted)
                value = std::uint16_t(random());
            const Array<std::uint16_t> before = array;
            const std::vector<std::uint16_t> old = expected;
            array.splice(first, removed, inserted);
            expected.erase(expected.begin() + long(first), expected.begin() + long(first + removed));
            expected.insert(expected.begin() + long(first), inserted.begin(), inserted.end());
            QCOMPARE(listed(array), expected);
            QCOMPARE(listed(before), old);
        }
    }

    void arrayEquality()
    {
        const Array<float> nan{std::numeric_limits<float>::quiet_NaN()}, same{std::numeric_limits<float>::quiet_NaN()};
        QVERIFY(nan.equalRaw(same, 4));
        QVERIFY(!Array<float>{0.f}.equalRaw(Array<float>{-0.f}, 4)); // bitwise
        QVERIFY(!(Array<float>{0.f}.equalRaw(Array<float>{0.f, 0.f}, 4)));
        QVERIFY(Array<float>().equalRaw(Array<float>(), 4));
        QVERIFY(!Array<float>().equalRaw(nan, 4));
    }

    void curvePresence()
    {
        Curve<float> none;
        QVERIFY(!none.isPresent());
        QCOMPARE(none.size(), std::size_t(0));
        QCOMPARE(none.globalSequence(), -1);
        QVERIFY(none.times().empty() && none.values().empty());
        Curve<float> empty(Interpolation::Linear, 0);
        QVERIFY(empty.isPresent());
        QVERIFY(!(none == empty)); // a track without keys differs from no track
        empty.clear();
        QVERIFY(none == empty);
    }

    void curveCopyOnWrite()
    {
        Curve<float> a = numbered(Interpolation::Hermite, 3, 5);
        Curve<float> b = a;
        b.editInTangents()[1] = -1;
        QCOMPARE(a.inTangents()[1], 101.f);
        QCOMPARE(b.inTangents()[1], -1.f);
        QCOMPARE(b.globalSequence(), 5);
        QCOMPARE(listed(b.values()), (std::vector<float>{0, 1, 2}));
        QCOMPARE(listed(b.outTangents()), (std::vector<float>{200, 201, 202}));
    }

    void curveHeader()
    {
        Curve<float> c = numbered(Interpolation::Linear, 3, 2);
        c.setHeader({3, 7}); // tangents appear as zero
        QCOMPARE(c.globalSequence(), 7);
        QCOMPARE(listed(c.values()), (std::vector<float>{0, 1, 2}));
        QCOMPARE(listed(c.inTangents()), (std::vector<float>{0, 0, 0}));
        c.editInTangents()[2] = 9;
        c.setHeader({2, -1}); // both kinds have tangents: kept
        QCOMPARE(c.inTangents()[2], 9.f);
        c.setHeader({0, -1});
        QVERIFY(c.inTangents().empty());
        QCOMPARE(listed(c.values()), (std::vector<float>{0, 1, 2}));
        c.setHeader({0xffffffff, 0}); // unknown numbers are kept and have tangents
        QCOMPARE(c.header().interpolation, 0xffffffffu);
        QVERIFY(c.hasTangents());
    }

    void curveSpliceAgainstVector()
    {
        std::mt19937 random(2);
        for (const Interpolation interpolation : {Interpolation::Linear, Interpolation::Bezier}) {
            Curve<float> curve(interpolation, 0, 3);
            std::vector<float> expected;
            for (int step = 0; step < 1000; ++step) {
                const std::size_t first = random() % (expected.size() + 1),
                                  removed = random() % (expected.size() - first + 1);
                const auto from = float(random() % 1000);
                const Curve<float> keys = numbered(interpolation, random() % 5, -1, from);
                const Curve<float> before = curve;
                const std::vector<float> old = expected;
                curve.splice(first, removed, keys);
                expected.erase(expected.begin() + long(first), expected.begin() + long(first + removed));
                for (std::size_t i = 0; i < keys.size(); ++i)
                    expected.insert(expected.begin() + long(first + i), float(i) + from);
                QCOMPARE(listed(curve.values()), expected);
                QCOMPARE(listed(before.values()), old);
                QCOMPARE(curve.globalSequence(), 3); // the curve's own header stays
                for (std::size_t i = 0; i < expected.size(); ++i) {
                    QCOMPARE(curve.times()[i], std::int32_t(expected[i]) * 10);
                    if (curve.hasTangents())
                        QCOMPARE(curve.inTangents()[i] + curve.outTangents()[i], 300 + 2 * expected[i]);
                }
            }
        }
    }

    void curveSlice()
    {
        const Curve<float> c = numbered(Interpolation::Bezier, 5, 1);
        Curve<float> slice;
        static_cast<CurveBase &>(slice) = c.sliceRaw(1, 3, 4);
        QCOMPARE(listed(slice.values()), (std::vector<float>{1, 2, 3}));
        QCOMPARE(listed(slice.inTangents()), (std::vector<float>{101, 102, 103}));
        QCOMPARE(slice.globalSequence(), 1);
        QVERIFY(c.sliceRaw(5, 0, 4).isPresent());
        QVERIFY(!CurveBase().sliceRaw(0, 0, 4).isPresent());
    }

    void timesOnly()
    {
        Curve<NoValue> curve(Interpolation::None, 2);
        QCOMPARE(Curve<NoValue>::valueSize, std::size_t(0));
        curve.editTimes()[0] = 5;
        Curve<NoValue> more(Interpolation::None, 1);
        more.editTimes()[0] = 7;
        curve.splice(1, 1, more);
        QCOMPARE(curve.size(), std::size_t(2));
        QCOMPARE(curve.times()[0], 5);
        QCOMPARE(curve.times()[1], 7);
        QVERIFY(curve.values().empty());
    }

    void values()
    {
        Value empty;
        QVERIFY(empty.isEmpty());
        QVERIFY(empty == Value());
        const Value five = Value::of(5);
        QVERIFY(five == Value::of(5));
        QVERIFY(!(five == Value::of(6)));
        QVERIFY(!(five == Value::of(5.f)));
        QVERIFY(!(five == empty));
        QCOMPARE(*five.as<int>(), 5);
        QVERIFY(!five.as<float>());
        Value copy = five;
        *copy.as<int>() = 8;
        QCOMPARE(*five.as<int>(), 5);
        copy = std::as_const(copy);
        QCOMPARE(*copy.as<int>(), 8);
        const Value big = Value::of(Array<Vec3>(std::span<const Vec3>(std::vector<Vec3>(1000))));
        QVERIFY(big.byteCost() >= 12000 && big.byteCost() < 13000);
        QVERIFY(Value::of(numbered(Interpolation::Hermite, 100)).byteCost() >= 1600);
    }

    void numbers()
    {
        std::int8_t byte = -3;
        QCOMPARE(readInteger(typeInfo<std::int8_t>(), &byte), std::int64_t(-3));
        std::uint8_t unsignedByte = 0xfd;
        QCOMPARE(readInteger(typeInfo<std::uint8_t>(), &unsignedByte), std::int64_t(0xfd));
        std::uint32_t word = 0;
        writeInteger(typeInfo<std::uint32_t>(), &word, -1);
        QCOMPARE(word, 0xffffffffu);
        QCOMPARE(readNumber(typeInfo<std::uint32_t>(), &word), 4294967295.0);
        std::int64_t wide = std::numeric_limits<std::int64_t>::min();
        QCOMPARE(readInteger(typeInfo<std::int64_t>(), &wide), wide);
        float f = 0;
        writeNumber(typeInfo<float>(), &f, 0.1);
        QCOMPARE(f, 0.1f);
        writeNumber(typeInfo<std::uint32_t>(), &word, 2.5);
        QCOMPARE(word, 3u);
    }
};

SINEW_GUILESS_TEST(tst_storage, TestStorage)

} // namespace tst_storage
#include "tst_storage.moc"
