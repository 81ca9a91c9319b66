// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Fields named by member, and the addresses made of them.

#include "core/model/address.h"
#include "core/schema/struct_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <unordered_set>

namespace tst_field_row {

enum Dialect : std::uint32_t { First = 1, Second = 2 };

struct Inner
{
    float x = 0, y = 0;
};
struct Lamp
{
    std::uint32_t flags = 0, unlisted = 0;
    Inner inner;
    float range = 1;
    sinew::Curve<float> rangeKeys;
};
struct Stand
{
    float height = 0;
};

} // namespace tst_field_row

namespace sinew {

template<>
inline const StructInfo &describe<tst_field_row::Inner>()
{
    using I = tst_field_row::Inner;
    static const StructInfo s = StructBuilder<I>("Inner").field("x", &I::x).field("y", &I::y).done();
    return s;
}

template<>
inline const StructInfo &describe<tst_field_row::Lamp>()
{
    using L = tst_field_row::Lamp;
    static const StructInfo s = StructBuilder<L>("Lamp")
                                    .field("inner", &L::inner)
                                    .field("flags", &L::flags)
                                    .dialect(tst_field_row::First)
                                    .field("range", &L::range)
                                    .field("flags", &L::flags)
                                    .dialect(tst_field_row::Second)
                                    .curve("rangeKeys", "RNGE", &L::rangeKeys)
                                    .animates(&L::range)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<tst_field_row::Stand>()
{
    using S = tst_field_row::Stand;
    static const StructInfo s = StructBuilder<S>("Stand").field("height", &S::height).done();
    return s;
}

} // namespace sinew

namespace tst_field_row {

using namespace sinew;

class TestFieldRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void membersHaveRows()
    {
        QCOMPARE(int(fieldRow<&Lamp::inner>()), 0);
        QCOMPARE(int(fieldRow<&Lamp::range>()), 2);
        QCOMPARE(fieldInfo<&Lamp::range>().name, "range");
        QCOMPARE(describe<Lamp>().rowAt(memberOffset(&Lamp::unlisted)), -1);
        QVERIFY(isField<&Lamp::range>(describe<Lamp>().fields[2]));
        QVERIFY(!isField<&Lamp::range>(describe<Lamp>().fields[1]));
        // Row 0 of another structure has the same offset.
        QVERIFY(!isField<&Stand::height>(describe<Inner>().fields[0]));
    }

    void aRowOfEachDialect()
    {
        QCOMPARE(int(fieldRow<&Lamp::flags>()), 1);
        QCOMPARE(fieldRow<&Lamp::flags>(Ctx{First, 0, 0}, nullptr), 1);
        QCOMPARE(fieldRow<&Lamp::flags>(Ctx{Second, 0, 0}, nullptr), 3);
        QCOMPARE(fieldRow<&Lamp::flags>(Ctx{4, 0, 0}, nullptr), -1);
        QVERIFY(isField<&Lamp::flags>(describe<Lamp>().fields[3]));
    }

    void ofSeveralStructures()
    {
        QCOMPARE((fieldRowIn<&Lamp::range, &Stand::height>(describe<Lamp>())), 2);
        QCOMPARE((fieldRowIn<&Lamp::range, &Stand::height>(describe<Stand>())), 0);
        QCOMPARE((fieldRowIn<&Lamp::range, &Stand::height>(describe<Inner>())), -1);
    }

    void curvesNameWhatTheyAnimate()
    {
        const FieldInfo &keys = fieldInfo<&Lamp::rangeKeys>();
        QCOMPARE(describe<Lamp>().rowAt(*keys.base), 2);
        QVERIFY(!fieldInfo<&Lamp::range>().base);
    }

    void addresses()
    {
        QVERIFY(fieldOf<&Lamp::range>(7) == (Address{7, 2}));
        QVERIFY((fieldOf<&Lamp::inner, &Inner::y>(7)) == (Address{7, 0, 1}));
        QVERIFY(Address{7}.isObject());
        QVERIFY(!fieldOf<&Lamp::range>(7).isObject());
        QVERIFY((fieldOf<&Lamp::inner, &Inner::y>(7)).hasLeaf());
        QVERIFY(fieldOf<&Lamp::range>(7).of(3).hasElement());
        QVERIFY(!fieldOf<&Lamp::range>(7).hasLeaf() && !fieldOf<&Lamp::range>(7).hasElement());
    }

    /// By object, field, leaf and element; the whole comes after its parts.
    void addressesAreOrdered()
    {
        const Address ordered[] = {{1, 0}, {1, 2, 0, 5}, {1, 2, 0}, {1, 2, 1}, {1, 2}, {1}, {2, 0}};
        for (std::size_t i = 0; i < std::size(ordered); ++i)
            for (std::size_t k = 0; k < std::size(ordered); ++k) {
                QCOMPARE(ordered[i] < ordered[k], i < k);
                QCOMPARE(ordered[i] == ordered[k], i == k);
            }
    }

    void addressesAreHashed()
    {
        std::unordered_set<Address> set;
        std::map<std::size_t, int> hashes;
        for (NodeId node = 1; node <= 50; ++node)
            for (std::uint16_t field = 0; field < 20; ++field) {
                QVERIFY(set.insert({node, field}).second);
                ++hashes[std::hash<Address>()({node, field})];
            }
        QVERIFY(set.contains({50, 19}) && !set.contains({50, 20}) && !set.contains({50}));
        QVERIFY(hashes.size() > 990);
    }
};

SINEW_APPLESS_TEST(tst_field_row, TestFieldRow)

} // namespace tst_field_row
#include "tst_field_row.moc"
