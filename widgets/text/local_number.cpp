// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/text/local_number.h"

#include <QLocale>

namespace sinew {

QString shownNumber(QString number)
{
    return number.replace(u'.', QLocale().decimalPoint());
}

QString typedNumber(QString text)
{
    // Between the arguments of a call, a comma is not a decimal separator.
    const QString point = QLocale().decimalPoint();
    return point == QLatin1String(".") || text.contains(u'(') ? text : text.replace(point, QStringLiteral("."));
}

} // namespace sinew
