// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/lexer.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <limits>

namespace tst_mdl_tokens {

using namespace sinew::mdx;

class TestMdlTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isNumber");
        QTest::addColumn<float>("value");
        const auto row = [](const char *text, float value) {
            QTest::newRow(text) << QByteArray(text) << true << value;
        };
        const float inf = std::numeric_limits<float>::infinity();
        row("0", 0);
        row("-12", -12);
        row("+500", 500);
        row("3.14159265", 3.14159265f);
        row(".5", 0.5f);
        row("2.", 2);
        row("1e3", 1000);
        row("5e-04", 0.0005f);
        row("-1.5E+2", -150);
        row("340282346638528860000000000000000000000.000000", 3.40282347e38f);
        row("1e99", inf);
        row("-1e400", -inf);
        row("1e-400", 0);
        row("Infinity", inf);
        row("-inf", -inf);
        row("1.#INF", inf);
        row("-1.#INF00", -inf);
        for (const char *text : {"", "-", "x", "{", "1x", "e5", "#INF"})
            QTest::newRow(text) << QByteArray(text) << false << 0.0f;
    }

    void numbers()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isNumber);
        QFETCH(float, value);
        MdlLexer lexer({text.constData(), std::size_t(text.size())});
        float read = -7;
        QCOMPARE(lexer.number(read), isNumber);
        if (!isNumber) {
            QCOMPARE(lexer.position(), std::size_t(0));
            return;
        }
        QVERIFY(read == value);
        QVERIFY(lexer.atEnd());
    }

    void notANumber()
    {
        for (const char *text : {"nan", "NaN", "1.#QNAN", "1.#QNAN0", "-1.#IND", "-nan"}) {
            MdlLexer lexer(text);
            float read = 0;
            QVERIFY2(lexer.number(read), text);
            QVERIFY2(std::isnan(read), text);
            QVERIFY2(lexer.atEnd(), text);
        }
    }

    void integers()
    {
        const auto read = [](const char *text) {
            MdlLexer lexer(text);
            std::int64_t value = -7;
            return lexer.integer(value) && lexer.atEnd() ? value : -777;
        };
        QCOMPARE(read("12"), 12);
        QCOMPARE(read("+12"), 12);
        QCOMPARE(read("-3"), -3);
        QCOMPARE(read("2.000000"), 2);
        QCOMPARE(read("1e3"), 1000);
        QCOMPARE(read("4294967295"), 4294967295);
        QCOMPARE(read("0.5"), -777);
        QCOMPARE(read("nan"), -777);
        QCOMPARE(read("1e30"), -777);
    }

    /// Printed numbers read back with the same bits, without an exponent if they are of usual size.
    void printed()
    {
        std::uint32_t bits = 12345;
        for (int i = 0; i < 200000; ++i) {
            bits = bits * 1664525u + 1013904223u;
            const float value = std::bit_cast<float>(bits);
            if (std::isnan(value))
                continue;
            std::string text;
            appendNumber(text, value);
            MdlLexer lexer(text);
            float read = 0;
            QVERIFY2(lexer.number(read) && lexer.atEnd(), text.c_str());
            QVERIFY2(std::bit_cast<std::uint32_t>(read) == bits, text.c_str());
            QVERIFY2(std::abs(value) < 1e-9f || text.find('e') == text.npos, text.c_str());
        }
        std::string text;
        for (const float value : {1.0f, -0.0f, 0.1f, 1e6f, 12.5f})
            appendNumber(text += ' ', value);
        QCOMPARE(text, std::string(" 1 -0 0.1 1000000 12.5"));
    }

    /// Decimals of every length are rounded as the C library rounds them.
    void decimals()
    {
        std::uint64_t state = 1;
        const auto next = [&] { return (state = state * 6364136223846793005u + 1442695040888963407u) >> 33; };
        for (int i = 0; i < 200000; ++i) {
            std::string text = std::to_string(next() % (1u << (next() % 31))) + ".";
            for (std::uint64_t n = next() % 14; n > 0; --n)
                text += char('0' + next() % 10);
            MdlLexer lexer(text);
            float value = 0;
            QVERIFY2(lexer.number(value) && lexer.atEnd(), text.c_str());
            QVERIFY2(value == std::strtof(text.c_str(), nullptr), text.c_str());
        }
    }

    void quotations_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << QByteArray("\"Stand - 1\",") << QByteArray("Stand - 1");
        QTest::newRow("path") << QByteArray("\"Textures\\white.blp\",") << QByteArray("Textures\\white.blp");
        QTest::newRow("ends with a backslash") << QByteArray("\"Textures\\\",") << QByteArray("Textures\\");
        QTest::newRow("quotes within") << QByteArray("\"the \\\"big\\\" one\" {") << QByteArray("the \"big\" one");
        QTest::newRow("quote at the end") << QByteArray("\"big \\\"one\\\"\",") << QByteArray("big \"one\"");
        QTest::newRow("empty") << QByteArray("\"\"") << QByteArray();
    }

    void quotations()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, text);
        MdlLexer lexer({line.constData(), std::size_t(line.size())});
        std::string_view inside;
        QVERIFY(lexer.quoted(inside));
        QCOMPARE(QByteArray::fromStdString(unescaped(inside)), text);
        // Printed numbers are read as the same.
        const std::string printed = quotedText(text.toStdString()) + ",\n";
        MdlLexer again(printed);
        QVERIFY(again.quoted(inside));
        QCOMPARE(QByteArray::fromStdString(unescaped(inside)), text);
    }

    void quotationThatIsNotClosed()
    {
        MdlLexer lexer("\"Stand\n\"");
        std::string_view inside;
        QVERIFY(!lexer.quoted(inside));
        QCOMPARE(lexer.position(), std::size_t(0));
    }

    void placesAndSpace()
    {
        MdlLexer lexer("// one\r\n\t/* two\n two */ , ,A{\n");
        QVERIFY(lexer.skip());
        QCOMPARE(lexer.word(), std::string_view("A"));
        const TextPlace place = lexer.placeOf(lexer.position() - 1);
        QCOMPARE(place.line, std::size_t(3));
        QCOMPARE(place.column, std::size_t(12));
        QCOMPARE(lexer.placeOf(0).line, std::size_t(1));
        QVERIFY(lexer.take('{'));
        QVERIFY(!lexer.skip());
        QVERIFY(lexer.atEnd());
    }

    void unknownStatements()
    {
        const auto left = [](const char *text) {
            MdlLexer lexer(text);
            lexer.word();
            return lexer.skipUnknown() ? QByteArray(text + lexer.position()) : QByteArray("open");
        };
        QCOMPARE(left("Rain 3, Snow"), QByteArray(", Snow"));
        QCOMPARE(left("Rain\nSnow"), QByteArray("\nSnow"));
        QCOMPARE(left("Rain 2 { 1, { 2 }, \"}\" } Snow"), QByteArray(" Snow"));
        QCOMPARE(left("Rain\n{ 1 }, Snow"), QByteArray(", Snow"));
        QCOMPARE(left("Rain }"), QByteArray("}"));
        QCOMPARE(left("Rain { { }"), QByteArray("open"));
    }
};

SINEW_APPLESS_TEST(tst_mdl_tokens, TestMdlTokens)

} // namespace tst_mdl_tokens
#include "tst_mdl_tokens.moc"
