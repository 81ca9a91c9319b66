// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/text/local_number.h"

#include <QLocale>

#include <cmath>

namespace sinew {

QString shownNumber(QString number)
{
    return number == QLatin1String("-0") ? QStringLiteral("0") : number.replace(u'.', QLocale().decimalPoint());
}

QString fixedNumber(double number, int decimals)
{
    const double unit = std::pow(10, -decimals);
    return QLocale().toString(std::abs(number) < unit / 2 ? 0.0 : number, 'f', decimals);
}

QString typedNumber(QString text)
{
    // Between the arguments of a call, a comma is not a decimal separator.
    const QString point = QLocale().decimalPoint();
    return point == QLatin1String(".") || text.contains(u'(') ? text : text.replace(point, QStringLiteral("."));
}

} // namespace sinew
