// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/address.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "tests/support/test_program.h"

#include <QLocale>
#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

namespace tst_text {

using namespace sinew;

namespace {

const EnumTable modes{{0, "none", "None"}, {3, "additive", "Additive"}};
const EnumTable bits{{0x1, "unshaded", "Unshaded"}, {0x10, "twoSided", "Two-sided"}};

template<class T>
FieldInfo fieldOf()
{
    return {"field", &typeInfo<T>(), 0};
}

template<class T>
QString textOf(const FieldInfo &field, const T &value)
{
    return QString::fromStdString(valueText(field, typeInfo<T>(), &value));
}

/// The value as text, parsed again; the empty value when that fails.
template<class T>
Value reparsed(const FieldInfo &field, const T &value)
{
    auto parsed = parseValue(field, typeInfo<T>(), valueText(field, typeInfo<T>(), &value));
    if (!parsed)
        qWarning("%s", parsed.error().message.text().c_str());
    return parsed ? std::move(*parsed) : Value();
}

template<class T>
QString errorOf(const FieldInfo &field, const char *text)
{
    const auto parsed = parseValue(field, typeInfo<T>(), text);
    return parsed ? QString() : QString::fromStdString(parsed.error().message);
}

} // namespace

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Numbers in messages follow the user's language, text is not touched.
    void quantitiesOfMessages()
    {
        const QLocale before;
        const Message message("%1 of %2 bytes in version %3", {183720, std::uint64_t(18446744073709551615u), "1100"});
        QCOMPARE(QString::fromStdString(message.text()),
                 QStringLiteral("183720 of 18446744073709551615 bytes in version 1100"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(translated(message), QStringLiteral("183,720 of 18,446,744,073,709,551,615 bytes in version 1100"));
        QCOMPARE(translated(Message(-56800)), QStringLiteral("-56,800"));
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(translated(message), QStringLiteral("183.720 of 18.446.744.073.709.551.615 bytes in version 1100"));
        QLocale::setDefault(before);
    }

    void placesOfErrors()
    {
        const Error error{"the file is cut off", "a.mdx", 18, "BONE"};
        QCOMPARE(translatedPlace(error), QStringLiteral("a.mdx: offset 0x12: BONE"));
        QCOMPARE(translated(error), QStringLiteral("a.mdx: offset 0x12: BONE: the file is cut off"));
        QVERIFY(translatedPlace(Error{"the file is cut off"}).isEmpty());
        QCOMPARE(translated(Error{"the file is cut off"}), QStringLiteral("the file is cut off"));
    }

    void everyFloatPattern()
    {
        std::mt19937 random(3);
        const FieldInfo field = fieldOf<float>();
        for (int i = 0; i < 200000; ++i) {
            const auto value = std::bit_cast<float>(std::uint32_t(random()));
            if (std::isnan(value))
                continue;
            const Value back = reparsed(field, value);
            QVERIFY(!back.isEmpty());
            QCOMPARE(std::bit_cast<std::uint32_t>(*back.as<float>()), std::bit_cast<std::uint32_t>(value));
        }
        for (const float value :
             {0.f, -0.f, std::numeric_limits<float>::denorm_min(), std::numeric_limits<float>::max(),
              std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()})
            QCOMPARE(std::bit_cast<std::uint32_t>(*reparsed(field, value).as<float>()),
                     std::bit_cast<std::uint32_t>(value));
        QVERIFY(std::isnan(*reparsed(field, std::numeric_limits<float>::quiet_NaN()).as<float>()));
        QCOMPARE(textOf(field, 0.1f), QStringLiteral("0.1"));
        QCOMPARE(textOf(field, 100.f), QStringLiteral("100"));
    }

    void floatErrors()
    {
        const FieldInfo field = fieldOf<float>();
        QCOMPARE(*parseValue(field, typeInfo<float>(), " +1.5 ")->as<float>(), 1.5f);
        for (const char *text : {"", " ", "x", "1.5x", "1,5", "--1", "+", "0x10", "1 2"})
            QVERIFY2(!errorOf<float>(field, text).isEmpty(), text);
        QVERIFY(errorOf<float>(field, "1e99").contains(QStringLiteral("does not fit")));
    }

    void integers()
    {
        const FieldInfo field = fieldOf<std::int32_t>();
        QCOMPARE(textOf(field, std::numeric_limits<std::int32_t>::min()), QStringLiteral("-2147483648"));
        QCOMPARE(*reparsed(field, std::numeric_limits<std::int32_t>::min()).as<std::int32_t>(),
                 std::numeric_limits<std::int32_t>::min());
        QCOMPARE(textOf(fieldOf<std::uint32_t>(), 0xffffffffu), QStringLiteral("4294967295"));
        QCOMPARE(*parseValue(fieldOf<std::uint32_t>(), typeInfo<std::uint32_t>(), "0xFFffffff")->as<std::uint32_t>(),
                 0xffffffffu);
        QCOMPARE(*parseValue(field, typeInfo<std::int32_t>(), "-0x10")->as<std::int32_t>(), -16);
        for (const char *text : {"2147483648", "-2147483649", "", "-", "0x", "1.0", "1e3", "99999999999999999999999"})
            QVERIFY2(!errorOf<std::int32_t>(field, text).isEmpty(), text);
        QVERIFY(!errorOf<std::uint8_t>(fieldOf<std::uint8_t>(), "256").isEmpty());
        QVERIFY(!errorOf<std::uint8_t>(fieldOf<std::uint8_t>(), "-1").isEmpty());
        QVERIFY(errorOf<std::uint8_t>(fieldOf<std::uint8_t>(), "-0").isEmpty());
        QVERIFY(!errorOf<std::int8_t>(fieldOf<std::int8_t>(), "128").isEmpty());
        QCOMPARE(*parseValue(fieldOf<std::int8_t>(), typeInfo<std::int8_t>(), "-128")->as<std::int8_t>(),
                 std::int8_t(-128));
        const auto wide = std::numeric_limits<std::int64_t>::min();
        QCOMPARE(*reparsed(fieldOf<std::int64_t>(), wide).as<std::int64_t>(), wide);
        QCOMPARE(*reparsed(fieldOf<std::uint64_t>(), ~std::uint64_t(0)).as<std::uint64_t>(), ~std::uint64_t(0));
    }

    void enums()
    {
        FieldInfo field = fieldOf<std::uint32_t>();
        field.role = Role::Enum;
        field.table = &modes;
        QCOMPARE(textOf(field, 3u), QStringLiteral("additive"));
        QCOMPARE(textOf(field, 77u), QStringLiteral("77")); // unknown values survive
        for (const std::uint32_t value : {0u, 3u, 77u, 0xffffffffu})
            QCOMPARE(*reparsed(field, value).as<std::uint32_t>(), value);
        QVERIFY(errorOf<std::uint32_t>(field, "additiv").contains(QStringLiteral("none, additive")));
        QCOMPARE(*parseValue(field, typeInfo<std::uint32_t>(), " additive ")->as<std::uint32_t>(), 3u);
    }

    void flags()
    {
        FieldInfo field = fieldOf<std::uint32_t>();
        field.role = Role::Flags;
        field.table = &bits;
        QCOMPARE(textOf(field, 0u), QStringLiteral("0"));
        QCOMPARE(textOf(field, 0x11u), QStringLiteral("unshaded|twoSided"));
        QCOMPARE(textOf(field, 0x80000010u), QStringLiteral("twoSided|0x80000000"));
        for (const std::uint32_t value : {0u, 1u, 0x11u, 0x80000010u, 0xffffffffu})
            QCOMPARE(*reparsed(field, value).as<std::uint32_t>(), value);
        QVERIFY(!errorOf<std::uint32_t>(field, "unshaded|").isEmpty());
        QVERIFY(!errorOf<std::uint32_t>(field, "unshaded|shiny").isEmpty());
        QVERIFY(!errorOf<std::uint32_t>(field, "unshaded|0x100000000").isEmpty()); // wider than the field
        FieldInfo small = fieldOf<std::uint8_t>();
        small.role = Role::Flags;
        small.table = &bits;
        QVERIFY(!errorOf<std::uint8_t>(small, "unshaded|0x100").isEmpty());
    }

    void vectorsAndArrays()
    {
        const FieldInfo field = fieldOf<Vec3>();
        QCOMPARE(textOf(field, Vec3{1, 2.5f, -3}), QStringLiteral("{1, 2.5, -3}"));
        const Value back = reparsed(field, Vec3{1e-9f, std::numeric_limits<float>::infinity(), -0.f});
        QCOMPARE(back.as<Vec3>()->x, 1e-9f);
        QVERIFY(std::isinf(back.as<Vec3>()->y) && std::signbit(back.as<Vec3>()->z));
        QCOMPARE(parseValue(field, typeInfo<Vec3>(), "1 2;3")->as<Vec3>()->z, 3.f);
        QVERIFY(errorOf<Vec3>(field, "1 2").contains(QStringLiteral("3 numbers are needed, 2 were given")));
        QVERIFY(!errorOf<Vec3>(field, "1 2 x").isEmpty());
        QVERIFY(!errorOf<Vec3>(field, "").isEmpty());

        using Colours = std::array<Colour, 3>;
        const Colours colours{Colour{1, 2, 3}, Colour{4, 5, 6}, Colour{7, 8, 9}};
        QCOMPARE(textOf(fieldOf<Colours>(), colours), QStringLiteral("{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}"));
        QVERIFY(reparsed(fieldOf<Colours>(), colours) == Value::of(colours));
        using Bytes3 = std::array<std::uint8_t, 3>;
        QVERIFY(reparsed(fieldOf<Bytes3>(), Bytes3{0, 128, 255}) == Value::of(Bytes3{0, 128, 255}));
        QVERIFY(!errorOf<Bytes3>(fieldOf<Bytes3>(), "0 128 256").isEmpty());
        QVERIFY(reparsed(fieldOf<Quat>(), Quat{1, 2, 3, 4}) == Value::of(Quat{1, 2, 3, 4}));
        QVERIFY(reparsed(fieldOf<Matrix34>(), Matrix34{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}) ==
                Value::of(Matrix34{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}));
    }

    void strings()
    {
        using Name = FixedString<8>;
        const FieldInfo field = fieldOf<Name>();
        Name name;
        name.set("abc");
        name.chars[6] = 'x'; // garbage after the end is not shown
        QCOMPARE(textOf(field, name), QStringLiteral("abc"));
        const auto parsed = parseValue(field, typeInfo<Name>(), " abc ");
        QCOMPARE(parsed->as<Name>()->view(), std::string_view(" abc ")); // blanks belong to a name
        QCOMPARE(parsed->as<Name>()->chars[7], '\0');
        QCOMPARE(parseValue(field, typeInfo<Name>(), "12345678")->as<Name>()->view(),
                 std::string_view("12345678")); // no NUL needed
        QVERIFY(errorOf<Name>(field, "1234567890").contains(QStringLiteral("2 bytes longer")));
        QVERIFY(parseValue(field, typeInfo<Name>(), "")->as<Name>()->isEmpty());
    }

    void containers()
    {
        Curve<float> curve(Interpolation::Hermite, 12, 3);
        QCOMPARE(textOf(fieldOf<Curve<float>>(), curve), QStringLiteral("12 keys, hermite, global sequence 3"));
        QCOMPARE(textOf(fieldOf<Curve<float>>(), Curve<float>()), QStringLiteral("none"));
        curve.setHeader({9, -1});
        QCOMPARE(textOf(fieldOf<Curve<float>>(), curve), QStringLiteral("12 keys, interpolation 9"));
        QCOMPARE(textOf(fieldOf<Array<int>>(), Array<int>{1, 2}), QStringLiteral("2 elements"));
        QVERIFY(!errorOf<Curve<float>>(fieldOf<Curve<float>>(), "12 keys").isEmpty());
    }

    void ranges()
    {
        FieldInfo field = fieldOf<float>();
        field.minimum = 0;
        field.maximum = 1;
        const auto problem = [&](const FieldInfo &f, auto value) {
            return QString::fromStdString(valueProblem(f, typeInfo<decltype(value)>(), &value));
        };
        QCOMPARE(problem(field, 0.f), QString());
        QCOMPARE(problem(field, 1.f), QString());
        QVERIFY(problem(field, -0.001f).contains(QStringLiteral("below")));
        QVERIFY(problem(field, 1.001f).contains(QStringLiteral("above")));
        QVERIFY(!problem(field, std::numeric_limits<float>::quiet_NaN()).isEmpty());
        QVERIFY(!problem(fieldOf<float>(), std::numeric_limits<float>::infinity()).isEmpty());
        QVERIFY(!problem(fieldOf<Vec3>(), Vec3{0, 0, std::numeric_limits<float>::quiet_NaN()}).isEmpty());
        using Scales = std::array<float, 3>;
        FieldInfo scales = fieldOf<Scales>();
        scales.minimum = 0;
        QVERIFY(!problem(scales, Scales{0, 0, -1}).isEmpty());
        QCOMPARE(problem(scales, Scales{0, 5, 1}), QString());
    }
};

SINEW_GUILESS_TEST(tst_text, TestText)

} // namespace tst_text
#include "tst_text.moc"
