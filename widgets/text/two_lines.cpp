// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/text/two_lines.h"

#include <QFontMetrics>

namespace sinew {

QString twoLines(const QString &name, const QFontMetrics &metrics, int width)
{
    if (metrics.horizontalAdvance(name) <= width)
        return name;
    qsizetype head = 1;
    while (head + 1 < name.size() && metrics.horizontalAdvance(name.left(head + 1)) <= width)
        ++head;
    if (name[head - 1].isHighSurrogate())
        ++head;
    return name.left(head) + QChar(QChar::LineSeparator) + metrics.elidedText(name.mid(head), Qt::ElideLeft, width);
}

} // namespace sinew
