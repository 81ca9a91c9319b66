// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/row_alignment.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>
#include <random>

namespace tst_row_alignment {

using namespace sinew;

class TestRowAlignment : public QObject
{
    Q_OBJECT

    static std::vector<std::uint64_t> keysOf(const QString &letters)
    {
        std::vector<std::uint64_t> keys;
        for (const QChar letter : letters)
            keys.push_back(letter.unicode());
        return keys;
    }
    /// "a" for equal elements, "a>b" for changed ones, "-a" and "+b" for those that one array has alone.
    static QString textOf(const QString &a, const QString &b)
    {
        QStringList words;
        for (const auto &[i, j] : alignRows(keysOf(a), keysOf(b)).rows)
            words.append(i == RowAlignment::noRow             ? u'+' + QString(b[qsizetype(j)])
                         : j == RowAlignment::noRow           ? u'-' + QString(a[qsizetype(i)])
                         : a[qsizetype(i)] == b[qsizetype(j)] ? QString(a[qsizetype(i)])
                                                              : QString(a[qsizetype(i)]) + u'>' + b[qsizetype(j)]);
        return words.join(u' ');
    }

private Q_SLOTS:
    void pairs_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *a, const char *b, const char *expected) {
            QTest::newRow(name) << QString::fromLatin1(a) << QString::fromLatin1(b) << QString::fromLatin1(expected);
        };
        row("both empty", "", "", "");
        row("equal", "abc", "abc", "a b c");
        row("one changed", "abc", "axc", "a b>x c");
        row("two deleted apart", "abcdefg", "acdfg", "a -b c d -e f g");
        row("inserted and deleted", "abcdef", "xabcdf", "+x a b c d -e f");
        row("changed beside a deletion", "abcdefgh", "aXcdfgh", "a b>X c d -e f g h");
        row("repeated elements", "aabbaab", "aababaab", "a a b +a b a a b");
        row("all other", "abc", "xyz", "a>x b>y c>z");
        row("all other, longer", "ab", "xyz", "a>x b>y +z");
        row("exchanged, of one length", "abcd", "bacd", "a>b b>a c d");
        row("moved to the end", "abcdef", "bcdefa", "-a b c d e f +a");
    }
    void pairs()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QTEST(textOf(a, b), "expected");
    }

    /// Every row of both is there once, in order, whatever the arrays hold.
    void complete()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 500; ++round) {
            const auto keys = [&] {
                std::vector<std::uint64_t> found(random() % 40);
                for (std::uint64_t &key : found)
                    key = random() % (2 + unsigned(round) % 30);
                return found;
            };
            const auto a = keys(), b = keys();
            const RowAlignment aligned = alignRows(a, b);
            std::vector<std::size_t> rowsA, rowsB;
            for (const auto &[i, j] : aligned.rows) {
                if (i != RowAlignment::noRow)
                    rowsA.push_back(i);
                if (j != RowAlignment::noRow)
                    rowsB.push_back(j);
            }
            std::vector<std::size_t> allA(a.size()), allB(b.size());
            std::iota(allA.begin(), allA.end(), 0u);
            std::iota(allB.begin(), allB.end(), 0u);
            QVERIFY(rowsA == allA && rowsB == allB);
            QCOMPARE(aligned.inB().size(), a.size());
        }
    }
};

SINEW_GUILESS_TEST(tst_row_alignment, TestRowAlignment)

} // namespace tst_row_alignment
#include "tst_row_alignment.moc"
