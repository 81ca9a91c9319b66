// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "widgets/text/local_number.h"

#include <QLocale>
#include <QTest>

namespace tst_local_number {

using namespace sinew;

class TestLocalNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void nothingIsNegative()
    {
        QCOMPARE(shownNumber(QStringLiteral("-0")), QStringLiteral("0"));
        QCOMPARE(shownNumber(QStringLiteral("-0.5")), QStringLiteral("-0.5"));
        QCOMPARE(fixedNumber(-0.0004, 3), QStringLiteral("0.000"));
        QCOMPARE(fixedNumber(-0.0, 2), QStringLiteral("0.00"));
        QCOMPARE(fixedNumber(-0.0006, 3), QStringLiteral("-0.001"));
        QCOMPARE(fixedNumber(0.0004, 3), QStringLiteral("0.000"));
    }

    void theUsersNotation()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(shownNumber(QStringLiteral("-1.5")), QStringLiteral("-1,5"));
        QCOMPARE(fixedNumber(1.25, 1), QLocale().toString(1.25, 'f', 1));
    }
};

SINEW_GUILESS_TEST(tst_local_number, TestLocalNumber)

} // namespace tst_local_number
#include "tst_local_number.moc"
