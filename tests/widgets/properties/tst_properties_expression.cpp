// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/struct_builder.h"
#include "core/schema/text.h"
#include "tests/support/test_program.h"
#include "widgets/properties/editors/string_editor.h"
#include "widgets/shared/expression.h"
#include "widgets/shared/text_bytes.h"

#include <QTest>

#include <limits>

namespace tst_properties_expression {

using namespace sinew;

class TestExpression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("expected");
        const auto row = [](const char *text, double expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << expected;
        };
        row("42", 42);
        row(" -3.5 ", -3.5);
        row("+7", 7);
        row("0x1F", 31);
        row("2*pi", 6.283185307179586);
        row("1+2*3", 7);
        row("(1+2)*3", 9);
        row("-2^2", -4);
        row("2^-1", 0.5);
        row("2^3^2", 512);
        row("10/4", 2.5);
        row("+=5", 15);
        row("-=5", 5);
        row("*=3", 30);
        row("/=4", 2.5);
        row("*2", 20);
        row("/2", 5);
        row("x+1", 11);
        row("50%", 5);
        row("100%-1", 9);
        row("0,5", 0.5);
        row("min(3, x)", 3);
        row("max(3,x)", 10);
        row("sqrt(16)", 4);
        row("deg(pi)", 180);
        row("1e3", 1000);
        row("2--3", 5);
    }
    void values()
    {
        QFETCH(QString, text);
        QFETCH(double, expected);
        const Result<double> value = evaluateExpression(text.toStdString(), {10, false});
        QVERIFY2(bool(value), value ? "" : value.error().message.text().c_str());
        QVERIFY(std::abs(*value - expected) < 1e-12);
    }

    void percentOfAFraction() { QCOMPARE(*evaluateExpression("50%", {0.2, true}), 0.5); }

    void refusals_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "  ", "abc", "1+", "(1", "1)", "1/0", "sqrt(-1)", "min(1)", "sin 1", "1 2",
                                 "1e999", "+=", "**2", "5 apples"})
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("deep") << QString(100000, QLatin1Char('('));
        QTest::newRow("signs") << QString(100000, QLatin1Char('-'));
    }
    void refusals()
    {
        QFETCH(QString, text);
        const Result<double> value = evaluateExpression(text.toStdString());
        QVERIFY(!value);
        QVERIFY(!value.error().message.empty());
    }

    void integersAreExact()
    {
        const FieldInfo field{"f", nullptr, 0};
        const std::uint64_t zero = 0;
        const auto evaluate = [&](const TypeInfo &type, const char *text) {
            return evaluateNumber(field, type, text, &zero);
        };
        QCOMPARE(*evaluate(typeInfo<std::uint32_t>(), "4294967295")->as<std::uint32_t>(), 4294967295u);
        QVERIFY(!evaluate(typeInfo<std::uint32_t>(), "4294967296"));
        QVERIFY(!evaluate(typeInfo<std::uint32_t>(), "-1"));
        QVERIFY(!evaluate(typeInfo<std::uint32_t>(), "0-1"));
        QCOMPARE(*evaluate(typeInfo<std::uint64_t>(), "18446744073709551615")->as<std::uint64_t>(), ~std::uint64_t(0));
        QCOMPARE(*evaluate(typeInfo<std::int64_t>(), "-9223372036854775808")->as<std::int64_t>(),
                 std::numeric_limits<std::int64_t>::min());
        QCOMPARE(*evaluate(typeInfo<std::int8_t>(), "-128")->as<std::int8_t>(), std::int8_t(-128));
        QVERIFY(!evaluate(typeInfo<std::int8_t>(), "128"));
        QVERIFY(!evaluate(typeInfo<std::int8_t>(), "2.5"));
        QCOMPARE(*evaluate(typeInfo<std::int8_t>(), "10/4")->as<std::int8_t>(), std::int8_t(3));
    }

    void floatsAreWhatIsTyped()
    {
        const FieldInfo field{"f", nullptr, 0};
        const float now = 0.1f;
        QCOMPARE(*evaluateNumber(field, typeInfo<float>(), "0.1", &now)->as<float>(), 0.1f);
        // Decimal as shown: 0.1 + 0.2 is the float that "0.3" denotes.
        QCOMPARE(*evaluateNumber(field, typeInfo<float>(), "+=0.2", &now)->as<float>(), 0.3f);
        QVERIFY(!evaluateNumber(field, typeInfo<float>(), "1e39", &now));
        QCOMPARE(*evaluateNumber(field, typeInfo<float>(), "12 ms", &now, "ms")->as<float>(), 12.f);
    }

    void bytesSurviveText()
    {
        const std::string odd("a\xff\xc3\xa4\x80\xe2\x82", 7);
        const QString text = textFromBytes(odd);
        QCOMPARE(text.mid(2, 1), QStringLiteral("ä"));
        QCOMPARE(textToBytes(text).toStdString(), odd);
        QCOMPARE(textToBytes(textFromBytes("\xed\xa0\x80")).toStdString(), std::string("\xed\xa0\x80"));
    }

    void assetPaths()
    {
        const auto path = [](const char *file, const char *model) {
            return assetPathFor(QString::fromLatin1(file), QString::fromLatin1(model));
        };
        QCOMPARE(path("/m/units/Textures/a.blp", "/m/units/x.mdx"), QStringLiteral("Textures\\a.blp"));
        QCOMPARE(path("/m/a.blp", "/m/units/x.mdx"), QStringLiteral("a.blp"));
        QCOMPARE(path("/m/a.blp", ""), QStringLiteral("a.blp"));
    }
};

SINEW_GUILESS_TEST(tst_properties_expression, TestExpression)

} // namespace tst_properties_expression
#include "tst_properties_expression.moc"
